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
        /**
         * Back to the seed: data, sessions, faults, clock, limits, what the receiver of callbacks got
         * @description Everybody is signed out. Numbers of events go on, so that listeners notice.
         */
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
        /**
         * The clock
         * @description The server decides by this clock what today is, and what has expired.
         */
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
        /**
         * Faults that are on
         * @description Those whose `times` are used up are no longer among them.
         */
        get: operations["listMockFaults"];
        put?: never;
        /**
         * Switch a fault on
         * @description Needs `operation` and `kind` only. Maintenance mode is operation `*`, kind `code`, code `maintenance`.
         */
        post: operations["addMockFault"];
        /**
         * Switch all faults off
         * @description Requests that are being delayed already end as they would have.
         */
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
         * Simulate a volume of data: make this many vehicles, drivers, terminals and products for the first merchant
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
        /**
         * The outbox of text messages, newest first, up to 100
         * @description With the codes for registration and forgotten passwords, as no message is really sent.
         */
        get: operations["listMockMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__mock/second-factors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The codes that people’s authenticator apps show
         * @description Of second factors that are on, or being turned on; the latest first, up to 100.
         */
        get: operations["listMockSecondFactors"];
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
        /**
         * Everybody of the demo merchants, to sign in as
         * @description With phone, roles and password, which is null once it was changed.
         */
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
        /**
         * Give somebody other roles and single permission tags; takes effect with the next request
         * @description Without the checks of `updateUserRights`, and without an entry in the journal.
         */
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
        /**
         * What can happen by itself, and what of it does
         * @description They are switched by `setMockSimulator`.
         */
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
        /**
         * Cut the streams of events that are open in this server; a fault of `streamEvents` keeps them away
         * @description Clients come back by themselves and go on after the last event that they had.
         */
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
        /**
         * Let somebody pay at an active terminal now, by its number
         * @description Whoever listens hears of it as of any other payment.
         */
        post: operations["makeMockPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__mock/attendances": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record when somebody was at work at a point
         * @description As its terminals tell by who signs in there. Counts in the hours worked of `getUserStatistics`.
         */
        post: operations["recordMockAttendance"];
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
        /**
         * Let the receiver forget what it got, and answer 200 again
         * @description Callbacks that are still to be sent are sent.
         */
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
        /**
         * How the receiver answers from now on
         * @description A status other than 2xx, or an answer that does not come to its end, makes the sender try again; what a 2xx says, and how much of it, does not matter.
         */
        put: operations["setMockCallbackAnswer"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__mock/terminal-disputes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What merchants have told the acquirer by `disputeTerminal`, the newest first
         * @description They are decided by `decideMockTerminalDispute`.
         */
        get: operations["listMockTerminalDisputes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__mock/terminal-disputes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Decide a dispute as the acquirer would
         * @description For the claimant: the terminal is released from the fleet it is in, even with cash inside, and its device can be added, for the time that `disputeTerminal` says by nobody else. A decision stays until it is withdrawn, by null: whoever has the code can add the device then; what was released stays so.
         */
        put: operations["decideMockTerminalDispute"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__mock/acquirer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set how the acquirer answers from now on
         * @description What it has decided before stays decided. A reset lets it approve again. It is of this server: others answer as they were told.
         */
        put: operations["setMockAcquirer"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__mock/tax-service": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set how the tax service answers from now on
         * @description What it has registered before stays registered. A reset lets it register again. It is of this server: others answer as they were told.
         */
        put: operations["setMockTaxService"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__mock/tax-service/shifts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open a shift of a register elsewhere
         * @description As if somebody had opened it in another program: the tax service registers it, and closes the one that is open before; Kasa is not told. A register that it has as offline stays as it is.
         */
        post: operations["openMockShiftElsewhere"];
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
        /**
         * Format: date
         * @description Calendar day, Europe/Kyiv
         */
        Day: string;
        /** @description The envelope of every answer that is not a success. */
        Failure: {
            /**
             * @description See the table of codes
             * @enum {integer}
             */
            code: -1 | -2 | -3 | -4 | -5 | -6 | -7 | -8 | -9 | -10 | -11 | -12 | -13 | 1001 | 1002 | 1003 | 1004 | 1005 | 1006 | 1007 | 1008 | 1009 | 1010 | 1011 | 1012 | 1101 | 1102 | 1103 | 1104 | 1105 | 1106 | 1107 | 1201 | 1202 | 1301 | 1302 | 1304 | 1305 | 1306 | 1307 | 1308 | 1309 | 1310 | 1311 | 1312 | 1313 | 1321 | 1322 | 1323 | 1331 | 1332 | 1333 | 1334 | 1335 | 1401 | 1402 | 1403 | 1404 | 1405 | 1406 | 1407 | 1408 | 1409 | 1410 | 1411 | 1412 | 1413 | 1421 | 1422 | 1501 | 1502 | 1503 | 1504 | 1505 | 1506 | 1801 | 1802 | 1803 | 1804 | 1810 | 1811 | 1812 | 1813 | 1814 | 1815 | 1816 | 1601 | 1901 | 1902 | 1903 | 1904 | 1905 | 1906 | 1907 | 1701 | 1711 | 1712 | 1713 | 1714 | 1721 | 1722 | 1723 | 1724 | 1727 | 1728 | 1729 | 1725 | 1726;
            /** @description For the person, in the language of `lng` */
            msg: string;
            details: components["schemas"]["FailureDetails"] | null;
            data: null;
        };
        FailureDetails: {
            fields?: components["schemas"]["FieldError"][];
            /** @description The missing permission tag (`forbidden`, `right_beyond_own`) */
            permission?: components["schemas"]["PermissionTag"];
            retry_after_seconds?: number;
            /** @description Tries that are left (`code_wrong`, `key_password_wrong`) */
            attempts_left?: number;
            /** @description The version as it is now (`conflict`); 0: a week that was never planned */
            current_version?: number;
            /** @description The inspection date that has passed */
            next_to_date?: components["schemas"]["Day"];
            /** @description The driver on shift (`transport_busy`) */
            busy_with?: components["schemas"]["NamedReference"];
            /** @description The run that has not ended (`bulk_run_unfinished`) */
            run_id?: components["schemas"]["Id"];
            /** @description The terminal that it is about (`terminal_already_added`, `terminal_already_active`) */
            terminal?: components["schemas"]["NamedReference"];
            /** @description What needs the company or the point (`company_in_use`, `point_in_use`) */
            used_by?: {
                /** @description Those that belong to it, the first five by name; none of a point */
                companies: components["schemas"]["NamedReference"][];
                companies_count: number;
                points_count: number;
                terminals_count: number;
                /** @description Payments name the company, or were made at the point */
                has_payments: boolean;
                /** @description The register of the point had shifts */
                has_shifts?: boolean;
            };
            /** @description Kopiykas of cash in the terminal now (`cash_not_enough`, `cash_changed`) */
            inside_amount?: number;
            /**
             * @description Which limit of being offline is reached (`register_offline_limit`)
             * @enum {string}
             */
            offline_limit?: "in_row" | "in_month" | "numbers";
            /** @description Kopiykas of the payment that are left (`refund_exceeds_amount`, `refund_left_changed`) */
            left_amount?: number;
        };
        FieldError: {
            /** @description Path of the field in the input, in dots: `places.0.name`; empty for the whole */
            path: string;
            /** @enum {string} */
            rule: "required" | "positive" | "password_mismatch" | "password_short" | "password_repeated" | "password_common" | "password_personal" | "too_long" | "too_short" | "too_big" | "too_small" | "max_below_min" | "min_above_max" | "max_below_terminal_min" | "min_above_terminal_max" | "not_number" | "not_integer" | "one_of" | "wrong_type" | "unknown_field" | "invalid" | "control_characters" | "mixed_alphabets" | "id_format" | "phone_format" | "edrpou_format" | "rnokpp_format" | "tax_number_format" | "vat_number_format" | "tax_letter_format" | "tax_letter_repeated" | "tax_rate_not_zero" | "affiliation_circle" | "register_number_format" | "register_number_needed" | "only_fiscal_point" | "closing_day_needed" | "point_kind_fixed" | "too_many_points" | "director_inactive" | "key_is_certificate" | "key_certificate_other" | "key_certificate_missing" | "key_expired" | "key_owner_unknown" | "register_unknown" | "registers_needed" | "key_other_company" | "register_offline" | "shift_not_closed" | "barcode_format" | "barcode_check_digit" | "uktzed_format" | "uktzed_needed" | "only_goods" | "only_excise_goods" | "product_point_needed" | "points_not_used" | "day_not_future" | "day_too_far" | "base_price_needed" | "not_sold_there" | "same_price" | "percent_or_amount" | "not_zero" | "unit_in_use" | "line_needed" | "line_repeated" | "composition_circle" | "sum_format" | "unit_unknown" | "kind_unknown" | "tax_unknown" | "code_rounded" | "cell_error" | "yes_or_no" | "repeated_in_file" | "archived_already" | "sold_beyond_own_points" | "step_needed" | "steps_rise" | "times_overlap" | "only_bonus" | "least_price_not_used" | "type_fixed" | "days_order" | "week_day_needed" | "times_pair" | "discount_point_needed" | "discount_points_not_used" | "goods_needed" | "goods_not_used" | "consent_needed" | "identity_needed" | "iban_format" | "iban_other_bank" | "code_format" | "time_code_format" | "factor_code_format" | "factor_code_wrong" | "own_factor_needed" | "password_wrong" | "plate_format" | "plate_needed" | "plate_not_used" | "day_format" | "half_hour" | "out_of_week" | "time_format" | "instant_format" | "url_format" | "url_not_secure" | "url_ip" | "url_internal" | "url_with_password" | "card_number" | "card_mask_format" | "places_few" | "period_too_long" | "page_too_deep" | "on_shift" | "key_format" | "key_reused" | "terminal_number_format" | "activation_code_format" | "only_transport_terminal" | "role_needed" | "placeholder_unknown" | "placeholder_open" | "json_format" | "header_format" | "header_reserved" | "taken" | "not_found";
            /** @description For the person, in the language of `lng` */
            message: string;
        };
        /**
         * Format: uuid
         * @description UUIDv7
         */
        Id: string;
        /**
         * Format: date-time
         * @description ISO 8601, UTC, milliseconds
         */
        Instant: string;
        MockAcquirer: {
            /**
             * @description `late`: it decides at once, and answers after `after_seconds`; `silent`: it decides, and answers nothing; `twice`: it answers each request twice; `loses_first`: the first request about each reversal is lost
             * @enum {string}
             */
            behaviour: "approves" | "declines" | "late" | "silent" | "twice" | "loses_first";
            /** @description With which it `declines`, ISO 8583 field 39; otherwise without effect */
            response_code: string;
            /** @description Of `late`, by the clock of the mock */
            after_seconds: number;
            /** @description Only to this merchant; null: to all without their own */
            merchant_id: components["schemas"]["Id"] | null;
        };
        MockAttendance: {
            attendance_id: components["schemas"]["Id"];
        };
        MockAttendanceInput: {
            user_id: components["schemas"]["Id"];
            point_id: components["schemas"]["Id"];
            came_at: components["schemas"]["Instant"];
            /** @description Null: is there still */
            left_at: components["schemas"]["Instant"] | null;
        };
        MockCallback: {
            id: components["schemas"]["Id"];
            at: components["schemas"]["Instant"];
            /** @description Whose key it should be signed with */
            merchant_id: components["schemas"]["Id"];
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
            /**
             * @description Of the header `X-Kasa-Event-Signature`, which covers the whole request
             * @enum {string}
             */
            event_signature: "verified" | "wrong" | "missing";
            /** @description What the signature is of: the bytes of the body, the address as it was asked for, or the text of a signature template. Null: of none of them */
            signed: ("body" | "address" | "template") | null;
            signed_text: string;
            /** @description Null: the sender did not wait for it, or got no answer that is one */
            answered_status: number | null;
        };
        MockCallbackAnswer: {
            status: number;
            delay_ms: number;
            /**
             * @description page: a web page, as of a sign-in, in place of a short text. too_long: 100 KB of it. cut_short: the connection breaks within the body. no_http: what comes is no HTTP. hang_up: the connection breaks before the answer. Left out: none of it
             * @enum {string}
             */
            wrong?: "page" | "too_long" | "cut_short" | "no_http" | "hang_up";
        };
        MockCallbackAnswerInput: {
            status: number;
            delay_ms: number;
            /**
             * @description page: a web page, as of a sign-in, in place of a short text. too_long: 100 KB of it. cut_short: the connection breaks within the body. no_http: what comes is no HTTP. hang_up: the connection breaks before the answer. Left out: none of it
             * @enum {string}
             */
            wrong?: "page" | "too_long" | "cut_short" | "no_http" | "hang_up";
            /** @description What this merchant sends; null: what everybody else sends */
            merchant_id: components["schemas"]["Id"] | null;
        };
        MockCallbacks: {
            items: components["schemas"]["MockCallback"][];
            answer: components["schemas"]["MockCallbackAnswer"];
        };
        MockClock: {
            now: components["schemas"]["Instant"];
            frozen: boolean;
            /** @description How far the clock is ahead of the real one */
            offset_seconds: number;
        };
        MockClockInput: {
            /** @description Travel to this instant; null: to the real time */
            now: components["schemas"]["Instant"] | null;
            /** @description Then move by this many seconds */
            advance_seconds: number;
            frozen: boolean;
        };
        MockConnectivity: {
            terminal_id: components["schemas"]["Id"];
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
            merchant_id: components["schemas"]["Id"] | null;
        };
        MockDisputeDecision: {
            /** @description Whose it is; null: not decided yet */
            decision: ("claimant" | "holder") | null;
        };
        MockFault: {
            id: components["schemas"]["Id"];
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
            code: ("internal" | "validation_failed" | "signature_invalid" | "not_authenticated" | "forbidden" | "not_found" | "conflict" | "rate_limited" | "maintenance" | "malformed_request" | "payload_too_large" | "unsupported_media_type" | "method_not_allowed" | "credentials_wrong" | "key_exchange_invalid" | "code_wrong" | "code_expired" | "code_attempts_exceeded" | "registration_expired" | "legal_documents_changed" | "view_read_only" | "saved_views_full" | "second_factor_code_needed" | "second_factor_required" | "second_factor_on" | "shift_already_open" | "shift_already_closed" | "transport_busy" | "transport_unavailable" | "inspection_overdue" | "status_transition_forbidden" | "route_required" | "file_type_wrong" | "image_too_large" | "terminal_unknown" | "terminal_already_added" | "terminal_blocked" | "terminal_already_active" | "activation_code_wrong" | "activation_code_expired" | "terminal_not_added" | "template_in_use" | "offline_terminals_full" | "terminal_released" | "terminal_holds_cash" | "ecomm_terminals_full" | "terminal_not_authenticated" | "terminal_time_wrong" | "terminal_not_active" | "terminal_blocked_by_merchant" | "bulk_run_empty" | "bulk_run_too_large" | "bulk_run_unfinished" | "bulk_targets_changed" | "cash_not_enough" | "cash_changed" | "collection_round_empty" | "collection_round_too_large" | "collection_targets_changed" | "collection_round_ended" | "round_stop_collected" | "round_stops_open" | "transaction_not_refundable" | "refund_exceeds_amount" | "refund_left_changed" | "reversal_open" | "receipt_not_due" | "status_request_not_authenticated" | "status_request_time_wrong" | "own_rights" | "owner_only" | "right_beyond_own" | "invitation_invalid" | "beyond_own_points" | "swap_impossible" | "product_sold" | "product_archived" | "product_group_in_use" | "price_change_settled" | "product_in_composition" | "ingredient_in_use" | "product_import_started" | "product_import_not_finished" | "product_import_rolled_back" | "product_import_sold" | "product_import_incomplete" | "company_in_use" | "discount_ended" | "discount_state_wrong" | "discount_used" | "quote_expired" | "quote_outdated" | "commit_paid" | "customer_forgotten" | "point_in_use" | "key_password_wrong" | "key_unreadable" | "point_key_in_use" | "point_key_unfit" | "point_without_register" | "register_shift_open" | "register_shift_not_open" | "register_document_pending" | "register_offline_limit" | "register_returning" | "register_not_refused" | "register_cash_not_enough" | "tax_service_unavailable") | null;
            /** @description With `code`; null: those that fit the code. `validation_failed` takes `fields`, which a form shows */
            details: components["schemas"]["MockFaultDetails"] | null;
            /** @description True: the operation is carried out and only its answer is lost or replaced */
            after_handler: boolean;
            /** @description How many requests suffer it; null: all */
            times: number | null;
            probability: number;
            /** @description Only sessions of this merchant; null: everybody */
            merchant_id: components["schemas"]["Id"] | null;
        };
        MockFaultDetails: {
            fields?: {
                /** @description Path of the field in the input, in dots: `places.0.name`; empty for the whole */
                path: string;
                /** @enum {string} */
                rule: "required" | "positive" | "password_mismatch" | "password_short" | "password_repeated" | "password_common" | "password_personal" | "too_long" | "too_short" | "too_big" | "too_small" | "max_below_min" | "min_above_max" | "max_below_terminal_min" | "min_above_terminal_max" | "not_number" | "not_integer" | "one_of" | "wrong_type" | "unknown_field" | "invalid" | "control_characters" | "mixed_alphabets" | "id_format" | "phone_format" | "edrpou_format" | "rnokpp_format" | "tax_number_format" | "vat_number_format" | "tax_letter_format" | "tax_letter_repeated" | "tax_rate_not_zero" | "affiliation_circle" | "register_number_format" | "register_number_needed" | "only_fiscal_point" | "closing_day_needed" | "point_kind_fixed" | "too_many_points" | "director_inactive" | "key_is_certificate" | "key_certificate_other" | "key_certificate_missing" | "key_expired" | "key_owner_unknown" | "register_unknown" | "registers_needed" | "key_other_company" | "register_offline" | "shift_not_closed" | "barcode_format" | "barcode_check_digit" | "uktzed_format" | "uktzed_needed" | "only_goods" | "only_excise_goods" | "product_point_needed" | "points_not_used" | "day_not_future" | "day_too_far" | "base_price_needed" | "not_sold_there" | "same_price" | "percent_or_amount" | "not_zero" | "unit_in_use" | "line_needed" | "line_repeated" | "composition_circle" | "sum_format" | "unit_unknown" | "kind_unknown" | "tax_unknown" | "code_rounded" | "cell_error" | "yes_or_no" | "repeated_in_file" | "archived_already" | "sold_beyond_own_points" | "step_needed" | "steps_rise" | "times_overlap" | "only_bonus" | "least_price_not_used" | "type_fixed" | "days_order" | "week_day_needed" | "times_pair" | "discount_point_needed" | "discount_points_not_used" | "goods_needed" | "goods_not_used" | "consent_needed" | "identity_needed" | "iban_format" | "iban_other_bank" | "code_format" | "time_code_format" | "factor_code_format" | "factor_code_wrong" | "own_factor_needed" | "password_wrong" | "plate_format" | "plate_needed" | "plate_not_used" | "day_format" | "half_hour" | "out_of_week" | "time_format" | "instant_format" | "url_format" | "url_not_secure" | "url_ip" | "url_internal" | "url_with_password" | "card_number" | "card_mask_format" | "places_few" | "period_too_long" | "page_too_deep" | "on_shift" | "key_format" | "key_reused" | "terminal_number_format" | "activation_code_format" | "only_transport_terminal" | "role_needed" | "placeholder_unknown" | "placeholder_open" | "json_format" | "header_format" | "header_reserved" | "taken" | "not_found";
                /** @description For the person, in the language of `lng` */
                message?: string;
            }[];
            /** @description The missing permission tag (`forbidden`, `right_beyond_own`) */
            permission?: components["schemas"]["PermissionTag"];
            retry_after_seconds?: number;
            /** @description Tries that are left (`code_wrong`, `key_password_wrong`) */
            attempts_left?: number;
            /** @description The version as it is now (`conflict`); 0: a week that was never planned */
            current_version?: number;
            /** @description The inspection date that has passed */
            next_to_date?: components["schemas"]["Day"];
            /** @description The driver on shift (`transport_busy`) */
            busy_with?: components["schemas"]["NamedReference"];
            /** @description The run that has not ended (`bulk_run_unfinished`) */
            run_id?: components["schemas"]["Id"];
            /** @description The terminal that it is about (`terminal_already_added`, `terminal_already_active`) */
            terminal?: components["schemas"]["NamedReference"];
            /** @description What needs the company or the point (`company_in_use`, `point_in_use`) */
            used_by?: {
                /** @description Those that belong to it, the first five by name; none of a point */
                companies: components["schemas"]["NamedReference"][];
                companies_count: number;
                points_count: number;
                terminals_count: number;
                /** @description Payments name the company, or were made at the point */
                has_payments: boolean;
                /** @description The register of the point had shifts */
                has_shifts?: boolean;
            };
            /** @description Kopiykas of cash in the terminal now (`cash_not_enough`, `cash_changed`) */
            inside_amount?: number;
            /**
             * @description Which limit of being offline is reached (`register_offline_limit`)
             * @enum {string}
             */
            offline_limit?: "in_row" | "in_month" | "numbers";
            /** @description Kopiykas of the payment that are left (`refund_exceeds_amount`, `refund_left_changed`) */
            left_amount?: number;
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
            code?: ("internal" | "validation_failed" | "signature_invalid" | "not_authenticated" | "forbidden" | "not_found" | "conflict" | "rate_limited" | "maintenance" | "malformed_request" | "payload_too_large" | "unsupported_media_type" | "method_not_allowed" | "credentials_wrong" | "key_exchange_invalid" | "code_wrong" | "code_expired" | "code_attempts_exceeded" | "registration_expired" | "legal_documents_changed" | "view_read_only" | "saved_views_full" | "second_factor_code_needed" | "second_factor_required" | "second_factor_on" | "shift_already_open" | "shift_already_closed" | "transport_busy" | "transport_unavailable" | "inspection_overdue" | "status_transition_forbidden" | "route_required" | "file_type_wrong" | "image_too_large" | "terminal_unknown" | "terminal_already_added" | "terminal_blocked" | "terminal_already_active" | "activation_code_wrong" | "activation_code_expired" | "terminal_not_added" | "template_in_use" | "offline_terminals_full" | "terminal_released" | "terminal_holds_cash" | "ecomm_terminals_full" | "terminal_not_authenticated" | "terminal_time_wrong" | "terminal_not_active" | "terminal_blocked_by_merchant" | "bulk_run_empty" | "bulk_run_too_large" | "bulk_run_unfinished" | "bulk_targets_changed" | "cash_not_enough" | "cash_changed" | "collection_round_empty" | "collection_round_too_large" | "collection_targets_changed" | "collection_round_ended" | "round_stop_collected" | "round_stops_open" | "transaction_not_refundable" | "refund_exceeds_amount" | "refund_left_changed" | "reversal_open" | "receipt_not_due" | "status_request_not_authenticated" | "status_request_time_wrong" | "own_rights" | "owner_only" | "right_beyond_own" | "invitation_invalid" | "beyond_own_points" | "swap_impossible" | "product_sold" | "product_archived" | "product_group_in_use" | "price_change_settled" | "product_in_composition" | "ingredient_in_use" | "product_import_started" | "product_import_not_finished" | "product_import_rolled_back" | "product_import_sold" | "product_import_incomplete" | "company_in_use" | "discount_ended" | "discount_state_wrong" | "discount_used" | "quote_expired" | "quote_outdated" | "commit_paid" | "customer_forgotten" | "point_in_use" | "key_password_wrong" | "key_unreadable" | "point_key_in_use" | "point_key_unfit" | "point_without_register" | "register_shift_open" | "register_shift_not_open" | "register_document_pending" | "register_offline_limit" | "register_returning" | "register_not_refused" | "register_cash_not_enough" | "tax_service_unavailable") | null;
            /** @description With `code`; null: those that fit the code. `validation_failed` takes `fields`, which a form shows */
            details?: components["schemas"]["MockFaultDetails"] | null;
            /** @description True: the operation is carried out and only its answer is lost or replaced */
            after_handler?: boolean;
            /** @description How many requests suffer it; null: all */
            times?: number | null;
            probability?: number;
            /** @description Only sessions of this merchant; null: everybody */
            merchant_id?: components["schemas"]["Id"] | null;
        };
        MockMerchant: {
            merchant_id: components["schemas"]["Id"];
            users: {
                role: components["schemas"]["Role"];
                phone: string;
                password: string;
            }[];
        };
        MockMessage: {
            id: components["schemas"]["Id"];
            at: components["schemas"]["Instant"];
            phone: components["schemas"]["Phone"];
            /** @description In the language of the request that caused it */
            text: string;
            /** @description The code in it; null when it has none, or when its five minutes are over: then `text` covers it */
            code: string | null;
        };
        MockMessages: {
            items: components["schemas"]["MockMessage"][];
        };
        MockPayment: {
            transaction_id: components["schemas"]["Id"];
        };
        MockPaymentInput: {
            number: string;
            amount: components["schemas"]["PositiveAmount"];
            /** @description False: by card */
            in_cash: boolean;
            /** @description Who is signed in there; null: nobody; default: somebody who is at work at its point */
            cashier_id?: components["schemas"]["Id"] | null;
            /** @description A commit of the terminal that it pays (`commitLoyalty`), as the acquirer’s payment would name it. `amount` is the one to be paid, or the answer is `validation_failed` there; one that was paid, released or is another terminal’s is `not_found`. What it sells are the goods that were quoted, where all of them are in the catalogue and fiscal; otherwise some for its amount */
            commit_id?: components["schemas"]["Id"];
        };
        MockPeople: {
            items: components["schemas"]["MockPerson"][];
        };
        MockPerson: {
            full_name: string;
            position: string | null;
            roles: components["schemas"]["Role"][];
            merchant: string;
            phone: components["schemas"]["Phone"];
            /** @description Null when it is not that of the demo data any more */
            password: string | null;
        };
        MockRegisterInput: {
            merchant_id: components["schemas"]["Id"];
            register_number: string;
        };
        MockRights: {
            tags: components["schemas"]["PermissionTag"][];
        };
        MockRightsInput: {
            phone: components["schemas"]["Phone"];
            roles: components["schemas"]["Role"][];
            tags_added: components["schemas"]["PermissionTag"][];
            tags_removed: components["schemas"]["PermissionTag"][];
        };
        MockSecondFactor: {
            phone: components["schemas"]["Phone"];
            /** @description Once it was used, the next one, which counts already; null: half a minute to wait */
            code: string | null;
        };
        MockSecondFactors: {
            items: components["schemas"]["MockSecondFactor"][];
        };
        MockSimulator: {
            /** @enum {string} */
            name: "connectivity" | "payments";
            is_on: boolean;
            /** @description For this merchant only; null: for all */
            merchant_id: components["schemas"]["Id"] | null;
            /**
             * @description How `payments` are made. `evening_peak`: several times more from 17 to 21 in Kyiv, few at night, more at weekends; `bank_down`: at thirty terminals at most, and one bank does not answer, so that its cards are declined with 91, and are tried at two more terminals. `connectivity` is always `ordinary`
             * @enum {string}
             */
            profile: "ordinary" | "evening_peak" | "bank_down";
            /** @description How much it has made since it was switched on */
            made: number;
        };
        MockSimulatorInput: {
            is_on: boolean;
            merchant_id: components["schemas"]["Id"] | null;
            /**
             * @description Default: `ordinary`
             * @enum {string}
             */
            profile?: "ordinary" | "evening_peak" | "bank_down";
        };
        MockSimulators: {
            items: components["schemas"]["MockSimulator"][];
        };
        MockTaxService: {
            /**
             * @description `registers`: what keeps its rules; `refuses`: everything new; `late`: it registers at once, and answers after `after_seconds`; `silent`: it registers, and answers nothing; `twice`: it answers each request twice; `down`: nothing reaches it
             * @enum {string}
             */
            behaviour: "registers" | "refuses" | "late" | "silent" | "twice" | "down";
            /** @description Of `late`, by the clock of the mock */
            after_seconds: number;
            /** @description How many numbers for documents made offline it gives at once; default: 2000 */
            offline_numbers?: number;
            /** @description Only to this merchant; null: to all without their own */
            merchant_id: components["schemas"]["Id"] | null;
        };
        MockTerminalDispute: {
            id: components["schemas"]["Id"];
            number: string;
            /** @description Who claims the terminal */
            merchant_id: components["schemas"]["Id"];
            reason: string;
            /** @description Whether the activation code was the device’s */
            is_proven: boolean;
            opened_at: components["schemas"]["Instant"];
            /** @description Whose it is; null: not decided yet */
            decision: ("claimant" | "holder") | null;
        };
        MockTerminalDisputes: {
            items: components["schemas"]["MockTerminalDispute"][];
        };
        MockVolume: {
            transports: number;
            drivers: number;
            terminals: number;
            products: number;
        };
        MockVolumeInput: {
            transports: number;
            drivers: number;
            /** @description There are a million numbers of terminals in all, and some are taken */
            terminals?: number;
            products?: number;
        };
        NamedReference: {
            id: components["schemas"]["Id"];
            name: string;
        };
        Nothing: Record<string, never>;
        /**
         * @description See `x-permissions`
         * @enum {string}
         */
        PermissionTag: "add_terminal" | "edit_terminal" | "release_terminal" | "facq_transac_status_update" | "facq_transac_reversal" | "facq_transac_reversal_sum" | "offline_all_update" | "points_manage" | "companies_manage" | "users_manage" | "catalog_manage" | "loyalty_manage" | "customers_manage" | "transport_manage" | "ecomm_manage" | "encashment_perform" | "reports_view" | "audit_view" | "transactions_view" | "cash_view" | "transport_view" | "own_shift_view";
        /** @description E.164: +380 and nine digits */
        Phone: string;
        /** @description Kopiykas, more than zero: 123450 = 1 234,50 ₴ */
        PositiveAmount: number;
        /**
         * @description A template of permission tags, see `x-roles`
         * @enum {string}
         */
        Role: "owner" | "director" | "accountant" | "cashier" | "dispatcher" | "driver";
        /** @description The envelope of every success, around the `data` of its operation. */
        Success: {
            /** @constant */
            code: 0;
            /** @description For the person, in the language of `lng` */
            msg: string;
            details: null;
        };
    };
    responses: {
        /** @description `-5` **forbidden** */
        Forbidden: {
            headers: {
                "x-request-id": components["headers"]["x-request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `-1` **internal** */
        Internal: {
            headers: {
                "x-request-id": components["headers"]["x-request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `-9` **maintenance** */
        Maintenance: {
            headers: {
                "x-request-id": components["headers"]["x-request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `-10` **malformed_request** */
        MalformedRequest: {
            headers: {
                "x-request-id": components["headers"]["x-request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `-6` **not_found** */
        NotFound: {
            headers: {
                "x-request-id": components["headers"]["x-request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `-11` **payload_too_large** */
        PayloadTooLarge: {
            headers: {
                "x-request-id": components["headers"]["x-request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `-8` **rate_limited** */
        RateLimited: {
            headers: {
                "x-request-id": components["headers"]["x-request-id"];
                "retry-after": components["headers"]["retry-after"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `-12` **unsupported_media_type** */
        UnsupportedMediaType: {
            headers: {
                "x-request-id": components["headers"]["x-request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `-2` **validation_failed** */
        ValidationFailed: {
            headers: {
                "x-request-id": components["headers"]["x-request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `-2` **validation_failed** */
        ValidationFailedOfBehaviour: {
            headers: {
                "x-request-id": components["headers"]["x-request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `-2` **validation_failed** */
        ValidationFailedOfMerchantId: {
            headers: {
                "x-request-id": components["headers"]["x-request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `-2` **validation_failed** */
        ValidationFailedOfNumber: {
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
        /** @description Language of `msg` and of messages in `details` (spec §7): `UK` or `EN`. Missing or unknown: Ukrainian. */
        lng: string;
    };
    requestBodies: never;
    headers: {
        /** @description Quote it when you report a problem. */
        "x-request-id": string;
        /** @description Seconds until it may be tried again, as in `details.retry_after_seconds`. */
        "retry-after": number;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    resetMock: {
        parameters: {
            query?: {
                /** @description Language of `msg` and of messages in `details` (spec §7): `UK` or `EN`. Missing or unknown: Ukrainian. */
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
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["Nothing"];
                    };
                };
            };
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Maintenance"];
        };
    };
    getMockClock: {
        parameters: {
            query?: {
                /** @description Language of `msg` and of messages in `details` (spec §7): `UK` or `EN`. Missing or unknown: Ukrainian. */
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
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["MockClock"];
                    };
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Maintenance"];
        };
    };
    setMockClock: {
        parameters: {
            query?: {
                /** @description Language of `msg` and of messages in `details` (spec §7): `UK` or `EN`. Missing or unknown: Ukrainian. */
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
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["MockClock"];
                    };
                };
            };
            400: components["responses"]["MalformedRequest"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description `-2` **validation_failed** */
            422: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Maintenance"];
        };
    };
    listMockFaults: {
        parameters: {
            query?: {
                /** @description Language of `msg` and of messages in `details` (spec §7): `UK` or `EN`. Missing or unknown: Ukrainian. */
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
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            items: components["schemas"]["MockFault"][];
                        };
                    };
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Maintenance"];
        };
    };
    addMockFault: {
        parameters: {
            query?: {
                /** @description Language of `msg` and of messages in `details` (spec §7): `UK` or `EN`. Missing or unknown: Ukrainian. */
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
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["MockFault"];
                    };
                };
            };
            400: components["responses"]["MalformedRequest"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description `-2` **validation_failed** */
            422: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Maintenance"];
        };
    };
    clearMockFaults: {
        parameters: {
            query?: {
                /** @description Language of `msg` and of messages in `details` (spec §7): `UK` or `EN`. Missing or unknown: Ukrainian. */
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
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["Nothing"];
                    };
                };
            };
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Maintenance"];
        };
    };
    setMockVolume: {
        parameters: {
            query?: {
                /** @description Language of `msg` and of messages in `details` (spec §7): `UK` or `EN`. Missing or unknown: Ukrainian. */
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
                     *         "terminals": 400,
                     *         "products": 34
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["MockVolume"];
                    };
                };
            };
            400: components["responses"]["MalformedRequest"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description `-2` **validation_failed** */
            422: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Maintenance"];
        };
    };
    createMockMerchant: {
        parameters: {
            query?: {
                /** @description Language of `msg` and of messages in `details` (spec §7): `UK` or `EN`. Missing or unknown: Ukrainian. */
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
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["MockMerchant"];
                    };
                };
            };
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Maintenance"];
        };
    };
    listMockMessages: {
        parameters: {
            query?: {
                phone?: components["schemas"]["Phone"];
                /** @description Language of `msg` and of messages in `details` (spec §7): `UK` or `EN`. Missing or unknown: Ukrainian. */
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
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["MockMessages"];
                    };
                };
            };
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Maintenance"];
        };
    };
    listMockSecondFactors: {
        parameters: {
            query?: {
                phone?: components["schemas"]["Phone"];
                /** @description Language of `msg` and of messages in `details` (spec §7): `UK` or `EN`. Missing or unknown: Ukrainian. */
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
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["MockSecondFactors"];
                    };
                };
            };
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Maintenance"];
        };
    };
    listMockPeople: {
        parameters: {
            query?: {
                /** @description Language of `msg` and of messages in `details` (spec §7): `UK` or `EN`. Missing or unknown: Ukrainian. */
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
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["MockPeople"];
                    };
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Maintenance"];
        };
    };
    setMockRights: {
        parameters: {
            query?: {
                /** @description Language of `msg` and of messages in `details` (spec §7): `UK` or `EN`. Missing or unknown: Ukrainian. */
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
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["MockRights"];
                    };
                };
            };
            400: components["responses"]["MalformedRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description `-2` **validation_failed** */
            422: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Maintenance"];
        };
    };
    listMockSimulators: {
        parameters: {
            query?: {
                /** @description Language of `msg` and of messages in `details` (spec §7): `UK` or `EN`. Missing or unknown: Ukrainian. */
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
                     *             "profile": "ordinary",
                     *             "made": 0
                     *           },
                     *           {
                     *             "name": "payments",
                     *             "is_on": false,
                     *             "merchant_id": null,
                     *             "profile": "ordinary",
                     *             "made": 0
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["MockSimulators"];
                    };
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Maintenance"];
        };
    };
    setMockSimulator: {
        parameters: {
            query?: {
                /** @description Language of `msg` and of messages in `details` (spec §7): `UK` or `EN`. Missing or unknown: Ukrainian. */
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
                     *         "profile": "ordinary",
                     *         "made": 0
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["MockSimulator"];
                    };
                };
            };
            400: components["responses"]["MalformedRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description `-2` **validation_failed** */
            422: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Maintenance"];
        };
    };
    setMockConnectivity: {
        parameters: {
            query?: {
                /** @description Language of `msg` and of messages in `details` (spec §7): `UK` or `EN`. Missing or unknown: Ukrainian. */
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
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["MockConnectivity"];
                    };
                };
            };
            400: components["responses"]["MalformedRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailedOfNumber"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Maintenance"];
        };
    };
    cutMockStreams: {
        parameters: {
            query?: {
                /** @description Language of `msg` and of messages in `details` (spec §7): `UK` or `EN`. Missing or unknown: Ukrainian. */
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
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["MockCut"];
                    };
                };
            };
            400: components["responses"]["MalformedRequest"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailedOfMerchantId"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Maintenance"];
        };
    };
    makeMockPayment: {
        parameters: {
            query?: {
                /** @description Language of `msg` and of messages in `details` (spec §7): `UK` or `EN`. Missing or unknown: Ukrainian. */
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
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["MockPayment"];
                    };
                };
            };
            400: components["responses"]["MalformedRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailedOfNumber"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Maintenance"];
        };
    };
    recordMockAttendance: {
        parameters: {
            query?: {
                /** @description Language of `msg` and of messages in `details` (spec §7): `UK` or `EN`. Missing or unknown: Ukrainian. */
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
                 *       "user_id": "01912d50-3c00-7000-8000-000000000009",
                 *       "point_id": "01912d50-3c00-7000-8000-000000000012",
                 *       "came_at": "2026-11-16T07:00:00.000Z",
                 *       "left_at": "2026-11-16T13:00:00.000Z"
                 *     }
                 */
                "application/json": components["schemas"]["MockAttendanceInput"];
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
                     *         "attendance_id": "01912d50-3c00-7000-8000-0000000000f5"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["MockAttendance"];
                    };
                };
            };
            400: components["responses"]["MalformedRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description `-2` **validation_failed** */
            422: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Maintenance"];
        };
    };
    listMockCallbacks: {
        parameters: {
            query?: {
                merchant_id?: components["schemas"]["Id"];
                /** @description Language of `msg` and of messages in `details` (spec §7): `UK` or `EN`. Missing or unknown: Ukrainian. */
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
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["MockCallbacks"];
                    };
                };
            };
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Maintenance"];
        };
    };
    clearMockCallbacks: {
        parameters: {
            query?: {
                /** @description Language of `msg` and of messages in `details` (spec §7): `UK` or `EN`. Missing or unknown: Ukrainian. */
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
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["Nothing"];
                    };
                };
            };
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Maintenance"];
        };
    };
    setMockCallbackAnswer: {
        parameters: {
            query?: {
                /** @description Language of `msg` and of messages in `details` (spec §7): `UK` or `EN`. Missing or unknown: Ukrainian. */
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
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["MockCallbackAnswer"];
                    };
                };
            };
            400: components["responses"]["MalformedRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description `-2` **validation_failed** */
            422: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Maintenance"];
        };
    };
    listMockTerminalDisputes: {
        parameters: {
            query?: {
                /** @description Language of `msg` and of messages in `details` (spec §7): `UK` or `EN`. Missing or unknown: Ukrainian. */
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
                     *             "id": "01912d50-3c00-7000-8000-000000000097",
                     *             "number": "S1110102",
                     *             "merchant_id": "01912d50-3c00-7000-8000-000000000001",
                     *             "reason": "Термінал куплено разом із кіоском",
                     *             "is_proven": false,
                     *             "opened_at": "2026-11-20T09:00:00.000Z",
                     *             "decision": null
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["MockTerminalDisputes"];
                    };
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Maintenance"];
        };
    };
    decideMockTerminalDispute: {
        parameters: {
            query?: {
                /** @description Language of `msg` and of messages in `details` (spec §7): `UK` or `EN`. Missing or unknown: Ukrainian. */
                lng?: components["parameters"]["lng"];
            };
            header?: never;
            path: {
                /** @example 01912d50-3c00-7000-8000-000000000097 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "decision": "holder"
                 *     }
                 */
                "application/json": components["schemas"]["MockDisputeDecision"];
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
                     *         "id": "01912d50-3c00-7000-8000-000000000097",
                     *         "number": "S1110102",
                     *         "merchant_id": "01912d50-3c00-7000-8000-000000000001",
                     *         "reason": "Термінал куплено разом із кіоском",
                     *         "is_proven": false,
                     *         "opened_at": "2026-11-20T09:00:00.000Z",
                     *         "decision": "holder"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["MockTerminalDispute"];
                    };
                };
            };
            400: components["responses"]["MalformedRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description `-2` **validation_failed** */
            422: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Maintenance"];
        };
    };
    setMockAcquirer: {
        parameters: {
            query?: {
                /** @description Language of `msg` and of messages in `details` (spec §7): `UK` or `EN`. Missing or unknown: Ukrainian. */
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
                 *       "behaviour": "approves",
                 *       "response_code": "91",
                 *       "after_seconds": 30,
                 *       "merchant_id": null
                 *     }
                 */
                "application/json": components["schemas"]["MockAcquirer"];
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
                     *         "behaviour": "approves",
                     *         "response_code": "91",
                     *         "after_seconds": 30,
                     *         "merchant_id": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["MockAcquirer"];
                    };
                };
            };
            400: components["responses"]["MalformedRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailedOfBehaviour"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Maintenance"];
        };
    };
    setMockTaxService: {
        parameters: {
            query?: {
                /** @description Language of `msg` and of messages in `details` (spec §7): `UK` or `EN`. Missing or unknown: Ukrainian. */
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
                 *       "behaviour": "registers",
                 *       "after_seconds": 30,
                 *       "merchant_id": null
                 *     }
                 */
                "application/json": components["schemas"]["MockTaxService"];
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
                     *         "behaviour": "registers",
                     *         "after_seconds": 30,
                     *         "merchant_id": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["MockTaxService"];
                    };
                };
            };
            400: components["responses"]["MalformedRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailedOfBehaviour"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Maintenance"];
        };
    };
    openMockShiftElsewhere: {
        parameters: {
            query?: {
                /** @description Language of `msg` and of messages in `details` (spec §7): `UK` or `EN`. Missing or unknown: Ukrainian. */
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
                 *       "merchant_id": "01912d50-3c00-7000-8000-000000000001",
                 *       "register_number": "4000518306"
                 *     }
                 */
                "application/json": components["schemas"]["MockRegisterInput"];
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
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["Nothing"];
                    };
                };
            };
            400: components["responses"]["MalformedRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailedOfMerchantId"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Maintenance"];
        };
    };
}
