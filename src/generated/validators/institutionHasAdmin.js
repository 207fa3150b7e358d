// Made by `npm run generate` from the schemas.
const schema11 = {"type":"object","properties":{"institution":{"type":["integer","null"],"minimum":1,"maximum":2147483647},"admin":{"type":["integer","null"],"minimum":1,"maximum":2147483647},"matricule":{"type":["string","null"],"maxLength":255},"position":{"type":["string","null"],"maxLength":255},"isActivated":{"type":["boolean","null"]},"idLanguage":{"type":["number","null"],"minimum":-2147483647,"maximum":2147483647},"shouldSendEmailForNewActivation":{"type":["boolean","null"]},"firstName":{"type":["string","null"],"maxLength":255,"minLength":2},"lastName":{"type":["string","null"],"maxLength":255,"minLength":2},"email":{"type":["string","null"],"maxLength":254},"mobilePhone":{"type":["string","null"],"maxLength":255},"level":{"type":["integer","null"],"minimum":1,"maximum":2147483647},"typeAdmin":{"enum":[1,2,3,4,5,6,7,null]},"contractLevel":{"enum":[1,2,3,9,10,null]},"lang":{"enum":["fr","de","en","es",null]},"service":{"type":["array","null"],"items":{"type":"integer","minimum":1,"maximum":2147483647},"maxItems":1000,"uniqueItems":true},"notificationPoles":{"type":["array","null"],"items":{"type":"integer","minimum":1,"maximum":2147483647},"maxItems":1000,"uniqueItems":true},"notificationServices":{"type":["array","null"],"items":{"type":"integer","minimum":1,"maximum":2147483647},"maxItems":1000,"uniqueItems":true},"isStatisticAllowed":{"type":["boolean","null"]},"isPlanningAllowed":{"type":["boolean","null"]},"shouldSendEmail":{"type":["boolean","null"]}},"additionalProperties":false};
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
if(func3(data2) > 255){
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
if(func3(data3) > 255){
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
if(data.idLanguage !== undefined){
let data5 = data.idLanguage;
if((!((typeof data5 == "number") && (isFinite(data5)))) && (data5 !== null)){
const err12 = {instancePath:instancePath+"/idLanguage",schemaPath:"#/properties/idLanguage/type",keyword:"type",params:{type: schema11.properties.idLanguage.type}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 2147483647 || isNaN(data5)){
const err13 = {instancePath:instancePath+"/idLanguage",schemaPath:"#/properties/idLanguage/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data5 < -2147483647 || isNaN(data5)){
const err14 = {instancePath:instancePath+"/idLanguage",schemaPath:"#/properties/idLanguage/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2147483647}};
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
if(data.shouldSendEmailForNewActivation !== undefined){
let data6 = data.shouldSendEmailForNewActivation;
if((typeof data6 !== "boolean") && (data6 !== null)){
const err15 = {instancePath:instancePath+"/shouldSendEmailForNewActivation",schemaPath:"#/properties/shouldSendEmailForNewActivation/type",keyword:"type",params:{type: schema11.properties.shouldSendEmailForNewActivation.type}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.firstName !== undefined){
let data7 = data.firstName;
if((typeof data7 !== "string") && (data7 !== null)){
const err16 = {instancePath:instancePath+"/firstName",schemaPath:"#/properties/firstName/type",keyword:"type",params:{type: schema11.properties.firstName.type}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(typeof data7 === "string"){
if(func3(data7) > 255){
const err17 = {instancePath:instancePath+"/firstName",schemaPath:"#/properties/firstName/maxLength",keyword:"maxLength",params:{limit: 255}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(func3(data7) < 2){
const err18 = {instancePath:instancePath+"/firstName",schemaPath:"#/properties/firstName/minLength",keyword:"minLength",params:{limit: 2}};
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
if(data.lastName !== undefined){
let data8 = data.lastName;
if((typeof data8 !== "string") && (data8 !== null)){
const err19 = {instancePath:instancePath+"/lastName",schemaPath:"#/properties/lastName/type",keyword:"type",params:{type: schema11.properties.lastName.type}};
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
const err20 = {instancePath:instancePath+"/lastName",schemaPath:"#/properties/lastName/maxLength",keyword:"maxLength",params:{limit: 255}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(func3(data8) < 2){
const err21 = {instancePath:instancePath+"/lastName",schemaPath:"#/properties/lastName/minLength",keyword:"minLength",params:{limit: 2}};
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
if(data.email !== undefined){
let data9 = data.email;
if((typeof data9 !== "string") && (data9 !== null)){
const err22 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: schema11.properties.email.type}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(typeof data9 === "string"){
if(func3(data9) > 254){
const err23 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{limit: 254}};
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
if(data.mobilePhone !== undefined){
let data10 = data.mobilePhone;
if((typeof data10 !== "string") && (data10 !== null)){
const err24 = {instancePath:instancePath+"/mobilePhone",schemaPath:"#/properties/mobilePhone/type",keyword:"type",params:{type: schema11.properties.mobilePhone.type}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(typeof data10 === "string"){
if(func3(data10) > 255){
const err25 = {instancePath:instancePath+"/mobilePhone",schemaPath:"#/properties/mobilePhone/maxLength",keyword:"maxLength",params:{limit: 255}};
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
if(data.level !== undefined){
let data11 = data.level;
if((!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))) && (data11 !== null)){
const err26 = {instancePath:instancePath+"/level",schemaPath:"#/properties/level/type",keyword:"type",params:{type: schema11.properties.level.type}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 2147483647 || isNaN(data11)){
const err27 = {instancePath:instancePath+"/level",schemaPath:"#/properties/level/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data11 < 1 || isNaN(data11)){
const err28 = {instancePath:instancePath+"/level",schemaPath:"#/properties/level/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
if(data.typeAdmin !== undefined){
let data12 = data.typeAdmin;
if(!((((((((data12 === 1) || (data12 === 2)) || (data12 === 3)) || (data12 === 4)) || (data12 === 5)) || (data12 === 6)) || (data12 === 7)) || (data12 === null))){
const err29 = {instancePath:instancePath+"/typeAdmin",schemaPath:"#/properties/typeAdmin/enum",keyword:"enum",params:{allowedValues: schema11.properties.typeAdmin.enum}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.contractLevel !== undefined){
let data13 = data.contractLevel;
if(!((((((data13 === 1) || (data13 === 2)) || (data13 === 3)) || (data13 === 9)) || (data13 === 10)) || (data13 === null))){
const err30 = {instancePath:instancePath+"/contractLevel",schemaPath:"#/properties/contractLevel/enum",keyword:"enum",params:{allowedValues: schema11.properties.contractLevel.enum}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.lang !== undefined){
let data14 = data.lang;
if(!(((((data14 === "fr") || (data14 === "de")) || (data14 === "en")) || (data14 === "es")) || (data14 === null))){
const err31 = {instancePath:instancePath+"/lang",schemaPath:"#/properties/lang/enum",keyword:"enum",params:{allowedValues: schema11.properties.lang.enum}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.service !== undefined){
let data15 = data.service;
if((!(Array.isArray(data15))) && (data15 !== null)){
const err32 = {instancePath:instancePath+"/service",schemaPath:"#/properties/service/type",keyword:"type",params:{type: schema11.properties.service.type}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(Array.isArray(data15)){
if(data15.length > 1000){
const err33 = {instancePath:instancePath+"/service",schemaPath:"#/properties/service/maxItems",keyword:"maxItems",params:{limit: 1000}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
const len0 = data15.length;
for(let i0=0; i0<len0; i0++){
let data16 = data15[i0];
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
const err34 = {instancePath:instancePath+"/service/" + i0,schemaPath:"#/properties/service/items/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 > 2147483647 || isNaN(data16)){
const err35 = {instancePath:instancePath+"/service/" + i0,schemaPath:"#/properties/service/items/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(data16 < 1 || isNaN(data16)){
const err36 = {instancePath:instancePath+"/service/" + i0,schemaPath:"#/properties/service/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
}
let i1 = data15.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data15[i1];
if(!(((typeof item0 == "number") && (!(item0 % 1) && !isNaN(item0))) && (isFinite(item0)))){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err37 = {instancePath:instancePath+"/service",schemaPath:"#/properties/service/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
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
let data17 = data.notificationPoles;
if((!(Array.isArray(data17))) && (data17 !== null)){
const err38 = {instancePath:instancePath+"/notificationPoles",schemaPath:"#/properties/notificationPoles/type",keyword:"type",params:{type: schema11.properties.notificationPoles.type}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(Array.isArray(data17)){
if(data17.length > 1000){
const err39 = {instancePath:instancePath+"/notificationPoles",schemaPath:"#/properties/notificationPoles/maxItems",keyword:"maxItems",params:{limit: 1000}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
const len1 = data17.length;
for(let i2=0; i2<len1; i2++){
let data18 = data17[i2];
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
const err40 = {instancePath:instancePath+"/notificationPoles/" + i2,schemaPath:"#/properties/notificationPoles/items/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if((typeof data18 == "number") && (isFinite(data18))){
if(data18 > 2147483647 || isNaN(data18)){
const err41 = {instancePath:instancePath+"/notificationPoles/" + i2,schemaPath:"#/properties/notificationPoles/items/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(data18 < 1 || isNaN(data18)){
const err42 = {instancePath:instancePath+"/notificationPoles/" + i2,schemaPath:"#/properties/notificationPoles/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
}
let i3 = data17.length;
let j1;
if(i3 > 1){
const indices1 = {};
for(;i3--;){
let item1 = data17[i3];
if(!(((typeof item1 == "number") && (!(item1 % 1) && !isNaN(item1))) && (isFinite(item1)))){
continue;
}
if(typeof indices1[item1] == "number"){
j1 = indices1[item1];
const err43 = {instancePath:instancePath+"/notificationPoles",schemaPath:"#/properties/notificationPoles/uniqueItems",keyword:"uniqueItems",params:{i: i3, j: j1}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
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
let data19 = data.notificationServices;
if((!(Array.isArray(data19))) && (data19 !== null)){
const err44 = {instancePath:instancePath+"/notificationServices",schemaPath:"#/properties/notificationServices/type",keyword:"type",params:{type: schema11.properties.notificationServices.type}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(Array.isArray(data19)){
if(data19.length > 1000){
const err45 = {instancePath:instancePath+"/notificationServices",schemaPath:"#/properties/notificationServices/maxItems",keyword:"maxItems",params:{limit: 1000}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
const len2 = data19.length;
for(let i4=0; i4<len2; i4++){
let data20 = data19[i4];
if(!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))){
const err46 = {instancePath:instancePath+"/notificationServices/" + i4,schemaPath:"#/properties/notificationServices/items/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if((typeof data20 == "number") && (isFinite(data20))){
if(data20 > 2147483647 || isNaN(data20)){
const err47 = {instancePath:instancePath+"/notificationServices/" + i4,schemaPath:"#/properties/notificationServices/items/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(data20 < 1 || isNaN(data20)){
const err48 = {instancePath:instancePath+"/notificationServices/" + i4,schemaPath:"#/properties/notificationServices/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
}
let i5 = data19.length;
let j2;
if(i5 > 1){
const indices2 = {};
for(;i5--;){
let item2 = data19[i5];
if(!(((typeof item2 == "number") && (!(item2 % 1) && !isNaN(item2))) && (isFinite(item2)))){
continue;
}
if(typeof indices2[item2] == "number"){
j2 = indices2[item2];
const err49 = {instancePath:instancePath+"/notificationServices",schemaPath:"#/properties/notificationServices/uniqueItems",keyword:"uniqueItems",params:{i: i5, j: j2}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
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
let data21 = data.isStatisticAllowed;
if((typeof data21 !== "boolean") && (data21 !== null)){
const err50 = {instancePath:instancePath+"/isStatisticAllowed",schemaPath:"#/properties/isStatisticAllowed/type",keyword:"type",params:{type: schema11.properties.isStatisticAllowed.type}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data.isPlanningAllowed !== undefined){
let data22 = data.isPlanningAllowed;
if((typeof data22 !== "boolean") && (data22 !== null)){
const err51 = {instancePath:instancePath+"/isPlanningAllowed",schemaPath:"#/properties/isPlanningAllowed/type",keyword:"type",params:{type: schema11.properties.isPlanningAllowed.type}};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data.shouldSendEmail !== undefined){
let data23 = data.shouldSendEmail;
if((typeof data23 !== "boolean") && (data23 !== null)){
const err52 = {instancePath:instancePath+"/shouldSendEmail",schemaPath:"#/properties/shouldSendEmail/type",keyword:"type",params:{type: schema11.properties.shouldSendEmail.type}};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
}
else {
const err53 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

export const validate = validate10
