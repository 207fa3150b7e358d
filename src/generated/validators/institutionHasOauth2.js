// Made by `npm run generate` from the schemas.
const schema11 = {"type":"object","properties":{"institution":{"type":["integer","null"],"minimum":1,"maximum":2147483647},"clientId":{"type":["string","null"],"maxLength":255},"clientSecret":{"type":["string","null"],"maxLength":1000},"authUrl":{"type":["string","null"],"maxLength":255,"pattern":"^https?://[0-9A-Za-z._:\\[\\]-]+([/?#][!-~]*)?$"},"accessTokenUrl":{"type":["string","null"],"maxLength":255,"pattern":"^https?://[0-9A-Za-z._:\\[\\]-]+([/?#][!-~]*)?$"},"userInfoUrl":{"type":["string","null"],"maxLength":255,"pattern":"^https?://[0-9A-Za-z._:\\[\\]-]+([/?#][!-~]*)?$"},"scope":{"type":["string","null"],"maxLength":255},"resource":{"type":["string","null"],"maxLength":255},"responseType":{"enum":["code",null]},"usePKCE":{"type":["boolean","null"]},"shouldPropagateToGroup":{"type":["boolean","null"]},"ssoName":{"type":["string","null"],"maxLength":255}},"additionalProperties":false};
const func2 = Object.prototype.hasOwnProperty;
const func3 = (text) => [...text].length;
const pattern0 = new RegExp("^https?://[0-9A-Za-z._:\\[\\]-]+([/?#][!-~]*)?$", "u");

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
if(data.clientId !== undefined){
let data1 = data.clientId;
if((typeof data1 !== "string") && (data1 !== null)){
const err4 = {instancePath:instancePath+"/clientId",schemaPath:"#/properties/clientId/type",keyword:"type",params:{type: schema11.properties.clientId.type}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(typeof data1 === "string"){
if(func3(data1) > 255){
const err5 = {instancePath:instancePath+"/clientId",schemaPath:"#/properties/clientId/maxLength",keyword:"maxLength",params:{limit: 255}};
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
if(data.clientSecret !== undefined){
let data2 = data.clientSecret;
if((typeof data2 !== "string") && (data2 !== null)){
const err6 = {instancePath:instancePath+"/clientSecret",schemaPath:"#/properties/clientSecret/type",keyword:"type",params:{type: schema11.properties.clientSecret.type}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(typeof data2 === "string"){
if(func3(data2) > 1000){
const err7 = {instancePath:instancePath+"/clientSecret",schemaPath:"#/properties/clientSecret/maxLength",keyword:"maxLength",params:{limit: 1000}};
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
if(data.authUrl !== undefined){
let data3 = data.authUrl;
if((typeof data3 !== "string") && (data3 !== null)){
const err8 = {instancePath:instancePath+"/authUrl",schemaPath:"#/properties/authUrl/type",keyword:"type",params:{type: schema11.properties.authUrl.type}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(typeof data3 === "string"){
if(func3(data3) > 255){
const err9 = {instancePath:instancePath+"/authUrl",schemaPath:"#/properties/authUrl/maxLength",keyword:"maxLength",params:{limit: 255}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!pattern0.test(data3)){
const err10 = {instancePath:instancePath+"/authUrl",schemaPath:"#/properties/authUrl/pattern",keyword:"pattern",params:{pattern: "^https?://[0-9A-Za-z._:\\[\\]-]+([/?#][!-~]*)?$"}};
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
if(data.accessTokenUrl !== undefined){
let data4 = data.accessTokenUrl;
if((typeof data4 !== "string") && (data4 !== null)){
const err11 = {instancePath:instancePath+"/accessTokenUrl",schemaPath:"#/properties/accessTokenUrl/type",keyword:"type",params:{type: schema11.properties.accessTokenUrl.type}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(typeof data4 === "string"){
if(func3(data4) > 255){
const err12 = {instancePath:instancePath+"/accessTokenUrl",schemaPath:"#/properties/accessTokenUrl/maxLength",keyword:"maxLength",params:{limit: 255}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!pattern0.test(data4)){
const err13 = {instancePath:instancePath+"/accessTokenUrl",schemaPath:"#/properties/accessTokenUrl/pattern",keyword:"pattern",params:{pattern: "^https?://[0-9A-Za-z._:\\[\\]-]+([/?#][!-~]*)?$"}};
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
if(data.userInfoUrl !== undefined){
let data5 = data.userInfoUrl;
if((typeof data5 !== "string") && (data5 !== null)){
const err14 = {instancePath:instancePath+"/userInfoUrl",schemaPath:"#/properties/userInfoUrl/type",keyword:"type",params:{type: schema11.properties.userInfoUrl.type}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(typeof data5 === "string"){
if(func3(data5) > 255){
const err15 = {instancePath:instancePath+"/userInfoUrl",schemaPath:"#/properties/userInfoUrl/maxLength",keyword:"maxLength",params:{limit: 255}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!pattern0.test(data5)){
const err16 = {instancePath:instancePath+"/userInfoUrl",schemaPath:"#/properties/userInfoUrl/pattern",keyword:"pattern",params:{pattern: "^https?://[0-9A-Za-z._:\\[\\]-]+([/?#][!-~]*)?$"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
if(data.scope !== undefined){
let data6 = data.scope;
if((typeof data6 !== "string") && (data6 !== null)){
const err17 = {instancePath:instancePath+"/scope",schemaPath:"#/properties/scope/type",keyword:"type",params:{type: schema11.properties.scope.type}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(typeof data6 === "string"){
if(func3(data6) > 255){
const err18 = {instancePath:instancePath+"/scope",schemaPath:"#/properties/scope/maxLength",keyword:"maxLength",params:{limit: 255}};
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
if(data.resource !== undefined){
let data7 = data.resource;
if((typeof data7 !== "string") && (data7 !== null)){
const err19 = {instancePath:instancePath+"/resource",schemaPath:"#/properties/resource/type",keyword:"type",params:{type: schema11.properties.resource.type}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(typeof data7 === "string"){
if(func3(data7) > 255){
const err20 = {instancePath:instancePath+"/resource",schemaPath:"#/properties/resource/maxLength",keyword:"maxLength",params:{limit: 255}};
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
if(data.responseType !== undefined){
let data8 = data.responseType;
if(!((data8 === "code") || (data8 === null))){
const err21 = {instancePath:instancePath+"/responseType",schemaPath:"#/properties/responseType/enum",keyword:"enum",params:{allowedValues: schema11.properties.responseType.enum}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.usePKCE !== undefined){
let data9 = data.usePKCE;
if((typeof data9 !== "boolean") && (data9 !== null)){
const err22 = {instancePath:instancePath+"/usePKCE",schemaPath:"#/properties/usePKCE/type",keyword:"type",params:{type: schema11.properties.usePKCE.type}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.shouldPropagateToGroup !== undefined){
let data10 = data.shouldPropagateToGroup;
if((typeof data10 !== "boolean") && (data10 !== null)){
const err23 = {instancePath:instancePath+"/shouldPropagateToGroup",schemaPath:"#/properties/shouldPropagateToGroup/type",keyword:"type",params:{type: schema11.properties.shouldPropagateToGroup.type}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.ssoName !== undefined){
let data11 = data.ssoName;
if((typeof data11 !== "string") && (data11 !== null)){
const err24 = {instancePath:instancePath+"/ssoName",schemaPath:"#/properties/ssoName/type",keyword:"type",params:{type: schema11.properties.ssoName.type}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(typeof data11 === "string"){
if(func3(data11) > 255){
const err25 = {instancePath:instancePath+"/ssoName",schemaPath:"#/properties/ssoName/maxLength",keyword:"maxLength",params:{limit: 255}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
}
else {
const err26 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

export const validate = validate10
