// Made by `npm run generate` from the schemas.
const schema11 = {"type":"object","properties":{"name":{"type":["string","null"],"maxLength":255},"isNameAbsentPersonRequired":{"type":["boolean","null"]},"nameAbsentPersonPlaceholderInfo":{"type":["string","null"],"maxLength":255},"isMatriculeAbsentPersonDisplayed":{"type":["boolean","null"]},"isMatriculeAbsentPersonRequired":{"type":["boolean","null"]},"matriculeAbsentPersonPlaceholderInfo":{"type":["string","null"],"maxLength":255},"interfacingCode":{"type":["string","null"],"maxLength":255},"missionmotifcreationcategory":{"type":["number","null"],"minimum":0,"maximum":2147483647}},"additionalProperties":false};
const func2 = (text) => [...text].length;

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((((((key0 === "name") || (key0 === "isNameAbsentPersonRequired")) || (key0 === "nameAbsentPersonPlaceholderInfo")) || (key0 === "isMatriculeAbsentPersonDisplayed")) || (key0 === "isMatriculeAbsentPersonRequired")) || (key0 === "matriculeAbsentPersonPlaceholderInfo")) || (key0 === "interfacingCode")) || (key0 === "missionmotifcreationcategory"))){
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
if(func2(data0) > 255){
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
if(data.isNameAbsentPersonRequired !== undefined){
let data1 = data.isNameAbsentPersonRequired;
if((typeof data1 !== "boolean") && (data1 !== null)){
const err3 = {instancePath:instancePath+"/isNameAbsentPersonRequired",schemaPath:"#/properties/isNameAbsentPersonRequired/type",keyword:"type",params:{type: schema11.properties.isNameAbsentPersonRequired.type}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.nameAbsentPersonPlaceholderInfo !== undefined){
let data2 = data.nameAbsentPersonPlaceholderInfo;
if((typeof data2 !== "string") && (data2 !== null)){
const err4 = {instancePath:instancePath+"/nameAbsentPersonPlaceholderInfo",schemaPath:"#/properties/nameAbsentPersonPlaceholderInfo/type",keyword:"type",params:{type: schema11.properties.nameAbsentPersonPlaceholderInfo.type}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(typeof data2 === "string"){
if(func2(data2) > 255){
const err5 = {instancePath:instancePath+"/nameAbsentPersonPlaceholderInfo",schemaPath:"#/properties/nameAbsentPersonPlaceholderInfo/maxLength",keyword:"maxLength",params:{limit: 255}};
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
if(data.isMatriculeAbsentPersonDisplayed !== undefined){
let data3 = data.isMatriculeAbsentPersonDisplayed;
if((typeof data3 !== "boolean") && (data3 !== null)){
const err6 = {instancePath:instancePath+"/isMatriculeAbsentPersonDisplayed",schemaPath:"#/properties/isMatriculeAbsentPersonDisplayed/type",keyword:"type",params:{type: schema11.properties.isMatriculeAbsentPersonDisplayed.type}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.isMatriculeAbsentPersonRequired !== undefined){
let data4 = data.isMatriculeAbsentPersonRequired;
if((typeof data4 !== "boolean") && (data4 !== null)){
const err7 = {instancePath:instancePath+"/isMatriculeAbsentPersonRequired",schemaPath:"#/properties/isMatriculeAbsentPersonRequired/type",keyword:"type",params:{type: schema11.properties.isMatriculeAbsentPersonRequired.type}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.matriculeAbsentPersonPlaceholderInfo !== undefined){
let data5 = data.matriculeAbsentPersonPlaceholderInfo;
if((typeof data5 !== "string") && (data5 !== null)){
const err8 = {instancePath:instancePath+"/matriculeAbsentPersonPlaceholderInfo",schemaPath:"#/properties/matriculeAbsentPersonPlaceholderInfo/type",keyword:"type",params:{type: schema11.properties.matriculeAbsentPersonPlaceholderInfo.type}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(typeof data5 === "string"){
if(func2(data5) > 255){
const err9 = {instancePath:instancePath+"/matriculeAbsentPersonPlaceholderInfo",schemaPath:"#/properties/matriculeAbsentPersonPlaceholderInfo/maxLength",keyword:"maxLength",params:{limit: 255}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
if(data.interfacingCode !== undefined){
let data6 = data.interfacingCode;
if((typeof data6 !== "string") && (data6 !== null)){
const err10 = {instancePath:instancePath+"/interfacingCode",schemaPath:"#/properties/interfacingCode/type",keyword:"type",params:{type: schema11.properties.interfacingCode.type}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(typeof data6 === "string"){
if(func2(data6) > 255){
const err11 = {instancePath:instancePath+"/interfacingCode",schemaPath:"#/properties/interfacingCode/maxLength",keyword:"maxLength",params:{limit: 255}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
if(data.missionmotifcreationcategory !== undefined){
let data7 = data.missionmotifcreationcategory;
if((!((typeof data7 == "number") && (isFinite(data7)))) && (data7 !== null)){
const err12 = {instancePath:instancePath+"/missionmotifcreationcategory",schemaPath:"#/properties/missionmotifcreationcategory/type",keyword:"type",params:{type: schema11.properties.missionmotifcreationcategory.type}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 2147483647 || isNaN(data7)){
const err13 = {instancePath:instancePath+"/missionmotifcreationcategory",schemaPath:"#/properties/missionmotifcreationcategory/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data7 < 0 || isNaN(data7)){
const err14 = {instancePath:instancePath+"/missionmotifcreationcategory",schemaPath:"#/properties/missionmotifcreationcategory/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
}
else {
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

export const validate = validate10
