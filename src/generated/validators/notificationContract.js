// Made by `npm run generate` from the schemas.
const schema11 = {"type":"object","properties":{"recapType":{"enum":[0,1,2,3,null]},"to":{"type":["string","null"],"maxLength":2000},"cc":{"type":["string","null"],"maxLength":2000},"bcc":{"type":["string","null"],"maxLength":2000}},"additionalProperties":false};
const func2 = (text) => [...text].length;

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((key0 === "recapType") || (key0 === "to")) || (key0 === "cc")) || (key0 === "bcc"))){
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
if(data.recapType !== undefined){
let data0 = data.recapType;
if(!(((((data0 === 0) || (data0 === 1)) || (data0 === 2)) || (data0 === 3)) || (data0 === null))){
const err1 = {instancePath:instancePath+"/recapType",schemaPath:"#/properties/recapType/enum",keyword:"enum",params:{allowedValues: schema11.properties.recapType.enum}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.to !== undefined){
let data1 = data.to;
if((typeof data1 !== "string") && (data1 !== null)){
const err2 = {instancePath:instancePath+"/to",schemaPath:"#/properties/to/type",keyword:"type",params:{type: schema11.properties.to.type}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(typeof data1 === "string"){
if(func2(data1) > 2000){
const err3 = {instancePath:instancePath+"/to",schemaPath:"#/properties/to/maxLength",keyword:"maxLength",params:{limit: 2000}};
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
if(data.cc !== undefined){
let data2 = data.cc;
if((typeof data2 !== "string") && (data2 !== null)){
const err4 = {instancePath:instancePath+"/cc",schemaPath:"#/properties/cc/type",keyword:"type",params:{type: schema11.properties.cc.type}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(typeof data2 === "string"){
if(func2(data2) > 2000){
const err5 = {instancePath:instancePath+"/cc",schemaPath:"#/properties/cc/maxLength",keyword:"maxLength",params:{limit: 2000}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
if(data.bcc !== undefined){
let data3 = data.bcc;
if((typeof data3 !== "string") && (data3 !== null)){
const err6 = {instancePath:instancePath+"/bcc",schemaPath:"#/properties/bcc/type",keyword:"type",params:{type: schema11.properties.bcc.type}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(typeof data3 === "string"){
if(func2(data3) > 2000){
const err7 = {instancePath:instancePath+"/bcc",schemaPath:"#/properties/bcc/maxLength",keyword:"maxLength",params:{limit: 2000}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

export const validate = validate10
