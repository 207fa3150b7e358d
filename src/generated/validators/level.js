// Made by `npm run generate` from the schemas.
const schema11 = {"type":"object","properties":{"name":{"type":["string","null"],"maxLength":255},"proInstitutionConfigPage":{"type":["boolean","null"]},"proInstitutionPage":{"type":["boolean","null"]},"isAllowedToChangeService":{"type":["boolean","null"]},"isPostingMissionAllowed":{"type":["boolean","null"]},"isAllowedToSeeStatistics":{"type":["boolean","null"]},"isAllowedToCancelMissionAfterValidation":{"type":["boolean","null"]},"isAllowedToValidateMission":{"type":["boolean","null"]},"isAllowedToValidateRequestWithoutWorker":{"type":["boolean","null"]},"isAllowedToValidateRequestWithWorker":{"type":["boolean","null"]},"isAllowedToAccessSettings":{"type":["boolean","null"]}},"additionalProperties":false};
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
if(data.name !== undefined){
let data0 = data.name;
if((typeof data0 !== "string") && (data0 !== null)){
const err1 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: schema11.properties.name.type}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(typeof data0 === "string"){
if(func3(data0) > 255){
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 255}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
if(data.proInstitutionConfigPage !== undefined){
let data1 = data.proInstitutionConfigPage;
if((typeof data1 !== "boolean") && (data1 !== null)){
const err3 = {instancePath:instancePath+"/proInstitutionConfigPage",schemaPath:"#/properties/proInstitutionConfigPage/type",keyword:"type",params:{type: schema11.properties.proInstitutionConfigPage.type}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.proInstitutionPage !== undefined){
let data2 = data.proInstitutionPage;
if((typeof data2 !== "boolean") && (data2 !== null)){
const err4 = {instancePath:instancePath+"/proInstitutionPage",schemaPath:"#/properties/proInstitutionPage/type",keyword:"type",params:{type: schema11.properties.proInstitutionPage.type}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.isAllowedToChangeService !== undefined){
let data3 = data.isAllowedToChangeService;
if((typeof data3 !== "boolean") && (data3 !== null)){
const err5 = {instancePath:instancePath+"/isAllowedToChangeService",schemaPath:"#/properties/isAllowedToChangeService/type",keyword:"type",params:{type: schema11.properties.isAllowedToChangeService.type}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.isPostingMissionAllowed !== undefined){
let data4 = data.isPostingMissionAllowed;
if((typeof data4 !== "boolean") && (data4 !== null)){
const err6 = {instancePath:instancePath+"/isPostingMissionAllowed",schemaPath:"#/properties/isPostingMissionAllowed/type",keyword:"type",params:{type: schema11.properties.isPostingMissionAllowed.type}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.isAllowedToSeeStatistics !== undefined){
let data5 = data.isAllowedToSeeStatistics;
if((typeof data5 !== "boolean") && (data5 !== null)){
const err7 = {instancePath:instancePath+"/isAllowedToSeeStatistics",schemaPath:"#/properties/isAllowedToSeeStatistics/type",keyword:"type",params:{type: schema11.properties.isAllowedToSeeStatistics.type}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.isAllowedToCancelMissionAfterValidation !== undefined){
let data6 = data.isAllowedToCancelMissionAfterValidation;
if((typeof data6 !== "boolean") && (data6 !== null)){
const err8 = {instancePath:instancePath+"/isAllowedToCancelMissionAfterValidation",schemaPath:"#/properties/isAllowedToCancelMissionAfterValidation/type",keyword:"type",params:{type: schema11.properties.isAllowedToCancelMissionAfterValidation.type}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.isAllowedToValidateMission !== undefined){
let data7 = data.isAllowedToValidateMission;
if((typeof data7 !== "boolean") && (data7 !== null)){
const err9 = {instancePath:instancePath+"/isAllowedToValidateMission",schemaPath:"#/properties/isAllowedToValidateMission/type",keyword:"type",params:{type: schema11.properties.isAllowedToValidateMission.type}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.isAllowedToValidateRequestWithoutWorker !== undefined){
let data8 = data.isAllowedToValidateRequestWithoutWorker;
if((typeof data8 !== "boolean") && (data8 !== null)){
const err10 = {instancePath:instancePath+"/isAllowedToValidateRequestWithoutWorker",schemaPath:"#/properties/isAllowedToValidateRequestWithoutWorker/type",keyword:"type",params:{type: schema11.properties.isAllowedToValidateRequestWithoutWorker.type}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.isAllowedToValidateRequestWithWorker !== undefined){
let data9 = data.isAllowedToValidateRequestWithWorker;
if((typeof data9 !== "boolean") && (data9 !== null)){
const err11 = {instancePath:instancePath+"/isAllowedToValidateRequestWithWorker",schemaPath:"#/properties/isAllowedToValidateRequestWithWorker/type",keyword:"type",params:{type: schema11.properties.isAllowedToValidateRequestWithWorker.type}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.isAllowedToAccessSettings !== undefined){
let data10 = data.isAllowedToAccessSettings;
if((typeof data10 !== "boolean") && (data10 !== null)){
const err12 = {instancePath:instancePath+"/isAllowedToAccessSettings",schemaPath:"#/properties/isAllowedToAccessSettings/type",keyword:"type",params:{type: schema11.properties.isAllowedToAccessSettings.type}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

export const validate = validate10
