// Made by `npm run generate` from the schemas.
const schema11 = {"type":"object","properties":{"idInstitution":{"type":["integer","null"],"minimum":1,"maximum":2147483647},"name":{"type":["string","null"],"maxLength":255},"isDayMission":{"type":["boolean","null"]},"seniorityShouldBeMoreThan":{"type":["number","null"],"minimum":-2147483647,"maximum":2147483647},"seniorityShouldBeLessThan":{"type":["number","null"],"minimum":-2147483647,"maximum":2147483647},"isSunday":{"type":["boolean","null"]},"isPublicHoliday":{"type":["boolean","null"]},"job":{"type":["array","null"],"items":{"type":"integer","minimum":1,"maximum":2147483647},"maxItems":1000,"uniqueItems":true},"service":{"type":["array","null"],"items":{"type":"integer","minimum":1,"maximum":2147483647},"maxItems":1000,"uniqueItems":true}},"additionalProperties":false};
const func2 = Object.prototype.hasOwnProperty;
const func3 = (text) => [...text].length;

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
if(data.name !== undefined){
let data1 = data.name;
if((typeof data1 !== "string") && (data1 !== null)){
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: schema11.properties.name.type}};
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
const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 255}};
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
if(data.isDayMission !== undefined){
let data2 = data.isDayMission;
if((typeof data2 !== "boolean") && (data2 !== null)){
const err6 = {instancePath:instancePath+"/isDayMission",schemaPath:"#/properties/isDayMission/type",keyword:"type",params:{type: schema11.properties.isDayMission.type}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.seniorityShouldBeMoreThan !== undefined){
let data3 = data.seniorityShouldBeMoreThan;
if((!((typeof data3 == "number") && (isFinite(data3)))) && (data3 !== null)){
const err7 = {instancePath:instancePath+"/seniorityShouldBeMoreThan",schemaPath:"#/properties/seniorityShouldBeMoreThan/type",keyword:"type",params:{type: schema11.properties.seniorityShouldBeMoreThan.type}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 2147483647 || isNaN(data3)){
const err8 = {instancePath:instancePath+"/seniorityShouldBeMoreThan",schemaPath:"#/properties/seniorityShouldBeMoreThan/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data3 < -2147483647 || isNaN(data3)){
const err9 = {instancePath:instancePath+"/seniorityShouldBeMoreThan",schemaPath:"#/properties/seniorityShouldBeMoreThan/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2147483647}};
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
if(data.seniorityShouldBeLessThan !== undefined){
let data4 = data.seniorityShouldBeLessThan;
if((!((typeof data4 == "number") && (isFinite(data4)))) && (data4 !== null)){
const err10 = {instancePath:instancePath+"/seniorityShouldBeLessThan",schemaPath:"#/properties/seniorityShouldBeLessThan/type",keyword:"type",params:{type: schema11.properties.seniorityShouldBeLessThan.type}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 2147483647 || isNaN(data4)){
const err11 = {instancePath:instancePath+"/seniorityShouldBeLessThan",schemaPath:"#/properties/seniorityShouldBeLessThan/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data4 < -2147483647 || isNaN(data4)){
const err12 = {instancePath:instancePath+"/seniorityShouldBeLessThan",schemaPath:"#/properties/seniorityShouldBeLessThan/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2147483647}};
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
if(data.isSunday !== undefined){
let data5 = data.isSunday;
if((typeof data5 !== "boolean") && (data5 !== null)){
const err13 = {instancePath:instancePath+"/isSunday",schemaPath:"#/properties/isSunday/type",keyword:"type",params:{type: schema11.properties.isSunday.type}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.isPublicHoliday !== undefined){
let data6 = data.isPublicHoliday;
if((typeof data6 !== "boolean") && (data6 !== null)){
const err14 = {instancePath:instancePath+"/isPublicHoliday",schemaPath:"#/properties/isPublicHoliday/type",keyword:"type",params:{type: schema11.properties.isPublicHoliday.type}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.job !== undefined){
let data7 = data.job;
if((!(Array.isArray(data7))) && (data7 !== null)){
const err15 = {instancePath:instancePath+"/job",schemaPath:"#/properties/job/type",keyword:"type",params:{type: schema11.properties.job.type}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(Array.isArray(data7)){
if(data7.length > 1000){
const err16 = {instancePath:instancePath+"/job",schemaPath:"#/properties/job/maxItems",keyword:"maxItems",params:{limit: 1000}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err17 = {instancePath:instancePath+"/job/" + i0,schemaPath:"#/properties/job/items/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 2147483647 || isNaN(data8)){
const err18 = {instancePath:instancePath+"/job/" + i0,schemaPath:"#/properties/job/items/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data8 < 1 || isNaN(data8)){
const err19 = {instancePath:instancePath+"/job/" + i0,schemaPath:"#/properties/job/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
let i1 = data7.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data7[i1];
if(!(((typeof item0 == "number") && (!(item0 % 1) && !isNaN(item0))) && (isFinite(item0)))){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err20 = {instancePath:instancePath+"/job",schemaPath:"#/properties/job/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
break;
}
indices0[item0] = i1;
}
}
}
}
if(data.service !== undefined){
let data9 = data.service;
if((!(Array.isArray(data9))) && (data9 !== null)){
const err21 = {instancePath:instancePath+"/service",schemaPath:"#/properties/service/type",keyword:"type",params:{type: schema11.properties.service.type}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(Array.isArray(data9)){
if(data9.length > 1000){
const err22 = {instancePath:instancePath+"/service",schemaPath:"#/properties/service/maxItems",keyword:"maxItems",params:{limit: 1000}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
const len1 = data9.length;
for(let i2=0; i2<len1; i2++){
let data10 = data9[i2];
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err23 = {instancePath:instancePath+"/service/" + i2,schemaPath:"#/properties/service/items/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 2147483647 || isNaN(data10)){
const err24 = {instancePath:instancePath+"/service/" + i2,schemaPath:"#/properties/service/items/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data10 < 1 || isNaN(data10)){
const err25 = {instancePath:instancePath+"/service/" + i2,schemaPath:"#/properties/service/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
let i3 = data9.length;
let j1;
if(i3 > 1){
const indices1 = {};
for(;i3--;){
let item1 = data9[i3];
if(!(((typeof item1 == "number") && (!(item1 % 1) && !isNaN(item1))) && (isFinite(item1)))){
continue;
}
if(typeof indices1[item1] == "number"){
j1 = indices1[item1];
const err26 = {instancePath:instancePath+"/service",schemaPath:"#/properties/service/uniqueItems",keyword:"uniqueItems",params:{i: i3, j: j1}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
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
const err27 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

export const validate = validate10
