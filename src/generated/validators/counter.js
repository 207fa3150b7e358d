// Made by `npm run generate` from the schemas.
const schema11 = {"type":"object","properties":{"institution":{"type":["integer","null"],"minimum":1,"maximum":2147483647},"statut":{"enum":[0,1,null]},"whichCounter":{"enum":[0,1,2,4,null]},"limitType":{"enum":[0,1,null]},"isActive":{"type":["boolean","null"]},"starter":{"type":["integer","null"],"minimum":0,"maximum":366},"limitValue":{"type":["integer","null"],"minimum":0,"maximum":2147483647}},"additionalProperties":false};

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((((((key0 === "institution") || (key0 === "statut")) || (key0 === "whichCounter")) || (key0 === "limitType")) || (key0 === "isActive")) || (key0 === "starter")) || (key0 === "limitValue"))){
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
if(data.statut !== undefined){
let data1 = data.statut;
if(!(((data1 === 0) || (data1 === 1)) || (data1 === null))){
const err4 = {instancePath:instancePath+"/statut",schemaPath:"#/properties/statut/enum",keyword:"enum",params:{allowedValues: schema11.properties.statut.enum}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.whichCounter !== undefined){
let data2 = data.whichCounter;
if(!(((((data2 === 0) || (data2 === 1)) || (data2 === 2)) || (data2 === 4)) || (data2 === null))){
const err5 = {instancePath:instancePath+"/whichCounter",schemaPath:"#/properties/whichCounter/enum",keyword:"enum",params:{allowedValues: schema11.properties.whichCounter.enum}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.limitType !== undefined){
let data3 = data.limitType;
if(!(((data3 === 0) || (data3 === 1)) || (data3 === null))){
const err6 = {instancePath:instancePath+"/limitType",schemaPath:"#/properties/limitType/enum",keyword:"enum",params:{allowedValues: schema11.properties.limitType.enum}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.isActive !== undefined){
let data4 = data.isActive;
if((typeof data4 !== "boolean") && (data4 !== null)){
const err7 = {instancePath:instancePath+"/isActive",schemaPath:"#/properties/isActive/type",keyword:"type",params:{type: schema11.properties.isActive.type}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.starter !== undefined){
let data5 = data.starter;
if((!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))) && (data5 !== null)){
const err8 = {instancePath:instancePath+"/starter",schemaPath:"#/properties/starter/type",keyword:"type",params:{type: schema11.properties.starter.type}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 366 || isNaN(data5)){
const err9 = {instancePath:instancePath+"/starter",schemaPath:"#/properties/starter/maximum",keyword:"maximum",params:{comparison: "<=", limit: 366}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data5 < 0 || isNaN(data5)){
const err10 = {instancePath:instancePath+"/starter",schemaPath:"#/properties/starter/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
if(data.limitValue !== undefined){
let data6 = data.limitValue;
if((!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))) && (data6 !== null)){
const err11 = {instancePath:instancePath+"/limitValue",schemaPath:"#/properties/limitValue/type",keyword:"type",params:{type: schema11.properties.limitValue.type}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 2147483647 || isNaN(data6)){
const err12 = {instancePath:instancePath+"/limitValue",schemaPath:"#/properties/limitValue/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data6 < 0 || isNaN(data6)){
const err13 = {instancePath:instancePath+"/limitValue",schemaPath:"#/properties/limitValue/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
}
else {
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

export const validate = validate10
