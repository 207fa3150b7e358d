// Made by `npm run generate` from the schemas.
const schema11 = {"type":"object","properties":{"name":{"type":["string","null"],"maxLength":255},"nameSMS":{"type":["string","null"],"maxLength":255},"code":{"type":["string","null"],"maxLength":255},"pole":{"type":["integer","null"],"minimum":1,"maximum":2147483647},"parking":{"enum":["FREE_PARKING","PAID_PARKING","NO_PARKING",null]},"interfacingCode":{"type":["string","null"],"maxLength":255},"interfacingCode2":{"type":["string","null"],"maxLength":255},"interfacingCode3":{"type":["string","null"],"maxLength":255},"isOnForCreatingMission":{"type":["boolean","null"]},"address":{"type":["string","null"],"maxLength":255},"lat":{"type":["number","null"],"minimum":-90,"maximum":90},"lng":{"type":["number","null"],"minimum":-180,"maximum":180},"addressPrecision":{"enum":["housenumber","street","municipality","approximate",null]},"phone":{"type":["string","null"],"maxLength":255},"building":{"type":["string","null"],"maxLength":255},"floor":{"type":["string","null"],"maxLength":255},"digicode":{"type":["string","null"],"maxLength":255},"software":{"type":["string","null"],"maxLength":255},"bedsCapacity":{"type":["number","null"],"minimum":0,"maximum":2147483647},"minCaregiversPerShift":{"type":["number","null"],"minimum":0,"maximum":2147483647},"hasFood":{"type":["boolean","null"]},"hasSmock":{"type":["boolean","null"]}},"additionalProperties":false};
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
if(func3(data0) > 255){
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
if(data.nameSMS !== undefined){
let data1 = data.nameSMS;
if((typeof data1 !== "string") && (data1 !== null)){
const err3 = {instancePath:instancePath+"/nameSMS",schemaPath:"#/properties/nameSMS/type",keyword:"type",params:{type: schema11.properties.nameSMS.type}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(typeof data1 === "string"){
if(func3(data1) > 255){
const err4 = {instancePath:instancePath+"/nameSMS",schemaPath:"#/properties/nameSMS/maxLength",keyword:"maxLength",params:{limit: 255}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
if(data.code !== undefined){
let data2 = data.code;
if((typeof data2 !== "string") && (data2 !== null)){
const err5 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: schema11.properties.code.type}};
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
const err6 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/maxLength",keyword:"maxLength",params:{limit: 255}};
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
if(data.pole !== undefined){
let data3 = data.pole;
if((!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))) && (data3 !== null)){
const err7 = {instancePath:instancePath+"/pole",schemaPath:"#/properties/pole/type",keyword:"type",params:{type: schema11.properties.pole.type}};
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
const err8 = {instancePath:instancePath+"/pole",schemaPath:"#/properties/pole/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err9 = {instancePath:instancePath+"/pole",schemaPath:"#/properties/pole/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.parking !== undefined){
let data4 = data.parking;
if(!((((data4 === "FREE_PARKING") || (data4 === "PAID_PARKING")) || (data4 === "NO_PARKING")) || (data4 === null))){
const err10 = {instancePath:instancePath+"/parking",schemaPath:"#/properties/parking/enum",keyword:"enum",params:{allowedValues: schema11.properties.parking.enum}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.interfacingCode !== undefined){
let data5 = data.interfacingCode;
if((typeof data5 !== "string") && (data5 !== null)){
const err11 = {instancePath:instancePath+"/interfacingCode",schemaPath:"#/properties/interfacingCode/type",keyword:"type",params:{type: schema11.properties.interfacingCode.type}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(typeof data5 === "string"){
if(func3(data5) > 255){
const err12 = {instancePath:instancePath+"/interfacingCode",schemaPath:"#/properties/interfacingCode/maxLength",keyword:"maxLength",params:{limit: 255}};
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
if(data.interfacingCode2 !== undefined){
let data6 = data.interfacingCode2;
if((typeof data6 !== "string") && (data6 !== null)){
const err13 = {instancePath:instancePath+"/interfacingCode2",schemaPath:"#/properties/interfacingCode2/type",keyword:"type",params:{type: schema11.properties.interfacingCode2.type}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(typeof data6 === "string"){
if(func3(data6) > 255){
const err14 = {instancePath:instancePath+"/interfacingCode2",schemaPath:"#/properties/interfacingCode2/maxLength",keyword:"maxLength",params:{limit: 255}};
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
if(data.interfacingCode3 !== undefined){
let data7 = data.interfacingCode3;
if((typeof data7 !== "string") && (data7 !== null)){
const err15 = {instancePath:instancePath+"/interfacingCode3",schemaPath:"#/properties/interfacingCode3/type",keyword:"type",params:{type: schema11.properties.interfacingCode3.type}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(typeof data7 === "string"){
if(func3(data7) > 255){
const err16 = {instancePath:instancePath+"/interfacingCode3",schemaPath:"#/properties/interfacingCode3/maxLength",keyword:"maxLength",params:{limit: 255}};
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
if(data.isOnForCreatingMission !== undefined){
let data8 = data.isOnForCreatingMission;
if((typeof data8 !== "boolean") && (data8 !== null)){
const err17 = {instancePath:instancePath+"/isOnForCreatingMission",schemaPath:"#/properties/isOnForCreatingMission/type",keyword:"type",params:{type: schema11.properties.isOnForCreatingMission.type}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.address !== undefined){
let data9 = data.address;
if((typeof data9 !== "string") && (data9 !== null)){
const err18 = {instancePath:instancePath+"/address",schemaPath:"#/properties/address/type",keyword:"type",params:{type: schema11.properties.address.type}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(typeof data9 === "string"){
if(func3(data9) > 255){
const err19 = {instancePath:instancePath+"/address",schemaPath:"#/properties/address/maxLength",keyword:"maxLength",params:{limit: 255}};
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
if(data.lat !== undefined){
let data10 = data.lat;
if((!((typeof data10 == "number") && (isFinite(data10)))) && (data10 !== null)){
const err20 = {instancePath:instancePath+"/lat",schemaPath:"#/properties/lat/type",keyword:"type",params:{type: schema11.properties.lat.type}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 90 || isNaN(data10)){
const err21 = {instancePath:instancePath+"/lat",schemaPath:"#/properties/lat/maximum",keyword:"maximum",params:{comparison: "<=", limit: 90}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data10 < -90 || isNaN(data10)){
const err22 = {instancePath:instancePath+"/lat",schemaPath:"#/properties/lat/minimum",keyword:"minimum",params:{comparison: ">=", limit: -90}};
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
if(data.lng !== undefined){
let data11 = data.lng;
if((!((typeof data11 == "number") && (isFinite(data11)))) && (data11 !== null)){
const err23 = {instancePath:instancePath+"/lng",schemaPath:"#/properties/lng/type",keyword:"type",params:{type: schema11.properties.lng.type}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 180 || isNaN(data11)){
const err24 = {instancePath:instancePath+"/lng",schemaPath:"#/properties/lng/maximum",keyword:"maximum",params:{comparison: "<=", limit: 180}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data11 < -180 || isNaN(data11)){
const err25 = {instancePath:instancePath+"/lng",schemaPath:"#/properties/lng/minimum",keyword:"minimum",params:{comparison: ">=", limit: -180}};
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
if(data.addressPrecision !== undefined){
let data12 = data.addressPrecision;
if(!(((((data12 === "housenumber") || (data12 === "street")) || (data12 === "municipality")) || (data12 === "approximate")) || (data12 === null))){
const err26 = {instancePath:instancePath+"/addressPrecision",schemaPath:"#/properties/addressPrecision/enum",keyword:"enum",params:{allowedValues: schema11.properties.addressPrecision.enum}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.phone !== undefined){
let data13 = data.phone;
if((typeof data13 !== "string") && (data13 !== null)){
const err27 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/type",keyword:"type",params:{type: schema11.properties.phone.type}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(typeof data13 === "string"){
if(func3(data13) > 255){
const err28 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/maxLength",keyword:"maxLength",params:{limit: 255}};
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
if(data.building !== undefined){
let data14 = data.building;
if((typeof data14 !== "string") && (data14 !== null)){
const err29 = {instancePath:instancePath+"/building",schemaPath:"#/properties/building/type",keyword:"type",params:{type: schema11.properties.building.type}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(typeof data14 === "string"){
if(func3(data14) > 255){
const err30 = {instancePath:instancePath+"/building",schemaPath:"#/properties/building/maxLength",keyword:"maxLength",params:{limit: 255}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
}
if(data.floor !== undefined){
let data15 = data.floor;
if((typeof data15 !== "string") && (data15 !== null)){
const err31 = {instancePath:instancePath+"/floor",schemaPath:"#/properties/floor/type",keyword:"type",params:{type: schema11.properties.floor.type}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(typeof data15 === "string"){
if(func3(data15) > 255){
const err32 = {instancePath:instancePath+"/floor",schemaPath:"#/properties/floor/maxLength",keyword:"maxLength",params:{limit: 255}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
}
if(data.digicode !== undefined){
let data16 = data.digicode;
if((typeof data16 !== "string") && (data16 !== null)){
const err33 = {instancePath:instancePath+"/digicode",schemaPath:"#/properties/digicode/type",keyword:"type",params:{type: schema11.properties.digicode.type}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(typeof data16 === "string"){
if(func3(data16) > 255){
const err34 = {instancePath:instancePath+"/digicode",schemaPath:"#/properties/digicode/maxLength",keyword:"maxLength",params:{limit: 255}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
}
if(data.software !== undefined){
let data17 = data.software;
if((typeof data17 !== "string") && (data17 !== null)){
const err35 = {instancePath:instancePath+"/software",schemaPath:"#/properties/software/type",keyword:"type",params:{type: schema11.properties.software.type}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(typeof data17 === "string"){
if(func3(data17) > 255){
const err36 = {instancePath:instancePath+"/software",schemaPath:"#/properties/software/maxLength",keyword:"maxLength",params:{limit: 255}};
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
if(data.bedsCapacity !== undefined){
let data18 = data.bedsCapacity;
if((!((typeof data18 == "number") && (isFinite(data18)))) && (data18 !== null)){
const err37 = {instancePath:instancePath+"/bedsCapacity",schemaPath:"#/properties/bedsCapacity/type",keyword:"type",params:{type: schema11.properties.bedsCapacity.type}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if((typeof data18 == "number") && (isFinite(data18))){
if(data18 > 2147483647 || isNaN(data18)){
const err38 = {instancePath:instancePath+"/bedsCapacity",schemaPath:"#/properties/bedsCapacity/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(data18 < 0 || isNaN(data18)){
const err39 = {instancePath:instancePath+"/bedsCapacity",schemaPath:"#/properties/bedsCapacity/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
}
if(data.minCaregiversPerShift !== undefined){
let data19 = data.minCaregiversPerShift;
if((!((typeof data19 == "number") && (isFinite(data19)))) && (data19 !== null)){
const err40 = {instancePath:instancePath+"/minCaregiversPerShift",schemaPath:"#/properties/minCaregiversPerShift/type",keyword:"type",params:{type: schema11.properties.minCaregiversPerShift.type}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 > 2147483647 || isNaN(data19)){
const err41 = {instancePath:instancePath+"/minCaregiversPerShift",schemaPath:"#/properties/minCaregiversPerShift/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(data19 < 0 || isNaN(data19)){
const err42 = {instancePath:instancePath+"/minCaregiversPerShift",schemaPath:"#/properties/minCaregiversPerShift/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data.hasFood !== undefined){
let data20 = data.hasFood;
if((typeof data20 !== "boolean") && (data20 !== null)){
const err43 = {instancePath:instancePath+"/hasFood",schemaPath:"#/properties/hasFood/type",keyword:"type",params:{type: schema11.properties.hasFood.type}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data.hasSmock !== undefined){
let data21 = data.hasSmock;
if((typeof data21 !== "boolean") && (data21 !== null)){
const err44 = {instancePath:instancePath+"/hasSmock",schemaPath:"#/properties/hasSmock/type",keyword:"type",params:{type: schema11.properties.hasSmock.type}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
}
else {
const err45 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

export const validate = validate10
