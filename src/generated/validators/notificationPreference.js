// Made by `npm run generate` from the schemas.
const schema11 = {"type":"object","properties":{"admin":{"type":["integer","null"],"minimum":1,"maximum":2147483647},"notif1":{"enum":[1,3,2,0,null]},"notif2":{"enum":[1,3,2,0,null]},"notif3":{"enum":[1,3,2,0,null]},"notif4":{"enum":[1,3,2,0,null]},"notif5":{"enum":[1,3,2,0,null]},"notif6":{"enum":[1,3,2,0,null]},"notif7":{"enum":[1,3,2,0,null]},"notif8":{"enum":[1,3,2,0,null]},"notif9":{"enum":[1,3,2,0,null]},"notif10":{"enum":[1,3,2,0,null]},"notif11":{"enum":[1,3,2,0,null]},"notif12":{"enum":[1,3,2,0,null]},"notif13":{"enum":[1,3,2,0,null]},"notif14":{"enum":[1,3,2,0,null]},"notif15":{"enum":[1,3,2,0,null]},"notif17":{"enum":[1,3,2,0,null]},"notif18":{"enum":[1,3,2,0,null]},"notif19":{"enum":[1,3,2,0,null]},"notif20":{"enum":[1,3,2,0,null]},"notif21":{"enum":[1,3,2,0,null]},"notif22":{"enum":[1,3,2,0,null]}},"additionalProperties":false};
const func2 = Object.prototype.hasOwnProperty;

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
if(data.admin !== undefined){
let data0 = data.admin;
if((!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))) && (data0 !== null)){
const err1 = {instancePath:instancePath+"/admin",schemaPath:"#/properties/admin/type",keyword:"type",params:{type: schema11.properties.admin.type}};
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
const err2 = {instancePath:instancePath+"/admin",schemaPath:"#/properties/admin/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/admin",schemaPath:"#/properties/admin/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.notif1 !== undefined){
let data1 = data.notif1;
if(!(((((data1 === 1) || (data1 === 3)) || (data1 === 2)) || (data1 === 0)) || (data1 === null))){
const err4 = {instancePath:instancePath+"/notif1",schemaPath:"#/properties/notif1/enum",keyword:"enum",params:{allowedValues: schema11.properties.notif1.enum}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.notif2 !== undefined){
let data2 = data.notif2;
if(!(((((data2 === 1) || (data2 === 3)) || (data2 === 2)) || (data2 === 0)) || (data2 === null))){
const err5 = {instancePath:instancePath+"/notif2",schemaPath:"#/properties/notif2/enum",keyword:"enum",params:{allowedValues: schema11.properties.notif2.enum}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.notif3 !== undefined){
let data3 = data.notif3;
if(!(((((data3 === 1) || (data3 === 3)) || (data3 === 2)) || (data3 === 0)) || (data3 === null))){
const err6 = {instancePath:instancePath+"/notif3",schemaPath:"#/properties/notif3/enum",keyword:"enum",params:{allowedValues: schema11.properties.notif3.enum}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.notif4 !== undefined){
let data4 = data.notif4;
if(!(((((data4 === 1) || (data4 === 3)) || (data4 === 2)) || (data4 === 0)) || (data4 === null))){
const err7 = {instancePath:instancePath+"/notif4",schemaPath:"#/properties/notif4/enum",keyword:"enum",params:{allowedValues: schema11.properties.notif4.enum}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.notif5 !== undefined){
let data5 = data.notif5;
if(!(((((data5 === 1) || (data5 === 3)) || (data5 === 2)) || (data5 === 0)) || (data5 === null))){
const err8 = {instancePath:instancePath+"/notif5",schemaPath:"#/properties/notif5/enum",keyword:"enum",params:{allowedValues: schema11.properties.notif5.enum}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.notif6 !== undefined){
let data6 = data.notif6;
if(!(((((data6 === 1) || (data6 === 3)) || (data6 === 2)) || (data6 === 0)) || (data6 === null))){
const err9 = {instancePath:instancePath+"/notif6",schemaPath:"#/properties/notif6/enum",keyword:"enum",params:{allowedValues: schema11.properties.notif6.enum}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.notif7 !== undefined){
let data7 = data.notif7;
if(!(((((data7 === 1) || (data7 === 3)) || (data7 === 2)) || (data7 === 0)) || (data7 === null))){
const err10 = {instancePath:instancePath+"/notif7",schemaPath:"#/properties/notif7/enum",keyword:"enum",params:{allowedValues: schema11.properties.notif7.enum}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.notif8 !== undefined){
let data8 = data.notif8;
if(!(((((data8 === 1) || (data8 === 3)) || (data8 === 2)) || (data8 === 0)) || (data8 === null))){
const err11 = {instancePath:instancePath+"/notif8",schemaPath:"#/properties/notif8/enum",keyword:"enum",params:{allowedValues: schema11.properties.notif8.enum}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.notif9 !== undefined){
let data9 = data.notif9;
if(!(((((data9 === 1) || (data9 === 3)) || (data9 === 2)) || (data9 === 0)) || (data9 === null))){
const err12 = {instancePath:instancePath+"/notif9",schemaPath:"#/properties/notif9/enum",keyword:"enum",params:{allowedValues: schema11.properties.notif9.enum}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.notif10 !== undefined){
let data10 = data.notif10;
if(!(((((data10 === 1) || (data10 === 3)) || (data10 === 2)) || (data10 === 0)) || (data10 === null))){
const err13 = {instancePath:instancePath+"/notif10",schemaPath:"#/properties/notif10/enum",keyword:"enum",params:{allowedValues: schema11.properties.notif10.enum}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.notif11 !== undefined){
let data11 = data.notif11;
if(!(((((data11 === 1) || (data11 === 3)) || (data11 === 2)) || (data11 === 0)) || (data11 === null))){
const err14 = {instancePath:instancePath+"/notif11",schemaPath:"#/properties/notif11/enum",keyword:"enum",params:{allowedValues: schema11.properties.notif11.enum}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.notif12 !== undefined){
let data12 = data.notif12;
if(!(((((data12 === 1) || (data12 === 3)) || (data12 === 2)) || (data12 === 0)) || (data12 === null))){
const err15 = {instancePath:instancePath+"/notif12",schemaPath:"#/properties/notif12/enum",keyword:"enum",params:{allowedValues: schema11.properties.notif12.enum}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.notif13 !== undefined){
let data13 = data.notif13;
if(!(((((data13 === 1) || (data13 === 3)) || (data13 === 2)) || (data13 === 0)) || (data13 === null))){
const err16 = {instancePath:instancePath+"/notif13",schemaPath:"#/properties/notif13/enum",keyword:"enum",params:{allowedValues: schema11.properties.notif13.enum}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.notif14 !== undefined){
let data14 = data.notif14;
if(!(((((data14 === 1) || (data14 === 3)) || (data14 === 2)) || (data14 === 0)) || (data14 === null))){
const err17 = {instancePath:instancePath+"/notif14",schemaPath:"#/properties/notif14/enum",keyword:"enum",params:{allowedValues: schema11.properties.notif14.enum}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.notif15 !== undefined){
let data15 = data.notif15;
if(!(((((data15 === 1) || (data15 === 3)) || (data15 === 2)) || (data15 === 0)) || (data15 === null))){
const err18 = {instancePath:instancePath+"/notif15",schemaPath:"#/properties/notif15/enum",keyword:"enum",params:{allowedValues: schema11.properties.notif15.enum}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.notif17 !== undefined){
let data16 = data.notif17;
if(!(((((data16 === 1) || (data16 === 3)) || (data16 === 2)) || (data16 === 0)) || (data16 === null))){
const err19 = {instancePath:instancePath+"/notif17",schemaPath:"#/properties/notif17/enum",keyword:"enum",params:{allowedValues: schema11.properties.notif17.enum}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.notif18 !== undefined){
let data17 = data.notif18;
if(!(((((data17 === 1) || (data17 === 3)) || (data17 === 2)) || (data17 === 0)) || (data17 === null))){
const err20 = {instancePath:instancePath+"/notif18",schemaPath:"#/properties/notif18/enum",keyword:"enum",params:{allowedValues: schema11.properties.notif18.enum}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.notif19 !== undefined){
let data18 = data.notif19;
if(!(((((data18 === 1) || (data18 === 3)) || (data18 === 2)) || (data18 === 0)) || (data18 === null))){
const err21 = {instancePath:instancePath+"/notif19",schemaPath:"#/properties/notif19/enum",keyword:"enum",params:{allowedValues: schema11.properties.notif19.enum}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.notif20 !== undefined){
let data19 = data.notif20;
if(!(((((data19 === 1) || (data19 === 3)) || (data19 === 2)) || (data19 === 0)) || (data19 === null))){
const err22 = {instancePath:instancePath+"/notif20",schemaPath:"#/properties/notif20/enum",keyword:"enum",params:{allowedValues: schema11.properties.notif20.enum}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.notif21 !== undefined){
let data20 = data.notif21;
if(!(((((data20 === 1) || (data20 === 3)) || (data20 === 2)) || (data20 === 0)) || (data20 === null))){
const err23 = {instancePath:instancePath+"/notif21",schemaPath:"#/properties/notif21/enum",keyword:"enum",params:{allowedValues: schema11.properties.notif21.enum}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.notif22 !== undefined){
let data21 = data.notif22;
if(!(((((data21 === 1) || (data21 === 3)) || (data21 === 2)) || (data21 === 0)) || (data21 === null))){
const err24 = {instancePath:instancePath+"/notif22",schemaPath:"#/properties/notif22/enum",keyword:"enum",params:{allowedValues: schema11.properties.notif22.enum}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
else {
const err25 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

export const validate = validate10
