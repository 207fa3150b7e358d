// Made by `npm run generate` from the schemas.
const schema11 = {"type":"object","properties":{"institution":{"type":["integer","null"],"minimum":1,"maximum":2147483647},"admin":{"type":["integer","null"],"minimum":1,"maximum":2147483647},"matricule":{"type":["string","null"],"maxLength":255},"position":{"type":["string","null"],"maxLength":255},"isActivated":{"type":["boolean","null"]},"shouldSendEmailForNewActivation":{"type":["boolean","null"]}},"additionalProperties":false};
const func2 = (text) => [...text].length;

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((((key0 === "institution") || (key0 === "admin")) || (key0 === "matricule")) || (key0 === "position")) || (key0 === "isActivated")) || (key0 === "shouldSendEmailForNewActivation"))){
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
if(data.admin !== undefined){
let data1 = data.admin;
if((!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) && (data1 !== null)){
const err4 = {instancePath:instancePath+"/admin",schemaPath:"#/properties/admin/type",keyword:"type",params:{type: schema11.properties.admin.type}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 2147483647 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/admin",schemaPath:"#/properties/admin/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/admin",schemaPath:"#/properties/admin/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.matricule !== undefined){
let data2 = data.matricule;
if((typeof data2 !== "string") && (data2 !== null)){
const err7 = {instancePath:instancePath+"/matricule",schemaPath:"#/properties/matricule/type",keyword:"type",params:{type: schema11.properties.matricule.type}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(typeof data2 === "string"){
if(func2(data2) > 255){
const err8 = {instancePath:instancePath+"/matricule",schemaPath:"#/properties/matricule/maxLength",keyword:"maxLength",params:{limit: 255}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
if(data.position !== undefined){
let data3 = data.position;
if((typeof data3 !== "string") && (data3 !== null)){
const err9 = {instancePath:instancePath+"/position",schemaPath:"#/properties/position/type",keyword:"type",params:{type: schema11.properties.position.type}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(typeof data3 === "string"){
if(func2(data3) > 255){
const err10 = {instancePath:instancePath+"/position",schemaPath:"#/properties/position/maxLength",keyword:"maxLength",params:{limit: 255}};
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
if(data.isActivated !== undefined){
let data4 = data.isActivated;
if((typeof data4 !== "boolean") && (data4 !== null)){
const err11 = {instancePath:instancePath+"/isActivated",schemaPath:"#/properties/isActivated/type",keyword:"type",params:{type: schema11.properties.isActivated.type}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.shouldSendEmailForNewActivation !== undefined){
let data5 = data.shouldSendEmailForNewActivation;
if((typeof data5 !== "boolean") && (data5 !== null)){
const err12 = {instancePath:instancePath+"/shouldSendEmailForNewActivation",schemaPath:"#/properties/shouldSendEmailForNewActivation/type",keyword:"type",params:{type: schema11.properties.shouldSendEmailForNewActivation.type}};
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
