// Made by `npm run generate` from the schemas.
const schema11 = {"type":"object","properties":{"institution":{"type":["integer","null"],"minimum":1,"maximum":2147483647},"payrollExport":{"type":["integer","null"],"minimum":1,"maximum":2147483647},"mission":{"type":["number","null"],"minimum":-2147483647,"maximum":2147483647},"day":{"type":["string","null"],"pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2}$"},"reason":{"enum":["noTimeCode","noInterfacingCode","noPayCode","noCodeOfPayCode",null]},"minutes":{"type":["number","null"],"minimum":-2147483647,"maximum":2147483647},"workerType":{"enum":[0,1,null]},"timeCode":{"type":["string","null"],"maxLength":255},"payCode":{"type":["string","null"],"maxLength":255}},"additionalProperties":false};
const func2 = Object.prototype.hasOwnProperty;
const func3 = (text) => [...text].length;
const pattern0 = new RegExp("^[0-9]{4}-[0-9]{2}-[0-9]{2}$", "u");

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
if(data.payrollExport !== undefined){
let data1 = data.payrollExport;
if((!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) && (data1 !== null)){
const err4 = {instancePath:instancePath+"/payrollExport",schemaPath:"#/properties/payrollExport/type",keyword:"type",params:{type: schema11.properties.payrollExport.type}};
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
const err5 = {instancePath:instancePath+"/payrollExport",schemaPath:"#/properties/payrollExport/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/payrollExport",schemaPath:"#/properties/payrollExport/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.mission !== undefined){
let data2 = data.mission;
if((!((typeof data2 == "number") && (isFinite(data2)))) && (data2 !== null)){
const err7 = {instancePath:instancePath+"/mission",schemaPath:"#/properties/mission/type",keyword:"type",params:{type: schema11.properties.mission.type}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 2147483647 || isNaN(data2)){
const err8 = {instancePath:instancePath+"/mission",schemaPath:"#/properties/mission/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data2 < -2147483647 || isNaN(data2)){
const err9 = {instancePath:instancePath+"/mission",schemaPath:"#/properties/mission/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2147483647}};
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
if(data.day !== undefined){
let data3 = data.day;
if((typeof data3 !== "string") && (data3 !== null)){
const err10 = {instancePath:instancePath+"/day",schemaPath:"#/properties/day/type",keyword:"type",params:{type: schema11.properties.day.type}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(typeof data3 === "string"){
if(!pattern0.test(data3)){
const err11 = {instancePath:instancePath+"/day",schemaPath:"#/properties/day/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}$"}};
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
if(data.reason !== undefined){
let data4 = data.reason;
if(!(((((data4 === "noTimeCode") || (data4 === "noInterfacingCode")) || (data4 === "noPayCode")) || (data4 === "noCodeOfPayCode")) || (data4 === null))){
const err12 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/enum",keyword:"enum",params:{allowedValues: schema11.properties.reason.enum}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.minutes !== undefined){
let data5 = data.minutes;
if((!((typeof data5 == "number") && (isFinite(data5)))) && (data5 !== null)){
const err13 = {instancePath:instancePath+"/minutes",schemaPath:"#/properties/minutes/type",keyword:"type",params:{type: schema11.properties.minutes.type}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 2147483647 || isNaN(data5)){
const err14 = {instancePath:instancePath+"/minutes",schemaPath:"#/properties/minutes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data5 < -2147483647 || isNaN(data5)){
const err15 = {instancePath:instancePath+"/minutes",schemaPath:"#/properties/minutes/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2147483647}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
if(data.workerType !== undefined){
let data6 = data.workerType;
if(!(((data6 === 0) || (data6 === 1)) || (data6 === null))){
const err16 = {instancePath:instancePath+"/workerType",schemaPath:"#/properties/workerType/enum",keyword:"enum",params:{allowedValues: schema11.properties.workerType.enum}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.timeCode !== undefined){
let data7 = data.timeCode;
if((typeof data7 !== "string") && (data7 !== null)){
const err17 = {instancePath:instancePath+"/timeCode",schemaPath:"#/properties/timeCode/type",keyword:"type",params:{type: schema11.properties.timeCode.type}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(typeof data7 === "string"){
if(func3(data7) > 255){
const err18 = {instancePath:instancePath+"/timeCode",schemaPath:"#/properties/timeCode/maxLength",keyword:"maxLength",params:{limit: 255}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
if(data.payCode !== undefined){
let data8 = data.payCode;
if((typeof data8 !== "string") && (data8 !== null)){
const err19 = {instancePath:instancePath+"/payCode",schemaPath:"#/properties/payCode/type",keyword:"type",params:{type: schema11.properties.payCode.type}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(typeof data8 === "string"){
if(func3(data8) > 255){
const err20 = {instancePath:instancePath+"/payCode",schemaPath:"#/properties/payCode/maxLength",keyword:"maxLength",params:{limit: 255}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
}
else {
const err21 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

export const validate = validate10
