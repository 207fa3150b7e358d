// Made by `npm run generate` from the schemas.
const schema11 = {"type":"object","properties":{"name":{"type":["string","null"],"maxLength":255},"isAllowedToAccessSettings":{"type":["boolean","null"]},"ProInstitutionPage":{"type":["boolean","null"]},"ProInstitutionConfigPage":{"type":["boolean","null"]},"ProNotificationHistory":{"type":["boolean","null"]},"isAllowedToSeeStatisticsPage":{"type":["boolean","null"]},"isAllowedToSeeCustomStatistics":{"type":["boolean","null"]},"hasContractPermissions":{"type":["boolean","null"]},"isPostingMissionAllowed":{"type":["boolean","null"]},"isAllowedToPostMedgoStandardMission":{"type":["boolean","null"]},"isDeclaringPastMissionAllowed":{"type":["boolean","null"]},"isSelectingPotentialWorkerMissionAllowed":{"type":["boolean","null"]},"isModifyingMissionAllowed":{"type":["boolean","null"]},"isCancelingMissionAllowed":{"type":["boolean","null"]},"isPlanningMissionAllowed":{"type":["boolean","null"]},"isAllowedToRequestInterimOrMarketplace":{"type":["boolean","null"]},"isAllowedToRequestMission":{"type":["boolean","null"]},"isAllowedToSeeRequestedMission":{"type":["boolean","null"]},"isAllowedToValidateRequestWithoutWorker":{"type":["boolean","null"]},"isAllowedToValidateRequestWithWorker":{"type":["boolean","null"]},"isAllowedToValidateMission":{"type":["boolean","null"]},"isAllowedToCancelMissionAfterValidation":{"type":["boolean","null"]},"isAllowedToChooseReplacement":{"type":["boolean","null"]},"isAllowedToSeeVacatairePage":{"type":["boolean","null"]},"isAllowedToSeeWorker":{"type":["boolean","null"]},"isAllowedToSeeWorkerProfile":{"type":["boolean","null"]},"isAllowedToSeeWorkerContactInfo":{"type":["boolean","null"]},"isAllowedToSeeWorkerContactBeforeMissionProvided":{"type":["boolean","null"]},"isAllowedToSeeWorkerContactAfterMissionProvided":{"type":["boolean","null"]},"isAllowedToSeeMissionHistory":{"type":["boolean","null"]},"isAllowedToSaveOnWorkerJobPage":{"type":["boolean","null"]},"isAllowedToAddWorkerJobAndSpecialty":{"type":["boolean","null"]},"isAllowedToChangeWorkerJobAndService":{"type":["boolean","null"]},"isAllowedToInviteWorker":{"type":["boolean","null"]},"isAllowedToRemoveOrAddWorkerInNetwork":{"type":["boolean","null"]},"isAllowedToAddressWorkerToJoinNetwork":{"type":["boolean","null"]},"isAllowedToAddressWorkerStatusOne":{"type":["boolean","null"]},"isAllowedToChangeService":{"type":["boolean","null"]},"isAllowedToSeeMissionsOutsideService":{"type":["boolean","null"]},"isAllowedToSaveUndefinedServiceForWorkerStatusZero":{"type":["boolean","null"]}},"additionalProperties":false};
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
if(data.isAllowedToAccessSettings !== undefined){
let data1 = data.isAllowedToAccessSettings;
if((typeof data1 !== "boolean") && (data1 !== null)){
const err3 = {instancePath:instancePath+"/isAllowedToAccessSettings",schemaPath:"#/properties/isAllowedToAccessSettings/type",keyword:"type",params:{type: schema11.properties.isAllowedToAccessSettings.type}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.ProInstitutionPage !== undefined){
let data2 = data.ProInstitutionPage;
if((typeof data2 !== "boolean") && (data2 !== null)){
const err4 = {instancePath:instancePath+"/ProInstitutionPage",schemaPath:"#/properties/ProInstitutionPage/type",keyword:"type",params:{type: schema11.properties.ProInstitutionPage.type}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.ProInstitutionConfigPage !== undefined){
let data3 = data.ProInstitutionConfigPage;
if((typeof data3 !== "boolean") && (data3 !== null)){
const err5 = {instancePath:instancePath+"/ProInstitutionConfigPage",schemaPath:"#/properties/ProInstitutionConfigPage/type",keyword:"type",params:{type: schema11.properties.ProInstitutionConfigPage.type}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.ProNotificationHistory !== undefined){
let data4 = data.ProNotificationHistory;
if((typeof data4 !== "boolean") && (data4 !== null)){
const err6 = {instancePath:instancePath+"/ProNotificationHistory",schemaPath:"#/properties/ProNotificationHistory/type",keyword:"type",params:{type: schema11.properties.ProNotificationHistory.type}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.isAllowedToSeeStatisticsPage !== undefined){
let data5 = data.isAllowedToSeeStatisticsPage;
if((typeof data5 !== "boolean") && (data5 !== null)){
const err7 = {instancePath:instancePath+"/isAllowedToSeeStatisticsPage",schemaPath:"#/properties/isAllowedToSeeStatisticsPage/type",keyword:"type",params:{type: schema11.properties.isAllowedToSeeStatisticsPage.type}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.isAllowedToSeeCustomStatistics !== undefined){
let data6 = data.isAllowedToSeeCustomStatistics;
if((typeof data6 !== "boolean") && (data6 !== null)){
const err8 = {instancePath:instancePath+"/isAllowedToSeeCustomStatistics",schemaPath:"#/properties/isAllowedToSeeCustomStatistics/type",keyword:"type",params:{type: schema11.properties.isAllowedToSeeCustomStatistics.type}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.hasContractPermissions !== undefined){
let data7 = data.hasContractPermissions;
if((typeof data7 !== "boolean") && (data7 !== null)){
const err9 = {instancePath:instancePath+"/hasContractPermissions",schemaPath:"#/properties/hasContractPermissions/type",keyword:"type",params:{type: schema11.properties.hasContractPermissions.type}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.isPostingMissionAllowed !== undefined){
let data8 = data.isPostingMissionAllowed;
if((typeof data8 !== "boolean") && (data8 !== null)){
const err10 = {instancePath:instancePath+"/isPostingMissionAllowed",schemaPath:"#/properties/isPostingMissionAllowed/type",keyword:"type",params:{type: schema11.properties.isPostingMissionAllowed.type}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.isAllowedToPostMedgoStandardMission !== undefined){
let data9 = data.isAllowedToPostMedgoStandardMission;
if((typeof data9 !== "boolean") && (data9 !== null)){
const err11 = {instancePath:instancePath+"/isAllowedToPostMedgoStandardMission",schemaPath:"#/properties/isAllowedToPostMedgoStandardMission/type",keyword:"type",params:{type: schema11.properties.isAllowedToPostMedgoStandardMission.type}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.isDeclaringPastMissionAllowed !== undefined){
let data10 = data.isDeclaringPastMissionAllowed;
if((typeof data10 !== "boolean") && (data10 !== null)){
const err12 = {instancePath:instancePath+"/isDeclaringPastMissionAllowed",schemaPath:"#/properties/isDeclaringPastMissionAllowed/type",keyword:"type",params:{type: schema11.properties.isDeclaringPastMissionAllowed.type}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.isSelectingPotentialWorkerMissionAllowed !== undefined){
let data11 = data.isSelectingPotentialWorkerMissionAllowed;
if((typeof data11 !== "boolean") && (data11 !== null)){
const err13 = {instancePath:instancePath+"/isSelectingPotentialWorkerMissionAllowed",schemaPath:"#/properties/isSelectingPotentialWorkerMissionAllowed/type",keyword:"type",params:{type: schema11.properties.isSelectingPotentialWorkerMissionAllowed.type}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.isModifyingMissionAllowed !== undefined){
let data12 = data.isModifyingMissionAllowed;
if((typeof data12 !== "boolean") && (data12 !== null)){
const err14 = {instancePath:instancePath+"/isModifyingMissionAllowed",schemaPath:"#/properties/isModifyingMissionAllowed/type",keyword:"type",params:{type: schema11.properties.isModifyingMissionAllowed.type}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.isCancelingMissionAllowed !== undefined){
let data13 = data.isCancelingMissionAllowed;
if((typeof data13 !== "boolean") && (data13 !== null)){
const err15 = {instancePath:instancePath+"/isCancelingMissionAllowed",schemaPath:"#/properties/isCancelingMissionAllowed/type",keyword:"type",params:{type: schema11.properties.isCancelingMissionAllowed.type}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.isPlanningMissionAllowed !== undefined){
let data14 = data.isPlanningMissionAllowed;
if((typeof data14 !== "boolean") && (data14 !== null)){
const err16 = {instancePath:instancePath+"/isPlanningMissionAllowed",schemaPath:"#/properties/isPlanningMissionAllowed/type",keyword:"type",params:{type: schema11.properties.isPlanningMissionAllowed.type}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.isAllowedToRequestInterimOrMarketplace !== undefined){
let data15 = data.isAllowedToRequestInterimOrMarketplace;
if((typeof data15 !== "boolean") && (data15 !== null)){
const err17 = {instancePath:instancePath+"/isAllowedToRequestInterimOrMarketplace",schemaPath:"#/properties/isAllowedToRequestInterimOrMarketplace/type",keyword:"type",params:{type: schema11.properties.isAllowedToRequestInterimOrMarketplace.type}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.isAllowedToRequestMission !== undefined){
let data16 = data.isAllowedToRequestMission;
if((typeof data16 !== "boolean") && (data16 !== null)){
const err18 = {instancePath:instancePath+"/isAllowedToRequestMission",schemaPath:"#/properties/isAllowedToRequestMission/type",keyword:"type",params:{type: schema11.properties.isAllowedToRequestMission.type}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.isAllowedToSeeRequestedMission !== undefined){
let data17 = data.isAllowedToSeeRequestedMission;
if((typeof data17 !== "boolean") && (data17 !== null)){
const err19 = {instancePath:instancePath+"/isAllowedToSeeRequestedMission",schemaPath:"#/properties/isAllowedToSeeRequestedMission/type",keyword:"type",params:{type: schema11.properties.isAllowedToSeeRequestedMission.type}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.isAllowedToValidateRequestWithoutWorker !== undefined){
let data18 = data.isAllowedToValidateRequestWithoutWorker;
if((typeof data18 !== "boolean") && (data18 !== null)){
const err20 = {instancePath:instancePath+"/isAllowedToValidateRequestWithoutWorker",schemaPath:"#/properties/isAllowedToValidateRequestWithoutWorker/type",keyword:"type",params:{type: schema11.properties.isAllowedToValidateRequestWithoutWorker.type}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.isAllowedToValidateRequestWithWorker !== undefined){
let data19 = data.isAllowedToValidateRequestWithWorker;
if((typeof data19 !== "boolean") && (data19 !== null)){
const err21 = {instancePath:instancePath+"/isAllowedToValidateRequestWithWorker",schemaPath:"#/properties/isAllowedToValidateRequestWithWorker/type",keyword:"type",params:{type: schema11.properties.isAllowedToValidateRequestWithWorker.type}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.isAllowedToValidateMission !== undefined){
let data20 = data.isAllowedToValidateMission;
if((typeof data20 !== "boolean") && (data20 !== null)){
const err22 = {instancePath:instancePath+"/isAllowedToValidateMission",schemaPath:"#/properties/isAllowedToValidateMission/type",keyword:"type",params:{type: schema11.properties.isAllowedToValidateMission.type}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.isAllowedToCancelMissionAfterValidation !== undefined){
let data21 = data.isAllowedToCancelMissionAfterValidation;
if((typeof data21 !== "boolean") && (data21 !== null)){
const err23 = {instancePath:instancePath+"/isAllowedToCancelMissionAfterValidation",schemaPath:"#/properties/isAllowedToCancelMissionAfterValidation/type",keyword:"type",params:{type: schema11.properties.isAllowedToCancelMissionAfterValidation.type}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.isAllowedToChooseReplacement !== undefined){
let data22 = data.isAllowedToChooseReplacement;
if((typeof data22 !== "boolean") && (data22 !== null)){
const err24 = {instancePath:instancePath+"/isAllowedToChooseReplacement",schemaPath:"#/properties/isAllowedToChooseReplacement/type",keyword:"type",params:{type: schema11.properties.isAllowedToChooseReplacement.type}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.isAllowedToSeeVacatairePage !== undefined){
let data23 = data.isAllowedToSeeVacatairePage;
if((typeof data23 !== "boolean") && (data23 !== null)){
const err25 = {instancePath:instancePath+"/isAllowedToSeeVacatairePage",schemaPath:"#/properties/isAllowedToSeeVacatairePage/type",keyword:"type",params:{type: schema11.properties.isAllowedToSeeVacatairePage.type}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.isAllowedToSeeWorker !== undefined){
let data24 = data.isAllowedToSeeWorker;
if((typeof data24 !== "boolean") && (data24 !== null)){
const err26 = {instancePath:instancePath+"/isAllowedToSeeWorker",schemaPath:"#/properties/isAllowedToSeeWorker/type",keyword:"type",params:{type: schema11.properties.isAllowedToSeeWorker.type}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.isAllowedToSeeWorkerProfile !== undefined){
let data25 = data.isAllowedToSeeWorkerProfile;
if((typeof data25 !== "boolean") && (data25 !== null)){
const err27 = {instancePath:instancePath+"/isAllowedToSeeWorkerProfile",schemaPath:"#/properties/isAllowedToSeeWorkerProfile/type",keyword:"type",params:{type: schema11.properties.isAllowedToSeeWorkerProfile.type}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.isAllowedToSeeWorkerContactInfo !== undefined){
let data26 = data.isAllowedToSeeWorkerContactInfo;
if((typeof data26 !== "boolean") && (data26 !== null)){
const err28 = {instancePath:instancePath+"/isAllowedToSeeWorkerContactInfo",schemaPath:"#/properties/isAllowedToSeeWorkerContactInfo/type",keyword:"type",params:{type: schema11.properties.isAllowedToSeeWorkerContactInfo.type}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.isAllowedToSeeWorkerContactBeforeMissionProvided !== undefined){
let data27 = data.isAllowedToSeeWorkerContactBeforeMissionProvided;
if((typeof data27 !== "boolean") && (data27 !== null)){
const err29 = {instancePath:instancePath+"/isAllowedToSeeWorkerContactBeforeMissionProvided",schemaPath:"#/properties/isAllowedToSeeWorkerContactBeforeMissionProvided/type",keyword:"type",params:{type: schema11.properties.isAllowedToSeeWorkerContactBeforeMissionProvided.type}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.isAllowedToSeeWorkerContactAfterMissionProvided !== undefined){
let data28 = data.isAllowedToSeeWorkerContactAfterMissionProvided;
if((typeof data28 !== "boolean") && (data28 !== null)){
const err30 = {instancePath:instancePath+"/isAllowedToSeeWorkerContactAfterMissionProvided",schemaPath:"#/properties/isAllowedToSeeWorkerContactAfterMissionProvided/type",keyword:"type",params:{type: schema11.properties.isAllowedToSeeWorkerContactAfterMissionProvided.type}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.isAllowedToSeeMissionHistory !== undefined){
let data29 = data.isAllowedToSeeMissionHistory;
if((typeof data29 !== "boolean") && (data29 !== null)){
const err31 = {instancePath:instancePath+"/isAllowedToSeeMissionHistory",schemaPath:"#/properties/isAllowedToSeeMissionHistory/type",keyword:"type",params:{type: schema11.properties.isAllowedToSeeMissionHistory.type}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.isAllowedToSaveOnWorkerJobPage !== undefined){
let data30 = data.isAllowedToSaveOnWorkerJobPage;
if((typeof data30 !== "boolean") && (data30 !== null)){
const err32 = {instancePath:instancePath+"/isAllowedToSaveOnWorkerJobPage",schemaPath:"#/properties/isAllowedToSaveOnWorkerJobPage/type",keyword:"type",params:{type: schema11.properties.isAllowedToSaveOnWorkerJobPage.type}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.isAllowedToAddWorkerJobAndSpecialty !== undefined){
let data31 = data.isAllowedToAddWorkerJobAndSpecialty;
if((typeof data31 !== "boolean") && (data31 !== null)){
const err33 = {instancePath:instancePath+"/isAllowedToAddWorkerJobAndSpecialty",schemaPath:"#/properties/isAllowedToAddWorkerJobAndSpecialty/type",keyword:"type",params:{type: schema11.properties.isAllowedToAddWorkerJobAndSpecialty.type}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.isAllowedToChangeWorkerJobAndService !== undefined){
let data32 = data.isAllowedToChangeWorkerJobAndService;
if((typeof data32 !== "boolean") && (data32 !== null)){
const err34 = {instancePath:instancePath+"/isAllowedToChangeWorkerJobAndService",schemaPath:"#/properties/isAllowedToChangeWorkerJobAndService/type",keyword:"type",params:{type: schema11.properties.isAllowedToChangeWorkerJobAndService.type}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data.isAllowedToInviteWorker !== undefined){
let data33 = data.isAllowedToInviteWorker;
if((typeof data33 !== "boolean") && (data33 !== null)){
const err35 = {instancePath:instancePath+"/isAllowedToInviteWorker",schemaPath:"#/properties/isAllowedToInviteWorker/type",keyword:"type",params:{type: schema11.properties.isAllowedToInviteWorker.type}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.isAllowedToRemoveOrAddWorkerInNetwork !== undefined){
let data34 = data.isAllowedToRemoveOrAddWorkerInNetwork;
if((typeof data34 !== "boolean") && (data34 !== null)){
const err36 = {instancePath:instancePath+"/isAllowedToRemoveOrAddWorkerInNetwork",schemaPath:"#/properties/isAllowedToRemoveOrAddWorkerInNetwork/type",keyword:"type",params:{type: schema11.properties.isAllowedToRemoveOrAddWorkerInNetwork.type}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data.isAllowedToAddressWorkerToJoinNetwork !== undefined){
let data35 = data.isAllowedToAddressWorkerToJoinNetwork;
if((typeof data35 !== "boolean") && (data35 !== null)){
const err37 = {instancePath:instancePath+"/isAllowedToAddressWorkerToJoinNetwork",schemaPath:"#/properties/isAllowedToAddressWorkerToJoinNetwork/type",keyword:"type",params:{type: schema11.properties.isAllowedToAddressWorkerToJoinNetwork.type}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data.isAllowedToAddressWorkerStatusOne !== undefined){
let data36 = data.isAllowedToAddressWorkerStatusOne;
if((typeof data36 !== "boolean") && (data36 !== null)){
const err38 = {instancePath:instancePath+"/isAllowedToAddressWorkerStatusOne",schemaPath:"#/properties/isAllowedToAddressWorkerStatusOne/type",keyword:"type",params:{type: schema11.properties.isAllowedToAddressWorkerStatusOne.type}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data.isAllowedToChangeService !== undefined){
let data37 = data.isAllowedToChangeService;
if((typeof data37 !== "boolean") && (data37 !== null)){
const err39 = {instancePath:instancePath+"/isAllowedToChangeService",schemaPath:"#/properties/isAllowedToChangeService/type",keyword:"type",params:{type: schema11.properties.isAllowedToChangeService.type}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data.isAllowedToSeeMissionsOutsideService !== undefined){
let data38 = data.isAllowedToSeeMissionsOutsideService;
if((typeof data38 !== "boolean") && (data38 !== null)){
const err40 = {instancePath:instancePath+"/isAllowedToSeeMissionsOutsideService",schemaPath:"#/properties/isAllowedToSeeMissionsOutsideService/type",keyword:"type",params:{type: schema11.properties.isAllowedToSeeMissionsOutsideService.type}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data.isAllowedToSaveUndefinedServiceForWorkerStatusZero !== undefined){
let data39 = data.isAllowedToSaveUndefinedServiceForWorkerStatusZero;
if((typeof data39 !== "boolean") && (data39 !== null)){
const err41 = {instancePath:instancePath+"/isAllowedToSaveUndefinedServiceForWorkerStatusZero",schemaPath:"#/properties/isAllowedToSaveUndefinedServiceForWorkerStatusZero/type",keyword:"type",params:{type: schema11.properties.isAllowedToSaveUndefinedServiceForWorkerStatusZero.type}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
}
else {
const err42 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

export const validate = validate10
