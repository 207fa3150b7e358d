// Made by `npm run generate` from the schemas.
const schema11 = {"type":"object","properties":{"institution":{"type":["integer","null"],"minimum":1,"maximum":2147483647},"isAddressRequired":{"type":["boolean","null"]},"isSocialSecurityNumberRequired":{"type":["boolean","null"]},"isCvMandatory":{"type":["boolean","null"]},"isDiplomaMandatory":{"type":["boolean","null"]},"healthPass":{"type":["boolean","null"]},"hasDPAE":{"type":["boolean","null"]},"hasContract":{"type":["boolean","null"]},"eSignature":{"type":["boolean","null"]},"eSignatureProvider":{"enum":["connective","cegedim",null]},"HasMassEsignatureEtab":{"type":["boolean","null"]},"HasMultiReplacementContract":{"type":["boolean","null"]},"canPostMissionWithoutSchedule":{"type":["boolean","null"]},"canSeeTotalCostForInstitution":{"type":["boolean","null"]},"canValidateMission":{"type":["boolean","null"]},"hasUnspecifiedService":{"type":["boolean","null"]},"hasSMS":{"type":["boolean","null"]},"hasInterim":{"type":["boolean","null"]},"agencyClientId":{"type":["string","null"],"maxLength":255},"hasHubloPool":{"type":["boolean","null"]},"isKorian":{"type":["boolean","null"]},"isHCL":{"type":["boolean","null"]},"isMedgoDemo":{"type":["boolean","null"]}},"additionalProperties":false};
const func2 = Object.prototype.hasOwnProperty;
const func3 = (text) => [...text].length;

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func2.call(schema11.properties, key0))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.institution !== undefined){
let data0 = data.institution;
if((!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))) && (data0 !== null)){
const err1 = {instancePath:instancePath+"/institution",schemaPath:"#/properties/institution/type",keyword:"type",params:{type: schema11.properties.institution.type}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 2147483647 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/institution",schemaPath:"#/properties/institution/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/institution",schemaPath:"#/properties/institution/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
if(data.isAddressRequired !== undefined){
let data1 = data.isAddressRequired;
if((typeof data1 !== "boolean") && (data1 !== null)){
const err4 = {instancePath:instancePath+"/isAddressRequired",schemaPath:"#/properties/isAddressRequired/type",keyword:"type",params:{type: schema11.properties.isAddressRequired.type}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.isSocialSecurityNumberRequired !== undefined){
let data2 = data.isSocialSecurityNumberRequired;
if((typeof data2 !== "boolean") && (data2 !== null)){
const err5 = {instancePath:instancePath+"/isSocialSecurityNumberRequired",schemaPath:"#/properties/isSocialSecurityNumberRequired/type",keyword:"type",params:{type: schema11.properties.isSocialSecurityNumberRequired.type}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.isCvMandatory !== undefined){
let data3 = data.isCvMandatory;
if((typeof data3 !== "boolean") && (data3 !== null)){
const err6 = {instancePath:instancePath+"/isCvMandatory",schemaPath:"#/properties/isCvMandatory/type",keyword:"type",params:{type: schema11.properties.isCvMandatory.type}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.isDiplomaMandatory !== undefined){
let data4 = data.isDiplomaMandatory;
if((typeof data4 !== "boolean") && (data4 !== null)){
const err7 = {instancePath:instancePath+"/isDiplomaMandatory",schemaPath:"#/properties/isDiplomaMandatory/type",keyword:"type",params:{type: schema11.properties.isDiplomaMandatory.type}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.healthPass !== undefined){
let data5 = data.healthPass;
if((typeof data5 !== "boolean") && (data5 !== null)){
const err8 = {instancePath:instancePath+"/healthPass",schemaPath:"#/properties/healthPass/type",keyword:"type",params:{type: schema11.properties.healthPass.type}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.hasDPAE !== undefined){
let data6 = data.hasDPAE;
if((typeof data6 !== "boolean") && (data6 !== null)){
const err9 = {instancePath:instancePath+"/hasDPAE",schemaPath:"#/properties/hasDPAE/type",keyword:"type",params:{type: schema11.properties.hasDPAE.type}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.hasContract !== undefined){
let data7 = data.hasContract;
if((typeof data7 !== "boolean") && (data7 !== null)){
const err10 = {instancePath:instancePath+"/hasContract",schemaPath:"#/properties/hasContract/type",keyword:"type",params:{type: schema11.properties.hasContract.type}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.eSignature !== undefined){
let data8 = data.eSignature;
if((typeof data8 !== "boolean") && (data8 !== null)){
const err11 = {instancePath:instancePath+"/eSignature",schemaPath:"#/properties/eSignature/type",keyword:"type",params:{type: schema11.properties.eSignature.type}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.eSignatureProvider !== undefined){
let data9 = data.eSignatureProvider;
if(!(((data9 === "connective") || (data9 === "cegedim")) || (data9 === null))){
const err12 = {instancePath:instancePath+"/eSignatureProvider",schemaPath:"#/properties/eSignatureProvider/enum",keyword:"enum",params:{allowedValues: schema11.properties.eSignatureProvider.enum}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.HasMassEsignatureEtab !== undefined){
let data10 = data.HasMassEsignatureEtab;
if((typeof data10 !== "boolean") && (data10 !== null)){
const err13 = {instancePath:instancePath+"/HasMassEsignatureEtab",schemaPath:"#/properties/HasMassEsignatureEtab/type",keyword:"type",params:{type: schema11.properties.HasMassEsignatureEtab.type}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.HasMultiReplacementContract !== undefined){
let data11 = data.HasMultiReplacementContract;
if((typeof data11 !== "boolean") && (data11 !== null)){
const err14 = {instancePath:instancePath+"/HasMultiReplacementContract",schemaPath:"#/properties/HasMultiReplacementContract/type",keyword:"type",params:{type: schema11.properties.HasMultiReplacementContract.type}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.canPostMissionWithoutSchedule !== undefined){
let data12 = data.canPostMissionWithoutSchedule;
if((typeof data12 !== "boolean") && (data12 !== null)){
const err15 = {instancePath:instancePath+"/canPostMissionWithoutSchedule",schemaPath:"#/properties/canPostMissionWithoutSchedule/type",keyword:"type",params:{type: schema11.properties.canPostMissionWithoutSchedule.type}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.canSeeTotalCostForInstitution !== undefined){
let data13 = data.canSeeTotalCostForInstitution;
if((typeof data13 !== "boolean") && (data13 !== null)){
const err16 = {instancePath:instancePath+"/canSeeTotalCostForInstitution",schemaPath:"#/properties/canSeeTotalCostForInstitution/type",keyword:"type",params:{type: schema11.properties.canSeeTotalCostForInstitution.type}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.canValidateMission !== undefined){
let data14 = data.canValidateMission;
if((typeof data14 !== "boolean") && (data14 !== null)){
const err17 = {instancePath:instancePath+"/canValidateMission",schemaPath:"#/properties/canValidateMission/type",keyword:"type",params:{type: schema11.properties.canValidateMission.type}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.hasUnspecifiedService !== undefined){
let data15 = data.hasUnspecifiedService;
if((typeof data15 !== "boolean") && (data15 !== null)){
const err18 = {instancePath:instancePath+"/hasUnspecifiedService",schemaPath:"#/properties/hasUnspecifiedService/type",keyword:"type",params:{type: schema11.properties.hasUnspecifiedService.type}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.hasSMS !== undefined){
let data16 = data.hasSMS;
if((typeof data16 !== "boolean") && (data16 !== null)){
const err19 = {instancePath:instancePath+"/hasSMS",schemaPath:"#/properties/hasSMS/type",keyword:"type",params:{type: schema11.properties.hasSMS.type}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.hasInterim !== undefined){
let data17 = data.hasInterim;
if((typeof data17 !== "boolean") && (data17 !== null)){
const err20 = {instancePath:instancePath+"/hasInterim",schemaPath:"#/properties/hasInterim/type",keyword:"type",params:{type: schema11.properties.hasInterim.type}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.agencyClientId !== undefined){
let data18 = data.agencyClientId;
if((typeof data18 !== "string") && (data18 !== null)){
const err21 = {instancePath:instancePath+"/agencyClientId",schemaPath:"#/properties/agencyClientId/type",keyword:"type",params:{type: schema11.properties.agencyClientId.type}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(typeof data18 === "string"){
if(func3(data18) > 255){
const err22 = {instancePath:instancePath+"/agencyClientId",schemaPath:"#/properties/agencyClientId/maxLength",keyword:"maxLength",params:{limit: 255}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
if(data.hasHubloPool !== undefined){
let data19 = data.hasHubloPool;
if((typeof data19 !== "boolean") && (data19 !== null)){
const err23 = {instancePath:instancePath+"/hasHubloPool",schemaPath:"#/properties/hasHubloPool/type",keyword:"type",params:{type: schema11.properties.hasHubloPool.type}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.isKorian !== undefined){
let data20 = data.isKorian;
if((typeof data20 !== "boolean") && (data20 !== null)){
const err24 = {instancePath:instancePath+"/isKorian",schemaPath:"#/properties/isKorian/type",keyword:"type",params:{type: schema11.properties.isKorian.type}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.isHCL !== undefined){
let data21 = data.isHCL;
if((typeof data21 !== "boolean") && (data21 !== null)){
const err25 = {instancePath:instancePath+"/isHCL",schemaPath:"#/properties/isHCL/type",keyword:"type",params:{type: schema11.properties.isHCL.type}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.isMedgoDemo !== undefined){
let data22 = data.isMedgoDemo;
if((typeof data22 !== "boolean") && (data22 !== null)){
const err26 = {instancePath:instancePath+"/isMedgoDemo",schemaPath:"#/properties/isMedgoDemo/type",keyword:"type",params:{type: schema11.properties.isMedgoDemo.type}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
else {
const err27 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

export const validate = validate10
