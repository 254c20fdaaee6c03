// Made from mock.openapi.json by `pnpm gen`; never edit.

export interface paths {
    "/__mock/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Back to the seed: data, sessions, faults, clock, limits, what the receiver of callbacks got */
        post: operations["resetMock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__mock/clock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The clock */
        get: operations["getMockClock"];
        /**
         * Travel in time, freeze or release the clock
         * @description Kept with the data: a server that is started again on them has the same setting.
         */
        put: operations["setMockClock"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__mock/faults": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Faults that are on */
        get: operations["listMockFaults"];
        put?: never;
        /**
         * Switch a fault on
         * @description Needs `operation` and `kind` only. Maintenance mode is operation `*`, kind `code`, code `maintenance`.
         */
        post: operations["addMockFault"];
        /** Switch all faults off */
        delete: operations["clearMockFaults"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__mock/volume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Simulate a volume of data: make this many vehicles, drivers and terminals for the first merchant
         * @description Adds made-up rows until the counts are reached; reset takes them away. A million takes a minute or two.
         */
        post: operations["setMockVolume"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__mock/merchants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a freshly seeded merchant, so that tests in parallel do not disturb one another
         * @description Its six users have the password `kasa-demo`.
         */
        post: operations["createMockMerchant"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__mock/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The outbox of text messages, newest first, up to 100 */
        get: operations["listMockMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__mock/people": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Everybody of the demo merchants, to sign in as */
        get: operations["listMockPeople"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__mock/rights": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Give somebody other roles and single permission tags; takes effect with the next request */
        put: operations["setMockRights"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__mock/simulators": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What can happen by itself, and what of it does */
        get: operations["listMockSimulators"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__mock/simulators/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Switch a simulator on or off
         * @description It goes by the clock: when that travels on, what would have happened meanwhile happens before the answer, up to an hour of it. The same seed (MOCK_SEED) and the same clock make the same. It runs in the server that was asked; a reset and a restart switch it off.
         */
        put: operations["setMockSimulator"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__mock/connectivity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Let a terminal go on or off line now, by its number
         * @description Off line: as if nothing had been heard of it for just over five minutes.
         */
        put: operations["setMockConnectivity"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__mock/streams/cut": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cut the streams of events that are open in this server; a fault of `streamEvents` keeps them away */
        post: operations["cutMockStreams"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__mock/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Let somebody pay at an active terminal now, by its number */
        post: operations["makeMockPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__mock/callbacks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the built-in receiver of callbacks got, newest first, up to 100, and how it answers
         * @description Callbacks to `https://receiver.kasa.test/…` come to it, without any network. It keeps them in the memory of the server that sent them.
         */
        get: operations["listMockCallbacks"];
        put?: never;
        post?: never;
        /** Let the receiver forget what it got, and answer 200 again */
        delete: operations["clearMockCallbacks"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__mock/callbacks/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** How the receiver answers from now on */
        put: operations["setMockCallbackAnswer"];
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
        /** @description The envelope of every answer that is not a success. */
        Failure: {
            /**
             * @description See the table of codes
             * @enum {number}
             */
            code: -1 | -2 | -3 | -4 | -5 | -6 | -7 | -8 | -9 | -10 | -11 | -12 | -13 | 1001 | 1002 | 1003 | 1004 | 1005 | 1006 | 1007 | 1008 | 1009 | 1101 | 1102 | 1103 | 1104 | 1105 | 1106 | 1107 | 1201 | 1202 | 1301 | 1302 | 1303 | 1304 | 1305 | 1306 | 1307 | 1308 | 1309 | 1310 | 1321 | 1322 | 1323 | 1331 | 1332 | 1333 | 1334 | 1335 | 1401 | 1402 | 1403 | 1404 | 1405 | 1406 | 1407 | 1408 | 1501 | 1502 | 1503;
            /** @description For the person, in the language of `lng` */
            msg: string;
            details: components["schemas"]["FailureDetails"] | null;
            data: null;
        };
        FailureDetails: {
            fields?: components["schemas"]["FieldError"][];
            /**
             * @description The missing permission tag (`forbidden`, `right_beyond_own`)
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
            /**
             * Format: uuid
             * @description The run that has not ended (`bulk_run_unfinished`)
             */
            run_id?: string;
            /** @description The terminal that it is about (`terminal_already_added`, `terminal_already_active`) */
            terminal?: {
                /**
                 * Format: uuid
                 * @description UUIDv7
                 */
                id: string;
                name: string;
            };
            /** @description Kopiykas of cash in the terminal now (`cash_not_enough`, `cash_changed`) */
            inside_amount?: number;
        };
        FieldError: {
            /** @description Path of the field in the input, in dots: `places.0.name`; empty for the whole */
            path: string;
            /** @enum {string} */
            rule: "required" | "positive" | "password_mismatch" | "password_short" | "too_long" | "too_short" | "too_big" | "too_small" | "not_number" | "not_integer" | "one_of" | "wrong_type" | "unknown_field" | "invalid" | "control_characters" | "id_format" | "phone_format" | "edrpou_format" | "rnokpp_format" | "tax_number_format" | "iban_format" | "iban_other_bank" | "code_format" | "password_wrong" | "plate_format" | "plate_needed" | "plate_not_used" | "day_format" | "time_format" | "instant_format" | "url_format" | "url_not_secure" | "url_ip" | "url_internal" | "url_with_password" | "card_number" | "places_few" | "page_too_deep" | "on_shift" | "key_format" | "key_reused" | "terminal_number_format" | "activation_code_format" | "only_transport_terminal" | "role_needed" | "placeholder_unknown" | "placeholder_open" | "header_format" | "header_reserved" | "taken" | "not_found";
            /** @description For the person, in the language of `lng` */
            message: string;
        };
        MockCallback: {
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
            /**
             * Format: uuid
             * @description Whose key it should be signed with
             */
            merchant_id: string;
            method: string;
            url: string;
            headers: {
                name: string;
                value: string;
            }[];
            body: string | null;
            is_test: boolean;
            /**
             * @description Of the header `X-Kasa-Signature`, with the public key of the merchant
             * @enum {string}
             */
            signature: "verified" | "wrong" | "missing";
            /** @description What the signature is of: the bytes of the body, the address as it was asked for, or the text of a signature template. Null: of none of them */
            signed: ("body" | "address" | "template") | null;
            signed_text: string;
            /** @description Null: the sender did not wait for it */
            answered_status: number | null;
        };
        MockCallbackAnswer: {
            status: number;
            delay_ms: number;
        };
        MockCallbackAnswerInput: {
            status: number;
            delay_ms: number;
            /** @description What this merchant sends; null: what everybody else sends */
            merchant_id: string | null;
        };
        MockCallbacks: {
            items: components["schemas"]["MockCallback"][];
            answer: components["schemas"]["MockCallbackAnswer"];
        };
        MockClock: {
            /**
             * Format: date-time
             * @description ISO 8601, UTC, milliseconds
             */
            now: string;
            frozen: boolean;
            /** @description How far the clock is ahead of the real one */
            offset_seconds: number;
        };
        MockClockInput: {
            /** @description Travel to this instant; null: to the real time */
            now: string | null;
            /** @description Then move by this many seconds */
            advance_seconds: number;
            frozen: boolean;
        };
        MockConnectivity: {
            /**
             * Format: uuid
             * @description UUIDv7
             */
            terminal_id: string;
            /** @enum {string} */
            connectivity: "online" | "offline";
        };
        MockConnectivityInput: {
            number: string;
            /** @enum {string} */
            connectivity: "online" | "offline";
        };
        MockCut: {
            cut: number;
        };
        MockCutInput: {
            merchant_id: string | null;
        };
        MockFault: {
            /**
             * Format: uuid
             * @description UUIDv7
             */
            id: string;
            /** @description Operation id, or `*` for every operation of the API */
            operation: string;
            /**
             * @description latency: late; code: fails with `code`; drop: the connection is cut
             * @enum {string}
             */
            kind: "latency" | "code" | "drop";
            /** @description Null: a second */
            latency_ms: number | null;
            /** @description Null: `internal` */
            code: ("internal" | "validation_failed" | "signature_invalid" | "not_authenticated" | "forbidden" | "not_found" | "conflict" | "rate_limited" | "maintenance" | "malformed_request" | "payload_too_large" | "unsupported_media_type" | "method_not_allowed" | "credentials_wrong" | "key_exchange_invalid" | "code_wrong" | "code_expired" | "code_attempts_exceeded" | "registration_expired" | "legal_documents_changed" | "view_read_only" | "saved_views_full" | "shift_already_open" | "shift_already_closed" | "transport_busy" | "transport_unavailable" | "inspection_overdue" | "status_transition_forbidden" | "route_required" | "file_type_wrong" | "image_too_large" | "terminal_unknown" | "terminal_already_added" | "terminal_of_others" | "terminal_blocked" | "terminal_already_active" | "activation_code_wrong" | "activation_code_expired" | "terminal_not_added" | "template_in_use" | "offline_terminals_full" | "terminal_not_authenticated" | "terminal_time_wrong" | "terminal_not_active" | "terminal_blocked_by_merchant" | "bulk_run_empty" | "bulk_run_too_large" | "bulk_run_unfinished" | "bulk_targets_changed" | "cash_not_enough" | "cash_changed" | "collection_round_empty" | "collection_round_too_large" | "collection_targets_changed" | "collection_round_ended" | "round_stop_collected" | "round_stops_open" | "own_rights" | "owner_only" | "right_beyond_own") | null;
            /** @description With `code`; null: those that fit the code. `validation_failed` takes `fields`, which a form shows */
            details: components["schemas"]["MockFaultDetails"] | null;
            /** @description True: the operation is carried out and only its answer is lost or replaced */
            after_handler: boolean;
            /** @description How many requests suffer it; null: all */
            times: number | null;
            probability: number;
            /** @description Only sessions of this merchant; null: everybody */
            merchant_id: string | null;
        };
        MockFaultDetails: {
            fields?: {
                /** @description Path of the field in the input, in dots: `places.0.name`; empty for the whole */
                path: string;
                /** @enum {string} */
                rule: "required" | "positive" | "password_mismatch" | "password_short" | "too_long" | "too_short" | "too_big" | "too_small" | "not_number" | "not_integer" | "one_of" | "wrong_type" | "unknown_field" | "invalid" | "control_characters" | "id_format" | "phone_format" | "edrpou_format" | "rnokpp_format" | "tax_number_format" | "iban_format" | "iban_other_bank" | "code_format" | "password_wrong" | "plate_format" | "plate_needed" | "plate_not_used" | "day_format" | "time_format" | "instant_format" | "url_format" | "url_not_secure" | "url_ip" | "url_internal" | "url_with_password" | "card_number" | "places_few" | "page_too_deep" | "on_shift" | "key_format" | "key_reused" | "terminal_number_format" | "activation_code_format" | "only_transport_terminal" | "role_needed" | "placeholder_unknown" | "placeholder_open" | "header_format" | "header_reserved" | "taken" | "not_found";
                /** @description For the person, in the language of `lng` */
                message?: string;
            }[];
            /**
             * @description The missing permission tag (`forbidden`, `right_beyond_own`)
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
            /**
             * Format: uuid
             * @description The run that has not ended (`bulk_run_unfinished`)
             */
            run_id?: string;
            /** @description The terminal that it is about (`terminal_already_added`, `terminal_already_active`) */
            terminal?: {
                /**
                 * Format: uuid
                 * @description UUIDv7
                 */
                id: string;
                name: string;
            };
            /** @description Kopiykas of cash in the terminal now (`cash_not_enough`, `cash_changed`) */
            inside_amount?: number;
        };
        /** @description Left out: no limit (`times`, `merchant_id`), always (`probability` 1), before the handler. */
        MockFaultInput: {
            /** @description Operation id, or `*` for every operation of the API */
            operation: string;
            /**
             * @description latency: late; code: fails with `code`; drop: the connection is cut
             * @enum {string}
             */
            kind: "latency" | "code" | "drop";
            /** @description Null: a second */
            latency_ms?: number | null;
            /** @description Null: `internal` */
            code?: ("internal" | "validation_failed" | "signature_invalid" | "not_authenticated" | "forbidden" | "not_found" | "conflict" | "rate_limited" | "maintenance" | "malformed_request" | "payload_too_large" | "unsupported_media_type" | "method_not_allowed" | "credentials_wrong" | "key_exchange_invalid" | "code_wrong" | "code_expired" | "code_attempts_exceeded" | "registration_expired" | "legal_documents_changed" | "view_read_only" | "saved_views_full" | "shift_already_open" | "shift_already_closed" | "transport_busy" | "transport_unavailable" | "inspection_overdue" | "status_transition_forbidden" | "route_required" | "file_type_wrong" | "image_too_large" | "terminal_unknown" | "terminal_already_added" | "terminal_of_others" | "terminal_blocked" | "terminal_already_active" | "activation_code_wrong" | "activation_code_expired" | "terminal_not_added" | "template_in_use" | "offline_terminals_full" | "terminal_not_authenticated" | "terminal_time_wrong" | "terminal_not_active" | "terminal_blocked_by_merchant" | "bulk_run_empty" | "bulk_run_too_large" | "bulk_run_unfinished" | "bulk_targets_changed" | "cash_not_enough" | "cash_changed" | "collection_round_empty" | "collection_round_too_large" | "collection_targets_changed" | "collection_round_ended" | "round_stop_collected" | "round_stops_open" | "own_rights" | "owner_only" | "right_beyond_own") | null;
            /** @description With `code`; null: those that fit the code. `validation_failed` takes `fields`, which a form shows */
            details?: components["schemas"]["MockFaultDetails"] | null;
            /** @description True: the operation is carried out and only its answer is lost or replaced */
            after_handler?: boolean;
            /** @description How many requests suffer it; null: all */
            times?: number | null;
            probability?: number;
            /** @description Only sessions of this merchant; null: everybody */
            merchant_id?: string | null;
        };
        MockMerchant: {
            /**
             * Format: uuid
             * @description UUIDv7
             */
            merchant_id: string;
            users: {
                /** @enum {string} */
                role: "owner" | "director" | "accountant" | "cashier" | "dispatcher" | "driver";
                phone: string;
                password: string;
            }[];
        };
        MockMessage: {
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
            /** @description E.164: +380 and nine digits */
            phone: string;
            /** @description In the language of the request that caused it */
            text: string;
            /** @description The code in it; null when it has none, or when its five minutes are over: then `text` covers it */
            code: string | null;
        };
        MockMessages: {
            items: components["schemas"]["MockMessage"][];
        };
        MockPayment: {
            /**
             * Format: uuid
             * @description UUIDv7
             */
            transaction_id: string;
        };
        MockPaymentInput: {
            number: string;
            /** @description Kopiykas, more than zero: 123450 = 1 234,50 ₴ */
            amount: number;
            /** @description False: by card */
            in_cash: boolean;
        };
        MockPeople: {
            items: components["schemas"]["MockPerson"][];
        };
        MockPerson: {
            full_name: string;
            position: string | null;
            roles: ("owner" | "director" | "accountant" | "cashier" | "dispatcher" | "driver")[];
            merchant: string;
            /** @description E.164: +380 and nine digits */
            phone: string;
            /** @description Null when it is not that of the demo data any more */
            password: string | null;
        };
        MockRights: {
            tags: ("add_terminal" | "edit_terminal" | "facq_transac_status_update" | "facq_transac_reversal" | "facq_transac_reversal_sum" | "offline_all_update" | "points_manage" | "companies_manage" | "users_manage" | "catalog_manage" | "loyalty_manage" | "transport_manage" | "ecomm_manage" | "encashment_perform" | "reports_view" | "audit_view")[];
        };
        MockRightsInput: {
            /** @description E.164: +380 and nine digits */
            phone: string;
            roles: ("owner" | "director" | "accountant" | "cashier" | "dispatcher" | "driver")[];
            tags_added: ("add_terminal" | "edit_terminal" | "facq_transac_status_update" | "facq_transac_reversal" | "facq_transac_reversal_sum" | "offline_all_update" | "points_manage" | "companies_manage" | "users_manage" | "catalog_manage" | "loyalty_manage" | "transport_manage" | "ecomm_manage" | "encashment_perform" | "reports_view" | "audit_view")[];
            tags_removed: ("add_terminal" | "edit_terminal" | "facq_transac_status_update" | "facq_transac_reversal" | "facq_transac_reversal_sum" | "offline_all_update" | "points_manage" | "companies_manage" | "users_manage" | "catalog_manage" | "loyalty_manage" | "transport_manage" | "ecomm_manage" | "encashment_perform" | "reports_view" | "audit_view")[];
        };
        MockSimulator: {
            /** @enum {string} */
            name: "connectivity" | "payments";
            is_on: boolean;
            /** @description For this merchant only; null: for all */
            merchant_id: string | null;
            /** @description How much it has made since it was switched on */
            made: number;
        };
        MockSimulatorInput: {
            is_on: boolean;
            merchant_id: string | null;
        };
        MockSimulators: {
            items: components["schemas"]["MockSimulator"][];
        };
        MockVolume: {
            transports: number;
            drivers: number;
            terminals: number;
        };
        MockVolumeInput: {
            transports: number;
            drivers: number;
            /** @description There are a million numbers of terminals in all, and some are taken */
            terminals?: number;
        };
        Nothing: Record<string, never>;
    };
    responses: {
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
        /** @description `-10` **malformed_request**: Not readable as a request: broken JSON, forbidden keys, null bytes, nesting deeper than 32, an object of more than 1 000 names. */
        malformed_request: {
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
    };
    parameters: {
        /** @description Language of `msg` and of messages in `details` (spec §7). Missing or unknown: Ukrainian. */
        lng: "UK" | "EN";
        /** @description Hex SHA-256 of the exact body text followed by the signing secret. Required once the session has a secret (see exchangeKey). */
        "payload-signature": string;
        /** @description Names one deed, so that a request whose answer was lost can be sent again: the same key and body have one effect and the same answer. Draw it anew for each deed, such as a UUID. A key counts within its operation and `x-key-scope`: the signed-in person (`user`), or what that field of the body says. It is kept for 24 hours, without a session for 15 minutes; only successes are kept. With another body it answers `conflict`. */
        "idempotency-key": string;
        /** @description The `ETag` of the answer that one has: answered 304 without a body while nothing differs (RFC 9110 §13.1.2). */
        "if-none-match": string;
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
    resetMock: {
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
            403: components["responses"]["forbidden"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal"];
            503: components["responses"]["maintenance"];
        };
    };
    getMockClock: {
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
                     *         "now": "2026-11-20T09:00:00.000Z",
                     *         "frozen": false,
                     *         "offset_seconds": 0
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        /** @description For the person, in the language of `lng` */
                        msg: string;
                        details: null;
                        data: components["schemas"]["MockClock"];
                    };
                };
            };
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal"];
            503: components["responses"]["maintenance"];
        };
    };
    setMockClock: {
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
                 *       "now": null,
                 *       "advance_seconds": 0,
                 *       "frozen": false
                 *     }
                 */
                "application/json": components["schemas"]["MockClockInput"];
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
                     *         "now": "2026-11-20T09:00:00.000Z",
                     *         "frozen": false,
                     *         "offset_seconds": 0
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        /** @description For the person, in the language of `lng` */
                        msg: string;
                        details: null;
                        data: components["schemas"]["MockClock"];
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
    listMockFaults: {
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
                     *         "items": []
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        /** @description For the person, in the language of `lng` */
                        msg: string;
                        details: null;
                        data: {
                            items: components["schemas"]["MockFault"][];
                        };
                    };
                };
            };
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal"];
            503: components["responses"]["maintenance"];
        };
    };
    addMockFault: {
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
                 *       "operation": "listRoutes",
                 *       "kind": "latency",
                 *       "latency_ms": 1,
                 *       "times": 1
                 *     }
                 */
                "application/json": components["schemas"]["MockFaultInput"];
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
                     *         "latency_ms": 1,
                     *         "code": null,
                     *         "details": null,
                     *         "after_handler": false,
                     *         "times": 1,
                     *         "probability": 1,
                     *         "merchant_id": null,
                     *         "operation": "listRoutes",
                     *         "kind": "latency",
                     *         "id": "01912d50-3c00-7000-8000-0000000000f1"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        /** @description For the person, in the language of `lng` */
                        msg: string;
                        details: null;
                        data: components["schemas"]["MockFault"];
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
    clearMockFaults: {
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
            403: components["responses"]["forbidden"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal"];
            503: components["responses"]["maintenance"];
        };
    };
    setMockVolume: {
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
                 *       "transports": 160,
                 *       "drivers": 210
                 *     }
                 */
                "application/json": components["schemas"]["MockVolumeInput"];
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
                     *         "transports": 160,
                     *         "drivers": 210,
                     *         "terminals": 400
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        /** @description For the person, in the language of `lng` */
                        msg: string;
                        details: null;
                        data: components["schemas"]["MockVolume"];
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
    createMockMerchant: {
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
                     *         "merchant_id": "01912d50-3c00-7000-8000-0000000000f2",
                     *         "users": [
                     *           {
                     *             "role": "owner",
                     *             "phone": "+380991000001",
                     *             "password": "kasa-demo"
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
                        data: components["schemas"]["MockMerchant"];
                    };
                };
            };
            403: components["responses"]["forbidden"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal"];
            503: components["responses"]["maintenance"];
        };
    };
    listMockMessages: {
        parameters: {
            query?: {
                /** @description E.164: +380 and nine digits */
                phone?: string;
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
                     *         "items": []
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        /** @description For the person, in the language of `lng` */
                        msg: string;
                        details: null;
                        data: components["schemas"]["MockMessages"];
                    };
                };
            };
            422: components["responses"]["validation_failed"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal"];
            503: components["responses"]["maintenance"];
        };
    };
    listMockPeople: {
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
                     *             "full_name": "Коваль Олена Петрівна",
                     *             "position": "Власниця",
                     *             "roles": [
                     *               "owner"
                     *             ],
                     *             "merchant": "ТОВ «Затишок»",
                     *             "phone": "+380500000001",
                     *             "password": "kasa-demo"
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
                        data: components["schemas"]["MockPeople"];
                    };
                };
            };
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal"];
            503: components["responses"]["maintenance"];
        };
    };
    setMockRights: {
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
                 *       "phone": "+380500000004",
                 *       "roles": [
                 *         "cashier"
                 *       ],
                 *       "tags_added": [],
                 *       "tags_removed": []
                 *     }
                 */
                "application/json": components["schemas"]["MockRightsInput"];
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
                     *         "tags": [
                     *           "facq_transac_reversal"
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
                        data: components["schemas"]["MockRights"];
                    };
                };
            };
            400: components["responses"]["malformed_request"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["not_found"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation_failed"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal"];
            503: components["responses"]["maintenance"];
        };
    };
    listMockSimulators: {
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
                     *             "name": "connectivity",
                     *             "is_on": false,
                     *             "merchant_id": null,
                     *             "made": 0
                     *           },
                     *           {
                     *             "name": "payments",
                     *             "is_on": false,
                     *             "merchant_id": null,
                     *             "made": 0
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
                        data: components["schemas"]["MockSimulators"];
                    };
                };
            };
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal"];
            503: components["responses"]["maintenance"];
        };
    };
    setMockSimulator: {
        parameters: {
            query?: {
                /** @description Language of `msg` and of messages in `details` (spec §7). Missing or unknown: Ukrainian. */
                lng?: components["parameters"]["lng"];
            };
            header?: never;
            path: {
                /** @example connectivity */
                name: "connectivity" | "payments";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "is_on": false,
                 *       "merchant_id": null
                 *     }
                 */
                "application/json": components["schemas"]["MockSimulatorInput"];
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
                     *         "name": "connectivity",
                     *         "is_on": false,
                     *         "merchant_id": null,
                     *         "made": 0
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        /** @description For the person, in the language of `lng` */
                        msg: string;
                        details: null;
                        data: components["schemas"]["MockSimulator"];
                    };
                };
            };
            400: components["responses"]["malformed_request"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["not_found"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation_failed"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal"];
            503: components["responses"]["maintenance"];
        };
    };
    setMockConnectivity: {
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
                 *       "number": "S1100101",
                 *       "connectivity": "online"
                 *     }
                 */
                "application/json": components["schemas"]["MockConnectivityInput"];
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
                     *         "terminal_id": "01912d50-3c00-7000-8000-0000000000f3",
                     *         "connectivity": "online"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        /** @description For the person, in the language of `lng` */
                        msg: string;
                        details: null;
                        data: components["schemas"]["MockConnectivity"];
                    };
                };
            };
            400: components["responses"]["malformed_request"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["not_found"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation_failed"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal"];
            503: components["responses"]["maintenance"];
        };
    };
    cutMockStreams: {
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
                 *       "merchant_id": null
                 *     }
                 */
                "application/json": components["schemas"]["MockCutInput"];
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
                     *         "cut": 0
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        /** @description For the person, in the language of `lng` */
                        msg: string;
                        details: null;
                        data: components["schemas"]["MockCut"];
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
    makeMockPayment: {
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
                 *       "number": "S1100281",
                 *       "amount": 20000,
                 *       "in_cash": true
                 *     }
                 */
                "application/json": components["schemas"]["MockPaymentInput"];
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
                     *         "transaction_id": "01912d50-3c00-7000-8000-0000000000f4"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        /** @description For the person, in the language of `lng` */
                        msg: string;
                        details: null;
                        data: components["schemas"]["MockPayment"];
                    };
                };
            };
            400: components["responses"]["malformed_request"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["not_found"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation_failed"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal"];
            503: components["responses"]["maintenance"];
        };
    };
    listMockCallbacks: {
        parameters: {
            query?: {
                /** @description UUIDv7 */
                merchant_id?: string;
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
                     *         "items": [],
                     *         "answer": {
                     *           "status": 200,
                     *           "delay_ms": 0
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        /** @description For the person, in the language of `lng` */
                        msg: string;
                        details: null;
                        data: components["schemas"]["MockCallbacks"];
                    };
                };
            };
            422: components["responses"]["validation_failed"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal"];
            503: components["responses"]["maintenance"];
        };
    };
    clearMockCallbacks: {
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
            403: components["responses"]["forbidden"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal"];
            503: components["responses"]["maintenance"];
        };
    };
    setMockCallbackAnswer: {
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
                 *       "status": 200,
                 *       "delay_ms": 0,
                 *       "merchant_id": null
                 *     }
                 */
                "application/json": components["schemas"]["MockCallbackAnswerInput"];
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
                     *         "status": 200,
                     *         "delay_ms": 0
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        /** @description For the person, in the language of `lng` */
                        msg: string;
                        details: null;
                        data: components["schemas"]["MockCallbackAnswer"];
                    };
                };
            };
            400: components["responses"]["malformed_request"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["not_found"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation_failed"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal"];
            503: components["responses"]["maintenance"];
        };
    };
}
