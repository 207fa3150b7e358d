// Made by `npm run generate` from the schemas.
const schema11 = {"type":"object","properties":{"firstName":{"type":["string","null"],"maxLength":255,"minLength":2},"lastName":{"type":["string","null"],"maxLength":255,"minLength":2},"email":{"type":["string","null"],"maxLength":254},"mobilePhone":{"type":["string","null"],"maxLength":255},"level":{"type":["integer","null"],"minimum":1,"maximum":2147483647},"typeAdmin":{"enum":[1,2,3,4,5,6,7,null]},"contractLevel":{"enum":[1,2,3,9,10,null]},"lang":{"enum":["fr","de","en","es",null]},"service":{"type":["array","null"],"items":{"type":"integer","minimum":1,"maximum":2147483647},"maxItems":1000,"uniqueItems":true},"notificationPoles":{"type":["array","null"],"items":{"type":"integer","minimum":1,"maximum":2147483647},"maxItems":1000,"uniqueItems":true},"notificationServices":{"type":["array","null"],"items":{"type":"integer","minimum":1,"maximum":2147483647},"maxItems":1000,"uniqueItems":true},"isStatisticAllowed":{"type":["boolean","null"]},"isPlanningAllowed":{"type":["boolean","null"]},"shouldSendEmail":{"type":["boolean","null"]}},"additionalProperties":false};
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
if(data.firstName !== undefined){
let data0 = data.firstName;
if((typeof data0 !== "string") && (data0 !== null)){
const err1 = {instancePath:instancePath+"/firstName",schemaPath:"#/properties/firstName/type",keyword:"type",params:{type: schema11.properties.firstName.type}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(typeof data0 === "string"){
if(func3(data0) > 255){
const err2 = {instancePath:instancePath+"/firstName",schemaPath:"#/properties/firstName/maxLength",keyword:"maxLength",params:{limit: 255}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func3(data0) < 2){
const err3 = {instancePath:instancePath+"/firstName",schemaPath:"#/properties/firstName/minLength",keyword:"minLength",params:{limit: 2}};
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
if(data.lastName !== undefined){
let data1 = data.lastName;
if((typeof data1 !== "string") && (data1 !== null)){
const err4 = {instancePath:instancePath+"/lastName",schemaPath:"#/properties/lastName/type",keyword:"type",params:{type: schema11.properties.lastName.type}};
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
const err5 = {instancePath:instancePath+"/lastName",schemaPath:"#/properties/lastName/maxLength",keyword:"maxLength",params:{limit: 255}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(func3(data1) < 2){
const err6 = {instancePath:instancePath+"/lastName",schemaPath:"#/properties/lastName/minLength",keyword:"minLength",params:{limit: 2}};
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
if(data.email !== undefined){
let data2 = data.email;
if((typeof data2 !== "string") && (data2 !== null)){
const err7 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: schema11.properties.email.type}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(typeof data2 === "string"){
if(func3(data2) > 254){
const err8 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{limit: 254}};
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
if(data.mobilePhone !== undefined){
let data3 = data.mobilePhone;
if((typeof data3 !== "string") && (data3 !== null)){
const err9 = {instancePath:instancePath+"/mobilePhone",schemaPath:"#/properties/mobilePhone/type",keyword:"type",params:{type: schema11.properties.mobilePhone.type}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(typeof data3 === "string"){
if(func3(data3) > 255){
const err10 = {instancePath:instancePath+"/mobilePhone",schemaPath:"#/properties/mobilePhone/maxLength",keyword:"maxLength",params:{limit: 255}};
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
if(data.level !== undefined){
let data4 = data.level;
if((!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))) && (data4 !== null)){
const err11 = {instancePath:instancePath+"/level",schemaPath:"#/properties/level/type",keyword:"type",params:{type: schema11.properties.level.type}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 2147483647 || isNaN(data4)){
const err12 = {instancePath:instancePath+"/level",schemaPath:"#/properties/level/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data4 < 1 || isNaN(data4)){
const err13 = {instancePath:instancePath+"/level",schemaPath:"#/properties/level/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.typeAdmin !== undefined){
let data5 = data.typeAdmin;
if(!((((((((data5 === 1) || (data5 === 2)) || (data5 === 3)) || (data5 === 4)) || (data5 === 5)) || (data5 === 6)) || (data5 === 7)) || (data5 === null))){
const err14 = {instancePath:instancePath+"/typeAdmin",schemaPath:"#/properties/typeAdmin/enum",keyword:"enum",params:{allowedValues: schema11.properties.typeAdmin.enum}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.contractLevel !== undefined){
let data6 = data.contractLevel;
if(!((((((data6 === 1) || (data6 === 2)) || (data6 === 3)) || (data6 === 9)) || (data6 === 10)) || (data6 === null))){
const err15 = {instancePath:instancePath+"/contractLevel",schemaPath:"#/properties/contractLevel/enum",keyword:"enum",params:{allowedValues: schema11.properties.contractLevel.enum}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.lang !== undefined){
let data7 = data.lang;
if(!(((((data7 === "fr") || (data7 === "de")) || (data7 === "en")) || (data7 === "es")) || (data7 === null))){
const err16 = {instancePath:instancePath+"/lang",schemaPath:"#/properties/lang/enum",keyword:"enum",params:{allowedValues: schema11.properties.lang.enum}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.service !== undefined){
let data8 = data.service;
if((!(Array.isArray(data8))) && (data8 !== null)){
const err17 = {instancePath:instancePath+"/service",schemaPath:"#/properties/service/type",keyword:"type",params:{type: schema11.properties.service.type}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(Array.isArray(data8)){
if(data8.length > 1000){
const err18 = {instancePath:instancePath+"/service",schemaPath:"#/properties/service/maxItems",keyword:"maxItems",params:{limit: 1000}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
let data9 = data8[i0];
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err19 = {instancePath:instancePath+"/service/" + i0,schemaPath:"#/properties/service/items/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 2147483647 || isNaN(data9)){
const err20 = {instancePath:instancePath+"/service/" + i0,schemaPath:"#/properties/service/items/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data9 < 1 || isNaN(data9)){
const err21 = {instancePath:instancePath+"/service/" + i0,schemaPath:"#/properties/service/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
let i1 = data8.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data8[i1];
if(!(((typeof item0 == "number") && (!(item0 % 1) && !isNaN(item0))) && (isFinite(item0)))){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err22 = {instancePath:instancePath+"/service",schemaPath:"#/properties/service/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
break;
}
indices0[item0] = i1;
}
}
}
}
if(data.notificationPoles !== undefined){
let data10 = data.notificationPoles;
if((!(Array.isArray(data10))) && (data10 !== null)){
const err23 = {instancePath:instancePath+"/notificationPoles",schemaPath:"#/properties/notificationPoles/type",keyword:"type",params:{type: schema11.properties.notificationPoles.type}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(Array.isArray(data10)){
if(data10.length > 1000){
const err24 = {instancePath:instancePath+"/notificationPoles",schemaPath:"#/properties/notificationPoles/maxItems",keyword:"maxItems",params:{limit: 1000}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
const len1 = data10.length;
for(let i2=0; i2<len1; i2++){
let data11 = data10[i2];
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err25 = {instancePath:instancePath+"/notificationPoles/" + i2,schemaPath:"#/properties/notificationPoles/items/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 2147483647 || isNaN(data11)){
const err26 = {instancePath:instancePath+"/notificationPoles/" + i2,schemaPath:"#/properties/notificationPoles/items/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data11 < 1 || isNaN(data11)){
const err27 = {instancePath:instancePath+"/notificationPoles/" + i2,schemaPath:"#/properties/notificationPoles/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
let i3 = data10.length;
let j1;
if(i3 > 1){
const indices1 = {};
for(;i3--;){
let item1 = data10[i3];
if(!(((typeof item1 == "number") && (!(item1 % 1) && !isNaN(item1))) && (isFinite(item1)))){
continue;
}
if(typeof indices1[item1] == "number"){
j1 = indices1[item1];
const err28 = {instancePath:instancePath+"/notificationPoles",schemaPath:"#/properties/notificationPoles/uniqueItems",keyword:"uniqueItems",params:{i: i3, j: j1}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
break;
}
indices1[item1] = i3;
}
}
}
}
if(data.notificationServices !== undefined){
let data12 = data.notificationServices;
if((!(Array.isArray(data12))) && (data12 !== null)){
const err29 = {instancePath:instancePath+"/notificationServices",schemaPath:"#/properties/notificationServices/type",keyword:"type",params:{type: schema11.properties.notificationServices.type}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(Array.isArray(data12)){
if(data12.length > 1000){
const err30 = {instancePath:instancePath+"/notificationServices",schemaPath:"#/properties/notificationServices/maxItems",keyword:"maxItems",params:{limit: 1000}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
const len2 = data12.length;
for(let i4=0; i4<len2; i4++){
let data13 = data12[i4];
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
const err31 = {instancePath:instancePath+"/notificationServices/" + i4,schemaPath:"#/properties/notificationServices/items/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 > 2147483647 || isNaN(data13)){
const err32 = {instancePath:instancePath+"/notificationServices/" + i4,schemaPath:"#/properties/notificationServices/items/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(data13 < 1 || isNaN(data13)){
const err33 = {instancePath:instancePath+"/notificationServices/" + i4,schemaPath:"#/properties/notificationServices/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
let i5 = data12.length;
let j2;
if(i5 > 1){
const indices2 = {};
for(;i5--;){
let item2 = data12[i5];
if(!(((typeof item2 == "number") && (!(item2 % 1) && !isNaN(item2))) && (isFinite(item2)))){
continue;
}
if(typeof indices2[item2] == "number"){
j2 = indices2[item2];
const err34 = {instancePath:instancePath+"/notificationServices",schemaPath:"#/properties/notificationServices/uniqueItems",keyword:"uniqueItems",params:{i: i5, j: j2}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
break;
}
indices2[item2] = i5;
}
}
}
}
if(data.isStatisticAllowed !== undefined){
let data14 = data.isStatisticAllowed;
if((typeof data14 !== "boolean") && (data14 !== null)){
const err35 = {instancePath:instancePath+"/isStatisticAllowed",schemaPath:"#/properties/isStatisticAllowed/type",keyword:"type",params:{type: schema11.properties.isStatisticAllowed.type}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.isPlanningAllowed !== undefined){
let data15 = data.isPlanningAllowed;
if((typeof data15 !== "boolean") && (data15 !== null)){
const err36 = {instancePath:instancePath+"/isPlanningAllowed",schemaPath:"#/properties/isPlanningAllowed/type",keyword:"type",params:{type: schema11.properties.isPlanningAllowed.type}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data.shouldSendEmail !== undefined){
let data16 = data.shouldSendEmail;
if((typeof data16 !== "boolean") && (data16 !== null)){
const err37 = {instancePath:instancePath+"/shouldSendEmail",schemaPath:"#/properties/shouldSendEmail/type",keyword:"type",params:{type: schema11.properties.shouldSendEmail.type}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
}
else {
const err38 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

export const validate = validate10
