// Made by `npm run generate` from the schemas.
const schema11 = {"type":"object","properties":{"idInstitution":{"type":["integer","null"],"minimum":1,"maximum":2147483647},"ssoType":{"enum":[1,null]},"enabled":{"type":["boolean","null"]},"shouldPropagateToGroup":{"type":["boolean","null"]}},"additionalProperties":false};

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((key0 === "idInstitution") || (key0 === "ssoType")) || (key0 === "enabled")) || (key0 === "shouldPropagateToGroup"))){
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
if(data.idInstitution !== undefined){
let data0 = data.idInstitution;
if((!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))) && (data0 !== null)){
const err1 = {instancePath:instancePath+"/idInstitution",schemaPath:"#/properties/idInstitution/type",keyword:"type",params:{type: schema11.properties.idInstitution.type}};
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
const err2 = {instancePath:instancePath+"/idInstitution",schemaPath:"#/properties/idInstitution/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/idInstitution",schemaPath:"#/properties/idInstitution/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.ssoType !== undefined){
let data1 = data.ssoType;
if(!((data1 === 1) || (data1 === null))){
const err4 = {instancePath:instancePath+"/ssoType",schemaPath:"#/properties/ssoType/enum",keyword:"enum",params:{allowedValues: schema11.properties.ssoType.enum}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.enabled !== undefined){
let data2 = data.enabled;
if((typeof data2 !== "boolean") && (data2 !== null)){
const err5 = {instancePath:instancePath+"/enabled",schemaPath:"#/properties/enabled/type",keyword:"type",params:{type: schema11.properties.enabled.type}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.shouldPropagateToGroup !== undefined){
let data3 = data.shouldPropagateToGroup;
if((typeof data3 !== "boolean") && (data3 !== null)){
const err6 = {instancePath:instancePath+"/shouldPropagateToGroup",schemaPath:"#/properties/shouldPropagateToGroup/type",keyword:"type",params:{type: schema11.properties.shouldPropagateToGroup.type}};
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
