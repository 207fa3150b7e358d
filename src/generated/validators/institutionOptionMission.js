// Made by `npm run generate` from the schemas.
const schema11 = {"type":"object","properties":{"institution":{"type":["integer","null"],"minimum":1,"maximum":2147483647},"canSelectOneWorkerForMissionRequestCreate":{"type":["boolean","null"]},"hasDoubleValidation":{"type":["boolean","null"]},"canSelectBetweenRecupAndSupp":{"type":["boolean","null"]}},"additionalProperties":false};

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((key0 === "institution") || (key0 === "canSelectOneWorkerForMissionRequestCreate")) || (key0 === "hasDoubleValidation")) || (key0 === "canSelectBetweenRecupAndSupp"))){
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
if(data.canSelectOneWorkerForMissionRequestCreate !== undefined){
let data1 = data.canSelectOneWorkerForMissionRequestCreate;
if((typeof data1 !== "boolean") && (data1 !== null)){
const err4 = {instancePath:instancePath+"/canSelectOneWorkerForMissionRequestCreate",schemaPath:"#/properties/canSelectOneWorkerForMissionRequestCreate/type",keyword:"type",params:{type: schema11.properties.canSelectOneWorkerForMissionRequestCreate.type}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.hasDoubleValidation !== undefined){
let data2 = data.hasDoubleValidation;
if((typeof data2 !== "boolean") && (data2 !== null)){
const err5 = {instancePath:instancePath+"/hasDoubleValidation",schemaPath:"#/properties/hasDoubleValidation/type",keyword:"type",params:{type: schema11.properties.hasDoubleValidation.type}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.canSelectBetweenRecupAndSupp !== undefined){
let data3 = data.canSelectBetweenRecupAndSupp;
if((typeof data3 !== "boolean") && (data3 !== null)){
const err6 = {instancePath:instancePath+"/canSelectBetweenRecupAndSupp",schemaPath:"#/properties/canSelectBetweenRecupAndSupp/type",keyword:"type",params:{type: schema11.properties.canSelectBetweenRecupAndSupp.type}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

export const validate = validate10
