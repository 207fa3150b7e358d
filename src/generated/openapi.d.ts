export interface paths {
    "/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in */
        post: operations["signIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/token/refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A new access token from the refresh cookie
         * @description `adminId` and `userId` are accepted and ignored: the cookie alone says who asks.
         */
        get: operations["refreshToken"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/password/change-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change one’s own password; every other session of the person ends */
        put: operations["changePassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/password/forgot": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask for a link by which to choose a new password; the answer is the same for an unknown address */
        post: operations["askForPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/password/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Choose a password by the link of an e-mail; every session of the person ends */
        post: operations["choosePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/locked-accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Accounts locked by wrong passwords, for provider staff */
        get: operations["listLockedAccounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/locked-accounts/{admin}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Lift the lock of an account, for provider staff */
        delete: operations["unlockAccount"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bff-admin/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who is signed in, the institutions within reach and the permissions in each */
        get: operations["readSession"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bff-admin/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End the session */
        post: operations["signOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End the session */
        post: operations["signOutOfApp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/institution": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** List or create rows */
        post: operations["listOrCreateInstitutions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/institution/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change a row */
        put: operations["updateInstitution"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/institution/update-batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change rows */
        post: operations["updateInstitutions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/adminInfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** List or create rows */
        post: operations["listOrCreateAdminInfos"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/adminInfo/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change a row */
        put: operations["updateAdminInfo"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/adminInfo/update-batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change rows */
        post: operations["updateAdminInfos"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/adminInInstitutionNotificationService": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** List or create rows */
        post: operations["listOrCreateAdminInInstitutionNotificationServices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/adminInInstitutionNotificationService/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove a row */
        delete: operations["removeAdminInInstitutionNotificationService"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/adminInInstitutionNotificationService/remove-batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Remove rows */
        post: operations["removeAdminInInstitutionNotificationServices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/adminInInstitutionNotificationService/upsert-batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create, change or link rows */
        post: operations["upsertAdminInInstitutionNotificationServices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/mission": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** List or create rows */
        post: operations["listOrCreateMissions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/mission/{id}": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description The version that is changed or removed, in quotes (RFC 9110, 13.1.1); 412 when the row has another by now, as a shared one has once an institution comes to share it or gives it up. Any version where it is `*` or left out.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Id of the row.
                 * @example 7
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /** Change a row */
        put: operations["updateMission"];
        post?: never;
        /** Remove a row */
        delete: operations["removeMission"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/mission/update-batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change rows */
        post: operations["updateMissions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/mission/remove-batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Remove rows */
        post: operations["removeMissions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/mission/upsert-batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create, change or link rows */
        post: operations["upsertMissions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/specialHourHasJob": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** List or create rows */
        post: operations["listOrCreateSpecialHourHasJobs"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/specialHourHasJob/{id}": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description The version that is changed or removed, in quotes (RFC 9110, 13.1.1); 412 when the row has another by now, as a shared one has once an institution comes to share it or gives it up. Any version where it is `*` or left out.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Id of the row.
                 * @example 7
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /** Change a row */
        put: operations["updateSpecialHourHasJob"];
        post?: never;
        /** Remove a row */
        delete: operations["removeSpecialHourHasJob"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/specialHourHasJob/update-batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change rows */
        post: operations["updateSpecialHourHasJobs"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/specialHourHasJob/remove-batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Remove rows */
        post: operations["removeSpecialHourHasJobs"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/specialHourHasJob/upsert-batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create, change or link rows */
        post: operations["upsertSpecialHourHasJobs"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/specialHourHasService": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** List or create rows */
        post: operations["listOrCreateSpecialHourHasServices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/specialHourHasService/{id}": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description The version that is changed or removed, in quotes (RFC 9110, 13.1.1); 412 when the row has another by now, as a shared one has once an institution comes to share it or gives it up. Any version where it is `*` or left out.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Id of the row.
                 * @example 7
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /** Change a row */
        put: operations["updateSpecialHourHasService"];
        post?: never;
        /** Remove a row */
        delete: operations["removeSpecialHourHasService"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/specialHourHasService/update-batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change rows */
        post: operations["updateSpecialHourHasServices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/specialHourHasService/remove-batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Remove rows */
        post: operations["removeSpecialHourHasServices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/specialHourHasService/upsert-batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create, change or link rows */
        post: operations["upsertSpecialHourHasServices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/export-api/v2/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** List or create rows */
        post: operations["listOrCreatePayrollExports"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/export-api/v2/export/upsert-batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create, change or link rows */
        post: operations["upsertPayrollExports"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/export-api/v2/payrollLeftOut": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** List rows */
        post: operations["listPayrollLeftOuts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/shiftTemplate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** List rows */
        post: operations["listShiftTemplates"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/institution-has-oauth2": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** List or create rows */
        post: operations["listOrCreateInstitutionHasOauth2s"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/institution-has-oauth2/{id}": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description The version that is changed or removed, in quotes (RFC 9110, 13.1.1); 412 when the row has another by now, as a shared one has once an institution comes to share it or gives it up. Any version where it is `*` or left out.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Id of the row.
                 * @example 7
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /** Change a row */
        put: operations["updateInstitutionHasOauth2"];
        post?: never;
        /** Remove a row */
        delete: operations["removeInstitutionHasOauth2"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/institution-has-oauth2/update-batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change rows */
        post: operations["updateInstitutionHasOauth2s"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/institution-has-oauth2/remove-batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Remove rows */
        post: operations["removeInstitutionHasOauth2s"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/institution-has-oauth2/upsert-batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create, change or link rows */
        post: operations["upsertInstitutionHasOauth2s"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/institutionHasSso": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** List or create rows */
        post: operations["listOrCreateInstitutionHasSsos"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/institutionHasSso/{id}": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description The version that is changed or removed, in quotes (RFC 9110, 13.1.1); 412 when the row has another by now, as a shared one has once an institution comes to share it or gives it up. Any version where it is `*` or left out.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Id of the row.
                 * @example 7
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /** Change a row */
        put: operations["updateInstitutionHasSso"];
        post?: never;
        /** Remove a row */
        delete: operations["removeInstitutionHasSso"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/institutionHasSso/update-batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change rows */
        post: operations["updateInstitutionHasSsos"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/institutionHasSso/remove-batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Remove rows */
        post: operations["removeInstitutionHasSsos"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/institutionHasSso/upsert-batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create, change or link rows */
        post: operations["upsertInstitutionHasSsos"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/saved-selection": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** List or create rows */
        post: operations["listOrCreateSavedSelections"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/saved-selection/{id}": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description The version that is changed or removed, in quotes (RFC 9110, 13.1.1); 412 when the row has another by now, as a shared one has once an institution comes to share it or gives it up. Any version where it is `*` or left out.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Id of the row.
                 * @example 7
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /** Change a row */
        put: operations["updateSavedSelection"];
        post?: never;
        /** Remove a row */
        delete: operations["removeSavedSelection"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/saved-selection/update-batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change rows */
        post: operations["updateSavedSelections"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/saved-selection/remove-batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Remove rows */
        post: operations["removeSavedSelections"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/saved-view": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** List or create rows */
        post: operations["listOrCreateSavedViews"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/saved-view/{id}": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description The version that is changed or removed, in quotes (RFC 9110, 13.1.1); 412 when the row has another by now, as a shared one has once an institution comes to share it or gives it up. Any version where it is `*` or left out.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Id of the row.
                 * @example 7
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /** Change a row */
        put: operations["updateSavedView"];
        post?: never;
        /** Remove a row */
        delete: operations["removeSavedView"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/saved-view/update-batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change rows */
        post: operations["updateSavedViews"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/saved-view/remove-batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Remove rows */
        post: operations["removeSavedViews"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/institutionInfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** List rows */
        post: operations["listInstitutionInfos"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/institutionOption": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** List rows */
        post: operations["listInstitutionOptions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/institutionOption/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change a row */
        put: operations["updateInstitutionOption"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/institutionOption/update-batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change rows */
        post: operations["updateInstitutionOptions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/institutionOptionMission": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** List or create rows */
        post: operations["listOrCreateInstitutionOptionMissions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/institutionOptionMission/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change a row */
        put: operations["updateInstitutionOptionMission"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/institutionOptionMission/update-batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change rows */
        post: operations["updateInstitutionOptionMissions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/institutionOptionMission/upsert-batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create, change or link rows */
        post: operations["upsertInstitutionOptionMissions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/institutionOptionContract": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** List or create rows */
        post: operations["listOrCreateInstitutionOptionContracts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/institutionOptionContract/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change a row */
        put: operations["updateInstitutionOptionContract"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/institutionOptionContract/update-batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change rows */
        post: operations["updateInstitutionOptionContracts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/institutionOptionContract/upsert-batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create, change or link rows */
        post: operations["upsertInstitutionOptionContracts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/institutionOptionWorker": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** List or create rows */
        post: operations["listOrCreateInstitutionOptionWorkers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/institutionOptionWorker/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change a row */
        put: operations["updateInstitutionOptionWorker"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/institutionOptionWorker/update-batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change rows */
        post: operations["updateInstitutionOptionWorkers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/institutionOptionWorker/upsert-batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create, change or link rows */
        post: operations["upsertInstitutionOptionWorkers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/institutionOptionChurn": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** List rows */
        post: operations["listInstitutionOptionChurns"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/institutiongroup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** List or create rows */
        post: operations["listOrCreateInstitutiongroups"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/institutiongroup/{id}": {
        parameters: {
            query?: {
                /**
                 * @description Ids with commas: only there a shared row is taken away, with its effects, or changed: they get a row of their own with the new values, which is answered. A row that is in none of them is not taken away (404). `all`, or left out: everywhere.
                 * @example 1,2
                 */
                institutions?: components["parameters"]["Institutions"];
            };
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description The version that is changed or removed, in quotes (RFC 9110, 13.1.1); 412 when the row has another by now, as a shared one has once an institution comes to share it or gives it up. Any version where it is `*` or left out.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Id of the row.
                 * @example 7
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /** Change a row */
        put: operations["updateInstitutiongroup"];
        post?: never;
        /** Remove a row */
        delete: operations["removeInstitutiongroup"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/institutiongroup/update-batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change rows */
        post: operations["updateInstitutiongroups"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/institutiongroup/remove-batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Remove rows */
        post: operations["removeInstitutiongroups"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/institutiongroup/upsert-batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create, change or link rows */
        post: operations["upsertInstitutiongroups"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/signup-code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** List rows */
        post: operations["listSignupCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/admin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** List or create rows */
        post: operations["listOrCreateAdmins"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/admin/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change a row */
        put: operations["updateAdmin"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/admin/update-batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change rows */
        post: operations["updateAdmins"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/admin/upsert-batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create, change or link rows */
        post: operations["upsertAdmins"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/institution-has-admin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** List or create rows */
        post: operations["listOrCreateInstitutionHasAdmins"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/institution-has-admin/{id}": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description The version that is changed or removed, in quotes (RFC 9110, 13.1.1); 412 when the row has another by now, as a shared one has once an institution comes to share it or gives it up. Any version where it is `*` or left out.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Id of the row.
                 * @example 7
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /** Change a row */
        put: operations["updateInstitutionHasAdmin"];
        post?: never;
        /** Remove a row */
        delete: operations["removeInstitutionHasAdmin"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/institution-has-admin/update-batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change rows */
        post: operations["updateInstitutionHasAdmins"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/institution-has-admin/remove-batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Remove rows */
        post: operations["removeInstitutionHasAdmins"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/institution-has-admin/upsert-batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create, change or link rows */
        post: operations["upsertInstitutionHasAdmins"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/institution-has-admin/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Link rows to an institution */
        post: operations["linkAdmins"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/level": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** List rows */
        post: operations["listLevels"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/pole": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** List or create rows */
        post: operations["listOrCreatePoles"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/pole/{id}": {
        parameters: {
            query?: {
                /**
                 * @description Ids with commas: only there a shared row is taken away, with its effects, or changed: they get a row of their own with the new values, which is answered. A row that is in none of them is not taken away (404). `all`, or left out: everywhere.
                 * @example 1,2
                 */
                institutions?: components["parameters"]["Institutions"];
            };
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description The version that is changed or removed, in quotes (RFC 9110, 13.1.1); 412 when the row has another by now, as a shared one has once an institution comes to share it or gives it up. Any version where it is `*` or left out.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Id of the row.
                 * @example 7
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /** Change a row */
        put: operations["updatePole"];
        post?: never;
        /** Remove a row */
        delete: operations["removePole"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/pole/update-batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change rows */
        post: operations["updatePoles"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/pole/remove-batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Remove rows */
        post: operations["removePoles"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/pole/upsert-batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create, change or link rows */
        post: operations["upsertPoles"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/service": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** List or create rows */
        post: operations["listOrCreateServices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/service/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change a row */
        put: operations["updateService"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/service/update-batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change rows */
        post: operations["updateServices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/service/upsert-batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create, change or link rows */
        post: operations["upsertServices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/template": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** List or create rows */
        post: operations["listOrCreateTemplates"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/template/{id}": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description The version that is changed or removed, in quotes (RFC 9110, 13.1.1); 412 when the row has another by now, as a shared one has once an institution comes to share it or gives it up. Any version where it is `*` or left out.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Id of the row.
                 * @example 7
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /** Change a row */
        put: operations["updateTemplate"];
        post?: never;
        /** Remove a row */
        delete: operations["removeTemplate"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/template/update-batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change rows */
        post: operations["updateTemplates"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/template/remove-batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Remove rows */
        post: operations["removeTemplates"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/template/upsert-batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create, change or link rows */
        post: operations["upsertTemplates"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/export-api/v2/payrollcode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** List or create rows */
        post: operations["listOrCreatePayrollcodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/export-api/v2/payrollcode/{id}": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description The version that is changed or removed, in quotes (RFC 9110, 13.1.1); 412 when the row has another by now, as a shared one has once an institution comes to share it or gives it up. Any version where it is `*` or left out.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Id of the row.
                 * @example 7
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /** Change a row */
        put: operations["updatePayrollcode"];
        post?: never;
        /** Remove a row */
        delete: operations["removePayrollcode"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/export-api/v2/payrollcode/update-batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change rows */
        post: operations["updatePayrollcodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/export-api/v2/payrollcode/remove-batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Remove rows */
        post: operations["removePayrollcodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/export-api/v2/payrollcode/upsert-batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create, change or link rows */
        post: operations["upsertPayrollcodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/export-api/v2/publicholiday": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** List or create rows */
        post: operations["listOrCreatePublicholidays"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/export-api/v2/publicholiday/{id}": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description The version that is changed or removed, in quotes (RFC 9110, 13.1.1); 412 when the row has another by now, as a shared one has once an institution comes to share it or gives it up. Any version where it is `*` or left out.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Id of the row.
                 * @example 7
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /** Change a row */
        put: operations["updatePublicholiday"];
        post?: never;
        /** Remove a row */
        delete: operations["removePublicholiday"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/export-api/v2/publicholiday/update-batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change rows */
        post: operations["updatePublicholidays"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/export-api/v2/publicholiday/remove-batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Remove rows */
        post: operations["removePublicholidays"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/export-api/v2/publicholiday/upsert-batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create, change or link rows */
        post: operations["upsertPublicholidays"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/job": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** List or create rows */
        post: operations["listOrCreateJobs"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/job/{id}": {
        parameters: {
            query?: {
                /**
                 * @description Ids with commas: only there a shared row is taken away, with its effects, or changed: they get a row of their own with the new values, which is answered. A row that is in none of them is not taken away (404). `all`, or left out: everywhere.
                 * @example 1,2
                 */
                institutions?: components["parameters"]["Institutions"];
            };
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description The version that is changed or removed, in quotes (RFC 9110, 13.1.1); 412 when the row has another by now, as a shared one has once an institution comes to share it or gives it up. Any version where it is `*` or left out.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Id of the row.
                 * @example 7
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /** Change a row */
        put: operations["updateJob"];
        post?: never;
        /** Remove a row */
        delete: operations["removeJob"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/job/update-batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change rows */
        post: operations["updateJobs"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/job/remove-batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Remove rows */
        post: operations["removeJobs"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/job/upsert-batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create, change or link rows */
        post: operations["upsertJobs"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/specialty": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** List or create rows */
        post: operations["listOrCreateSpecialties"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/specialty/{id}": {
        parameters: {
            query?: {
                /**
                 * @description Ids with commas: only there a shared row is taken away, with its effects, or changed: they get a row of their own with the new values, which is answered. A row that is in none of them is not taken away (404). `all`, or left out: everywhere.
                 * @example 1,2
                 */
                institutions?: components["parameters"]["Institutions"];
            };
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description The version that is changed or removed, in quotes (RFC 9110, 13.1.1); 412 when the row has another by now, as a shared one has once an institution comes to share it or gives it up. Any version where it is `*` or left out.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Id of the row.
                 * @example 7
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /** Change a row */
        put: operations["updateSpecialty"];
        post?: never;
        /** Remove a row */
        delete: operations["removeSpecialty"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/specialty/update-batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change rows */
        post: operations["updateSpecialties"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/specialty/remove-batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Remove rows */
        post: operations["removeSpecialties"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/specialty/upsert-batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create, change or link rows */
        post: operations["upsertSpecialties"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/motif": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** List or create rows */
        post: operations["listOrCreateMotifs"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/motif/{id}": {
        parameters: {
            query?: {
                /**
                 * @description Ids with commas: only there a shared row is taken away, with its effects, or changed: they get a row of their own with the new values, which is answered. A row that is in none of them is not taken away (404). `all`, or left out: everywhere.
                 * @example 1,2
                 */
                institutions?: components["parameters"]["Institutions"];
            };
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description The version that is changed or removed, in quotes (RFC 9110, 13.1.1); 412 when the row has another by now, as a shared one has once an institution comes to share it or gives it up. Any version where it is `*` or left out.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Id of the row.
                 * @example 7
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /** Change a row */
        put: operations["updateMotif"];
        post?: never;
        /** Remove a row */
        delete: operations["removeMotif"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/motif/update-batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change rows */
        post: operations["updateMotifs"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/motif/remove-batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Remove rows */
        post: operations["removeMotifs"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/motif/upsert-batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create, change or link rows */
        post: operations["upsertMotifs"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/infoOnWorker": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** List or create rows */
        post: operations["listOrCreateInfoOnWorkers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/infoOnWorker/{id}": {
        parameters: {
            query?: {
                /**
                 * @description Ids with commas: only there a shared row is taken away, with its effects, or changed: they get a row of their own with the new values, which is answered. A row that is in none of them is not taken away (404). `all`, or left out: everywhere.
                 * @example 1,2
                 */
                institutions?: components["parameters"]["Institutions"];
            };
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description The version that is changed or removed, in quotes (RFC 9110, 13.1.1); 412 when the row has another by now, as a shared one has once an institution comes to share it or gives it up. Any version where it is `*` or left out.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Id of the row.
                 * @example 7
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /** Change a row */
        put: operations["updateInfoOnWorker"];
        post?: never;
        /** Remove a row */
        delete: operations["removeInfoOnWorker"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/infoOnWorker/update-batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change rows */
        post: operations["updateInfoOnWorkers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/infoOnWorker/remove-batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Remove rows */
        post: operations["removeInfoOnWorkers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/infoOnWorker/upsert-batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create, change or link rows */
        post: operations["upsertInfoOnWorkers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/contractSalaryGrid": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** List or create rows */
        post: operations["listOrCreateContractSalaryGrids"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/contractSalaryGrid/{id}": {
        parameters: {
            query?: {
                /**
                 * @description Ids with commas: only there a shared row is taken away, with its effects, or changed: they get a row of their own with the new values, which is answered. A row that is in none of them is not taken away (404). `all`, or left out: everywhere.
                 * @example 1,2
                 */
                institutions?: components["parameters"]["Institutions"];
            };
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description The version that is changed or removed, in quotes (RFC 9110, 13.1.1); 412 when the row has another by now, as a shared one has once an institution comes to share it or gives it up. Any version where it is `*` or left out.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Id of the row.
                 * @example 7
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /** Change a row */
        put: operations["updateContractSalaryGrid"];
        post?: never;
        /** Remove a row */
        delete: operations["removeContractSalaryGrid"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/contractSalaryGrid/update-batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change rows */
        post: operations["updateContractSalaryGrids"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/contractSalaryGrid/remove-batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Remove rows */
        post: operations["removeContractSalaryGrids"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/contractSalaryGrid/upsert-batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create, change or link rows */
        post: operations["upsertContractSalaryGrids"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/notificationContract": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** List or create rows */
        post: operations["listOrCreateNotificationContracts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/notificationContract/{id}": {
        parameters: {
            query?: {
                /**
                 * @description Ids with commas: only there a shared row is taken away, with its effects, or changed: they get a row of their own with the new values, which is answered. A row that is in none of them is not taken away (404). `all`, or left out: everywhere.
                 * @example 1,2
                 */
                institutions?: components["parameters"]["Institutions"];
            };
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description The version that is changed or removed, in quotes (RFC 9110, 13.1.1); 412 when the row has another by now, as a shared one has once an institution comes to share it or gives it up. Any version where it is `*` or left out.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Id of the row.
                 * @example 7
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /** Change a row */
        put: operations["updateNotificationContract"];
        post?: never;
        /** Remove a row */
        delete: operations["removeNotificationContract"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/notificationContract/update-batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change rows */
        post: operations["updateNotificationContracts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/notificationContract/remove-batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Remove rows */
        post: operations["removeNotificationContracts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/notificationContract/upsert-batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create, change or link rows */
        post: operations["upsertNotificationContracts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/notification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** List or create rows */
        post: operations["listOrCreateNotificationPreferences"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/notification/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change a row */
        put: operations["updateNotificationPreference"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/notification/update-batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change rows */
        post: operations["updateNotificationPreferences"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/specialHour": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** List or create rows */
        post: operations["listOrCreateSpecialHours"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/specialHour/{id}": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description The version that is changed or removed, in quotes (RFC 9110, 13.1.1); 412 when the row has another by now, as a shared one has once an institution comes to share it or gives it up. Any version where it is `*` or left out.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Id of the row.
                 * @example 7
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /** Change a row */
        put: operations["updateSpecialHour"];
        post?: never;
        /** Remove a row */
        delete: operations["removeSpecialHour"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/specialHour/update-batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change rows */
        post: operations["updateSpecialHours"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/specialHour/remove-batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Remove rows */
        post: operations["removeSpecialHours"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/specialHour/upsert-batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create, change or link rows */
        post: operations["upsertSpecialHours"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/schedule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** List or create rows */
        post: operations["listOrCreateSchedules"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/schedule/{id}": {
        parameters: {
            query?: {
                /**
                 * @description Ids with commas: only there a shared row is taken away, with its effects, or changed: they get a row of their own with the new values, which is answered. A row that is in none of them is not taken away (404). `all`, or left out: everywhere.
                 * @example 1,2
                 */
                institutions?: components["parameters"]["Institutions"];
            };
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description The version that is changed or removed, in quotes (RFC 9110, 13.1.1); 412 when the row has another by now, as a shared one has once an institution comes to share it or gives it up. Any version where it is `*` or left out.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Id of the row.
                 * @example 7
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /** Change a row */
        put: operations["updateSchedule"];
        post?: never;
        /** Remove a row */
        delete: operations["removeSchedule"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/schedule/update-batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change rows */
        post: operations["updateSchedules"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/schedule/remove-batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Remove rows */
        post: operations["removeSchedules"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/schedule/upsert-batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create, change or link rows */
        post: operations["upsertSchedules"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/counter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** List or create rows */
        post: operations["listOrCreateCounters"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/counter/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change a row */
        put: operations["updateCounter"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/counter/update-batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change rows */
        post: operations["updateCounters"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/counter/upsert-batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create, change or link rows */
        post: operations["upsertCounters"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/agencySubscription": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** List or create rows */
        post: operations["listOrCreateAgencySubscriptions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/agencySubscription/{id}": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description The version that is changed or removed, in quotes (RFC 9110, 13.1.1); 412 when the row has another by now, as a shared one has once an institution comes to share it or gives it up. Any version where it is `*` or left out.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Id of the row.
                 * @example 7
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /** Change a row */
        put: operations["updateAgencySubscription"];
        post?: never;
        /** Remove a row */
        delete: operations["removeAgencySubscription"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/agencySubscription/update-batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change rows */
        post: operations["updateAgencySubscriptions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/agencySubscription/remove-batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Remove rows */
        post: operations["removeAgencySubscriptions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/agencySubscription/upsert-batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create, change or link rows */
        post: operations["upsertAgencySubscriptions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/institutionChronos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** List or create rows */
        post: operations["listOrCreateInstitutionChronosConnections"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/institutionChronos/{id}": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description The version that is changed or removed, in quotes (RFC 9110, 13.1.1); 412 when the row has another by now, as a shared one has once an institution comes to share it or gives it up. Any version where it is `*` or left out.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Id of the row.
                 * @example 7
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /** Change a row */
        put: operations["updateInstitutionChronos"];
        post?: never;
        /** Remove a row */
        delete: operations["removeInstitutionChronos"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/institutionChronos/update-batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change rows */
        post: operations["updateInstitutionChronosConnections"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/institutionChronos/remove-batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Remove rows */
        post: operations["removeInstitutionChronosConnections"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/institutionChronos/upsert-batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create, change or link rows */
        post: operations["upsertInstitutionChronosConnections"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/institutionOctime": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** List or create rows */
        post: operations["listOrCreateInstitutionOctimes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/institutionOctime/{id}": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description The version that is changed or removed, in quotes (RFC 9110, 13.1.1); 412 when the row has another by now, as a shared one has once an institution comes to share it or gives it up. Any version where it is `*` or left out.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Id of the row.
                 * @example 7
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /** Change a row */
        put: operations["updateInstitutionOctime"];
        post?: never;
        /** Remove a row */
        delete: operations["removeInstitutionOctime"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/institutionOctime/update-batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change rows */
        post: operations["updateInstitutionOctimes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/institutionOctime/remove-batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Remove rows */
        post: operations["removeInstitutionOctimes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/institutionOctime/upsert-batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create, change or link rows */
        post: operations["upsertInstitutionOctimes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/institution-has-institutiongroup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** List or create rows */
        post: operations["listOrCreateInstitutionHasInstitutiongroups"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/institution-has-institutiongroup/{id}": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description The version that is changed or removed, in quotes (RFC 9110, 13.1.1); 412 when the row has another by now, as a shared one has once an institution comes to share it or gives it up. Any version where it is `*` or left out.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Id of the row.
                 * @example 7
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /** Change a row */
        put: operations["updateInstitutionHasInstitutiongroup"];
        post?: never;
        /** Remove a row */
        delete: operations["removeInstitutionHasInstitutiongroup"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/institution-has-institutiongroup/update-batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change rows */
        post: operations["updateInstitutionHasInstitutiongroups"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/institution-has-institutiongroup/remove-batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Remove rows */
        post: operations["removeInstitutionHasInstitutiongroups"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/institution-has-institutiongroup/upsert-batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create, change or link rows */
        post: operations["upsertInstitutionHasInstitutiongroups"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/institution-has-institutiongroup/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Link rows to an institution */
        post: operations["linkInstitutiongroups"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/institution-has-signup-code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** List rows */
        post: operations["listInstitutionHasSignupCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/institutionHasPole": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** List or create rows */
        post: operations["listOrCreateInstitutionHasPoles"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/institutionHasPole/{id}": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description The version that is changed or removed, in quotes (RFC 9110, 13.1.1); 412 when the row has another by now, as a shared one has once an institution comes to share it or gives it up. Any version where it is `*` or left out.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Id of the row.
                 * @example 7
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /** Change a row */
        put: operations["updateInstitutionHasPole"];
        post?: never;
        /** Remove a row */
        delete: operations["removeInstitutionHasPole"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/institutionHasPole/update-batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change rows */
        post: operations["updateInstitutionHasPoles"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/institutionHasPole/remove-batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Remove rows */
        post: operations["removeInstitutionHasPoles"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/institutionHasPole/upsert-batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create, change or link rows */
        post: operations["upsertInstitutionHasPoles"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/institutionHasPole/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Link rows to an institution */
        post: operations["linkPoles"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/institutionHasService": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** List or create rows */
        post: operations["listOrCreateInstitutionHasServices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/institutionHasService/{id}": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description The version that is changed or removed, in quotes (RFC 9110, 13.1.1); 412 when the row has another by now, as a shared one has once an institution comes to share it or gives it up. Any version where it is `*` or left out.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Id of the row.
                 * @example 7
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /** Change a row */
        put: operations["updateInstitutionHasService"];
        post?: never;
        /** Remove a row */
        delete: operations["removeInstitutionHasService"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/institutionHasService/update-batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change rows */
        post: operations["updateInstitutionHasServices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/institutionHasService/remove-batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Remove rows */
        post: operations["removeInstitutionHasServices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/institutionHasService/upsert-batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create, change or link rows */
        post: operations["upsertInstitutionHasServices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/institutionHasService/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Link rows to an institution */
        post: operations["linkServices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/institution-has-job": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** List or create rows */
        post: operations["listOrCreateInstitutionHasJobs"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/institution-has-job/{id}": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description The version that is changed or removed, in quotes (RFC 9110, 13.1.1); 412 when the row has another by now, as a shared one has once an institution comes to share it or gives it up. Any version where it is `*` or left out.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Id of the row.
                 * @example 7
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /** Change a row */
        put: operations["updateInstitutionHasJob"];
        post?: never;
        /** Remove a row */
        delete: operations["removeInstitutionHasJob"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/institution-has-job/update-batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change rows */
        post: operations["updateInstitutionHasJobs"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/institution-has-job/remove-batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Remove rows */
        post: operations["removeInstitutionHasJobs"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/institution-has-job/upsert-batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create, change or link rows */
        post: operations["upsertInstitutionHasJobs"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/institution-has-job/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Link rows to an institution */
        post: operations["linkJobs"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/institution-has-specialty": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** List or create rows */
        post: operations["listOrCreateInstitutionHasSpecialties"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/institution-has-specialty/{id}": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description The version that is changed or removed, in quotes (RFC 9110, 13.1.1); 412 when the row has another by now, as a shared one has once an institution comes to share it or gives it up. Any version where it is `*` or left out.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Id of the row.
                 * @example 7
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /** Change a row */
        put: operations["updateInstitutionHasSpecialty"];
        post?: never;
        /** Remove a row */
        delete: operations["removeInstitutionHasSpecialty"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/institution-has-specialty/update-batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change rows */
        post: operations["updateInstitutionHasSpecialties"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/institution-has-specialty/remove-batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Remove rows */
        post: operations["removeInstitutionHasSpecialties"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/institution-has-specialty/upsert-batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create, change or link rows */
        post: operations["upsertInstitutionHasSpecialties"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/institution-has-specialty/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Link rows to an institution */
        post: operations["linkSpecialtys"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/institution-has-motif": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** List or create rows */
        post: operations["listOrCreateInstitutionHasMotifs"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/institution-has-motif/{id}": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description The version that is changed or removed, in quotes (RFC 9110, 13.1.1); 412 when the row has another by now, as a shared one has once an institution comes to share it or gives it up. Any version where it is `*` or left out.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Id of the row.
                 * @example 7
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /** Change a row */
        put: operations["updateInstitutionHasMotif"];
        post?: never;
        /** Remove a row */
        delete: operations["removeInstitutionHasMotif"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/institution-has-motif/update-batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change rows */
        post: operations["updateInstitutionHasMotifs"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/institution-has-motif/remove-batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Remove rows */
        post: operations["removeInstitutionHasMotifs"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/institution-has-motif/upsert-batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create, change or link rows */
        post: operations["upsertInstitutionHasMotifs"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/institution-has-motif/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Link rows to an institution */
        post: operations["linkMotifs"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/institution-has-info-on-worker": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** List or create rows */
        post: operations["listOrCreateInstitutionHasInfoOnWorkers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/institution-has-info-on-worker/{id}": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description The version that is changed or removed, in quotes (RFC 9110, 13.1.1); 412 when the row has another by now, as a shared one has once an institution comes to share it or gives it up. Any version where it is `*` or left out.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Id of the row.
                 * @example 7
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /** Change a row */
        put: operations["updateInstitutionHasInfoOnWorker"];
        post?: never;
        /** Remove a row */
        delete: operations["removeInstitutionHasInfoOnWorker"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/institution-has-info-on-worker/update-batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change rows */
        post: operations["updateInstitutionHasInfoOnWorkers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/institution-has-info-on-worker/remove-batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Remove rows */
        post: operations["removeInstitutionHasInfoOnWorkers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/institution-has-info-on-worker/upsert-batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create, change or link rows */
        post: operations["upsertInstitutionHasInfoOnWorkers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/institution-has-info-on-worker/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Link rows to an institution */
        post: operations["linkInfoOnWorkers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/institutionHasContractSalaryGrid": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** List or create rows */
        post: operations["listOrCreateInstitutionHasContractSalaryGrids"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/institutionHasContractSalaryGrid/{id}": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description The version that is changed or removed, in quotes (RFC 9110, 13.1.1); 412 when the row has another by now, as a shared one has once an institution comes to share it or gives it up. Any version where it is `*` or left out.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Id of the row.
                 * @example 7
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /** Change a row */
        put: operations["updateInstitutionHasContractSalaryGrid"];
        post?: never;
        /** Remove a row */
        delete: operations["removeInstitutionHasContractSalaryGrid"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/institutionHasContractSalaryGrid/update-batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change rows */
        post: operations["updateInstitutionHasContractSalaryGrids"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/institutionHasContractSalaryGrid/remove-batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Remove rows */
        post: operations["removeInstitutionHasContractSalaryGrids"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/institutionHasContractSalaryGrid/upsert-batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create, change or link rows */
        post: operations["upsertInstitutionHasContractSalaryGrids"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/institutionHasContractSalaryGrid/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Link rows to an institution */
        post: operations["linkContractSalaryGrids"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/institutionHasNotificationContract": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** List or create rows */
        post: operations["listOrCreateInstitutionHasNotificationContracts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/institutionHasNotificationContract/{id}": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description The version that is changed or removed, in quotes (RFC 9110, 13.1.1); 412 when the row has another by now, as a shared one has once an institution comes to share it or gives it up. Any version where it is `*` or left out.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Id of the row.
                 * @example 7
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /** Change a row */
        put: operations["updateInstitutionHasNotificationContract"];
        post?: never;
        /** Remove a row */
        delete: operations["removeInstitutionHasNotificationContract"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/institutionHasNotificationContract/update-batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change rows */
        post: operations["updateInstitutionHasNotificationContracts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/institutionHasNotificationContract/remove-batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Remove rows */
        post: operations["removeInstitutionHasNotificationContracts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/institutionHasNotificationContract/upsert-batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create, change or link rows */
        post: operations["upsertInstitutionHasNotificationContracts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/institutionHasNotificationContract/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Link rows to an institution */
        post: operations["linkNotificationContracts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/institution-has-schedule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** List or create rows */
        post: operations["listOrCreateInstitutionHasSchedules"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/institution-has-schedule/{id}": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description The version that is changed or removed, in quotes (RFC 9110, 13.1.1); 412 when the row has another by now, as a shared one has once an institution comes to share it or gives it up. Any version where it is `*` or left out.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Id of the row.
                 * @example 7
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /** Change a row */
        put: operations["updateInstitutionHasSchedule"];
        post?: never;
        /** Remove a row */
        delete: operations["removeInstitutionHasSchedule"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/institution-has-schedule/update-batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change rows */
        post: operations["updateInstitutionHasSchedules"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/institution-has-schedule/remove-batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Remove rows */
        post: operations["removeInstitutionHasSchedules"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/institution-has-schedule/upsert-batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create, change or link rows */
        post: operations["upsertInstitutionHasSchedules"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/institution-has-schedule/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Link rows to an institution */
        post: operations["linkSchedules"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/counter-service/counter/fetch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** List the counters of institutions */
        post: operations["fetchCounters"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/counter-service/counter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create a counter */
        post: operations["createFetchedCounter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/counter-service/counter/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change a counter */
        put: operations["updateFetchedCounter"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/messaging/api/v1/slack-with-template/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Write to the provider’s staff; who writes is told from the session */
        post: operations["contactStaff"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/messaging/api/v1/email-with-template/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Tell whoever is signed in by e-mail that their message has come; from whom, to whom and in which words is ours to say */
        post: operations["acknowledgeContact"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/sso": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Sign on by the server of an institution: for browsers */
        get: operations["beginSignOn"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/sso/callback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where the server of an institution sends browsers back to */
        get: operations["finishSignOn"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/sso/trial": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Try the connection to the server of an institution, for provider staff */
        post: operations["tryConnection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/sso/people": {
        parameters: {
            query: {
                institution: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many people the server of an institution has signed on, for provider staff */
        get: operations["countRecognised"];
        put?: never;
        post?: never;
        /** Forget by which accounts people have signed on at the server of an institution, for provider staff */
        delete: operations["forgetRecognised"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/institutionHasSso": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create the switch of single sign-on of an institution */
        post: operations["createInstitutionHasSsoOfService"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bff-backoffice/institutions/{id}/options/agency/subscriptions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the row.
                 * @example 7
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** The agency subscriptions of an institution; 422 where it is no client of the agencies */
        get: operations["listAgencySubscriptions"];
        put?: never;
        /** Subscribe an institution to an agency */
        post: operations["createAgencySubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bff-backoffice/institutions/{id}/options/agency/subscriptions/{idSubscription}": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description The version that is changed or removed, in quotes (RFC 9110, 13.1.1); 412 when the row has another by now, as a shared one has once an institution comes to share it or gives it up. Any version where it is `*` or left out.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Id of the row.
                 * @example 7
                 */
                id: components["parameters"]["Id"];
                /** @description The name of the subscription. */
                idSubscription: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** End a subscription */
        delete: operations["endAgencySubscription"];
        options?: never;
        head?: never;
        /** Change a subscription, but for its jobs */
        patch: operations["changeAgencySubscription"];
        trace?: never;
    };
    "/bff-backoffice/institutions/{id}/options/agency/subscriptions/{idSubscription}/jobs": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the row.
                 * @example 7
                 */
                id: components["parameters"]["Id"];
                /** @description The name of the subscription. */
                idSubscription: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add jobs and specialties to a subscription */
        post: operations["addAgencySubscriptionJobs"];
        /** Take jobs, with their specialties, and specialties from a subscription */
        delete: operations["removeAgencySubscriptionJobs"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bff-backoffice/institutions/{id}/options/agency": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the row.
                 * @example 7
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make an institution a client of the agencies; 409 where that is so already */
        post: operations["giveAgency"];
        /** Make an institution a client of the agencies no more; 409 where that is so already */
        delete: operations["takeAgency"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bff-backoffice/institutions/{id}/options/toggle/is-hublo-pool-client": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Turn the Hublo pool of an institution over, or on or off; 409 where that is so already */
        put: operations["toggleHubloPool"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/export-api/v2/export/{id}/file": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the row.
                 * @example 7
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** The file of a payroll export, or what was left out of it, as CSV */
        get: operations["readPayrollFile"];
        put?: never;
        /** Make the file of a payroll export that has failed, for provider staff */
        post: operations["makePayrollFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/export-api/holidays": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The public holidays of a year in a country or a region of it, to be chosen from */
        get: operations["proposeHolidays"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/export-api/holidays/region": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The region with holidays of its own in which all these places are */
        get: operations["findHolidayRegion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/institution-service/slotConfig": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The ways of cutting days into slots */
        get: operations["readSlotConfigs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/institution-service/slotConfig/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the row.
                 * @example 7
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** One way of cutting days into slots */
        get: operations["readSlotConfig"];
        put?: never;
        /** Chooses the way in which an institution’s days are cut; null for none */
        post: operations["chooseSlotConfig"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/institution-service/addresses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Addresses of a country that what was typed may mean, to be chosen from */
        get: operations["suggestAddresses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mission-service/v1/shiftTemplate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the shift summary templates of institutions */
        get: operations["listTemplatesOfService"];
        put?: never;
        /** Give an institution a shift summary template, for provider staff */
        post: operations["createTemplateOfService"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mission-service/v1/shiftTemplate/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the row.
                 * @example 7
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** A shift summary template with its tags */
        get: operations["readTemplateOfService"];
        /** Replace the file of a shift summary template, for provider staff */
        put: operations["replaceTemplateOfService"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mission-service/v1/shiftTemplate/{id}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The file of a shift summary template as it was handed in */
        get: operations["downloadTemplateOfService"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mission-service/v1/shiftTemplate/{id}/sample": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A shift summary template filled in with what a shift might say; 404 for a DOC */
        get: operations["downloadSampleOfService"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bff-backoffice/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What became of a row, newest first */
        get: operations["readHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/messaging/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Messages to people, newest first, for provider staff */
        get: operations["listMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/messaging/messages/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A message as its reader sees it, for provider staff */
        get: operations["readMessage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/messaging/messages/{id}/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a message once more, for provider staff */
        post: operations["sendMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bff-backoffice/admins/{id}/invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a person another link by which to choose a password, for provider staff */
        post: operations["inviteAdmin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bff-backoffice/work": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What is done after requests, newest first, for provider staff */
        get: operations["listTasks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bff-backoffice/work/{id}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Try a failed task again, for provider staff */
        post: operations["retryTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/flags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Feature flags, on unless the configuration says otherwise */
        post: operations["readFlags"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/healthz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 200 as long as the process lives; the database is not asked */
        get: operations["readLiveness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/readyz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 200 when the database answers and has its migrations, else 503 */
        get: operations["readReadiness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/config.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the browser needs to know first */
        get: operations["readConfiguration"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Id: number;
        IdOrNull: number | null;
        Ids: components["schemas"]["Id"][];
        IdsOrNull: components["schemas"]["Id"][] | null;
        LinkedIds: components["schemas"]["Id"][];
        Stored: {
            id: components["schemas"]["Id"];
            version: number;
        };
        /** @description Why a request is refused. Nothing of it has been done. */
        Problem: {
            /** @description 406 incorrect value, 4062 invalid information, 419 required, 409 exists, 449 administrator exists; else the status. */
            errorCode: number;
            /** @description Sentences in the person’s language. */
            errors: string[];
            details: components["schemas"]["Detail"][];
        };
        Detail: {
            /** @description The column of the body, or the part of the request. */
            column: string;
            /** @description A code of the catalogue, as errorCode. */
            code: number;
            /** @description In batches: the index of the row. */
            line?: number;
            /** @description In batches for several institutions: which one. */
            institution?: number;
            /** @description What exactly is wrong: taken, notFound, wrongType, unknownColumn… */
            reason?: string;
            params?: {
                [key: string]: string | number;
            };
            /** @description Of what is taken, or there twice. */
            clash?: {
                /** @description Whose values another row has. */
                columns: string[];
                /** @description Whose columns, where that is not the one written. */
                entity?: string;
                /** @description The row that has them, where that is known. */
                row?: number;
            };
        };
        /** @description Of a column: a value, several of which one is to match, null for rows that have none, `not` for any other, `any` for lists that hold one of them, from one value to another (both among them; of times of day also past midnight, `from` 22:00 `to` 06:00), or a text that it contains. Of a range, which `rangeBeginAt` names of a column `beginAt` whose values have an order: `from,to`, the first value is in, the last is not, an end left out is open; moments are days, instants or `now`, `now+1 year`, `now-3 months`. */
        Filter: (string | number | boolean | null) | (string | number | boolean | null)[] | {
            not: (string | number | boolean | null) | (string | number | boolean | null)[];
        } | {
            any: (string | number | boolean | null)[];
        } | {
            from?: string | number | boolean | null;
            to?: string | number | boolean | null;
        } | {
            contains: string;
        };
        /** @description A page of a list: rows by values of columns, by institutions and by text, whatever its case and spaces. All columns where `select` is left out, 30 rows where `limit` is. With `keys` the page has `keys`, which ask for the rows `after` its last or `before` its first in the same order: at any depth as fast as the first page, and none is missed or comes twice when rows come and go meanwhile; `offset` counts from there. `related` names relations of which the page tells the labels, `institutions` asks where there are such rows. */
        Search: {
            select?: string[];
            limit?: number;
            offset?: number;
            after?: string;
            before?: string;
            keys?: boolean;
            orderby?: {
                columnName: string;
                /** @enum {unknown} */
                orientation: "asc" | "desc" | "ASC" | "DESC";
            }[];
            related?: string[];
            institutions?: boolean;
            text?: {
                value: string;
                columns?: string[];
            };
            query?: {
                [key: string]: components["schemas"]["Filter"];
            };
        };
        List: {
            /** @example {"query":{"id":[1]},"limit":9} */
            search: string;
        };
        /** @description Rows, and the one institution that they are written in, or the institutions that they are created in: such rows have no `id`. */
        Batch: {
            batch: unknown;
            IDInstitution: components["schemas"]["Id"];
        } | {
            batch: unknown;
            institutions: components["schemas"]["Id"][];
        };
        BatchLine: {
            /** @description A row that is updated, or linked; else one is created. */
            id?: number | null;
            /** @description Of the row that the line is to find; 0: none. Any where it is not said. */
            version?: number;
        };
        /** @description A row that is there; without a version, whatever stands there. */
        NamedRow: {
            id: components["schemas"]["Id"];
            version?: number;
        };
        NamedRows: {
            batch: components["schemas"]["NamedRow"][];
        };
        Changes: {
            batch: unknown;
        };
        /** @description How many rows there are, on all pages. */
        Count: number;
        Page: {
            count: components["schemas"]["Count"];
            institutions?: components["schemas"]["Id"][];
            /** @description Not there of a page without rows. */
            keys?: {
                /** @description For `before`. */
                first: string;
                /** @description For `after`. */
                last: string;
            };
            related?: {
                [key: string]: components["schemas"]["Related"];
            };
        };
        /** @description Of a relation: the rows that the page points at, of a list its first ones. */
        Related: {
            labels: {
                id: components["schemas"]["Id"];
                label: string | null;
                /** @description A label that stands first. */
                before?: string | null;
            }[];
            /** @description Rows whose list holds all there is where they are. */
            complete?: components["schemas"]["Id"][];
        };
        /** @description Of a shared row: those that it left, and that keep it. */
        RemovedRow: {
            id: components["schemas"]["Id"];
            removedFrom?: components["schemas"]["Ids"];
            institution?: components["schemas"]["Ids"];
        };
        /** @description Of a batch of links, `id` and `version` are those of the link. */
        BatchOutcome: {
            /** @description The index in the batch. */
            line: number;
            id: components["schemas"]["Id"];
            version: number;
            /**
             * @description `unchanged`: it was there before.
             * @enum {unknown}
             */
            outcome: "created" | "updated" | "linked" | "unchanged";
        };
        InstitutionSelection: {
            name?: string;
            nameSMS?: string;
            prefixMission?: string | null;
            /** @enum {unknown} */
            country?: "fr" | "de" | "ch" | "be" | "lu" | "es" | "it" | "uk";
            /** @enum {unknown} */
            lang?: "fr" | "de" | "en" | "es";
            /** @enum {unknown} */
            sector?: "health";
            /** @enum {unknown} */
            timezone?: "Europe/Paris" | "Europe/Berlin" | "Europe/Zurich" | "Europe/Brussels" | "Europe/Luxembourg" | "Europe/Madrid" | "Europe/Rome" | "Europe/London" | "Europe/Busingen" | "Europe/Gibraltar" | "Europe/Guernsey" | "Europe/Isle_of_Man" | "Europe/Jersey" | "Africa/Ceuta" | "Atlantic/Canary" | "America/Guadeloupe" | "America/Martinique" | "America/Cayenne" | "America/Marigot" | "America/St_Barthelemy" | "America/Miquelon" | "Indian/Reunion" | "Indian/Mayotte" | "Pacific/Noumea" | "Pacific/Wallis" | "Pacific/Tahiti" | "Pacific/Marquesas" | "Pacific/Gambier";
            postalCode?: string | null;
            address?: string | null;
            lat?: number | null;
            lng?: number | null;
            /** @enum {unknown} */
            addressPrecision?: "housenumber" | "street" | "municipality" | "approximate" | null;
            phone?: string | null;
            presentation?: string | null;
            accessInfo?: string | null;
            siret?: string | null;
            corporateName?: string | null;
            healthService?: string | null;
            urssafCode?: string | null;
            apeCode?: string | null;
            timeLimitationToPostShiftInDays?: number;
            /** @enum {unknown} */
            slotConfig?: "FREE" | "DAY_NIGHT" | "MORNING_AFTERNOON_NIGHT" | null;
            /** @enum {unknown} */
            dealShift?: "ENABLED" | "DISABLED";
            internalPool?: boolean;
            internalPoolCalendarBlockDays?: number;
            building?: string | null;
            floor?: string | null;
            digicode?: string | null;
            /** @enum {unknown} */
            parking?: "FREE_PARKING" | "PAID_PARKING" | "NO_PARKING" | null;
            bedsCapacity?: number | null;
            minCaregiversPerShift?: number | null;
            software?: string | null;
            hasSmock?: boolean;
            hasFood?: boolean;
        } & components["schemas"]["Stored"];
        Institution: WithRequired<components["schemas"]["InstitutionSelection"], "name" | "nameSMS" | "prefixMission" | "country" | "lang" | "sector" | "timezone" | "postalCode" | "address" | "lat" | "lng" | "addressPrecision" | "phone" | "presentation" | "accessInfo" | "siret" | "corporateName" | "healthService" | "urssafCode" | "apeCode" | "timeLimitationToPostShiftInDays" | "slotConfig" | "dealShift" | "internalPool" | "internalPoolCalendarBlockDays" | "building" | "floor" | "digicode" | "parking" | "bedsCapacity" | "minCaregiversPerShift" | "software" | "hasSmock" | "hasFood">;
        InstitutionInput: {
            name?: string | null;
            nameSMS?: string | null;
            prefixMission?: string | null;
            /** @enum {unknown} */
            country?: "fr" | "de" | "ch" | "be" | "lu" | "es" | "it" | "uk" | null;
            /** @enum {unknown} */
            lang?: "fr" | "de" | "en" | "es" | null;
            /** @enum {unknown} */
            sector?: "health" | null;
            /** @enum {unknown} */
            timezone?: "Europe/Paris" | "Europe/Berlin" | "Europe/Zurich" | "Europe/Brussels" | "Europe/Luxembourg" | "Europe/Madrid" | "Europe/Rome" | "Europe/London" | "Europe/Busingen" | "Europe/Gibraltar" | "Europe/Guernsey" | "Europe/Isle_of_Man" | "Europe/Jersey" | "Africa/Ceuta" | "Atlantic/Canary" | "America/Guadeloupe" | "America/Martinique" | "America/Cayenne" | "America/Marigot" | "America/St_Barthelemy" | "America/Miquelon" | "Indian/Reunion" | "Indian/Mayotte" | "Pacific/Noumea" | "Pacific/Wallis" | "Pacific/Tahiti" | "Pacific/Marquesas" | "Pacific/Gambier" | null;
            postalCode?: string | null;
            address?: string | null;
            lat?: number | null;
            lng?: number | null;
            /** @enum {unknown} */
            addressPrecision?: "housenumber" | "street" | "municipality" | "approximate" | null;
            phone?: string | null;
            presentation?: string | null;
            accessInfo?: string | null;
            siret?: string | null;
            corporateName?: string | null;
            healthService?: string | null;
            urssafCode?: string | null;
            apeCode?: string | null;
            timeLimitationToPostShiftInDays?: number | null;
            /** @enum {unknown} */
            slotConfig?: "FREE" | "DAY_NIGHT" | "MORNING_AFTERNOON_NIGHT" | null;
            /** @enum {unknown} */
            dealShift?: "ENABLED" | "DISABLED" | null;
            internalPool?: boolean | null;
            internalPoolCalendarBlockDays?: number | null;
            building?: string | null;
            floor?: string | null;
            digicode?: string | null;
            /** @enum {unknown} */
            parking?: "FREE_PARKING" | "PAID_PARKING" | "NO_PARKING" | null;
            bedsCapacity?: number | null;
            minCaregiversPerShift?: number | null;
            software?: string | null;
            hasSmock?: boolean | null;
            hasFood?: boolean | null;
        };
        NewInstitution: WithRequired<components["schemas"]["InstitutionInput"], "name" | "nameSMS" | "country" | "lang" | "sector" | "timezone">;
        /** @enum {string} */
        InstitutionColumn: "id" | "version" | "name" | "nameSMS" | "prefixMission" | "country" | "lang" | "sector" | "timezone" | "postalCode" | "address" | "lat" | "lng" | "addressPrecision" | "phone" | "presentation" | "accessInfo" | "siret" | "corporateName" | "healthService" | "urssafCode" | "apeCode" | "timeLimitationToPostShiftInDays" | "slotConfig" | "dealShift" | "internalPool" | "internalPoolCalendarBlockDays" | "building" | "floor" | "digicode" | "parking" | "bedsCapacity" | "minCaregiversPerShift" | "software" | "hasSmock" | "hasFood";
        InstitutionSearch: {
            select?: components["schemas"]["InstitutionColumn"][];
            orderby?: unknown;
            query?: unknown;
            text?: {
                columns?: ("name" | "nameSMS")[];
            };
        } & components["schemas"]["Search"];
        AdminInfoSelection: {
            admin?: number;
            idLanguage?: number | null;
        } & components["schemas"]["Stored"];
        AdminInfo: WithRequired<components["schemas"]["AdminInfoSelection"], "admin" | "idLanguage">;
        AdminInfoInput: {
            admin?: components["schemas"]["IdOrNull"];
            idLanguage?: number | null;
        };
        NewAdminInfo: WithRequired<components["schemas"]["AdminInfoInput"], "admin">;
        /** @enum {string} */
        AdminInfoColumn: "id" | "version" | "admin" | "idLanguage";
        AdminInfoSearch: {
            select?: components["schemas"]["AdminInfoColumn"][];
            orderby?: unknown;
            query?: unknown;
        } & components["schemas"]["Search"];
        AdminInInstitutionNotificationServiceSelection: {
            service?: number;
            admin?: number;
            institution?: number;
        } & components["schemas"]["Stored"];
        AdminInInstitutionNotificationService: WithRequired<components["schemas"]["AdminInInstitutionNotificationServiceSelection"], "service" | "admin" | "institution">;
        AdminInInstitutionNotificationServiceInput: {
            service?: components["schemas"]["IdOrNull"];
            admin?: components["schemas"]["IdOrNull"];
            institution?: components["schemas"]["IdOrNull"];
        };
        NewAdminInInstitutionNotificationService: WithRequired<components["schemas"]["AdminInInstitutionNotificationServiceInput"], "service" | "admin" | "institution">;
        /** @enum {string} */
        AdminInInstitutionNotificationServiceColumn: "id" | "version" | "service" | "admin" | "institution";
        AdminInInstitutionNotificationServiceSearch: {
            select?: components["schemas"]["AdminInInstitutionNotificationServiceColumn"][];
            orderby?: unknown;
            query?: unknown;
        } & components["schemas"]["Search"];
        MissionSelection: {
            institution?: number;
            schedule?: number | null;
            beginAt?: string;
            endAt?: string;
            /** @enum {unknown} */
            workerType?: 0 | 1;
        } & components["schemas"]["Stored"];
        Mission: WithRequired<components["schemas"]["MissionSelection"], "institution" | "schedule" | "beginAt" | "endAt" | "workerType">;
        MissionInput: {
            institution?: components["schemas"]["IdOrNull"];
            schedule?: components["schemas"]["IdOrNull"];
            beginAt?: string | null;
            endAt?: string | null;
            /** @enum {unknown} */
            workerType?: 0 | 1 | null;
        };
        NewMission: WithRequired<components["schemas"]["MissionInput"], "institution" | "beginAt" | "endAt" | "workerType">;
        /** @enum {string} */
        MissionColumn: "id" | "version" | "institution" | "schedule" | "beginAt" | "endAt" | "workerType";
        MissionSearch: {
            select?: components["schemas"]["MissionColumn"][];
            orderby?: unknown;
            query?: unknown;
        } & components["schemas"]["Search"];
        SpecialHourHasJobSelection: {
            institution?: number;
            idSpecialHour?: number;
            idJob?: number;
        } & components["schemas"]["Stored"];
        SpecialHourHasJob: WithRequired<components["schemas"]["SpecialHourHasJobSelection"], "institution" | "idSpecialHour" | "idJob">;
        SpecialHourHasJobInput: {
            idSpecialHour?: components["schemas"]["IdOrNull"];
            idJob?: components["schemas"]["IdOrNull"];
        };
        NewSpecialHourHasJob: WithRequired<components["schemas"]["SpecialHourHasJobInput"], "idSpecialHour" | "idJob">;
        /** @enum {string} */
        SpecialHourHasJobColumn: "id" | "version" | "institution" | "idSpecialHour" | "idJob";
        SpecialHourHasJobSearch: {
            select?: components["schemas"]["SpecialHourHasJobColumn"][];
            orderby?: unknown;
            query?: unknown;
        } & components["schemas"]["Search"];
        SpecialHourHasServiceSelection: {
            institution?: number;
            idSpecialHour?: number;
            idService?: number;
        } & components["schemas"]["Stored"];
        SpecialHourHasService: WithRequired<components["schemas"]["SpecialHourHasServiceSelection"], "institution" | "idSpecialHour" | "idService">;
        SpecialHourHasServiceInput: {
            idSpecialHour?: components["schemas"]["IdOrNull"];
            idService?: components["schemas"]["IdOrNull"];
        };
        NewSpecialHourHasService: WithRequired<components["schemas"]["SpecialHourHasServiceInput"], "idSpecialHour" | "idService">;
        /** @enum {string} */
        SpecialHourHasServiceColumn: "id" | "version" | "institution" | "idSpecialHour" | "idService";
        SpecialHourHasServiceSearch: {
            select?: components["schemas"]["SpecialHourHasServiceColumn"][];
            orderby?: unknown;
            query?: unknown;
        } & components["schemas"]["Search"];
        PayrollExportSelection: {
            institution?: number;
            beginAt?: number;
            endAt?: number;
            filename?: string;
            exportedAt?: number | null;
            admin?: number | null;
            /** @enum {unknown} */
            state?: "waiting" | "done" | "failed";
            exported?: number | null;
            leftOut?: number | null;
        } & components["schemas"]["Stored"];
        PayrollExport: WithRequired<components["schemas"]["PayrollExportSelection"], "institution" | "beginAt" | "endAt" | "filename" | "exportedAt" | "admin" | "state" | "exported" | "leftOut">;
        PayrollExportInput: {
            institution?: components["schemas"]["IdOrNull"];
            beginAt?: number | null;
            endAt?: number | null;
            filename?: string | null;
        };
        NewPayrollExport: WithRequired<components["schemas"]["PayrollExportInput"], "institution" | "beginAt" | "endAt">;
        /** @enum {string} */
        PayrollExportColumn: "id" | "version" | "institution" | "beginAt" | "endAt" | "filename" | "exportedAt" | "admin" | "state" | "exported" | "leftOut";
        PayrollExportSearch: {
            select?: components["schemas"]["PayrollExportColumn"][];
            orderby?: unknown;
            query?: unknown;
        } & components["schemas"]["Search"];
        PayrollLeftOutSelection: {
            institution?: number;
            payrollExport?: number;
            mission?: number;
            day?: string;
            /** @enum {unknown} */
            reason?: "noTimeCode" | "noInterfacingCode" | "noPayCode" | "noCodeOfPayCode";
            minutes?: number;
            /** @enum {unknown} */
            workerType?: 0 | 1;
            timeCode?: string | null;
            payCode?: string | null;
        } & components["schemas"]["Stored"];
        /** @enum {string} */
        PayrollLeftOutColumn: "id" | "version" | "institution" | "payrollExport" | "mission" | "day" | "reason" | "minutes" | "workerType" | "timeCode" | "payCode";
        PayrollLeftOutSearch: {
            select?: components["schemas"]["PayrollLeftOutColumn"][];
            orderby?: unknown;
            query?: unknown;
        } & components["schemas"]["Search"];
        ShiftTemplateSelection: {
            institution?: number;
            templateName?: string | null;
            size?: number | null;
            file?: number | null;
        } & components["schemas"]["Stored"];
        /** @enum {string} */
        ShiftTemplateColumn: "id" | "version" | "institution" | "templateName" | "size" | "file";
        ShiftTemplateSearch: {
            select?: components["schemas"]["ShiftTemplateColumn"][];
            orderby?: unknown;
            query?: unknown;
        } & components["schemas"]["Search"];
        InstitutionHasOauth2Selection: {
            institution?: number;
            clientId?: string;
            clientSecretIsSet?: boolean;
            authUrl?: string;
            accessTokenUrl?: string;
            userInfoUrl?: string | null;
            scope?: string | null;
            resource?: string | null;
            /** @enum {unknown} */
            responseType?: "code";
            usePKCE?: boolean;
            shouldPropagateToGroup?: boolean;
            ssoName?: string | null;
        } & components["schemas"]["Stored"];
        InstitutionHasOauth2: WithRequired<components["schemas"]["InstitutionHasOauth2Selection"], "institution" | "clientId" | "clientSecretIsSet" | "authUrl" | "accessTokenUrl" | "userInfoUrl" | "scope" | "resource" | "responseType" | "usePKCE" | "shouldPropagateToGroup" | "ssoName">;
        InstitutionHasOauth2Input: {
            institution?: components["schemas"]["IdOrNull"];
            clientId?: string | null;
            clientSecret?: string | null;
            authUrl?: string | null;
            accessTokenUrl?: string | null;
            userInfoUrl?: string | null;
            scope?: string | null;
            resource?: string | null;
            /** @enum {unknown} */
            responseType?: "code" | null;
            usePKCE?: boolean | null;
            shouldPropagateToGroup?: boolean | null;
            ssoName?: string | null;
        };
        NewInstitutionHasOauth2: WithRequired<components["schemas"]["InstitutionHasOauth2Input"], "institution" | "clientId" | "authUrl" | "accessTokenUrl">;
        /** @enum {string} */
        InstitutionHasOauth2Column: "id" | "version" | "institution" | "clientId" | "authUrl" | "accessTokenUrl" | "userInfoUrl" | "scope" | "resource" | "responseType" | "usePKCE" | "shouldPropagateToGroup" | "ssoName";
        InstitutionHasOauth2Search: {
            select?: components["schemas"]["InstitutionHasOauth2Column"][];
            orderby?: unknown;
            query?: unknown;
        } & components["schemas"]["Search"];
        InstitutionHasSsoSelection: {
            idInstitution?: number;
            /** @enum {unknown} */
            ssoType?: 1;
            enabled?: boolean;
            shouldPropagateToGroup?: boolean;
        } & components["schemas"]["Stored"];
        InstitutionHasSso: WithRequired<components["schemas"]["InstitutionHasSsoSelection"], "idInstitution" | "ssoType" | "enabled" | "shouldPropagateToGroup">;
        InstitutionHasSsoInput: {
            idInstitution?: components["schemas"]["IdOrNull"];
            /** @enum {unknown} */
            ssoType?: 1 | null;
            enabled?: boolean | null;
            shouldPropagateToGroup?: boolean | null;
        };
        NewInstitutionHasSso: WithRequired<components["schemas"]["InstitutionHasSsoInput"], "idInstitution">;
        /** @enum {string} */
        InstitutionHasSsoColumn: "id" | "version" | "idInstitution" | "ssoType" | "enabled" | "shouldPropagateToGroup";
        InstitutionHasSsoSearch: {
            select?: components["schemas"]["InstitutionHasSsoColumn"][];
            orderby?: unknown;
            query?: unknown;
        } & components["schemas"]["Search"];
        SavedSelectionSelection: {
            admin?: number;
            name?: string;
            selected?: number[];
        } & components["schemas"]["Stored"];
        SavedSelection: WithRequired<components["schemas"]["SavedSelectionSelection"], "admin" | "name" | "selected">;
        SavedSelectionInput: {
            admin?: components["schemas"]["IdOrNull"];
            name?: string | null;
            selected?: components["schemas"]["IdsOrNull"];
        };
        NewSavedSelection: WithRequired<components["schemas"]["SavedSelectionInput"], "admin" | "name" | "selected">;
        /** @enum {string} */
        SavedSelectionColumn: "id" | "version" | "admin" | "name" | "selected";
        SavedSelectionSearch: {
            select?: components["schemas"]["SavedSelectionColumn"][];
            orderby?: unknown;
            query?: unknown;
        } & components["schemas"]["Search"];
        SavedViewSelection: {
            admin?: number;
            screen?: string;
            name?: string;
            address?: string | null;
        } & components["schemas"]["Stored"];
        SavedView: WithRequired<components["schemas"]["SavedViewSelection"], "admin" | "screen" | "name" | "address">;
        SavedViewInput: {
            admin?: components["schemas"]["IdOrNull"];
            screen?: string | null;
            name?: string | null;
            address?: string | null;
        };
        NewSavedView: WithRequired<components["schemas"]["SavedViewInput"], "admin" | "screen" | "name">;
        /** @enum {string} */
        SavedViewColumn: "id" | "version" | "admin" | "screen" | "name" | "address";
        SavedViewSearch: {
            select?: components["schemas"]["SavedViewColumn"][];
            orderby?: unknown;
            query?: unknown;
        } & components["schemas"]["Search"];
        InstitutionInfoSelection: {
            institution?: number;
            hubSpotId?: string | null;
            hubSpotInvoiceId?: string | null;
        } & components["schemas"]["Stored"];
        /** @enum {string} */
        InstitutionInfoColumn: "id" | "version" | "institution" | "hubSpotId" | "hubSpotInvoiceId";
        InstitutionInfoSearch: {
            select?: components["schemas"]["InstitutionInfoColumn"][];
            orderby?: unknown;
            query?: unknown;
        } & components["schemas"]["Search"];
        InstitutionOptionSelection: {
            institution?: number;
            isAddressRequired?: boolean;
            isSocialSecurityNumberRequired?: boolean;
            isCvMandatory?: boolean;
            isDiplomaMandatory?: boolean;
            healthPass?: boolean;
            hasDPAE?: boolean;
            hasContract?: boolean;
            eSignature?: boolean;
            /** @enum {unknown} */
            eSignatureProvider?: "connective" | "cegedim" | null;
            HasMassEsignatureEtab?: boolean;
            HasMultiReplacementContract?: boolean;
            canPostMissionWithoutSchedule?: boolean;
            canSeeTotalCostForInstitution?: boolean;
            canValidateMission?: boolean;
            hasUnspecifiedService?: boolean;
            hasSMS?: boolean;
            hasInterim?: boolean;
            agencyClientId?: string | null;
            hasHubloPool?: boolean;
            isKorian?: boolean;
            isHCL?: boolean;
            isMedgoDemo?: boolean;
            timeLimitationToPostShiftInDays?: number | null;
            /** @enum {unknown} */
            slotConfig?: "FREE" | "DAY_NIGHT" | "MORNING_AFTERNOON_NIGHT" | null;
            /** @enum {unknown} */
            dealShift?: "ENABLED" | "DISABLED" | null;
            internalPool?: boolean | null;
            internalPoolCalendarBlockDays?: number | null;
        } & components["schemas"]["Stored"];
        InstitutionOption: WithRequired<components["schemas"]["InstitutionOptionSelection"], "institution" | "isAddressRequired" | "isSocialSecurityNumberRequired" | "isCvMandatory" | "isDiplomaMandatory" | "healthPass" | "hasDPAE" | "hasContract" | "eSignature" | "eSignatureProvider" | "HasMassEsignatureEtab" | "HasMultiReplacementContract" | "canPostMissionWithoutSchedule" | "canSeeTotalCostForInstitution" | "canValidateMission" | "hasUnspecifiedService" | "hasSMS" | "hasInterim" | "agencyClientId" | "hasHubloPool" | "isKorian" | "isHCL" | "isMedgoDemo" | "timeLimitationToPostShiftInDays" | "slotConfig" | "dealShift" | "internalPool" | "internalPoolCalendarBlockDays">;
        InstitutionOptionInput: {
            institution?: components["schemas"]["IdOrNull"];
            isAddressRequired?: boolean | null;
            isSocialSecurityNumberRequired?: boolean | null;
            isCvMandatory?: boolean | null;
            isDiplomaMandatory?: boolean | null;
            healthPass?: boolean | null;
            hasDPAE?: boolean | null;
            hasContract?: boolean | null;
            eSignature?: boolean | null;
            /** @enum {unknown} */
            eSignatureProvider?: "connective" | "cegedim" | null;
            HasMassEsignatureEtab?: boolean | null;
            HasMultiReplacementContract?: boolean | null;
            canPostMissionWithoutSchedule?: boolean | null;
            canSeeTotalCostForInstitution?: boolean | null;
            canValidateMission?: boolean | null;
            hasUnspecifiedService?: boolean | null;
            hasSMS?: boolean | null;
            hasInterim?: boolean | null;
            agencyClientId?: string | null;
            hasHubloPool?: boolean | null;
            isKorian?: boolean | null;
            isHCL?: boolean | null;
            isMedgoDemo?: boolean | null;
        };
        /** @enum {string} */
        InstitutionOptionColumn: "id" | "version" | "institution" | "isAddressRequired" | "isSocialSecurityNumberRequired" | "isCvMandatory" | "isDiplomaMandatory" | "healthPass" | "hasDPAE" | "hasContract" | "eSignature" | "eSignatureProvider" | "HasMassEsignatureEtab" | "HasMultiReplacementContract" | "canPostMissionWithoutSchedule" | "canSeeTotalCostForInstitution" | "canValidateMission" | "hasUnspecifiedService" | "hasSMS" | "hasInterim" | "agencyClientId" | "hasHubloPool" | "isKorian" | "isHCL" | "isMedgoDemo" | "timeLimitationToPostShiftInDays" | "slotConfig" | "dealShift" | "internalPool" | "internalPoolCalendarBlockDays";
        InstitutionOptionSearch: {
            select?: components["schemas"]["InstitutionOptionColumn"][];
            orderby?: unknown;
            query?: unknown;
        } & components["schemas"]["Search"];
        InstitutionOptionMissionSelection: {
            institution?: number;
            canSelectOneWorkerForMissionRequestCreate?: boolean;
            hasDoubleValidation?: boolean;
            canSelectBetweenRecupAndSupp?: boolean;
        } & components["schemas"]["Stored"];
        InstitutionOptionMission: WithRequired<components["schemas"]["InstitutionOptionMissionSelection"], "institution" | "canSelectOneWorkerForMissionRequestCreate" | "hasDoubleValidation" | "canSelectBetweenRecupAndSupp">;
        InstitutionOptionMissionInput: {
            institution?: components["schemas"]["IdOrNull"];
            canSelectOneWorkerForMissionRequestCreate?: boolean | null;
            hasDoubleValidation?: boolean | null;
            canSelectBetweenRecupAndSupp?: boolean | null;
        };
        NewInstitutionOptionMission: WithRequired<components["schemas"]["InstitutionOptionMissionInput"], "institution">;
        /** @enum {string} */
        InstitutionOptionMissionColumn: "id" | "version" | "institution" | "canSelectOneWorkerForMissionRequestCreate" | "hasDoubleValidation" | "canSelectBetweenRecupAndSupp";
        InstitutionOptionMissionSearch: {
            select?: components["schemas"]["InstitutionOptionMissionColumn"][];
            orderby?: unknown;
            query?: unknown;
        } & components["schemas"]["Search"];
        InstitutionOptionContractSelection: {
            institution?: number;
            coefficientValue?: number | null;
            hasDistinctionBetweenPartTimeAndFullTime?: boolean;
        } & components["schemas"]["Stored"];
        InstitutionOptionContract: WithRequired<components["schemas"]["InstitutionOptionContractSelection"], "institution" | "coefficientValue" | "hasDistinctionBetweenPartTimeAndFullTime">;
        InstitutionOptionContractInput: {
            institution?: components["schemas"]["IdOrNull"];
            coefficientValue?: number | null;
            hasDistinctionBetweenPartTimeAndFullTime?: boolean | null;
        };
        NewInstitutionOptionContract: WithRequired<components["schemas"]["InstitutionOptionContractInput"], "institution">;
        /** @enum {string} */
        InstitutionOptionContractColumn: "id" | "version" | "institution" | "coefficientValue" | "hasDistinctionBetweenPartTimeAndFullTime";
        InstitutionOptionContractSearch: {
            select?: components["schemas"]["InstitutionOptionContractColumn"][];
            orderby?: unknown;
            query?: unknown;
        } & components["schemas"]["Search"];
        InstitutionOptionWorkerSelection: {
            institution?: number;
            hasPool?: boolean;
        } & components["schemas"]["Stored"];
        InstitutionOptionWorker: WithRequired<components["schemas"]["InstitutionOptionWorkerSelection"], "institution" | "hasPool">;
        InstitutionOptionWorkerInput: {
            institution?: components["schemas"]["IdOrNull"];
            hasPool?: boolean | null;
        };
        NewInstitutionOptionWorker: WithRequired<components["schemas"]["InstitutionOptionWorkerInput"], "institution">;
        /** @enum {string} */
        InstitutionOptionWorkerColumn: "id" | "version" | "institution" | "hasPool";
        InstitutionOptionWorkerSearch: {
            select?: components["schemas"]["InstitutionOptionWorkerColumn"][];
            orderby?: unknown;
            query?: unknown;
        } & components["schemas"]["Search"];
        InstitutionOptionChurnSelection: {
            institution?: number;
            isChurn?: boolean;
        } & components["schemas"]["Stored"];
        /** @enum {string} */
        InstitutionOptionChurnColumn: "id" | "version" | "institution" | "isChurn";
        InstitutionOptionChurnSearch: {
            select?: components["schemas"]["InstitutionOptionChurnColumn"][];
            orderby?: unknown;
            query?: unknown;
        } & components["schemas"]["Search"];
        InstitutiongroupSelection: {
            name?: string;
            type?: number;
            institution?: components["schemas"]["Ids"];
        } & components["schemas"]["Stored"];
        Institutiongroup: WithRequired<components["schemas"]["InstitutiongroupSelection"], "name" | "type" | "institution">;
        InstitutiongroupInput: {
            name?: string | null;
            type?: number | null;
        };
        NewInstitutiongroup: {
            institution?: components["schemas"]["Ids"];
        } & WithRequired<components["schemas"]["InstitutiongroupInput"], "name" | "type">;
        /** @enum {string} */
        InstitutiongroupColumn: "id" | "version" | "name" | "type" | "institution";
        InstitutiongroupSearch: {
            select?: components["schemas"]["InstitutiongroupColumn"][];
            orderby?: unknown;
            query?: unknown;
        } & components["schemas"]["Search"];
        SignupCodeSelection: {
            code?: string;
            institution?: components["schemas"]["Ids"];
            institutions?: components["schemas"]["Ids"];
        } & components["schemas"]["Stored"];
        /** @enum {string} */
        SignupCodeColumn: "id" | "version" | "code" | "institution" | "institutions";
        SignupCodeSearch: {
            select?: components["schemas"]["SignupCodeColumn"][];
            orderby?: unknown;
            query?: unknown;
        } & components["schemas"]["Search"];
        AdminSelection: {
            firstName?: string;
            lastName?: string;
            email?: string;
            mobilePhone?: string | null;
            level?: number;
            /** @enum {unknown} */
            typeAdmin?: 1 | 2 | 3 | 4 | 5 | 6 | 7;
            /** @enum {unknown} */
            contractLevel?: 1 | 2 | 3 | 9 | 10 | null;
            /** @enum {unknown} */
            lang?: "fr" | "de" | "en" | "es";
            idLanguage?: number | null;
            service?: number[] | null;
            notificationPoles?: number[] | null;
            notificationServices?: number[];
            isStatisticAllowed?: boolean;
            isPlanningAllowed?: boolean;
            shouldSendEmail?: boolean;
            didAcceptTerms?: boolean;
            user?: string | null;
            institution?: components["schemas"]["Ids"];
            idInstitution?: components["schemas"]["Ids"];
            assignmentInstitutions?: components["schemas"]["Ids"];
        } & components["schemas"]["Stored"];
        Admin: WithRequired<components["schemas"]["AdminSelection"], "firstName" | "lastName" | "email" | "mobilePhone" | "level" | "typeAdmin" | "contractLevel" | "lang" | "idLanguage" | "service" | "notificationPoles" | "notificationServices" | "isStatisticAllowed" | "isPlanningAllowed" | "shouldSendEmail" | "didAcceptTerms" | "user" | "institution">;
        AdminInput: {
            firstName?: string | null;
            lastName?: string | null;
            email?: string | null;
            mobilePhone?: string | null;
            level?: components["schemas"]["IdOrNull"];
            /** @enum {unknown} */
            typeAdmin?: 1 | 2 | 3 | 4 | 5 | 6 | 7 | null;
            /** @enum {unknown} */
            contractLevel?: 1 | 2 | 3 | 9 | 10 | null;
            /** @enum {unknown} */
            lang?: "fr" | "de" | "en" | "es" | null;
            service?: components["schemas"]["IdsOrNull"];
            notificationPoles?: components["schemas"]["IdsOrNull"];
            notificationServices?: components["schemas"]["IdsOrNull"];
            isStatisticAllowed?: boolean | null;
            isPlanningAllowed?: boolean | null;
            shouldSendEmail?: boolean | null;
            idLanguage?: number | null;
        };
        NewAdmin: {
            institution?: components["schemas"]["Ids"];
            idInstitution?: components["schemas"]["Id"] | components["schemas"]["Ids"];
            assignmentInstitutions?: components["schemas"]["Id"] | components["schemas"]["Ids"];
        } & WithRequired<components["schemas"]["AdminInput"], "firstName" | "lastName" | "email" | "level" | "typeAdmin">;
        /** @enum {string} */
        AdminColumn: "id" | "version" | "firstName" | "lastName" | "email" | "mobilePhone" | "level" | "typeAdmin" | "contractLevel" | "lang" | "idLanguage" | "service" | "notificationPoles" | "notificationServices" | "isStatisticAllowed" | "isPlanningAllowed" | "shouldSendEmail" | "didAcceptTerms" | "user" | "institution" | "idInstitution" | "assignmentInstitutions";
        AdminSearch: {
            select?: components["schemas"]["AdminColumn"][];
            orderby?: unknown;
            query?: unknown;
            text?: {
                columns?: ("user" | "firstName" | "lastName" | "email" | "mobilePhone")[];
            };
        } & components["schemas"]["Search"];
        InstitutionHasAdminSelection: {
            institution?: number;
            admin?: number;
            matricule?: string | null;
            position?: string | null;
            isActivated?: boolean;
            deactivatedAt?: number | null;
            idLanguage?: number | null;
            shouldSendEmailForNewActivation?: boolean;
            institutionName?: string | null;
            user?: string | null;
            firstName?: string | null;
            lastName?: string | null;
            email?: string | null;
            mobilePhone?: string | null;
            level?: number | null;
            /** @enum {unknown} */
            typeAdmin?: 1 | 2 | 3 | 4 | 5 | 6 | 7 | null;
            /** @enum {unknown} */
            contractLevel?: 1 | 2 | 3 | 9 | 10 | null;
            /** @enum {unknown} */
            lang?: "fr" | "de" | "en" | "es" | null;
            service?: number[] | null;
            notificationPoles?: number[] | null;
            notificationServices?: number[];
            isStatisticAllowed?: boolean | null;
            isPlanningAllowed?: boolean | null;
            shouldSendEmail?: boolean | null;
        } & components["schemas"]["Stored"];
        InstitutionHasAdmin: WithRequired<components["schemas"]["InstitutionHasAdminSelection"], "institution" | "admin" | "matricule" | "position" | "isActivated" | "deactivatedAt" | "idLanguage" | "shouldSendEmailForNewActivation" | "institutionName" | "user" | "firstName" | "lastName" | "email" | "mobilePhone" | "level" | "typeAdmin" | "contractLevel" | "lang" | "service" | "notificationPoles" | "notificationServices" | "isStatisticAllowed" | "isPlanningAllowed" | "shouldSendEmail">;
        InstitutionHasAdminInput: {
            institution?: components["schemas"]["IdOrNull"];
            admin?: components["schemas"]["IdOrNull"];
            matricule?: string | null;
            position?: string | null;
            isActivated?: boolean | null;
            shouldSendEmailForNewActivation?: boolean | null;
            idLanguage?: number | null;
            firstName?: string | null;
            lastName?: string | null;
            email?: string | null;
            mobilePhone?: string | null;
            level?: components["schemas"]["IdOrNull"];
            /** @enum {unknown} */
            typeAdmin?: 1 | 2 | 3 | 4 | 5 | 6 | 7 | null;
            /** @enum {unknown} */
            contractLevel?: 1 | 2 | 3 | 9 | 10 | null;
            /** @enum {unknown} */
            lang?: "fr" | "de" | "en" | "es" | null;
            service?: components["schemas"]["IdsOrNull"];
            notificationPoles?: components["schemas"]["IdsOrNull"];
            notificationServices?: components["schemas"]["IdsOrNull"];
            isStatisticAllowed?: boolean | null;
            isPlanningAllowed?: boolean | null;
            shouldSendEmail?: boolean | null;
            personalInfoEdited?: {
                firstName?: string | null;
                lastName?: string | null;
                phone?: string | null;
                matricule?: string | null;
            };
        };
        NewInstitutionHasAdmin: WithRequired<components["schemas"]["InstitutionHasAdminInput"], "institution" | "admin">;
        /** @enum {string} */
        InstitutionHasAdminColumn: "id" | "version" | "institution" | "admin" | "matricule" | "position" | "isActivated" | "deactivatedAt" | "idLanguage" | "shouldSendEmailForNewActivation" | "institutionName" | "user" | "firstName" | "lastName" | "email" | "mobilePhone" | "level" | "typeAdmin" | "contractLevel" | "lang" | "service" | "notificationPoles" | "notificationServices" | "isStatisticAllowed" | "isPlanningAllowed" | "shouldSendEmail";
        InstitutionHasAdminSearch: {
            select?: components["schemas"]["InstitutionHasAdminColumn"][];
            orderby?: unknown;
            query?: unknown;
            text?: {
                columns?: ("user" | "email" | "mobilePhone" | "matricule" | "institutionName")[];
            };
        } & components["schemas"]["Search"];
        LevelSelection: {
            name?: string;
            isAllowedToAccessSettings?: boolean;
            ProInstitutionPage?: boolean;
            ProInstitutionConfigPage?: boolean;
            ProNotificationHistory?: boolean;
            isAllowedToSeeStatisticsPage?: boolean;
            isAllowedToSeeCustomStatistics?: boolean;
            hasContractPermissions?: boolean;
            isPostingMissionAllowed?: boolean;
            isAllowedToPostMedgoStandardMission?: boolean;
            isDeclaringPastMissionAllowed?: boolean;
            isSelectingPotentialWorkerMissionAllowed?: boolean;
            isModifyingMissionAllowed?: boolean;
            isCancelingMissionAllowed?: boolean;
            isPlanningMissionAllowed?: boolean;
            isAllowedToRequestInterimOrMarketplace?: boolean;
            isAllowedToRequestMission?: boolean;
            isAllowedToSeeRequestedMission?: boolean;
            isAllowedToValidateRequestWithoutWorker?: boolean;
            isAllowedToValidateRequestWithWorker?: boolean;
            isAllowedToValidateMission?: boolean;
            isAllowedToCancelMissionAfterValidation?: boolean;
            isAllowedToChooseReplacement?: boolean;
            isAllowedToSeeVacatairePage?: boolean;
            isAllowedToSeeWorker?: boolean;
            isAllowedToSeeWorkerProfile?: boolean;
            isAllowedToSeeWorkerContactInfo?: boolean;
            isAllowedToSeeWorkerContactBeforeMissionProvided?: boolean;
            isAllowedToSeeWorkerContactAfterMissionProvided?: boolean;
            isAllowedToSeeMissionHistory?: boolean;
            isAllowedToSaveOnWorkerJobPage?: boolean;
            isAllowedToAddWorkerJobAndSpecialty?: boolean;
            isAllowedToChangeWorkerJobAndService?: boolean;
            isAllowedToInviteWorker?: boolean;
            isAllowedToRemoveOrAddWorkerInNetwork?: boolean;
            isAllowedToAddressWorkerToJoinNetwork?: boolean;
            isAllowedToAddressWorkerStatusOne?: boolean;
            isAllowedToChangeService?: boolean;
            isAllowedToSeeMissionsOutsideService?: boolean;
            isAllowedToSaveUndefinedServiceForWorkerStatusZero?: boolean;
        } & components["schemas"]["Stored"];
        /** @enum {string} */
        LevelColumn: "id" | "version" | "name" | "isAllowedToAccessSettings" | "ProInstitutionPage" | "ProInstitutionConfigPage" | "ProNotificationHistory" | "isAllowedToSeeStatisticsPage" | "isAllowedToSeeCustomStatistics" | "hasContractPermissions" | "isPostingMissionAllowed" | "isAllowedToPostMedgoStandardMission" | "isDeclaringPastMissionAllowed" | "isSelectingPotentialWorkerMissionAllowed" | "isModifyingMissionAllowed" | "isCancelingMissionAllowed" | "isPlanningMissionAllowed" | "isAllowedToRequestInterimOrMarketplace" | "isAllowedToRequestMission" | "isAllowedToSeeRequestedMission" | "isAllowedToValidateRequestWithoutWorker" | "isAllowedToValidateRequestWithWorker" | "isAllowedToValidateMission" | "isAllowedToCancelMissionAfterValidation" | "isAllowedToChooseReplacement" | "isAllowedToSeeVacatairePage" | "isAllowedToSeeWorker" | "isAllowedToSeeWorkerProfile" | "isAllowedToSeeWorkerContactInfo" | "isAllowedToSeeWorkerContactBeforeMissionProvided" | "isAllowedToSeeWorkerContactAfterMissionProvided" | "isAllowedToSeeMissionHistory" | "isAllowedToSaveOnWorkerJobPage" | "isAllowedToAddWorkerJobAndSpecialty" | "isAllowedToChangeWorkerJobAndService" | "isAllowedToInviteWorker" | "isAllowedToRemoveOrAddWorkerInNetwork" | "isAllowedToAddressWorkerToJoinNetwork" | "isAllowedToAddressWorkerStatusOne" | "isAllowedToChangeService" | "isAllowedToSeeMissionsOutsideService" | "isAllowedToSaveUndefinedServiceForWorkerStatusZero";
        LevelSearch: {
            select?: components["schemas"]["LevelColumn"][];
            orderby?: unknown;
            query?: unknown;
        } & components["schemas"]["Search"];
        PoleSelection: {
            name?: string;
            institution?: components["schemas"]["Ids"];
        } & components["schemas"]["Stored"];
        Pole: WithRequired<components["schemas"]["PoleSelection"], "name" | "institution">;
        PoleInput: {
            name?: string | null;
        };
        NewPole: {
            institution?: components["schemas"]["Ids"];
        } & WithRequired<components["schemas"]["PoleInput"], "name">;
        /** @enum {string} */
        PoleColumn: "id" | "version" | "name" | "institution";
        PoleSearch: {
            select?: components["schemas"]["PoleColumn"][];
            orderby?: unknown;
            query?: unknown;
            text?: {
                columns?: "name"[];
            };
        } & components["schemas"]["Search"];
        ServiceSelection: {
            name?: string;
            nameSMS?: string | null;
            code?: string | null;
            codeUF?: string | null;
            pole?: number | null;
            poleName?: string | null;
            /** @enum {unknown} */
            parking?: "FREE_PARKING" | "PAID_PARKING" | "NO_PARKING" | null;
            interfacingCode?: string | null;
            interfacingCode2?: string | null;
            interfacingCode3?: string | null;
            isOnForCreatingMission?: boolean;
            address?: string | null;
            lat?: number | null;
            lng?: number | null;
            /** @enum {unknown} */
            addressPrecision?: "housenumber" | "street" | "municipality" | "approximate" | null;
            phone?: string | null;
            building?: string | null;
            floor?: string | null;
            digicode?: string | null;
            software?: string | null;
            bedsCapacity?: number | null;
            minCaregiversPerShift?: number | null;
            hasFood?: boolean;
            hasSmock?: boolean;
            institution?: components["schemas"]["Ids"];
        } & components["schemas"]["Stored"];
        Service: WithRequired<components["schemas"]["ServiceSelection"], "name" | "nameSMS" | "code" | "codeUF" | "pole" | "poleName" | "parking" | "interfacingCode" | "interfacingCode2" | "interfacingCode3" | "isOnForCreatingMission" | "address" | "lat" | "lng" | "addressPrecision" | "phone" | "building" | "floor" | "digicode" | "software" | "bedsCapacity" | "minCaregiversPerShift" | "hasFood" | "hasSmock" | "institution">;
        ServiceInput: {
            name?: string | null;
            nameSMS?: string | null;
            code?: string | null;
            pole?: components["schemas"]["IdOrNull"];
            /** @enum {unknown} */
            parking?: "FREE_PARKING" | "PAID_PARKING" | "NO_PARKING" | null;
            interfacingCode?: string | null;
            interfacingCode2?: string | null;
            interfacingCode3?: string | null;
            isOnForCreatingMission?: boolean | null;
            address?: string | null;
            lat?: number | null;
            lng?: number | null;
            /** @enum {unknown} */
            addressPrecision?: "housenumber" | "street" | "municipality" | "approximate" | null;
            phone?: string | null;
            building?: string | null;
            floor?: string | null;
            digicode?: string | null;
            software?: string | null;
            bedsCapacity?: number | null;
            minCaregiversPerShift?: number | null;
            hasFood?: boolean | null;
            hasSmock?: boolean | null;
            codeUF?: string | null;
        };
        NewService: {
            institution?: components["schemas"]["Ids"];
        } & WithRequired<components["schemas"]["ServiceInput"], "name">;
        /** @enum {string} */
        ServiceColumn: "id" | "version" | "name" | "nameSMS" | "code" | "codeUF" | "pole" | "poleName" | "parking" | "interfacingCode" | "interfacingCode2" | "interfacingCode3" | "isOnForCreatingMission" | "address" | "lat" | "lng" | "addressPrecision" | "phone" | "building" | "floor" | "digicode" | "software" | "bedsCapacity" | "minCaregiversPerShift" | "hasFood" | "hasSmock" | "institution";
        ServiceSearch: {
            select?: components["schemas"]["ServiceColumn"][];
            orderby?: unknown;
            query?: unknown;
            text?: {
                columns?: ("name" | "nameSMS" | "code" | "poleName" | "interfacingCode" | "interfacingCode2" | "interfacingCode3")[];
            };
        } & components["schemas"]["Search"];
        TemplateSelection: {
            institution?: number;
            name?: string;
            pole?: number | null;
            service?: number | null;
            job?: number | null;
            jobName?: string | null;
            specialty?: number | null;
            specialtyName?: string | null;
            isFullTime?: boolean;
        } & components["schemas"]["Stored"];
        Template: WithRequired<components["schemas"]["TemplateSelection"], "institution" | "name" | "pole" | "service" | "job" | "jobName" | "specialty" | "specialtyName" | "isFullTime">;
        TemplateInput: {
            institution?: components["schemas"]["IdOrNull"];
            name?: string | null;
            pole?: components["schemas"]["IdOrNull"];
            service?: components["schemas"]["IdOrNull"];
            job?: components["schemas"]["IdOrNull"];
            specialty?: components["schemas"]["IdOrNull"];
            isFullTime?: boolean | null;
        };
        NewTemplate: WithRequired<components["schemas"]["TemplateInput"], "institution" | "name">;
        /** @enum {string} */
        TemplateColumn: "id" | "version" | "institution" | "name" | "pole" | "service" | "job" | "jobName" | "specialty" | "specialtyName" | "isFullTime";
        TemplateSearch: {
            select?: components["schemas"]["TemplateColumn"][];
            orderby?: unknown;
            query?: unknown;
        } & components["schemas"]["Search"];
        PayrollcodeSelection: {
            institution?: number;
            name?: string;
            /** @enum {unknown} */
            type?: 0 | 1 | null;
            code?: string | null;
            beginAt?: number | null;
            endAt?: number | null;
            isBusinessDay?: boolean;
            isNight?: boolean;
            isBeforeSundayOrPublicHoliday?: boolean;
        } & components["schemas"]["Stored"];
        Payrollcode: WithRequired<components["schemas"]["PayrollcodeSelection"], "institution" | "name" | "type" | "code" | "beginAt" | "endAt" | "isBusinessDay" | "isNight" | "isBeforeSundayOrPublicHoliday">;
        PayrollcodeInput: {
            institution?: components["schemas"]["IdOrNull"];
            name?: string | null;
            /** @enum {unknown} */
            type?: 0 | 1 | null;
            code?: string | null;
            beginAt?: number | null;
            endAt?: number | null;
            isBusinessDay?: boolean | null;
            isNight?: boolean | null;
            isBeforeSundayOrPublicHoliday?: boolean | null;
        };
        NewPayrollcode: WithRequired<components["schemas"]["PayrollcodeInput"], "institution" | "name">;
        /** @enum {string} */
        PayrollcodeColumn: "id" | "version" | "institution" | "name" | "type" | "code" | "beginAt" | "endAt" | "isBusinessDay" | "isNight" | "isBeforeSundayOrPublicHoliday";
        PayrollcodeSearch: {
            select?: components["schemas"]["PayrollcodeColumn"][];
            orderby?: unknown;
            query?: unknown;
            text?: {
                columns?: ("name" | "code")[];
            };
        } & components["schemas"]["Search"];
        PublicholidaySelection: {
            institution?: number;
            date?: string;
        } & components["schemas"]["Stored"];
        Publicholiday: WithRequired<components["schemas"]["PublicholidaySelection"], "institution" | "date">;
        PublicholidayInput: {
            institution?: components["schemas"]["IdOrNull"];
            date?: string | null;
        };
        NewPublicholiday: WithRequired<components["schemas"]["PublicholidayInput"], "institution" | "date">;
        /** @enum {string} */
        PublicholidayColumn: "id" | "version" | "institution" | "date";
        PublicholidaySearch: {
            select?: components["schemas"]["PublicholidayColumn"][];
            orderby?: unknown;
            query?: unknown;
            text?: {
                columns?: "date"[];
            };
        } & components["schemas"]["Search"];
        JobSelection: {
            name?: string;
            institution?: components["schemas"]["Ids"];
        } & components["schemas"]["Stored"];
        Job: WithRequired<components["schemas"]["JobSelection"], "name" | "institution">;
        JobInput: {
            name?: string | null;
        };
        NewJob: {
            institution?: components["schemas"]["Ids"];
        } & WithRequired<components["schemas"]["JobInput"], "name">;
        /** @enum {string} */
        JobColumn: "id" | "version" | "name" | "institution";
        JobSearch: {
            select?: components["schemas"]["JobColumn"][];
            orderby?: unknown;
            query?: unknown;
            text?: {
                columns?: "name"[];
            };
        } & components["schemas"]["Search"];
        SpecialtySelection: {
            job?: number;
            name?: string;
            jobName?: string | null;
            institution?: components["schemas"]["Ids"];
        } & components["schemas"]["Stored"];
        Specialty: WithRequired<components["schemas"]["SpecialtySelection"], "job" | "name" | "jobName" | "institution">;
        SpecialtyInput: {
            job?: components["schemas"]["IdOrNull"];
            name?: string | null;
        };
        NewSpecialty: {
            institution?: components["schemas"]["Ids"];
        } & WithRequired<components["schemas"]["SpecialtyInput"], "job" | "name">;
        /** @enum {string} */
        SpecialtyColumn: "id" | "version" | "job" | "name" | "jobName" | "institution";
        SpecialtySearch: {
            select?: components["schemas"]["SpecialtyColumn"][];
            orderby?: unknown;
            query?: unknown;
            text?: {
                columns?: ("name" | "jobName")[];
            };
        } & components["schemas"]["Search"];
        MotifSelection: {
            name?: string;
            isNameAbsentPersonRequired?: boolean;
            nameAbsentPersonPlaceholderInfo?: string | null;
            isMatriculeAbsentPersonDisplayed?: boolean;
            isMatriculeAbsentPersonRequired?: boolean;
            matriculeAbsentPersonPlaceholderInfo?: string | null;
            interfacingCode?: string | null;
            missionmotifcreationcategory?: number | null;
            institution?: components["schemas"]["Ids"];
        } & components["schemas"]["Stored"];
        Motif: WithRequired<components["schemas"]["MotifSelection"], "name" | "isNameAbsentPersonRequired" | "nameAbsentPersonPlaceholderInfo" | "isMatriculeAbsentPersonDisplayed" | "isMatriculeAbsentPersonRequired" | "matriculeAbsentPersonPlaceholderInfo" | "interfacingCode" | "missionmotifcreationcategory" | "institution">;
        MotifInput: {
            name?: string | null;
            isNameAbsentPersonRequired?: boolean | null;
            nameAbsentPersonPlaceholderInfo?: string | null;
            isMatriculeAbsentPersonDisplayed?: boolean | null;
            isMatriculeAbsentPersonRequired?: boolean | null;
            matriculeAbsentPersonPlaceholderInfo?: string | null;
            interfacingCode?: string | null;
            missionmotifcreationcategory?: number | null;
        };
        NewMotif: {
            institution?: components["schemas"]["Ids"];
        } & WithRequired<components["schemas"]["MotifInput"], "name">;
        /** @enum {string} */
        MotifColumn: "id" | "version" | "name" | "isNameAbsentPersonRequired" | "nameAbsentPersonPlaceholderInfo" | "isMatriculeAbsentPersonDisplayed" | "isMatriculeAbsentPersonRequired" | "matriculeAbsentPersonPlaceholderInfo" | "interfacingCode" | "missionmotifcreationcategory" | "institution";
        MotifSearch: {
            select?: components["schemas"]["MotifColumn"][];
            orderby?: unknown;
            query?: unknown;
            text?: {
                columns?: ("name" | "nameAbsentPersonPlaceholderInfo" | "interfacingCode")[];
            };
        } & components["schemas"]["Search"];
        InfoOnWorkerSelection: {
            name?: string;
            type?: string | null;
            interfacingCode?: string | null;
            institution?: components["schemas"]["Ids"];
        } & components["schemas"]["Stored"];
        InfoOnWorker: WithRequired<components["schemas"]["InfoOnWorkerSelection"], "name" | "type" | "interfacingCode" | "institution">;
        InfoOnWorkerInput: {
            name?: string | null;
            type?: string | null;
            interfacingCode?: string | null;
        };
        NewInfoOnWorker: {
            institution?: components["schemas"]["Ids"];
        } & WithRequired<components["schemas"]["InfoOnWorkerInput"], "name">;
        /** @enum {string} */
        InfoOnWorkerColumn: "id" | "version" | "name" | "type" | "interfacingCode" | "institution";
        InfoOnWorkerSearch: {
            select?: components["schemas"]["InfoOnWorkerColumn"][];
            orderby?: unknown;
            query?: unknown;
            text?: {
                columns?: "name"[];
            };
        } & components["schemas"]["Search"];
        ContractSalaryGridSelection: {
            name?: string;
            institution?: components["schemas"]["Ids"];
        } & components["schemas"]["Stored"];
        ContractSalaryGrid: WithRequired<components["schemas"]["ContractSalaryGridSelection"], "name" | "institution">;
        ContractSalaryGridInput: {
            name?: string | null;
        };
        NewContractSalaryGrid: {
            institution?: components["schemas"]["Ids"];
        } & WithRequired<components["schemas"]["ContractSalaryGridInput"], "name">;
        /** @enum {string} */
        ContractSalaryGridColumn: "id" | "version" | "name" | "institution";
        ContractSalaryGridSearch: {
            select?: components["schemas"]["ContractSalaryGridColumn"][];
            orderby?: unknown;
            query?: unknown;
        } & components["schemas"]["Search"];
        NotificationContractSelection: {
            /** @enum {unknown} */
            recapType?: 0 | 1 | 2 | 3;
            to?: string | null;
            cc?: string | null;
            bcc?: string | null;
            institution?: components["schemas"]["Ids"];
        } & components["schemas"]["Stored"];
        NotificationContract: WithRequired<components["schemas"]["NotificationContractSelection"], "recapType" | "to" | "cc" | "bcc" | "institution">;
        NotificationContractInput: {
            /** @enum {unknown} */
            recapType?: 0 | 1 | 2 | 3 | null;
            to?: string | null;
            cc?: string | null;
            bcc?: string | null;
        };
        NewNotificationContract: {
            institution?: components["schemas"]["Ids"];
        } & WithRequired<components["schemas"]["NotificationContractInput"], "recapType">;
        /** @enum {string} */
        NotificationContractColumn: "id" | "version" | "recapType" | "to" | "cc" | "bcc" | "institution";
        NotificationContractSearch: {
            select?: components["schemas"]["NotificationContractColumn"][];
            orderby?: unknown;
            query?: unknown;
        } & components["schemas"]["Search"];
        NotificationPreferenceSelection: {
            admin?: number;
            /** @enum {unknown} */
            notif1?: 1 | 3 | 2 | 0;
            /** @enum {unknown} */
            notif2?: 1 | 3 | 2 | 0;
            /** @enum {unknown} */
            notif3?: 1 | 3 | 2 | 0;
            /** @enum {unknown} */
            notif4?: 1 | 3 | 2 | 0;
            /** @enum {unknown} */
            notif5?: 1 | 3 | 2 | 0;
            /** @enum {unknown} */
            notif6?: 1 | 3 | 2 | 0;
            /** @enum {unknown} */
            notif7?: 1 | 3 | 2 | 0;
            /** @enum {unknown} */
            notif8?: 1 | 3 | 2 | 0;
            /** @enum {unknown} */
            notif9?: 1 | 3 | 2 | 0;
            /** @enum {unknown} */
            notif10?: 1 | 3 | 2 | 0;
            /** @enum {unknown} */
            notif11?: 1 | 3 | 2 | 0;
            /** @enum {unknown} */
            notif12?: 1 | 3 | 2 | 0;
            /** @enum {unknown} */
            notif13?: 1 | 3 | 2 | 0;
            /** @enum {unknown} */
            notif14?: 1 | 3 | 2 | 0;
            /** @enum {unknown} */
            notif15?: 1 | 3 | 2 | 0;
            /** @enum {unknown} */
            notif17?: 1 | 3 | 2 | 0;
            /** @enum {unknown} */
            notif18?: 1 | 3 | 2 | 0;
            /** @enum {unknown} */
            notif19?: 1 | 3 | 2 | 0;
            /** @enum {unknown} */
            notif20?: 1 | 3 | 2 | 0;
            /** @enum {unknown} */
            notif21?: 1 | 3 | 2 | 0;
            /** @enum {unknown} */
            notif22?: 1 | 3 | 2 | 0;
        } & components["schemas"]["Stored"];
        NotificationPreference: WithRequired<components["schemas"]["NotificationPreferenceSelection"], "admin" | "notif1" | "notif2" | "notif3" | "notif4" | "notif5" | "notif6" | "notif7" | "notif8" | "notif9" | "notif10" | "notif11" | "notif12" | "notif13" | "notif14" | "notif15" | "notif17" | "notif18" | "notif19" | "notif20" | "notif21" | "notif22">;
        NotificationPreferenceInput: {
            admin?: components["schemas"]["IdOrNull"];
            /** @enum {unknown} */
            notif1?: 1 | 3 | 2 | 0 | null;
            /** @enum {unknown} */
            notif2?: 1 | 3 | 2 | 0 | null;
            /** @enum {unknown} */
            notif3?: 1 | 3 | 2 | 0 | null;
            /** @enum {unknown} */
            notif4?: 1 | 3 | 2 | 0 | null;
            /** @enum {unknown} */
            notif5?: 1 | 3 | 2 | 0 | null;
            /** @enum {unknown} */
            notif6?: 1 | 3 | 2 | 0 | null;
            /** @enum {unknown} */
            notif7?: 1 | 3 | 2 | 0 | null;
            /** @enum {unknown} */
            notif8?: 1 | 3 | 2 | 0 | null;
            /** @enum {unknown} */
            notif9?: 1 | 3 | 2 | 0 | null;
            /** @enum {unknown} */
            notif10?: 1 | 3 | 2 | 0 | null;
            /** @enum {unknown} */
            notif11?: 1 | 3 | 2 | 0 | null;
            /** @enum {unknown} */
            notif12?: 1 | 3 | 2 | 0 | null;
            /** @enum {unknown} */
            notif13?: 1 | 3 | 2 | 0 | null;
            /** @enum {unknown} */
            notif14?: 1 | 3 | 2 | 0 | null;
            /** @enum {unknown} */
            notif15?: 1 | 3 | 2 | 0 | null;
            /** @enum {unknown} */
            notif17?: 1 | 3 | 2 | 0 | null;
            /** @enum {unknown} */
            notif18?: 1 | 3 | 2 | 0 | null;
            /** @enum {unknown} */
            notif19?: 1 | 3 | 2 | 0 | null;
            /** @enum {unknown} */
            notif20?: 1 | 3 | 2 | 0 | null;
            /** @enum {unknown} */
            notif21?: 1 | 3 | 2 | 0 | null;
            /** @enum {unknown} */
            notif22?: 1 | 3 | 2 | 0 | null;
        };
        NewNotificationPreference: WithRequired<components["schemas"]["NotificationPreferenceInput"], "admin">;
        /** @enum {string} */
        NotificationPreferenceColumn: "id" | "version" | "admin" | "notif1" | "notif2" | "notif3" | "notif4" | "notif5" | "notif6" | "notif7" | "notif8" | "notif9" | "notif10" | "notif11" | "notif12" | "notif13" | "notif14" | "notif15" | "notif17" | "notif18" | "notif19" | "notif20" | "notif21" | "notif22";
        NotificationPreferenceSearch: {
            select?: components["schemas"]["NotificationPreferenceColumn"][];
            orderby?: unknown;
            query?: unknown;
        } & components["schemas"]["Search"];
        SpecialHourSelection: {
            idInstitution?: number;
            name?: string | null;
            isDayMission?: boolean;
            seniorityShouldBeMoreThan?: number | null;
            seniorityShouldBeLessThan?: number | null;
            isSunday?: boolean;
            isPublicHoliday?: boolean;
            job?: number[];
            service?: number[];
        } & components["schemas"]["Stored"];
        SpecialHour: WithRequired<components["schemas"]["SpecialHourSelection"], "idInstitution" | "name" | "isDayMission" | "seniorityShouldBeMoreThan" | "seniorityShouldBeLessThan" | "isSunday" | "isPublicHoliday" | "job" | "service">;
        SpecialHourInput: {
            idInstitution?: components["schemas"]["IdOrNull"];
            name?: string | null;
            isDayMission?: boolean | null;
            seniorityShouldBeMoreThan?: number | null;
            seniorityShouldBeLessThan?: number | null;
            isSunday?: boolean | null;
            isPublicHoliday?: boolean | null;
            job?: components["schemas"]["IdsOrNull"];
            service?: components["schemas"]["IdsOrNull"];
        };
        NewSpecialHour: WithRequired<components["schemas"]["SpecialHourInput"], "idInstitution">;
        /** @enum {string} */
        SpecialHourColumn: "id" | "version" | "idInstitution" | "name" | "isDayMission" | "seniorityShouldBeMoreThan" | "seniorityShouldBeLessThan" | "isSunday" | "isPublicHoliday" | "job" | "service";
        SpecialHourSearch: {
            select?: components["schemas"]["SpecialHourColumn"][];
            orderby?: unknown;
            query?: unknown;
        } & components["schemas"]["Search"];
        ScheduleSelection: {
            code?: string;
            beginAt?: string;
            endAt?: string;
            break?: string | null;
            nbWorkedMinutes?: number;
            interfacingCode?: string | null;
            isDeleted?: boolean;
            institution?: components["schemas"]["Ids"];
        } & components["schemas"]["Stored"];
        Schedule: WithRequired<components["schemas"]["ScheduleSelection"], "code" | "beginAt" | "endAt" | "break" | "nbWorkedMinutes" | "interfacingCode" | "isDeleted" | "institution">;
        ScheduleInput: {
            code?: string | null;
            beginAt?: string | null;
            endAt?: string | null;
            break?: string | null;
            interfacingCode?: string | null;
        };
        NewSchedule: {
            institution?: components["schemas"]["Ids"];
        } & WithRequired<components["schemas"]["ScheduleInput"], "code" | "beginAt" | "endAt">;
        /** @enum {string} */
        ScheduleColumn: "id" | "version" | "code" | "beginAt" | "endAt" | "break" | "nbWorkedMinutes" | "interfacingCode" | "isDeleted" | "institution";
        ScheduleSearch: {
            select?: components["schemas"]["ScheduleColumn"][];
            orderby?: unknown;
            query?: unknown;
            text?: {
                columns?: ("code" | "beginAt" | "endAt" | "nbWorkedMinutes")[];
            };
        } & components["schemas"]["Search"];
        CounterSelection: {
            institution?: number;
            /** @enum {unknown} */
            statut?: 0 | 1;
            /** @enum {unknown} */
            whichCounter?: 0 | 1 | 2 | 4;
            /** @enum {unknown} */
            limitType?: 0 | 1;
            isActive?: boolean;
            starter?: number;
            limitValue?: number | null;
        } & components["schemas"]["Stored"];
        Counter: WithRequired<components["schemas"]["CounterSelection"], "institution" | "statut" | "whichCounter" | "limitType" | "isActive" | "starter" | "limitValue">;
        CounterInput: {
            institution?: components["schemas"]["IdOrNull"];
            /** @enum {unknown} */
            statut?: 0 | 1 | null;
            /** @enum {unknown} */
            whichCounter?: 0 | 1 | 2 | 4 | null;
            /** @enum {unknown} */
            limitType?: 0 | 1 | null;
            isActive?: boolean | null;
            starter?: number | null;
            limitValue?: number | null;
        };
        NewCounter: WithRequired<components["schemas"]["CounterInput"], "institution" | "statut" | "whichCounter" | "limitType">;
        /** @enum {string} */
        CounterColumn: "id" | "version" | "institution" | "statut" | "whichCounter" | "limitType" | "isActive" | "starter" | "limitValue";
        CounterSearch: {
            select?: components["schemas"]["CounterColumn"][];
            orderby?: unknown;
            query?: unknown;
        } & components["schemas"]["Search"];
        AgencySubscriptionSelection: {
            institution?: number;
            idSubscription?: string | null;
            subscriptionName?: string;
            agencyName?: string | null;
            email?: string;
            nbMinutesAfterLaunchingRequest?: number;
            hasAutoValidation?: boolean;
            jobs?: number[];
            specialties?: number[] | null;
        } & components["schemas"]["Stored"];
        AgencySubscription: WithRequired<components["schemas"]["AgencySubscriptionSelection"], "institution" | "idSubscription" | "subscriptionName" | "agencyName" | "email" | "nbMinutesAfterLaunchingRequest" | "hasAutoValidation" | "jobs" | "specialties">;
        AgencySubscriptionInput: {
            institution?: components["schemas"]["IdOrNull"];
            subscriptionName?: string | null;
            email?: string | null;
            nbMinutesAfterLaunchingRequest?: number | null;
            hasAutoValidation?: boolean | null;
            jobs?: components["schemas"]["IdsOrNull"];
            specialties?: components["schemas"]["IdsOrNull"];
        };
        NewAgencySubscription: WithRequired<components["schemas"]["AgencySubscriptionInput"], "institution" | "subscriptionName" | "email" | "nbMinutesAfterLaunchingRequest" | "jobs">;
        /** @enum {string} */
        AgencySubscriptionColumn: "id" | "version" | "institution" | "idSubscription" | "subscriptionName" | "agencyName" | "email" | "nbMinutesAfterLaunchingRequest" | "hasAutoValidation" | "jobs" | "specialties";
        AgencySubscriptionSearch: {
            select?: components["schemas"]["AgencySubscriptionColumn"][];
            orderby?: unknown;
            query?: unknown;
            text?: {
                columns?: ("subscriptionName" | "agencyName")[];
            };
        } & components["schemas"]["Search"];
        InstitutionChronosSelection: {
            institution?: number;
            url?: string | null;
            isProxyRequired?: boolean;
            tokenIsSet?: boolean;
            passwordIsSet?: boolean;
            hasSecurityModule?: boolean;
        } & components["schemas"]["Stored"];
        InstitutionChronos: WithRequired<components["schemas"]["InstitutionChronosSelection"], "institution" | "url" | "isProxyRequired" | "tokenIsSet" | "passwordIsSet" | "hasSecurityModule">;
        InstitutionChronosInput: {
            institution?: components["schemas"]["IdOrNull"];
            url?: string | null;
            isProxyRequired?: boolean | null;
            token?: string | null;
            password?: string | null;
            hasSecurityModule?: boolean | null;
        };
        NewInstitutionChronos: WithRequired<components["schemas"]["InstitutionChronosInput"], "institution">;
        /** @enum {string} */
        InstitutionChronosColumn: "id" | "version" | "institution" | "url" | "isProxyRequired" | "hasSecurityModule";
        InstitutionChronosSearch: {
            select?: components["schemas"]["InstitutionChronosColumn"][];
            orderby?: unknown;
            query?: unknown;
        } & components["schemas"]["Search"];
        InstitutionOctimeSelection: {
            institution?: number;
            isProxyRequired?: boolean;
            url?: string | null;
            codeAPIIsSet?: boolean;
            user?: string | null;
            passwordIsSet?: boolean;
            loginKeyIsSet?: boolean;
            hashIsSet?: boolean;
            tokenIsSet?: boolean;
            clientName?: string | null;
            societe?: string | null;
            webrest?: string | null;
            codeSociete?: string | null;
            codeEtablissement?: string | null;
            codeService?: string | null;
            codeInterface?: string | null;
        } & components["schemas"]["Stored"];
        InstitutionOctime: WithRequired<components["schemas"]["InstitutionOctimeSelection"], "institution" | "isProxyRequired" | "url" | "codeAPIIsSet" | "user" | "passwordIsSet" | "loginKeyIsSet" | "hashIsSet" | "tokenIsSet" | "clientName" | "societe" | "webrest" | "codeSociete" | "codeEtablissement" | "codeService" | "codeInterface">;
        InstitutionOctimeInput: {
            institution?: components["schemas"]["IdOrNull"];
            isProxyRequired?: boolean | null;
            url?: string | null;
            codeAPI?: string | null;
            user?: string | null;
            password?: string | null;
            loginKey?: string | null;
            hash?: string | null;
            token?: string | null;
            clientName?: string | null;
            societe?: string | null;
            webrest?: string | null;
            codeSociete?: string | null;
            codeEtablissement?: string | null;
            codeService?: string | null;
            codeInterface?: string | null;
        };
        NewInstitutionOctime: WithRequired<components["schemas"]["InstitutionOctimeInput"], "institution">;
        /** @enum {string} */
        InstitutionOctimeColumn: "id" | "version" | "institution" | "isProxyRequired" | "url" | "user" | "clientName" | "societe" | "webrest" | "codeSociete" | "codeEtablissement" | "codeService" | "codeInterface";
        InstitutionOctimeSearch: {
            select?: components["schemas"]["InstitutionOctimeColumn"][];
            orderby?: unknown;
            query?: unknown;
        } & components["schemas"]["Search"];
        InstitutionHasInstitutiongroupSelection: {
            institutiongroup?: number;
            institution?: number;
        } & components["schemas"]["Stored"];
        InstitutionHasInstitutiongroup: WithRequired<components["schemas"]["InstitutionHasInstitutiongroupSelection"], "institutiongroup" | "institution">;
        InstitutionHasInstitutiongroupInput: {
            institutiongroup?: components["schemas"]["IdOrNull"];
            institution?: components["schemas"]["IdOrNull"];
        };
        NewInstitutionHasInstitutiongroup: WithRequired<components["schemas"]["InstitutionHasInstitutiongroupInput"], "institutiongroup" | "institution">;
        /** @enum {string} */
        InstitutionHasInstitutiongroupColumn: "id" | "version" | "institutiongroup" | "institution";
        InstitutionHasInstitutiongroupSearch: {
            select?: components["schemas"]["InstitutionHasInstitutiongroupColumn"][];
            orderby?: unknown;
            query?: unknown;
        } & components["schemas"]["Search"];
        InstitutionHasSignupCodeSelection: {
            signupCode?: number;
            institution?: number;
        } & components["schemas"]["Stored"];
        /** @enum {string} */
        InstitutionHasSignupCodeColumn: "id" | "version" | "signupCode" | "institution";
        InstitutionHasSignupCodeSearch: {
            select?: components["schemas"]["InstitutionHasSignupCodeColumn"][];
            orderby?: unknown;
            query?: unknown;
        } & components["schemas"]["Search"];
        InstitutionHasPoleSelection: {
            pole?: number;
            institution?: number;
        } & components["schemas"]["Stored"];
        InstitutionHasPole: WithRequired<components["schemas"]["InstitutionHasPoleSelection"], "pole" | "institution">;
        InstitutionHasPoleInput: {
            pole?: components["schemas"]["IdOrNull"];
            institution?: components["schemas"]["IdOrNull"];
        };
        NewInstitutionHasPole: WithRequired<components["schemas"]["InstitutionHasPoleInput"], "pole" | "institution">;
        /** @enum {string} */
        InstitutionHasPoleColumn: "id" | "version" | "pole" | "institution";
        InstitutionHasPoleSearch: {
            select?: components["schemas"]["InstitutionHasPoleColumn"][];
            orderby?: unknown;
            query?: unknown;
        } & components["schemas"]["Search"];
        InstitutionHasServiceSelection: {
            service?: number;
            institution?: number;
        } & components["schemas"]["Stored"];
        InstitutionHasService: WithRequired<components["schemas"]["InstitutionHasServiceSelection"], "service" | "institution">;
        InstitutionHasServiceInput: {
            service?: components["schemas"]["IdOrNull"];
            institution?: components["schemas"]["IdOrNull"];
        };
        NewInstitutionHasService: WithRequired<components["schemas"]["InstitutionHasServiceInput"], "service" | "institution">;
        /** @enum {string} */
        InstitutionHasServiceColumn: "id" | "version" | "service" | "institution";
        InstitutionHasServiceSearch: {
            select?: components["schemas"]["InstitutionHasServiceColumn"][];
            orderby?: unknown;
            query?: unknown;
        } & components["schemas"]["Search"];
        InstitutionHasJobSelection: {
            job?: number;
            institution?: number;
        } & components["schemas"]["Stored"];
        InstitutionHasJob: WithRequired<components["schemas"]["InstitutionHasJobSelection"], "job" | "institution">;
        InstitutionHasJobInput: {
            job?: components["schemas"]["IdOrNull"];
            institution?: components["schemas"]["IdOrNull"];
        };
        NewInstitutionHasJob: WithRequired<components["schemas"]["InstitutionHasJobInput"], "job" | "institution">;
        /** @enum {string} */
        InstitutionHasJobColumn: "id" | "version" | "job" | "institution";
        InstitutionHasJobSearch: {
            select?: components["schemas"]["InstitutionHasJobColumn"][];
            orderby?: unknown;
            query?: unknown;
        } & components["schemas"]["Search"];
        InstitutionHasSpecialtySelection: {
            specialty?: number;
            institution?: number;
        } & components["schemas"]["Stored"];
        InstitutionHasSpecialty: WithRequired<components["schemas"]["InstitutionHasSpecialtySelection"], "specialty" | "institution">;
        InstitutionHasSpecialtyInput: {
            specialty?: components["schemas"]["IdOrNull"];
            institution?: components["schemas"]["IdOrNull"];
        };
        NewInstitutionHasSpecialty: WithRequired<components["schemas"]["InstitutionHasSpecialtyInput"], "specialty" | "institution">;
        /** @enum {string} */
        InstitutionHasSpecialtyColumn: "id" | "version" | "specialty" | "institution";
        InstitutionHasSpecialtySearch: {
            select?: components["schemas"]["InstitutionHasSpecialtyColumn"][];
            orderby?: unknown;
            query?: unknown;
        } & components["schemas"]["Search"];
        InstitutionHasMotifSelection: {
            motif?: number;
            institution?: number;
        } & components["schemas"]["Stored"];
        InstitutionHasMotif: WithRequired<components["schemas"]["InstitutionHasMotifSelection"], "motif" | "institution">;
        InstitutionHasMotifInput: {
            motif?: components["schemas"]["IdOrNull"];
            institution?: components["schemas"]["IdOrNull"];
        };
        NewInstitutionHasMotif: WithRequired<components["schemas"]["InstitutionHasMotifInput"], "motif" | "institution">;
        /** @enum {string} */
        InstitutionHasMotifColumn: "id" | "version" | "motif" | "institution";
        InstitutionHasMotifSearch: {
            select?: components["schemas"]["InstitutionHasMotifColumn"][];
            orderby?: unknown;
            query?: unknown;
        } & components["schemas"]["Search"];
        InstitutionHasInfoOnWorkerSelection: {
            infoOnWorker?: number;
            institution?: number;
        } & components["schemas"]["Stored"];
        InstitutionHasInfoOnWorker: WithRequired<components["schemas"]["InstitutionHasInfoOnWorkerSelection"], "infoOnWorker" | "institution">;
        InstitutionHasInfoOnWorkerInput: {
            infoOnWorker?: components["schemas"]["IdOrNull"];
            institution?: components["schemas"]["IdOrNull"];
        };
        NewInstitutionHasInfoOnWorker: WithRequired<components["schemas"]["InstitutionHasInfoOnWorkerInput"], "infoOnWorker" | "institution">;
        /** @enum {string} */
        InstitutionHasInfoOnWorkerColumn: "id" | "version" | "infoOnWorker" | "institution";
        InstitutionHasInfoOnWorkerSearch: {
            select?: components["schemas"]["InstitutionHasInfoOnWorkerColumn"][];
            orderby?: unknown;
            query?: unknown;
        } & components["schemas"]["Search"];
        InstitutionHasContractSalaryGridSelection: {
            contractSalaryGrid?: number;
            institution?: number;
        } & components["schemas"]["Stored"];
        InstitutionHasContractSalaryGrid: WithRequired<components["schemas"]["InstitutionHasContractSalaryGridSelection"], "contractSalaryGrid" | "institution">;
        InstitutionHasContractSalaryGridInput: {
            contractSalaryGrid?: components["schemas"]["IdOrNull"];
            institution?: components["schemas"]["IdOrNull"];
        };
        NewInstitutionHasContractSalaryGrid: WithRequired<components["schemas"]["InstitutionHasContractSalaryGridInput"], "contractSalaryGrid" | "institution">;
        /** @enum {string} */
        InstitutionHasContractSalaryGridColumn: "id" | "version" | "contractSalaryGrid" | "institution";
        InstitutionHasContractSalaryGridSearch: {
            select?: components["schemas"]["InstitutionHasContractSalaryGridColumn"][];
            orderby?: unknown;
            query?: unknown;
        } & components["schemas"]["Search"];
        InstitutionHasNotificationContractSelection: {
            notificationContract?: number;
            institution?: number;
        } & components["schemas"]["Stored"];
        InstitutionHasNotificationContract: WithRequired<components["schemas"]["InstitutionHasNotificationContractSelection"], "notificationContract" | "institution">;
        InstitutionHasNotificationContractInput: {
            notificationContract?: components["schemas"]["IdOrNull"];
            institution?: components["schemas"]["IdOrNull"];
        };
        NewInstitutionHasNotificationContract: WithRequired<components["schemas"]["InstitutionHasNotificationContractInput"], "notificationContract" | "institution">;
        /** @enum {string} */
        InstitutionHasNotificationContractColumn: "id" | "version" | "notificationContract" | "institution";
        InstitutionHasNotificationContractSearch: {
            select?: components["schemas"]["InstitutionHasNotificationContractColumn"][];
            orderby?: unknown;
            query?: unknown;
        } & components["schemas"]["Search"];
        InstitutionHasScheduleSelection: {
            schedule?: number;
            institution?: number;
        } & components["schemas"]["Stored"];
        InstitutionHasSchedule: WithRequired<components["schemas"]["InstitutionHasScheduleSelection"], "schedule" | "institution">;
        InstitutionHasScheduleInput: {
            schedule?: components["schemas"]["IdOrNull"];
            institution?: components["schemas"]["IdOrNull"];
        };
        NewInstitutionHasSchedule: WithRequired<components["schemas"]["InstitutionHasScheduleInput"], "schedule" | "institution">;
        /** @enum {string} */
        InstitutionHasScheduleColumn: "id" | "version" | "schedule" | "institution";
        InstitutionHasScheduleSearch: {
            select?: components["schemas"]["InstitutionHasScheduleColumn"][];
            orderby?: unknown;
            query?: unknown;
        } & components["schemas"]["Search"];
        User: {
            id: components["schemas"]["Id"];
            firstName: string;
            lastName: string;
            email: string;
            /** @description 1 is provider staff. */
            level: number;
            typeAdmin: number;
            contractLevel: number | null;
            lang: string;
        };
        InstitutionSummary: {
            id: components["schemas"]["Id"];
            name: string;
            nameSMS: string;
            country: string;
            lang: string;
            timezone: string;
            /** @description Postal code and town, as far as they are known. */
            locality?: string;
            groups?: components["schemas"]["Id"][];
        };
        LockedAccount: {
            id: components["schemas"]["Id"];
            firstName: string;
            lastName: string;
            email: string;
            /** Format: date-time */
            until: string;
        };
        Session: {
            user: components["schemas"]["User"];
            /** @description Names of permissions by the id of an institution. */
            permissions: {
                [key: string]: string[];
            };
            institutions: components["schemas"]["InstitutionSummary"][];
            groups: {
                id: components["schemas"]["Id"];
                name: string;
            }[];
            /** @description Of a session that an institution’s own server has opened; a token that is over is to be renewed. */
            sso?: {
                institutionCode: string;
                expired: boolean;
            };
        };
        CounterServiceCounter: {
            id: components["schemas"]["Id"];
            version: number;
            institution: number;
            /** @enum {unknown} */
            status: 0 | 1;
            /** @enum {unknown} */
            whichCounter: 0 | 1 | 2 | 4;
            /** @enum {unknown} */
            limitType: 0 | 1;
            isActive: boolean;
            starter: number;
            limitValue: number | null;
        };
        CounterServiceCounterInput: {
            /** @description As in the path; negative or null for a new counter. */
            id?: number | null;
            institution?: components["schemas"]["IdOrNull"];
            /** @enum {unknown} */
            status?: 0 | 1 | null;
            /** @enum {unknown} */
            whichCounter?: 0 | 1 | 2 | 4 | null;
            /** @enum {unknown} */
            limitType?: 0 | 1 | null;
            isActive?: boolean | null;
            starter?: number | null;
            /** @description No limit where it is 0 or no number. */
            limitValue?: number | string | null;
        };
        GatewaySubscription: {
            /** @description Its name in paths. */
            id: string;
            idLegacySubscription: components["schemas"]["Id"];
            name: string;
            agency: {
                name: string;
            };
            /** @description Minutes between the request and the moment when the agency is asked. */
            delay: number;
            autoAccept: boolean;
            emails: string[];
            jobs: {
                id: components["schemas"]["Id"];
                specialties: {
                    id: components["schemas"]["Id"];
                }[];
            }[];
            /** @description For `If-Match`; not of every gateway. */
            version?: number;
        };
        MissionServiceTemplate: {
            id: components["schemas"]["Id"];
            version: number;
            institution: components["schemas"]["Id"];
            templateName: string;
            /** @description In bytes. */
            size: number;
            /** @description The number that the file is kept under. */
            file: number;
            /** @description Of one template: names that stand in it, those that nothing stands for, those demanded that are not there. Null where nobody can read them (DOC). */
            tags?: {
                found: string[];
                unknown: string[];
                missing: string[];
            } | null;
        };
        RefusedFile: {
            faults?: {
                /** @enum {string} */
                fault: "name" | "empty" | "tooLarge" | "otherContent" | "brokenFile" | "encrypted" | "macros" | "active" | "unpacksTooLarge" | "tooLong" | "outside" | "markup" | "notText" | "unopenedTag" | "unclosedTag" | "doubledBrace" | "unopenedSection" | "unclosedSection" | "crossedSections" | "rawTag" | "brokenTag";
                tag?: string;
                /** @enum {string} */
                part?: "body" | "header" | "footer" | "other";
            }[];
        } & components["schemas"]["Problem"];
    };
    responses: {
        /** @description Somebody has changed the row: `data` is the row as it is, all columns */
        Stale: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["Stored"];
                } & components["schemas"]["Problem"];
            };
        };
        /** @description Removed */
        Removed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["RemovedRow"];
                };
            };
        };
        /** @description Removed, all of them */
        RemovedRows: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["RemovedRow"][];
                    count: components["schemas"]["Count"];
                };
            };
        };
        /** @description What became of each row */
        Batch: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["BatchOutcome"][];
                    count: components["schemas"]["Count"];
                };
            };
        };
        /** @description Done */
        Done: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: Record<string, never>;
                };
            };
        };
        /** @description The row as it is now */
        Institution: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["Institution"];
                };
            };
        };
        /** @description The row as it is now */
        AdminInfo: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["AdminInfo"];
                };
            };
        };
        /** @description The row as it is now */
        AdminInInstitutionNotificationService: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["AdminInInstitutionNotificationService"];
                };
            };
        };
        /** @description The row as it is now */
        Mission: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["Mission"];
                };
            };
        };
        /** @description The row as it is now */
        SpecialHourHasJob: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["SpecialHourHasJob"];
                };
            };
        };
        /** @description The row as it is now */
        SpecialHourHasService: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["SpecialHourHasService"];
                };
            };
        };
        /** @description The row as it is now */
        PayrollExport: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["PayrollExport"];
                };
            };
        };
        /** @description The row as it is now */
        InstitutionHasOauth2: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["InstitutionHasOauth2"];
                };
            };
        };
        /** @description The row as it is now */
        InstitutionHasSso: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["InstitutionHasSso"];
                };
            };
        };
        /** @description The row as it is now */
        SavedSelection: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["SavedSelection"];
                };
            };
        };
        /** @description The row as it is now */
        SavedView: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["SavedView"];
                };
            };
        };
        /** @description The row as it is now */
        InstitutionOption: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["InstitutionOption"];
                };
            };
        };
        /** @description The row as it is now */
        InstitutionOptionMission: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["InstitutionOptionMission"];
                };
            };
        };
        /** @description The row as it is now */
        InstitutionOptionContract: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["InstitutionOptionContract"];
                };
            };
        };
        /** @description The row as it is now */
        InstitutionOptionWorker: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["InstitutionOptionWorker"];
                };
            };
        };
        /** @description The row as it is now */
        Institutiongroup: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["Institutiongroup"];
                };
            };
        };
        /** @description The row as it is now */
        Admin: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["Admin"];
                };
            };
        };
        /** @description The row as it is now */
        InstitutionHasAdmin: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["InstitutionHasAdmin"];
                };
            };
        };
        /** @description The row as it is now */
        Pole: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["Pole"];
                };
            };
        };
        /** @description The row as it is now */
        Service: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["Service"];
                };
            };
        };
        /** @description The row as it is now */
        Template: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["Template"];
                };
            };
        };
        /** @description The row as it is now */
        Payrollcode: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["Payrollcode"];
                };
            };
        };
        /** @description The row as it is now */
        Publicholiday: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["Publicholiday"];
                };
            };
        };
        /** @description The row as it is now */
        Job: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["Job"];
                };
            };
        };
        /** @description The row as it is now */
        Specialty: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["Specialty"];
                };
            };
        };
        /** @description The row as it is now */
        Motif: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["Motif"];
                };
            };
        };
        /** @description The row as it is now */
        InfoOnWorker: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["InfoOnWorker"];
                };
            };
        };
        /** @description The row as it is now */
        ContractSalaryGrid: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["ContractSalaryGrid"];
                };
            };
        };
        /** @description The row as it is now */
        NotificationContract: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["NotificationContract"];
                };
            };
        };
        /** @description The row as it is now */
        NotificationPreference: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["NotificationPreference"];
                };
            };
        };
        /** @description The row as it is now */
        SpecialHour: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["SpecialHour"];
                };
            };
        };
        /** @description The row as it is now */
        Schedule: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["Schedule"];
                };
            };
        };
        /** @description The row as it is now */
        Counter: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["Counter"];
                };
            };
        };
        /** @description The row as it is now */
        AgencySubscription: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["AgencySubscription"];
                };
            };
        };
        /** @description The row as it is now */
        InstitutionChronos: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["InstitutionChronos"];
                };
            };
        };
        /** @description The row as it is now */
        InstitutionOctime: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["InstitutionOctime"];
                };
            };
        };
        /** @description The row as it is now */
        InstitutionHasInstitutiongroup: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["InstitutionHasInstitutiongroup"];
                };
            };
        };
        /** @description The row as it is now */
        InstitutionHasPole: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["InstitutionHasPole"];
                };
            };
        };
        /** @description The row as it is now */
        InstitutionHasService: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["InstitutionHasService"];
                };
            };
        };
        /** @description The row as it is now */
        InstitutionHasJob: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["InstitutionHasJob"];
                };
            };
        };
        /** @description The row as it is now */
        InstitutionHasSpecialty: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["InstitutionHasSpecialty"];
                };
            };
        };
        /** @description The row as it is now */
        InstitutionHasMotif: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["InstitutionHasMotif"];
                };
            };
        };
        /** @description The row as it is now */
        InstitutionHasInfoOnWorker: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["InstitutionHasInfoOnWorker"];
                };
            };
        };
        /** @description The row as it is now */
        InstitutionHasContractSalaryGrid: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["InstitutionHasContractSalaryGrid"];
                };
            };
        };
        /** @description The row as it is now */
        InstitutionHasNotificationContract: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["InstitutionHasNotificationContract"];
                };
            };
        };
        /** @description The row as it is now */
        InstitutionHasSchedule: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["InstitutionHasSchedule"];
                };
            };
        };
        /** @description Too many wrong passwords; `Retry-After` tells how long to wait. */
        TooManyRequests: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description Any other refusal: 400 not understood, or a value is wrong, each with its column in `details`; 401 no access token, or one that is over: refresh it; 403 not for this person, or not in one of the institutions concerned; 404 no such row, or none in reach; 409 values that are taken (`taken`, `duplicate`), or a row that is still in use (`inUse`), or with `Retry-After` a call with the same `Idempotency-Key` that is still under way; 413 too large; 415 no JSON; 422 the `Idempotency-Key` came with another request before; 440 the session is over; 503 too busy, or the database is away: try again after `Retry-After`; 500. */
        Refused: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /**
         * @description Id of the row.
         * @example 7
         */
        Id: components["schemas"]["Id"];
        /**
         * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
         * @example 0f8fad5b-d9cb-469f-a165-70867728950e
         */
        IdempotencyKey: string;
        /**
         * @description The version that is changed or removed, in quotes (RFC 9110, 13.1.1); 412 when the row has another by now, as a shared one has once an institution comes to share it or gives it up. Any version where it is `*` or left out.
         * @example "3"
         */
        IfMatch: string;
        /**
         * @description Ids with commas: only there a shared row is taken away, with its effects, or changed: they get a row of their own with the new values, which is answered. A row that is in none of them is not taken away (404). `all`, or left out: everywhere.
         * @example 1,2
         */
        Institutions: string;
    };
    requestBodies: {
        NamedRows: {
            content: {
                "application/json": components["schemas"]["NamedRows"];
            };
        };
    };
    headers: {
        /** @description Seconds to wait. */
        RetryAfter: number;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    signIn: {
        parameters: {
            query?: {
                /** @description With the session beside the token, as `GET /bff-admin/session` tells it. */
                session?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "provider@pupitre.test",
                 *       "password": "pupitre-demo"
                 *     }
                 */
                "application/json": {
                    email: string;
                    password: string;
                };
            };
        };
        responses: {
            /** @description The access token, the person, the refresh cookie, and the session where it was asked for */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @description A JWT, for ten minutes. */
                            token: string;
                            user: components["schemas"]["User"];
                            session?: components["schemas"]["Session"];
                        };
                    };
                };
            };
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Refused"];
        };
    };
    refreshToken: {
        parameters: {
            query?: {
                adminId?: string;
                userId?: string;
                /** @description With the session beside the token, as `GET /bff-admin/session` tells it. */
                session?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The access token, also as the header `Authorization`, the next cookie, and the session where it was asked for */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @description A JWT, for ten minutes. */
                            token: string;
                            session?: components["schemas"]["Session"];
                        };
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    currentPassword: string;
                    newPassword: string;
                    /** @description Ignored: it is whoever is signed in. */
                    scope?: string;
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Refused"];
        };
    };
    askForPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: string;
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Refused"];
        };
    };
    choosePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description What stands behind the # of the link. */
                    token: string;
                    newPassword: string;
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            default: components["responses"]["Refused"];
        };
    };
    listLockedAccounts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The lock that ends last first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["LockedAccount"][];
                        count: components["schemas"]["Count"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    unlockAccount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                admin: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            default: components["responses"]["Refused"];
        };
    };
    readSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Who is signed in */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Session"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    signOut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            default: components["responses"]["Refused"];
        };
    };
    signOutOfApp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            default: components["responses"]["Refused"];
        };
    };
    listOrCreateInstitutions: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ({
                    search?: unknown;
                } & components["schemas"]["List"]) | components["schemas"]["NewInstitution"];
            };
        };
        responses: {
            /** @description A page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["InstitutionSelection"][];
                    } & components["schemas"]["Page"];
                };
            };
            201: components["responses"]["Institution"];
            default: components["responses"]["Refused"];
        };
    };
    updateInstitution: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description The version that is changed or removed, in quotes (RFC 9110, 13.1.1); 412 when the row has another by now, as a shared one has once an institution comes to share it or gives it up. Any version where it is `*` or left out.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Id of the row.
                 * @example 7
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InstitutionInput"];
            };
        };
        responses: {
            200: components["responses"]["Institution"];
            412: components["responses"]["Stale"];
            default: components["responses"]["Refused"];
        };
    };
    updateInstitutions: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    batch?: (components["schemas"]["NamedRow"] & components["schemas"]["InstitutionInput"])[];
                } & components["schemas"]["Changes"];
            };
        };
        responses: {
            200: components["responses"]["Batch"];
            default: components["responses"]["Refused"];
        };
    };
    listOrCreateAdminInfos: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ({
                    search?: unknown;
                } & components["schemas"]["List"]) | components["schemas"]["NewAdminInfo"];
            };
        };
        responses: {
            /** @description A page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AdminInfoSelection"][];
                    } & components["schemas"]["Page"];
                };
            };
            201: components["responses"]["AdminInfo"];
            default: components["responses"]["Refused"];
        };
    };
    updateAdminInfo: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description The version that is changed or removed, in quotes (RFC 9110, 13.1.1); 412 when the row has another by now, as a shared one has once an institution comes to share it or gives it up. Any version where it is `*` or left out.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Id of the row.
                 * @example 7
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdminInfoInput"];
            };
        };
        responses: {
            200: components["responses"]["AdminInfo"];
            412: components["responses"]["Stale"];
            default: components["responses"]["Refused"];
        };
    };
    updateAdminInfos: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    batch?: (components["schemas"]["NamedRow"] & components["schemas"]["AdminInfoInput"])[];
                } & components["schemas"]["Changes"];
            };
        };
        responses: {
            200: components["responses"]["Batch"];
            default: components["responses"]["Refused"];
        };
    };
    listOrCreateAdminInInstitutionNotificationServices: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ({
                    search?: unknown;
                } & components["schemas"]["List"]) | components["schemas"]["NewAdminInInstitutionNotificationService"];
            };
        };
        responses: {
            /** @description A page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AdminInInstitutionNotificationServiceSelection"][];
                    } & components["schemas"]["Page"];
                };
            };
            201: components["responses"]["AdminInInstitutionNotificationService"];
            default: components["responses"]["Refused"];
        };
    };
    removeAdminInInstitutionNotificationService: {
        parameters: {
            query?: {
                /**
                 * @description Ids with commas: only there a shared row is taken away, with its effects, or changed: they get a row of their own with the new values, which is answered. A row that is in none of them is not taken away (404). `all`, or left out: everywhere.
                 * @example 1,2
                 */
                institutions?: components["parameters"]["Institutions"];
            };
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description The version that is changed or removed, in quotes (RFC 9110, 13.1.1); 412 when the row has another by now, as a shared one has once an institution comes to share it or gives it up. Any version where it is `*` or left out.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Id of the row.
                 * @example 7
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Removed"];
            412: components["responses"]["Stale"];
            default: components["responses"]["Refused"];
        };
    };
    removeAdminInInstitutionNotificationServices: {
        parameters: {
            query?: {
                /**
                 * @description Ids with commas: only there a shared row is taken away, with its effects, or changed: they get a row of their own with the new values, which is answered. A row that is in none of them is not taken away (404). `all`, or left out: everywhere.
                 * @example 1,2
                 */
                institutions?: components["parameters"]["Institutions"];
            };
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["NamedRows"];
        responses: {
            200: components["responses"]["RemovedRows"];
            default: components["responses"]["Refused"];
        };
    };
    upsertAdminInInstitutionNotificationServices: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    batch?: (components["schemas"]["BatchLine"] & components["schemas"]["AdminInInstitutionNotificationServiceInput"])[];
                } & components["schemas"]["Batch"];
            };
        };
        responses: {
            200: components["responses"]["Batch"];
            default: components["responses"]["Refused"];
        };
    };
    listOrCreateMissions: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ({
                    search?: unknown;
                } & components["schemas"]["List"]) | components["schemas"]["NewMission"];
            };
        };
        responses: {
            /** @description A page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["MissionSelection"][];
                    } & components["schemas"]["Page"];
                };
            };
            201: components["responses"]["Mission"];
            default: components["responses"]["Refused"];
        };
    };
    updateMission: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description The version that is changed or removed, in quotes (RFC 9110, 13.1.1); 412 when the row has another by now, as a shared one has once an institution comes to share it or gives it up. Any version where it is `*` or left out.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Id of the row.
                 * @example 7
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MissionInput"];
            };
        };
        responses: {
            200: components["responses"]["Mission"];
            412: components["responses"]["Stale"];
            default: components["responses"]["Refused"];
        };
    };
    removeMission: {
        parameters: {
            query?: {
                /**
                 * @description Ids with commas: only there a shared row is taken away, with its effects, or changed: they get a row of their own with the new values, which is answered. A row that is in none of them is not taken away (404). `all`, or left out: everywhere.
                 * @example 1,2
                 */
                institutions?: components["parameters"]["Institutions"];
            };
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description The version that is changed or removed, in quotes (RFC 9110, 13.1.1); 412 when the row has another by now, as a shared one has once an institution comes to share it or gives it up. Any version where it is `*` or left out.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Id of the row.
                 * @example 7
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Removed"];
            412: components["responses"]["Stale"];
            default: components["responses"]["Refused"];
        };
    };
    updateMissions: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    batch?: (components["schemas"]["NamedRow"] & components["schemas"]["MissionInput"])[];
                } & components["schemas"]["Changes"];
            };
        };
        responses: {
            200: components["responses"]["Batch"];
            default: components["responses"]["Refused"];
        };
    };
    removeMissions: {
        parameters: {
            query?: {
                /**
                 * @description Ids with commas: only there a shared row is taken away, with its effects, or changed: they get a row of their own with the new values, which is answered. A row that is in none of them is not taken away (404). `all`, or left out: everywhere.
                 * @example 1,2
                 */
                institutions?: components["parameters"]["Institutions"];
            };
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["NamedRows"];
        responses: {
            200: components["responses"]["RemovedRows"];
            default: components["responses"]["Refused"];
        };
    };
    upsertMissions: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    batch?: (components["schemas"]["BatchLine"] & components["schemas"]["MissionInput"])[];
                } & components["schemas"]["Batch"];
            };
        };
        responses: {
            200: components["responses"]["Batch"];
            default: components["responses"]["Refused"];
        };
    };
    listOrCreateSpecialHourHasJobs: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ({
                    search?: unknown;
                } & components["schemas"]["List"]) | components["schemas"]["NewSpecialHourHasJob"];
            };
        };
        responses: {
            /** @description A page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SpecialHourHasJobSelection"][];
                    } & components["schemas"]["Page"];
                };
            };
            201: components["responses"]["SpecialHourHasJob"];
            default: components["responses"]["Refused"];
        };
    };
    updateSpecialHourHasJob: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description The version that is changed or removed, in quotes (RFC 9110, 13.1.1); 412 when the row has another by now, as a shared one has once an institution comes to share it or gives it up. Any version where it is `*` or left out.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Id of the row.
                 * @example 7
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SpecialHourHasJobInput"];
            };
        };
        responses: {
            200: components["responses"]["SpecialHourHasJob"];
            412: components["responses"]["Stale"];
            default: components["responses"]["Refused"];
        };
    };
    removeSpecialHourHasJob: {
        parameters: {
            query?: {
                /**
                 * @description Ids with commas: only there a shared row is taken away, with its effects, or changed: they get a row of their own with the new values, which is answered. A row that is in none of them is not taken away (404). `all`, or left out: everywhere.
                 * @example 1,2
                 */
                institutions?: components["parameters"]["Institutions"];
            };
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description The version that is changed or removed, in quotes (RFC 9110, 13.1.1); 412 when the row has another by now, as a shared one has once an institution comes to share it or gives it up. Any version where it is `*` or left out.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Id of the row.
                 * @example 7
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Removed"];
            412: components["responses"]["Stale"];
            default: components["responses"]["Refused"];
        };
    };
    updateSpecialHourHasJobs: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    batch?: (components["schemas"]["NamedRow"] & components["schemas"]["SpecialHourHasJobInput"])[];
                } & components["schemas"]["Changes"];
            };
        };
        responses: {
            200: components["responses"]["Batch"];
            default: components["responses"]["Refused"];
        };
    };
    removeSpecialHourHasJobs: {
        parameters: {
            query?: {
                /**
                 * @description Ids with commas: only there a shared row is taken away, with its effects, or changed: they get a row of their own with the new values, which is answered. A row that is in none of them is not taken away (404). `all`, or left out: everywhere.
                 * @example 1,2
                 */
                institutions?: components["parameters"]["Institutions"];
            };
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["NamedRows"];
        responses: {
            200: components["responses"]["RemovedRows"];
            default: components["responses"]["Refused"];
        };
    };
    upsertSpecialHourHasJobs: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    batch?: (components["schemas"]["BatchLine"] & components["schemas"]["SpecialHourHasJobInput"])[];
                } & components["schemas"]["Batch"];
            };
        };
        responses: {
            200: components["responses"]["Batch"];
            default: components["responses"]["Refused"];
        };
    };
    listOrCreateSpecialHourHasServices: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ({
                    search?: unknown;
                } & components["schemas"]["List"]) | components["schemas"]["NewSpecialHourHasService"];
            };
        };
        responses: {
            /** @description A page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SpecialHourHasServiceSelection"][];
                    } & components["schemas"]["Page"];
                };
            };
            201: components["responses"]["SpecialHourHasService"];
            default: components["responses"]["Refused"];
        };
    };
    updateSpecialHourHasService: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description The version that is changed or removed, in quotes (RFC 9110, 13.1.1); 412 when the row has another by now, as a shared one has once an institution comes to share it or gives it up. Any version where it is `*` or left out.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Id of the row.
                 * @example 7
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SpecialHourHasServiceInput"];
            };
        };
        responses: {
            200: components["responses"]["SpecialHourHasService"];
            412: components["responses"]["Stale"];
            default: components["responses"]["Refused"];
        };
    };
    removeSpecialHourHasService: {
        parameters: {
            query?: {
                /**
                 * @description Ids with commas: only there a shared row is taken away, with its effects, or changed: they get a row of their own with the new values, which is answered. A row that is in none of them is not taken away (404). `all`, or left out: everywhere.
                 * @example 1,2
                 */
                institutions?: components["parameters"]["Institutions"];
            };
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description The version that is changed or removed, in quotes (RFC 9110, 13.1.1); 412 when the row has another by now, as a shared one has once an institution comes to share it or gives it up. Any version where it is `*` or left out.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Id of the row.
                 * @example 7
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Removed"];
            412: components["responses"]["Stale"];
            default: components["responses"]["Refused"];
        };
    };
    updateSpecialHourHasServices: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    batch?: (components["schemas"]["NamedRow"] & components["schemas"]["SpecialHourHasServiceInput"])[];
                } & components["schemas"]["Changes"];
            };
        };
        responses: {
            200: components["responses"]["Batch"];
            default: components["responses"]["Refused"];
        };
    };
    removeSpecialHourHasServices: {
        parameters: {
            query?: {
                /**
                 * @description Ids with commas: only there a shared row is taken away, with its effects, or changed: they get a row of their own with the new values, which is answered. A row that is in none of them is not taken away (404). `all`, or left out: everywhere.
                 * @example 1,2
                 */
                institutions?: components["parameters"]["Institutions"];
            };
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["NamedRows"];
        responses: {
            200: components["responses"]["RemovedRows"];
            default: components["responses"]["Refused"];
        };
    };
    upsertSpecialHourHasServices: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    batch?: (components["schemas"]["BatchLine"] & components["schemas"]["SpecialHourHasServiceInput"])[];
                } & components["schemas"]["Batch"];
            };
        };
        responses: {
            200: components["responses"]["Batch"];
            default: components["responses"]["Refused"];
        };
    };
    listOrCreatePayrollExports: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ({
                    search?: unknown;
                } & components["schemas"]["List"]) | components["schemas"]["NewPayrollExport"];
            };
        };
        responses: {
            /** @description A page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PayrollExportSelection"][];
                    } & components["schemas"]["Page"];
                };
            };
            201: components["responses"]["PayrollExport"];
            default: components["responses"]["Refused"];
        };
    };
    upsertPayrollExports: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    batch?: (components["schemas"]["BatchLine"] & components["schemas"]["PayrollExportInput"])[];
                } & components["schemas"]["Batch"];
            };
        };
        responses: {
            200: components["responses"]["Batch"];
            default: components["responses"]["Refused"];
        };
    };
    listPayrollLeftOuts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    search?: unknown;
                } & components["schemas"]["List"];
            };
        };
        responses: {
            /** @description A page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PayrollLeftOutSelection"][];
                    } & components["schemas"]["Page"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    listShiftTemplates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    search?: unknown;
                } & components["schemas"]["List"];
            };
        };
        responses: {
            /** @description A page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ShiftTemplateSelection"][];
                    } & components["schemas"]["Page"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    listOrCreateInstitutionHasOauth2s: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ({
                    search?: unknown;
                } & components["schemas"]["List"]) | components["schemas"]["NewInstitutionHasOauth2"];
            };
        };
        responses: {
            /** @description A page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["InstitutionHasOauth2Selection"][];
                    } & components["schemas"]["Page"];
                };
            };
            201: components["responses"]["InstitutionHasOauth2"];
            default: components["responses"]["Refused"];
        };
    };
    updateInstitutionHasOauth2: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description The version that is changed or removed, in quotes (RFC 9110, 13.1.1); 412 when the row has another by now, as a shared one has once an institution comes to share it or gives it up. Any version where it is `*` or left out.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Id of the row.
                 * @example 7
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InstitutionHasOauth2Input"];
            };
        };
        responses: {
            200: components["responses"]["InstitutionHasOauth2"];
            412: components["responses"]["Stale"];
            default: components["responses"]["Refused"];
        };
    };
    removeInstitutionHasOauth2: {
        parameters: {
            query?: {
                /**
                 * @description Ids with commas: only there a shared row is taken away, with its effects, or changed: they get a row of their own with the new values, which is answered. A row that is in none of them is not taken away (404). `all`, or left out: everywhere.
                 * @example 1,2
                 */
                institutions?: components["parameters"]["Institutions"];
            };
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description The version that is changed or removed, in quotes (RFC 9110, 13.1.1); 412 when the row has another by now, as a shared one has once an institution comes to share it or gives it up. Any version where it is `*` or left out.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Id of the row.
                 * @example 7
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Removed"];
            412: components["responses"]["Stale"];
            default: components["responses"]["Refused"];
        };
    };
    updateInstitutionHasOauth2s: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    batch?: (components["schemas"]["NamedRow"] & components["schemas"]["InstitutionHasOauth2Input"])[];
                } & components["schemas"]["Changes"];
            };
        };
        responses: {
            200: components["responses"]["Batch"];
            default: components["responses"]["Refused"];
        };
    };
    removeInstitutionHasOauth2s: {
        parameters: {
            query?: {
                /**
                 * @description Ids with commas: only there a shared row is taken away, with its effects, or changed: they get a row of their own with the new values, which is answered. A row that is in none of them is not taken away (404). `all`, or left out: everywhere.
                 * @example 1,2
                 */
                institutions?: components["parameters"]["Institutions"];
            };
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["NamedRows"];
        responses: {
            200: components["responses"]["RemovedRows"];
            default: components["responses"]["Refused"];
        };
    };
    upsertInstitutionHasOauth2s: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    batch?: (components["schemas"]["BatchLine"] & components["schemas"]["InstitutionHasOauth2Input"])[];
                } & components["schemas"]["Batch"];
            };
        };
        responses: {
            200: components["responses"]["Batch"];
            default: components["responses"]["Refused"];
        };
    };
    listOrCreateInstitutionHasSsos: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ({
                    search?: unknown;
                } & components["schemas"]["List"]) | components["schemas"]["NewInstitutionHasSso"];
            };
        };
        responses: {
            /** @description A page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["InstitutionHasSsoSelection"][];
                    } & components["schemas"]["Page"];
                };
            };
            201: components["responses"]["InstitutionHasSso"];
            default: components["responses"]["Refused"];
        };
    };
    updateInstitutionHasSso: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description The version that is changed or removed, in quotes (RFC 9110, 13.1.1); 412 when the row has another by now, as a shared one has once an institution comes to share it or gives it up. Any version where it is `*` or left out.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Id of the row.
                 * @example 7
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InstitutionHasSsoInput"];
            };
        };
        responses: {
            200: components["responses"]["InstitutionHasSso"];
            412: components["responses"]["Stale"];
            default: components["responses"]["Refused"];
        };
    };
    removeInstitutionHasSso: {
        parameters: {
            query?: {
                /**
                 * @description Ids with commas: only there a shared row is taken away, with its effects, or changed: they get a row of their own with the new values, which is answered. A row that is in none of them is not taken away (404). `all`, or left out: everywhere.
                 * @example 1,2
                 */
                institutions?: components["parameters"]["Institutions"];
            };
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description The version that is changed or removed, in quotes (RFC 9110, 13.1.1); 412 when the row has another by now, as a shared one has once an institution comes to share it or gives it up. Any version where it is `*` or left out.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Id of the row.
                 * @example 7
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Removed"];
            412: components["responses"]["Stale"];
            default: components["responses"]["Refused"];
        };
    };
    updateInstitutionHasSsos: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    batch?: (components["schemas"]["NamedRow"] & components["schemas"]["InstitutionHasSsoInput"])[];
                } & components["schemas"]["Changes"];
            };
        };
        responses: {
            200: components["responses"]["Batch"];
            default: components["responses"]["Refused"];
        };
    };
    removeInstitutionHasSsos: {
        parameters: {
            query?: {
                /**
                 * @description Ids with commas: only there a shared row is taken away, with its effects, or changed: they get a row of their own with the new values, which is answered. A row that is in none of them is not taken away (404). `all`, or left out: everywhere.
                 * @example 1,2
                 */
                institutions?: components["parameters"]["Institutions"];
            };
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["NamedRows"];
        responses: {
            200: components["responses"]["RemovedRows"];
            default: components["responses"]["Refused"];
        };
    };
    upsertInstitutionHasSsos: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    batch?: (components["schemas"]["BatchLine"] & components["schemas"]["InstitutionHasSsoInput"])[];
                } & components["schemas"]["Batch"];
            };
        };
        responses: {
            200: components["responses"]["Batch"];
            default: components["responses"]["Refused"];
        };
    };
    listOrCreateSavedSelections: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ({
                    search?: unknown;
                } & components["schemas"]["List"]) | components["schemas"]["NewSavedSelection"];
            };
        };
        responses: {
            /** @description A page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SavedSelectionSelection"][];
                    } & components["schemas"]["Page"];
                };
            };
            201: components["responses"]["SavedSelection"];
            default: components["responses"]["Refused"];
        };
    };
    updateSavedSelection: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description The version that is changed or removed, in quotes (RFC 9110, 13.1.1); 412 when the row has another by now, as a shared one has once an institution comes to share it or gives it up. Any version where it is `*` or left out.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Id of the row.
                 * @example 7
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SavedSelectionInput"];
            };
        };
        responses: {
            200: components["responses"]["SavedSelection"];
            412: components["responses"]["Stale"];
            default: components["responses"]["Refused"];
        };
    };
    removeSavedSelection: {
        parameters: {
            query?: {
                /**
                 * @description Ids with commas: only there a shared row is taken away, with its effects, or changed: they get a row of their own with the new values, which is answered. A row that is in none of them is not taken away (404). `all`, or left out: everywhere.
                 * @example 1,2
                 */
                institutions?: components["parameters"]["Institutions"];
            };
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description The version that is changed or removed, in quotes (RFC 9110, 13.1.1); 412 when the row has another by now, as a shared one has once an institution comes to share it or gives it up. Any version where it is `*` or left out.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Id of the row.
                 * @example 7
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Removed"];
            412: components["responses"]["Stale"];
            default: components["responses"]["Refused"];
        };
    };
    updateSavedSelections: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    batch?: (components["schemas"]["NamedRow"] & components["schemas"]["SavedSelectionInput"])[];
                } & components["schemas"]["Changes"];
            };
        };
        responses: {
            200: components["responses"]["Batch"];
            default: components["responses"]["Refused"];
        };
    };
    removeSavedSelections: {
        parameters: {
            query?: {
                /**
                 * @description Ids with commas: only there a shared row is taken away, with its effects, or changed: they get a row of their own with the new values, which is answered. A row that is in none of them is not taken away (404). `all`, or left out: everywhere.
                 * @example 1,2
                 */
                institutions?: components["parameters"]["Institutions"];
            };
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["NamedRows"];
        responses: {
            200: components["responses"]["RemovedRows"];
            default: components["responses"]["Refused"];
        };
    };
    listOrCreateSavedViews: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ({
                    search?: unknown;
                } & components["schemas"]["List"]) | components["schemas"]["NewSavedView"];
            };
        };
        responses: {
            /** @description A page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SavedViewSelection"][];
                    } & components["schemas"]["Page"];
                };
            };
            201: components["responses"]["SavedView"];
            default: components["responses"]["Refused"];
        };
    };
    updateSavedView: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description The version that is changed or removed, in quotes (RFC 9110, 13.1.1); 412 when the row has another by now, as a shared one has once an institution comes to share it or gives it up. Any version where it is `*` or left out.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Id of the row.
                 * @example 7
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SavedViewInput"];
            };
        };
        responses: {
            200: components["responses"]["SavedView"];
            412: components["responses"]["Stale"];
            default: components["responses"]["Refused"];
        };
    };
    removeSavedView: {
        parameters: {
            query?: {
                /**
                 * @description Ids with commas: only there a shared row is taken away, with its effects, or changed: they get a row of their own with the new values, which is answered. A row that is in none of them is not taken away (404). `all`, or left out: everywhere.
                 * @example 1,2
                 */
                institutions?: components["parameters"]["Institutions"];
            };
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description The version that is changed or removed, in quotes (RFC 9110, 13.1.1); 412 when the row has another by now, as a shared one has once an institution comes to share it or gives it up. Any version where it is `*` or left out.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Id of the row.
                 * @example 7
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Removed"];
            412: components["responses"]["Stale"];
            default: components["responses"]["Refused"];
        };
    };
    updateSavedViews: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    batch?: (components["schemas"]["NamedRow"] & components["schemas"]["SavedViewInput"])[];
                } & components["schemas"]["Changes"];
            };
        };
        responses: {
            200: components["responses"]["Batch"];
            default: components["responses"]["Refused"];
        };
    };
    removeSavedViews: {
        parameters: {
            query?: {
                /**
                 * @description Ids with commas: only there a shared row is taken away, with its effects, or changed: they get a row of their own with the new values, which is answered. A row that is in none of them is not taken away (404). `all`, or left out: everywhere.
                 * @example 1,2
                 */
                institutions?: components["parameters"]["Institutions"];
            };
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["NamedRows"];
        responses: {
            200: components["responses"]["RemovedRows"];
            default: components["responses"]["Refused"];
        };
    };
    listInstitutionInfos: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    search?: unknown;
                } & components["schemas"]["List"];
            };
        };
        responses: {
            /** @description A page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["InstitutionInfoSelection"][];
                    } & components["schemas"]["Page"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    listInstitutionOptions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    search?: unknown;
                } & components["schemas"]["List"];
            };
        };
        responses: {
            /** @description A page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["InstitutionOptionSelection"][];
                    } & components["schemas"]["Page"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    updateInstitutionOption: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description The version that is changed or removed, in quotes (RFC 9110, 13.1.1); 412 when the row has another by now, as a shared one has once an institution comes to share it or gives it up. Any version where it is `*` or left out.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Id of the row.
                 * @example 7
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InstitutionOptionInput"];
            };
        };
        responses: {
            200: components["responses"]["InstitutionOption"];
            412: components["responses"]["Stale"];
            default: components["responses"]["Refused"];
        };
    };
    updateInstitutionOptions: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    batch?: (components["schemas"]["NamedRow"] & components["schemas"]["InstitutionOptionInput"])[];
                } & components["schemas"]["Changes"];
            };
        };
        responses: {
            200: components["responses"]["Batch"];
            default: components["responses"]["Refused"];
        };
    };
    listOrCreateInstitutionOptionMissions: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ({
                    search?: unknown;
                } & components["schemas"]["List"]) | components["schemas"]["NewInstitutionOptionMission"];
            };
        };
        responses: {
            /** @description A page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["InstitutionOptionMissionSelection"][];
                    } & components["schemas"]["Page"];
                };
            };
            201: components["responses"]["InstitutionOptionMission"];
            default: components["responses"]["Refused"];
        };
    };
    updateInstitutionOptionMission: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description The version that is changed or removed, in quotes (RFC 9110, 13.1.1); 412 when the row has another by now, as a shared one has once an institution comes to share it or gives it up. Any version where it is `*` or left out.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Id of the row.
                 * @example 7
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InstitutionOptionMissionInput"];
            };
        };
        responses: {
            200: components["responses"]["InstitutionOptionMission"];
            412: components["responses"]["Stale"];
            default: components["responses"]["Refused"];
        };
    };
    updateInstitutionOptionMissions: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    batch?: (components["schemas"]["NamedRow"] & components["schemas"]["InstitutionOptionMissionInput"])[];
                } & components["schemas"]["Changes"];
            };
        };
        responses: {
            200: components["responses"]["Batch"];
            default: components["responses"]["Refused"];
        };
    };
    upsertInstitutionOptionMissions: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    batch?: (components["schemas"]["BatchLine"] & components["schemas"]["InstitutionOptionMissionInput"])[];
                } & components["schemas"]["Batch"];
            };
        };
        responses: {
            200: components["responses"]["Batch"];
            default: components["responses"]["Refused"];
        };
    };
    listOrCreateInstitutionOptionContracts: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ({
                    search?: unknown;
                } & components["schemas"]["List"]) | components["schemas"]["NewInstitutionOptionContract"];
            };
        };
        responses: {
            /** @description A page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["InstitutionOptionContractSelection"][];
                    } & components["schemas"]["Page"];
                };
            };
            201: components["responses"]["InstitutionOptionContract"];
            default: components["responses"]["Refused"];
        };
    };
    updateInstitutionOptionContract: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description The version that is changed or removed, in quotes (RFC 9110, 13.1.1); 412 when the row has another by now, as a shared one has once an institution comes to share it or gives it up. Any version where it is `*` or left out.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Id of the row.
                 * @example 7
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InstitutionOptionContractInput"];
            };
        };
        responses: {
            200: components["responses"]["InstitutionOptionContract"];
            412: components["responses"]["Stale"];
            default: components["responses"]["Refused"];
        };
    };
    updateInstitutionOptionContracts: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    batch?: (components["schemas"]["NamedRow"] & components["schemas"]["InstitutionOptionContractInput"])[];
                } & components["schemas"]["Changes"];
            };
        };
        responses: {
            200: components["responses"]["Batch"];
            default: components["responses"]["Refused"];
        };
    };
    upsertInstitutionOptionContracts: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    batch?: (components["schemas"]["BatchLine"] & components["schemas"]["InstitutionOptionContractInput"])[];
                } & components["schemas"]["Batch"];
            };
        };
        responses: {
            200: components["responses"]["Batch"];
            default: components["responses"]["Refused"];
        };
    };
    listOrCreateInstitutionOptionWorkers: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ({
                    search?: unknown;
                } & components["schemas"]["List"]) | components["schemas"]["NewInstitutionOptionWorker"];
            };
        };
        responses: {
            /** @description A page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["InstitutionOptionWorkerSelection"][];
                    } & components["schemas"]["Page"];
                };
            };
            201: components["responses"]["InstitutionOptionWorker"];
            default: components["responses"]["Refused"];
        };
    };
    updateInstitutionOptionWorker: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description The version that is changed or removed, in quotes (RFC 9110, 13.1.1); 412 when the row has another by now, as a shared one has once an institution comes to share it or gives it up. Any version where it is `*` or left out.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Id of the row.
                 * @example 7
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InstitutionOptionWorkerInput"];
            };
        };
        responses: {
            200: components["responses"]["InstitutionOptionWorker"];
            412: components["responses"]["Stale"];
            default: components["responses"]["Refused"];
        };
    };
    updateInstitutionOptionWorkers: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    batch?: (components["schemas"]["NamedRow"] & components["schemas"]["InstitutionOptionWorkerInput"])[];
                } & components["schemas"]["Changes"];
            };
        };
        responses: {
            200: components["responses"]["Batch"];
            default: components["responses"]["Refused"];
        };
    };
    upsertInstitutionOptionWorkers: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    batch?: (components["schemas"]["BatchLine"] & components["schemas"]["InstitutionOptionWorkerInput"])[];
                } & components["schemas"]["Batch"];
            };
        };
        responses: {
            200: components["responses"]["Batch"];
            default: components["responses"]["Refused"];
        };
    };
    listInstitutionOptionChurns: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    search?: unknown;
                } & components["schemas"]["List"];
            };
        };
        responses: {
            /** @description A page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["InstitutionOptionChurnSelection"][];
                    } & components["schemas"]["Page"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    listOrCreateInstitutiongroups: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ({
                    search?: unknown;
                } & components["schemas"]["List"]) | components["schemas"]["NewInstitutiongroup"];
            };
        };
        responses: {
            /** @description A page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["InstitutiongroupSelection"][];
                    } & components["schemas"]["Page"];
                };
            };
            201: components["responses"]["Institutiongroup"];
            default: components["responses"]["Refused"];
        };
    };
    updateInstitutiongroup: {
        parameters: {
            query?: {
                /**
                 * @description Ids with commas: only there a shared row is taken away, with its effects, or changed: they get a row of their own with the new values, which is answered. A row that is in none of them is not taken away (404). `all`, or left out: everywhere.
                 * @example 1,2
                 */
                institutions?: components["parameters"]["Institutions"];
            };
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description The version that is changed or removed, in quotes (RFC 9110, 13.1.1); 412 when the row has another by now, as a shared one has once an institution comes to share it or gives it up. Any version where it is `*` or left out.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Id of the row.
                 * @example 7
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InstitutiongroupInput"];
            };
        };
        responses: {
            200: components["responses"]["Institutiongroup"];
            412: components["responses"]["Stale"];
            default: components["responses"]["Refused"];
        };
    };
    removeInstitutiongroup: {
        parameters: {
            query?: {
                /**
                 * @description Ids with commas: only there a shared row is taken away, with its effects, or changed: they get a row of their own with the new values, which is answered. A row that is in none of them is not taken away (404). `all`, or left out: everywhere.
                 * @example 1,2
                 */
                institutions?: components["parameters"]["Institutions"];
            };
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description The version that is changed or removed, in quotes (RFC 9110, 13.1.1); 412 when the row has another by now, as a shared one has once an institution comes to share it or gives it up. Any version where it is `*` or left out.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Id of the row.
                 * @example 7
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Removed"];
            412: components["responses"]["Stale"];
            default: components["responses"]["Refused"];
        };
    };
    updateInstitutiongroups: {
        parameters: {
            query?: {
                /**
                 * @description Ids with commas: only there a shared row is taken away, with its effects, or changed: they get a row of their own with the new values, which is answered. A row that is in none of them is not taken away (404). `all`, or left out: everywhere.
                 * @example 1,2
                 */
                institutions?: components["parameters"]["Institutions"];
            };
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    batch?: (components["schemas"]["NamedRow"] & components["schemas"]["InstitutiongroupInput"])[];
                } & components["schemas"]["Changes"];
            };
        };
        responses: {
            200: components["responses"]["Batch"];
            default: components["responses"]["Refused"];
        };
    };
    removeInstitutiongroups: {
        parameters: {
            query?: {
                /**
                 * @description Ids with commas: only there a shared row is taken away, with its effects, or changed: they get a row of their own with the new values, which is answered. A row that is in none of them is not taken away (404). `all`, or left out: everywhere.
                 * @example 1,2
                 */
                institutions?: components["parameters"]["Institutions"];
            };
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["NamedRows"];
        responses: {
            200: components["responses"]["RemovedRows"];
            default: components["responses"]["Refused"];
        };
    };
    upsertInstitutiongroups: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    batch?: (components["schemas"]["BatchLine"] & components["schemas"]["InstitutiongroupInput"])[];
                } & components["schemas"]["Batch"];
            };
        };
        responses: {
            200: components["responses"]["Batch"];
            default: components["responses"]["Refused"];
        };
    };
    listSignupCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    search?: unknown;
                } & components["schemas"]["List"];
            };
        };
        responses: {
            /** @description A page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SignupCodeSelection"][];
                    } & components["schemas"]["Page"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    listOrCreateAdmins: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ({
                    search?: unknown;
                } & components["schemas"]["List"]) | components["schemas"]["NewAdmin"];
            };
        };
        responses: {
            /** @description A page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AdminSelection"][];
                    } & components["schemas"]["Page"];
                };
            };
            201: components["responses"]["Admin"];
            default: components["responses"]["Refused"];
        };
    };
    updateAdmin: {
        parameters: {
            query?: {
                /**
                 * @description Ids with commas: only there a shared row is taken away, with its effects, or changed: they get a row of their own with the new values, which is answered. A row that is in none of them is not taken away (404). `all`, or left out: everywhere.
                 * @example 1,2
                 */
                institutions?: components["parameters"]["Institutions"];
            };
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description The version that is changed or removed, in quotes (RFC 9110, 13.1.1); 412 when the row has another by now, as a shared one has once an institution comes to share it or gives it up. Any version where it is `*` or left out.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Id of the row.
                 * @example 7
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdminInput"];
            };
        };
        responses: {
            200: components["responses"]["Admin"];
            412: components["responses"]["Stale"];
            default: components["responses"]["Refused"];
        };
    };
    updateAdmins: {
        parameters: {
            query?: {
                /**
                 * @description Ids with commas: only there a shared row is taken away, with its effects, or changed: they get a row of their own with the new values, which is answered. A row that is in none of them is not taken away (404). `all`, or left out: everywhere.
                 * @example 1,2
                 */
                institutions?: components["parameters"]["Institutions"];
            };
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    batch?: (components["schemas"]["NamedRow"] & components["schemas"]["AdminInput"])[];
                } & components["schemas"]["Changes"];
            };
        };
        responses: {
            200: components["responses"]["Batch"];
            default: components["responses"]["Refused"];
        };
    };
    upsertAdmins: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    batch?: (components["schemas"]["BatchLine"] & components["schemas"]["AdminInput"])[];
                } & components["schemas"]["Batch"];
            };
        };
        responses: {
            200: components["responses"]["Batch"];
            default: components["responses"]["Refused"];
        };
    };
    listOrCreateInstitutionHasAdmins: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ({
                    search?: unknown;
                } & components["schemas"]["List"]) | components["schemas"]["NewInstitutionHasAdmin"];
            };
        };
        responses: {
            /** @description A page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["InstitutionHasAdminSelection"][];
                    } & components["schemas"]["Page"];
                };
            };
            201: components["responses"]["InstitutionHasAdmin"];
            default: components["responses"]["Refused"];
        };
    };
    updateInstitutionHasAdmin: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description The version that is changed or removed, in quotes (RFC 9110, 13.1.1); 412 when the row has another by now, as a shared one has once an institution comes to share it or gives it up. Any version where it is `*` or left out.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Id of the row.
                 * @example 7
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InstitutionHasAdminInput"];
            };
        };
        responses: {
            200: components["responses"]["InstitutionHasAdmin"];
            412: components["responses"]["Stale"];
            default: components["responses"]["Refused"];
        };
    };
    removeInstitutionHasAdmin: {
        parameters: {
            query?: {
                /**
                 * @description Ids with commas: only there a shared row is taken away, with its effects, or changed: they get a row of their own with the new values, which is answered. A row that is in none of them is not taken away (404). `all`, or left out: everywhere.
                 * @example 1,2
                 */
                institutions?: components["parameters"]["Institutions"];
            };
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description The version that is changed or removed, in quotes (RFC 9110, 13.1.1); 412 when the row has another by now, as a shared one has once an institution comes to share it or gives it up. Any version where it is `*` or left out.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Id of the row.
                 * @example 7
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Removed"];
            412: components["responses"]["Stale"];
            default: components["responses"]["Refused"];
        };
    };
    updateInstitutionHasAdmins: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    batch?: (components["schemas"]["NamedRow"] & components["schemas"]["InstitutionHasAdminInput"])[];
                } & components["schemas"]["Changes"];
            };
        };
        responses: {
            200: components["responses"]["Batch"];
            default: components["responses"]["Refused"];
        };
    };
    removeInstitutionHasAdmins: {
        parameters: {
            query?: {
                /**
                 * @description Ids with commas: only there a shared row is taken away, with its effects, or changed: they get a row of their own with the new values, which is answered. A row that is in none of them is not taken away (404). `all`, or left out: everywhere.
                 * @example 1,2
                 */
                institutions?: components["parameters"]["Institutions"];
            };
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["NamedRows"];
        responses: {
            200: components["responses"]["RemovedRows"];
            default: components["responses"]["Refused"];
        };
    };
    upsertInstitutionHasAdmins: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    batch?: (components["schemas"]["BatchLine"] & components["schemas"]["InstitutionHasAdminInput"])[];
                } & components["schemas"]["Batch"];
            };
        };
        responses: {
            200: components["responses"]["Batch"];
            default: components["responses"]["Refused"];
        };
    };
    linkAdmins: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    admins: components["schemas"]["LinkedIds"];
                    institution: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            200: components["responses"]["Batch"];
            default: components["responses"]["Refused"];
        };
    };
    listLevels: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    search?: unknown;
                } & components["schemas"]["List"];
            };
        };
        responses: {
            /** @description A page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["LevelSelection"][];
                    } & components["schemas"]["Page"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    listOrCreatePoles: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ({
                    search?: unknown;
                } & components["schemas"]["List"]) | components["schemas"]["NewPole"];
            };
        };
        responses: {
            /** @description A page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PoleSelection"][];
                    } & components["schemas"]["Page"];
                };
            };
            201: components["responses"]["Pole"];
            default: components["responses"]["Refused"];
        };
    };
    updatePole: {
        parameters: {
            query?: {
                /**
                 * @description Ids with commas: only there a shared row is taken away, with its effects, or changed: they get a row of their own with the new values, which is answered. A row that is in none of them is not taken away (404). `all`, or left out: everywhere.
                 * @example 1,2
                 */
                institutions?: components["parameters"]["Institutions"];
            };
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description The version that is changed or removed, in quotes (RFC 9110, 13.1.1); 412 when the row has another by now, as a shared one has once an institution comes to share it or gives it up. Any version where it is `*` or left out.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Id of the row.
                 * @example 7
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PoleInput"];
            };
        };
        responses: {
            200: components["responses"]["Pole"];
            412: components["responses"]["Stale"];
            default: components["responses"]["Refused"];
        };
    };
    removePole: {
        parameters: {
            query?: {
                /**
                 * @description Ids with commas: only there a shared row is taken away, with its effects, or changed: they get a row of their own with the new values, which is answered. A row that is in none of them is not taken away (404). `all`, or left out: everywhere.
                 * @example 1,2
                 */
                institutions?: components["parameters"]["Institutions"];
            };
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description The version that is changed or removed, in quotes (RFC 9110, 13.1.1); 412 when the row has another by now, as a shared one has once an institution comes to share it or gives it up. Any version where it is `*` or left out.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Id of the row.
                 * @example 7
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Removed"];
            412: components["responses"]["Stale"];
            default: components["responses"]["Refused"];
        };
    };
    updatePoles: {
        parameters: {
            query?: {
                /**
                 * @description Ids with commas: only there a shared row is taken away, with its effects, or changed: they get a row of their own with the new values, which is answered. A row that is in none of them is not taken away (404). `all`, or left out: everywhere.
                 * @example 1,2
                 */
                institutions?: components["parameters"]["Institutions"];
            };
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    batch?: (components["schemas"]["NamedRow"] & components["schemas"]["PoleInput"])[];
                } & components["schemas"]["Changes"];
            };
        };
        responses: {
            200: components["responses"]["Batch"];
            default: components["responses"]["Refused"];
        };
    };
    removePoles: {
        parameters: {
            query?: {
                /**
                 * @description Ids with commas: only there a shared row is taken away, with its effects, or changed: they get a row of their own with the new values, which is answered. A row that is in none of them is not taken away (404). `all`, or left out: everywhere.
                 * @example 1,2
                 */
                institutions?: components["parameters"]["Institutions"];
            };
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["NamedRows"];
        responses: {
            200: components["responses"]["RemovedRows"];
            default: components["responses"]["Refused"];
        };
    };
    upsertPoles: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    batch?: (components["schemas"]["BatchLine"] & components["schemas"]["PoleInput"])[];
                } & components["schemas"]["Batch"];
            };
        };
        responses: {
            200: components["responses"]["Batch"];
            default: components["responses"]["Refused"];
        };
    };
    listOrCreateServices: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ({
                    search?: unknown;
                } & components["schemas"]["List"]) | components["schemas"]["NewService"];
            };
        };
        responses: {
            /** @description A page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ServiceSelection"][];
                    } & components["schemas"]["Page"];
                };
            };
            201: components["responses"]["Service"];
            default: components["responses"]["Refused"];
        };
    };
    updateService: {
        parameters: {
            query?: {
                /**
                 * @description Ids with commas: only there a shared row is taken away, with its effects, or changed: they get a row of their own with the new values, which is answered. A row that is in none of them is not taken away (404). `all`, or left out: everywhere.
                 * @example 1,2
                 */
                institutions?: components["parameters"]["Institutions"];
            };
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description The version that is changed or removed, in quotes (RFC 9110, 13.1.1); 412 when the row has another by now, as a shared one has once an institution comes to share it or gives it up. Any version where it is `*` or left out.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Id of the row.
                 * @example 7
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ServiceInput"];
            };
        };
        responses: {
            200: components["responses"]["Service"];
            412: components["responses"]["Stale"];
            default: components["responses"]["Refused"];
        };
    };
    updateServices: {
        parameters: {
            query?: {
                /**
                 * @description Ids with commas: only there a shared row is taken away, with its effects, or changed: they get a row of their own with the new values, which is answered. A row that is in none of them is not taken away (404). `all`, or left out: everywhere.
                 * @example 1,2
                 */
                institutions?: components["parameters"]["Institutions"];
            };
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    batch?: (components["schemas"]["NamedRow"] & components["schemas"]["ServiceInput"])[];
                } & components["schemas"]["Changes"];
            };
        };
        responses: {
            200: components["responses"]["Batch"];
            default: components["responses"]["Refused"];
        };
    };
    upsertServices: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    batch?: (components["schemas"]["BatchLine"] & components["schemas"]["ServiceInput"])[];
                } & components["schemas"]["Batch"];
            };
        };
        responses: {
            200: components["responses"]["Batch"];
            default: components["responses"]["Refused"];
        };
    };
    listOrCreateTemplates: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ({
                    search?: unknown;
                } & components["schemas"]["List"]) | components["schemas"]["NewTemplate"];
            };
        };
        responses: {
            /** @description A page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TemplateSelection"][];
                    } & components["schemas"]["Page"];
                };
            };
            201: components["responses"]["Template"];
            default: components["responses"]["Refused"];
        };
    };
    updateTemplate: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description The version that is changed or removed, in quotes (RFC 9110, 13.1.1); 412 when the row has another by now, as a shared one has once an institution comes to share it or gives it up. Any version where it is `*` or left out.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Id of the row.
                 * @example 7
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TemplateInput"];
            };
        };
        responses: {
            200: components["responses"]["Template"];
            412: components["responses"]["Stale"];
            default: components["responses"]["Refused"];
        };
    };
    removeTemplate: {
        parameters: {
            query?: {
                /**
                 * @description Ids with commas: only there a shared row is taken away, with its effects, or changed: they get a row of their own with the new values, which is answered. A row that is in none of them is not taken away (404). `all`, or left out: everywhere.
                 * @example 1,2
                 */
                institutions?: components["parameters"]["Institutions"];
            };
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description The version that is changed or removed, in quotes (RFC 9110, 13.1.1); 412 when the row has another by now, as a shared one has once an institution comes to share it or gives it up. Any version where it is `*` or left out.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Id of the row.
                 * @example 7
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Removed"];
            412: components["responses"]["Stale"];
            default: components["responses"]["Refused"];
        };
    };
    updateTemplates: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    batch?: (components["schemas"]["NamedRow"] & components["schemas"]["TemplateInput"])[];
                } & components["schemas"]["Changes"];
            };
        };
        responses: {
            200: components["responses"]["Batch"];
            default: components["responses"]["Refused"];
        };
    };
    removeTemplates: {
        parameters: {
            query?: {
                /**
                 * @description Ids with commas: only there a shared row is taken away, with its effects, or changed: they get a row of their own with the new values, which is answered. A row that is in none of them is not taken away (404). `all`, or left out: everywhere.
                 * @example 1,2
                 */
                institutions?: components["parameters"]["Institutions"];
            };
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["NamedRows"];
        responses: {
            200: components["responses"]["RemovedRows"];
            default: components["responses"]["Refused"];
        };
    };
    upsertTemplates: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    batch?: (components["schemas"]["BatchLine"] & components["schemas"]["TemplateInput"])[];
                } & components["schemas"]["Batch"];
            };
        };
        responses: {
            200: components["responses"]["Batch"];
            default: components["responses"]["Refused"];
        };
    };
    listOrCreatePayrollcodes: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ({
                    search?: unknown;
                } & components["schemas"]["List"]) | components["schemas"]["NewPayrollcode"];
            };
        };
        responses: {
            /** @description A page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PayrollcodeSelection"][];
                    } & components["schemas"]["Page"];
                };
            };
            201: components["responses"]["Payrollcode"];
            default: components["responses"]["Refused"];
        };
    };
    updatePayrollcode: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description The version that is changed or removed, in quotes (RFC 9110, 13.1.1); 412 when the row has another by now, as a shared one has once an institution comes to share it or gives it up. Any version where it is `*` or left out.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Id of the row.
                 * @example 7
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PayrollcodeInput"];
            };
        };
        responses: {
            200: components["responses"]["Payrollcode"];
            412: components["responses"]["Stale"];
            default: components["responses"]["Refused"];
        };
    };
    removePayrollcode: {
        parameters: {
            query?: {
                /**
                 * @description Ids with commas: only there a shared row is taken away, with its effects, or changed: they get a row of their own with the new values, which is answered. A row that is in none of them is not taken away (404). `all`, or left out: everywhere.
                 * @example 1,2
                 */
                institutions?: components["parameters"]["Institutions"];
            };
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description The version that is changed or removed, in quotes (RFC 9110, 13.1.1); 412 when the row has another by now, as a shared one has once an institution comes to share it or gives it up. Any version where it is `*` or left out.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Id of the row.
                 * @example 7
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Removed"];
            412: components["responses"]["Stale"];
            default: components["responses"]["Refused"];
        };
    };
    updatePayrollcodes: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    batch?: (components["schemas"]["NamedRow"] & components["schemas"]["PayrollcodeInput"])[];
                } & components["schemas"]["Changes"];
            };
        };
        responses: {
            200: components["responses"]["Batch"];
            default: components["responses"]["Refused"];
        };
    };
    removePayrollcodes: {
        parameters: {
            query?: {
                /**
                 * @description Ids with commas: only there a shared row is taken away, with its effects, or changed: they get a row of their own with the new values, which is answered. A row that is in none of them is not taken away (404). `all`, or left out: everywhere.
                 * @example 1,2
                 */
                institutions?: components["parameters"]["Institutions"];
            };
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["NamedRows"];
        responses: {
            200: components["responses"]["RemovedRows"];
            default: components["responses"]["Refused"];
        };
    };
    upsertPayrollcodes: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    batch?: (components["schemas"]["BatchLine"] & components["schemas"]["PayrollcodeInput"])[];
                } & components["schemas"]["Batch"];
            };
        };
        responses: {
            200: components["responses"]["Batch"];
            default: components["responses"]["Refused"];
        };
    };
    listOrCreatePublicholidays: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ({
                    search?: unknown;
                } & components["schemas"]["List"]) | components["schemas"]["NewPublicholiday"];
            };
        };
        responses: {
            /** @description A page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PublicholidaySelection"][];
                    } & components["schemas"]["Page"];
                };
            };
            201: components["responses"]["Publicholiday"];
            default: components["responses"]["Refused"];
        };
    };
    updatePublicholiday: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description The version that is changed or removed, in quotes (RFC 9110, 13.1.1); 412 when the row has another by now, as a shared one has once an institution comes to share it or gives it up. Any version where it is `*` or left out.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Id of the row.
                 * @example 7
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PublicholidayInput"];
            };
        };
        responses: {
            200: components["responses"]["Publicholiday"];
            412: components["responses"]["Stale"];
            default: components["responses"]["Refused"];
        };
    };
    removePublicholiday: {
        parameters: {
            query?: {
                /**
                 * @description Ids with commas: only there a shared row is taken away, with its effects, or changed: they get a row of their own with the new values, which is answered. A row that is in none of them is not taken away (404). `all`, or left out: everywhere.
                 * @example 1,2
                 */
                institutions?: components["parameters"]["Institutions"];
            };
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description The version that is changed or removed, in quotes (RFC 9110, 13.1.1); 412 when the row has another by now, as a shared one has once an institution comes to share it or gives it up. Any version where it is `*` or left out.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Id of the row.
                 * @example 7
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Removed"];
            412: components["responses"]["Stale"];
            default: components["responses"]["Refused"];
        };
    };
    updatePublicholidays: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    batch?: (components["schemas"]["NamedRow"] & components["schemas"]["PublicholidayInput"])[];
                } & components["schemas"]["Changes"];
            };
        };
        responses: {
            200: components["responses"]["Batch"];
            default: components["responses"]["Refused"];
        };
    };
    removePublicholidays: {
        parameters: {
            query?: {
                /**
                 * @description Ids with commas: only there a shared row is taken away, with its effects, or changed: they get a row of their own with the new values, which is answered. A row that is in none of them is not taken away (404). `all`, or left out: everywhere.
                 * @example 1,2
                 */
                institutions?: components["parameters"]["Institutions"];
            };
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["NamedRows"];
        responses: {
            200: components["responses"]["RemovedRows"];
            default: components["responses"]["Refused"];
        };
    };
    upsertPublicholidays: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    batch?: (components["schemas"]["BatchLine"] & components["schemas"]["PublicholidayInput"])[];
                } & components["schemas"]["Batch"];
            };
        };
        responses: {
            200: components["responses"]["Batch"];
            default: components["responses"]["Refused"];
        };
    };
    listOrCreateJobs: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ({
                    search?: unknown;
                } & components["schemas"]["List"]) | components["schemas"]["NewJob"];
            };
        };
        responses: {
            /** @description A page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["JobSelection"][];
                    } & components["schemas"]["Page"];
                };
            };
            201: components["responses"]["Job"];
            default: components["responses"]["Refused"];
        };
    };
    updateJob: {
        parameters: {
            query?: {
                /**
                 * @description Ids with commas: only there a shared row is taken away, with its effects, or changed: they get a row of their own with the new values, which is answered. A row that is in none of them is not taken away (404). `all`, or left out: everywhere.
                 * @example 1,2
                 */
                institutions?: components["parameters"]["Institutions"];
            };
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description The version that is changed or removed, in quotes (RFC 9110, 13.1.1); 412 when the row has another by now, as a shared one has once an institution comes to share it or gives it up. Any version where it is `*` or left out.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Id of the row.
                 * @example 7
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["JobInput"];
            };
        };
        responses: {
            200: components["responses"]["Job"];
            412: components["responses"]["Stale"];
            default: components["responses"]["Refused"];
        };
    };
    removeJob: {
        parameters: {
            query?: {
                /**
                 * @description Ids with commas: only there a shared row is taken away, with its effects, or changed: they get a row of their own with the new values, which is answered. A row that is in none of them is not taken away (404). `all`, or left out: everywhere.
                 * @example 1,2
                 */
                institutions?: components["parameters"]["Institutions"];
            };
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description The version that is changed or removed, in quotes (RFC 9110, 13.1.1); 412 when the row has another by now, as a shared one has once an institution comes to share it or gives it up. Any version where it is `*` or left out.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Id of the row.
                 * @example 7
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Removed"];
            412: components["responses"]["Stale"];
            default: components["responses"]["Refused"];
        };
    };
    updateJobs: {
        parameters: {
            query?: {
                /**
                 * @description Ids with commas: only there a shared row is taken away, with its effects, or changed: they get a row of their own with the new values, which is answered. A row that is in none of them is not taken away (404). `all`, or left out: everywhere.
                 * @example 1,2
                 */
                institutions?: components["parameters"]["Institutions"];
            };
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    batch?: (components["schemas"]["NamedRow"] & components["schemas"]["JobInput"])[];
                } & components["schemas"]["Changes"];
            };
        };
        responses: {
            200: components["responses"]["Batch"];
            default: components["responses"]["Refused"];
        };
    };
    removeJobs: {
        parameters: {
            query?: {
                /**
                 * @description Ids with commas: only there a shared row is taken away, with its effects, or changed: they get a row of their own with the new values, which is answered. A row that is in none of them is not taken away (404). `all`, or left out: everywhere.
                 * @example 1,2
                 */
                institutions?: components["parameters"]["Institutions"];
            };
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["NamedRows"];
        responses: {
            200: components["responses"]["RemovedRows"];
            default: components["responses"]["Refused"];
        };
    };
    upsertJobs: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    batch?: (components["schemas"]["BatchLine"] & components["schemas"]["JobInput"])[];
                } & components["schemas"]["Batch"];
            };
        };
        responses: {
            200: components["responses"]["Batch"];
            default: components["responses"]["Refused"];
        };
    };
    listOrCreateSpecialties: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ({
                    search?: unknown;
                } & components["schemas"]["List"]) | components["schemas"]["NewSpecialty"];
            };
        };
        responses: {
            /** @description A page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SpecialtySelection"][];
                    } & components["schemas"]["Page"];
                };
            };
            201: components["responses"]["Specialty"];
            default: components["responses"]["Refused"];
        };
    };
    updateSpecialty: {
        parameters: {
            query?: {
                /**
                 * @description Ids with commas: only there a shared row is taken away, with its effects, or changed: they get a row of their own with the new values, which is answered. A row that is in none of them is not taken away (404). `all`, or left out: everywhere.
                 * @example 1,2
                 */
                institutions?: components["parameters"]["Institutions"];
            };
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description The version that is changed or removed, in quotes (RFC 9110, 13.1.1); 412 when the row has another by now, as a shared one has once an institution comes to share it or gives it up. Any version where it is `*` or left out.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Id of the row.
                 * @example 7
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SpecialtyInput"];
            };
        };
        responses: {
            200: components["responses"]["Specialty"];
            412: components["responses"]["Stale"];
            default: components["responses"]["Refused"];
        };
    };
    removeSpecialty: {
        parameters: {
            query?: {
                /**
                 * @description Ids with commas: only there a shared row is taken away, with its effects, or changed: they get a row of their own with the new values, which is answered. A row that is in none of them is not taken away (404). `all`, or left out: everywhere.
                 * @example 1,2
                 */
                institutions?: components["parameters"]["Institutions"];
            };
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description The version that is changed or removed, in quotes (RFC 9110, 13.1.1); 412 when the row has another by now, as a shared one has once an institution comes to share it or gives it up. Any version where it is `*` or left out.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Id of the row.
                 * @example 7
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Removed"];
            412: components["responses"]["Stale"];
            default: components["responses"]["Refused"];
        };
    };
    updateSpecialties: {
        parameters: {
            query?: {
                /**
                 * @description Ids with commas: only there a shared row is taken away, with its effects, or changed: they get a row of their own with the new values, which is answered. A row that is in none of them is not taken away (404). `all`, or left out: everywhere.
                 * @example 1,2
                 */
                institutions?: components["parameters"]["Institutions"];
            };
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    batch?: (components["schemas"]["NamedRow"] & components["schemas"]["SpecialtyInput"])[];
                } & components["schemas"]["Changes"];
            };
        };
        responses: {
            200: components["responses"]["Batch"];
            default: components["responses"]["Refused"];
        };
    };
    removeSpecialties: {
        parameters: {
            query?: {
                /**
                 * @description Ids with commas: only there a shared row is taken away, with its effects, or changed: they get a row of their own with the new values, which is answered. A row that is in none of them is not taken away (404). `all`, or left out: everywhere.
                 * @example 1,2
                 */
                institutions?: components["parameters"]["Institutions"];
            };
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["NamedRows"];
        responses: {
            200: components["responses"]["RemovedRows"];
            default: components["responses"]["Refused"];
        };
    };
    upsertSpecialties: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    batch?: (components["schemas"]["BatchLine"] & components["schemas"]["SpecialtyInput"])[];
                } & components["schemas"]["Batch"];
            };
        };
        responses: {
            200: components["responses"]["Batch"];
            default: components["responses"]["Refused"];
        };
    };
    listOrCreateMotifs: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ({
                    search?: unknown;
                } & components["schemas"]["List"]) | components["schemas"]["NewMotif"];
            };
        };
        responses: {
            /** @description A page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["MotifSelection"][];
                    } & components["schemas"]["Page"];
                };
            };
            201: components["responses"]["Motif"];
            default: components["responses"]["Refused"];
        };
    };
    updateMotif: {
        parameters: {
            query?: {
                /**
                 * @description Ids with commas: only there a shared row is taken away, with its effects, or changed: they get a row of their own with the new values, which is answered. A row that is in none of them is not taken away (404). `all`, or left out: everywhere.
                 * @example 1,2
                 */
                institutions?: components["parameters"]["Institutions"];
            };
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description The version that is changed or removed, in quotes (RFC 9110, 13.1.1); 412 when the row has another by now, as a shared one has once an institution comes to share it or gives it up. Any version where it is `*` or left out.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Id of the row.
                 * @example 7
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MotifInput"];
            };
        };
        responses: {
            200: components["responses"]["Motif"];
            412: components["responses"]["Stale"];
            default: components["responses"]["Refused"];
        };
    };
    removeMotif: {
        parameters: {
            query?: {
                /**
                 * @description Ids with commas: only there a shared row is taken away, with its effects, or changed: they get a row of their own with the new values, which is answered. A row that is in none of them is not taken away (404). `all`, or left out: everywhere.
                 * @example 1,2
                 */
                institutions?: components["parameters"]["Institutions"];
            };
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description The version that is changed or removed, in quotes (RFC 9110, 13.1.1); 412 when the row has another by now, as a shared one has once an institution comes to share it or gives it up. Any version where it is `*` or left out.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Id of the row.
                 * @example 7
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Removed"];
            412: components["responses"]["Stale"];
            default: components["responses"]["Refused"];
        };
    };
    updateMotifs: {
        parameters: {
            query?: {
                /**
                 * @description Ids with commas: only there a shared row is taken away, with its effects, or changed: they get a row of their own with the new values, which is answered. A row that is in none of them is not taken away (404). `all`, or left out: everywhere.
                 * @example 1,2
                 */
                institutions?: components["parameters"]["Institutions"];
            };
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    batch?: (components["schemas"]["NamedRow"] & components["schemas"]["MotifInput"])[];
                } & components["schemas"]["Changes"];
            };
        };
        responses: {
            200: components["responses"]["Batch"];
            default: components["responses"]["Refused"];
        };
    };
    removeMotifs: {
        parameters: {
            query?: {
                /**
                 * @description Ids with commas: only there a shared row is taken away, with its effects, or changed: they get a row of their own with the new values, which is answered. A row that is in none of them is not taken away (404). `all`, or left out: everywhere.
                 * @example 1,2
                 */
                institutions?: components["parameters"]["Institutions"];
            };
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["NamedRows"];
        responses: {
            200: components["responses"]["RemovedRows"];
            default: components["responses"]["Refused"];
        };
    };
    upsertMotifs: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    batch?: (components["schemas"]["BatchLine"] & components["schemas"]["MotifInput"])[];
                } & components["schemas"]["Batch"];
            };
        };
        responses: {
            200: components["responses"]["Batch"];
            default: components["responses"]["Refused"];
        };
    };
    listOrCreateInfoOnWorkers: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ({
                    search?: unknown;
                } & components["schemas"]["List"]) | components["schemas"]["NewInfoOnWorker"];
            };
        };
        responses: {
            /** @description A page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["InfoOnWorkerSelection"][];
                    } & components["schemas"]["Page"];
                };
            };
            201: components["responses"]["InfoOnWorker"];
            default: components["responses"]["Refused"];
        };
    };
    updateInfoOnWorker: {
        parameters: {
            query?: {
                /**
                 * @description Ids with commas: only there a shared row is taken away, with its effects, or changed: they get a row of their own with the new values, which is answered. A row that is in none of them is not taken away (404). `all`, or left out: everywhere.
                 * @example 1,2
                 */
                institutions?: components["parameters"]["Institutions"];
            };
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description The version that is changed or removed, in quotes (RFC 9110, 13.1.1); 412 when the row has another by now, as a shared one has once an institution comes to share it or gives it up. Any version where it is `*` or left out.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Id of the row.
                 * @example 7
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InfoOnWorkerInput"];
            };
        };
        responses: {
            200: components["responses"]["InfoOnWorker"];
            412: components["responses"]["Stale"];
            default: components["responses"]["Refused"];
        };
    };
    removeInfoOnWorker: {
        parameters: {
            query?: {
                /**
                 * @description Ids with commas: only there a shared row is taken away, with its effects, or changed: they get a row of their own with the new values, which is answered. A row that is in none of them is not taken away (404). `all`, or left out: everywhere.
                 * @example 1,2
                 */
                institutions?: components["parameters"]["Institutions"];
            };
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description The version that is changed or removed, in quotes (RFC 9110, 13.1.1); 412 when the row has another by now, as a shared one has once an institution comes to share it or gives it up. Any version where it is `*` or left out.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Id of the row.
                 * @example 7
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Removed"];
            412: components["responses"]["Stale"];
            default: components["responses"]["Refused"];
        };
    };
    updateInfoOnWorkers: {
        parameters: {
            query?: {
                /**
                 * @description Ids with commas: only there a shared row is taken away, with its effects, or changed: they get a row of their own with the new values, which is answered. A row that is in none of them is not taken away (404). `all`, or left out: everywhere.
                 * @example 1,2
                 */
                institutions?: components["parameters"]["Institutions"];
            };
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    batch?: (components["schemas"]["NamedRow"] & components["schemas"]["InfoOnWorkerInput"])[];
                } & components["schemas"]["Changes"];
            };
        };
        responses: {
            200: components["responses"]["Batch"];
            default: components["responses"]["Refused"];
        };
    };
    removeInfoOnWorkers: {
        parameters: {
            query?: {
                /**
                 * @description Ids with commas: only there a shared row is taken away, with its effects, or changed: they get a row of their own with the new values, which is answered. A row that is in none of them is not taken away (404). `all`, or left out: everywhere.
                 * @example 1,2
                 */
                institutions?: components["parameters"]["Institutions"];
            };
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["NamedRows"];
        responses: {
            200: components["responses"]["RemovedRows"];
            default: components["responses"]["Refused"];
        };
    };
    upsertInfoOnWorkers: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    batch?: (components["schemas"]["BatchLine"] & components["schemas"]["InfoOnWorkerInput"])[];
                } & components["schemas"]["Batch"];
            };
        };
        responses: {
            200: components["responses"]["Batch"];
            default: components["responses"]["Refused"];
        };
    };
    listOrCreateContractSalaryGrids: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ({
                    search?: unknown;
                } & components["schemas"]["List"]) | components["schemas"]["NewContractSalaryGrid"];
            };
        };
        responses: {
            /** @description A page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ContractSalaryGridSelection"][];
                    } & components["schemas"]["Page"];
                };
            };
            201: components["responses"]["ContractSalaryGrid"];
            default: components["responses"]["Refused"];
        };
    };
    updateContractSalaryGrid: {
        parameters: {
            query?: {
                /**
                 * @description Ids with commas: only there a shared row is taken away, with its effects, or changed: they get a row of their own with the new values, which is answered. A row that is in none of them is not taken away (404). `all`, or left out: everywhere.
                 * @example 1,2
                 */
                institutions?: components["parameters"]["Institutions"];
            };
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description The version that is changed or removed, in quotes (RFC 9110, 13.1.1); 412 when the row has another by now, as a shared one has once an institution comes to share it or gives it up. Any version where it is `*` or left out.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Id of the row.
                 * @example 7
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContractSalaryGridInput"];
            };
        };
        responses: {
            200: components["responses"]["ContractSalaryGrid"];
            412: components["responses"]["Stale"];
            default: components["responses"]["Refused"];
        };
    };
    removeContractSalaryGrid: {
        parameters: {
            query?: {
                /**
                 * @description Ids with commas: only there a shared row is taken away, with its effects, or changed: they get a row of their own with the new values, which is answered. A row that is in none of them is not taken away (404). `all`, or left out: everywhere.
                 * @example 1,2
                 */
                institutions?: components["parameters"]["Institutions"];
            };
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description The version that is changed or removed, in quotes (RFC 9110, 13.1.1); 412 when the row has another by now, as a shared one has once an institution comes to share it or gives it up. Any version where it is `*` or left out.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Id of the row.
                 * @example 7
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Removed"];
            412: components["responses"]["Stale"];
            default: components["responses"]["Refused"];
        };
    };
    updateContractSalaryGrids: {
        parameters: {
            query?: {
                /**
                 * @description Ids with commas: only there a shared row is taken away, with its effects, or changed: they get a row of their own with the new values, which is answered. A row that is in none of them is not taken away (404). `all`, or left out: everywhere.
                 * @example 1,2
                 */
                institutions?: components["parameters"]["Institutions"];
            };
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    batch?: (components["schemas"]["NamedRow"] & components["schemas"]["ContractSalaryGridInput"])[];
                } & components["schemas"]["Changes"];
            };
        };
        responses: {
            200: components["responses"]["Batch"];
            default: components["responses"]["Refused"];
        };
    };
    removeContractSalaryGrids: {
        parameters: {
            query?: {
                /**
                 * @description Ids with commas: only there a shared row is taken away, with its effects, or changed: they get a row of their own with the new values, which is answered. A row that is in none of them is not taken away (404). `all`, or left out: everywhere.
                 * @example 1,2
                 */
                institutions?: components["parameters"]["Institutions"];
            };
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["NamedRows"];
        responses: {
            200: components["responses"]["RemovedRows"];
            default: components["responses"]["Refused"];
        };
    };
    upsertContractSalaryGrids: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    batch?: (components["schemas"]["BatchLine"] & components["schemas"]["ContractSalaryGridInput"])[];
                } & components["schemas"]["Batch"];
            };
        };
        responses: {
            200: components["responses"]["Batch"];
            default: components["responses"]["Refused"];
        };
    };
    listOrCreateNotificationContracts: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ({
                    search?: unknown;
                } & components["schemas"]["List"]) | components["schemas"]["NewNotificationContract"];
            };
        };
        responses: {
            /** @description A page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["NotificationContractSelection"][];
                    } & components["schemas"]["Page"];
                };
            };
            201: components["responses"]["NotificationContract"];
            default: components["responses"]["Refused"];
        };
    };
    updateNotificationContract: {
        parameters: {
            query?: {
                /**
                 * @description Ids with commas: only there a shared row is taken away, with its effects, or changed: they get a row of their own with the new values, which is answered. A row that is in none of them is not taken away (404). `all`, or left out: everywhere.
                 * @example 1,2
                 */
                institutions?: components["parameters"]["Institutions"];
            };
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description The version that is changed or removed, in quotes (RFC 9110, 13.1.1); 412 when the row has another by now, as a shared one has once an institution comes to share it or gives it up. Any version where it is `*` or left out.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Id of the row.
                 * @example 7
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NotificationContractInput"];
            };
        };
        responses: {
            200: components["responses"]["NotificationContract"];
            412: components["responses"]["Stale"];
            default: components["responses"]["Refused"];
        };
    };
    removeNotificationContract: {
        parameters: {
            query?: {
                /**
                 * @description Ids with commas: only there a shared row is taken away, with its effects, or changed: they get a row of their own with the new values, which is answered. A row that is in none of them is not taken away (404). `all`, or left out: everywhere.
                 * @example 1,2
                 */
                institutions?: components["parameters"]["Institutions"];
            };
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description The version that is changed or removed, in quotes (RFC 9110, 13.1.1); 412 when the row has another by now, as a shared one has once an institution comes to share it or gives it up. Any version where it is `*` or left out.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Id of the row.
                 * @example 7
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Removed"];
            412: components["responses"]["Stale"];
            default: components["responses"]["Refused"];
        };
    };
    updateNotificationContracts: {
        parameters: {
            query?: {
                /**
                 * @description Ids with commas: only there a shared row is taken away, with its effects, or changed: they get a row of their own with the new values, which is answered. A row that is in none of them is not taken away (404). `all`, or left out: everywhere.
                 * @example 1,2
                 */
                institutions?: components["parameters"]["Institutions"];
            };
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    batch?: (components["schemas"]["NamedRow"] & components["schemas"]["NotificationContractInput"])[];
                } & components["schemas"]["Changes"];
            };
        };
        responses: {
            200: components["responses"]["Batch"];
            default: components["responses"]["Refused"];
        };
    };
    removeNotificationContracts: {
        parameters: {
            query?: {
                /**
                 * @description Ids with commas: only there a shared row is taken away, with its effects, or changed: they get a row of their own with the new values, which is answered. A row that is in none of them is not taken away (404). `all`, or left out: everywhere.
                 * @example 1,2
                 */
                institutions?: components["parameters"]["Institutions"];
            };
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["NamedRows"];
        responses: {
            200: components["responses"]["RemovedRows"];
            default: components["responses"]["Refused"];
        };
    };
    upsertNotificationContracts: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    batch?: (components["schemas"]["BatchLine"] & components["schemas"]["NotificationContractInput"])[];
                } & components["schemas"]["Batch"];
            };
        };
        responses: {
            200: components["responses"]["Batch"];
            default: components["responses"]["Refused"];
        };
    };
    listOrCreateNotificationPreferences: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ({
                    search?: unknown;
                } & components["schemas"]["List"]) | components["schemas"]["NewNotificationPreference"];
            };
        };
        responses: {
            /** @description A page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["NotificationPreferenceSelection"][];
                    } & components["schemas"]["Page"];
                };
            };
            201: components["responses"]["NotificationPreference"];
            default: components["responses"]["Refused"];
        };
    };
    updateNotificationPreference: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description The version that is changed or removed, in quotes (RFC 9110, 13.1.1); 412 when the row has another by now, as a shared one has once an institution comes to share it or gives it up. Any version where it is `*` or left out.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Id of the row.
                 * @example 7
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NotificationPreferenceInput"];
            };
        };
        responses: {
            200: components["responses"]["NotificationPreference"];
            412: components["responses"]["Stale"];
            default: components["responses"]["Refused"];
        };
    };
    updateNotificationPreferences: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    batch?: (components["schemas"]["NamedRow"] & components["schemas"]["NotificationPreferenceInput"])[];
                } & components["schemas"]["Changes"];
            };
        };
        responses: {
            200: components["responses"]["Batch"];
            default: components["responses"]["Refused"];
        };
    };
    listOrCreateSpecialHours: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ({
                    search?: unknown;
                } & components["schemas"]["List"]) | components["schemas"]["NewSpecialHour"];
            };
        };
        responses: {
            /** @description A page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SpecialHourSelection"][];
                    } & components["schemas"]["Page"];
                };
            };
            201: components["responses"]["SpecialHour"];
            default: components["responses"]["Refused"];
        };
    };
    updateSpecialHour: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description The version that is changed or removed, in quotes (RFC 9110, 13.1.1); 412 when the row has another by now, as a shared one has once an institution comes to share it or gives it up. Any version where it is `*` or left out.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Id of the row.
                 * @example 7
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SpecialHourInput"];
            };
        };
        responses: {
            200: components["responses"]["SpecialHour"];
            412: components["responses"]["Stale"];
            default: components["responses"]["Refused"];
        };
    };
    removeSpecialHour: {
        parameters: {
            query?: {
                /**
                 * @description Ids with commas: only there a shared row is taken away, with its effects, or changed: they get a row of their own with the new values, which is answered. A row that is in none of them is not taken away (404). `all`, or left out: everywhere.
                 * @example 1,2
                 */
                institutions?: components["parameters"]["Institutions"];
            };
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description The version that is changed or removed, in quotes (RFC 9110, 13.1.1); 412 when the row has another by now, as a shared one has once an institution comes to share it or gives it up. Any version where it is `*` or left out.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Id of the row.
                 * @example 7
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Removed"];
            412: components["responses"]["Stale"];
            default: components["responses"]["Refused"];
        };
    };
    updateSpecialHours: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    batch?: (components["schemas"]["NamedRow"] & components["schemas"]["SpecialHourInput"])[];
                } & components["schemas"]["Changes"];
            };
        };
        responses: {
            200: components["responses"]["Batch"];
            default: components["responses"]["Refused"];
        };
    };
    removeSpecialHours: {
        parameters: {
            query?: {
                /**
                 * @description Ids with commas: only there a shared row is taken away, with its effects, or changed: they get a row of their own with the new values, which is answered. A row that is in none of them is not taken away (404). `all`, or left out: everywhere.
                 * @example 1,2
                 */
                institutions?: components["parameters"]["Institutions"];
            };
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["NamedRows"];
        responses: {
            200: components["responses"]["RemovedRows"];
            default: components["responses"]["Refused"];
        };
    };
    upsertSpecialHours: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    batch?: (components["schemas"]["BatchLine"] & components["schemas"]["SpecialHourInput"])[];
                } & components["schemas"]["Batch"];
            };
        };
        responses: {
            200: components["responses"]["Batch"];
            default: components["responses"]["Refused"];
        };
    };
    listOrCreateSchedules: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ({
                    search?: unknown;
                } & components["schemas"]["List"]) | components["schemas"]["NewSchedule"];
            };
        };
        responses: {
            /** @description A page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ScheduleSelection"][];
                    } & components["schemas"]["Page"];
                };
            };
            201: components["responses"]["Schedule"];
            default: components["responses"]["Refused"];
        };
    };
    updateSchedule: {
        parameters: {
            query?: {
                /**
                 * @description Ids with commas: only there a shared row is taken away, with its effects, or changed: they get a row of their own with the new values, which is answered. A row that is in none of them is not taken away (404). `all`, or left out: everywhere.
                 * @example 1,2
                 */
                institutions?: components["parameters"]["Institutions"];
            };
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description The version that is changed or removed, in quotes (RFC 9110, 13.1.1); 412 when the row has another by now, as a shared one has once an institution comes to share it or gives it up. Any version where it is `*` or left out.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Id of the row.
                 * @example 7
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ScheduleInput"];
            };
        };
        responses: {
            200: components["responses"]["Schedule"];
            412: components["responses"]["Stale"];
            default: components["responses"]["Refused"];
        };
    };
    removeSchedule: {
        parameters: {
            query?: {
                /**
                 * @description Ids with commas: only there a shared row is taken away, with its effects, or changed: they get a row of their own with the new values, which is answered. A row that is in none of them is not taken away (404). `all`, or left out: everywhere.
                 * @example 1,2
                 */
                institutions?: components["parameters"]["Institutions"];
            };
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description The version that is changed or removed, in quotes (RFC 9110, 13.1.1); 412 when the row has another by now, as a shared one has once an institution comes to share it or gives it up. Any version where it is `*` or left out.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Id of the row.
                 * @example 7
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Removed"];
            412: components["responses"]["Stale"];
            default: components["responses"]["Refused"];
        };
    };
    updateSchedules: {
        parameters: {
            query?: {
                /**
                 * @description Ids with commas: only there a shared row is taken away, with its effects, or changed: they get a row of their own with the new values, which is answered. A row that is in none of them is not taken away (404). `all`, or left out: everywhere.
                 * @example 1,2
                 */
                institutions?: components["parameters"]["Institutions"];
            };
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    batch?: (components["schemas"]["NamedRow"] & components["schemas"]["ScheduleInput"])[];
                } & components["schemas"]["Changes"];
            };
        };
        responses: {
            200: components["responses"]["Batch"];
            default: components["responses"]["Refused"];
        };
    };
    removeSchedules: {
        parameters: {
            query?: {
                /**
                 * @description Ids with commas: only there a shared row is taken away, with its effects, or changed: they get a row of their own with the new values, which is answered. A row that is in none of them is not taken away (404). `all`, or left out: everywhere.
                 * @example 1,2
                 */
                institutions?: components["parameters"]["Institutions"];
            };
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["NamedRows"];
        responses: {
            200: components["responses"]["RemovedRows"];
            default: components["responses"]["Refused"];
        };
    };
    upsertSchedules: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    batch?: (components["schemas"]["BatchLine"] & components["schemas"]["ScheduleInput"])[];
                } & components["schemas"]["Batch"];
            };
        };
        responses: {
            200: components["responses"]["Batch"];
            default: components["responses"]["Refused"];
        };
    };
    listOrCreateCounters: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ({
                    search?: unknown;
                } & components["schemas"]["List"]) | components["schemas"]["NewCounter"];
            };
        };
        responses: {
            /** @description A page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CounterSelection"][];
                    } & components["schemas"]["Page"];
                };
            };
            201: components["responses"]["Counter"];
            default: components["responses"]["Refused"];
        };
    };
    updateCounter: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description The version that is changed or removed, in quotes (RFC 9110, 13.1.1); 412 when the row has another by now, as a shared one has once an institution comes to share it or gives it up. Any version where it is `*` or left out.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Id of the row.
                 * @example 7
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CounterInput"];
            };
        };
        responses: {
            200: components["responses"]["Counter"];
            412: components["responses"]["Stale"];
            default: components["responses"]["Refused"];
        };
    };
    updateCounters: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    batch?: (components["schemas"]["NamedRow"] & components["schemas"]["CounterInput"])[];
                } & components["schemas"]["Changes"];
            };
        };
        responses: {
            200: components["responses"]["Batch"];
            default: components["responses"]["Refused"];
        };
    };
    upsertCounters: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    batch?: (components["schemas"]["BatchLine"] & components["schemas"]["CounterInput"])[];
                } & components["schemas"]["Batch"];
            };
        };
        responses: {
            200: components["responses"]["Batch"];
            default: components["responses"]["Refused"];
        };
    };
    listOrCreateAgencySubscriptions: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ({
                    search?: unknown;
                } & components["schemas"]["List"]) | components["schemas"]["NewAgencySubscription"];
            };
        };
        responses: {
            /** @description A page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AgencySubscriptionSelection"][];
                    } & components["schemas"]["Page"];
                };
            };
            201: components["responses"]["AgencySubscription"];
            default: components["responses"]["Refused"];
        };
    };
    updateAgencySubscription: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description The version that is changed or removed, in quotes (RFC 9110, 13.1.1); 412 when the row has another by now, as a shared one has once an institution comes to share it or gives it up. Any version where it is `*` or left out.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Id of the row.
                 * @example 7
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AgencySubscriptionInput"];
            };
        };
        responses: {
            200: components["responses"]["AgencySubscription"];
            412: components["responses"]["Stale"];
            default: components["responses"]["Refused"];
        };
    };
    removeAgencySubscription: {
        parameters: {
            query?: {
                /**
                 * @description Ids with commas: only there a shared row is taken away, with its effects, or changed: they get a row of their own with the new values, which is answered. A row that is in none of them is not taken away (404). `all`, or left out: everywhere.
                 * @example 1,2
                 */
                institutions?: components["parameters"]["Institutions"];
            };
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description The version that is changed or removed, in quotes (RFC 9110, 13.1.1); 412 when the row has another by now, as a shared one has once an institution comes to share it or gives it up. Any version where it is `*` or left out.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Id of the row.
                 * @example 7
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Removed"];
            412: components["responses"]["Stale"];
            default: components["responses"]["Refused"];
        };
    };
    updateAgencySubscriptions: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    batch?: (components["schemas"]["NamedRow"] & components["schemas"]["AgencySubscriptionInput"])[];
                } & components["schemas"]["Changes"];
            };
        };
        responses: {
            200: components["responses"]["Batch"];
            default: components["responses"]["Refused"];
        };
    };
    removeAgencySubscriptions: {
        parameters: {
            query?: {
                /**
                 * @description Ids with commas: only there a shared row is taken away, with its effects, or changed: they get a row of their own with the new values, which is answered. A row that is in none of them is not taken away (404). `all`, or left out: everywhere.
                 * @example 1,2
                 */
                institutions?: components["parameters"]["Institutions"];
            };
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["NamedRows"];
        responses: {
            200: components["responses"]["RemovedRows"];
            default: components["responses"]["Refused"];
        };
    };
    upsertAgencySubscriptions: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    batch?: (components["schemas"]["BatchLine"] & components["schemas"]["AgencySubscriptionInput"])[];
                } & components["schemas"]["Batch"];
            };
        };
        responses: {
            200: components["responses"]["Batch"];
            default: components["responses"]["Refused"];
        };
    };
    listOrCreateInstitutionChronosConnections: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ({
                    search?: unknown;
                } & components["schemas"]["List"]) | components["schemas"]["NewInstitutionChronos"];
            };
        };
        responses: {
            /** @description A page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["InstitutionChronosSelection"][];
                    } & components["schemas"]["Page"];
                };
            };
            201: components["responses"]["InstitutionChronos"];
            default: components["responses"]["Refused"];
        };
    };
    updateInstitutionChronos: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description The version that is changed or removed, in quotes (RFC 9110, 13.1.1); 412 when the row has another by now, as a shared one has once an institution comes to share it or gives it up. Any version where it is `*` or left out.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Id of the row.
                 * @example 7
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InstitutionChronosInput"];
            };
        };
        responses: {
            200: components["responses"]["InstitutionChronos"];
            412: components["responses"]["Stale"];
            default: components["responses"]["Refused"];
        };
    };
    removeInstitutionChronos: {
        parameters: {
            query?: {
                /**
                 * @description Ids with commas: only there a shared row is taken away, with its effects, or changed: they get a row of their own with the new values, which is answered. A row that is in none of them is not taken away (404). `all`, or left out: everywhere.
                 * @example 1,2
                 */
                institutions?: components["parameters"]["Institutions"];
            };
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description The version that is changed or removed, in quotes (RFC 9110, 13.1.1); 412 when the row has another by now, as a shared one has once an institution comes to share it or gives it up. Any version where it is `*` or left out.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Id of the row.
                 * @example 7
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Removed"];
            412: components["responses"]["Stale"];
            default: components["responses"]["Refused"];
        };
    };
    updateInstitutionChronosConnections: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    batch?: (components["schemas"]["NamedRow"] & components["schemas"]["InstitutionChronosInput"])[];
                } & components["schemas"]["Changes"];
            };
        };
        responses: {
            200: components["responses"]["Batch"];
            default: components["responses"]["Refused"];
        };
    };
    removeInstitutionChronosConnections: {
        parameters: {
            query?: {
                /**
                 * @description Ids with commas: only there a shared row is taken away, with its effects, or changed: they get a row of their own with the new values, which is answered. A row that is in none of them is not taken away (404). `all`, or left out: everywhere.
                 * @example 1,2
                 */
                institutions?: components["parameters"]["Institutions"];
            };
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["NamedRows"];
        responses: {
            200: components["responses"]["RemovedRows"];
            default: components["responses"]["Refused"];
        };
    };
    upsertInstitutionChronosConnections: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    batch?: (components["schemas"]["BatchLine"] & components["schemas"]["InstitutionChronosInput"])[];
                } & components["schemas"]["Batch"];
            };
        };
        responses: {
            200: components["responses"]["Batch"];
            default: components["responses"]["Refused"];
        };
    };
    listOrCreateInstitutionOctimes: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ({
                    search?: unknown;
                } & components["schemas"]["List"]) | components["schemas"]["NewInstitutionOctime"];
            };
        };
        responses: {
            /** @description A page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["InstitutionOctimeSelection"][];
                    } & components["schemas"]["Page"];
                };
            };
            201: components["responses"]["InstitutionOctime"];
            default: components["responses"]["Refused"];
        };
    };
    updateInstitutionOctime: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description The version that is changed or removed, in quotes (RFC 9110, 13.1.1); 412 when the row has another by now, as a shared one has once an institution comes to share it or gives it up. Any version where it is `*` or left out.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Id of the row.
                 * @example 7
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InstitutionOctimeInput"];
            };
        };
        responses: {
            200: components["responses"]["InstitutionOctime"];
            412: components["responses"]["Stale"];
            default: components["responses"]["Refused"];
        };
    };
    removeInstitutionOctime: {
        parameters: {
            query?: {
                /**
                 * @description Ids with commas: only there a shared row is taken away, with its effects, or changed: they get a row of their own with the new values, which is answered. A row that is in none of them is not taken away (404). `all`, or left out: everywhere.
                 * @example 1,2
                 */
                institutions?: components["parameters"]["Institutions"];
            };
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description The version that is changed or removed, in quotes (RFC 9110, 13.1.1); 412 when the row has another by now, as a shared one has once an institution comes to share it or gives it up. Any version where it is `*` or left out.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Id of the row.
                 * @example 7
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Removed"];
            412: components["responses"]["Stale"];
            default: components["responses"]["Refused"];
        };
    };
    updateInstitutionOctimes: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    batch?: (components["schemas"]["NamedRow"] & components["schemas"]["InstitutionOctimeInput"])[];
                } & components["schemas"]["Changes"];
            };
        };
        responses: {
            200: components["responses"]["Batch"];
            default: components["responses"]["Refused"];
        };
    };
    removeInstitutionOctimes: {
        parameters: {
            query?: {
                /**
                 * @description Ids with commas: only there a shared row is taken away, with its effects, or changed: they get a row of their own with the new values, which is answered. A row that is in none of them is not taken away (404). `all`, or left out: everywhere.
                 * @example 1,2
                 */
                institutions?: components["parameters"]["Institutions"];
            };
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["NamedRows"];
        responses: {
            200: components["responses"]["RemovedRows"];
            default: components["responses"]["Refused"];
        };
    };
    upsertInstitutionOctimes: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    batch?: (components["schemas"]["BatchLine"] & components["schemas"]["InstitutionOctimeInput"])[];
                } & components["schemas"]["Batch"];
            };
        };
        responses: {
            200: components["responses"]["Batch"];
            default: components["responses"]["Refused"];
        };
    };
    listOrCreateInstitutionHasInstitutiongroups: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ({
                    search?: unknown;
                } & components["schemas"]["List"]) | components["schemas"]["NewInstitutionHasInstitutiongroup"];
            };
        };
        responses: {
            /** @description A page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["InstitutionHasInstitutiongroupSelection"][];
                    } & components["schemas"]["Page"];
                };
            };
            201: components["responses"]["InstitutionHasInstitutiongroup"];
            default: components["responses"]["Refused"];
        };
    };
    updateInstitutionHasInstitutiongroup: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description The version that is changed or removed, in quotes (RFC 9110, 13.1.1); 412 when the row has another by now, as a shared one has once an institution comes to share it or gives it up. Any version where it is `*` or left out.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Id of the row.
                 * @example 7
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InstitutionHasInstitutiongroupInput"];
            };
        };
        responses: {
            200: components["responses"]["InstitutionHasInstitutiongroup"];
            412: components["responses"]["Stale"];
            default: components["responses"]["Refused"];
        };
    };
    removeInstitutionHasInstitutiongroup: {
        parameters: {
            query?: {
                /**
                 * @description Ids with commas: only there a shared row is taken away, with its effects, or changed: they get a row of their own with the new values, which is answered. A row that is in none of them is not taken away (404). `all`, or left out: everywhere.
                 * @example 1,2
                 */
                institutions?: components["parameters"]["Institutions"];
            };
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description The version that is changed or removed, in quotes (RFC 9110, 13.1.1); 412 when the row has another by now, as a shared one has once an institution comes to share it or gives it up. Any version where it is `*` or left out.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Id of the row.
                 * @example 7
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Removed"];
            412: components["responses"]["Stale"];
            default: components["responses"]["Refused"];
        };
    };
    updateInstitutionHasInstitutiongroups: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    batch?: (components["schemas"]["NamedRow"] & components["schemas"]["InstitutionHasInstitutiongroupInput"])[];
                } & components["schemas"]["Changes"];
            };
        };
        responses: {
            200: components["responses"]["Batch"];
            default: components["responses"]["Refused"];
        };
    };
    removeInstitutionHasInstitutiongroups: {
        parameters: {
            query?: {
                /**
                 * @description Ids with commas: only there a shared row is taken away, with its effects, or changed: they get a row of their own with the new values, which is answered. A row that is in none of them is not taken away (404). `all`, or left out: everywhere.
                 * @example 1,2
                 */
                institutions?: components["parameters"]["Institutions"];
            };
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["NamedRows"];
        responses: {
            200: components["responses"]["RemovedRows"];
            default: components["responses"]["Refused"];
        };
    };
    upsertInstitutionHasInstitutiongroups: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    batch?: (components["schemas"]["BatchLine"] & components["schemas"]["InstitutionHasInstitutiongroupInput"])[];
                } & components["schemas"]["Batch"];
            };
        };
        responses: {
            200: components["responses"]["Batch"];
            default: components["responses"]["Refused"];
        };
    };
    linkInstitutiongroups: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    institutiongroups: components["schemas"]["LinkedIds"];
                    institution: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            200: components["responses"]["Batch"];
            default: components["responses"]["Refused"];
        };
    };
    listInstitutionHasSignupCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    search?: unknown;
                } & components["schemas"]["List"];
            };
        };
        responses: {
            /** @description A page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["InstitutionHasSignupCodeSelection"][];
                    } & components["schemas"]["Page"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    listOrCreateInstitutionHasPoles: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ({
                    search?: unknown;
                } & components["schemas"]["List"]) | components["schemas"]["NewInstitutionHasPole"];
            };
        };
        responses: {
            /** @description A page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["InstitutionHasPoleSelection"][];
                    } & components["schemas"]["Page"];
                };
            };
            201: components["responses"]["InstitutionHasPole"];
            default: components["responses"]["Refused"];
        };
    };
    updateInstitutionHasPole: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description The version that is changed or removed, in quotes (RFC 9110, 13.1.1); 412 when the row has another by now, as a shared one has once an institution comes to share it or gives it up. Any version where it is `*` or left out.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Id of the row.
                 * @example 7
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InstitutionHasPoleInput"];
            };
        };
        responses: {
            200: components["responses"]["InstitutionHasPole"];
            412: components["responses"]["Stale"];
            default: components["responses"]["Refused"];
        };
    };
    removeInstitutionHasPole: {
        parameters: {
            query?: {
                /**
                 * @description Ids with commas: only there a shared row is taken away, with its effects, or changed: they get a row of their own with the new values, which is answered. A row that is in none of them is not taken away (404). `all`, or left out: everywhere.
                 * @example 1,2
                 */
                institutions?: components["parameters"]["Institutions"];
            };
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description The version that is changed or removed, in quotes (RFC 9110, 13.1.1); 412 when the row has another by now, as a shared one has once an institution comes to share it or gives it up. Any version where it is `*` or left out.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Id of the row.
                 * @example 7
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Removed"];
            412: components["responses"]["Stale"];
            default: components["responses"]["Refused"];
        };
    };
    updateInstitutionHasPoles: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    batch?: (components["schemas"]["NamedRow"] & components["schemas"]["InstitutionHasPoleInput"])[];
                } & components["schemas"]["Changes"];
            };
        };
        responses: {
            200: components["responses"]["Batch"];
            default: components["responses"]["Refused"];
        };
    };
    removeInstitutionHasPoles: {
        parameters: {
            query?: {
                /**
                 * @description Ids with commas: only there a shared row is taken away, with its effects, or changed: they get a row of their own with the new values, which is answered. A row that is in none of them is not taken away (404). `all`, or left out: everywhere.
                 * @example 1,2
                 */
                institutions?: components["parameters"]["Institutions"];
            };
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["NamedRows"];
        responses: {
            200: components["responses"]["RemovedRows"];
            default: components["responses"]["Refused"];
        };
    };
    upsertInstitutionHasPoles: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    batch?: (components["schemas"]["BatchLine"] & components["schemas"]["InstitutionHasPoleInput"])[];
                } & components["schemas"]["Batch"];
            };
        };
        responses: {
            200: components["responses"]["Batch"];
            default: components["responses"]["Refused"];
        };
    };
    linkPoles: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    poles: components["schemas"]["LinkedIds"];
                    institution: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            200: components["responses"]["Batch"];
            default: components["responses"]["Refused"];
        };
    };
    listOrCreateInstitutionHasServices: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ({
                    search?: unknown;
                } & components["schemas"]["List"]) | components["schemas"]["NewInstitutionHasService"];
            };
        };
        responses: {
            /** @description A page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["InstitutionHasServiceSelection"][];
                    } & components["schemas"]["Page"];
                };
            };
            201: components["responses"]["InstitutionHasService"];
            default: components["responses"]["Refused"];
        };
    };
    updateInstitutionHasService: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description The version that is changed or removed, in quotes (RFC 9110, 13.1.1); 412 when the row has another by now, as a shared one has once an institution comes to share it or gives it up. Any version where it is `*` or left out.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Id of the row.
                 * @example 7
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InstitutionHasServiceInput"];
            };
        };
        responses: {
            200: components["responses"]["InstitutionHasService"];
            412: components["responses"]["Stale"];
            default: components["responses"]["Refused"];
        };
    };
    removeInstitutionHasService: {
        parameters: {
            query?: {
                /**
                 * @description Ids with commas: only there a shared row is taken away, with its effects, or changed: they get a row of their own with the new values, which is answered. A row that is in none of them is not taken away (404). `all`, or left out: everywhere.
                 * @example 1,2
                 */
                institutions?: components["parameters"]["Institutions"];
            };
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description The version that is changed or removed, in quotes (RFC 9110, 13.1.1); 412 when the row has another by now, as a shared one has once an institution comes to share it or gives it up. Any version where it is `*` or left out.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Id of the row.
                 * @example 7
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Removed"];
            412: components["responses"]["Stale"];
            default: components["responses"]["Refused"];
        };
    };
    updateInstitutionHasServices: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    batch?: (components["schemas"]["NamedRow"] & components["schemas"]["InstitutionHasServiceInput"])[];
                } & components["schemas"]["Changes"];
            };
        };
        responses: {
            200: components["responses"]["Batch"];
            default: components["responses"]["Refused"];
        };
    };
    removeInstitutionHasServices: {
        parameters: {
            query?: {
                /**
                 * @description Ids with commas: only there a shared row is taken away, with its effects, or changed: they get a row of their own with the new values, which is answered. A row that is in none of them is not taken away (404). `all`, or left out: everywhere.
                 * @example 1,2
                 */
                institutions?: components["parameters"]["Institutions"];
            };
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["NamedRows"];
        responses: {
            200: components["responses"]["RemovedRows"];
            default: components["responses"]["Refused"];
        };
    };
    upsertInstitutionHasServices: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    batch?: (components["schemas"]["BatchLine"] & components["schemas"]["InstitutionHasServiceInput"])[];
                } & components["schemas"]["Batch"];
            };
        };
        responses: {
            200: components["responses"]["Batch"];
            default: components["responses"]["Refused"];
        };
    };
    linkServices: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    services: components["schemas"]["LinkedIds"];
                    institution: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            200: components["responses"]["Batch"];
            default: components["responses"]["Refused"];
        };
    };
    listOrCreateInstitutionHasJobs: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ({
                    search?: unknown;
                } & components["schemas"]["List"]) | components["schemas"]["NewInstitutionHasJob"];
            };
        };
        responses: {
            /** @description A page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["InstitutionHasJobSelection"][];
                    } & components["schemas"]["Page"];
                };
            };
            201: components["responses"]["InstitutionHasJob"];
            default: components["responses"]["Refused"];
        };
    };
    updateInstitutionHasJob: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description The version that is changed or removed, in quotes (RFC 9110, 13.1.1); 412 when the row has another by now, as a shared one has once an institution comes to share it or gives it up. Any version where it is `*` or left out.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Id of the row.
                 * @example 7
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InstitutionHasJobInput"];
            };
        };
        responses: {
            200: components["responses"]["InstitutionHasJob"];
            412: components["responses"]["Stale"];
            default: components["responses"]["Refused"];
        };
    };
    removeInstitutionHasJob: {
        parameters: {
            query?: {
                /**
                 * @description Ids with commas: only there a shared row is taken away, with its effects, or changed: they get a row of their own with the new values, which is answered. A row that is in none of them is not taken away (404). `all`, or left out: everywhere.
                 * @example 1,2
                 */
                institutions?: components["parameters"]["Institutions"];
            };
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description The version that is changed or removed, in quotes (RFC 9110, 13.1.1); 412 when the row has another by now, as a shared one has once an institution comes to share it or gives it up. Any version where it is `*` or left out.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Id of the row.
                 * @example 7
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Removed"];
            412: components["responses"]["Stale"];
            default: components["responses"]["Refused"];
        };
    };
    updateInstitutionHasJobs: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    batch?: (components["schemas"]["NamedRow"] & components["schemas"]["InstitutionHasJobInput"])[];
                } & components["schemas"]["Changes"];
            };
        };
        responses: {
            200: components["responses"]["Batch"];
            default: components["responses"]["Refused"];
        };
    };
    removeInstitutionHasJobs: {
        parameters: {
            query?: {
                /**
                 * @description Ids with commas: only there a shared row is taken away, with its effects, or changed: they get a row of their own with the new values, which is answered. A row that is in none of them is not taken away (404). `all`, or left out: everywhere.
                 * @example 1,2
                 */
                institutions?: components["parameters"]["Institutions"];
            };
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["NamedRows"];
        responses: {
            200: components["responses"]["RemovedRows"];
            default: components["responses"]["Refused"];
        };
    };
    upsertInstitutionHasJobs: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    batch?: (components["schemas"]["BatchLine"] & components["schemas"]["InstitutionHasJobInput"])[];
                } & components["schemas"]["Batch"];
            };
        };
        responses: {
            200: components["responses"]["Batch"];
            default: components["responses"]["Refused"];
        };
    };
    linkJobs: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    jobs: components["schemas"]["LinkedIds"];
                    institution: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            200: components["responses"]["Batch"];
            default: components["responses"]["Refused"];
        };
    };
    listOrCreateInstitutionHasSpecialties: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ({
                    search?: unknown;
                } & components["schemas"]["List"]) | components["schemas"]["NewInstitutionHasSpecialty"];
            };
        };
        responses: {
            /** @description A page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["InstitutionHasSpecialtySelection"][];
                    } & components["schemas"]["Page"];
                };
            };
            201: components["responses"]["InstitutionHasSpecialty"];
            default: components["responses"]["Refused"];
        };
    };
    updateInstitutionHasSpecialty: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description The version that is changed or removed, in quotes (RFC 9110, 13.1.1); 412 when the row has another by now, as a shared one has once an institution comes to share it or gives it up. Any version where it is `*` or left out.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Id of the row.
                 * @example 7
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InstitutionHasSpecialtyInput"];
            };
        };
        responses: {
            200: components["responses"]["InstitutionHasSpecialty"];
            412: components["responses"]["Stale"];
            default: components["responses"]["Refused"];
        };
    };
    removeInstitutionHasSpecialty: {
        parameters: {
            query?: {
                /**
                 * @description Ids with commas: only there a shared row is taken away, with its effects, or changed: they get a row of their own with the new values, which is answered. A row that is in none of them is not taken away (404). `all`, or left out: everywhere.
                 * @example 1,2
                 */
                institutions?: components["parameters"]["Institutions"];
            };
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description The version that is changed or removed, in quotes (RFC 9110, 13.1.1); 412 when the row has another by now, as a shared one has once an institution comes to share it or gives it up. Any version where it is `*` or left out.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Id of the row.
                 * @example 7
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Removed"];
            412: components["responses"]["Stale"];
            default: components["responses"]["Refused"];
        };
    };
    updateInstitutionHasSpecialties: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    batch?: (components["schemas"]["NamedRow"] & components["schemas"]["InstitutionHasSpecialtyInput"])[];
                } & components["schemas"]["Changes"];
            };
        };
        responses: {
            200: components["responses"]["Batch"];
            default: components["responses"]["Refused"];
        };
    };
    removeInstitutionHasSpecialties: {
        parameters: {
            query?: {
                /**
                 * @description Ids with commas: only there a shared row is taken away, with its effects, or changed: they get a row of their own with the new values, which is answered. A row that is in none of them is not taken away (404). `all`, or left out: everywhere.
                 * @example 1,2
                 */
                institutions?: components["parameters"]["Institutions"];
            };
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["NamedRows"];
        responses: {
            200: components["responses"]["RemovedRows"];
            default: components["responses"]["Refused"];
        };
    };
    upsertInstitutionHasSpecialties: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    batch?: (components["schemas"]["BatchLine"] & components["schemas"]["InstitutionHasSpecialtyInput"])[];
                } & components["schemas"]["Batch"];
            };
        };
        responses: {
            200: components["responses"]["Batch"];
            default: components["responses"]["Refused"];
        };
    };
    linkSpecialtys: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    specialtys: components["schemas"]["LinkedIds"];
                    institution: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            200: components["responses"]["Batch"];
            default: components["responses"]["Refused"];
        };
    };
    listOrCreateInstitutionHasMotifs: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ({
                    search?: unknown;
                } & components["schemas"]["List"]) | components["schemas"]["NewInstitutionHasMotif"];
            };
        };
        responses: {
            /** @description A page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["InstitutionHasMotifSelection"][];
                    } & components["schemas"]["Page"];
                };
            };
            201: components["responses"]["InstitutionHasMotif"];
            default: components["responses"]["Refused"];
        };
    };
    updateInstitutionHasMotif: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description The version that is changed or removed, in quotes (RFC 9110, 13.1.1); 412 when the row has another by now, as a shared one has once an institution comes to share it or gives it up. Any version where it is `*` or left out.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Id of the row.
                 * @example 7
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InstitutionHasMotifInput"];
            };
        };
        responses: {
            200: components["responses"]["InstitutionHasMotif"];
            412: components["responses"]["Stale"];
            default: components["responses"]["Refused"];
        };
    };
    removeInstitutionHasMotif: {
        parameters: {
            query?: {
                /**
                 * @description Ids with commas: only there a shared row is taken away, with its effects, or changed: they get a row of their own with the new values, which is answered. A row that is in none of them is not taken away (404). `all`, or left out: everywhere.
                 * @example 1,2
                 */
                institutions?: components["parameters"]["Institutions"];
            };
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description The version that is changed or removed, in quotes (RFC 9110, 13.1.1); 412 when the row has another by now, as a shared one has once an institution comes to share it or gives it up. Any version where it is `*` or left out.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Id of the row.
                 * @example 7
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Removed"];
            412: components["responses"]["Stale"];
            default: components["responses"]["Refused"];
        };
    };
    updateInstitutionHasMotifs: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    batch?: (components["schemas"]["NamedRow"] & components["schemas"]["InstitutionHasMotifInput"])[];
                } & components["schemas"]["Changes"];
            };
        };
        responses: {
            200: components["responses"]["Batch"];
            default: components["responses"]["Refused"];
        };
    };
    removeInstitutionHasMotifs: {
        parameters: {
            query?: {
                /**
                 * @description Ids with commas: only there a shared row is taken away, with its effects, or changed: they get a row of their own with the new values, which is answered. A row that is in none of them is not taken away (404). `all`, or left out: everywhere.
                 * @example 1,2
                 */
                institutions?: components["parameters"]["Institutions"];
            };
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["NamedRows"];
        responses: {
            200: components["responses"]["RemovedRows"];
            default: components["responses"]["Refused"];
        };
    };
    upsertInstitutionHasMotifs: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    batch?: (components["schemas"]["BatchLine"] & components["schemas"]["InstitutionHasMotifInput"])[];
                } & components["schemas"]["Batch"];
            };
        };
        responses: {
            200: components["responses"]["Batch"];
            default: components["responses"]["Refused"];
        };
    };
    linkMotifs: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    motifs: components["schemas"]["LinkedIds"];
                    institution: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            200: components["responses"]["Batch"];
            default: components["responses"]["Refused"];
        };
    };
    listOrCreateInstitutionHasInfoOnWorkers: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ({
                    search?: unknown;
                } & components["schemas"]["List"]) | components["schemas"]["NewInstitutionHasInfoOnWorker"];
            };
        };
        responses: {
            /** @description A page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["InstitutionHasInfoOnWorkerSelection"][];
                    } & components["schemas"]["Page"];
                };
            };
            201: components["responses"]["InstitutionHasInfoOnWorker"];
            default: components["responses"]["Refused"];
        };
    };
    updateInstitutionHasInfoOnWorker: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description The version that is changed or removed, in quotes (RFC 9110, 13.1.1); 412 when the row has another by now, as a shared one has once an institution comes to share it or gives it up. Any version where it is `*` or left out.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Id of the row.
                 * @example 7
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InstitutionHasInfoOnWorkerInput"];
            };
        };
        responses: {
            200: components["responses"]["InstitutionHasInfoOnWorker"];
            412: components["responses"]["Stale"];
            default: components["responses"]["Refused"];
        };
    };
    removeInstitutionHasInfoOnWorker: {
        parameters: {
            query?: {
                /**
                 * @description Ids with commas: only there a shared row is taken away, with its effects, or changed: they get a row of their own with the new values, which is answered. A row that is in none of them is not taken away (404). `all`, or left out: everywhere.
                 * @example 1,2
                 */
                institutions?: components["parameters"]["Institutions"];
            };
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description The version that is changed or removed, in quotes (RFC 9110, 13.1.1); 412 when the row has another by now, as a shared one has once an institution comes to share it or gives it up. Any version where it is `*` or left out.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Id of the row.
                 * @example 7
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Removed"];
            412: components["responses"]["Stale"];
            default: components["responses"]["Refused"];
        };
    };
    updateInstitutionHasInfoOnWorkers: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    batch?: (components["schemas"]["NamedRow"] & components["schemas"]["InstitutionHasInfoOnWorkerInput"])[];
                } & components["schemas"]["Changes"];
            };
        };
        responses: {
            200: components["responses"]["Batch"];
            default: components["responses"]["Refused"];
        };
    };
    removeInstitutionHasInfoOnWorkers: {
        parameters: {
            query?: {
                /**
                 * @description Ids with commas: only there a shared row is taken away, with its effects, or changed: they get a row of their own with the new values, which is answered. A row that is in none of them is not taken away (404). `all`, or left out: everywhere.
                 * @example 1,2
                 */
                institutions?: components["parameters"]["Institutions"];
            };
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["NamedRows"];
        responses: {
            200: components["responses"]["RemovedRows"];
            default: components["responses"]["Refused"];
        };
    };
    upsertInstitutionHasInfoOnWorkers: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    batch?: (components["schemas"]["BatchLine"] & components["schemas"]["InstitutionHasInfoOnWorkerInput"])[];
                } & components["schemas"]["Batch"];
            };
        };
        responses: {
            200: components["responses"]["Batch"];
            default: components["responses"]["Refused"];
        };
    };
    linkInfoOnWorkers: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    infoOnWorkers: components["schemas"]["LinkedIds"];
                    institution: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            200: components["responses"]["Batch"];
            default: components["responses"]["Refused"];
        };
    };
    listOrCreateInstitutionHasContractSalaryGrids: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ({
                    search?: unknown;
                } & components["schemas"]["List"]) | components["schemas"]["NewInstitutionHasContractSalaryGrid"];
            };
        };
        responses: {
            /** @description A page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["InstitutionHasContractSalaryGridSelection"][];
                    } & components["schemas"]["Page"];
                };
            };
            201: components["responses"]["InstitutionHasContractSalaryGrid"];
            default: components["responses"]["Refused"];
        };
    };
    updateInstitutionHasContractSalaryGrid: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description The version that is changed or removed, in quotes (RFC 9110, 13.1.1); 412 when the row has another by now, as a shared one has once an institution comes to share it or gives it up. Any version where it is `*` or left out.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Id of the row.
                 * @example 7
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InstitutionHasContractSalaryGridInput"];
            };
        };
        responses: {
            200: components["responses"]["InstitutionHasContractSalaryGrid"];
            412: components["responses"]["Stale"];
            default: components["responses"]["Refused"];
        };
    };
    removeInstitutionHasContractSalaryGrid: {
        parameters: {
            query?: {
                /**
                 * @description Ids with commas: only there a shared row is taken away, with its effects, or changed: they get a row of their own with the new values, which is answered. A row that is in none of them is not taken away (404). `all`, or left out: everywhere.
                 * @example 1,2
                 */
                institutions?: components["parameters"]["Institutions"];
            };
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description The version that is changed or removed, in quotes (RFC 9110, 13.1.1); 412 when the row has another by now, as a shared one has once an institution comes to share it or gives it up. Any version where it is `*` or left out.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Id of the row.
                 * @example 7
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Removed"];
            412: components["responses"]["Stale"];
            default: components["responses"]["Refused"];
        };
    };
    updateInstitutionHasContractSalaryGrids: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    batch?: (components["schemas"]["NamedRow"] & components["schemas"]["InstitutionHasContractSalaryGridInput"])[];
                } & components["schemas"]["Changes"];
            };
        };
        responses: {
            200: components["responses"]["Batch"];
            default: components["responses"]["Refused"];
        };
    };
    removeInstitutionHasContractSalaryGrids: {
        parameters: {
            query?: {
                /**
                 * @description Ids with commas: only there a shared row is taken away, with its effects, or changed: they get a row of their own with the new values, which is answered. A row that is in none of them is not taken away (404). `all`, or left out: everywhere.
                 * @example 1,2
                 */
                institutions?: components["parameters"]["Institutions"];
            };
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["NamedRows"];
        responses: {
            200: components["responses"]["RemovedRows"];
            default: components["responses"]["Refused"];
        };
    };
    upsertInstitutionHasContractSalaryGrids: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    batch?: (components["schemas"]["BatchLine"] & components["schemas"]["InstitutionHasContractSalaryGridInput"])[];
                } & components["schemas"]["Batch"];
            };
        };
        responses: {
            200: components["responses"]["Batch"];
            default: components["responses"]["Refused"];
        };
    };
    linkContractSalaryGrids: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    contractSalaryGrids: components["schemas"]["LinkedIds"];
                    institution: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            200: components["responses"]["Batch"];
            default: components["responses"]["Refused"];
        };
    };
    listOrCreateInstitutionHasNotificationContracts: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ({
                    search?: unknown;
                } & components["schemas"]["List"]) | components["schemas"]["NewInstitutionHasNotificationContract"];
            };
        };
        responses: {
            /** @description A page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["InstitutionHasNotificationContractSelection"][];
                    } & components["schemas"]["Page"];
                };
            };
            201: components["responses"]["InstitutionHasNotificationContract"];
            default: components["responses"]["Refused"];
        };
    };
    updateInstitutionHasNotificationContract: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description The version that is changed or removed, in quotes (RFC 9110, 13.1.1); 412 when the row has another by now, as a shared one has once an institution comes to share it or gives it up. Any version where it is `*` or left out.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Id of the row.
                 * @example 7
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InstitutionHasNotificationContractInput"];
            };
        };
        responses: {
            200: components["responses"]["InstitutionHasNotificationContract"];
            412: components["responses"]["Stale"];
            default: components["responses"]["Refused"];
        };
    };
    removeInstitutionHasNotificationContract: {
        parameters: {
            query?: {
                /**
                 * @description Ids with commas: only there a shared row is taken away, with its effects, or changed: they get a row of their own with the new values, which is answered. A row that is in none of them is not taken away (404). `all`, or left out: everywhere.
                 * @example 1,2
                 */
                institutions?: components["parameters"]["Institutions"];
            };
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description The version that is changed or removed, in quotes (RFC 9110, 13.1.1); 412 when the row has another by now, as a shared one has once an institution comes to share it or gives it up. Any version where it is `*` or left out.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Id of the row.
                 * @example 7
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Removed"];
            412: components["responses"]["Stale"];
            default: components["responses"]["Refused"];
        };
    };
    updateInstitutionHasNotificationContracts: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    batch?: (components["schemas"]["NamedRow"] & components["schemas"]["InstitutionHasNotificationContractInput"])[];
                } & components["schemas"]["Changes"];
            };
        };
        responses: {
            200: components["responses"]["Batch"];
            default: components["responses"]["Refused"];
        };
    };
    removeInstitutionHasNotificationContracts: {
        parameters: {
            query?: {
                /**
                 * @description Ids with commas: only there a shared row is taken away, with its effects, or changed: they get a row of their own with the new values, which is answered. A row that is in none of them is not taken away (404). `all`, or left out: everywhere.
                 * @example 1,2
                 */
                institutions?: components["parameters"]["Institutions"];
            };
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["NamedRows"];
        responses: {
            200: components["responses"]["RemovedRows"];
            default: components["responses"]["Refused"];
        };
    };
    upsertInstitutionHasNotificationContracts: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    batch?: (components["schemas"]["BatchLine"] & components["schemas"]["InstitutionHasNotificationContractInput"])[];
                } & components["schemas"]["Batch"];
            };
        };
        responses: {
            200: components["responses"]["Batch"];
            default: components["responses"]["Refused"];
        };
    };
    linkNotificationContracts: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    notificationContracts: components["schemas"]["LinkedIds"];
                    institution: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            200: components["responses"]["Batch"];
            default: components["responses"]["Refused"];
        };
    };
    listOrCreateInstitutionHasSchedules: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ({
                    search?: unknown;
                } & components["schemas"]["List"]) | components["schemas"]["NewInstitutionHasSchedule"];
            };
        };
        responses: {
            /** @description A page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["InstitutionHasScheduleSelection"][];
                    } & components["schemas"]["Page"];
                };
            };
            201: components["responses"]["InstitutionHasSchedule"];
            default: components["responses"]["Refused"];
        };
    };
    updateInstitutionHasSchedule: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description The version that is changed or removed, in quotes (RFC 9110, 13.1.1); 412 when the row has another by now, as a shared one has once an institution comes to share it or gives it up. Any version where it is `*` or left out.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Id of the row.
                 * @example 7
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InstitutionHasScheduleInput"];
            };
        };
        responses: {
            200: components["responses"]["InstitutionHasSchedule"];
            412: components["responses"]["Stale"];
            default: components["responses"]["Refused"];
        };
    };
    removeInstitutionHasSchedule: {
        parameters: {
            query?: {
                /**
                 * @description Ids with commas: only there a shared row is taken away, with its effects, or changed: they get a row of their own with the new values, which is answered. A row that is in none of them is not taken away (404). `all`, or left out: everywhere.
                 * @example 1,2
                 */
                institutions?: components["parameters"]["Institutions"];
            };
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description The version that is changed or removed, in quotes (RFC 9110, 13.1.1); 412 when the row has another by now, as a shared one has once an institution comes to share it or gives it up. Any version where it is `*` or left out.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Id of the row.
                 * @example 7
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Removed"];
            412: components["responses"]["Stale"];
            default: components["responses"]["Refused"];
        };
    };
    updateInstitutionHasSchedules: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    batch?: (components["schemas"]["NamedRow"] & components["schemas"]["InstitutionHasScheduleInput"])[];
                } & components["schemas"]["Changes"];
            };
        };
        responses: {
            200: components["responses"]["Batch"];
            default: components["responses"]["Refused"];
        };
    };
    removeInstitutionHasSchedules: {
        parameters: {
            query?: {
                /**
                 * @description Ids with commas: only there a shared row is taken away, with its effects, or changed: they get a row of their own with the new values, which is answered. A row that is in none of them is not taken away (404). `all`, or left out: everywhere.
                 * @example 1,2
                 */
                institutions?: components["parameters"]["Institutions"];
            };
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["NamedRows"];
        responses: {
            200: components["responses"]["RemovedRows"];
            default: components["responses"]["Refused"];
        };
    };
    upsertInstitutionHasSchedules: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    batch?: (components["schemas"]["BatchLine"] & components["schemas"]["InstitutionHasScheduleInput"])[];
                } & components["schemas"]["Batch"];
            };
        };
        responses: {
            200: components["responses"]["Batch"];
            default: components["responses"]["Refused"];
        };
    };
    linkSchedules: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    schedules: components["schemas"]["LinkedIds"];
                    institution: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            200: components["responses"]["Batch"];
            default: components["responses"]["Refused"];
        };
    };
    fetchCounters: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    idInstitutions: components["schemas"]["Ids"];
                    whichCounter?: number;
                    limitType?: number;
                    status?: number;
                };
            };
        };
        responses: {
            /** @description All that match, in order of id */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["CounterServiceCounter"][];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    createFetchedCounter: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": WithRequired<components["schemas"]["CounterServiceCounterInput"], "institution" | "status" | "whichCounter" | "limitType">;
            };
        };
        responses: {
            /** @description The row as it is now */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CounterServiceCounter"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    updateFetchedCounter: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description The version that is changed or removed, in quotes (RFC 9110, 13.1.1); 412 when the row has another by now, as a shared one has once an institution comes to share it or gives it up. Any version where it is `*` or left out.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Id of the row.
                 * @example 7
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CounterServiceCounterInput"];
            };
        };
        responses: {
            /** @description The row as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CounterServiceCounter"];
                    };
                };
            };
            412: components["responses"]["Stale"];
            default: components["responses"]["Refused"];
        };
    };
    contactStaff: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    name: "contact";
                    vars: {
                        message: string;
                        title?: string;
                        contactInfos?: string;
                        /** @description Ignored. */
                        idAdmin?: number | string | null;
                        /** @description Ignored. */
                        firstNameAdmin?: string;
                        /** @description Ignored. */
                        lastNameAdmin?: string;
                    };
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Refused"];
        };
    };
    acknowledgeContact: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Ignored. */
                    from?: string;
                    /** @description Ignored. */
                    to?: string;
                    /** @description Ignored. */
                    template?: string;
                    /** @description Ignored. */
                    lang?: string;
                    data?: {
                        /** @description Ignored. */
                        adminName?: string;
                    };
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Refused"];
        };
    };
    beginSignOn: {
        parameters: {
            query?: {
                /** @description The SSO name of the institution, or one of its sign-up codes. */
                institutionCode?: string;
                /** @description A page of the console, as a path; the start otherwise. */
                returnTo?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description On to the server of the institution, to a page of the console, or to `/login` with the reason as `sso` */
            303: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Refused"];
        };
    };
    finishSignOn: {
        parameters: {
            query?: {
                code?: string;
                state?: string;
                iss?: string;
                error?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description On to the server of the institution, to a page of the console, or to `/login` with the reason as `sso` */
            303: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Refused"];
        };
    };
    tryConnection: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    institution: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description What became of each step, in order */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @enum {string} */
                            step: "authorization" | "token" | "userInfo" | "people";
                            /**
                             * @description Null where all is well.
                             * @enum {string|null}
                             */
                            fault: "missing" | "webAddress" | "notHttps" | "insideAddress" | "unknownHost" | "noAnswer" | "badStatus" | "secretLost" | "badClient" | "badRequest" | "nobody" | "noName" | null;
                            /** @description What the other server said, or how many people. */
                            detail: string | null;
                        }[];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    countRecognised: {
        parameters: {
            query: {
                institution: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description So many */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            count: number;
                        };
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    forgetRecognised: {
        parameters: {
            query: {
                institution: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description So many were forgotten */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            count: number;
                        };
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    createInstitutionHasSsoOfService: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewInstitutionHasSso"];
            };
        };
        responses: {
            /** @description The switch, in a list */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["InstitutionHasSso"][];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    listAgencySubscriptions: {
        parameters: {
            query?: {
                take?: number;
            };
            header?: never;
            path: {
                /**
                 * @description Id of the row.
                 * @example 7
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description In order of their numbers */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["GatewaySubscription"][];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    createAgencySubscription: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the row.
                 * @example 7
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    emails: string[];
                    delay: number;
                    autoAccept?: boolean;
                    jobs: components["schemas"]["Ids"];
                    specialties?: components["schemas"]["Ids"];
                    /** @constant */
                    lang?: "fr";
                };
            };
        };
        responses: {
            /** @description As it was created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["GatewaySubscription"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    endAgencySubscription: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description The version that is changed or removed, in quotes (RFC 9110, 13.1.1); 412 when the row has another by now, as a shared one has once an institution comes to share it or gives it up. Any version where it is `*` or left out.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Id of the row.
                 * @example 7
                 */
                id: components["parameters"]["Id"];
                /** @description The name of the subscription. */
                idSubscription: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            default: components["responses"]["Refused"];
        };
    };
    changeAgencySubscription: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description The version that is changed or removed, in quotes (RFC 9110, 13.1.1); 412 when the row has another by now, as a shared one has once an institution comes to share it or gives it up. Any version where it is `*` or left out.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Id of the row.
                 * @example 7
                 */
                id: components["parameters"]["Id"];
                /** @description The name of the subscription. */
                idSubscription: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    idLegacySubscription?: components["schemas"]["Id"];
                    name?: string;
                    emails?: string[];
                    delay?: number;
                    autoAccept?: boolean;
                };
            };
        };
        responses: {
            /** @description As it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["GatewaySubscription"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    addAgencySubscriptionJobs: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the row.
                 * @example 7
                 */
                id: components["parameters"]["Id"];
                /** @description The name of the subscription. */
                idSubscription: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    idLegacySubscription?: components["schemas"]["Id"];
                    jobs?: components["schemas"]["Ids"];
                    specialties?: components["schemas"]["Ids"];
                };
            };
        };
        responses: {
            /** @description As it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["GatewaySubscription"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    removeAgencySubscriptionJobs: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the row.
                 * @example 7
                 */
                id: components["parameters"]["Id"];
                /** @description The name of the subscription. */
                idSubscription: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    idLegacySubscription?: components["schemas"]["Id"];
                    jobs?: components["schemas"]["Ids"];
                    specialties?: components["schemas"]["Ids"];
                };
            };
        };
        responses: {
            /** @description As it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["GatewaySubscription"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    giveAgency: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the row.
                 * @example 7
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["InstitutionOption"];
            default: components["responses"]["Refused"];
        };
    };
    takeAgency: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the row.
                 * @example 7
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["InstitutionOption"];
            default: components["responses"]["Refused"];
        };
    };
    toggleHubloPool: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the row.
                 * @example 7
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    isHubloPoolClient?: boolean;
                } | null;
            };
        };
        responses: {
            200: components["responses"]["InstitutionOption"];
            default: components["responses"]["Refused"];
        };
    };
    readPayrollFile: {
        parameters: {
            query?: {
                part?: "exported" | "leftOut";
            };
            header?: never;
            path: {
                /**
                 * @description Id of the row.
                 * @example 7
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description UTF-8 with BOM, semicolons, CRLF */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    makePayrollFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the row.
                 * @example 7
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            default: components["responses"]["Refused"];
        };
    };
    proposeHolidays: {
        parameters: {
            query: {
                country: "fr" | "de" | "ch" | "be" | "lu" | "es" | "it" | "uk";
                /** @description Code of one of the regions answered. */
                region?: string;
                /** @description Of names; that of the person where it is not said. */
                lang?: "fr" | "de" | "en" | "es";
                year: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description In the language of the person, where names are known in it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            regions: {
                                code: string;
                                name: string;
                            }[];
                            holidays: {
                                /** Format: date */
                                date: string;
                                name: string;
                                /** @enum {string} */
                                kind: "public" | "bank" | "optional" | "observance";
                                /** @description Taken by most. */
                                usual: boolean;
                            }[];
                        };
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    findHolidayRegion: {
        parameters: {
            query: {
                country: "fr" | "de" | "ch" | "be" | "lu" | "es" | "it" | "uk";
                /** @description Up to 50 postal codes or positions (`52.5;13.4`, degrees north and east), with commas between them. */
                places: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Null where they are in several, in none, or where it is not known */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            region: string | null;
                        };
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    readSlotConfigs: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description In order */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            id: components["schemas"]["Id"];
                            /** @description Key of its name in the words of the console. */
                            labelKey: string;
                        }[];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    readSlotConfig: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the row.
                 * @example 7
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            id: components["schemas"]["Id"];
                            /** @description Key of its name in the words of the console. */
                            labelKey: string;
                        };
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    chooseSlotConfig: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the row.
                 * @example 7
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    idSlotConfig: number | null;
                };
            };
        };
        responses: {
            200: components["responses"]["Institution"];
            default: components["responses"]["Refused"];
        };
    };
    suggestAddresses: {
        parameters: {
            query: {
                country: "fr" | "de" | "ch" | "be" | "lu" | "es" | "it" | "uk";
                /** @description What was typed; 200 characters at most. */
                text: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Best first, 8 at most; none where the list of places is not there yet */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @description The address, and what tells it from others that read the same. */
                            label: string;
                            /** @description As it is stored. */
                            address: string;
                            postalCode?: string | null;
                            city: string;
                            country: string;
                            lat: number;
                            lng: number;
                            /**
                             * @description What the coordinates stand for.
                             * @enum {string}
                             */
                            precision: "housenumber" | "street" | "municipality" | "approximate";
                            source: string;
                        }[];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    listTemplatesOfService: {
        parameters: {
            query?: {
                /** @description Ids with commas; all in reach where it is left out. */
                institution?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description In order of id, and what may stand in a template */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["MissionServiceTemplate"][];
                        count: number;
                        known: {
                            name: string;
                            required: boolean;
                        }[];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    createTemplateOfService: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /**
                     * Format: binary
                     * @description Named by letters, digits, comma, underscore, dot and dash, up to 100 characters, ending in docx, doc, csv or txt; at most 5 MB.
                     */
                    file: string;
                    institution: number;
                };
            };
        };
        responses: {
            /** @description As it was created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["MissionServiceTemplate"];
                    };
                };
            };
            /** @description Refused: `errors` says why in the language of whoever asked, `faults` by name */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusedFile"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    readTemplateOfService: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the row.
                 * @example 7
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description With its tags */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["MissionServiceTemplate"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    replaceTemplateOfService: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.
                 * @example 0f8fad5b-d9cb-469f-a165-70867728950e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description The version that is changed or removed, in quotes (RFC 9110, 13.1.1); 412 when the row has another by now, as a shared one has once an institution comes to share it or gives it up. Any version where it is `*` or left out.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Id of the row.
                 * @example 7
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /**
                     * Format: binary
                     * @description Named by letters, digits, comma, underscore, dot and dash, up to 100 characters, ending in docx, doc, csv or txt; at most 5 MB.
                     */
                    file: string;
                };
            };
        };
        responses: {
            /** @description As it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["MissionServiceTemplate"];
                    };
                };
            };
            /** @description Refused: `errors` says why in the language of whoever asked, `faults` by name */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusedFile"];
                };
            };
            412: components["responses"]["Stale"];
            default: components["responses"]["Refused"];
        };
    };
    downloadTemplateOfService: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the row.
                 * @example 7
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file, to be kept */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    downloadSampleOfService: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the row.
                 * @example 7
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file, to be kept */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    readHistory: {
        parameters: {
            query: {
                entity: string;
                row: components["schemas"]["Id"];
                /** @description The `older` of a page */
                before?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Up to 20 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            id: string;
                            /** Format: date-time */
                            at: string;
                            /** @enum {string} */
                            by: "person" | "support" | "other" | "program";
                            name?: string;
                            /** @enum {string} */
                            action: "insert" | "update" | "link" | "remove";
                            institutions: components["schemas"]["Ids"];
                            before: Record<string, never>;
                            after: Record<string, never>;
                        }[];
                        related: {
                            [key: string]: components["schemas"]["Related"];
                        };
                        older?: string;
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    listMessages: {
        parameters: {
            query?: {
                state?: "waiting" | "sent" | "failed";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The newest 500 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            id: components["schemas"]["Id"];
                            kind: string;
                            /** @enum {string} */
                            channel: "email" | "slack";
                            recipient: string;
                            language: string;
                            /** @enum {string} */
                            state: "waiting" | "sent" | "failed";
                            tries: number;
                            problem: string | null;
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            sentAt: string | null;
                        }[];
                        count: components["schemas"]["Count"];
                        counts: {
                            waiting: number;
                            sent: number;
                            failed: number;
                        };
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    readMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the row.
                 * @example 7
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description In production without what opens doors */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            id: components["schemas"]["Id"];
                            kind: string;
                            /** @enum {string} */
                            channel: "email" | "slack";
                            recipient: string;
                            language: string;
                            /** @enum {string} */
                            state: "waiting" | "sent" | "failed";
                            tries: number;
                            problem: string | null;
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            sentAt: string | null;
                            subject: string;
                            text: string;
                            html: string;
                        };
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    sendMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the row.
                 * @example 7
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            default: components["responses"]["Refused"];
        };
    };
    inviteAdmin: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the row.
                 * @example 7
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            default: components["responses"]["Refused"];
        };
    };
    listTasks: {
        parameters: {
            query?: {
                state?: "waiting" | "running" | "done" | "failed";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The newest 500 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            id: string;
                            name: string;
                            /** @enum {string} */
                            state: "waiting" | "running" | "done" | "failed";
                            tries: number;
                            problem: string | null;
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            nextAt: string | null;
                            /** Format: date-time */
                            doneAt: string | null;
                        }[];
                        count: components["schemas"]["Count"];
                        counts: {
                            waiting: number;
                            running: number;
                            done: number;
                            failed: number;
                        };
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    retryTask: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the row.
                 * @example 7
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            default: components["responses"]["Refused"];
        };
    };
    readFlags: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    userAgent?: string;
                };
            };
        };
        responses: {
            /** @description Every flag by its name */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            flags: {
                                [key: string]: boolean;
                            };
                        };
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    readLiveness: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Alive */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        status: "ok";
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    readReadiness: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ready */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        status: "ok";
                        /** @enum {unknown} */
                        engine: "embedded" | "postgres";
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    readConfiguration: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Where the services answer, where the console keeps its token, and the version of the server */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        bases: {
                            [key: string]: string;
                        };
                        /** @enum {unknown} */
                        tokenStore: "memory" | "localStorage";
                        version: string;
                        /** @description Where telephones go after logging out. */
                        mobileLogin?: string;
                        /** @description Where people see what is known of them, elsewhere. */
                        profile?: string;
                        /** @description Where the links of the navigation bar lead, by their names. */
                        navigation?: {
                            [key: string]: string;
                        };
                        /** @description Of e-mail addresses of the company that runs the server. */
                        companyDomain?: string;
                        /** @description Where to tell which screens are opened. */
                        pageViews?: string;
                        /** @description Name of a cookie, there while there may be a session. */
                        sessionHint?: string;
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
}
type WithRequired<T, K extends keyof T> = T & {
    [P in K]-?: T[P];
};
