// Made by `npm run generate` from the schemas.
const schema11 = {"type":"object","properties":{"institution":{"type":["integer","null"],"minimum":1,"maximum":2147483647},"isProxyRequired":{"type":["boolean","null"]},"url":{"type":["string","null"],"maxLength":255,"pattern":"^https?://[0-9A-Za-z._:\\[\\]-]+([/?#][!-~]*)?$"},"codeAPI":{"type":["string","null"],"maxLength":1000},"user":{"type":["string","null"],"maxLength":255},"password":{"type":["string","null"],"maxLength":1000},"loginKey":{"type":["string","null"],"maxLength":1000},"hash":{"type":["string","null"],"maxLength":1000},"token":{"type":["string","null"],"maxLength":1000},"clientName":{"type":["string","null"],"maxLength":255},"societe":{"type":["string","null"],"maxLength":255},"webrest":{"type":["string","null"],"maxLength":255},"codeSociete":{"type":["string","null"],"maxLength":255},"codeEtablissement":{"type":["string","null"],"maxLength":255},"codeService":{"type":["string","null"],"maxLength":255},"codeInterface":{"type":["string","null"],"maxLength":255}},"additionalProperties":false};
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
if(data.isProxyRequired !== undefined){
let data1 = data.isProxyRequired;
if((typeof data1 !== "boolean") && (data1 !== null)){
const err4 = {instancePath:instancePath+"/isProxyRequired",schemaPath:"#/properties/isProxyRequired/type",keyword:"type",params:{type: schema11.properties.isProxyRequired.type}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.url !== undefined){
let data2 = data.url;
if((typeof data2 !== "string") && (data2 !== null)){
const err5 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: schema11.properties.url.type}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(typeof data2 === "string"){
if(func3(data2) > 255){
const err6 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/maxLength",keyword:"maxLength",params:{limit: 255}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!pattern0.test(data2)){
const err7 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/pattern",keyword:"pattern",params:{pattern: "^https?://[0-9A-Za-z._:\\[\\]-]+([/?#][!-~]*)?$"}};
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
if(data.codeAPI !== undefined){
let data3 = data.codeAPI;
if((typeof data3 !== "string") && (data3 !== null)){
const err8 = {instancePath:instancePath+"/codeAPI",schemaPath:"#/properties/codeAPI/type",keyword:"type",params:{type: schema11.properties.codeAPI.type}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(typeof data3 === "string"){
if(func3(data3) > 1000){
const err9 = {instancePath:instancePath+"/codeAPI",schemaPath:"#/properties/codeAPI/maxLength",keyword:"maxLength",params:{limit: 1000}};
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
if(data.user !== undefined){
let data4 = data.user;
if((typeof data4 !== "string") && (data4 !== null)){
const err10 = {instancePath:instancePath+"/user",schemaPath:"#/properties/user/type",keyword:"type",params:{type: schema11.properties.user.type}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(typeof data4 === "string"){
if(func3(data4) > 255){
const err11 = {instancePath:instancePath+"/user",schemaPath:"#/properties/user/maxLength",keyword:"maxLength",params:{limit: 255}};
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
if(data.password !== undefined){
let data5 = data.password;
if((typeof data5 !== "string") && (data5 !== null)){
const err12 = {instancePath:instancePath+"/password",schemaPath:"#/properties/password/type",keyword:"type",params:{type: schema11.properties.password.type}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(typeof data5 === "string"){
if(func3(data5) > 1000){
const err13 = {instancePath:instancePath+"/password",schemaPath:"#/properties/password/maxLength",keyword:"maxLength",params:{limit: 1000}};
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
if(data.loginKey !== undefined){
let data6 = data.loginKey;
if((typeof data6 !== "string") && (data6 !== null)){
const err14 = {instancePath:instancePath+"/loginKey",schemaPath:"#/properties/loginKey/type",keyword:"type",params:{type: schema11.properties.loginKey.type}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(typeof data6 === "string"){
if(func3(data6) > 1000){
const err15 = {instancePath:instancePath+"/loginKey",schemaPath:"#/properties/loginKey/maxLength",keyword:"maxLength",params:{limit: 1000}};
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
if(data.hash !== undefined){
let data7 = data.hash;
if((typeof data7 !== "string") && (data7 !== null)){
const err16 = {instancePath:instancePath+"/hash",schemaPath:"#/properties/hash/type",keyword:"type",params:{type: schema11.properties.hash.type}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(typeof data7 === "string"){
if(func3(data7) > 1000){
const err17 = {instancePath:instancePath+"/hash",schemaPath:"#/properties/hash/maxLength",keyword:"maxLength",params:{limit: 1000}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
if(data.token !== undefined){
let data8 = data.token;
if((typeof data8 !== "string") && (data8 !== null)){
const err18 = {instancePath:instancePath+"/token",schemaPath:"#/properties/token/type",keyword:"type",params:{type: schema11.properties.token.type}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(typeof data8 === "string"){
if(func3(data8) > 1000){
const err19 = {instancePath:instancePath+"/token",schemaPath:"#/properties/token/maxLength",keyword:"maxLength",params:{limit: 1000}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
if(data.clientName !== undefined){
let data9 = data.clientName;
if((typeof data9 !== "string") && (data9 !== null)){
const err20 = {instancePath:instancePath+"/clientName",schemaPath:"#/properties/clientName/type",keyword:"type",params:{type: schema11.properties.clientName.type}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(typeof data9 === "string"){
if(func3(data9) > 255){
const err21 = {instancePath:instancePath+"/clientName",schemaPath:"#/properties/clientName/maxLength",keyword:"maxLength",params:{limit: 255}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
if(data.societe !== undefined){
let data10 = data.societe;
if((typeof data10 !== "string") && (data10 !== null)){
const err22 = {instancePath:instancePath+"/societe",schemaPath:"#/properties/societe/type",keyword:"type",params:{type: schema11.properties.societe.type}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(typeof data10 === "string"){
if(func3(data10) > 255){
const err23 = {instancePath:instancePath+"/societe",schemaPath:"#/properties/societe/maxLength",keyword:"maxLength",params:{limit: 255}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
if(data.webrest !== undefined){
let data11 = data.webrest;
if((typeof data11 !== "string") && (data11 !== null)){
const err24 = {instancePath:instancePath+"/webrest",schemaPath:"#/properties/webrest/type",keyword:"type",params:{type: schema11.properties.webrest.type}};
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
const err25 = {instancePath:instancePath+"/webrest",schemaPath:"#/properties/webrest/maxLength",keyword:"maxLength",params:{limit: 255}};
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
if(data.codeSociete !== undefined){
let data12 = data.codeSociete;
if((typeof data12 !== "string") && (data12 !== null)){
const err26 = {instancePath:instancePath+"/codeSociete",schemaPath:"#/properties/codeSociete/type",keyword:"type",params:{type: schema11.properties.codeSociete.type}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(typeof data12 === "string"){
if(func3(data12) > 255){
const err27 = {instancePath:instancePath+"/codeSociete",schemaPath:"#/properties/codeSociete/maxLength",keyword:"maxLength",params:{limit: 255}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
if(data.codeEtablissement !== undefined){
let data13 = data.codeEtablissement;
if((typeof data13 !== "string") && (data13 !== null)){
const err28 = {instancePath:instancePath+"/codeEtablissement",schemaPath:"#/properties/codeEtablissement/type",keyword:"type",params:{type: schema11.properties.codeEtablissement.type}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(typeof data13 === "string"){
if(func3(data13) > 255){
const err29 = {instancePath:instancePath+"/codeEtablissement",schemaPath:"#/properties/codeEtablissement/maxLength",keyword:"maxLength",params:{limit: 255}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
if(data.codeService !== undefined){
let data14 = data.codeService;
if((typeof data14 !== "string") && (data14 !== null)){
const err30 = {instancePath:instancePath+"/codeService",schemaPath:"#/properties/codeService/type",keyword:"type",params:{type: schema11.properties.codeService.type}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(typeof data14 === "string"){
if(func3(data14) > 255){
const err31 = {instancePath:instancePath+"/codeService",schemaPath:"#/properties/codeService/maxLength",keyword:"maxLength",params:{limit: 255}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
}
if(data.codeInterface !== undefined){
let data15 = data.codeInterface;
if((typeof data15 !== "string") && (data15 !== null)){
const err32 = {instancePath:instancePath+"/codeInterface",schemaPath:"#/properties/codeInterface/type",keyword:"type",params:{type: schema11.properties.codeInterface.type}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(typeof data15 === "string"){
if(func3(data15) > 255){
const err33 = {instancePath:instancePath+"/codeInterface",schemaPath:"#/properties/codeInterface/maxLength",keyword:"maxLength",params:{limit: 255}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
}
}
else {
const err34 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

export const validate = validate10
