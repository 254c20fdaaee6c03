// Made from openapi.json by `pnpm gen`; never edit.

export interface paths {
    "/api/v1/auth/legal-documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Terms of use, privacy policy and public offer as they apply now
         * @description In the language of `lng`. A registration names the versions that were accepted, and each is stored.
         */
        get: operations["listLegalDocuments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/sign-up": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register, first step: who one is; a code is sent to the phone
         * @description Nothing exists of the merchant before the last step. A phone that is registered already gets the same answer, and a text message that says so; its code is never right. At most 5 codes an hour for a phone and 20 for an address (rate_limited).
         */
        post: operations["signUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/confirm-sign-up": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register, second step: the code proves the phone
         * @description A code allows five tries, lives five minutes and is used once. The ticket that comes back is what finishes the registration, within an hour.
         */
        post: operations["confirmSignUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/complete-sign-up": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register, last step: the bank; makes the merchant and its owner, and signs in
         * @description All of it or nothing. Sets the session cookie as `signIn` does; follow it by a key exchange. A phone that somebody else registered meanwhile answers conflict.
         */
        post: operations["completeSignUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/code-requests/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What is left of a code: time, tries, until another may be sent
         * @description So that a screen that was loaded anew goes on where it was. A request is forgotten after a day.
         */
        get: operations["getCodeRequest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/code-requests/{id}/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send another code; the one before is worth nothing from now on
         * @description A minute after the last one at the earliest, and at most 5 codes an hour for a phone and 20 for an address (rate_limited).
         */
        post: operations["resendCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Forgotten password: send a code to the phone
         * @description The same answer whether or not the phone is registered; only a registered one gets a text message. At most 5 codes an hour for a phone and 20 for an address (rate_limited).
         */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/confirm-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Forgotten password: choose a new one, proved by the code
         * @description Ends every session of the person. A code allows five tries, lives five minutes and is used once.
         */
        post: operations["confirmPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/sign-in": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with phone and password
         * @description Sets the session cookie (HttpOnly, SameSite=Lax; Secure in production) under a fresh id; a session that the request came with is ended. A session ends after 30 minutes without a request and 12 hours after sign-in. An unknown phone and a wrong password answer alike, after equal work. Ten failures of a phone within 15 minutes pause it (rate_limited), and a hundred of an address; an address that the person signed in from before has ten of its own, so that guessing from elsewhere shuts nobody out. Follow it by a key exchange.
         */
        post: operations["signIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/sign-out": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign out
         * @description Ends the session on the server and clears the cookie. Clients clear their local storage (spec §4).
         */
        post: operations["signOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The present session: user, roles, permission tags, menu */
        get: operations["getMe"];
        /** Change the own name */
        put: operations["updateMe"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/key-exchange": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Agree on the signing secret of the session
         * @description The client draws a modulus between 1e50 and 9e50 and a secret from 100 to 999, and sends its public value; both sides compute `shared = other_public ^ own_secret mod modulus`. Its decimal text is the signing secret of this session; a repeated exchange replaces it. From then on every JSON body must carry the header `payload-signature`: hex SHA-256 of the exact body text followed by the secret.
         *
         *     **This is an integrity check, not security.** Nine hundred possible client secrets can be tried in under a millisecond by anybody who sees the exchange. It notices accidental changes of a body and clients with a stale secret, and its header forces a CORS preflight. Secrecy and authenticity come from TLS and from the session cookie. The body of this operation itself is never signed, so that a stale secret can be replaced.
         */
        post: operations["exchangeKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/change-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the own password
         * @description Ends every session of the person and opens a new one under a fresh id (the cookie changes): follow it by a key exchange. A wrong present password is a broken rule at `current_password`, and counts like a failed sign-in.
         */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where one is signed in now */
        get: operations["listOwnSessions"];
        put?: never;
        post?: never;
        /** Sign out everywhere but here */
        delete: operations["revokeOtherSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * End one of the own sessions
         * @description Takes effect with the next request of that session. The present one may be ended too.
         */
        delete: operations["revokeOwnSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/view-as": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Look at the product as a role, read-only; or as oneself again
         * @description For owners: what counts is the role, which no tag replaces, so others answer forbidden without `details`. Until `role` is null again, the session has the tags and the menu of the role, and every change but this one, the key exchange and signing out answers view_read_only.
         */
        post: operations["viewAsRole"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/first-steps": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a new merchant does first, and what of it is done */
        get: operations["getFirstSteps"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/transport/routes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Routes of the merchant */
        get: operations["listRoutes"];
        put?: never;
        /** Create a route */
        post: operations["createRoute"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/transport/routes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A route with its stops */
        get: operations["getRoute"];
        /**
         * Change a route
         * @description Replaces all fields. The version must be the one the edit started from, else conflict.
         */
        put: operations["updateRoute"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/transport/transports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Vehicles of the merchant */
        get: operations["listTransports"];
        put?: never;
        /**
         * Create a vehicle
         * @description It begins parked. Fleet number and plate are unique within the merchant: a taken one answers conflict with the field.
         */
        post: operations["createTransport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/transport/transports/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A vehicle with its figures of today
         * @description The figures of today (`route_time`, `drive_time`, `avg_speed`, `passenger_amount`, `payment_cash`, `payment_card`, `beneficiary_count`) and `geolocation` come from the equipment on board, not through this API; a new vehicle has zeros and no place.
         */
        get: operations["getTransport"];
        /**
         * Change a vehicle
         * @description Replaces all fields; status, driver and figures change by their own operations. While the vehicle is on shift its route changes only through the driver (changeDriverRoute): another route_id answers conflict with the field. An inspection date in the past is accepted even then, for it is a fact: the vehicle finishes its shift and cannot go on a route again.
         */
        put: operations["updateTransport"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/transport/transports/{id}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Park a vehicle, send it to maintenance, or take it off the line
         * @description Steps: parked ⇄ maintenance ⇄ off_line ⇄ parked. A vehicle goes on a route and comes back only by opening and closing a shift.
         */
        post: operations["changeTransportStatus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/transport/drivers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Drivers of the merchant; search by name
         * @description The search of spec §5: an empty `name` finds all, otherwise a part of the name in any case.
         */
        get: operations["listDrivers"];
        put?: never;
        /**
         * Create a driver
         * @description The personnel number is unique within the merchant: a taken one answers conflict with the field.
         */
        post: operations["createDriver"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/transport/drivers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A driver
         * @description `money` grows with every fare paid in cash on the vehicle of the open shift, and closing the shift sets it to zero. Fares come from the equipment on board, not through this API.
         */
        get: operations["getDriver"];
        /**
         * Change a driver
         * @description Replaces all fields. Route and vehicle change by their own operations.
         */
        put: operations["updateDriver"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/transport/drivers/{id}/change-route": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put a driver on another route
         * @description During a shift the vehicle goes along, and the change is recorded in the shift. The route that the driver has already changes nothing.
         */
        post: operations["changeDriverRoute"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/transport/drivers/{id}/change-transport": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put a driver on another vehicle
         * @description Outside a shift this is the vehicle assigned to the driver; drivers may share one in turns, so only its existence is checked. During a shift the driver moves over: the old vehicle is parked, the new one goes on the route, and the change is recorded in the shift. The vehicle that the driver has already changes nothing.
         */
        post: operations["changeDriverTransport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/transport/drivers/{id}/avatar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The photo of a driver
         * @description The picture itself, with an `ETag`; `If-None-Match` answers 304. `Driver.avatar` is the path to it. No photo answers like no driver.
         */
        get: operations["getDriverAvatar"];
        put?: never;
        /**
         * Set the photo of a driver
         * @description Takes the place of an earlier photo. PNG, JPEG or WebP up to 1 MiB and 4096 × 4096 pixels; what the file is, says it is and is called must agree.
         */
        post: operations["uploadDriverAvatar"];
        /**
         * Remove the photo of a driver
         * @description A driver without a photo stays as he is.
         */
        delete: operations["removeDriverAvatar"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/transport/drivers/{id}/open-shift": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open the shift of a driver on a vehicle
         * @description The vehicle goes on the route. A driver has at most one open shift, a vehicle at most one driver on shift; a vehicle past its inspection date cannot go on a route. Route and vehicle become the driver’s own.
         */
        post: operations["openShift"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/transport/drivers/{id}/close-shift": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close the shift of a driver and count the cash
         * @description Answers expected and handed-over cash and the difference; the driver then holds no cash, and the vehicle is parked. The expected cash is what the driver holds (`money`).
         */
        post: operations["closeShift"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/transport/drivers/{id}/shift": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The open shift of a driver, with the cash expected now */
        get: operations["getOpenShift"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/transport/drivers/{id}/shifts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Shifts of a driver, the latest opened first */
        get: operations["listShifts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/transport/depots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Depots of the merchant */
        get: operations["listDepots"];
        put?: never;
        /** Create a depot */
        post: operations["createDepot"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/transport/depots/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A depot
         * @description Its vehicles and drivers: listTransports and listDrivers with `branch_id`.
         */
        get: operations["getDepot"];
        /** Change a depot */
        put: operations["updateDepot"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/audit/entries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who changed what, with before and after */
        get: operations["listAuditEntries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/audit/people": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Everybody who has changed something, to filter by */
        get: operations["listAuditPeople"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/audit/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The entries of a filter as a file, newest first
         * @description Streams all of them: a row for each field that was changed, newest first. The filter and the time of the export stand above the rows, in the language of `lng`. XLSX has typed cells and no formulas; CSV (UTF-8 with BOM, fields parted by semicolons) puts an apostrophe in front of what a spreadsheet would take for a formula. Two may run at a time for a person, and four in a server process; a further one is `rate_limited`. One that is on its way is cut when its session ends or loses the right.
         */
        get: operations["exportAuditEntries"];
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
        AuditEntry: {
            /**
             * Format: uuid
             * @description UUIDv7
             */
            id: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC, milliseconds
             */
            at: string;
            /** @description Null: nobody was signed in, e.g. at a registration */
            user: {
                /**
                 * Format: uuid
                 * @description UUIDv7
                 */
                id: string;
                full_name: string;
            } | null;
            /** @description Where the request came from */
            address: string;
            /** @description Operation id, e.g. `updateRoute` */
            operation: string;
            object: {
                /** @description E.g. `route`; an open set, as new areas bring new kinds */
                type: string;
                /**
                 * Format: uuid
                 * @description UUIDv7
                 */
                id: string;
                /** @description As it was called then */
                name: string;
            };
            /** @description By field, only those that differ. Null: there was nothing, or there is nothing any more */
            before: {
                [key: string]: unknown;
            } | null;
            /** @description By field, only those that differ. Null: there was nothing, or there is nothing any more */
            after: {
                [key: string]: unknown;
            } | null;
        };
        AuditPage: {
            items: components["schemas"]["AuditEntry"][];
            page: number;
            per_page: number;
            /** @description Exact up to 10000 */
            total: number;
            /** @description True when there are more than `total` says */
            total_capped: boolean;
            page_count: number;
        };
        AuditPeople: {
            items: {
                /**
                 * Format: uuid
                 * @description UUIDv7
                 */
                id: string;
                full_name: string;
            }[];
        };
        ChangePasswordInput: {
            current_password: string;
            /** @description 6 to 128 characters */
            password: string;
        };
        ChangeRouteInput: {
            /**
             * Format: uuid
             * @description UUIDv7
             */
            route_id: string;
        };
        ChangeTransportInput: {
            /**
             * Format: uuid
             * @description UUIDv7
             */
            transport_id: string;
        };
        ChangeTransportStatusInput: {
            /** @enum {string} */
            status: "on_route" | "parked" | "maintenance" | "off_line";
            /** @description Grows by one with every change. Edits send the version they started from. */
            version: number;
        };
        CloseShiftInput: {
            /** @description Cash handed over, kopiykas */
            handed_over_cash: number;
            comment: string | null;
        };
        CodeProofInput: {
            /**
             * Format: uuid
             * @description UUIDv7
             */
            code_request_id: string;
            /** @description Six digits */
            code: string;
        };
        CodeRequest: {
            /**
             * Format: uuid
             * @description UUIDv7
             */
            id: string;
            /** @enum {string} */
            purpose: "sign_up" | "password_reset";
            /** @description E.164: +380 and nine digits */
            phone: string;
            /** @description 0: the code has expired, been used up, or been used */
            expires_in_seconds: number;
            /** @description 0: another code may be asked for now */
            resend_in_seconds: number;
            attempts_left: number;
        };
        CompleteSignUpInput: {
            /** @description 192 random bits; worth nothing once the registration is complete */
            ticket: string;
            /**
             * @description MFO of the bank, one of `x-banks`
             * @enum {string}
             */
            bank_mfo: "300335" | "300346" | "300465" | "300528" | "300584" | "300614" | "300658" | "305299" | "305749" | "306500" | "307123" | "307770" | "320478" | "320984" | "322001" | "322313" | "322540" | "325268" | "325365" | "328168" | "328209" | "331489" | "334851" | "336310" | "339500" | "351005" | "380526" | "380634" | "380838";
            /** @description The account to settle to; its MFO is the one of the bank */
            iban: string;
        };
        ConfirmPasswordInput: {
            /**
             * Format: uuid
             * @description UUIDv7
             */
            code_request_id: string;
            /** @description Six digits */
            code: string;
            /** @description 6 to 128 characters */
            password: string;
        };
        ConfirmedSignUp: {
            /** @description 192 random bits; worth nothing once the registration is complete */
            ticket: string;
            /** @description How long the registration can still be finished */
            expires_in_seconds: number;
        };
        Depot: {
            /**
             * Format: uuid
             * @description UUIDv7
             */
            id: string;
            /** @constant */
            kind: "depot";
            name: string;
            city: string;
            address: string;
            director: string;
            /** @description E.164: +380 and nine digits */
            director_phone: string;
            /** @description When the day’s shifts should be closed, HH:mm, Europe/Kyiv. For people: nothing closes by itself */
            shift_closing_time: string;
            transports_count: number;
            drivers_count: number;
            /** @description Grows by one with every change. Edits send the version they started from. */
            version: number;
            /**
             * Format: date-time
             * @description ISO 8601, UTC, milliseconds
             */
            created_at: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC, milliseconds
             */
            updated_at: string;
        };
        DepotInput: {
            name: string;
            city: string;
            address: string;
            director: string;
            /** @description E.164: +380 and nine digits */
            director_phone: string;
            /** @description HH:mm, Europe/Kyiv */
            shift_closing_time: string;
        };
        DepotPage: {
            items: components["schemas"]["Depot"][];
            page: number;
            per_page: number;
            /** @description Exact up to 10000 */
            total: number;
            /** @description True when there are more than `total` says */
            total_capped: boolean;
            page_count: number;
        };
        DepotUpdate: {
            name: string;
            city: string;
            address: string;
            director: string;
            /** @description E.164: +380 and nine digits */
            director_phone: string;
            /** @description HH:mm, Europe/Kyiv */
            shift_closing_time: string;
            /** @description Grows by one with every change. Edits send the version they started from. */
            version: number;
        };
        Driver: {
            /**
             * Format: uuid
             * @description UUIDv7
             */
            id: string;
            /** @description Depot */
            branch: {
                /**
                 * Format: uuid
                 * @description UUIDv7
                 */
                id: string;
                name: string;
            };
            /** @description Full name: surname, given name, patronymic */
            name: string;
            /** @description Personnel number, unique within the merchant */
            tabulation_number: string;
            route: {
                /**
                 * Format: uuid
                 * @description UUIDv7
                 */
                id: string;
                name: string;
            } | null;
            /** @description Vehicle: on shift the one driven, else the one assigned */
            transport: {
                /**
                 * Format: uuid
                 * @description UUIDv7
                 */
                id: string;
                name: string;
            } | null;
            /** @description Fleet number of that vehicle */
            transport_number: string | null;
            /** @description When the open shift began; null when there is none */
            session_open_time: string | null;
            /** @description E.164: +380 and nine digits */
            phone: string;
            /** @description Link that opens a chat with the driver in a messenger */
            call_message: string | null;
            /** @description Cash in the hands of the driver, kopiykas: what closing the shift expects */
            money: number;
            /** @description Additional data */
            add_data: string | null;
            /** @description Path of the photo, another one for another photo; null: initials are shown */
            avatar: string | null;
            /** @description Grows by one with every change. Edits send the version they started from. */
            version: number;
            /**
             * Format: date-time
             * @description ISO 8601, UTC, milliseconds
             */
            created_at: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC, milliseconds
             */
            updated_at: string;
        };
        DriverInput: {
            /**
             * Format: uuid
             * @description Depot
             */
            branch_id: string;
            name: string;
            tabulation_number: string;
            /** @description E.164: +380 and nine digits */
            phone: string;
            call_message: string | null;
            route_id: string | null;
            transport_id: string | null;
            add_data: string | null;
        };
        DriverPage: {
            items: components["schemas"]["Driver"][];
            page: number;
            per_page: number;
            /** @description Exact up to 10000 */
            total: number;
            /** @description True when there are more than `total` says */
            total_capped: boolean;
            page_count: number;
        };
        DriverUpdate: {
            /**
             * Format: uuid
             * @description Depot
             */
            branch_id: string;
            name: string;
            tabulation_number: string;
            /** @description E.164: +380 and nine digits */
            phone: string;
            call_message: string | null;
            add_data: string | null;
            /** @description Grows by one with every change. Edits send the version they started from. */
            version: number;
        };
        /** @description The envelope of every answer that is not a success. */
        Failure: {
            /**
             * @description See the table of codes
             * @enum {number}
             */
            code: -1 | -2 | -3 | -4 | -5 | -6 | -7 | -8 | -9 | -10 | -11 | -12 | -13 | 1001 | 1002 | 1003 | 1004 | 1005 | 1006 | 1007 | 1008 | 1101 | 1102 | 1103 | 1104 | 1105 | 1106 | 1107 | 1201 | 1202;
            /** @description For the person, in the language of `lng` */
            msg: string;
            details: components["schemas"]["FailureDetails"] | null;
            data: null;
        };
        FailureDetails: {
            fields?: components["schemas"]["FieldError"][];
            /**
             * @description The missing permission tag (`forbidden`)
             * @enum {string}
             */
            permission?: "add_terminal" | "edit_terminal" | "facq_transac_status_update" | "facq_transac_reversal" | "facq_transac_reversal_sum" | "offline_all_update" | "points_manage" | "companies_manage" | "users_manage" | "catalog_manage" | "loyalty_manage" | "transport_manage" | "ecomm_manage" | "encashment_perform" | "reports_view" | "audit_view";
            retry_after_seconds?: number;
            /** @description Tries that the code still allows (`code_wrong`) */
            attempts_left?: number;
            /** @description The version as it is now (`conflict`) */
            current_version?: number;
            /**
             * Format: date
             * @description The inspection date that has passed
             */
            next_to_date?: string;
            /** @description The driver on shift (`transport_busy`) */
            busy_with?: {
                /**
                 * Format: uuid
                 * @description UUIDv7
                 */
                id: string;
                name: string;
            };
        };
        FieldError: {
            /** @description Path of the field in the input, in dots: `places.0.name`; empty for the whole */
            path: string;
            /** @enum {string} */
            rule: "required" | "positive" | "password_mismatch" | "password_short" | "too_long" | "too_short" | "too_big" | "too_small" | "not_number" | "not_integer" | "one_of" | "wrong_type" | "unknown_field" | "invalid" | "control_characters" | "id_format" | "phone_format" | "edrpou_format" | "rnokpp_format" | "tax_number_format" | "iban_format" | "iban_other_bank" | "code_format" | "password_wrong" | "plate_format" | "plate_needed" | "plate_not_used" | "day_format" | "time_format" | "instant_format" | "url_format" | "places_few" | "page_too_deep" | "on_shift" | "taken" | "not_found";
            /** @description For the person, in the language of `lng` */
            message: string;
        };
        FirstStep: {
            /** @description E.g. `depot`; an open set, as new areas bring new steps */
            id: string;
            /** @description Path of the screen in the web app where it is done */
            path: string;
            done: boolean;
        };
        FirstSteps: {
            items: components["schemas"]["FirstStep"][];
        };
        Geolocation: {
            lat: number;
            lng: number;
            place: string | null;
        };
        KeyExchange: {
            /** @description base ^ server secret mod modulus, decimal */
            server_public: string;
        };
        KeyExchangeInput: {
            /** @description Decimal, from 1e50 to 9e50. Any number in between, prime or not. */
            modulus: string;
            /** @constant */
            base: "3";
            /** @description base ^ client secret mod modulus, decimal */
            client_public: string;
        };
        LegalAcceptance: {
            /**
             * Format: date
             * @description The version: the day from which it applies
             */
            terms: string;
            /**
             * Format: date
             * @description The version: the day from which it applies
             */
            privacy_policy: string;
            /**
             * Format: date
             * @description The version: the day from which it applies
             */
            public_offer: string;
        };
        LegalDocument: {
            /** @enum {string} */
            kind: "terms" | "privacy_policy" | "public_offer";
            /**
             * Format: date
             * @description The version: the day from which it applies
             */
            version: string;
            title: string;
            sections: {
                heading: string;
                paragraphs: string[];
            }[];
        };
        LegalDocuments: {
            items: components["schemas"]["LegalDocument"][];
        };
        MenuItem: {
            /** @description E.g. `routes`. Show one that you do not know by its path: new ones come with new areas */
            id: string;
            /** @description E.g. `transport`; as open as `id` */
            group: string;
            /** @description Path of the screen in the web app */
            path: string;
        };
        Nothing: Record<string, never>;
        OpenShiftInput: {
            /**
             * Format: uuid
             * @description UUIDv7
             */
            transport_id: string;
            /** @description Null: the route that the driver has; without one, route_required */
            route_id: string | null;
        };
        OwnSession: {
            /**
             * Format: uuid
             * @description Its `token`
             */
            id: string;
            /** @description The one that asks */
            current: boolean;
            /**
             * Format: date-time
             * @description ISO 8601, UTC, milliseconds
             */
            signed_in_at: string;
            /**
             * Format: date-time
             * @description To the minute
             */
            last_seen_at: string;
            /** @description Where it was opened from */
            address: string;
            /** @description The browser, as it calls itself */
            user_agent: string;
        };
        OwnSessions: {
            items: components["schemas"]["OwnSession"][];
        };
        Place: {
            name: string;
            geometry: {
                location: {
                    lat: number;
                    lng: number;
                };
            };
        };
        ProfileInput: {
            full_name: string;
        };
        ResetPasswordInput: {
            /** @description E.164: +380 and nine digits */
            phone: string;
        };
        RevokedSessions: {
            revoked: number;
        };
        Session: {
            /**
             * Format: uuid
             * @description Public id of the session, to correlate. Opens nothing.
             */
            token: string;
            user: components["schemas"]["User"];
            roles: ("owner" | "director" | "accountant" | "cashier" | "dispatcher" | "driver")[];
            /** @description The role that an owner looks through (`viewAsRole`): tags and menu are those of that role, and nothing can be changed. Null: oneself */
            viewing_as: ("owner" | "director" | "accountant" | "cashier" | "dispatcher" | "driver") | null;
            /** @description Who can give a missing right: up to five people with `users_manage`, owners first */
            rights_givers: {
                full_name: string;
                position: string | null;
            }[];
            menu: components["schemas"]["MenuItem"][];
            /** @description Menu item id to the name of its lucide icon */
            menu_icons: {
                [key: string]: string;
            };
            /**
             * Format: date-time
             * @description When the session ends whatever happens (12 hours after sign-in)
             */
            expires_at: string;
        };
        Shift: {
            /**
             * Format: uuid
             * @description UUIDv7
             */
            id: string;
            driver: {
                /**
                 * Format: uuid
                 * @description UUIDv7
                 */
                id: string;
                name: string;
            };
            transport: {
                /**
                 * Format: uuid
                 * @description UUIDv7
                 */
                id: string;
                name: string;
            };
            route: {
                /**
                 * Format: uuid
                 * @description UUIDv7
                 */
                id: string;
                name: string;
            };
            /** @enum {string} */
            status: "open" | "closed";
            /**
             * Format: date-time
             * @description ISO 8601, UTC, milliseconds
             */
            opened_at: string;
            closed_at: string | null;
            /** @description Cash the driver must hand over, kopiykas; while open: as of now */
            expected_cash: number;
            handed_over_cash: number | null;
            /** @description Handed over minus expected, kopiykas; negative: shortage */
            cash_difference: number | null;
            comment: string | null;
            /** @description In order of time */
            changes: components["schemas"]["ShiftChange"][];
        };
        ShiftChange: {
            /**
             * Format: date-time
             * @description ISO 8601, UTC, milliseconds
             */
            at: string;
            /** @enum {string} */
            kind: "route" | "transport";
            from: {
                /**
                 * Format: uuid
                 * @description UUIDv7
                 */
                id: string;
                name: string;
            } | null;
            to: {
                /**
                 * Format: uuid
                 * @description UUIDv7
                 */
                id: string;
                name: string;
            };
            /** @description The user who made the change */
            by: {
                /**
                 * Format: uuid
                 * @description UUIDv7
                 */
                id: string;
                name: string;
            };
        };
        ShiftPage: {
            items: components["schemas"]["Shift"][];
            page: number;
            per_page: number;
            /** @description Exact up to 10000 */
            total: number;
            /** @description True when there are more than `total` says */
            total_capped: boolean;
            page_count: number;
        };
        SignInInput: {
            /** @description E.164: +380 and nine digits */
            phone: string;
            password: string;
        };
        SignUpInput: {
            full_name: string;
            /** @description E.164: +380 and nine digits */
            phone: string;
            /** @description EDRPOU (8 digits) or RNOKPP (10 digits) */
            tax_number: string;
            /** @description 6 to 128 characters */
            password: string;
            accepted: components["schemas"]["LegalAcceptance"];
        };
        TransitRoute: {
            /**
             * Format: uuid
             * @description UUIDv7
             */
            id: string;
            name: string;
            /** @enum {string} */
            mode: "bus" | "trolleybus" | "tram" | "minibus";
            country: string;
            city: string;
            /** @description Fare in kopiykas: 1500 = 15,00 ₴ */
            cost: number;
            from_point: string;
            to_point: string;
            /** @description Vehicles planned on the route */
            transport_num: number;
            /** @description Vehicles on the route now */
            transports_on_route: number;
            /** @description km/h */
            avg_speed: number | null;
            /** @description Minutes from the first stop to the last */
            avg_time: number | null;
            /** @description Stops in order */
            places: components["schemas"]["Place"][];
            /** @description Grows by one with every change. Edits send the version they started from. */
            version: number;
            /**
             * Format: date-time
             * @description ISO 8601, UTC, milliseconds
             */
            created_at: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC, milliseconds
             */
            updated_at: string;
        };
        TransitRouteInput: {
            name: string;
            /** @enum {string} */
            mode: "bus" | "trolleybus" | "tram" | "minibus";
            country: string;
            city: string;
            /** @description Fare in kopiykas, more than zero */
            cost: number;
            from_point: string;
            to_point: string;
            /** @description Vehicles planned on the route */
            transport_num: number;
            /** @description km/h */
            avg_speed: number | null;
            /** @description Minutes from the first stop to the last */
            avg_time: number | null;
            /** @description Stops in order, at least two */
            places: components["schemas"]["Place"][];
        };
        TransitRoutePage: {
            items: components["schemas"]["TransitRoute"][];
            page: number;
            per_page: number;
            /** @description Exact up to 10000 */
            total: number;
            /** @description True when there are more than `total` says */
            total_capped: boolean;
            page_count: number;
        };
        TransitRouteUpdate: {
            name: string;
            /** @enum {string} */
            mode: "bus" | "trolleybus" | "tram" | "minibus";
            country: string;
            city: string;
            /** @description Fare in kopiykas, more than zero */
            cost: number;
            from_point: string;
            to_point: string;
            /** @description Vehicles planned on the route */
            transport_num: number;
            /** @description km/h */
            avg_speed: number | null;
            /** @description Minutes from the first stop to the last */
            avg_time: number | null;
            /** @description Stops in order, at least two */
            places: components["schemas"]["Place"][];
            /** @description Grows by one with every change. Edits send the version they started from. */
            version: number;
        };
        Transport: {
            /**
             * Format: uuid
             * @description UUIDv7
             */
            id: string;
            /** @description Depot */
            branch: {
                /**
                 * Format: uuid
                 * @description UUIDv7
                 */
                id: string;
                name: string;
            };
            route: {
                /**
                 * Format: uuid
                 * @description UUIDv7
                 */
                id: string;
                name: string;
            } | null;
            /** @description The driver on shift on it now */
            driver: {
                /**
                 * Format: uuid
                 * @description UUIDv7
                 */
                id: string;
                name: string;
            } | null;
            /** @description Fleet number (№ ТС), unique within the merchant */
            transport_num: string;
            /** @description Make and model */
            name: string;
            /** @enum {string} */
            mode: "bus" | "trolleybus" | "tram" | "minibus";
            /** @description Number plate; null for trams and trolleybuses */
            state_number: string | null;
            /** @description Serial number of the validator on board */
            validator: string | null;
            /** @description Number of the payment terminal on board */
            terminal_num: string | null;
            geolocation: components["schemas"]["Geolocation"] | null;
            /** @description Minutes since the beginning of the current trip */
            route_time: number;
            /** @description Minutes on the road today */
            drive_time: number;
            /** @description km/h, today */
            avg_speed: number;
            /** @description Passengers today */
            passenger_amount: number;
            /** @description Paid in cash today, kopiykas */
            payment_cash: number;
            /** @description Paid by card today, kopiykas */
            payment_card: number;
            /** @description Passengers with a benefit today */
            beneficiary_count: number;
            camera_link: string | null;
            /** @enum {string} */
            status: "on_route" | "parked" | "maintenance" | "off_line";
            /** @description Row colour: danger past the inspection date, warning within 30 days of it */
            status_color: ("positive" | "warning" | "danger" | "info") | null;
            /**
             * @description Italic while the vehicle is off the line
             * @enum {string}
             */
            fontStyle: "normal" | "italic";
            /**
             * Format: date
             * @description Date of the next technical inspection: valid through that day
             */
            next_to_date: string;
            /** @description Grows by one with every change. Edits send the version they started from. */
            version: number;
            /**
             * Format: date-time
             * @description ISO 8601, UTC, milliseconds
             */
            created_at: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC, milliseconds
             */
            updated_at: string;
        };
        TransportInput: {
            /**
             * Format: uuid
             * @description Depot
             */
            branch_id: string;
            route_id: string | null;
            /** @description Fleet number, unique within the merchant */
            transport_num: string;
            /** @description Make and model */
            name: string;
            /** @enum {string} */
            mode: "bus" | "trolleybus" | "tram" | "minibus";
            /** @description Needed for `bus` and `minibus` (rule plate_needed), null for `tram` and `trolleybus` (rule plate_not_used) */
            state_number: string | null;
            validator: string | null;
            terminal_num: string | null;
            camera_link: string | null;
            /**
             * Format: date
             * @description Calendar day, Europe/Kyiv
             */
            next_to_date: string;
        };
        TransportPage: {
            items: components["schemas"]["Transport"][];
            page: number;
            per_page: number;
            /** @description Exact up to 10000 */
            total: number;
            /** @description True when there are more than `total` says */
            total_capped: boolean;
            page_count: number;
        };
        TransportUpdate: {
            /**
             * Format: uuid
             * @description Depot
             */
            branch_id: string;
            route_id: string | null;
            /** @description Fleet number, unique within the merchant */
            transport_num: string;
            /** @description Make and model */
            name: string;
            /** @enum {string} */
            mode: "bus" | "trolleybus" | "tram" | "minibus";
            /** @description Needed for `bus` and `minibus` (rule plate_needed), null for `tram` and `trolleybus` (rule plate_not_used) */
            state_number: string | null;
            validator: string | null;
            terminal_num: string | null;
            camera_link: string | null;
            /**
             * Format: date
             * @description Calendar day, Europe/Kyiv
             */
            next_to_date: string;
            /** @description Grows by one with every change. Edits send the version they started from. */
            version: number;
        };
        User: {
            /**
             * Format: uuid
             * @description UUIDv7
             */
            id: string;
            full_name: string;
            /** @description E.164: +380 and nine digits */
            phone: string;
            position: string | null;
            merchant: {
                /**
                 * Format: uuid
                 * @description UUIDv7
                 */
                id: string;
                name: string;
            };
            /** @description What this user may do. The server checks again on every request. */
            tags: ("add_terminal" | "edit_terminal" | "facq_transac_status_update" | "facq_transac_reversal" | "facq_transac_reversal_sum" | "offline_all_update" | "points_manage" | "companies_manage" | "users_manage" | "catalog_manage" | "loyalty_manage" | "transport_manage" | "ecomm_manage" | "encashment_perform" | "reports_view" | "audit_view")[];
        };
        ViewAsInput: {
            role: ("owner" | "director" | "accountant" | "cashier" | "dispatcher" | "driver") | null;
        };
    };
    responses: {
        /** @description `1004` **code_expired**: The code is older than 5 minutes, was replaced by another, or has been used: ask for another one. */
        code_expired: {
            headers: {
                "x-request-id": components["headers"]["x-request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /**
         * @description `1004` **code_expired**: The code is older than 5 minutes, was replaced by another, or has been used: ask for another one.
         *
         *     `1005` **code_attempts_exceeded**: Five wrong tries: the code is worth nothing now. Ask for another one.
         */
        "code_expired.code_attempts_exceeded": {
            headers: {
                "x-request-id": components["headers"]["x-request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `-5` **forbidden**: A permission is missing (`details.permission` names it), the operation is for owners alone, or the request comes from another origin. Without `details` it is no tag that is missing. */
        forbidden: {
            headers: {
                "x-request-id": components["headers"]["x-request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `-1` **internal**: A bug on the server. Nothing internal is told; quote the request id. */
        internal: {
            headers: {
                "x-request-id": components["headers"]["x-request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `1007` **legal_documents_changed**: A version that was accepted does not apply (any more): show the present documents. */
        legal_documents_changed: {
            headers: {
                "x-request-id": components["headers"]["x-request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `-9` **maintenance**: Maintenance work. Clients show the maintenance page. */
        maintenance: {
            headers: {
                "x-request-id": components["headers"]["x-request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `-10` **malformed_request**: Not readable as a request: broken JSON, forbidden keys, null bytes, nesting deeper than 32. */
        malformed_request: {
            headers: {
                "x-request-id": components["headers"]["x-request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /**
         * @description `-10` **malformed_request**: Not readable as a request: broken JSON, forbidden keys, null bytes, nesting deeper than 32.
         *
         *     `-3` **signature_invalid**: The session has a signing secret, and the `payload-signature` of the body is missing or wrong.
         */
        "malformed_request.signature_invalid": {
            headers: {
                "x-request-id": components["headers"]["x-request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `-4` **not_authenticated**: No session, or it has expired or was revoked. Clients go to sign-in and show nothing (spec §8). */
        not_authenticated: {
            headers: {
                "x-request-id": components["headers"]["x-request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `-6` **not_found**: The object does not exist, or it is another merchant's: the two are never told apart. */
        not_found: {
            headers: {
                "x-request-id": components["headers"]["x-request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `-11` **payload_too_large**: The body is over 256 KiB, or the file over the size that the operation states. */
        payload_too_large: {
            headers: {
                "x-request-id": components["headers"]["x-request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `-8` **rate_limited**: Too many requests. `Retry-After` and `details.retry_after_seconds` say when to come back. */
        rate_limited: {
            headers: {
                "x-request-id": components["headers"]["x-request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /**
         * @description `1006` **registration_expired**: The registration was finished already, or not within an hour after its phone was confirmed: begin anew.
         *
         *     `-7` **conflict**: The object was changed by somebody else (`details.current_version`), or a unique value is taken (`details.fields`).
         */
        "registration_expired.conflict": {
            headers: {
                "x-request-id": components["headers"]["x-request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `1102` **shift_already_closed**: The driver has no open shift. */
        shift_already_closed: {
            headers: {
                "x-request-id": components["headers"]["x-request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `-12` **unsupported_media_type**: The body is not `application/json`, or not `multipart/form-data` where a file is uploaded. */
        unsupported_media_type: {
            headers: {
                "x-request-id": components["headers"]["x-request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `-2` **validation_failed**: Input breaks a rule. `details.fields` lists every field with its rule and message. */
        validation_failed: {
            headers: {
                "x-request-id": components["headers"]["x-request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /**
         * @description `-2` **validation_failed**: Input breaks a rule. `details.fields` lists every field with its rule and message.
         *
         *     `1001` **credentials_wrong**: Phone or password is wrong. The same answer whether or not the phone is registered.
         */
        "validation_failed.credentials_wrong": {
            headers: {
                "x-request-id": components["headers"]["x-request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /**
         * @description `-2` **validation_failed**: Input breaks a rule. `details.fields` lists every field with its rule and message.
         *
         *     `1201` **file_type_wrong**: The content, the declared type and the extension of the file must agree on one of the types that the operation takes.
         *
         *     `1202` **image_too_large**: The picture is more than 4096 pixels wide or high, or does not say how large it is.
         */
        "validation_failed.file_type_wrong.image_too_large": {
            headers: {
                "x-request-id": components["headers"]["x-request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /**
         * @description `-2` **validation_failed**: Input breaks a rule. `details.fields` lists every field with its rule and message.
         *
         *     `1002` **key_exchange_invalid**: The public value is degenerate (0, 1, modulus − 1) or gives a degenerate shared value: draw new values and repeat.
         */
        "validation_failed.key_exchange_invalid": {
            headers: {
                "x-request-id": components["headers"]["x-request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `1008` **view_read_only**: The session looks at the product as another role (`viewAsRole`), and then nothing can be changed. */
        view_read_only: {
            headers: {
                "x-request-id": components["headers"]["x-request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /**
         * @description `1008` **view_read_only**: The session looks at the product as another role (`viewAsRole`), and then nothing can be changed.
         *
         *     `1102` **shift_already_closed**: The driver has no open shift.
         */
        "view_read_only.shift_already_closed": {
            headers: {
                "x-request-id": components["headers"]["x-request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
    };
    parameters: {
        /** @description Language of `msg` and of messages in `details` (spec §7). Missing or unknown: Ukrainian. */
        lng: "UK" | "EN";
        /** @description Hex SHA-256 of the exact body text followed by the signing secret. Required once the session has a secret (see exchangeKey). */
        "payload-signature": string;
    };
    requestBodies: never;
    headers: {
        /** @description Quote it when you report a problem. */
        "x-request-id": string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listLegalDocuments: {
        parameters: {
            query?: {
                /** @description Language of `msg` and of messages in `details` (spec §7). Missing or unknown: Ukrainian. */
                lng?: components["parameters"]["lng"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "msg": "Виконано",
                     *       "details": null,
                     *       "data": {
                     *         "items": [
                     *           {
                     *             "kind": "terms",
                     *             "version": "2026-09-01",
                     *             "title": "Умови використання",
                     *             "sections": [
                     *               {
                     *                 "heading": "1. Загальні положення",
                     *                 "paragraphs": [
                     *                   "Ці умови визначають порядок користування сервісом Kasa."
                     *                 ]
                     *               }
                     *             ]
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        /** @description For the person, in the language of `lng` */
                        msg: string;
                        details: null;
                        data: components["schemas"]["LegalDocuments"];
                    };
                };
            };
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal"];
            503: components["responses"]["maintenance"];
        };
    };
    signUp: {
        parameters: {
            query?: {
                /** @description Language of `msg` and of messages in `details` (spec §7). Missing or unknown: Ukrainian. */
                lng?: components["parameters"]["lng"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "full_name": "Гнатюк Ірина Романівна",
                 *       "phone": "+380671234567",
                 *       "tax_number": "3184710691",
                 *       "password": "kasa-demo",
                 *       "accepted": {
                 *         "terms": "2026-09-01",
                 *         "privacy_policy": "2026-09-01",
                 *         "public_offer": "2026-10-15"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["SignUpInput"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "msg": "Виконано",
                     *       "details": null,
                     *       "data": {
                     *         "id": "01912d50-3c00-7000-8000-000000000060",
                     *         "purpose": "sign_up",
                     *         "phone": "+380671234567",
                     *         "expires_in_seconds": 300,
                     *         "resend_in_seconds": 60,
                     *         "attempts_left": 5
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        /** @description For the person, in the language of `lng` */
                        msg: string;
                        details: null;
                        data: components["schemas"]["CodeRequest"];
                    };
                };
            };
            400: components["responses"]["malformed_request"];
            403: components["responses"]["forbidden"];
            409: components["responses"]["legal_documents_changed"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation_failed"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal"];
            503: components["responses"]["maintenance"];
        };
    };
    confirmSignUp: {
        parameters: {
            query?: {
                /** @description Language of `msg` and of messages in `details` (spec §7). Missing or unknown: Ukrainian. */
                lng?: components["parameters"]["lng"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code_request_id": "01912d50-3c00-7000-8000-000000000062",
                 *       "code": "246810"
                 *     }
                 */
                "application/json": components["schemas"]["CodeProofInput"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "msg": "Виконано",
                     *       "details": null,
                     *       "data": {
                     *         "ticket": "ZXhhbXBsZS1vZi1hLXRpY2tldC0xMjM0",
                     *         "expires_in_seconds": 3600
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        /** @description For the person, in the language of `lng` */
                        msg: string;
                        details: null;
                        data: components["schemas"]["ConfirmedSignUp"];
                    };
                };
            };
            400: components["responses"]["malformed_request"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["not_found"];
            409: components["responses"]["code_expired.code_attempts_exceeded"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            /**
             * @description `-2` **validation_failed**: Input breaks a rule. `details.fields` lists every field with its rule and message.
             *
             *     `1003` **code_wrong**: The code from the text message is wrong (`details.attempts_left`), or the phone cannot be confirmed by it.
             */
            422: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal"];
            503: components["responses"]["maintenance"];
        };
    };
    completeSignUp: {
        parameters: {
            query?: {
                /** @description Language of `msg` and of messages in `details` (spec §7). Missing or unknown: Ukrainian. */
                lng?: components["parameters"]["lng"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ticket": "example-ticket-of-a-registration",
                 *       "bank_mfo": "305299",
                 *       "iban": "UA223052990000026001234567890"
                 *     }
                 */
                "application/json": components["schemas"]["CompleteSignUpInput"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "msg": "Виконано",
                     *       "details": null,
                     *       "data": {
                     *         "token": "01912d50-3c00-7000-8000-0000000000a1",
                     *         "user": {
                     *           "id": "01912d50-3c00-7000-8000-000000000002",
                     *           "full_name": "Коваль Олена Петрівна",
                     *           "phone": "+380500000001",
                     *           "position": "Власниця",
                     *           "merchant": {
                     *             "id": "01912d50-3c00-7000-8000-000000000001",
                     *             "name": "ТОВ «Затишок»"
                     *           },
                     *           "tags": [
                     *             "add_terminal",
                     *             "edit_terminal",
                     *             "facq_transac_status_update",
                     *             "facq_transac_reversal",
                     *             "facq_transac_reversal_sum",
                     *             "offline_all_update",
                     *             "points_manage",
                     *             "companies_manage",
                     *             "users_manage",
                     *             "catalog_manage",
                     *             "loyalty_manage",
                     *             "transport_manage",
                     *             "ecomm_manage",
                     *             "encashment_perform",
                     *             "reports_view",
                     *             "audit_view"
                     *           ]
                     *         },
                     *         "roles": [
                     *           "owner"
                     *         ],
                     *         "viewing_as": null,
                     *         "rights_givers": [
                     *           {
                     *             "full_name": "Коваль Олена Петрівна",
                     *             "position": "Власниця"
                     *           }
                     *         ],
                     *         "menu": [
                     *           {
                     *             "id": "routes",
                     *             "group": "transport",
                     *             "path": "/Routes"
                     *           }
                     *         ],
                     *         "menu_icons": {
                     *           "routes": "route"
                     *         },
                     *         "expires_at": "2026-11-20T19:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        /** @description For the person, in the language of `lng` */
                        msg: string;
                        details: null;
                        data: components["schemas"]["Session"];
                    };
                };
            };
            400: components["responses"]["malformed_request"];
            403: components["responses"]["forbidden"];
            409: components["responses"]["registration_expired.conflict"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation_failed"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal"];
            503: components["responses"]["maintenance"];
        };
    };
    getCodeRequest: {
        parameters: {
            query?: {
                /** @description Language of `msg` and of messages in `details` (spec §7). Missing or unknown: Ukrainian. */
                lng?: components["parameters"]["lng"];
            };
            header?: never;
            path: {
                /**
                 * @description UUIDv7
                 * @example 01912d50-3c00-7000-8000-000000000060
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "msg": "Виконано",
                     *       "details": null,
                     *       "data": {
                     *         "purpose": "sign_up",
                     *         "phone": "+380671112233",
                     *         "expires_in_seconds": 300,
                     *         "resend_in_seconds": 60,
                     *         "attempts_left": 5,
                     *         "id": "01912d50-3c00-7000-8000-000000000060"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        /** @description For the person, in the language of `lng` */
                        msg: string;
                        details: null;
                        data: components["schemas"]["CodeRequest"];
                    };
                };
            };
            404: components["responses"]["not_found"];
            422: components["responses"]["validation_failed"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal"];
            503: components["responses"]["maintenance"];
        };
    };
    resendCode: {
        parameters: {
            query?: {
                /** @description Language of `msg` and of messages in `details` (spec §7). Missing or unknown: Ukrainian. */
                lng?: components["parameters"]["lng"];
            };
            header?: never;
            path: {
                /**
                 * @description UUIDv7
                 * @example 01912d50-3c00-7000-8000-000000000061
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "msg": "Виконано",
                     *       "details": null,
                     *       "data": {
                     *         "purpose": "sign_up",
                     *         "phone": "+380671112233",
                     *         "expires_in_seconds": 300,
                     *         "resend_in_seconds": 60,
                     *         "attempts_left": 5,
                     *         "id": "01912d50-3c00-7000-8000-000000000061"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        /** @description For the person, in the language of `lng` */
                        msg: string;
                        details: null;
                        data: components["schemas"]["CodeRequest"];
                    };
                };
            };
            403: components["responses"]["forbidden"];
            404: components["responses"]["not_found"];
            409: components["responses"]["code_expired"];
            422: components["responses"]["validation_failed"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal"];
            503: components["responses"]["maintenance"];
        };
    };
    resetPassword: {
        parameters: {
            query?: {
                /** @description Language of `msg` and of messages in `details` (spec §7). Missing or unknown: Ukrainian. */
                lng?: components["parameters"]["lng"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "phone": "+380500000003"
                 *     }
                 */
                "application/json": components["schemas"]["ResetPasswordInput"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "msg": "Виконано",
                     *       "details": null,
                     *       "data": {
                     *         "id": "01912d50-3c00-7000-8000-000000000063",
                     *         "purpose": "password_reset",
                     *         "phone": "+380500000003",
                     *         "expires_in_seconds": 300,
                     *         "resend_in_seconds": 60,
                     *         "attempts_left": 5
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        /** @description For the person, in the language of `lng` */
                        msg: string;
                        details: null;
                        data: components["schemas"]["CodeRequest"];
                    };
                };
            };
            400: components["responses"]["malformed_request"];
            403: components["responses"]["forbidden"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation_failed"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal"];
            503: components["responses"]["maintenance"];
        };
    };
    confirmPassword: {
        parameters: {
            query?: {
                /** @description Language of `msg` and of messages in `details` (spec §7). Missing or unknown: Ukrainian. */
                lng?: components["parameters"]["lng"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code_request_id": "01912d50-3c00-7000-8000-000000000063",
                 *       "code": "246810",
                 *       "password": "kasa-demo"
                 *     }
                 */
                "application/json": components["schemas"]["ConfirmPasswordInput"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "msg": "Виконано",
                     *       "details": null,
                     *       "data": {}
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        /** @description For the person, in the language of `lng` */
                        msg: string;
                        details: null;
                        data: components["schemas"]["Nothing"];
                    };
                };
            };
            400: components["responses"]["malformed_request"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["not_found"];
            409: components["responses"]["code_expired.code_attempts_exceeded"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            /**
             * @description `-2` **validation_failed**: Input breaks a rule. `details.fields` lists every field with its rule and message.
             *
             *     `1003` **code_wrong**: The code from the text message is wrong (`details.attempts_left`), or the phone cannot be confirmed by it.
             */
            422: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal"];
            503: components["responses"]["maintenance"];
        };
    };
    signIn: {
        parameters: {
            query?: {
                /** @description Language of `msg` and of messages in `details` (spec §7). Missing or unknown: Ukrainian. */
                lng?: components["parameters"]["lng"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "phone": "+380500000001",
                 *       "password": "kasa-demo"
                 *     }
                 */
                "application/json": components["schemas"]["SignInInput"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "msg": "Виконано",
                     *       "details": null,
                     *       "data": {
                     *         "token": "01912d50-3c00-7000-8000-0000000000a1",
                     *         "user": {
                     *           "id": "01912d50-3c00-7000-8000-000000000002",
                     *           "full_name": "Коваль Олена Петрівна",
                     *           "phone": "+380500000001",
                     *           "position": "Власниця",
                     *           "merchant": {
                     *             "id": "01912d50-3c00-7000-8000-000000000001",
                     *             "name": "ТОВ «Затишок»"
                     *           },
                     *           "tags": [
                     *             "add_terminal",
                     *             "edit_terminal",
                     *             "facq_transac_status_update",
                     *             "facq_transac_reversal",
                     *             "facq_transac_reversal_sum",
                     *             "offline_all_update",
                     *             "points_manage",
                     *             "companies_manage",
                     *             "users_manage",
                     *             "catalog_manage",
                     *             "loyalty_manage",
                     *             "transport_manage",
                     *             "ecomm_manage",
                     *             "encashment_perform",
                     *             "reports_view",
                     *             "audit_view"
                     *           ]
                     *         },
                     *         "roles": [
                     *           "owner"
                     *         ],
                     *         "viewing_as": null,
                     *         "rights_givers": [
                     *           {
                     *             "full_name": "Коваль Олена Петрівна",
                     *             "position": "Власниця"
                     *           }
                     *         ],
                     *         "menu": [
                     *           {
                     *             "id": "routes",
                     *             "group": "transport",
                     *             "path": "/Routes"
                     *           }
                     *         ],
                     *         "menu_icons": {
                     *           "routes": "route"
                     *         },
                     *         "expires_at": "2026-11-20T19:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        /** @description For the person, in the language of `lng` */
                        msg: string;
                        details: null;
                        data: components["schemas"]["Session"];
                    };
                };
            };
            400: components["responses"]["malformed_request"];
            403: components["responses"]["forbidden"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation_failed.credentials_wrong"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal"];
            503: components["responses"]["maintenance"];
        };
    };
    signOut: {
        parameters: {
            query?: {
                /** @description Language of `msg` and of messages in `details` (spec §7). Missing or unknown: Ukrainian. */
                lng?: components["parameters"]["lng"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "msg": "Виконано",
                     *       "details": null,
                     *       "data": {}
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        /** @description For the person, in the language of `lng` */
                        msg: string;
                        details: null;
                        data: components["schemas"]["Nothing"];
                    };
                };
            };
            401: components["responses"]["not_authenticated"];
            403: components["responses"]["forbidden"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal"];
            503: components["responses"]["maintenance"];
        };
    };
    getMe: {
        parameters: {
            query?: {
                /** @description Language of `msg` and of messages in `details` (spec §7). Missing or unknown: Ukrainian. */
                lng?: components["parameters"]["lng"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "msg": "Виконано",
                     *       "details": null,
                     *       "data": {
                     *         "token": "01912d50-3c00-7000-8000-0000000000a1",
                     *         "user": {
                     *           "id": "01912d50-3c00-7000-8000-000000000002",
                     *           "full_name": "Коваль Олена Петрівна",
                     *           "phone": "+380500000001",
                     *           "position": "Власниця",
                     *           "merchant": {
                     *             "id": "01912d50-3c00-7000-8000-000000000001",
                     *             "name": "ТОВ «Затишок»"
                     *           },
                     *           "tags": [
                     *             "add_terminal",
                     *             "edit_terminal",
                     *             "facq_transac_status_update",
                     *             "facq_transac_reversal",
                     *             "facq_transac_reversal_sum",
                     *             "offline_all_update",
                     *             "points_manage",
                     *             "companies_manage",
                     *             "users_manage",
                     *             "catalog_manage",
                     *             "loyalty_manage",
                     *             "transport_manage",
                     *             "ecomm_manage",
                     *             "encashment_perform",
                     *             "reports_view",
                     *             "audit_view"
                     *           ]
                     *         },
                     *         "roles": [
                     *           "owner"
                     *         ],
                     *         "viewing_as": null,
                     *         "rights_givers": [
                     *           {
                     *             "full_name": "Коваль Олена Петрівна",
                     *             "position": "Власниця"
                     *           }
                     *         ],
                     *         "menu": [
                     *           {
                     *             "id": "routes",
                     *             "group": "transport",
                     *             "path": "/Routes"
                     *           }
                     *         ],
                     *         "menu_icons": {
                     *           "routes": "route"
                     *         },
                     *         "expires_at": "2026-11-20T19:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        /** @description For the person, in the language of `lng` */
                        msg: string;
                        details: null;
                        data: components["schemas"]["Session"];
                    };
                };
            };
            401: components["responses"]["not_authenticated"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal"];
            503: components["responses"]["maintenance"];
        };
    };
    updateMe: {
        parameters: {
            query?: {
                /** @description Language of `msg` and of messages in `details` (spec §7). Missing or unknown: Ukrainian. */
                lng?: components["parameters"]["lng"];
            };
            header?: {
                /** @description Hex SHA-256 of the exact body text followed by the signing secret. Required once the session has a secret (see exchangeKey). */
                "payload-signature"?: components["parameters"]["payload-signature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "full_name": "Коваль Олена Петрівна"
                 *     }
                 */
                "application/json": components["schemas"]["ProfileInput"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "msg": "Виконано",
                     *       "details": null,
                     *       "data": {
                     *         "token": "01912d50-3c00-7000-8000-0000000000a1",
                     *         "user": {
                     *           "id": "01912d50-3c00-7000-8000-000000000002",
                     *           "full_name": "Коваль Олена Петрівна",
                     *           "phone": "+380500000001",
                     *           "position": "Власниця",
                     *           "merchant": {
                     *             "id": "01912d50-3c00-7000-8000-000000000001",
                     *             "name": "ТОВ «Затишок»"
                     *           },
                     *           "tags": [
                     *             "add_terminal",
                     *             "edit_terminal",
                     *             "facq_transac_status_update",
                     *             "facq_transac_reversal",
                     *             "facq_transac_reversal_sum",
                     *             "offline_all_update",
                     *             "points_manage",
                     *             "companies_manage",
                     *             "users_manage",
                     *             "catalog_manage",
                     *             "loyalty_manage",
                     *             "transport_manage",
                     *             "ecomm_manage",
                     *             "encashment_perform",
                     *             "reports_view",
                     *             "audit_view"
                     *           ]
                     *         },
                     *         "roles": [
                     *           "owner"
                     *         ],
                     *         "viewing_as": null,
                     *         "rights_givers": [
                     *           {
                     *             "full_name": "Коваль Олена Петрівна",
                     *             "position": "Власниця"
                     *           }
                     *         ],
                     *         "menu": [
                     *           {
                     *             "id": "routes",
                     *             "group": "transport",
                     *             "path": "/Routes"
                     *           }
                     *         ],
                     *         "menu_icons": {
                     *           "routes": "route"
                     *         },
                     *         "expires_at": "2026-11-20T19:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        /** @description For the person, in the language of `lng` */
                        msg: string;
                        details: null;
                        data: components["schemas"]["Session"];
                    };
                };
            };
            400: components["responses"]["malformed_request.signature_invalid"];
            401: components["responses"]["not_authenticated"];
            403: components["responses"]["forbidden"];
            409: components["responses"]["view_read_only"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation_failed"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal"];
            503: components["responses"]["maintenance"];
        };
    };
    exchangeKey: {
        parameters: {
            query?: {
                /** @description Language of `msg` and of messages in `details` (spec §7). Missing or unknown: Ukrainian. */
                lng?: components["parameters"]["lng"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "modulus": "345678901234567890123456789012345678901234567890123",
                 *       "base": "3",
                 *       "client_public": "112929952882679886416911739174765082253723568018472"
                 *     }
                 */
                "application/json": components["schemas"]["KeyExchangeInput"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "msg": "Виконано",
                     *       "details": null,
                     *       "data": {
                     *         "server_public": "200905129847264510982374650192837465019283746501928"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        /** @description For the person, in the language of `lng` */
                        msg: string;
                        details: null;
                        data: components["schemas"]["KeyExchange"];
                    };
                };
            };
            400: components["responses"]["malformed_request"];
            401: components["responses"]["not_authenticated"];
            403: components["responses"]["forbidden"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation_failed.key_exchange_invalid"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal"];
            503: components["responses"]["maintenance"];
        };
    };
    changePassword: {
        parameters: {
            query?: {
                /** @description Language of `msg` and of messages in `details` (spec §7). Missing or unknown: Ukrainian. */
                lng?: components["parameters"]["lng"];
            };
            header?: {
                /** @description Hex SHA-256 of the exact body text followed by the signing secret. Required once the session has a secret (see exchangeKey). */
                "payload-signature"?: components["parameters"]["payload-signature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "current_password": "kasa-demo",
                 *       "password": "kasa-demo"
                 *     }
                 */
                "application/json": components["schemas"]["ChangePasswordInput"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "msg": "Виконано",
                     *       "details": null,
                     *       "data": {
                     *         "token": "01912d50-3c00-7000-8000-0000000000a1",
                     *         "user": {
                     *           "id": "01912d50-3c00-7000-8000-000000000002",
                     *           "full_name": "Коваль Олена Петрівна",
                     *           "phone": "+380500000001",
                     *           "position": "Власниця",
                     *           "merchant": {
                     *             "id": "01912d50-3c00-7000-8000-000000000001",
                     *             "name": "ТОВ «Затишок»"
                     *           },
                     *           "tags": [
                     *             "add_terminal",
                     *             "edit_terminal",
                     *             "facq_transac_status_update",
                     *             "facq_transac_reversal",
                     *             "facq_transac_reversal_sum",
                     *             "offline_all_update",
                     *             "points_manage",
                     *             "companies_manage",
                     *             "users_manage",
                     *             "catalog_manage",
                     *             "loyalty_manage",
                     *             "transport_manage",
                     *             "ecomm_manage",
                     *             "encashment_perform",
                     *             "reports_view",
                     *             "audit_view"
                     *           ]
                     *         },
                     *         "roles": [
                     *           "owner"
                     *         ],
                     *         "viewing_as": null,
                     *         "rights_givers": [
                     *           {
                     *             "full_name": "Коваль Олена Петрівна",
                     *             "position": "Власниця"
                     *           }
                     *         ],
                     *         "menu": [
                     *           {
                     *             "id": "routes",
                     *             "group": "transport",
                     *             "path": "/Routes"
                     *           }
                     *         ],
                     *         "menu_icons": {
                     *           "routes": "route"
                     *         },
                     *         "expires_at": "2026-11-20T19:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        /** @description For the person, in the language of `lng` */
                        msg: string;
                        details: null;
                        data: components["schemas"]["Session"];
                    };
                };
            };
            400: components["responses"]["malformed_request.signature_invalid"];
            401: components["responses"]["not_authenticated"];
            403: components["responses"]["forbidden"];
            409: components["responses"]["view_read_only"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation_failed"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal"];
            503: components["responses"]["maintenance"];
        };
    };
    listOwnSessions: {
        parameters: {
            query?: {
                /** @description Language of `msg` and of messages in `details` (spec §7). Missing or unknown: Ukrainian. */
                lng?: components["parameters"]["lng"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "msg": "Виконано",
                     *       "details": null,
                     *       "data": {
                     *         "items": [
                     *           {
                     *             "id": "01912d50-3c00-7000-8000-0000000000a1",
                     *             "current": true,
                     *             "signed_in_at": "2026-11-20T07:00:00.000Z",
                     *             "last_seen_at": "2026-11-20T09:00:00.000Z",
                     *             "address": "127.0.0.1",
                     *             "user_agent": "Mozilla/5.0 (X11; Linux x86_64) Chrome/143.0.0.0"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        /** @description For the person, in the language of `lng` */
                        msg: string;
                        details: null;
                        data: components["schemas"]["OwnSessions"];
                    };
                };
            };
            401: components["responses"]["not_authenticated"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal"];
            503: components["responses"]["maintenance"];
        };
    };
    revokeOtherSessions: {
        parameters: {
            query?: {
                /** @description Language of `msg` and of messages in `details` (spec §7). Missing or unknown: Ukrainian. */
                lng?: components["parameters"]["lng"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "msg": "Виконано",
                     *       "details": null,
                     *       "data": {
                     *         "revoked": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        /** @description For the person, in the language of `lng` */
                        msg: string;
                        details: null;
                        data: components["schemas"]["RevokedSessions"];
                    };
                };
            };
            401: components["responses"]["not_authenticated"];
            403: components["responses"]["forbidden"];
            409: components["responses"]["view_read_only"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal"];
            503: components["responses"]["maintenance"];
        };
    };
    revokeOwnSession: {
        parameters: {
            query?: {
                /** @description Language of `msg` and of messages in `details` (spec §7). Missing or unknown: Ukrainian. */
                lng?: components["parameters"]["lng"];
            };
            header?: never;
            path: {
                /**
                 * @description UUIDv7
                 * @example 01912d50-3c00-7000-8000-000000000064
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "msg": "Виконано",
                     *       "details": null,
                     *       "data": {}
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        /** @description For the person, in the language of `lng` */
                        msg: string;
                        details: null;
                        data: components["schemas"]["Nothing"];
                    };
                };
            };
            401: components["responses"]["not_authenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["not_found"];
            409: components["responses"]["view_read_only"];
            422: components["responses"]["validation_failed"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal"];
            503: components["responses"]["maintenance"];
        };
    };
    viewAsRole: {
        parameters: {
            query?: {
                /** @description Language of `msg` and of messages in `details` (spec §7). Missing or unknown: Ukrainian. */
                lng?: components["parameters"]["lng"];
            };
            header?: {
                /** @description Hex SHA-256 of the exact body text followed by the signing secret. Required once the session has a secret (see exchangeKey). */
                "payload-signature"?: components["parameters"]["payload-signature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "role": null
                 *     }
                 */
                "application/json": components["schemas"]["ViewAsInput"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "msg": "Виконано",
                     *       "details": null,
                     *       "data": {
                     *         "token": "01912d50-3c00-7000-8000-0000000000a1",
                     *         "user": {
                     *           "id": "01912d50-3c00-7000-8000-000000000002",
                     *           "full_name": "Коваль Олена Петрівна",
                     *           "phone": "+380500000001",
                     *           "position": "Власниця",
                     *           "merchant": {
                     *             "id": "01912d50-3c00-7000-8000-000000000001",
                     *             "name": "ТОВ «Затишок»"
                     *           },
                     *           "tags": [
                     *             "add_terminal",
                     *             "edit_terminal",
                     *             "facq_transac_status_update",
                     *             "facq_transac_reversal",
                     *             "facq_transac_reversal_sum",
                     *             "offline_all_update",
                     *             "points_manage",
                     *             "companies_manage",
                     *             "users_manage",
                     *             "catalog_manage",
                     *             "loyalty_manage",
                     *             "transport_manage",
                     *             "ecomm_manage",
                     *             "encashment_perform",
                     *             "reports_view",
                     *             "audit_view"
                     *           ]
                     *         },
                     *         "roles": [
                     *           "owner"
                     *         ],
                     *         "viewing_as": null,
                     *         "rights_givers": [
                     *           {
                     *             "full_name": "Коваль Олена Петрівна",
                     *             "position": "Власниця"
                     *           }
                     *         ],
                     *         "menu": [
                     *           {
                     *             "id": "routes",
                     *             "group": "transport",
                     *             "path": "/Routes"
                     *           }
                     *         ],
                     *         "menu_icons": {
                     *           "routes": "route"
                     *         },
                     *         "expires_at": "2026-11-20T19:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        /** @description For the person, in the language of `lng` */
                        msg: string;
                        details: null;
                        data: components["schemas"]["Session"];
                    };
                };
            };
            400: components["responses"]["malformed_request.signature_invalid"];
            401: components["responses"]["not_authenticated"];
            403: components["responses"]["forbidden"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation_failed"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal"];
            503: components["responses"]["maintenance"];
        };
    };
    getFirstSteps: {
        parameters: {
            query?: {
                /** @description Language of `msg` and of messages in `details` (spec §7). Missing or unknown: Ukrainian. */
                lng?: components["parameters"]["lng"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "msg": "Виконано",
                     *       "details": null,
                     *       "data": {
                     *         "items": [
                     *           {
                     *             "id": "depot",
                     *             "path": "/branches/edit",
                     *             "done": true
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        /** @description For the person, in the language of `lng` */
                        msg: string;
                        details: null;
                        data: components["schemas"]["FirstSteps"];
                    };
                };
            };
            401: components["responses"]["not_authenticated"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal"];
            503: components["responses"]["maintenance"];
        };
    };
    listRoutes: {
        parameters: {
            query?: {
                /**
                 * @description From 1, which is also the default. page × perPage may not pass 10000.
                 * @example 1
                 */
                page?: number;
                /**
                 * @description 10 to 20, default 10. Anything else is clamped to the nearest, never refused.
                 * @example 10
                 */
                perPage?: number;
                /**
                 * @description Default: name
                 * @example name
                 */
                sort?: "name" | "-name" | "transport_num" | "-transport_num" | "avg_speed" | "-avg_speed" | "avg_time" | "-avg_time" | "created_at" | "-created_at";
                /**
                 * @description Part of the name, of either end or of the city; case does not matter
                 * @example 33
                 */
                q?: string;
                /** @description The whole name of the city, case does not matter */
                city?: string;
                mode?: "bus" | "trolleybus" | "tram" | "minibus";
                /** @description Language of `msg` and of messages in `details` (spec §7). Missing or unknown: Ukrainian. */
                lng?: components["parameters"]["lng"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "msg": "Виконано",
                     *       "details": null,
                     *       "data": {
                     *         "items": [
                     *           {
                     *             "id": "01912d50-3c00-7000-8000-000000000020",
                     *             "name": "Автобус №33",
                     *             "mode": "bus",
                     *             "country": "Україна",
                     *             "city": "Львів",
                     *             "cost": 1700,
                     *             "from_point": "вул. І. Пулюя",
                     *             "to_point": "вул. Січових Стрільців",
                     *             "transport_num": 6,
                     *             "transports_on_route": 4,
                     *             "avg_speed": 17.5,
                     *             "avg_time": 48,
                     *             "places": [
                     *               {
                     *                 "name": "вул. І. Пулюя",
                     *                 "geometry": {
                     *                   "location": {
                     *                     "lat": 49.8067,
                     *                     "lng": 23.9815
                     *                   }
                     *                 }
                     *               },
                     *               {
                     *                 "name": "вул. Січових Стрільців",
                     *                 "geometry": {
                     *                   "location": {
                     *                     "lat": 49.841,
                     *                     "lng": 24.0252
                     *                   }
                     *                 }
                     *               }
                     *             ],
                     *             "version": 1,
                     *             "created_at": "2026-01-12T08:00:00.000Z",
                     *             "updated_at": "2026-01-12T08:00:00.000Z"
                     *           }
                     *         ],
                     *         "page": 1,
                     *         "per_page": 10,
                     *         "total": 1,
                     *         "total_capped": false,
                     *         "page_count": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        /** @description For the person, in the language of `lng` */
                        msg: string;
                        details: null;
                        data: components["schemas"]["TransitRoutePage"];
                    };
                };
            };
            401: components["responses"]["not_authenticated"];
            422: components["responses"]["validation_failed"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal"];
            503: components["responses"]["maintenance"];
        };
    };
    createRoute: {
        parameters: {
            query?: {
                /** @description Language of `msg` and of messages in `details` (spec §7). Missing or unknown: Ukrainian. */
                lng?: components["parameters"]["lng"];
            };
            header?: {
                /** @description Hex SHA-256 of the exact body text followed by the signing secret. Required once the session has a secret (see exchangeKey). */
                "payload-signature"?: components["parameters"]["payload-signature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Тролейбус №22",
                 *       "mode": "trolleybus",
                 *       "country": "Україна",
                 *       "city": "Львів",
                 *       "cost": 1700,
                 *       "from_point": "Автовокзал",
                 *       "to_point": "Університет",
                 *       "transport_num": 8,
                 *       "avg_speed": null,
                 *       "avg_time": null,
                 *       "places": [
                 *         {
                 *           "name": "Автовокзал",
                 *           "geometry": {
                 *             "location": {
                 *               "lat": 49.7866,
                 *               "lng": 24.0171
                 *             }
                 *           }
                 *         },
                 *         {
                 *           "name": "вул. Володимира Великого",
                 *           "geometry": {
                 *             "location": {
                 *               "lat": 49.8066,
                 *               "lng": 24.0105
                 *             }
                 *           }
                 *         },
                 *         {
                 *           "name": "Університет",
                 *           "geometry": {
                 *             "location": {
                 *               "lat": 49.8402,
                 *               "lng": 24.0222
                 *             }
                 *           }
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["TransitRouteInput"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "msg": "Виконано",
                     *       "details": null,
                     *       "data": {
                     *         "id": "01912d50-3c00-7000-8000-000000000020",
                     *         "name": "Тролейбус №22",
                     *         "mode": "trolleybus",
                     *         "country": "Україна",
                     *         "city": "Львів",
                     *         "cost": 1700,
                     *         "from_point": "Автовокзал",
                     *         "to_point": "Університет",
                     *         "transport_num": 8,
                     *         "transports_on_route": 0,
                     *         "avg_speed": null,
                     *         "avg_time": null,
                     *         "places": [
                     *           {
                     *             "name": "Автовокзал",
                     *             "geometry": {
                     *               "location": {
                     *                 "lat": 49.7866,
                     *                 "lng": 24.0171
                     *               }
                     *             }
                     *           },
                     *           {
                     *             "name": "вул. Володимира Великого",
                     *             "geometry": {
                     *               "location": {
                     *                 "lat": 49.8066,
                     *                 "lng": 24.0105
                     *               }
                     *             }
                     *           },
                     *           {
                     *             "name": "Університет",
                     *             "geometry": {
                     *               "location": {
                     *                 "lat": 49.8402,
                     *                 "lng": 24.0222
                     *               }
                     *             }
                     *           }
                     *         ],
                     *         "version": 1,
                     *         "created_at": "2026-01-12T08:00:00.000Z",
                     *         "updated_at": "2026-01-12T08:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        /** @description For the person, in the language of `lng` */
                        msg: string;
                        details: null;
                        data: components["schemas"]["TransitRoute"];
                    };
                };
            };
            400: components["responses"]["malformed_request.signature_invalid"];
            401: components["responses"]["not_authenticated"];
            403: components["responses"]["forbidden"];
            409: components["responses"]["view_read_only"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation_failed"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal"];
            503: components["responses"]["maintenance"];
        };
    };
    getRoute: {
        parameters: {
            query?: {
                /** @description Language of `msg` and of messages in `details` (spec §7). Missing or unknown: Ukrainian. */
                lng?: components["parameters"]["lng"];
            };
            header?: never;
            path: {
                /**
                 * @description UUIDv7
                 * @example 01912d50-3c00-7000-8000-000000000020
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "msg": "Виконано",
                     *       "details": null,
                     *       "data": {
                     *         "id": "01912d50-3c00-7000-8000-000000000020",
                     *         "name": "Автобус №33",
                     *         "mode": "bus",
                     *         "country": "Україна",
                     *         "city": "Львів",
                     *         "cost": 1700,
                     *         "from_point": "вул. І. Пулюя",
                     *         "to_point": "вул. Січових Стрільців",
                     *         "transport_num": 6,
                     *         "transports_on_route": 4,
                     *         "avg_speed": 17.5,
                     *         "avg_time": 48,
                     *         "places": [
                     *           {
                     *             "name": "вул. І. Пулюя",
                     *             "geometry": {
                     *               "location": {
                     *                 "lat": 49.8067,
                     *                 "lng": 23.9815
                     *               }
                     *             }
                     *           },
                     *           {
                     *             "name": "вул. Січових Стрільців",
                     *             "geometry": {
                     *               "location": {
                     *                 "lat": 49.841,
                     *                 "lng": 24.0252
                     *               }
                     *             }
                     *           }
                     *         ],
                     *         "version": 1,
                     *         "created_at": "2026-01-12T08:00:00.000Z",
                     *         "updated_at": "2026-01-12T08:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        /** @description For the person, in the language of `lng` */
                        msg: string;
                        details: null;
                        data: components["schemas"]["TransitRoute"];
                    };
                };
            };
            401: components["responses"]["not_authenticated"];
            404: components["responses"]["not_found"];
            422: components["responses"]["validation_failed"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal"];
            503: components["responses"]["maintenance"];
        };
    };
    updateRoute: {
        parameters: {
            query?: {
                /** @description Language of `msg` and of messages in `details` (spec §7). Missing or unknown: Ukrainian. */
                lng?: components["parameters"]["lng"];
            };
            header?: {
                /** @description Hex SHA-256 of the exact body text followed by the signing secret. Required once the session has a secret (see exchangeKey). */
                "payload-signature"?: components["parameters"]["payload-signature"];
            };
            path: {
                /**
                 * @description UUIDv7
                 * @example 01912d50-3c00-7000-8000-000000000021
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Тролейбус №24",
                 *       "mode": "trolleybus",
                 *       "country": "Україна",
                 *       "city": "Львів",
                 *       "cost": 1700,
                 *       "from_point": "Автовокзал",
                 *       "to_point": "Університет",
                 *       "transport_num": 8,
                 *       "avg_speed": null,
                 *       "avg_time": null,
                 *       "places": [
                 *         {
                 *           "name": "Автовокзал",
                 *           "geometry": {
                 *             "location": {
                 *               "lat": 49.7866,
                 *               "lng": 24.0171
                 *             }
                 *           }
                 *         },
                 *         {
                 *           "name": "вул. Володимира Великого",
                 *           "geometry": {
                 *             "location": {
                 *               "lat": 49.8066,
                 *               "lng": 24.0105
                 *             }
                 *           }
                 *         },
                 *         {
                 *           "name": "Університет",
                 *           "geometry": {
                 *             "location": {
                 *               "lat": 49.8402,
                 *               "lng": 24.0222
                 *             }
                 *           }
                 *         }
                 *       ],
                 *       "version": 1
                 *     }
                 */
                "application/json": components["schemas"]["TransitRouteUpdate"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "msg": "Виконано",
                     *       "details": null,
                     *       "data": {
                     *         "id": "01912d50-3c00-7000-8000-000000000021",
                     *         "name": "Тролейбус №24",
                     *         "mode": "trolleybus",
                     *         "country": "Україна",
                     *         "city": "Львів",
                     *         "cost": 1700,
                     *         "from_point": "Автовокзал",
                     *         "to_point": "Університет",
                     *         "transport_num": 8,
                     *         "transports_on_route": 4,
                     *         "avg_speed": null,
                     *         "avg_time": null,
                     *         "places": [
                     *           {
                     *             "name": "Автовокзал",
                     *             "geometry": {
                     *               "location": {
                     *                 "lat": 49.7866,
                     *                 "lng": 24.0171
                     *               }
                     *             }
                     *           },
                     *           {
                     *             "name": "вул. Володимира Великого",
                     *             "geometry": {
                     *               "location": {
                     *                 "lat": 49.8066,
                     *                 "lng": 24.0105
                     *               }
                     *             }
                     *           },
                     *           {
                     *             "name": "Університет",
                     *             "geometry": {
                     *               "location": {
                     *                 "lat": 49.8402,
                     *                 "lng": 24.0222
                     *               }
                     *             }
                     *           }
                     *         ],
                     *         "version": 2,
                     *         "created_at": "2026-01-12T08:00:00.000Z",
                     *         "updated_at": "2026-01-12T08:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        /** @description For the person, in the language of `lng` */
                        msg: string;
                        details: null;
                        data: components["schemas"]["TransitRoute"];
                    };
                };
            };
            400: components["responses"]["malformed_request.signature_invalid"];
            401: components["responses"]["not_authenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["not_found"];
            /**
             * @description `1008` **view_read_only**: The session looks at the product as another role (`viewAsRole`), and then nothing can be changed.
             *
             *     `-7` **conflict**: The object was changed by somebody else (`details.current_version`), or a unique value is taken (`details.fields`).
             */
            409: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation_failed"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal"];
            503: components["responses"]["maintenance"];
        };
    };
    listTransports: {
        parameters: {
            query?: {
                /**
                 * @description From 1, which is also the default. page × perPage may not pass 10000.
                 * @example 1
                 */
                page?: number;
                /**
                 * @description 10 to 20, default 10. Anything else is clamped to the nearest, never refused.
                 * @example 10
                 */
                perPage?: number;
                /**
                 * @description Default: transport_num
                 * @example transport_num
                 */
                sort?: "transport_num" | "-transport_num" | "name" | "-name" | "drive_time" | "-drive_time" | "next_to_date" | "-next_to_date" | "created_at" | "-created_at";
                /** @description Part of the fleet number, the plate or the model; either alphabet */
                q?: string;
                /**
                 * @description UUIDv7
                 * @example 01912d50-3c00-7000-8000-000000000020
                 */
                route_id?: string;
                /** @description UUIDv7 */
                branch_id?: string;
                /** @example on_route */
                status?: "on_route" | "parked" | "maintenance" | "off_line";
                mode?: "bus" | "trolleybus" | "tram" | "minibus";
                /** @description due: within 30 days; overdue: past */
                inspection?: "due" | "overdue";
                /** @description Language of `msg` and of messages in `details` (spec §7). Missing or unknown: Ukrainian. */
                lng?: components["parameters"]["lng"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "msg": "Виконано",
                     *       "details": null,
                     *       "data": {
                     *         "items": [
                     *           {
                     *             "id": "01912d50-3c00-7000-8000-000000000030",
                     *             "branch": {
                     *               "id": "01912d50-3c00-7000-8000-000000000010",
                     *               "name": "Автобусне депо №1"
                     *             },
                     *             "route": {
                     *               "id": "01912d50-3c00-7000-8000-000000000020",
                     *               "name": "Автобус №33"
                     *             },
                     *             "driver": {
                     *               "id": "01912d50-3c00-7000-8000-000000000040",
                     *               "name": "Бондаренко Андрій Васильович"
                     *             },
                     *             "transport_num": "1201",
                     *             "name": "Електрон А18501",
                     *             "mode": "bus",
                     *             "state_number": "ВС1201АА",
                     *             "validator": "VL-2041201",
                     *             "terminal_num": "S1T01201",
                     *             "geolocation": {
                     *               "lat": 49.8231,
                     *               "lng": 23.9967,
                     *               "place": "вул. Наукова"
                     *             },
                     *             "route_time": 21,
                     *             "drive_time": 312,
                     *             "avg_speed": 17.2,
                     *             "passenger_amount": 486,
                     *             "payment_cash": 214200,
                     *             "payment_card": 487900,
                     *             "beneficiary_count": 73,
                     *             "camera_link": "https://cam.example.com/1201",
                     *             "status": "on_route",
                     *             "status_color": null,
                     *             "fontStyle": "normal",
                     *             "next_to_date": "2027-05-14",
                     *             "version": 1,
                     *             "created_at": "2026-01-12T08:00:00.000Z",
                     *             "updated_at": "2026-01-12T08:00:00.000Z"
                     *           }
                     *         ],
                     *         "page": 1,
                     *         "per_page": 10,
                     *         "total": 1,
                     *         "total_capped": false,
                     *         "page_count": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        /** @description For the person, in the language of `lng` */
                        msg: string;
                        details: null;
                        data: components["schemas"]["TransportPage"];
                    };
                };
            };
            401: components["responses"]["not_authenticated"];
            404: components["responses"]["not_found"];
            422: components["responses"]["validation_failed"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal"];
            503: components["responses"]["maintenance"];
        };
    };
    createTransport: {
        parameters: {
            query?: {
                /** @description Language of `msg` and of messages in `details` (spec §7). Missing or unknown: Ukrainian. */
                lng?: components["parameters"]["lng"];
            };
            header?: {
                /** @description Hex SHA-256 of the exact body text followed by the signing secret. Required once the session has a secret (see exchangeKey). */
                "payload-signature"?: components["parameters"]["payload-signature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "branch_id": "01912d50-3c00-7000-8000-000000000010",
                 *       "route_id": "01912d50-3c00-7000-8000-000000000020",
                 *       "transport_num": "1990",
                 *       "name": "Електрон А18501",
                 *       "mode": "bus",
                 *       "state_number": "ВС1990КА",
                 *       "validator": "VL-2041990",
                 *       "terminal_num": null,
                 *       "camera_link": null,
                 *       "next_to_date": "2027-08-31"
                 *     }
                 */
                "application/json": components["schemas"]["TransportInput"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "msg": "Виконано",
                     *       "details": null,
                     *       "data": {
                     *         "id": "01912d50-3c00-7000-8000-000000000030",
                     *         "branch": {
                     *           "id": "01912d50-3c00-7000-8000-000000000010",
                     *           "name": "Автобусне депо №1"
                     *         },
                     *         "route": {
                     *           "id": "01912d50-3c00-7000-8000-000000000020",
                     *           "name": "Автобус №33"
                     *         },
                     *         "driver": null,
                     *         "transport_num": "1990",
                     *         "name": "Електрон А18501",
                     *         "mode": "bus",
                     *         "state_number": "ВС1990КА",
                     *         "validator": "VL-2041990",
                     *         "terminal_num": null,
                     *         "geolocation": null,
                     *         "route_time": 0,
                     *         "drive_time": 0,
                     *         "avg_speed": 0,
                     *         "passenger_amount": 0,
                     *         "payment_cash": 0,
                     *         "payment_card": 0,
                     *         "beneficiary_count": 0,
                     *         "camera_link": null,
                     *         "status": "parked",
                     *         "status_color": null,
                     *         "fontStyle": "normal",
                     *         "next_to_date": "2027-08-31",
                     *         "version": 1,
                     *         "created_at": "2026-01-12T08:00:00.000Z",
                     *         "updated_at": "2026-01-12T08:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        /** @description For the person, in the language of `lng` */
                        msg: string;
                        details: null;
                        data: components["schemas"]["Transport"];
                    };
                };
            };
            400: components["responses"]["malformed_request.signature_invalid"];
            401: components["responses"]["not_authenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["not_found"];
            /**
             * @description `1008` **view_read_only**: The session looks at the product as another role (`viewAsRole`), and then nothing can be changed.
             *
             *     `-7` **conflict**: The object was changed by somebody else (`details.current_version`), or a unique value is taken (`details.fields`).
             */
            409: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation_failed"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal"];
            503: components["responses"]["maintenance"];
        };
    };
    getTransport: {
        parameters: {
            query?: {
                /** @description Language of `msg` and of messages in `details` (spec §7). Missing or unknown: Ukrainian. */
                lng?: components["parameters"]["lng"];
            };
            header?: never;
            path: {
                /**
                 * @description UUIDv7
                 * @example 01912d50-3c00-7000-8000-000000000030
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "msg": "Виконано",
                     *       "details": null,
                     *       "data": {
                     *         "id": "01912d50-3c00-7000-8000-000000000030",
                     *         "branch": {
                     *           "id": "01912d50-3c00-7000-8000-000000000010",
                     *           "name": "Автобусне депо №1"
                     *         },
                     *         "route": {
                     *           "id": "01912d50-3c00-7000-8000-000000000020",
                     *           "name": "Автобус №33"
                     *         },
                     *         "driver": {
                     *           "id": "01912d50-3c00-7000-8000-000000000040",
                     *           "name": "Бондаренко Андрій Васильович"
                     *         },
                     *         "transport_num": "1201",
                     *         "name": "Електрон А18501",
                     *         "mode": "bus",
                     *         "state_number": "ВС1201АА",
                     *         "validator": "VL-2041201",
                     *         "terminal_num": "S1T01201",
                     *         "geolocation": {
                     *           "lat": 49.8231,
                     *           "lng": 23.9967,
                     *           "place": "вул. Наукова"
                     *         },
                     *         "route_time": 21,
                     *         "drive_time": 312,
                     *         "avg_speed": 17.2,
                     *         "passenger_amount": 486,
                     *         "payment_cash": 214200,
                     *         "payment_card": 487900,
                     *         "beneficiary_count": 73,
                     *         "camera_link": "https://cam.example.com/1201",
                     *         "status": "on_route",
                     *         "status_color": null,
                     *         "fontStyle": "normal",
                     *         "next_to_date": "2027-05-14",
                     *         "version": 1,
                     *         "created_at": "2026-01-12T08:00:00.000Z",
                     *         "updated_at": "2026-01-12T08:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        /** @description For the person, in the language of `lng` */
                        msg: string;
                        details: null;
                        data: components["schemas"]["Transport"];
                    };
                };
            };
            401: components["responses"]["not_authenticated"];
            404: components["responses"]["not_found"];
            422: components["responses"]["validation_failed"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal"];
            503: components["responses"]["maintenance"];
        };
    };
    updateTransport: {
        parameters: {
            query?: {
                /** @description Language of `msg` and of messages in `details` (spec §7). Missing or unknown: Ukrainian. */
                lng?: components["parameters"]["lng"];
            };
            header?: {
                /** @description Hex SHA-256 of the exact body text followed by the signing secret. Required once the session has a secret (see exchangeKey). */
                "payload-signature"?: components["parameters"]["payload-signature"];
            };
            path: {
                /**
                 * @description UUIDv7
                 * @example 01912d50-3c00-7000-8000-000000000031
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "branch_id": "01912d50-3c00-7000-8000-000000000010",
                 *       "route_id": "01912d50-3c00-7000-8000-000000000020",
                 *       "transport_num": "1991",
                 *       "name": "Електрон А18501",
                 *       "mode": "bus",
                 *       "state_number": "ВС1991КА",
                 *       "validator": "VL-2041990",
                 *       "terminal_num": null,
                 *       "camera_link": null,
                 *       "next_to_date": "2027-08-31",
                 *       "version": 1
                 *     }
                 */
                "application/json": components["schemas"]["TransportUpdate"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "msg": "Виконано",
                     *       "details": null,
                     *       "data": {
                     *         "id": "01912d50-3c00-7000-8000-000000000031",
                     *         "branch": {
                     *           "id": "01912d50-3c00-7000-8000-000000000010",
                     *           "name": "Автобусне депо №1"
                     *         },
                     *         "route": {
                     *           "id": "01912d50-3c00-7000-8000-000000000020",
                     *           "name": "Автобус №33"
                     *         },
                     *         "driver": null,
                     *         "transport_num": "1991",
                     *         "name": "Електрон А18501",
                     *         "mode": "bus",
                     *         "state_number": "ВС1991КА",
                     *         "validator": "VL-2041990",
                     *         "terminal_num": null,
                     *         "geolocation": null,
                     *         "route_time": 0,
                     *         "drive_time": 0,
                     *         "avg_speed": 0,
                     *         "passenger_amount": 0,
                     *         "payment_cash": 0,
                     *         "payment_card": 0,
                     *         "beneficiary_count": 0,
                     *         "camera_link": null,
                     *         "status": "parked",
                     *         "status_color": null,
                     *         "fontStyle": "normal",
                     *         "next_to_date": "2027-08-31",
                     *         "version": 2,
                     *         "created_at": "2026-01-12T08:00:00.000Z",
                     *         "updated_at": "2026-01-12T08:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        /** @description For the person, in the language of `lng` */
                        msg: string;
                        details: null;
                        data: components["schemas"]["Transport"];
                    };
                };
            };
            400: components["responses"]["malformed_request.signature_invalid"];
            401: components["responses"]["not_authenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["not_found"];
            /**
             * @description `1008` **view_read_only**: The session looks at the product as another role (`viewAsRole`), and then nothing can be changed.
             *
             *     `-7` **conflict**: The object was changed by somebody else (`details.current_version`), or a unique value is taken (`details.fields`).
             */
            409: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation_failed"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal"];
            503: components["responses"]["maintenance"];
        };
    };
    changeTransportStatus: {
        parameters: {
            query?: {
                /** @description Language of `msg` and of messages in `details` (spec §7). Missing or unknown: Ukrainian. */
                lng?: components["parameters"]["lng"];
            };
            header?: {
                /** @description Hex SHA-256 of the exact body text followed by the signing secret. Required once the session has a secret (see exchangeKey). */
                "payload-signature"?: components["parameters"]["payload-signature"];
            };
            path: {
                /**
                 * @description UUIDv7
                 * @example 01912d50-3c00-7000-8000-000000000032
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "status": "parked",
                 *       "version": 1
                 *     }
                 */
                "application/json": components["schemas"]["ChangeTransportStatusInput"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "msg": "Виконано",
                     *       "details": null,
                     *       "data": {
                     *         "id": "01912d50-3c00-7000-8000-000000000032",
                     *         "branch": {
                     *           "id": "01912d50-3c00-7000-8000-000000000010",
                     *           "name": "Автобусне депо №1"
                     *         },
                     *         "route": {
                     *           "id": "01912d50-3c00-7000-8000-000000000020",
                     *           "name": "Автобус №33"
                     *         },
                     *         "driver": null,
                     *         "transport_num": "1990",
                     *         "name": "Електрон А18501",
                     *         "mode": "bus",
                     *         "state_number": "ВС1990КА",
                     *         "validator": "VL-2041990",
                     *         "terminal_num": null,
                     *         "geolocation": null,
                     *         "route_time": 0,
                     *         "drive_time": 0,
                     *         "avg_speed": 0,
                     *         "passenger_amount": 0,
                     *         "payment_cash": 0,
                     *         "payment_card": 0,
                     *         "beneficiary_count": 0,
                     *         "camera_link": null,
                     *         "status": "parked",
                     *         "status_color": null,
                     *         "fontStyle": "normal",
                     *         "next_to_date": "2027-08-31",
                     *         "version": 2,
                     *         "created_at": "2026-01-12T08:00:00.000Z",
                     *         "updated_at": "2026-01-12T08:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        /** @description For the person, in the language of `lng` */
                        msg: string;
                        details: null;
                        data: components["schemas"]["Transport"];
                    };
                };
            };
            400: components["responses"]["malformed_request.signature_invalid"];
            401: components["responses"]["not_authenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["not_found"];
            /**
             * @description `1008` **view_read_only**: The session looks at the product as another role (`viewAsRole`), and then nothing can be changed.
             *
             *     `-7` **conflict**: The object was changed by somebody else (`details.current_version`), or a unique value is taken (`details.fields`).
             *
             *     `1106` **status_transition_forbidden**: The vehicle cannot go from its present status to the one asked for (see the state machine).
             */
            409: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation_failed"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal"];
            503: components["responses"]["maintenance"];
        };
    };
    listDrivers: {
        parameters: {
            query?: {
                /**
                 * @description From 1, which is also the default. page × perPage may not pass 10000.
                 * @example 1
                 */
                page?: number;
                /**
                 * @description 10 to 20, default 10. Anything else is clamped to the nearest, never refused.
                 * @example 10
                 */
                perPage?: number;
                /** @description Default: name */
                sort?: "name" | "-name" | "tabulation_number" | "-tabulation_number" | "session_open_time" | "-session_open_time" | "money" | "-money" | "created_at" | "-created_at";
                /**
                 * @description Spec §5: an empty query finds all drivers; otherwise a part of the name, case does not matter
                 * @example бондаренко
                 */
                name?: string;
                /** @description UUIDv7 */
                route_id?: string;
                /** @description UUIDv7 */
                transport_id?: string;
                /** @description UUIDv7 */
                branch_id?: string;
                /**
                 * @description Drivers with, or without, an open shift
                 * @example open
                 */
                shift?: "open" | "closed";
                /** @description Language of `msg` and of messages in `details` (spec §7). Missing or unknown: Ukrainian. */
                lng?: components["parameters"]["lng"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "msg": "Виконано",
                     *       "details": null,
                     *       "data": {
                     *         "items": [
                     *           {
                     *             "id": "01912d50-3c00-7000-8000-000000000040",
                     *             "branch": {
                     *               "id": "01912d50-3c00-7000-8000-000000000010",
                     *               "name": "Автобусне депо №1"
                     *             },
                     *             "name": "Бондаренко Андрій Васильович",
                     *             "tabulation_number": "00101",
                     *             "route": {
                     *               "id": "01912d50-3c00-7000-8000-000000000020",
                     *               "name": "Автобус №33"
                     *             },
                     *             "transport": {
                     *               "id": "01912d50-3c00-7000-8000-000000000030",
                     *               "name": "1201"
                     *             },
                     *             "transport_number": "1201",
                     *             "session_open_time": "2026-11-20T04:30:00.000Z",
                     *             "phone": "+380672345678",
                     *             "call_message": "https://t.me/+380672345678",
                     *             "money": 214200,
                     *             "add_data": null,
                     *             "avatar": null,
                     *             "version": 1,
                     *             "created_at": "2026-01-12T08:00:00.000Z",
                     *             "updated_at": "2026-01-12T08:00:00.000Z"
                     *           }
                     *         ],
                     *         "page": 1,
                     *         "per_page": 10,
                     *         "total": 1,
                     *         "total_capped": false,
                     *         "page_count": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        /** @description For the person, in the language of `lng` */
                        msg: string;
                        details: null;
                        data: components["schemas"]["DriverPage"];
                    };
                };
            };
            401: components["responses"]["not_authenticated"];
            404: components["responses"]["not_found"];
            422: components["responses"]["validation_failed"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal"];
            503: components["responses"]["maintenance"];
        };
    };
    createDriver: {
        parameters: {
            query?: {
                /** @description Language of `msg` and of messages in `details` (spec §7). Missing or unknown: Ukrainian. */
                lng?: components["parameters"]["lng"];
            };
            header?: {
                /** @description Hex SHA-256 of the exact body text followed by the signing secret. Required once the session has a secret (see exchangeKey). */
                "payload-signature"?: components["parameters"]["payload-signature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "branch_id": "01912d50-3c00-7000-8000-000000000010",
                 *       "name": "Шевчук Ірина Олегівна",
                 *       "tabulation_number": "09001",
                 *       "phone": "+380931234567",
                 *       "call_message": "https://t.me/+380931234567",
                 *       "add_data": "Категорія D, стаж 11 років",
                 *       "route_id": "01912d50-3c00-7000-8000-000000000020",
                 *       "transport_id": null
                 *     }
                 */
                "application/json": components["schemas"]["DriverInput"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "msg": "Виконано",
                     *       "details": null,
                     *       "data": {
                     *         "id": "01912d50-3c00-7000-8000-000000000040",
                     *         "branch": {
                     *           "id": "01912d50-3c00-7000-8000-000000000010",
                     *           "name": "Автобусне депо №1"
                     *         },
                     *         "name": "Шевчук Ірина Олегівна",
                     *         "tabulation_number": "09001",
                     *         "route": {
                     *           "id": "01912d50-3c00-7000-8000-000000000020",
                     *           "name": "Автобус №33"
                     *         },
                     *         "transport": null,
                     *         "transport_number": null,
                     *         "session_open_time": null,
                     *         "phone": "+380931234567",
                     *         "call_message": "https://t.me/+380931234567",
                     *         "money": 0,
                     *         "add_data": "Категорія D, стаж 11 років",
                     *         "avatar": null,
                     *         "version": 1,
                     *         "created_at": "2026-01-12T08:00:00.000Z",
                     *         "updated_at": "2026-01-12T08:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        /** @description For the person, in the language of `lng` */
                        msg: string;
                        details: null;
                        data: components["schemas"]["Driver"];
                    };
                };
            };
            400: components["responses"]["malformed_request.signature_invalid"];
            401: components["responses"]["not_authenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["not_found"];
            /**
             * @description `1008` **view_read_only**: The session looks at the product as another role (`viewAsRole`), and then nothing can be changed.
             *
             *     `-7` **conflict**: The object was changed by somebody else (`details.current_version`), or a unique value is taken (`details.fields`).
             */
            409: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation_failed"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal"];
            503: components["responses"]["maintenance"];
        };
    };
    getDriver: {
        parameters: {
            query?: {
                /** @description Language of `msg` and of messages in `details` (spec §7). Missing or unknown: Ukrainian. */
                lng?: components["parameters"]["lng"];
            };
            header?: never;
            path: {
                /**
                 * @description UUIDv7
                 * @example 01912d50-3c00-7000-8000-000000000040
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "msg": "Виконано",
                     *       "details": null,
                     *       "data": {
                     *         "id": "01912d50-3c00-7000-8000-000000000040",
                     *         "branch": {
                     *           "id": "01912d50-3c00-7000-8000-000000000010",
                     *           "name": "Автобусне депо №1"
                     *         },
                     *         "name": "Бондаренко Андрій Васильович",
                     *         "tabulation_number": "00101",
                     *         "route": {
                     *           "id": "01912d50-3c00-7000-8000-000000000020",
                     *           "name": "Автобус №33"
                     *         },
                     *         "transport": {
                     *           "id": "01912d50-3c00-7000-8000-000000000030",
                     *           "name": "1201"
                     *         },
                     *         "transport_number": "1201",
                     *         "session_open_time": "2026-11-20T04:30:00.000Z",
                     *         "phone": "+380672345678",
                     *         "call_message": "https://t.me/+380672345678",
                     *         "money": 214200,
                     *         "add_data": null,
                     *         "avatar": null,
                     *         "version": 1,
                     *         "created_at": "2026-01-12T08:00:00.000Z",
                     *         "updated_at": "2026-01-12T08:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        /** @description For the person, in the language of `lng` */
                        msg: string;
                        details: null;
                        data: components["schemas"]["Driver"];
                    };
                };
            };
            401: components["responses"]["not_authenticated"];
            404: components["responses"]["not_found"];
            422: components["responses"]["validation_failed"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal"];
            503: components["responses"]["maintenance"];
        };
    };
    updateDriver: {
        parameters: {
            query?: {
                /** @description Language of `msg` and of messages in `details` (spec §7). Missing or unknown: Ukrainian. */
                lng?: components["parameters"]["lng"];
            };
            header?: {
                /** @description Hex SHA-256 of the exact body text followed by the signing secret. Required once the session has a secret (see exchangeKey). */
                "payload-signature"?: components["parameters"]["payload-signature"];
            };
            path: {
                /**
                 * @description UUIDv7
                 * @example 01912d50-3c00-7000-8000-000000000041
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "branch_id": "01912d50-3c00-7000-8000-000000000010",
                 *       "name": "Шевчук Ірина Олегівна",
                 *       "tabulation_number": "09002",
                 *       "phone": "+380931234567",
                 *       "call_message": "https://t.me/+380931234567",
                 *       "add_data": "Категорія D, стаж 11 років",
                 *       "version": 1
                 *     }
                 */
                "application/json": components["schemas"]["DriverUpdate"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "msg": "Виконано",
                     *       "details": null,
                     *       "data": {
                     *         "id": "01912d50-3c00-7000-8000-000000000041",
                     *         "branch": {
                     *           "id": "01912d50-3c00-7000-8000-000000000010",
                     *           "name": "Автобусне депо №1"
                     *         },
                     *         "name": "Шевчук Ірина Олегівна",
                     *         "tabulation_number": "09002",
                     *         "route": {
                     *           "id": "01912d50-3c00-7000-8000-000000000020",
                     *           "name": "Автобус №33"
                     *         },
                     *         "transport": null,
                     *         "transport_number": null,
                     *         "session_open_time": null,
                     *         "phone": "+380931234567",
                     *         "call_message": "https://t.me/+380931234567",
                     *         "money": 0,
                     *         "add_data": "Категорія D, стаж 11 років",
                     *         "avatar": null,
                     *         "version": 2,
                     *         "created_at": "2026-01-12T08:00:00.000Z",
                     *         "updated_at": "2026-01-12T08:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        /** @description For the person, in the language of `lng` */
                        msg: string;
                        details: null;
                        data: components["schemas"]["Driver"];
                    };
                };
            };
            400: components["responses"]["malformed_request.signature_invalid"];
            401: components["responses"]["not_authenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["not_found"];
            /**
             * @description `1008` **view_read_only**: The session looks at the product as another role (`viewAsRole`), and then nothing can be changed.
             *
             *     `-7` **conflict**: The object was changed by somebody else (`details.current_version`), or a unique value is taken (`details.fields`).
             */
            409: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation_failed"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal"];
            503: components["responses"]["maintenance"];
        };
    };
    changeDriverRoute: {
        parameters: {
            query?: {
                /** @description Language of `msg` and of messages in `details` (spec §7). Missing or unknown: Ukrainian. */
                lng?: components["parameters"]["lng"];
            };
            header?: {
                /** @description Hex SHA-256 of the exact body text followed by the signing secret. Required once the session has a secret (see exchangeKey). */
                "payload-signature"?: components["parameters"]["payload-signature"];
            };
            path: {
                /**
                 * @description UUIDv7
                 * @example 01912d50-3c00-7000-8000-000000000042
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "route_id": "01912d50-3c00-7000-8000-000000000022"
                 *     }
                 */
                "application/json": components["schemas"]["ChangeRouteInput"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "msg": "Виконано",
                     *       "details": null,
                     *       "data": {
                     *         "id": "01912d50-3c00-7000-8000-000000000042",
                     *         "branch": {
                     *           "id": "01912d50-3c00-7000-8000-000000000010",
                     *           "name": "Автобусне депо №1"
                     *         },
                     *         "name": "Шевчук Ірина Олегівна",
                     *         "tabulation_number": "09001",
                     *         "route": {
                     *           "id": "01912d50-3c00-7000-8000-000000000022",
                     *           "name": "Трамвай №6"
                     *         },
                     *         "transport": null,
                     *         "transport_number": null,
                     *         "session_open_time": null,
                     *         "phone": "+380931234567",
                     *         "call_message": "https://t.me/+380931234567",
                     *         "money": 0,
                     *         "add_data": "Категорія D, стаж 11 років",
                     *         "avatar": null,
                     *         "version": 1,
                     *         "created_at": "2026-01-12T08:00:00.000Z",
                     *         "updated_at": "2026-01-12T08:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        /** @description For the person, in the language of `lng` */
                        msg: string;
                        details: null;
                        data: components["schemas"]["Driver"];
                    };
                };
            };
            400: components["responses"]["malformed_request.signature_invalid"];
            401: components["responses"]["not_authenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["not_found"];
            /**
             * @description `1008` **view_read_only**: The session looks at the product as another role (`viewAsRole`), and then nothing can be changed.
             *
             *     `1105` **inspection_overdue**: The vehicle is past its inspection date (`details.next_to_date`), so it cannot go on a route.
             */
            409: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation_failed"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal"];
            503: components["responses"]["maintenance"];
        };
    };
    changeDriverTransport: {
        parameters: {
            query?: {
                /** @description Language of `msg` and of messages in `details` (spec §7). Missing or unknown: Ukrainian. */
                lng?: components["parameters"]["lng"];
            };
            header?: {
                /** @description Hex SHA-256 of the exact body text followed by the signing secret. Required once the session has a secret (see exchangeKey). */
                "payload-signature"?: components["parameters"]["payload-signature"];
            };
            path: {
                /**
                 * @description UUIDv7
                 * @example 01912d50-3c00-7000-8000-000000000043
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "transport_id": "01912d50-3c00-7000-8000-000000000034"
                 *     }
                 */
                "application/json": components["schemas"]["ChangeTransportInput"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "msg": "Виконано",
                     *       "details": null,
                     *       "data": {
                     *         "id": "01912d50-3c00-7000-8000-000000000043",
                     *         "branch": {
                     *           "id": "01912d50-3c00-7000-8000-000000000010",
                     *           "name": "Автобусне депо №1"
                     *         },
                     *         "name": "Бондаренко Андрій Васильович",
                     *         "tabulation_number": "00101",
                     *         "route": {
                     *           "id": "01912d50-3c00-7000-8000-000000000020",
                     *           "name": "Автобус №33"
                     *         },
                     *         "transport": {
                     *           "id": "01912d50-3c00-7000-8000-000000000034",
                     *           "name": "1204"
                     *         },
                     *         "transport_number": "1204",
                     *         "session_open_time": "2026-11-20T04:30:00.000Z",
                     *         "phone": "+380672345678",
                     *         "call_message": "https://t.me/+380672345678",
                     *         "money": 214200,
                     *         "add_data": null,
                     *         "avatar": null,
                     *         "version": 2,
                     *         "created_at": "2026-01-12T08:00:00.000Z",
                     *         "updated_at": "2026-01-12T08:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        /** @description For the person, in the language of `lng` */
                        msg: string;
                        details: null;
                        data: components["schemas"]["Driver"];
                    };
                };
            };
            400: components["responses"]["malformed_request.signature_invalid"];
            401: components["responses"]["not_authenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["not_found"];
            /**
             * @description `1008` **view_read_only**: The session looks at the product as another role (`viewAsRole`), and then nothing can be changed.
             *
             *     `1103` **transport_busy**: Another driver is on shift on this vehicle. `details.busy_with` names the driver.
             *
             *     `1104` **transport_unavailable**: The vehicle is under maintenance or off the line.
             *
             *     `1105` **inspection_overdue**: The vehicle is past its inspection date (`details.next_to_date`), so it cannot go on a route.
             */
            409: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation_failed"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal"];
            503: components["responses"]["maintenance"];
        };
    };
    getDriverAvatar: {
        parameters: {
            query?: {
                /** @description Changes with the photo, so that browsers may keep it */
                v?: string;
                /** @description Language of `msg` and of messages in `details` (spec §7). Missing or unknown: Ukrainian. */
                lng?: components["parameters"]["lng"];
            };
            header?: never;
            path: {
                /**
                 * @description UUIDv7
                 * @example 01912d50-3c00-7000-8000-000000000046
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success: the file, image/png, image/jpeg, image/webp */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    /** @description Names the content, for `If-None-Match`. */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    /** @example iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAEUlEQVR42mNQTX6NFTEMLQkADGRcwbWCQf4AAAAASUVORK5CYII= */
                    "image/*": string;
                };
            };
            401: components["responses"]["not_authenticated"];
            404: components["responses"]["not_found"];
            422: components["responses"]["validation_failed"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal"];
            503: components["responses"]["maintenance"];
        };
    };
    uploadDriverAvatar: {
        parameters: {
            query?: {
                /** @description Language of `msg` and of messages in `details` (spec §7). Missing or unknown: Ukrainian. */
                lng?: components["parameters"]["lng"];
            };
            header?: never;
            path: {
                /**
                 * @description UUIDv7
                 * @example 01912d50-3c00-7000-8000-000000000047
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "photo": "iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAEUlEQVR42mNQTX6NFTEMLQkADGRcwbWCQf4AAAAASUVORK5CYII="
                 *     }
                 */
                "multipart/form-data": {
                    /**
                     * Format: binary
                     * @description A file of up to 1048576 bytes: image/png, image/jpeg, image/webp
                     */
                    photo: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "msg": "Виконано",
                     *       "details": null,
                     *       "data": {
                     *         "id": "01912d50-3c00-7000-8000-000000000047",
                     *         "branch": {
                     *           "id": "01912d50-3c00-7000-8000-000000000010",
                     *           "name": "Автобусне депо №1"
                     *         },
                     *         "name": "Бондаренко Андрій Васильович",
                     *         "tabulation_number": "00101",
                     *         "route": {
                     *           "id": "01912d50-3c00-7000-8000-000000000020",
                     *           "name": "Автобус №33"
                     *         },
                     *         "transport": {
                     *           "id": "01912d50-3c00-7000-8000-000000000030",
                     *           "name": "1201"
                     *         },
                     *         "transport_number": "1201",
                     *         "session_open_time": "2026-11-20T04:30:00.000Z",
                     *         "phone": "+380672345678",
                     *         "call_message": "https://t.me/+380672345678",
                     *         "money": 214200,
                     *         "add_data": null,
                     *         "avatar": "/api/v1/transport/drivers/01912d50-3c00-7000-8000-000000000047/avatar?v=0123456789abcdef",
                     *         "version": 2,
                     *         "created_at": "2026-01-12T08:00:00.000Z",
                     *         "updated_at": "2026-01-12T08:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        /** @description For the person, in the language of `lng` */
                        msg: string;
                        details: null;
                        data: components["schemas"]["Driver"];
                    };
                };
            };
            400: components["responses"]["malformed_request"];
            401: components["responses"]["not_authenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["not_found"];
            409: components["responses"]["view_read_only"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation_failed.file_type_wrong.image_too_large"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal"];
            503: components["responses"]["maintenance"];
        };
    };
    removeDriverAvatar: {
        parameters: {
            query?: {
                /** @description Language of `msg` and of messages in `details` (spec §7). Missing or unknown: Ukrainian. */
                lng?: components["parameters"]["lng"];
            };
            header?: never;
            path: {
                /**
                 * @description UUIDv7
                 * @example 01912d50-3c00-7000-8000-000000000048
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "msg": "Виконано",
                     *       "details": null,
                     *       "data": {
                     *         "id": "01912d50-3c00-7000-8000-000000000048",
                     *         "branch": {
                     *           "id": "01912d50-3c00-7000-8000-000000000010",
                     *           "name": "Автобусне депо №1"
                     *         },
                     *         "name": "Бондаренко Андрій Васильович",
                     *         "tabulation_number": "00101",
                     *         "route": {
                     *           "id": "01912d50-3c00-7000-8000-000000000020",
                     *           "name": "Автобус №33"
                     *         },
                     *         "transport": {
                     *           "id": "01912d50-3c00-7000-8000-000000000030",
                     *           "name": "1201"
                     *         },
                     *         "transport_number": "1201",
                     *         "session_open_time": "2026-11-20T04:30:00.000Z",
                     *         "phone": "+380672345678",
                     *         "call_message": "https://t.me/+380672345678",
                     *         "money": 214200,
                     *         "add_data": null,
                     *         "avatar": null,
                     *         "version": 1,
                     *         "created_at": "2026-01-12T08:00:00.000Z",
                     *         "updated_at": "2026-01-12T08:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        /** @description For the person, in the language of `lng` */
                        msg: string;
                        details: null;
                        data: components["schemas"]["Driver"];
                    };
                };
            };
            401: components["responses"]["not_authenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["not_found"];
            409: components["responses"]["view_read_only"];
            422: components["responses"]["validation_failed"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal"];
            503: components["responses"]["maintenance"];
        };
    };
    openShift: {
        parameters: {
            query?: {
                /** @description Language of `msg` and of messages in `details` (spec §7). Missing or unknown: Ukrainian. */
                lng?: components["parameters"]["lng"];
            };
            header?: {
                /** @description Hex SHA-256 of the exact body text followed by the signing secret. Required once the session has a secret (see exchangeKey). */
                "payload-signature"?: components["parameters"]["payload-signature"];
            };
            path: {
                /**
                 * @description Driver
                 * @example 01912d50-3c00-7000-8000-000000000044
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "transport_id": "01912d50-3c00-7000-8000-000000000033",
                 *       "route_id": null
                 *     }
                 */
                "application/json": components["schemas"]["OpenShiftInput"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "msg": "Виконано",
                     *       "details": null,
                     *       "data": {
                     *         "id": "01912d50-3c00-7000-8000-000000000050",
                     *         "driver": {
                     *           "id": "01912d50-3c00-7000-8000-000000000040",
                     *           "name": "Бондаренко Андрій Васильович"
                     *         },
                     *         "transport": {
                     *           "id": "01912d50-3c00-7000-8000-000000000030",
                     *           "name": "1201"
                     *         },
                     *         "route": {
                     *           "id": "01912d50-3c00-7000-8000-000000000020",
                     *           "name": "Автобус №33"
                     *         },
                     *         "status": "open",
                     *         "opened_at": "2026-11-20T04:30:00.000Z",
                     *         "closed_at": null,
                     *         "expected_cash": 0,
                     *         "handed_over_cash": null,
                     *         "cash_difference": null,
                     *         "comment": null,
                     *         "changes": []
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        /** @description For the person, in the language of `lng` */
                        msg: string;
                        details: null;
                        data: components["schemas"]["Shift"];
                    };
                };
            };
            400: components["responses"]["malformed_request.signature_invalid"];
            401: components["responses"]["not_authenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["not_found"];
            /**
             * @description `1008` **view_read_only**: The session looks at the product as another role (`viewAsRole`), and then nothing can be changed.
             *
             *     `1101` **shift_already_open**: The driver already has an open shift.
             *
             *     `1103` **transport_busy**: Another driver is on shift on this vehicle. `details.busy_with` names the driver.
             *
             *     `1104` **transport_unavailable**: The vehicle is under maintenance or off the line.
             *
             *     `1105` **inspection_overdue**: The vehicle is past its inspection date (`details.next_to_date`), so it cannot go on a route.
             *
             *     `1107` **route_required**: A shift needs a route: neither the request nor the driver has one.
             */
            409: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation_failed"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal"];
            503: components["responses"]["maintenance"];
        };
    };
    closeShift: {
        parameters: {
            query?: {
                /** @description Language of `msg` and of messages in `details` (spec §7). Missing or unknown: Ukrainian. */
                lng?: components["parameters"]["lng"];
            };
            header?: {
                /** @description Hex SHA-256 of the exact body text followed by the signing secret. Required once the session has a secret (see exchangeKey). */
                "payload-signature"?: components["parameters"]["payload-signature"];
            };
            path: {
                /**
                 * @description Driver
                 * @example 01912d50-3c00-7000-8000-000000000045
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "handed_over_cash": 184000,
                 *       "comment": "Бракує 5 грн: здача"
                 *     }
                 */
                "application/json": components["schemas"]["CloseShiftInput"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "msg": "Виконано",
                     *       "details": null,
                     *       "data": {
                     *         "id": "01912d50-3c00-7000-8000-000000000051",
                     *         "driver": {
                     *           "id": "01912d50-3c00-7000-8000-000000000040",
                     *           "name": "Бондаренко Андрій Васильович"
                     *         },
                     *         "transport": {
                     *           "id": "01912d50-3c00-7000-8000-000000000030",
                     *           "name": "1201"
                     *         },
                     *         "route": {
                     *           "id": "01912d50-3c00-7000-8000-000000000020",
                     *           "name": "Автобус №33"
                     *         },
                     *         "status": "closed",
                     *         "opened_at": "2026-11-20T04:30:00.000Z",
                     *         "closed_at": "2026-11-20T13:05:00.000Z",
                     *         "expected_cash": 184500,
                     *         "handed_over_cash": 184000,
                     *         "cash_difference": -500,
                     *         "comment": "Бракує 5 грн: здача",
                     *         "changes": []
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        /** @description For the person, in the language of `lng` */
                        msg: string;
                        details: null;
                        data: components["schemas"]["Shift"];
                    };
                };
            };
            400: components["responses"]["malformed_request.signature_invalid"];
            401: components["responses"]["not_authenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["not_found"];
            409: components["responses"]["view_read_only.shift_already_closed"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation_failed"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal"];
            503: components["responses"]["maintenance"];
        };
    };
    getOpenShift: {
        parameters: {
            query?: {
                /** @description Language of `msg` and of messages in `details` (spec §7). Missing or unknown: Ukrainian. */
                lng?: components["parameters"]["lng"];
            };
            header?: never;
            path: {
                /**
                 * @description Driver
                 * @example 01912d50-3c00-7000-8000-000000000040
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "msg": "Виконано",
                     *       "details": null,
                     *       "data": {
                     *         "id": "01912d50-3c00-7000-8000-000000000050",
                     *         "driver": {
                     *           "id": "01912d50-3c00-7000-8000-000000000040",
                     *           "name": "Бондаренко Андрій Васильович"
                     *         },
                     *         "transport": {
                     *           "id": "01912d50-3c00-7000-8000-000000000030",
                     *           "name": "1201"
                     *         },
                     *         "route": {
                     *           "id": "01912d50-3c00-7000-8000-000000000020",
                     *           "name": "Автобус №33"
                     *         },
                     *         "status": "open",
                     *         "opened_at": "2026-11-20T04:30:00.000Z",
                     *         "closed_at": null,
                     *         "expected_cash": 214200,
                     *         "handed_over_cash": null,
                     *         "cash_difference": null,
                     *         "comment": null,
                     *         "changes": []
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        /** @description For the person, in the language of `lng` */
                        msg: string;
                        details: null;
                        data: components["schemas"]["Shift"];
                    };
                };
            };
            401: components["responses"]["not_authenticated"];
            404: components["responses"]["not_found"];
            409: components["responses"]["shift_already_closed"];
            422: components["responses"]["validation_failed"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal"];
            503: components["responses"]["maintenance"];
        };
    };
    listShifts: {
        parameters: {
            query?: {
                /**
                 * @description From 1, which is also the default. page × perPage may not pass 10000.
                 * @example 1
                 */
                page?: number;
                /** @description 10 to 20, default 10. Anything else is clamped to the nearest, never refused. */
                perPage?: number;
                /** @description Language of `msg` and of messages in `details` (spec §7). Missing or unknown: Ukrainian. */
                lng?: components["parameters"]["lng"];
            };
            header?: never;
            path: {
                /**
                 * @description Driver
                 * @example 01912d50-3c00-7000-8000-000000000040
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "msg": "Виконано",
                     *       "details": null,
                     *       "data": {
                     *         "items": [
                     *           {
                     *             "id": "01912d50-3c00-7000-8000-000000000050",
                     *             "driver": {
                     *               "id": "01912d50-3c00-7000-8000-000000000040",
                     *               "name": "Бондаренко Андрій Васильович"
                     *             },
                     *             "transport": {
                     *               "id": "01912d50-3c00-7000-8000-000000000030",
                     *               "name": "1201"
                     *             },
                     *             "route": {
                     *               "id": "01912d50-3c00-7000-8000-000000000020",
                     *               "name": "Автобус №33"
                     *             },
                     *             "status": "open",
                     *             "opened_at": "2026-11-20T04:30:00.000Z",
                     *             "closed_at": null,
                     *             "expected_cash": 214200,
                     *             "handed_over_cash": null,
                     *             "cash_difference": null,
                     *             "comment": null,
                     *             "changes": []
                     *           }
                     *         ],
                     *         "page": 1,
                     *         "per_page": 10,
                     *         "total": 1,
                     *         "total_capped": false,
                     *         "page_count": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        /** @description For the person, in the language of `lng` */
                        msg: string;
                        details: null;
                        data: components["schemas"]["ShiftPage"];
                    };
                };
            };
            401: components["responses"]["not_authenticated"];
            404: components["responses"]["not_found"];
            422: components["responses"]["validation_failed"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal"];
            503: components["responses"]["maintenance"];
        };
    };
    listDepots: {
        parameters: {
            query?: {
                /**
                 * @description From 1, which is also the default. page × perPage may not pass 10000.
                 * @example 1
                 */
                page?: number;
                /** @description 10 to 20, default 10. Anything else is clamped to the nearest, never refused. */
                perPage?: number;
                /**
                 * @description Default: name
                 * @example name
                 */
                sort?: "name" | "-name" | "city" | "-city" | "created_at" | "-created_at";
                /** @description Part of the name, the city or the address */
                q?: string;
                /** @description Language of `msg` and of messages in `details` (spec §7). Missing or unknown: Ukrainian. */
                lng?: components["parameters"]["lng"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "msg": "Виконано",
                     *       "details": null,
                     *       "data": {
                     *         "items": [
                     *           {
                     *             "id": "01912d50-3c00-7000-8000-000000000010",
                     *             "kind": "depot",
                     *             "name": "Автобусне депо №1",
                     *             "city": "Львів",
                     *             "address": "вул. Авіаційна, 1",
                     *             "director": "Гнатюк Роман Ігорович",
                     *             "director_phone": "+380671112233",
                     *             "shift_closing_time": "23:30",
                     *             "transports_count": 34,
                     *             "drivers_count": 46,
                     *             "version": 1,
                     *             "created_at": "2026-01-12T08:00:00.000Z",
                     *             "updated_at": "2026-01-12T08:00:00.000Z"
                     *           }
                     *         ],
                     *         "page": 1,
                     *         "per_page": 10,
                     *         "total": 1,
                     *         "total_capped": false,
                     *         "page_count": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        /** @description For the person, in the language of `lng` */
                        msg: string;
                        details: null;
                        data: components["schemas"]["DepotPage"];
                    };
                };
            };
            401: components["responses"]["not_authenticated"];
            422: components["responses"]["validation_failed"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal"];
            503: components["responses"]["maintenance"];
        };
    };
    createDepot: {
        parameters: {
            query?: {
                /** @description Language of `msg` and of messages in `details` (spec §7). Missing or unknown: Ukrainian. */
                lng?: components["parameters"]["lng"];
            };
            header?: {
                /** @description Hex SHA-256 of the exact body text followed by the signing secret. Required once the session has a secret (see exchangeKey). */
                "payload-signature"?: components["parameters"]["payload-signature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Тролейбусне депо №2",
                 *       "city": "Львів",
                 *       "address": "вул. Тролейбусна, 1",
                 *       "director": "Мельник Оксана Юріївна",
                 *       "director_phone": "+380503334455",
                 *       "shift_closing_time": "23:45"
                 *     }
                 */
                "application/json": components["schemas"]["DepotInput"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "msg": "Виконано",
                     *       "details": null,
                     *       "data": {
                     *         "id": "01912d50-3c00-7000-8000-000000000010",
                     *         "kind": "depot",
                     *         "name": "Тролейбусне депо №2",
                     *         "city": "Львів",
                     *         "address": "вул. Тролейбусна, 1",
                     *         "director": "Мельник Оксана Юріївна",
                     *         "director_phone": "+380503334455",
                     *         "shift_closing_time": "23:45",
                     *         "transports_count": 0,
                     *         "drivers_count": 0,
                     *         "version": 1,
                     *         "created_at": "2026-01-12T08:00:00.000Z",
                     *         "updated_at": "2026-01-12T08:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        /** @description For the person, in the language of `lng` */
                        msg: string;
                        details: null;
                        data: components["schemas"]["Depot"];
                    };
                };
            };
            400: components["responses"]["malformed_request.signature_invalid"];
            401: components["responses"]["not_authenticated"];
            403: components["responses"]["forbidden"];
            409: components["responses"]["view_read_only"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation_failed"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal"];
            503: components["responses"]["maintenance"];
        };
    };
    getDepot: {
        parameters: {
            query?: {
                /** @description Language of `msg` and of messages in `details` (spec §7). Missing or unknown: Ukrainian. */
                lng?: components["parameters"]["lng"];
            };
            header?: never;
            path: {
                /**
                 * @description UUIDv7
                 * @example 01912d50-3c00-7000-8000-000000000010
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "msg": "Виконано",
                     *       "details": null,
                     *       "data": {
                     *         "id": "01912d50-3c00-7000-8000-000000000010",
                     *         "kind": "depot",
                     *         "name": "Автобусне депо №1",
                     *         "city": "Львів",
                     *         "address": "вул. Авіаційна, 1",
                     *         "director": "Гнатюк Роман Ігорович",
                     *         "director_phone": "+380671112233",
                     *         "shift_closing_time": "23:30",
                     *         "transports_count": 34,
                     *         "drivers_count": 46,
                     *         "version": 1,
                     *         "created_at": "2026-01-12T08:00:00.000Z",
                     *         "updated_at": "2026-01-12T08:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        /** @description For the person, in the language of `lng` */
                        msg: string;
                        details: null;
                        data: components["schemas"]["Depot"];
                    };
                };
            };
            401: components["responses"]["not_authenticated"];
            404: components["responses"]["not_found"];
            422: components["responses"]["validation_failed"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal"];
            503: components["responses"]["maintenance"];
        };
    };
    updateDepot: {
        parameters: {
            query?: {
                /** @description Language of `msg` and of messages in `details` (spec §7). Missing or unknown: Ukrainian. */
                lng?: components["parameters"]["lng"];
            };
            header?: {
                /** @description Hex SHA-256 of the exact body text followed by the signing secret. Required once the session has a secret (see exchangeKey). */
                "payload-signature"?: components["parameters"]["payload-signature"];
            };
            path: {
                /**
                 * @description UUIDv7
                 * @example 01912d50-3c00-7000-8000-000000000011
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Тролейбусне депо №2",
                 *       "city": "Львів",
                 *       "address": "вул. Тролейбусна, 1",
                 *       "director": "Мельник Оксана Юріївна",
                 *       "director_phone": "+380503334455",
                 *       "shift_closing_time": "23:45",
                 *       "version": 1
                 *     }
                 */
                "application/json": components["schemas"]["DepotUpdate"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "msg": "Виконано",
                     *       "details": null,
                     *       "data": {
                     *         "id": "01912d50-3c00-7000-8000-000000000011",
                     *         "kind": "depot",
                     *         "name": "Тролейбусне депо №2",
                     *         "city": "Львів",
                     *         "address": "вул. Тролейбусна, 1",
                     *         "director": "Мельник Оксана Юріївна",
                     *         "director_phone": "+380503334455",
                     *         "shift_closing_time": "23:45",
                     *         "transports_count": 34,
                     *         "drivers_count": 46,
                     *         "version": 2,
                     *         "created_at": "2026-01-12T08:00:00.000Z",
                     *         "updated_at": "2026-01-12T08:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        /** @description For the person, in the language of `lng` */
                        msg: string;
                        details: null;
                        data: components["schemas"]["Depot"];
                    };
                };
            };
            400: components["responses"]["malformed_request.signature_invalid"];
            401: components["responses"]["not_authenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["not_found"];
            /**
             * @description `1008` **view_read_only**: The session looks at the product as another role (`viewAsRole`), and then nothing can be changed.
             *
             *     `-7` **conflict**: The object was changed by somebody else (`details.current_version`), or a unique value is taken (`details.fields`).
             */
            409: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation_failed"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal"];
            503: components["responses"]["maintenance"];
        };
    };
    listAuditEntries: {
        parameters: {
            query?: {
                /**
                 * @description From 1, which is also the default. page × perPage may not pass 10000.
                 * @example 1
                 */
                page?: number;
                /**
                 * @description 10 to 20, default 10. Anything else is clamped to the nearest, never refused.
                 * @example 10
                 */
                perPage?: number;
                /**
                 * @description Default: -at
                 * @example -at
                 */
                sort?: "at" | "-at";
                /** @description Changes by this person */
                user_id?: string;
                object_type?: string;
                /** @description UUIDv7 */
                object_id?: string;
                /** @description A part of the name of the object, case does not matter */
                q?: string;
                /** @description From the beginning of this day in Kyiv */
                from?: string;
                /** @description To the end of this day in Kyiv */
                to?: string;
                /** @description Language of `msg` and of messages in `details` (spec §7). Missing or unknown: Ukrainian. */
                lng?: components["parameters"]["lng"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "msg": "Виконано",
                     *       "details": null,
                     *       "data": {
                     *         "items": [
                     *           {
                     *             "id": "01912d50-3c00-7000-8000-0000000000b1",
                     *             "at": "2026-11-20T08:15:00.000Z",
                     *             "user": {
                     *               "id": "01912d50-3c00-7000-8000-000000000002",
                     *               "full_name": "Коваль Олена Петрівна"
                     *             },
                     *             "address": "127.0.0.1",
                     *             "operation": "updateRoute",
                     *             "object": {
                     *               "type": "route",
                     *               "id": "01912d50-3c00-7000-8000-000000000021",
                     *               "name": "№ 12 Вокзал – Центр"
                     *             },
                     *             "before": {
                     *               "cost": 1500
                     *             },
                     *             "after": {
                     *               "cost": 1700
                     *             }
                     *           }
                     *         ],
                     *         "page": 1,
                     *         "per_page": 10,
                     *         "total": 1,
                     *         "total_capped": false,
                     *         "page_count": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        /** @description For the person, in the language of `lng` */
                        msg: string;
                        details: null;
                        data: components["schemas"]["AuditPage"];
                    };
                };
            };
            401: components["responses"]["not_authenticated"];
            403: components["responses"]["forbidden"];
            422: components["responses"]["validation_failed"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal"];
            503: components["responses"]["maintenance"];
        };
    };
    listAuditPeople: {
        parameters: {
            query?: {
                /** @description Language of `msg` and of messages in `details` (spec §7). Missing or unknown: Ukrainian. */
                lng?: components["parameters"]["lng"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "msg": "Виконано",
                     *       "details": null,
                     *       "data": {
                     *         "items": [
                     *           {
                     *             "id": "01912d50-3c00-7000-8000-000000000002",
                     *             "full_name": "Коваль Олена Петрівна"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        /** @description For the person, in the language of `lng` */
                        msg: string;
                        details: null;
                        data: components["schemas"]["AuditPeople"];
                    };
                };
            };
            401: components["responses"]["not_authenticated"];
            403: components["responses"]["forbidden"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal"];
            503: components["responses"]["maintenance"];
        };
    };
    exportAuditEntries: {
        parameters: {
            query: {
                /** @example csv */
                format: "xlsx" | "csv";
                /** @description Changes by this person */
                user_id?: string;
                object_type?: string;
                /** @description UUIDv7 */
                object_id?: string;
                /** @description A part of the name of the object, case does not matter */
                q?: string;
                /** @description From the beginning of this day in Kyiv */
                from?: string;
                /** @description To the end of this day in Kyiv */
                to?: string;
                /** @description Language of `msg` and of messages in `details` (spec §7). Missing or unknown: Ukrainian. */
                lng?: components["parameters"]["lng"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success: the file, application/vnd.openxmlformats-officedocument.spreadsheetml.sheet, text/csv */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    /** @description Names the content, for `If-None-Match`. */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    /** @example 77u/ */
                    "application/*": string;
                };
            };
            401: components["responses"]["not_authenticated"];
            403: components["responses"]["forbidden"];
            422: components["responses"]["validation_failed"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal"];
            503: components["responses"]["maintenance"];
        };
    };
}
