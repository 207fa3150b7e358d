// Made by `npm run generate` from the schemas.
const schema11 = {"type":"object","properties":{"name":{"type":["string","null"],"maxLength":255,"minLength":2},"nameSMS":{"type":["string","null"],"maxLength":255},"prefixMission":{"type":["string","null"],"maxLength":255},"country":{"enum":["fr","de","ch","be","lu","es","it","uk",null]},"lang":{"enum":["fr","de","en","es",null]},"sector":{"enum":["health",null]},"timezone":{"enum":["Europe/Paris","Europe/Berlin","Europe/Zurich","Europe/Brussels","Europe/Luxembourg","Europe/Madrid","Europe/Rome","Europe/London","Europe/Busingen","Europe/Gibraltar","Europe/Guernsey","Europe/Isle_of_Man","Europe/Jersey","Africa/Ceuta","Atlantic/Canary","America/Guadeloupe","America/Martinique","America/Cayenne","America/Marigot","America/St_Barthelemy","America/Miquelon","Indian/Reunion","Indian/Mayotte","Pacific/Noumea","Pacific/Wallis","Pacific/Tahiti","Pacific/Marquesas","Pacific/Gambier",null]},"postalCode":{"type":["string","null"],"maxLength":255},"address":{"type":["string","null"],"maxLength":255},"lat":{"type":["number","null"],"minimum":-90,"maximum":90},"lng":{"type":["number","null"],"minimum":-180,"maximum":180},"addressPrecision":{"enum":["housenumber","street","municipality","approximate",null]},"phone":{"type":["string","null"],"maxLength":255},"presentation":{"type":["string","null"],"maxLength":4000},"accessInfo":{"type":["string","null"],"maxLength":4000},"siret":{"type":["string","null"],"maxLength":255},"corporateName":{"type":["string","null"],"maxLength":255},"healthService":{"type":["string","null"],"maxLength":255},"urssafCode":{"type":["string","null"],"maxLength":255},"apeCode":{"type":["string","null"],"maxLength":255,"pattern":"^[0-9]{2}\\.?[0-9]{2}[A-Z]$"},"timeLimitationToPostShiftInDays":{"type":["number","null"],"minimum":0,"maximum":2147483647},"slotConfig":{"enum":["FREE","DAY_NIGHT","MORNING_AFTERNOON_NIGHT",null]},"dealShift":{"enum":["ENABLED","DISABLED",null]},"internalPool":{"type":["boolean","null"]},"internalPoolCalendarBlockDays":{"type":["number","null"],"minimum":0,"maximum":2147483647},"building":{"type":["string","null"],"maxLength":255},"floor":{"type":["string","null"],"maxLength":255},"digicode":{"type":["string","null"],"maxLength":255},"parking":{"enum":["FREE_PARKING","PAID_PARKING","NO_PARKING",null]},"bedsCapacity":{"type":["number","null"],"minimum":0,"maximum":2147483647},"minCaregiversPerShift":{"type":["number","null"],"minimum":0,"maximum":2147483647},"software":{"type":["string","null"],"maxLength":255},"hasSmock":{"type":["boolean","null"]},"hasFood":{"type":["boolean","null"]}},"additionalProperties":false};
const func2 = Object.prototype.hasOwnProperty;
const func3 = (text) => [...text].length;
const pattern0 = new RegExp("^[0-9]{2}\\.?[0-9]{2}[A-Z]$", "u");

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
if(func3(data0) < 2){
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 2}};
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
if(data.nameSMS !== undefined){
let data1 = data.nameSMS;
if((typeof data1 !== "string") && (data1 !== null)){
const err4 = {instancePath:instancePath+"/nameSMS",schemaPath:"#/properties/nameSMS/type",keyword:"type",params:{type: schema11.properties.nameSMS.type}};
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
const err5 = {instancePath:instancePath+"/nameSMS",schemaPath:"#/properties/nameSMS/maxLength",keyword:"maxLength",params:{limit: 255}};
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
if(data.prefixMission !== undefined){
let data2 = data.prefixMission;
if((typeof data2 !== "string") && (data2 !== null)){
const err6 = {instancePath:instancePath+"/prefixMission",schemaPath:"#/properties/prefixMission/type",keyword:"type",params:{type: schema11.properties.prefixMission.type}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(typeof data2 === "string"){
if(func3(data2) > 255){
const err7 = {instancePath:instancePath+"/prefixMission",schemaPath:"#/properties/prefixMission/maxLength",keyword:"maxLength",params:{limit: 255}};
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
if(data.country !== undefined){
let data3 = data.country;
if(!(((((((((data3 === "fr") || (data3 === "de")) || (data3 === "ch")) || (data3 === "be")) || (data3 === "lu")) || (data3 === "es")) || (data3 === "it")) || (data3 === "uk")) || (data3 === null))){
const err8 = {instancePath:instancePath+"/country",schemaPath:"#/properties/country/enum",keyword:"enum",params:{allowedValues: schema11.properties.country.enum}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.lang !== undefined){
let data4 = data.lang;
if(!(((((data4 === "fr") || (data4 === "de")) || (data4 === "en")) || (data4 === "es")) || (data4 === null))){
const err9 = {instancePath:instancePath+"/lang",schemaPath:"#/properties/lang/enum",keyword:"enum",params:{allowedValues: schema11.properties.lang.enum}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.sector !== undefined){
let data5 = data.sector;
if(!((data5 === "health") || (data5 === null))){
const err10 = {instancePath:instancePath+"/sector",schemaPath:"#/properties/sector/enum",keyword:"enum",params:{allowedValues: schema11.properties.sector.enum}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.timezone !== undefined){
let data6 = data.timezone;
if(!(((((((((((((((((((((((((((((data6 === "Europe/Paris") || (data6 === "Europe/Berlin")) || (data6 === "Europe/Zurich")) || (data6 === "Europe/Brussels")) || (data6 === "Europe/Luxembourg")) || (data6 === "Europe/Madrid")) || (data6 === "Europe/Rome")) || (data6 === "Europe/London")) || (data6 === "Europe/Busingen")) || (data6 === "Europe/Gibraltar")) || (data6 === "Europe/Guernsey")) || (data6 === "Europe/Isle_of_Man")) || (data6 === "Europe/Jersey")) || (data6 === "Africa/Ceuta")) || (data6 === "Atlantic/Canary")) || (data6 === "America/Guadeloupe")) || (data6 === "America/Martinique")) || (data6 === "America/Cayenne")) || (data6 === "America/Marigot")) || (data6 === "America/St_Barthelemy")) || (data6 === "America/Miquelon")) || (data6 === "Indian/Reunion")) || (data6 === "Indian/Mayotte")) || (data6 === "Pacific/Noumea")) || (data6 === "Pacific/Wallis")) || (data6 === "Pacific/Tahiti")) || (data6 === "Pacific/Marquesas")) || (data6 === "Pacific/Gambier")) || (data6 === null))){
const err11 = {instancePath:instancePath+"/timezone",schemaPath:"#/properties/timezone/enum",keyword:"enum",params:{allowedValues: schema11.properties.timezone.enum}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.postalCode !== undefined){
let data7 = data.postalCode;
if((typeof data7 !== "string") && (data7 !== null)){
const err12 = {instancePath:instancePath+"/postalCode",schemaPath:"#/properties/postalCode/type",keyword:"type",params:{type: schema11.properties.postalCode.type}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(typeof data7 === "string"){
if(func3(data7) > 255){
const err13 = {instancePath:instancePath+"/postalCode",schemaPath:"#/properties/postalCode/maxLength",keyword:"maxLength",params:{limit: 255}};
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
if(data.address !== undefined){
let data8 = data.address;
if((typeof data8 !== "string") && (data8 !== null)){
const err14 = {instancePath:instancePath+"/address",schemaPath:"#/properties/address/type",keyword:"type",params:{type: schema11.properties.address.type}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(typeof data8 === "string"){
if(func3(data8) > 255){
const err15 = {instancePath:instancePath+"/address",schemaPath:"#/properties/address/maxLength",keyword:"maxLength",params:{limit: 255}};
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
if(data.lat !== undefined){
let data9 = data.lat;
if((!((typeof data9 == "number") && (isFinite(data9)))) && (data9 !== null)){
const err16 = {instancePath:instancePath+"/lat",schemaPath:"#/properties/lat/type",keyword:"type",params:{type: schema11.properties.lat.type}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 90 || isNaN(data9)){
const err17 = {instancePath:instancePath+"/lat",schemaPath:"#/properties/lat/maximum",keyword:"maximum",params:{comparison: "<=", limit: 90}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data9 < -90 || isNaN(data9)){
const err18 = {instancePath:instancePath+"/lat",schemaPath:"#/properties/lat/minimum",keyword:"minimum",params:{comparison: ">=", limit: -90}};
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
if(data.lng !== undefined){
let data10 = data.lng;
if((!((typeof data10 == "number") && (isFinite(data10)))) && (data10 !== null)){
const err19 = {instancePath:instancePath+"/lng",schemaPath:"#/properties/lng/type",keyword:"type",params:{type: schema11.properties.lng.type}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 180 || isNaN(data10)){
const err20 = {instancePath:instancePath+"/lng",schemaPath:"#/properties/lng/maximum",keyword:"maximum",params:{comparison: "<=", limit: 180}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data10 < -180 || isNaN(data10)){
const err21 = {instancePath:instancePath+"/lng",schemaPath:"#/properties/lng/minimum",keyword:"minimum",params:{comparison: ">=", limit: -180}};
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
if(data.addressPrecision !== undefined){
let data11 = data.addressPrecision;
if(!(((((data11 === "housenumber") || (data11 === "street")) || (data11 === "municipality")) || (data11 === "approximate")) || (data11 === null))){
const err22 = {instancePath:instancePath+"/addressPrecision",schemaPath:"#/properties/addressPrecision/enum",keyword:"enum",params:{allowedValues: schema11.properties.addressPrecision.enum}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.phone !== undefined){
let data12 = data.phone;
if((typeof data12 !== "string") && (data12 !== null)){
const err23 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/type",keyword:"type",params:{type: schema11.properties.phone.type}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(typeof data12 === "string"){
if(func3(data12) > 255){
const err24 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/maxLength",keyword:"maxLength",params:{limit: 255}};
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
if(data.presentation !== undefined){
let data13 = data.presentation;
if((typeof data13 !== "string") && (data13 !== null)){
const err25 = {instancePath:instancePath+"/presentation",schemaPath:"#/properties/presentation/type",keyword:"type",params:{type: schema11.properties.presentation.type}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(typeof data13 === "string"){
if(func3(data13) > 4000){
const err26 = {instancePath:instancePath+"/presentation",schemaPath:"#/properties/presentation/maxLength",keyword:"maxLength",params:{limit: 4000}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
if(data.accessInfo !== undefined){
let data14 = data.accessInfo;
if((typeof data14 !== "string") && (data14 !== null)){
const err27 = {instancePath:instancePath+"/accessInfo",schemaPath:"#/properties/accessInfo/type",keyword:"type",params:{type: schema11.properties.accessInfo.type}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(typeof data14 === "string"){
if(func3(data14) > 4000){
const err28 = {instancePath:instancePath+"/accessInfo",schemaPath:"#/properties/accessInfo/maxLength",keyword:"maxLength",params:{limit: 4000}};
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
if(data.siret !== undefined){
let data15 = data.siret;
if((typeof data15 !== "string") && (data15 !== null)){
const err29 = {instancePath:instancePath+"/siret",schemaPath:"#/properties/siret/type",keyword:"type",params:{type: schema11.properties.siret.type}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(typeof data15 === "string"){
if(func3(data15) > 255){
const err30 = {instancePath:instancePath+"/siret",schemaPath:"#/properties/siret/maxLength",keyword:"maxLength",params:{limit: 255}};
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
if(data.corporateName !== undefined){
let data16 = data.corporateName;
if((typeof data16 !== "string") && (data16 !== null)){
const err31 = {instancePath:instancePath+"/corporateName",schemaPath:"#/properties/corporateName/type",keyword:"type",params:{type: schema11.properties.corporateName.type}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(typeof data16 === "string"){
if(func3(data16) > 255){
const err32 = {instancePath:instancePath+"/corporateName",schemaPath:"#/properties/corporateName/maxLength",keyword:"maxLength",params:{limit: 255}};
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
if(data.healthService !== undefined){
let data17 = data.healthService;
if((typeof data17 !== "string") && (data17 !== null)){
const err33 = {instancePath:instancePath+"/healthService",schemaPath:"#/properties/healthService/type",keyword:"type",params:{type: schema11.properties.healthService.type}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(typeof data17 === "string"){
if(func3(data17) > 255){
const err34 = {instancePath:instancePath+"/healthService",schemaPath:"#/properties/healthService/maxLength",keyword:"maxLength",params:{limit: 255}};
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
if(data.urssafCode !== undefined){
let data18 = data.urssafCode;
if((typeof data18 !== "string") && (data18 !== null)){
const err35 = {instancePath:instancePath+"/urssafCode",schemaPath:"#/properties/urssafCode/type",keyword:"type",params:{type: schema11.properties.urssafCode.type}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(typeof data18 === "string"){
if(func3(data18) > 255){
const err36 = {instancePath:instancePath+"/urssafCode",schemaPath:"#/properties/urssafCode/maxLength",keyword:"maxLength",params:{limit: 255}};
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
if(data.apeCode !== undefined){
let data19 = data.apeCode;
if((typeof data19 !== "string") && (data19 !== null)){
const err37 = {instancePath:instancePath+"/apeCode",schemaPath:"#/properties/apeCode/type",keyword:"type",params:{type: schema11.properties.apeCode.type}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(typeof data19 === "string"){
if(func3(data19) > 255){
const err38 = {instancePath:instancePath+"/apeCode",schemaPath:"#/properties/apeCode/maxLength",keyword:"maxLength",params:{limit: 255}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(!pattern0.test(data19)){
const err39 = {instancePath:instancePath+"/apeCode",schemaPath:"#/properties/apeCode/pattern",keyword:"pattern",params:{pattern: "^[0-9]{2}\\.?[0-9]{2}[A-Z]$"}};
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
if(data.timeLimitationToPostShiftInDays !== undefined){
let data20 = data.timeLimitationToPostShiftInDays;
if((!((typeof data20 == "number") && (isFinite(data20)))) && (data20 !== null)){
const err40 = {instancePath:instancePath+"/timeLimitationToPostShiftInDays",schemaPath:"#/properties/timeLimitationToPostShiftInDays/type",keyword:"type",params:{type: schema11.properties.timeLimitationToPostShiftInDays.type}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if((typeof data20 == "number") && (isFinite(data20))){
if(data20 > 2147483647 || isNaN(data20)){
const err41 = {instancePath:instancePath+"/timeLimitationToPostShiftInDays",schemaPath:"#/properties/timeLimitationToPostShiftInDays/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(data20 < 0 || isNaN(data20)){
const err42 = {instancePath:instancePath+"/timeLimitationToPostShiftInDays",schemaPath:"#/properties/timeLimitationToPostShiftInDays/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data.slotConfig !== undefined){
let data21 = data.slotConfig;
if(!((((data21 === "FREE") || (data21 === "DAY_NIGHT")) || (data21 === "MORNING_AFTERNOON_NIGHT")) || (data21 === null))){
const err43 = {instancePath:instancePath+"/slotConfig",schemaPath:"#/properties/slotConfig/enum",keyword:"enum",params:{allowedValues: schema11.properties.slotConfig.enum}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data.dealShift !== undefined){
let data22 = data.dealShift;
if(!(((data22 === "ENABLED") || (data22 === "DISABLED")) || (data22 === null))){
const err44 = {instancePath:instancePath+"/dealShift",schemaPath:"#/properties/dealShift/enum",keyword:"enum",params:{allowedValues: schema11.properties.dealShift.enum}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data.internalPool !== undefined){
let data23 = data.internalPool;
if((typeof data23 !== "boolean") && (data23 !== null)){
const err45 = {instancePath:instancePath+"/internalPool",schemaPath:"#/properties/internalPool/type",keyword:"type",params:{type: schema11.properties.internalPool.type}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data.internalPoolCalendarBlockDays !== undefined){
let data24 = data.internalPoolCalendarBlockDays;
if((!((typeof data24 == "number") && (isFinite(data24)))) && (data24 !== null)){
const err46 = {instancePath:instancePath+"/internalPoolCalendarBlockDays",schemaPath:"#/properties/internalPoolCalendarBlockDays/type",keyword:"type",params:{type: schema11.properties.internalPoolCalendarBlockDays.type}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if((typeof data24 == "number") && (isFinite(data24))){
if(data24 > 2147483647 || isNaN(data24)){
const err47 = {instancePath:instancePath+"/internalPoolCalendarBlockDays",schemaPath:"#/properties/internalPoolCalendarBlockDays/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(data24 < 0 || isNaN(data24)){
const err48 = {instancePath:instancePath+"/internalPoolCalendarBlockDays",schemaPath:"#/properties/internalPoolCalendarBlockDays/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data.building !== undefined){
let data25 = data.building;
if((typeof data25 !== "string") && (data25 !== null)){
const err49 = {instancePath:instancePath+"/building",schemaPath:"#/properties/building/type",keyword:"type",params:{type: schema11.properties.building.type}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if(typeof data25 === "string"){
if(func3(data25) > 255){
const err50 = {instancePath:instancePath+"/building",schemaPath:"#/properties/building/maxLength",keyword:"maxLength",params:{limit: 255}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
}
if(data.floor !== undefined){
let data26 = data.floor;
if((typeof data26 !== "string") && (data26 !== null)){
const err51 = {instancePath:instancePath+"/floor",schemaPath:"#/properties/floor/type",keyword:"type",params:{type: schema11.properties.floor.type}};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
if(typeof data26 === "string"){
if(func3(data26) > 255){
const err52 = {instancePath:instancePath+"/floor",schemaPath:"#/properties/floor/maxLength",keyword:"maxLength",params:{limit: 255}};
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
if(data.digicode !== undefined){
let data27 = data.digicode;
if((typeof data27 !== "string") && (data27 !== null)){
const err53 = {instancePath:instancePath+"/digicode",schemaPath:"#/properties/digicode/type",keyword:"type",params:{type: schema11.properties.digicode.type}};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
if(typeof data27 === "string"){
if(func3(data27) > 255){
const err54 = {instancePath:instancePath+"/digicode",schemaPath:"#/properties/digicode/maxLength",keyword:"maxLength",params:{limit: 255}};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
}
if(data.parking !== undefined){
let data28 = data.parking;
if(!((((data28 === "FREE_PARKING") || (data28 === "PAID_PARKING")) || (data28 === "NO_PARKING")) || (data28 === null))){
const err55 = {instancePath:instancePath+"/parking",schemaPath:"#/properties/parking/enum",keyword:"enum",params:{allowedValues: schema11.properties.parking.enum}};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data.bedsCapacity !== undefined){
let data29 = data.bedsCapacity;
if((!((typeof data29 == "number") && (isFinite(data29)))) && (data29 !== null)){
const err56 = {instancePath:instancePath+"/bedsCapacity",schemaPath:"#/properties/bedsCapacity/type",keyword:"type",params:{type: schema11.properties.bedsCapacity.type}};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
if((typeof data29 == "number") && (isFinite(data29))){
if(data29 > 2147483647 || isNaN(data29)){
const err57 = {instancePath:instancePath+"/bedsCapacity",schemaPath:"#/properties/bedsCapacity/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
if(data29 < 0 || isNaN(data29)){
const err58 = {instancePath:instancePath+"/bedsCapacity",schemaPath:"#/properties/bedsCapacity/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
}
if(data.minCaregiversPerShift !== undefined){
let data30 = data.minCaregiversPerShift;
if((!((typeof data30 == "number") && (isFinite(data30)))) && (data30 !== null)){
const err59 = {instancePath:instancePath+"/minCaregiversPerShift",schemaPath:"#/properties/minCaregiversPerShift/type",keyword:"type",params:{type: schema11.properties.minCaregiversPerShift.type}};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
if((typeof data30 == "number") && (isFinite(data30))){
if(data30 > 2147483647 || isNaN(data30)){
const err60 = {instancePath:instancePath+"/minCaregiversPerShift",schemaPath:"#/properties/minCaregiversPerShift/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
if(data30 < 0 || isNaN(data30)){
const err61 = {instancePath:instancePath+"/minCaregiversPerShift",schemaPath:"#/properties/minCaregiversPerShift/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
}
if(data.software !== undefined){
let data31 = data.software;
if((typeof data31 !== "string") && (data31 !== null)){
const err62 = {instancePath:instancePath+"/software",schemaPath:"#/properties/software/type",keyword:"type",params:{type: schema11.properties.software.type}};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
if(typeof data31 === "string"){
if(func3(data31) > 255){
const err63 = {instancePath:instancePath+"/software",schemaPath:"#/properties/software/maxLength",keyword:"maxLength",params:{limit: 255}};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
}
if(data.hasSmock !== undefined){
let data32 = data.hasSmock;
if((typeof data32 !== "boolean") && (data32 !== null)){
const err64 = {instancePath:instancePath+"/hasSmock",schemaPath:"#/properties/hasSmock/type",keyword:"type",params:{type: schema11.properties.hasSmock.type}};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
if(data.hasFood !== undefined){
let data33 = data.hasFood;
if((typeof data33 !== "boolean") && (data33 !== null)){
const err65 = {instancePath:instancePath+"/hasFood",schemaPath:"#/properties/hasFood/type",keyword:"type",params:{type: schema11.properties.hasFood.type}};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
}
else {
const err66 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

export const validate = validate10
