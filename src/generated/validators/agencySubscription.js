// Made by `npm run generate` from the schemas.
const schema11 = {"type":"object","properties":{"institution":{"type":["integer","null"],"minimum":1,"maximum":2147483647},"subscriptionName":{"type":["string","null"],"maxLength":255},"email":{"type":["string","null"],"maxLength":2000},"nbMinutesAfterLaunchingRequest":{"type":["number","null"],"minimum":0,"maximum":2147483647},"hasAutoValidation":{"type":["boolean","null"]},"jobs":{"type":["array","null"],"items":{"type":"integer","minimum":1,"maximum":2147483647},"maxItems":1000,"uniqueItems":true},"specialties":{"type":["array","null"],"items":{"type":"integer","minimum":1,"maximum":2147483647},"maxItems":1000,"uniqueItems":true}},"additionalProperties":false};
const func2 = (text) => [...text].length;

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((((((key0 === "institution") || (key0 === "subscriptionName")) || (key0 === "email")) || (key0 === "nbMinutesAfterLaunchingRequest")) || (key0 === "hasAutoValidation")) || (key0 === "jobs")) || (key0 === "specialties"))){
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
if(data.subscriptionName !== undefined){
let data1 = data.subscriptionName;
if((typeof data1 !== "string") && (data1 !== null)){
const err4 = {instancePath:instancePath+"/subscriptionName",schemaPath:"#/properties/subscriptionName/type",keyword:"type",params:{type: schema11.properties.subscriptionName.type}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(typeof data1 === "string"){
if(func2(data1) > 255){
const err5 = {instancePath:instancePath+"/subscriptionName",schemaPath:"#/properties/subscriptionName/maxLength",keyword:"maxLength",params:{limit: 255}};
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
if(data.email !== undefined){
let data2 = data.email;
if((typeof data2 !== "string") && (data2 !== null)){
const err6 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: schema11.properties.email.type}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(typeof data2 === "string"){
if(func2(data2) > 2000){
const err7 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{limit: 2000}};
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
if(data.nbMinutesAfterLaunchingRequest !== undefined){
let data3 = data.nbMinutesAfterLaunchingRequest;
if((!((typeof data3 == "number") && (isFinite(data3)))) && (data3 !== null)){
const err8 = {instancePath:instancePath+"/nbMinutesAfterLaunchingRequest",schemaPath:"#/properties/nbMinutesAfterLaunchingRequest/type",keyword:"type",params:{type: schema11.properties.nbMinutesAfterLaunchingRequest.type}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 2147483647 || isNaN(data3)){
const err9 = {instancePath:instancePath+"/nbMinutesAfterLaunchingRequest",schemaPath:"#/properties/nbMinutesAfterLaunchingRequest/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data3 < 0 || isNaN(data3)){
const err10 = {instancePath:instancePath+"/nbMinutesAfterLaunchingRequest",schemaPath:"#/properties/nbMinutesAfterLaunchingRequest/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data.hasAutoValidation !== undefined){
let data4 = data.hasAutoValidation;
if((typeof data4 !== "boolean") && (data4 !== null)){
const err11 = {instancePath:instancePath+"/hasAutoValidation",schemaPath:"#/properties/hasAutoValidation/type",keyword:"type",params:{type: schema11.properties.hasAutoValidation.type}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.jobs !== undefined){
let data5 = data.jobs;
if((!(Array.isArray(data5))) && (data5 !== null)){
const err12 = {instancePath:instancePath+"/jobs",schemaPath:"#/properties/jobs/type",keyword:"type",params:{type: schema11.properties.jobs.type}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(Array.isArray(data5)){
if(data5.length > 1000){
const err13 = {instancePath:instancePath+"/jobs",schemaPath:"#/properties/jobs/maxItems",keyword:"maxItems",params:{limit: 1000}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err14 = {instancePath:instancePath+"/jobs/" + i0,schemaPath:"#/properties/jobs/items/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 2147483647 || isNaN(data6)){
const err15 = {instancePath:instancePath+"/jobs/" + i0,schemaPath:"#/properties/jobs/items/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data6 < 1 || isNaN(data6)){
const err16 = {instancePath:instancePath+"/jobs/" + i0,schemaPath:"#/properties/jobs/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
let i1 = data5.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data5[i1];
if(!(((typeof item0 == "number") && (!(item0 % 1) && !isNaN(item0))) && (isFinite(item0)))){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err17 = {instancePath:instancePath+"/jobs",schemaPath:"#/properties/jobs/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
break;
}
indices0[item0] = i1;
}
}
}
}
if(data.specialties !== undefined){
let data7 = data.specialties;
if((!(Array.isArray(data7))) && (data7 !== null)){
const err18 = {instancePath:instancePath+"/specialties",schemaPath:"#/properties/specialties/type",keyword:"type",params:{type: schema11.properties.specialties.type}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(Array.isArray(data7)){
if(data7.length > 1000){
const err19 = {instancePath:instancePath+"/specialties",schemaPath:"#/properties/specialties/maxItems",keyword:"maxItems",params:{limit: 1000}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
const len1 = data7.length;
for(let i2=0; i2<len1; i2++){
let data8 = data7[i2];
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err20 = {instancePath:instancePath+"/specialties/" + i2,schemaPath:"#/properties/specialties/items/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 2147483647 || isNaN(data8)){
const err21 = {instancePath:instancePath+"/specialties/" + i2,schemaPath:"#/properties/specialties/items/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data8 < 1 || isNaN(data8)){
const err22 = {instancePath:instancePath+"/specialties/" + i2,schemaPath:"#/properties/specialties/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
let i3 = data7.length;
let j1;
if(i3 > 1){
const indices1 = {};
for(;i3--;){
let item1 = data7[i3];
if(!(((typeof item1 == "number") && (!(item1 % 1) && !isNaN(item1))) && (isFinite(item1)))){
continue;
}
if(typeof indices1[item1] == "number"){
j1 = indices1[item1];
const err23 = {instancePath:instancePath+"/specialties",schemaPath:"#/properties/specialties/uniqueItems",keyword:"uniqueItems",params:{i: i3, j: j1}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
break;
}
indices1[item1] = i3;
}
}
}
}
}
else {
const err24 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

export const validate = validate10
