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
         * @description Nothing exists of the merchant before the last step. A phone that is registered already gets the same answer, and a text message that says so; its code is never right. Within an hour at most 5 codes of a phone, 3 of them from one address, and 20 from an address (rate_limited); the browsers that the person signed in with before have 3 of their own, and then what strangers have left. A minute lies between two codes of a phone for one purpose from one address or from those browsers, and the newer one ends the older one there. Text messages have a budget: strangers get 100 codes an hour for the phones of one merchant and 1000 in all, those browsers another 1000 in all.
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
         * @description A minute after the last one at the earliest. Within an hour at most 5 codes of a phone, 3 of them from one address, and 20 from an address (rate_limited); the browsers that the person signed in with before have 3 of their own, and then what strangers have left. A minute lies between two codes of a phone for one purpose from one address or from those browsers, and the newer one ends the older one there. Text messages have a budget: strangers get 100 codes an hour for the phones of one merchant and 1000 in all, those browsers another 1000 in all.
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
         * @description The same answer whether or not the phone is registered; only a registered one gets a text message. Within an hour at most 5 codes of a phone, 3 of them from one address, and 20 from an address (rate_limited); the browsers that the person signed in with before have 3 of their own, and then what strangers have left. A minute lies between two codes of a phone for one purpose from one address or from those browsers, and the newer one ends the older one there. Text messages have a budget: strangers get 100 codes an hour for the phones of one merchant and 1000 in all, those browsers another 1000 in all.
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
         * @description Ends every session of the person, and forgets the browsers they were known in but this one (see `signIn`). A code allows five tries, lives five minutes and is used once.
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
         * @description Sets the session cookie (HttpOnly, SameSite=Lax; Secure in production) under a fresh id; a session that the request came with is ended. A session ends after 30 minutes without a request and 12 hours after sign-in. An unknown phone and a wrong password answer alike, after equal work. Ten failures of a phone within 15 minutes pause it (rate_limited), and a hundred of an address. The browsers that the person signed in with before have ten of their own, and then those that strangers have left, so that guessing elsewhere shuts nobody out: a second cookie, HttpOnly as well, tells them for 90 days; it opens nothing, and clients without it are strangers. Whoever has a second factor gets no session by the password alone, but `second_factor_code_needed`: repeat it with `code`. A wrong code is a broken rule at `code`, and five of them within 15 minutes pause the codes of the person there. Whoever has the wrong password learns nothing of it. A person has 20 sessions at most; one more ends the one that was used longest ago. Every sign-in stands in the journal; failed ones of a person do as one entry an hour, with their number, and so do those that were given up when the code was asked for. One in a browser where the person had not signed in before, though elsewhere, is told to their other sessions (`account.new_browser`) and marked in `listOwnSessions`; each of their other browsers tells it (`new_browser`) until it is dismissed there. Follow it by a key exchange.
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
         * @description Ends the session on the server and clears the cookie. Clients clear their local storage (spec §4). Whoever could not be reached at once and is told later names the session: when the browser has another one by then, it goes on.
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
        /**
         * The present session: user, roles, permission tags, menu
         * @description Clients read it when they start: it tells whether the cookie still opens a session, and what the person may do. A change of rights shows here with the next read.
         */
        get: operations["getMe"];
        /**
         * Change the own name
         * @description Answers the session anew, which the name is part of. Rows that were written earlier keep the name of that moment.
         */
        put: operations["updateMe"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/merchant": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Rename the merchant, and say what it does
         * @description At registration nobody is asked for the name: a sole proprietor is called by the own name, a legal entity by its code. What the merchant does is asked after it, and its first steps follow (`getFirstSteps`). Other sessions see the change when they ask next.
         */
        put: operations["updateMerchant"];
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
         * @description Ends every session of the person and opens a new one under a fresh id (the cookie changes): follow it by a key exchange. Forgets the browsers they were known in but this one (see `signIn`). A wrong present password is a broken rule at `current_password`, and ten of them within 15 minutes pause those of this session (rate_limited).
         */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether the own sign-in takes a second factor
         * @description And which roles of the merchant have to have one.
         */
        get: operations["getSecondFactor"];
        put?: never;
        /**
         * Turn on the own second factor: codes of an authenticator app (TOTP, RFC 6238)
         * @description Without `code` it begins: answers a new secret for the app, which counts for nothing yet; the one before is forgotten, and this one after an hour.
         *
         *     With a code of the app it turns the factor on, ends the other sessions of the person and answers 10 recovery codes, this once. From then on `signIn` asks for a code. SHA-1, six digits, steps of 30 seconds; the step before and the one after count, too, and each code once.
         *
         *     A wrong password or code is a broken rule at its field. Five wrong codes within 15 minutes pause those of this session, as ten wrong passwords do (rate_limited).
         */
        post: operations["enrolSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/second-factor/disable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Turn off the own second factor
         * @description Password and code are asked for; the recovery codes go with it. When it is off already, nothing changes. Whose role requires it has to turn it on again before anything else. A wrong password or code is a broken rule at its field. Five wrong codes within 15 minutes pause those of this session, as ten wrong passwords do (rate_limited).
         */
        post: operations["disableSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/second-factor/recovery-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make the own recovery codes anew
         * @description Those before count no more. Without the factor there are none. A wrong password or code is a broken rule at its field. Five wrong codes within 15 minutes pause those of this session, as ten wrong passwords do (rate_limited).
         */
        post: operations["renewRecoveryCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/second-factor/roles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Choose the roles that have to have a second factor
         * @description For owners: what counts is the role, which no tag replaces, so others answer forbidden without `details`.
         *
         *     Whoever has such a role and no factor can do nothing but turn it on, in sessions that are open as in new ones, from their next request (second_factor_required). An own role is required only by who has the factor (`own_factor_needed` at `roles`).
         */
        put: operations["updateSecondFactorRoles"];
        post?: never;
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
        /**
         * Where one is signed in now
         * @description At most 20: signing in once more ends the session that was used longest ago, as noted once a minute, and the journal says so.
         */
        get: operations["listOwnSessions"];
        put?: never;
        post?: never;
        /**
         * Sign out everywhere but here
         * @description All other browsers of the person are forgotten (see `signIn`).
         */
        delete: operations["revokeOtherSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/activity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What happened to the own account lately
         * @description Newest first, the latest 10 each of: sign-ins; those in unknown browsers; failed and unfinished ones; ended sessions; changes of password and second factor by oneself, and those by others or by a code. So none of these pushes another one out. All of it stands in the journal, for whoever may read it.
         */
        get: operations["listOwnActivity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/new-browser": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Be told no more of a sign-in in an unknown browser
         * @description In this browser, of this sign-in and of earlier ones: other browsers of the person go on telling it. One that is not there changes nothing. Answers the session with the next one, if any.
         */
        put: operations["dismissNewBrowser"];
        post?: never;
        delete?: never;
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
         * @description Takes effect with the next request of that session. The present one may be ended too. When it is another one, the browsers in which the person has no session are forgotten (see `signIn`).
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
        /**
         * What a new merchant does first, and what of it is done
         * @description They follow from what the merchant does (`updateMerchant`), which is the first of them; until it is said, nothing else is asked for but the name.
         */
        get: operations["getFirstSteps"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/first-steps/{step}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Leave a first step for later, or take it up again
         * @description For the merchant, whoever asks next.
         */
        put: operations["updateFirstStep"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/home": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Choose where one starts
         * @description Kept for the person, on every device. A screen that the person may not see, or no longer, counts as none chosen; so does a terminal that is gone.
         */
        put: operations["updateHome"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/views": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The views of lists, own and shared
         * @description In the order that the person gave them. Until one of a list is moved it is that of the alphabet, afterwards a new view is the last. A shared view is there for everybody of the merchant who may read its list; order, hiding and default are each person’s own.
         */
        get: operations["listSavedViews"];
        put?: never;
        /**
         * Keep a view of a list by a name
         * @description A person may keep 30 of a list, and 300 of all lists; a merchant as many shared ones. A name that is taken in this list, among the own or the shared ones, answers conflict with the field.
         *
         *     Whoever has `users_manage`, and may read the list, shares a view with the merchant; the same tag is needed to change, unshare or delete a shared one, whoever made it (`forbidden`). Only what is shared stands in the journal.
         */
        post: operations["createSavedView"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/views/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a view, or what one makes of it
         * @description Name, parameters and sharing are of the view: what changes none of them makes no new version. `is_default`, `is_hidden` and `position` are the person’s own choice, of a shared view, too, and need no permission. A view that is shared no more is its author’s own.
         *
         *     Whoever has `users_manage`, and may read the list, shares a view with the merchant; the same tag is needed to change, unshare or delete a shared one, whoever made it (`forbidden`). Only what is shared stands in the journal.
         */
        put: operations["updateSavedView"];
        post?: never;
        /**
         * Delete a view
         * @description Whoever has `users_manage`, and may read the list, shares a view with the merchant; the same tag is needed to change, unshare or delete a shared one, whoever made it (`forbidden`). Only what is shared stands in the journal.
         */
        delete: operations["deleteSavedView"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/dashboard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The figures of the home dashboard
         * @description States of terminals and sales as they are at the moment. Sales count by the day in Kyiv on which a payment began.
         */
        get: operations["getDashboard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/terminals/terminals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Terminals of the merchant
         * @description Everybody sees all of them; what one may do with them is a matter of permissions. `today_amount` is null for those who may not view reports, `cash_inside` for those who may not view cash, and sorting by either is `forbidden` for them.
         */
        get: operations["listTerminals"];
        put?: never;
        /**
         * Take a device into the fleet by its number and activation code
         * @description However the number was read: typed, scanned or from a photo. The device must be known to the acquirer, not blocked, and in nobody’s fleet. The code proves that the device is at hand; wrong ones are counted by person, merchant and address. The terminal begins as added; it takes payments once it is activated.
         */
        post: operations["addTerminal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/terminals/terminals/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A terminal with all its settings
         * @description Values of `callback_headers` and of secret `callback_get_parameters` may be secrets of the merchant’s own server: who may edit neither terminals nor, if it is one of e-commerce, those gets `***` in their place, and of `callback_endpoint` scheme and host alone. The secret key phrase is never answered.
         */
        get: operations["getTerminal"];
        /**
         * Change a terminal and its settings
         * @description Replaces all fields and the terminal’s own settings: one that is left out comes from the template from now on, or is the standard one of its kind. Number, serial number, PTKS id, model and kind are the device’s and stay. A header whose value is sent as `***` keeps the value it has. A key phrase that is sent counts at once, and those before no more. Who has `ecomm_manage` alone changes e-commerce terminals only, and gives them no other template.
         */
        put: operations["updateTerminal"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/terminals/terminals/{id}/overview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A terminal to look at: its money, connectivity, what it waits for, what is set otherwise
         * @description Its payments are `listTransactions` with its `terminal_id`. Sums are null for those who may not view reports, the last change for those who may not view the journal.
         */
        get: operations["getTerminalOverview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/terminals/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The terminals of a filter as a file, in the order of the list
         * @description Streams all of them, as `exportAuditEntries` does: filter and time of the export stand above the rows, in the language of `lng`; XLSX has typed cells and no formulas; CSV is UTF-8 with BOM, fields parted by semicolons. Two may run at a time for a person, and four in a server process; a further one is `rate_limited`. Of several hundred terminals at a time each is as it was when its part was read: sorted by `last_online_at`, one that reports while the file is made may come twice, or not at all; sorted by `number`, each comes once.
         */
        get: operations["exportTerminals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/terminals/points": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Points and depots that a terminal can stand at, to choose and filter by
         * @description In alphabetical order, without pages. Everybody sees terminals with the place where they stand, and finds them by its address: so everybody is told the places at which terminals stand. The others, to choose from, are told to those who may add or edit terminals (`add_terminal`, `edit_terminal`, `ecomm_manage`).
         */
        get: operations["listTerminalPoints"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/terminals/models": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Models of the merchant’s terminals, to filter by
         * @description Each once, in alphabetical order, without pages.
         */
        get: operations["listTerminalModels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/terminals/offline-terminals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make an offline terminal
         * @description It gets the next free number and begins as added. Its activation code is told in this answer and never again; it is good for 30 days, and the terminal can be activated from the list without it. A merchant may make 1000 of them: all merchants share the numbers.
         */
        post: operations["createOfflineTerminal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/terminals/ecomm-terminals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * E-commerce terminals of the merchant
         * @description Those of `listTerminals` whose kind is `ecomm`, with what matters of a web shop; `exportTerminals` with that kind is their file.
         */
        get: operations["listEcommTerminals"];
        put?: never;
        /**
         * Make an e-commerce terminal
         * @description It gets the next free number, is active at once, as a web shop has no device to activate, and signs its requests with the secret key phrase of this answer, which is never told again. A merchant may make 1000 of them: all merchants share the numbers. It is changed by `updateTerminal`.
         */
        post: operations["createEcommTerminal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/terminals/ecomm-terminals/{id}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Turn an e-commerce terminal on or off
         * @description Off is blocked by the merchant: it takes no payments. One that has never been active is activated by turning it on. What the acquirer has blocked stays so.
         */
        put: operations["setEcommTerminalStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/terminals/ecomm-terminals/{id}/key-phrase": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give an e-commerce terminal a new secret key phrase
         * @description Tells it in this answer and never again. The one before counts for 24 hours more, see `previous_key_phrase_until`, or until `endKeyPhraseOverlap`; one that still counted from a replacement before counts no more.
         */
        post: operations["replaceKeyPhrase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/terminals/ecomm-terminals/{id}/key-phrase/end-overlap": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End the time in which the key phrase before still counts
         * @description From now on only the present one does. Where none before it counts, nothing changes.
         */
        post: operations["endKeyPhraseOverlap"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/terminals/terminals/{id}/activation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Activate a terminal of the list
         * @description For a device that stands in the list as not activated; `terminal.changed` tells those who look at it.
         */
        post: operations["activateTerminal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/terminals/activations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Activate a terminal by the code that came with it
         * @description The code belongs to the device, so the terminal must have been added before. A code is good until the day printed beside it. Wrong ones are counted by person, merchant and address.
         */
        post: operations["activateTerminalByCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/terminals/terminals/{id}/release": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give a terminal back: it leaves the fleet for good
         * @description Whoever has the device and its activation code can add it from then on. The terminal stays for its payments, encashments and the journal, without place, vehicle, template, settings and key phrase; lists show it only where `status` asks for it. Not while cash is inside.
         */
        post: operations["releaseTerminal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/terminals/disputes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tell the acquirer that a device at hand is in another merchant’s fleet
         * @description For whoever has the device and its code, while `addTerminal` answers `terminal_unknown`. Always answered alike: it tells neither whether the number is taken nor whether the code is right. The acquirer decides; if it is the claimant’s, it is released from the other fleet, with an entry in the journal there, and for 30 days nobody else can add it. Ten a day for a merchant.
         */
        post: operations["disputeTerminal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/terminals/templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Templates of settings
         * @description Values of `callback_headers` as in getTerminal: users who may not edit terminals get `***`.
         */
        get: operations["listTerminalTemplates"];
        put?: never;
        /**
         * Create a template of settings
         * @description A name that is taken answers conflict with the field.
         */
        post: operations["createTerminalTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/terminals/templates/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A template of settings
         * @description Values of `callback_headers` and of secret `callback_get_parameters` may be secrets of the merchant’s own server: users who may not edit terminals get `***` in their place, and of `callback_endpoint` scheme and host alone.
         */
        get: operations["getTerminalTemplate"];
        /**
         * Change a template, and with it all terminals that have it
         * @description Replaces name, description and settings. A terminal whose own value differs keeps it. A header whose value is sent as `***` keeps the value it has.
         */
        put: operations["updateTerminalTemplate"];
        post?: never;
        /**
         * Delete a template that no terminal has
         * @description While a terminal has it, it is `template_in_use`: give them another one first. Runs in the past keep its name.
         */
        delete: operations["deleteTerminalTemplate"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/terminals/terminals/{id}/setting-changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who last changed each setting of a terminal, and when
         * @description From the journal; a setting that it never recorded is left out. Of a setting that comes from the template, a later change of the template counts.
         */
        get: operations["getTerminalSettingChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/terminals/templates/{id}/setting-changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who last changed each setting of a template, and when
         * @description From the journal; a setting that it never recorded is left out.
         */
        get: operations["getTerminalTemplateSettingChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/terminals/callback-preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The request of a callback as it would be sent, with its signature
         * @description Sends nothing and changes nothing. Placeholders are those of `callbackPlaceholders`; values are escaped where they stand: in JSON, in a form, in an address, in a header. The request is signed twice, SHA256withRSA in base64: `X-Kasa-Signature` is of what the signature template says, and `X-Kasa-Event-Signature` of all of it, whatever the templates leave out. That text has a line for each of `kasa-v1`, `X-Kasa-Key-Id`, `X-Kasa-Event`, `X-Kasa-Attempt`, `X-Kasa-Sent-At`, `live` (or `test`), method, and address, joined by line feeds, and last the body as it was sent; the request shown here is marked as a test. A text of a template that begins like that one is not signed. A header whose value is `***` gets the value that the terminal has. Who has `ecomm_manage` alone asks for e-commerce terminals only, or for none.
         */
        post: operations["previewCallback"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/terminals/callbacks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Callbacks to the merchant's own servers, the latest first
         * @description A payment that gets one of the statuses of `status` makes one, in the same transaction, when its terminal has a callback endpoint. It is sent as `previewCallback` shows, with the settings as they were at that moment; those of one payment go in order. What is not answered by 2xx is tried again after the terminal's retry time, then after twice as long and so on, for 24 hours. One may arrive twice: `X-Kasa-Event` tells. They are kept for 90 days.
         */
        get: operations["listCallbackDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/terminals/callbacks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A callback with every attempt to send it
         * @description Requests as they were sent, with what was signed; secrets of the settings are masked wherever they stand. The 50 latest attempts. For who may not edit terminals the address is scheme and host, and body, signed text and answer are `***`.
         */
        get: operations["getCallbackDelivery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/terminals/failing-endpoints": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Terminals whose callbacks do not arrive, the longest first
         * @description Since the last one that arrived, 5 callbacks or more were sent in vain, or one has waited for 1 hour or longer. Callbacks of the last 7 days count.
         */
        get: operations["listFailingEndpoints"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/terminals/callbacks/{id}/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a callback again, now
         * @description Also one that was delivered or given up; with the settings it was made with and the same event id. It is sent within seconds and, in vain, tried again as at first, for as long. One that waits is sent now. A merchant may have thirty sent in a row, then one a minute.
         */
        post: operations["resendCallback"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/terminals/callback-test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a callback of a sample payment, once, and say what became of it
         * @description The request is that of `previewCallback`, with its own signature, and marked as a test: it has the header `X-Kasa-Test: 1`, and the number of its order begins with `TEST-`. It goes over https to port 443 of a public address, follows no redirect, and is waited for as long as its settings say, 30 seconds at most. Nothing is tried again. Of the answer only status and size are told. A merchant may send ten in a row, then one a minute until a minute has passed without, and five at a time. Who may ask, and for which terminal: as `previewCallback`.
         */
        post: operations["testCallback"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/terminals/signing-keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The public keys with which callbacks are verified
         * @description RSA of 2048 bits, of this merchant alone; the private halves never leave the server. A receiver picks the key by `X-Kasa-Key-Id`. While there is a next key, every callback has its signatures, too: `X-Kasa-Next-Key-Id`, `X-Kasa-Next-Signature` and `X-Kasa-Next-Event-Signature`, of the same texts but for the key id.
         */
        get: operations["listSigningKeys"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/terminals/signing-keys/rotation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace the key that signs callbacks
         * @description Once begun, both keys sign for 7 days, so that a receiver that knows either accepts; then the next one takes over by itself, or at once by `finish`. Its private predecessor is deleted.
         */
        post: operations["rotateSigningKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/Config/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a terminal takes over: its settings, asked for by the terminal itself
         * @description For terminals, not for people. A terminal has no session: it says its number, and proves it by a signature with its secret key phrase; see “Requests of a terminal”.
         *
         *     It asks every `sync_seconds`. The answer has a strong `ETag`. Sent back as `If-None-Match`, it is answered 304 without a body while nothing differs. Either answer counts as the moment at which the terminal took its settings over (`settings_taken_at`) and was last heard of (`last_online_at`); it changes nothing else, and makes no new version of the terminal.
         *
         *     The same request may be sent again within its minutes: whoever can see a request can see its answer, too, and it does nothing that the terminal itself did not ask for.
         *
         *     Wrong signatures of a number are counted, whether or not a terminal has it: after ten, requests under that number wait, one minute first, then two, up to 15; after a hundred from one address, that address waits 15. A right signature from the address that the terminal last asked from does not wait for what others do elsewhere.
         */
        get: operations["getConfig"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/terminals/bulk-runs/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What a run over many terminals would do
         * @description Changes nothing. A block keeps a terminal from payments until it is unblocked; what the acquirer has blocked, only the acquirer unblocks. Applying a template gives it to the terminal and takes away the own values of the settings that it holds. Detaching it leaves the own values; what came from the template becomes the standard one.
         */
        post: operations["previewBulkRun"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/terminals/bulk-runs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Runs over many terminals, the latest first
         * @description Those of all people, with their progress; `bulk_run.progress` tells of those under way.
         */
        get: operations["listBulkRuns"];
        put?: never;
        /**
         * Do something to many terminals
         * @description A block keeps a terminal from payments until it is unblocked; what the acquirer has blocked, only the acquirer unblocks. Applying a template gives it to the terminal and takes away the own values of the settings that it holds. Detaching it leaves the own values; what came from the template becomes the standard one. It does what a preview has shown, or does not begin. The terminals are chosen now, at most 10000; then the run goes on by itself, also when the server is restarted: each terminal in a transaction of its own, once, with a result of its own. A terminal that somebody changes before its turn fails with `conflict`. Of each kind one run at a time.
         */
        post: operations["startBulkRun"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/terminals/bulk-run-people": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Everybody who has begun a run over many terminals, to filter by
         * @description In alphabetical order, by their present names, also those who are blocked now.
         */
        get: operations["listBulkRunPeople"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/terminals/bulk-runs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A run over many terminals, and how far it is
         * @description Its terminals are `listBulkRunRows`. While it is under way, `bulk_run.progress` tells how far it is.
         */
        get: operations["getBulkRun"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/terminals/bulk-runs/{id}/rows": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a run did to each terminal
         * @description In the order of their numbers when it began.
         */
        get: operations["listBulkRunRows"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/terminals/bulk-runs/{id}/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The protocol of a run as a file
         * @description A row for each terminal that the filter lets through, with its result, as far as the run is; above them what was done, by whom and when, and the filter. Otherwise as `exportTerminals`.
         */
        get: operations["exportBulkRun"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/terminals/bulk-runs/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stop a run
         * @description Terminals whose turn has not come are skipped; what was done stays done. A run that has ended stays as it is. Who may begin a run of its kind may stop it: an update of offline terminals needs `offline_all_update`, any other run `edit_terminal`.
         */
        post: operations["cancelBulkRun"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/terminals/offline-update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Which offline terminals an update would reach
         * @description As previewBulkRun. Left out: what is not active, and what waits for such an update already.
         */
        get: operations["previewOfflineUpdate"];
        put?: never;
        /**
         * Update all offline terminals
         * @description A run, as startBulkRun begins it, of kind `offline_all_update` over all terminals of kind `offline`. With nothing in it, it is over all of them that there are; with what a preview said, it does that, or does not begin. It changes no setting: it sets `update_requested_at`, so that the terminal gets all of its settings anew when it next asks for them (`/Config/get`), also when it has the present ones. That has happened when `settings_taken_at` is later.
         */
        post: operations["startOfflineUpdate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/transactions/transactions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Payments of the merchant
         * @description The newest first by default. `date`, and the filters by days, are business days in Kyiv.
         */
        get: operations["listTransactions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/transactions/transactions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A payment, with what was paid back of it
         * @description With each refund: when, how much, and who did it.
         */
        get: operations["getTransaction"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/transactions/transactions/{id}/reversals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pay a payment back, in full or by sum
         * @description What was paid by card goes back to the card, cash out of the terminal. All that is left is a reversal in full and needs `facq_transac_reversal`; less is one by sum and needs `facq_transac_reversal_sum`. It may repeat until the amount is used up; one that is open holds up the next one. Read `state`: a reversal that the acquirer refused, or has not yet answered, is a success of this operation, too. The same key asks for the state of the same reversal and never pays twice. An authorised payment can only be given up in full.
         */
        post: operations["reverseTransaction"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/transactions/transactions/{id}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask the acquirer again for what is still open
         * @description Settles an open payment or reversal if the acquirer answers; nobody states a status. Otherwise, and where nothing is open, the payment stays as it is. Needs `transactions_view`, too. A payment that the acquirer does not know of expires after 15 minutes.
         */
        post: operations["updateTransactionStatus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/transactions/reversal-runs/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What a run of reversals would pay back
         * @description Changes nothing. Each payment is paid back in full: all that is left of it. What was paid by card goes back to the card, cash out of the terminal, whose cash is used up in the order of the payments, the oldest first. Needs `transactions_view`, too.
         */
        post: operations["previewReversalRun"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/transactions/reversal-runs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Runs of reversals, the latest first
         * @description Those of all people, with their progress; `reversal_run.progress` tells of those under way.
         */
        get: operations["listReversalRuns"];
        put?: never;
        /**
         * Pay many payments back
         * @description Each payment is paid back in full: all that is left of it. What was paid by card goes back to the card, cash out of the terminal, whose cash is used up in the order of the payments, the oldest first. It does what a preview has shown, or does not begin; no payment gets more or less than was shown. The payments are chosen now, at most 1000; then the run goes on by itself, also when the server is restarted: each payment once, with a result of its own. What the acquirer has not answered is `waiting` and settles later. One run at a time. Needs `transactions_view`, too.
         */
        post: operations["startReversalRun"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/transactions/reversal-run-people": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Everybody who has begun a run of reversals, to filter by
         * @description In alphabetical order, by their present names, also those who are blocked now.
         */
        get: operations["listReversalRunPeople"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/transactions/reversal-runs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A run of reversals, and how far it is
         * @description Its payments are `listReversalRunRows`. While it is under way, or payments wait for the acquirer, `reversal_run.progress` tells how far it is.
         */
        get: operations["getReversalRun"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/transactions/reversal-runs/{id}/rows": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a run did to each payment
         * @description The oldest payment first.
         */
        get: operations["listReversalRunRows"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/transactions/reversal-runs/{id}/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The protocol of a run of reversals as a file
         * @description A row for each payment that the filter lets through, with its result, as far as the run is; above them what was done, by whom and when, and the filter. Otherwise as `exportTerminals`.
         */
        get: operations["exportReversalRun"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/transactions/reversal-runs/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stop a run of reversals
         * @description Payments whose turn has not come are skipped; what was paid back, or asked for, stays so. A run that has ended stays as it is. Needs `transactions_view`, too.
         */
        post: operations["cancelReversalRun"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/transactions/transactions/{id}/receipt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The fiscal receipt of a payment, and those of its returns
         * @description As it prints, in Ukrainian whatever `lng` says. `sale` is null while none was made: of a payment that was never paid none ever is, for one that was paid the tax service will ask.
         */
        get: operations["getTransactionReceipt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/transactions/totals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the payments of a filter come to
         * @description The filter is that of listTransactions. Of one moment: all figures belong together.
         */
        get: operations["getTransactionTotals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/transactions/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The payments of a filter as a file, in the order of the list
         * @description A row for each payment that the filter lets through, with all its fields; above them the filter. Otherwise as `exportTerminals`.
         */
        get: operations["exportTransactions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/transactions/banks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The banks whose cards have paid the merchant, to filter by
         * @description In alphabetical order, without pages.
         */
        get: operations["listTransactionBanks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/merchant/transactions/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * How a payment stands, asked for by the server of a merchant
         * @description For a web shop that missed a callback, or does not take any. It has no session: it says whose it is, and proves it by a signature with the status secret; see “Requests of a merchant’s server”.
         *
         *     It changes nothing. Whoever sees a request could send it again, for 5 minutes, and learns what its answer told already; after that it is refused.
         *
         *     After a hundred wrong signatures from one address, wrong ones from there wait 15 minutes; right ones never do.
         */
        post: operations["getPaymentStatus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/transactions/status-secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether there is a secret for status requests, and since when
         * @description The secret itself is never answered again.
         */
        get: operations["getStatusSecret"];
        put?: never;
        /**
         * Make a secret for status requests, in place of the one that was
         * @description It is told in this answer and never again. Three before it can be accepted, too, each for its time.
         */
        post: operations["renewStatusSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/transactions/companies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The companies that payments were made to, to filter by
         * @description As the receipts name them, also under a name of before. In alphabetical order, without pages.
         */
        get: operations["listTransactionCompanies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/transactions/sales": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sales of a period by day, hour, point and form of payment, and why cards were declined
         * @description All figures are of one moment and of the payments that began on these days in Kyiv. Every division adds up to `totals`.
         */
        get: operations["getSalesReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/transactions/decline-patterns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Why cards are declined on many terminals right now
         * @description Of the last minutes, by response code: what lies with a bank or with the links between banks, not with one card. The thresholds: `x-decline-patterns`.
         */
        get: operations["getDeclinePatterns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/transactions/terminals/{id}/cash": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Cash inside a terminal
         * @description Derived from its cash payments, those paid back, and what was taken out. A terminal that takes no cash has none.
         */
        get: operations["getTerminalCash"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/transactions/terminals/{id}/encashments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Encashments of a terminal, the newest first
         * @description Each took cash out of the terminal and left a known amount inside, from which the next one counts.
         */
        get: operations["listEncashments"];
        put?: never;
        /**
         * Take cash out of a terminal
         * @description All of it or a part, never more than is inside, whatever is taken and paid at the same moment. A terminal in any state: a blocked one still holds its cash.
         */
        post: operations["encashTerminal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/transactions/terminals/{id}/encashments/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The encashments of a terminal as a file, in the order of the list
         * @description A row for each encashment that the filter lets through, with the amounts of that moment; above them the terminal and the filter. Otherwise as `exportTerminals`.
         */
        get: operations["exportEncashments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/transactions/terminals/{id}/encashment-people": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Everybody who has taken cash out of a terminal, to filter by
         * @description In alphabetical order, by their present names, also those who are blocked now.
         */
        get: operations["listEncashmentPeople"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/transactions/encashments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * An encashment, to print its slip
         * @description It never changes: an encashment is neither edited nor deleted.
         */
        get: operations["getEncashment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/transactions/terminals-with-cash": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Terminals with cash inside, most of it first
         * @description Those that a round can be planned of, in whatever state: a blocked one still holds its cash.
         */
        get: operations["listTerminalsWithCash"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/transactions/collection-rounds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Cash collection rounds, the newest first
         * @description Of the whole merchant; planning and making them needs `encashment_perform`.
         */
        get: operations["listCollectionRounds"];
        put?: never;
        /**
         * Plan a cash collection round
         * @description Of terminals chosen one by one, or of all that match a filter of listTerminalsWithCash. Taking cash out of one of them (encashTerminal) checks it off, whoever does it.
         */
        post: operations["createCollectionRound"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/transactions/collection-rounds/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A cash collection round with its terminals, to make it and to print it
         * @description Each stop shows what was inside when it was planned and what is inside now.
         */
        get: operations["getCollectionRound"];
        /**
         * Change who makes a round, and when
         * @description While it goes on. Its terminals stay as they were planned.
         */
        put: operations["updateCollectionRound"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/transactions/collection-round-stops/{id}/skip": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Skip a terminal of a round, with a reason
         * @description Again: replaces the reason. While the round goes on, taking cash out of the terminal still checks it off.
         */
        post: operations["skipRoundStop"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/transactions/collection-rounds/{id}/finish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Finish a round, all of whose terminals were collected or skipped
         * @description While a stop is open it is `round_stops_open`: collect it (encashTerminal) or skip it (skipRoundStop) first. A finished round changes no more.
         */
        post: operations["finishCollectionRound"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/transactions/collection-rounds/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a round; what was collected within it stays collected
         * @description Its open stops can be planned into another round at once. A cancelled round changes no more.
         */
        post: operations["cancelCollectionRound"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/transactions/cash-collectors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Everybody who may take cash out of terminals (`encashment_perform`), to assign a round to
         * @description In alphabetical order; whoever is blocked is not among them.
         */
        get: operations["listCashCollectors"];
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
        /**
         * Routes of the merchant
         * @description Without `transport_view` a driver sees the routes of the own card and its vehicle; all others do not exist to them. Changing them needs `transport_manage`.
         */
        get: operations["listRoutes"];
        put?: never;
        /**
         * Create a route
         * @description With at least two stops, in the order in which they are passed.
         */
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
        /**
         * A route with its stops
         * @description Stops stand in the order in which they are passed.
         */
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
        /**
         * Vehicles of the merchant
         * @description Without `transport_view` a driver sees the vehicle of the own card, without a colleague who is on it; all others do not exist to them. Changing them needs `transport_manage`.
         */
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
         * @description The search of spec §5: an empty `name` finds all, otherwise a part of the name in any case. Without `transport_view` a driver sees the own card, which has the phone they sign in with, and its shifts and photo; all others do not exist to them.
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
         * @description The picture itself, with an `ETag`; `If-None-Match` answers 304. No browser keeps it (`no-store`): it is gone with the session. `Driver.avatar` is the path to it. No photo answers like no driver.
         */
        get: operations["getDriverAvatar"];
        put?: never;
        /**
         * Set the photo of a driver
         * @description Takes the place of an earlier photo. PNG, JPEG or WebP up to 1 MiB and 4096 × 4096 pixels; what the file is, says it is and is called must agree. It is encoded anew, upright and without what it says of place, time and device.
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
         * @description Answers expected and handed-over cash and the difference; the driver then holds no cash, and the vehicle is parked. The expected cash is what the driver holds (`money`). Less than expected needs a `comment`: without one the answer is `validation_failed`, the rule `required` at `comment`. `shift_id` and `expected_cash` bind it to what the person saw; without them it closes whatever shift is open.
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
        /**
         * The open shift of a driver, with the cash expected now
         * @description Without an open shift it is `shift_already_closed`. The expected cash is counted when it is asked for.
         */
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
        /**
         * Shifts of a driver, the latest opened first
         * @description Each with who opened and closed it, and every change of vehicle and route during it.
         */
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
        /**
         * Depots of the merchant
         * @description Without `transport_view` a driver sees the depots of the own card and its vehicle; all others do not exist to them. Changing them needs `transport_manage`.
         */
        get: operations["listDepots"];
        put?: never;
        /**
         * Create a depot
         * @description Vehicles and drivers belong to a depot, and terminals can stand in it.
         */
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
        /**
         * Change a depot
         * @description With its name or address the configuration of the terminals that stand in it changes, too.
         */
        put: operations["updateDepot"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/companies/companies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Companies of the merchant
         * @description A parent that is not the merchant’s is not found.
         */
        get: operations["listCompanies"];
        put?: never;
        /**
         * Add a company
         * @description A name or a tax number that another company of the merchant has is a conflict at its field, which says whose it is. Companies of other merchants may have the same.
         */
        post: operations["createCompany"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/companies/companies/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A company
         * @description Points, terminals and payments know a company by its name so far: those of the company that has the merchant’s name are all of them.
         */
        get: operations["getCompany"];
        /**
         * Change a company
         * @description Replaces all of it. A company never belongs to itself, nor to one below it, whatever is moved at the same time. Payments keep the name that they were made with.
         */
        put: operations["updateCompany"];
        post?: never;
        /**
         * Delete a company that nothing needs
         * @description While companies belong to it, or points, terminals or payments name it, it is `company_in_use`; `details.used_by` says by what.
         */
        delete: operations["deleteCompany"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/companies/companies/{id}/group": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All companies of the tree that a company is part of
         * @description From the one that belongs to no other down, each followed by those that belong to it.
         */
        get: operations["getCompanyGroup"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * People of the merchant, and what they may do
         * @description With their roles, the tags given and taken beside them, and whether they can sign in.
         */
        get: operations["listUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The people of a filter as a file, in the order of the alphabet
         * @description Streams all of them, as `exportAuditEntries` does: filter and time of the export stand above the rows, roles and permissions in the words of `lng`; XLSX has typed cells and no formulas; CSV is UTF-8 with BOM, fields parted by semicolons. Two may run at a time for a person, and four in a server process; a further one is `rate_limited`.
         */
        get: operations["exportUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/users/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Somebody of the merchant, and what they may do
         * @description `tags` is what the roles, the tags given and the tags taken amount to.
         */
        get: operations["getUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/users/{id}/rights": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Give somebody other roles and single permission tags
         * @description Replaces all three lists; an added tag that a role holds and a removed one that none holds are left out, as are doubles. A tag that is added and removed is removed. What changes nothing makes no new version.
         *
         *     Nobody changes their own rights (`own_rights`). Only an owner makes somebody an owner, or changes one (`owner_only`). Nobody gives or takes a tag that they lack themselves, nor a role that holds such a tag (`right_beyond_own`; `details.permission` names it). So a merchant always keeps an owner.
         *
         *     Counts for every session of the person with their next request, and for what their open streams tell. They are told by `user.changed`, as is whoever manages users.
         */
        put: operations["updateUserRights"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/users/{id}/remove-second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take away the second factor of somebody who lost the phone
         * @description Ends all sessions of the person, who then signs in by the password alone, and has to turn it on again first if a role requires it. For who could take away all rights of the person: nobody does it for themselves (`own_rights`), only an owner for an owner (`owner_only`), nobody for who may do more (`right_beyond_own`). The reason stands in the journal. Without a factor nothing changes.
         */
        post: operations["removeSecondFactor"];
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
        /**
         * Who changed what, with before and after
         * @description With `folded=true` one entry stands for all that one operation wrote, such as a bulk run: pages and totals count operations then, and `action` asks for the entries of one.
         */
        get: operations["listAuditEntries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/audit/entries/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One entry of the journal
         * @description With `rows_count` of the whole operation that wrote it.
         */
        get: operations["getAuditEntry"];
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
        /**
         * Everybody who has changed something, to filter by
         * @description In alphabetical order, by their present names, also those who are blocked now.
         */
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
         * @description Streams all of them: a row for each field that was changed, newest first; a setting of a terminal with where its value comes from. The filter and the time of the export stand above the rows, in the language of `lng`. XLSX has typed cells and no formulas; CSV (UTF-8 with BOM, fields parted by semicolons) puts an apostrophe in front of what a spreadsheet would take for a formula. Two may run at a time for a person, and four in a server process; a further one is `rate_limited`. One that is on its way is cut when its session ends or loses the right, or when it is taken more slowly than 16 KiB a second in the long run.
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
    "/api/v1/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What happens to the merchant’s business, as it happens
         * @description Server-sent events (`text/event-stream`), read by `EventSource`. A message has `event:` (the `type` of its data), `id:` and one line `data:` with JSON (schema StreamMessage).
         *
         *     A stream begins from now, with a message `ready` that says where now is. With the header `Last-Event-ID` or, where it cannot be set, `after`, it goes on after that event: nothing is left out and nothing comes twice; the header counts where both are there. When that is not possible, because the event is not kept any more or is not known, the first message is `reset`: read everything anew.
         *
         *     Events are kept for 24 hours, and up to 10000 of a merchant. Those are told that the person may hear of (`x-event-rights`: one of these permission tags), and of a change of their own rights (`user.changed`) or a sign-in of theirs in a new browser (`account.new_browser`) also without it, so numbers may be missing in what one hears.
         *
         *     A message `heartbeat` comes as soon as all that happened has been told, and then every 15 seconds; its number moves on past events that one may not hear of. A connection that is silent for longer is dead.
         *
         *     The server ends a stream when its session ends (the next one is then `not_authenticated`), when it stops, and when the stream is taken too slowly; listening is no activity that keeps a session alive. 4 may be open for a session, since a browser has six connections to a server, and 200 for a merchant; one more is `rate_limited`.
         */
        get: operations["streamEvents"];
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
        AccountNewBrowserData: {
            user_id: components["schemas"]["Id"];
            /** @description The session that was opened there (`listOwnSessions`) */
            session_id: components["schemas"]["Id"];
            /** @description Where it was opened from */
            address: string;
            /** @description The browser, as it calls itself */
            user_agent: string;
        };
        AccountNewBrowserEvent: {
            /** @constant */
            type: "account.new_browser";
            /** @description Number of the event: of one merchant’s events each has the next number. The first one is arbitrary, and higher than any before a reset */
            id: number;
            /** @description When it happened */
            at: components["schemas"]["Instant"];
            data: components["schemas"]["AccountNewBrowserData"];
        };
        ActivateByCodeInput: {
            /** @description Eight capital Latin letters and digits */
            code: string;
        };
        ActivateTerminalInput: {
            version: components["schemas"]["Version"];
        };
        AddTerminalInput: {
            /** @description `S1` and six digits; unique over all merchants, but for released terminals */
            number: string;
            /** @description The activation code that came with the device */
            code: string;
            /** @description By default the model of the device with its number */
            name?: string;
            point_id?: components["schemas"]["Id"] | null;
        };
        /** @description Kopiykas: 123450 = 1 234,50 ₴ */
        Amount: number;
        /** @description Kopiykas; negative when less than expected */
        AmountDifference: number;
        /** @description Kopiykas: a sum, 123450 = 1 234,50 ₴ */
        AmountSum: number;
        AuditEntry: {
            id: components["schemas"]["Id"];
            at: components["schemas"]["Instant"];
            /** @description Null: nobody was signed in, e.g. at a registration */
            user: {
                id: components["schemas"]["Id"];
                /** @description As the person was called then */
                full_name: string;
                /** @description Of that moment; null: it was not recorded */
                phone: string | null;
                /** @description By the name alone it could be somebody else: another person of the merchant has it now, or this one is called otherwise by now. Show the phone */
                has_namesake: boolean;
            } | null;
            /** @description Where the request came from */
            address: string;
            /** @description Operation id, e.g. `updateRoute`; `signInFailed`: failed sign-ins of one person within an hour; `signInUnfinished`: those after which no code was entered */
            operation: string;
            /**
             * Format: uuid
             * @description One for all entries of one operation: closing a shift changes shift, vehicle and driver; a bulk run has one from its start to its end
             */
            action: string;
            /** @description How many entries this one stands for: in a folded list and read by its id all that its operation wrote, else itself */
            rows_count: number;
            object: {
                /** @description E.g. `route`; an open set, as new areas bring new kinds */
                type: string;
                id: components["schemas"]["Id"];
                /** @description As it was called then */
                name: string;
            };
            /** @description By field, only those that differ. A setting of a terminal is `{ value, source }`: the value that counted and where it came from (own, template, standard). Null: there was nothing, or there is nothing any more */
            before: {
                [key: string]: unknown;
            } | null;
            /** @description By field, only those that differ. A setting of a terminal is `{ value, source }`: the value that counted and where it came from (own, template, standard). Null: there was nothing, or there is nothing any more */
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
        BulkPreview: {
            previewed_at: components["schemas"]["Instant"];
            /** @description Stands for what is agreed to, on whichever page: which terminals are meant, which of them would change and why the others would not, and the template as it is. A run is begun with it */
            digest: string;
            /** @description Terminals that are meant */
            total: number;
            /** @description Those of them that would change */
            changing: number;
            /** @description The others, by why they would be left out */
            left_out: {
                /** @enum {string} */
                reason: "already_blocked" | "not_blocked" | "blocked_by_acquirer" | "same_settings" | "no_template" | "not_active" | "already_waiting";
                count: number;
            }[];
            items: {
                terminal: {
                    id: components["schemas"]["Id"];
                    /** @description `S1` and six digits; unique over all merchants, but for released terminals */
                    number: string;
                    name: string;
                    /** @description Where it stands: a point or a depot; null: nowhere yet */
                    point: {
                        id: components["schemas"]["Id"];
                        name: string;
                        city: string;
                    } | null;
                };
                /** @description Null: it would change */
                reason: ("already_blocked" | "not_blocked" | "blocked_by_acquirer" | "same_settings" | "no_template" | "not_active" | "already_waiting") | null;
                status: {
                    /** @enum {string} */
                    before: "added" | "active" | "blocked" | "released";
                    /** @enum {string} */
                    after: "added" | "active" | "blocked" | "released";
                } | null;
                template: {
                    before: components["schemas"]["NamedReference"] | null;
                    after: components["schemas"]["NamedReference"] | null;
                } | null;
                /** @description The settings whose values would be others */
                settings: {
                    before: components["schemas"]["SomeTerminalSettings"];
                    after: components["schemas"]["SomeTerminalSettings"];
                } | null;
            }[];
            page: number;
            per_page: number;
            page_count: number;
        };
        BulkPreviewInput: {
            /** @enum {string} */
            kind: "block" | "unblock" | "apply_template" | "detach_template";
            /** @description Of `apply_template`, which needs one; of others null */
            template_id?: components["schemas"]["Id"] | null;
            target: components["schemas"]["BulkTarget"];
            /**
             * @description Which of the terminals `items` lists; default: all
             * @enum {string}
             */
            show?: "all" | "changing" | "left_out";
            /** @description From 1, which is also the default */
            page?: number;
        };
        BulkRun: {
            id: components["schemas"]["Id"];
            /** @enum {string} */
            kind: "block" | "unblock" | "apply_template" | "detach_template" | "offline_all_update";
            /** @enum {string} */
            state: "running" | "done" | "cancelled";
            /** @description The template that is applied, as it was called then */
            template: components["schemas"]["NamedReference"] | null;
            total: number;
            done: number;
            skipped: number;
            failed: number;
            started_by: components["schemas"]["PersonReference"];
            /** @description Null while it runs */
            finished_at: components["schemas"]["Instant"] | null;
            version: components["schemas"]["Version"];
            created_at: components["schemas"]["Instant"];
            updated_at: components["schemas"]["Instant"];
        };
        BulkRunInput: {
            /** @enum {string} */
            kind: "block" | "unblock" | "apply_template" | "detach_template";
            /** @description Of `apply_template`, which needs one; of others null */
            template_id?: components["schemas"]["Id"] | null;
            target: components["schemas"]["BulkTarget"];
            /** @description As the preview said: a terminal that somebody has changed since then fails with `conflict` */
            previewed_at: components["schemas"]["Instant"];
            /** @description As the preview said: when by now other terminals are meant, or something else would become of them, nothing begins (`bulk_targets_changed`) */
            digest: string;
        };
        BulkRunPage: {
            items: components["schemas"]["BulkRun"][];
            page: number;
            per_page: number;
            /** @description Exact up to 10000 */
            total: number;
            /** @description True when there are more than `total` says */
            total_capped: boolean;
            page_count: number;
        };
        BulkRunProgressData: {
            run_id: components["schemas"]["Id"];
            done: number;
            skipped: number;
            failed: number;
            total: number;
            /** @enum {string} */
            state: "running" | "done" | "cancelled";
        };
        BulkRunProgressEvent: {
            /** @constant */
            type: "bulk_run.progress";
            /** @description Number of the event: of one merchant’s events each has the next number. The first one is arbitrary, and higher than any before a reset */
            id: number;
            /** @description When it happened */
            at: components["schemas"]["Instant"];
            data: components["schemas"]["BulkRunProgressData"];
        };
        BulkRunRow: {
            id: components["schemas"]["Id"];
            /** @description As it was called when the run began */
            terminal: {
                id: components["schemas"]["Id"];
                /** @description `S1` and six digits; unique over all merchants, but for released terminals */
                number: string;
                name: string;
            };
            /** @enum {string} */
            state: "pending" | "done" | "skipped" | "failed";
            /** @description Why it was not done. `conflict`: somebody changed the terminal, or the template that it should get, after the preview */
            reason: ("already_blocked" | "not_blocked" | "blocked_by_acquirer" | "same_settings" | "no_template" | "not_active" | "already_waiting" | "cancelled" | "not_allowed" | "conflict" | "not_found" | "internal" | "template_not_found") | null;
            finished_at: components["schemas"]["Instant"] | null;
        };
        BulkRunRowPage: {
            items: components["schemas"]["BulkRunRow"][];
            page: number;
            per_page: number;
            /** @description Exact up to 10000 */
            total: number;
            /** @description True when there are more than `total` says */
            total_capped: boolean;
            page_count: number;
        };
        /** @description At most 10000 terminals: all that every part lets through */
        BulkTarget: {
            /** @description Part of the number, the name, the serial number, the PTKS id, or the name or address of its point. Letters of a number may be Cyrillic ones that look like theirs */
            q?: string;
            kind?: ("acquiring" | "ptks" | "transport" | "offline" | "ecomm")[];
            /** @description Left out: all but released ones */
            status?: ("added" | "active" | "blocked" | "released")[];
            connectivity?: ("online" | "offline")[];
            point_id?: components["schemas"]["Id"][];
            template_id?: components["schemas"]["Id"][];
            /** @description Exactly; a model with a comma cannot be asked for */
            model?: string[];
            /** @enum {string} */
            test_mode?: "true" | "false";
            /** @enum {string} */
            is_unstable?: "true" | "false";
            /**
             * @description Whether it has ever been heard of
             * @enum {string}
             */
            ever_online?: "true" | "false";
            /** @description The terminals on this vehicle; `not_found` for who may not read it, see `vehicle` of a terminal */
            vehicle_id?: components["schemas"]["Id"][];
            /** @description Last online on this day in Kyiv or later */
            online_from?: components["schemas"]["Day"];
            /** @description Last online on this day in Kyiv or earlier; what never was is left out */
            online_to?: components["schemas"]["Day"];
            /** @description Activated on this day in Kyiv or later */
            activated_from?: components["schemas"]["Day"];
            /** @description Activated on this day in Kyiv or earlier; what never was is left out */
            activated_to?: components["schemas"]["Day"];
            /** @description Last switched on on this day in Kyiv or later */
            started_from?: components["schemas"]["Day"];
            /** @description Last switched on on this day in Kyiv or earlier; what never was is left out */
            started_to?: components["schemas"]["Day"];
            /** @description Added to the fleet on this day in Kyiv or later */
            added_from?: components["schemas"]["Day"];
            /** @description Added to the fleet on this day in Kyiv or earlier */
            added_to?: components["schemas"]["Day"];
            /**
             * @description Whether it has its present settings, or those before their last change; see `settings_taken_at`
             * @enum {string}
             */
            settings_taken?: "true" | "false";
            /** @description Chosen one by one */
            terminal_ids?: components["schemas"]["Id"][];
        };
        CallbackChangedData: {
            delivery_id: components["schemas"]["Id"];
            transaction_id: components["schemas"]["Id"];
            /** @enum {string} */
            state: "waiting" | "delivered" | "given_up";
        };
        CallbackChangedEvent: {
            /** @constant */
            type: "callback.changed";
            /** @description Number of the event: of one merchant’s events each has the next number. The first one is arbitrary, and higher than any before a reset */
            id: number;
            /** @description When it happened */
            at: components["schemas"]["Instant"];
            data: components["schemas"]["CallbackChangedData"];
        };
        CallbackDelivery: {
            /** @description The event id, which each attempt carries: a receiver tells by it what it has got already */
            id: components["schemas"]["Id"];
            transaction: {
                id: components["schemas"]["Id"];
                order_id: string;
            };
            terminal: {
                id: components["schemas"]["Id"];
                /** @description `S1` and six digits; unique over all merchants, but for released terminals */
                number: string;
                name: string;
            };
            /**
             * @description What the payment had become
             * @enum {string}
             */
            status: "approved" | "declined" | "expired" | "reversed" | "partially_reversed";
            /** @description Where it goes, as the settings said when the payment changed */
            host: string;
            /**
             * @description given_up: 24 hours without success; `resendCallback` sends it again
             * @enum {string}
             */
            state: "waiting" | "delivered" | "given_up";
            /** @description Made so far */
            attempts: number;
            /** @description Of the last attempt */
            last_http_status: number | null;
            /** @description Of the last attempt */
            last_reason: ("redirect" | "name_not_found" | "address_not_allowed" | "port_not_allowed" | "connection_refused" | "connection_lost" | "tls_failed" | "timed_out" | "answer_malformed") | null;
            /** @description Null: nothing is left to be sent */
            next_attempt_at: components["schemas"]["Instant"] | null;
            delivered_at: components["schemas"]["Instant"] | null;
            version: components["schemas"]["Version"];
            created_at: components["schemas"]["Instant"];
            updated_at: components["schemas"]["Instant"];
        };
        CallbackDeliveryDetails: {
            /** @description The event id, which each attempt carries: a receiver tells by it what it has got already */
            id: components["schemas"]["Id"];
            transaction: {
                id: components["schemas"]["Id"];
                order_id: string;
            };
            terminal: {
                id: components["schemas"]["Id"];
                /** @description `S1` and six digits; unique over all merchants, but for released terminals */
                number: string;
                name: string;
            };
            /**
             * @description What the payment had become
             * @enum {string}
             */
            status: "approved" | "declined" | "expired" | "reversed" | "partially_reversed";
            /** @description Where it goes, as the settings said when the payment changed */
            host: string;
            /**
             * @description given_up: 24 hours without success; `resendCallback` sends it again
             * @enum {string}
             */
            state: "waiting" | "delivered" | "given_up";
            /** @description Made so far */
            attempts: number;
            /** @description Of the last attempt */
            last_http_status: number | null;
            /** @description Of the last attempt */
            last_reason: ("redirect" | "name_not_found" | "address_not_allowed" | "port_not_allowed" | "connection_refused" | "connection_lost" | "tls_failed" | "timed_out" | "answer_malformed") | null;
            /** @description Null: nothing is left to be sent */
            next_attempt_at: components["schemas"]["Instant"] | null;
            delivered_at: components["schemas"]["Instant"] | null;
            version: components["schemas"]["Version"];
            created_at: components["schemas"]["Instant"];
            updated_at: components["schemas"]["Instant"];
            history: {
                /** @description From 1 */
                number: number;
                sent_at: components["schemas"]["Instant"];
                /** @enum {string} */
                state: "delivered" | "refused" | "failed";
                reason: ("redirect" | "name_not_found" | "address_not_allowed" | "port_not_allowed" | "connection_refused" | "connection_lost" | "tls_failed" | "timed_out" | "answer_malformed") | null;
                /** @description Null when none came */
                http_status: number | null;
                duration_ms: number;
                /** @enum {string} */
                method: "POST" | "GET";
                /** @description As sent; secret parameters are masked */
                url: string;
                /** @description As sent; the merchant's own are masked */
                headers: {
                    name: string;
                    value: string;
                }[];
                /** @description As sent; null: none */
                body: string | null;
                /** @description What `X-Kasa-Signature` is of */
                signed_text: string;
                signature: string;
                /** @description Address, body or signed text was longer than 16384 characters, of which no more are kept */
                is_cut: boolean;
                answer_bytes: number;
                /** @description The first 2048 characters of the answer's body */
                answer: string;
            }[];
        };
        CallbackDeliveryPage: {
            items: components["schemas"]["CallbackDelivery"][];
            page: number;
            per_page: number;
            /** @description Exact up to 10000 */
            total: number;
            /** @description True when there are more than `total` says */
            total_capped: boolean;
            page_count: number;
        };
        CallbackHeader: {
            name: string & (unknown & unknown);
            /** @description `***` for those who may not edit terminals */
            value: string;
        };
        CallbackParameter: {
            name: string;
            /** @description `***` for those who may not edit terminals, if it is secret */
            value: string;
            /** @description Whether those alone who may edit terminals see the value. Without it: yes; answers say it */
            is_secret?: boolean;
        };
        CallbackPreview: {
            /** @enum {string} */
            method: "POST" | "GET";
            url: string;
            headers: {
                name: string;
                value: string;
            }[];
            body: string | null;
            /** @description The text that the signature is of */
            signed_text: string;
            /** @description SHA256withRSA of `signed_text` in UTF-8, base64 */
            signature: string;
            /** @description What the signature is checked with: PEM */
            public_key: string;
            /** @description body_not_json: with these values the body is no JSON. signature_within_signed_text: the signature stands in the body (or address) that it is of, where it counts as empty */
            warnings: ("body_not_json" | "signature_within_signed_text")[];
        };
        CallbackPreviewInput: {
            /** @description Whose number, name and point stand in it; null: those of a sample */
            terminal_id: components["schemas"]["Id"] | null;
            /** Format: uri */
            callback_endpoint: string;
            /** @enum {string} */
            callback_type: "post_json" | "post_form" | "get";
            callback_headers: components["schemas"]["CallbackHeader"][];
            callback_get_parameters: components["schemas"]["CallbackParameter"][];
            /** @description Placeholders as in `callbackPlaceholders`; not sent by `get`; `***` for those who may not edit terminals */
            callback_body_template: string;
            /** @description The text that is signed (SHA256withRSA); empty: the body as it is sent; any other is `***` for those who may not edit terminals */
            callback_signature_template: string;
        };
        CallbackTest: {
            /** @description What `{{event_id}}` stood for; the journal has it, too */
            event_id: components["schemas"]["Id"];
            sent_at: components["schemas"]["Instant"];
            /**
             * @description delivered: answered by a status of 200 to 299. refused: by another one. failed: not answered, or not to the end
             * @enum {string}
             */
            state: "delivered" | "refused" | "failed";
            /** @description redirect: the answer sends elsewhere, where nobody goes. name_not_found: DNS knows no public address. address_not_allowed: what is written as an address is none of the public internet. port_not_allowed: it is not 443. connection_lost: also when it cannot be reached. tls_failed: also a certificate that is not trusted. Null where the status says it all */
            reason: ("redirect" | "name_not_found" | "address_not_allowed" | "port_not_allowed" | "connection_refused" | "connection_lost" | "tls_failed" | "timed_out" | "answer_malformed") | null;
            /** @description Null when none came */
            http_status: number | null;
            duration_ms: number;
            /** @description Of the body; no more than 65 536 are read */
            answer_bytes: number;
            /** @description There was more than that */
            answer_is_cut: boolean;
        };
        CallbackTestInput: {
            /** @description Whose number, name and point stand in it; null: those of a sample */
            terminal_id: components["schemas"]["Id"] | null;
            /** Format: uri */
            callback_endpoint: string;
            /** @enum {string} */
            callback_type: "post_json" | "post_form" | "get";
            callback_headers: components["schemas"]["CallbackHeader"][];
            callback_get_parameters: components["schemas"]["CallbackParameter"][];
            /** @description Placeholders as in `callbackPlaceholders`; not sent by `get`; `***` for those who may not edit terminals */
            callback_body_template: string;
            /** @description The text that is signed (SHA256withRSA); empty: the body as it is sent; any other is `***` for those who may not edit terminals */
            callback_signature_template: string;
            /** @description How long an answer is waited for */
            callback_timeout_seconds: number;
        };
        ChangePasswordInput: {
            current_password: string;
            /** @description 6 to 128 characters, not blanks alone or one sign over and over (`password_repeated`). None of the 10 000 commonest passwords, whatever the case of their letters (`password_common`), nor the own phone, name or name of the merchant, also with a few digits beside it (`password_personal`): the server alone refuses these */
            password: string;
        };
        ChangeRouteInput: {
            route_id: components["schemas"]["Id"];
        };
        ChangeTransportInput: {
            transport_id: components["schemas"]["Id"];
        };
        ChangeTransportStatusInput: {
            /** @enum {string} */
            status: "on_route" | "parked" | "maintenance" | "off_line";
            version: components["schemas"]["Version"];
        };
        CloseShiftInput: {
            /** @description Cash handed over, kopiykas */
            handed_over_cash: components["schemas"]["Amount"];
            /** @description Required when less is handed over than expected */
            comment: string | null;
            /** @description The shift that the person saw; when another one is open by now, or none, the answer is shift_already_closed. One that the driver never had is not_found */
            shift_id?: components["schemas"]["Id"];
            /** @description The `expected_cash` that the person saw, kopiykas; when it is another by now, the answer is conflict and nothing is closed */
            expected_cash?: components["schemas"]["Amount"];
        };
        CodeProofInput: {
            code_request_id: components["schemas"]["Id"];
            /** @description Six digits */
            code: string;
        };
        CodeRequest: {
            id: components["schemas"]["Id"];
            /** @enum {string} */
            purpose: "sign_up" | "password_reset";
            phone: components["schemas"]["Phone"];
            /** @description 0: the code has expired, been used up, or been used */
            expires_in_seconds: number;
            /** @description 0: another code may be asked for now */
            resend_in_seconds: number;
            attempts_left: number;
        };
        CollectionRound: {
            id: components["schemas"]["Id"];
            /** @description Counts the rounds of the merchant, from 1 */
            number: number;
            /** @enum {string} */
            state: "planned" | "under_way" | "finished" | "cancelled";
            /** @description The day in Kyiv; null: any */
            planned_for: components["schemas"]["Day"] | null;
            /** @description Who shall make it; null: nobody in particular */
            assignee: components["schemas"]["PersonReference"] | null;
            /** @description Its terminals */
            stops_count: number;
            collected_count: number;
            skipped_count: number;
            /** @description Inside its terminals when it was planned */
            expected_amount: components["schemas"]["AmountSum"];
            /** @description Taken out by the encashments that have checked them off */
            collected_amount: components["schemas"]["AmountSum"];
            /** @description By the name of that moment */
            planned_by: components["schemas"]["PersonReference"];
            /** @description When it was finished or cancelled */
            ended_at: components["schemas"]["Instant"] | null;
            version: components["schemas"]["Version"];
            created_at: components["schemas"]["Instant"];
            updated_at: components["schemas"]["Instant"];
        };
        CollectionRoundChangedData: {
            round_id: components["schemas"]["Id"];
        };
        CollectionRoundChangedEvent: {
            /** @constant */
            type: "collection_round.changed";
            /** @description Number of the event: of one merchant’s events each has the next number. The first one is arbitrary, and higher than any before a reset */
            id: number;
            /** @description When it happened */
            at: components["schemas"]["Instant"];
            data: components["schemas"]["CollectionRoundChangedData"];
        };
        CollectionRoundDetails: {
            id: components["schemas"]["Id"];
            /** @description Counts the rounds of the merchant, from 1 */
            number: number;
            /** @enum {string} */
            state: "planned" | "under_way" | "finished" | "cancelled";
            /** @description The day in Kyiv; null: any */
            planned_for: components["schemas"]["Day"] | null;
            /** @description Who shall make it; null: nobody in particular */
            assignee: components["schemas"]["PersonReference"] | null;
            /** @description Its terminals */
            stops_count: number;
            collected_count: number;
            skipped_count: number;
            /** @description Inside its terminals when it was planned */
            expected_amount: components["schemas"]["AmountSum"];
            /** @description Taken out by the encashments that have checked them off */
            collected_amount: components["schemas"]["AmountSum"];
            /** @description By the name of that moment */
            planned_by: components["schemas"]["PersonReference"];
            /** @description When it was finished or cancelled */
            ended_at: components["schemas"]["Instant"] | null;
            version: components["schemas"]["Version"];
            created_at: components["schemas"]["Instant"];
            updated_at: components["schemas"]["Instant"];
            /** @description By city, address and number of the terminal */
            stops: {
                /** @description Of the stop, not of the terminal */
                id: components["schemas"]["Id"];
                /** @description By the name of when it was planned */
                terminal: {
                    id: components["schemas"]["Id"];
                    /** @description `S1` and six digits */
                    number: string;
                    name: string;
                };
                /** @description Where it stands now; null: nowhere */
                point: {
                    name: string;
                    city: string;
                    address: string;
                } | null;
                /** @description Inside when the round was planned */
                expected_amount: components["schemas"]["AmountSum"];
                /** @description Inside now */
                inside_amount: components["schemas"]["AmountSum"];
                /** @enum {string} */
                state: "open" | "collected" | "skipped";
                /** @description Of `collected`: the one that has checked it off */
                encashment: {
                    id: components["schemas"]["Id"];
                    number: number;
                    amount: components["schemas"]["PositiveAmount"];
                    left_amount: components["schemas"]["AmountSum"];
                } | null;
                /** @description Of `skipped` */
                skip_reason: string | null;
                /** @description When it was collected or skipped */
                done_at: components["schemas"]["Instant"] | null;
            }[];
        };
        CollectionRoundInput: {
            /** @description At most 200 terminals: with cash inside, and in no round that has not ended */
            target: {
                /** @description Part of the number, the name, the serial number or the PTKS id */
                q?: string;
                kind?: ("acquiring" | "ptks" | "transport" | "offline" | "ecomm")[];
                point_id?: components["schemas"]["Id"][];
                /** @description Chosen one by one; all of them must be found, else `collection_targets_changed` */
                terminal_ids?: components["schemas"]["Id"][];
            };
            /** @description Somebody of `listCashCollectors` */
            assignee_id: components["schemas"]["Id"] | null;
            planned_for: components["schemas"]["Day"] | null;
        };
        CollectionRoundPage: {
            items: components["schemas"]["CollectionRound"][];
            page: number;
            per_page: number;
            /** @description Exact up to 10000 */
            total: number;
            /** @description True when there are more than `total` says */
            total_capped: boolean;
            page_count: number;
        };
        Company: {
            id: components["schemas"]["Id"];
            name: string;
            /** @description EDRPOU (8 digits) or RNOKPP (10 digits) */
            tax_number: string;
            /** @description Null: pays no VAT */
            vat_number: string | null;
            /** @description Registered address */
            address: string;
            /** @description The company that it belongs to */
            parent: components["schemas"]["NamedReference"] | null;
            tax_letters: components["schemas"]["TaxLetter"][];
            /** @description Companies that belong to it, without those below them */
            companies_count: number;
            /** @description Points and depots that are its */
            points_count: number;
            /** @description Terminals whose payments go to it */
            terminals_count: number;
            version: components["schemas"]["Version"];
            created_at: components["schemas"]["Instant"];
            updated_at: components["schemas"]["Instant"];
        };
        CompanyGroup: {
            /** @description Each after the one that it belongs to, by name */
            items: {
                id: components["schemas"]["Id"];
                name: string;
                tax_number: string;
                parent_id: components["schemas"]["Id"] | null;
                /** @description Companies above it */
                depth: number;
            }[];
            /** @description True when there are more than 200 */
            is_capped: boolean;
        };
        CompanyInput: {
            /** @description Unique within the merchant */
            name: string;
            /** @description EDRPOU (8 digits) or RNOKPP (10 digits) with its check digit; unique within the merchant */
            tax_number: string;
            vat_number: string | null;
            /** @description Registered address */
            address: string;
            /** @description The company that it belongs to; never one that belongs to it (rule affiliation_circle) */
            parent_id: components["schemas"]["Id"] | null;
            tax_letters: components["schemas"]["TaxLetterInput"][];
        };
        CompanyPage: {
            items: components["schemas"]["Company"][];
            page: number;
            per_page: number;
            /** @description Exact up to 10000 */
            total: number;
            /** @description True when there are more than `total` says */
            total_capped: boolean;
            page_count: number;
        };
        CompanyUpdate: {
            /** @description Unique within the merchant */
            name: string;
            /** @description EDRPOU (8 digits) or RNOKPP (10 digits) with its check digit; unique within the merchant */
            tax_number: string;
            vat_number: string | null;
            /** @description Registered address */
            address: string;
            /** @description The company that it belongs to; never one that belongs to it (rule affiliation_circle) */
            parent_id: components["schemas"]["Id"] | null;
            tax_letters: components["schemas"]["TaxLetterInput"][];
            version: components["schemas"]["Version"];
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
            code_request_id: components["schemas"]["Id"];
            /** @description Six digits */
            code: string;
            /** @description 6 to 128 characters, not blanks alone or one sign over and over (`password_repeated`). None of the 10 000 commonest passwords, whatever the case of their letters (`password_common`), nor the own phone, name or name of the merchant, also with a few digits beside it (`password_personal`): the server alone refuses these */
            password: string;
        };
        ConfirmedSignUp: {
            /** @description 192 random bits; worth nothing once the registration is complete */
            ticket: string;
            /** @description How long the registration can still be finished */
            expires_in_seconds: number;
        };
        Dashboard: {
            /** @description When these figures were so */
            at: components["schemas"]["Instant"];
            terminals: components["schemas"]["TerminalFigures"];
            sales: components["schemas"]["SalesFigures"];
        };
        /**
         * Format: date
         * @description Calendar day, Europe/Kyiv
         */
        Day: string;
        DeclinePatterns: {
            at: components["schemas"]["Instant"];
            /** @description At least 3 declines within 60 minutes, on at least 50 % of at least 2 terminals; on most terminals first */
            items: {
                response_code: string;
                /** @description In the language of `lng` */
                response: string;
                /** @description What to do next, in the language of `lng` */
                response_advice: string | null;
                /** @enum {string} */
                cause: "approved" | "customer" | "issuer" | "merchant" | "network";
                /** @description On which it was declined so */
                terminals: number;
                /** @description That had payments other than in cash */
                active_terminals: number;
                declines: number;
                /** @description Of the declines */
                amount: components["schemas"]["AmountSum"];
                /** @description Start of the first of them; `listTransactions` with `started_from` finds the same ones */
                since: components["schemas"]["Instant"];
            }[];
        };
        Depot: {
            id: components["schemas"]["Id"];
            /** @constant */
            kind: "depot";
            name: string;
            city: string;
            address: string;
            director: string;
            director_phone: components["schemas"]["Phone"];
            /** @description When the day’s shifts should be closed, HH:mm, Europe/Kyiv. For people: nothing closes by itself */
            shift_closing_time: components["schemas"]["TimeOfDay"];
            transports_count: number;
            drivers_count: number;
            version: components["schemas"]["Version"];
            created_at: components["schemas"]["Instant"];
            updated_at: components["schemas"]["Instant"];
        };
        DepotInput: {
            name: string;
            city: string;
            address: string;
            /** @description No word has both Cyrillic and Latin letters (rule mixed_alphabets) */
            director: string;
            director_phone: components["schemas"]["Phone"];
            shift_closing_time: components["schemas"]["TimeOfDay"];
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
            /** @description No word has both Cyrillic and Latin letters (rule mixed_alphabets) */
            director: string;
            director_phone: components["schemas"]["Phone"];
            shift_closing_time: components["schemas"]["TimeOfDay"];
            version: components["schemas"]["Version"];
        };
        DismissNewBrowserInput: {
            /** @description Of `new_browser` of the session */
            session_id: components["schemas"]["Id"];
        };
        DisputeTerminalInput: {
            /** @description `S1` and six digits; unique over all merchants, but for released terminals */
            number: string;
            /** @description The activation code that came with the device */
            code: string;
            /** @description For the acquirer: how one came by the device */
            reason: string;
        };
        Driver: {
            id: components["schemas"]["Id"];
            /** @description Depot */
            branch: components["schemas"]["NamedReference"];
            /** @description Full name: surname, given name, patronymic */
            name: string;
            /** @description Personnel number, unique within the merchant */
            tabulation_number: string;
            route: components["schemas"]["NamedReference"] | null;
            /** @description Vehicle: on shift the one driven, else the one assigned */
            transport: components["schemas"]["NamedReference"] | null;
            /** @description Fleet number of that vehicle */
            transport_number: string | null;
            /** @description When the open shift began; null when there is none */
            session_open_time: components["schemas"]["Instant"] | null;
            phone: components["schemas"]["Phone"];
            /** @description Link that opens a chat with the driver in a messenger */
            call_message: string | null;
            /** @description Cash in the hands of the driver, kopiykas: what closing the shift expects */
            money: components["schemas"]["Amount"];
            /** @description Additional data */
            add_data: string | null;
            /** @description Path of the photo, another one for another photo; null: initials are shown */
            avatar: string | null;
            version: components["schemas"]["Version"];
            created_at: components["schemas"]["Instant"];
            updated_at: components["schemas"]["Instant"];
        };
        DriverInput: {
            /** @description Depot */
            branch_id: components["schemas"]["Id"];
            /** @description No word has both Cyrillic and Latin letters (rule mixed_alphabets) */
            name: string;
            tabulation_number: string;
            phone: components["schemas"]["Phone"];
            call_message: string | null;
            route_id: components["schemas"]["Id"] | null;
            transport_id: components["schemas"]["Id"] | null;
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
            /** @description Depot */
            branch_id: components["schemas"]["Id"];
            /** @description No word has both Cyrillic and Latin letters (rule mixed_alphabets) */
            name: string;
            tabulation_number: string;
            phone: components["schemas"]["Phone"];
            call_message: string | null;
            add_data: string | null;
            version: components["schemas"]["Version"];
        };
        EcommTerminalInput: {
            name: string;
            /** Format: uri */
            website: string;
            point_id: components["schemas"]["Id"] | null;
            settings: components["schemas"]["SomeTerminalSettings"];
        };
        EcommTerminalPage: {
            items: components["schemas"]["EcommTerminalSummary"][];
            page: number;
            per_page: number;
            /** @description Exact up to 10000 */
            total: number;
            /** @description True when there are more than `total` says */
            total_capped: boolean;
            page_count: number;
        };
        EcommTerminalStatusInput: {
            /**
             * @description Whether it takes payments
             * @enum {string}
             */
            status: "active" | "blocked";
            version: components["schemas"]["Version"];
        };
        EcommTerminalSummary: {
            id: components["schemas"]["Id"];
            /** @description `S1` and six digits; unique over all merchants, but for released terminals */
            number: string;
            name: string;
            /**
             * @description released: given back, and kept for its history; its number may stand in a fleet again
             * @enum {string}
             */
            status: "added" | "active" | "blocked" | "released";
            /** @description Who has blocked it, and alone unblocks it */
            blocked_by: ("merchant" | "acquirer") | null;
            activated_at: components["schemas"]["Instant"] | null;
            /** @description Its payments move no money */
            test_mode: boolean;
            /** @description Where it stands: a point or a depot; null: nowhere yet */
            point: {
                id: components["schemas"]["Id"];
                name: string;
                city: string;
            } | null;
            website: string | null;
            /** @description Basis points: 150 is 1.50 % */
            client_commission_bp: number;
            /** @description Basis points: 150 is 1.50 % */
            merchant_commission_bp: number;
            /** @description Where its payments are told to; null: nowhere */
            callback_host: string | null;
            version: components["schemas"]["Version"];
            created_at: components["schemas"]["Instant"];
            updated_at: components["schemas"]["Instant"];
        };
        EcommTerminalWithPhrase: {
            terminal: components["schemas"]["Terminal"];
            /** @description Sealed: it is told in this answer and never again */
            secret_key_phrase: string;
        };
        Encashment: {
            id: components["schemas"]["Id"];
            /** @description Counts the encashments of the terminal, from 1: the number of the slip */
            number: number;
            terminal: {
                id: components["schemas"]["Id"];
                /** @description `S1` and six digits */
                number: string;
                name: string;
            };
            /** @description The point where the terminal stands, with city and address; null: nowhere */
            place: string | null;
            /** @description Whose money it is */
            company: string;
            taken_at: components["schemas"]["Instant"];
            /** @description Left inside by the encashment before; 0 when there was none */
            carried_amount: components["schemas"]["AmountSum"];
            /** @description Taken in cash payments since */
            received_amount: components["schemas"]["AmountSum"];
            /** @description Cash payments since */
            payments_count: number;
            /** @description Paid back in cash since */
            refunded_amount: components["schemas"]["AmountSum"];
            /** @description carried_amount + received_amount − refunded_amount; negative when more was paid back than was inside */
            inside_amount: components["schemas"]["AmountSum"];
            /** @description Taken out */
            amount: components["schemas"]["PositiveAmount"];
            /** @description Left inside: inside_amount − amount */
            left_amount: components["schemas"]["AmountSum"];
            comment: string | null;
            /** @description Who took it out, by the name of that moment */
            by: {
                id: components["schemas"]["Id"] | null;
                name: string;
                /** @description Of that moment; null: it was not recorded */
                phone: string | null;
                /** @description By the name alone it could be somebody else: another person of the merchant has it now, or this one is called otherwise by now. Show the phone */
                has_namesake: boolean;
            };
            version: components["schemas"]["Version"];
            created_at: components["schemas"]["Instant"];
            updated_at: components["schemas"]["Instant"];
        };
        EncashmentCreatedData: {
            encashment_id: components["schemas"]["Id"];
            terminal_id: components["schemas"]["Id"];
            amount: components["schemas"]["Amount"];
        };
        EncashmentCreatedEvent: {
            /** @constant */
            type: "encashment.created";
            /** @description Number of the event: of one merchant’s events each has the next number. The first one is arbitrary, and higher than any before a reset */
            id: number;
            /** @description When it happened */
            at: components["schemas"]["Instant"];
            data: components["schemas"]["EncashmentCreatedData"];
        };
        EncashmentInput: {
            /** @description What is taken out; never more than is inside */
            amount: components["schemas"]["PositiveAmount"];
            /** @description The person takes all: `amount` must then be just what is inside (`cash_changed` otherwise), so that nobody counts other money than the slip says */
            takes_all: boolean;
            comment: string | null;
        };
        EncashmentPage: {
            items: components["schemas"]["Encashment"][];
            page: number;
            per_page: number;
            /** @description Exact up to 10000 */
            total: number;
            /** @description True when there are more than `total` says */
            total_capped: boolean;
            page_count: number;
        };
        EndCollectionRoundInput: {
            version: components["schemas"]["Version"];
        };
        FailingEndpoints: {
            items: {
                terminal: {
                    id: components["schemas"]["Id"];
                    /** @description `S1` and six digits; unique over all merchants, but for released terminals */
                    number: string;
                    name: string;
                };
                /** @description Where they go; one of them, if there are several */
                host: string;
                /** @description When the first of those payments changed that it has not been told of since */
                since: components["schemas"]["Instant"];
                /** @description Callbacks that were tried in vain and wait for the next attempt */
                waiting: number;
                /** @description Callbacks that are not tried any more */
                given_up: number;
            }[];
        };
        /** @description The envelope of every answer that is not a success. */
        Failure: {
            /**
             * @description See the table of codes
             * @enum {integer}
             */
            code: -1 | -2 | -3 | -4 | -5 | -6 | -7 | -8 | -9 | -10 | -11 | -12 | -13 | 1001 | 1002 | 1003 | 1004 | 1005 | 1006 | 1007 | 1008 | 1009 | 1010 | 1011 | 1012 | 1101 | 1102 | 1103 | 1104 | 1105 | 1106 | 1107 | 1201 | 1202 | 1301 | 1302 | 1304 | 1305 | 1306 | 1307 | 1308 | 1309 | 1310 | 1311 | 1312 | 1313 | 1321 | 1322 | 1323 | 1331 | 1332 | 1333 | 1334 | 1335 | 1401 | 1402 | 1403 | 1404 | 1405 | 1406 | 1407 | 1408 | 1409 | 1410 | 1411 | 1412 | 1421 | 1422 | 1501 | 1502 | 1503 | 1601;
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
            /** @description Tries that the code still allows (`code_wrong`) */
            attempts_left?: number;
            /** @description The version as it is now (`conflict`) */
            current_version?: number;
            /** @description The inspection date that has passed */
            next_to_date?: components["schemas"]["Day"];
            /** @description The driver on shift (`transport_busy`) */
            busy_with?: components["schemas"]["NamedReference"];
            /** @description The run that has not ended (`bulk_run_unfinished`) */
            run_id?: components["schemas"]["Id"];
            /** @description The terminal that it is about (`terminal_already_added`, `terminal_already_active`) */
            terminal?: components["schemas"]["NamedReference"];
            /** @description What needs the company (`company_in_use`) */
            used_by?: {
                /** @description Those that belong to it, the first five by name */
                companies: components["schemas"]["NamedReference"][];
                companies_count: number;
                points_count: number;
                terminals_count: number;
                /** @description Payments name it as whom they were paid to */
                has_payments: boolean;
            };
            /** @description Kopiykas of cash in the terminal now (`cash_not_enough`, `cash_changed`) */
            inside_amount?: number;
            /** @description Kopiykas of the payment that are left (`refund_exceeds_amount`, `refund_left_changed`) */
            left_amount?: number;
        };
        FieldError: {
            /** @description Path of the field in the input, in dots: `places.0.name`; empty for the whole */
            path: string;
            /** @enum {string} */
            rule: "required" | "positive" | "password_mismatch" | "password_short" | "password_repeated" | "password_common" | "password_personal" | "too_long" | "too_short" | "too_big" | "too_small" | "max_below_min" | "not_number" | "not_integer" | "one_of" | "wrong_type" | "unknown_field" | "invalid" | "control_characters" | "mixed_alphabets" | "id_format" | "phone_format" | "edrpou_format" | "rnokpp_format" | "tax_number_format" | "vat_number_format" | "tax_letter_format" | "tax_letter_repeated" | "tax_rate_not_zero" | "affiliation_circle" | "iban_format" | "iban_other_bank" | "code_format" | "time_code_format" | "factor_code_format" | "factor_code_wrong" | "own_factor_needed" | "password_wrong" | "plate_format" | "plate_needed" | "plate_not_used" | "day_format" | "time_format" | "instant_format" | "url_format" | "url_not_secure" | "url_ip" | "url_internal" | "url_with_password" | "card_number" | "card_mask_format" | "places_few" | "period_too_long" | "page_too_deep" | "on_shift" | "key_format" | "key_reused" | "terminal_number_format" | "activation_code_format" | "only_transport_terminal" | "role_needed" | "placeholder_unknown" | "placeholder_open" | "header_format" | "header_reserved" | "taken" | "not_found";
            /** @description For the person, in the language of `lng` */
            message: string;
        };
        FirstStep: {
            /** @description E.g. `depot`; an open set, as new areas bring new steps */
            id: string;
            /** @description Path of the screen in the web app where it is done */
            path: string;
            done: boolean;
            /** @description Left for later: `/` no longer asks for it */
            postponed: boolean;
        };
        FirstStepInput: {
            postponed: boolean;
        };
        FirstSteps: {
            items: components["schemas"]["FirstStep"][];
        };
        Geolocation: {
            lat: number;
            lng: number;
            place: string | null;
        };
        HomeInput: {
            /** @description Null: as the roles say */
            screen: ("terminals" | "terminal" | "dashboard" | "transports" | "shift") | null;
            /** @description The own terminal, which `terminal` opens; it may be there for later */
            terminal_id: components["schemas"]["Id"] | null;
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
        KeyRotationInput: {
            /**
             * @description `begin`: a next key is made; `finish`: it takes over now; `cancel`: it is thrown away. What is so already changes nothing
             * @enum {string}
             */
            step: "begin" | "finish" | "cancel";
            /** @description The key that one has seen: to begin the current one, else the next one. `conflict` if it is another by now */
            key_id?: string;
        };
        LegalAcceptance: {
            /** @description The version: the day from which it applies */
            terms: components["schemas"]["Day"];
            /** @description The version: the day from which it applies */
            privacy_policy: components["schemas"]["Day"];
            /** @description The version: the day from which it applies */
            public_offer: components["schemas"]["Day"];
        };
        LegalDocument: {
            /** @enum {string} */
            kind: "terms" | "privacy_policy" | "public_offer";
            /** @description The version: the day from which it applies */
            version: components["schemas"]["Day"];
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
        MerchantInput: {
            name: string;
            /** @description What the first steps follow; null: not said. Without it, it stays as it is */
            business?: ("shop" | "cafe" | "web_shop" | "transport") | null;
        };
        MerchantUser: {
            id: components["schemas"]["Id"];
            full_name: string;
            position: string | null;
            /** @description What the person signs in with */
            phone: components["schemas"]["Phone"];
            /** @description Templates of permission tags */
            roles: components["schemas"]["Role"][];
            /** @description Given on top of the roles: none of them holds it */
            tags_added: components["schemas"]["PermissionTag"][];
            /** @description Taken away, although a role holds it */
            tags_removed: components["schemas"]["PermissionTag"][];
            /** @description What all of it amounts to: what the person may do */
            tags: components["schemas"]["PermissionTag"][];
            /** @description Whether signing in takes a code of an app besides the password */
            has_second_factor: boolean;
            /** @description Whether the person can sign in */
            is_active: boolean;
            version: components["schemas"]["Version"];
            created_at: components["schemas"]["Instant"];
            updated_at: components["schemas"]["Instant"];
        };
        MerchantUserPage: {
            items: components["schemas"]["MerchantUser"][];
            page: number;
            per_page: number;
            /** @description Exact up to 10000 */
            total: number;
            /** @description True when there are more than `total` says */
            total_capped: boolean;
            page_count: number;
        };
        NamedReference: {
            id: components["schemas"]["Id"];
            name: string;
        };
        NewBrowser: {
            /** @description The `token` of the session that it opened */
            session_id: components["schemas"]["Id"];
            at: components["schemas"]["Instant"];
            address: string;
            /** @description The browser, as it calls itself */
            user_agent: string;
        };
        NewStatusSecret: {
            /** @description For `x-merchant-id` */
            merchant_id: components["schemas"]["Id"];
            /** @description Null: there is no secret yet */
            created_at: components["schemas"]["Instant"] | null;
            /** @description Until when the secret before it is accepted, too; null: none is */
            previous_until: components["schemas"]["Instant"] | null;
            /** @description Told in this answer and never again */
            secret: string;
        };
        Nothing: Record<string, never>;
        OfflineTerminal: {
            terminal: components["schemas"]["Terminal"];
            /** @description Kept as a hash: it is told in this answer and never again */
            activation_code: string;
            activation_expires_at: components["schemas"]["Instant"];
        };
        OfflineTerminalInput: {
            name: string;
            point_id: components["schemas"]["Id"] | null;
            template_id: components["schemas"]["Id"] | null;
            /** @description What the terminal signs its requests with; type it in there, too */
            secret_key_phrase: string;
            settings: components["schemas"]["SomeTerminalSettings"];
        };
        OfflineUpdateInput: {
            /** @description As the preview said: a terminal that somebody has changed since then fails with `conflict` */
            previewed_at?: components["schemas"]["Instant"];
            /** @description As the preview said: when by now other terminals are meant, or something else would become of them, nothing begins (`bulk_targets_changed`) */
            digest?: string;
        };
        OpenShiftInput: {
            transport_id: components["schemas"]["Id"];
            /** @description Null: the route that the driver has; without one, route_required */
            route_id: components["schemas"]["Id"] | null;
        };
        OwnActivity: {
            items: components["schemas"]["OwnActivityEntry"][];
        };
        OwnActivityEntry: {
            id: components["schemas"]["Id"];
            /** @description Of failed or unfinished sign-ins: of the last one */
            at: components["schemas"]["Instant"];
            /** @description As in the journal, e.g. `signIn`, `signInFailed`, `signInUnfinished`, `signOut`, `changePassword`; an open set */
            operation: string;
            /** @description Where it came from; of failed sign-ins the first few */
            addresses: string[];
            /** @description Browser of the session that began or ended, as it calls itself; null: it is about none */
            user_agent: string | null;
            /** @description A sign-in in a new browser, as `OwnSession` has it */
            new_browser: boolean;
            /** @description How many sign-ins failed, or were not finished, within an hour; null: none did */
            attempts: number | null;
        };
        OwnSession: {
            /** @description Its `token` */
            id: components["schemas"]["Id"];
            /** @description The one that asks */
            current: boolean;
            signed_in_at: components["schemas"]["Instant"];
            /** @description To the minute */
            last_seen_at: components["schemas"]["Instant"];
            /** @description Where it was opened from */
            address: string;
            /** @description The browser, as it calls itself */
            user_agent: string;
            /** @description Opened in a browser in which the person had not signed in before, though elsewhere (see `signIn`) */
            new_browser: boolean;
        };
        OwnSessions: {
            items: components["schemas"]["OwnSession"][];
        };
        PaymentStatus: {
            id: components["schemas"]["Id"];
            /** @description Order ID: names the payment to the merchant; unique within the merchant */
            order_id: string;
            /**
             * @description Its steps: `x-state-machines`
             * @enum {string}
             */
            status: "created" | "authorized" | "approved" | "declined" | "reversing" | "reversed" | "partially_reversed" | "expired";
            amount: components["schemas"]["Amount"];
            /** @description Paid back so far */
            refund_amount: components["schemas"]["Amount"];
            /** @description When it was last paid back; null: never */
            refunded_at: components["schemas"]["Instant"] | null;
            /**
             * @description `wallet`: a phone or a watch in place of a card (Apple Pay, Google Pay)
             * @enum {string}
             */
            payment_form: "card" | "wallet" | "qr" | "cash";
            /** @description `444455******1111`: a whole card number is kept nowhere */
            card_mask: string | null;
            /** @description Retrieval reference number: 12 digits; null for cash, or when no bank was reached */
            rrn: string | null;
            /** @description What the bank answered, ISO 8583 field 39; null for cash, or while it has not answered */
            response_code: string | null;
            /** @description The meaning of `response_code`, in the language of `lng` */
            response: string | null;
            /** @description Payment time: when it was approved; null: it was not */
            paid_at: components["schemas"]["Instant"] | null;
            /** @description Fiscal number of the receipt; null: none was made */
            fiscal_number: string | null;
            updated_at: components["schemas"]["Instant"];
            terminal_number: string;
        };
        People: {
            items: {
                id: components["schemas"]["Id"];
                full_name: string;
                /** @description By the name alone it could be somebody else: another person of the merchant has it now, or this one is called otherwise by now. Show `phone_hint`, or else the end of the id */
                has_namesake: boolean;
                /** @description With `has_namesake`, for holders of `users_manage` or `audit_view`: the last four digits of the phone, or the whole one where those are alike; else null */
                phone_hint: string | null;
            }[];
        };
        /**
         * @description See `x-permissions`
         * @enum {string}
         */
        PermissionTag: "add_terminal" | "edit_terminal" | "release_terminal" | "facq_transac_status_update" | "facq_transac_reversal" | "facq_transac_reversal_sum" | "offline_all_update" | "points_manage" | "companies_manage" | "users_manage" | "catalog_manage" | "loyalty_manage" | "transport_manage" | "ecomm_manage" | "encashment_perform" | "reports_view" | "audit_view" | "transactions_view" | "cash_view" | "transport_view" | "own_shift_view";
        PersonReference: {
            id: components["schemas"]["Id"];
            name: string;
            /** @description By the name alone it could be somebody else: another person of the merchant has it now, or this one is called otherwise by now. Show `phone_hint`, or else the end of the id */
            has_namesake: boolean;
            /** @description With `has_namesake`, for holders of `users_manage` or `audit_view`: the last four digits of the phone, or the whole one where those are alike; else null */
            phone_hint: string | null;
        };
        /** @description E.164: +380 and nine digits */
        Phone: string;
        Place: {
            name: string;
            geometry: {
                location: {
                    lat: number;
                    lng: number;
                };
            };
        };
        /** @description Two letters, four digits, two letters; Cyrillic, only those that exist in both alphabets. The last two may also be Latin Z and Y (electric vehicles) */
        Plate: string;
        /** @description Kopiykas, more than zero: 123450 = 1 234,50 ₴ */
        PositiveAmount: number;
        ProfileInput: {
            /** @description No word has both Cyrillic and Latin letters (rule mixed_alphabets) */
            full_name: string;
        };
        Receipt: {
            /** @enum {string} */
            kind: "sale" | "return";
            /** @description As the tax service gave it; unique within the merchant */
            fiscal_number: string;
            /** @description Of the sale that it takes back; null for a sale */
            sale_fiscal_number: string | null;
            /** @description The refund that it is for; null for a sale */
            refund_id: components["schemas"]["Id"] | null;
            company: string;
            /** @description EDRPOU or RNOKPP: `ІД` */
            tax_number: string;
            /** @description Of a payer of VAT, 12 digits: `ПН`; null: pays none */
            vat_number: string | null;
            /** @description Null: the terminal stood nowhere */
            point: {
                name: string;
                address: string;
            } | null;
            /** @description Fiscal number of the register: `ФН ПРРО` */
            register_number: string;
            terminal: {
                id: components["schemas"]["Id"];
                number: string;
                /** @description As it was called when the payment was made */
                name: string;
            };
            /** @description Null: the terminal made it by itself */
            cashier: string | null;
            issued_at: components["schemas"]["Instant"];
            /** @description Together `total_amount` */
            lines: components["schemas"]["ReceiptLine"][];
            total_amount: components["schemas"]["PositiveAmount"];
            /** @description What rounding adds or takes; 0 unless paid in cash */
            rounding_amount: components["schemas"]["AmountDifference"];
            /** @description To be paid, or paid back: total_amount + rounding_amount */
            amount: components["schemas"]["PositiveAmount"];
            /** @description Within `total_amount`, by letter */
            taxes: components["schemas"]["ReceiptTax"][];
            /** @description Together `amount` */
            payments: {
                /**
                 * @description By its standardised name
                 * @enum {string}
                 */
                form: "ГОТІВКА" | "КАРТКА";
                amount: components["schemas"]["PositiveAmount"];
                /** @description Null for cash */
                card: components["schemas"]["ReceiptCard"] | null;
            }[];
            /**
             * @description Whether the tax service was reached when it was made
             * @enum {string}
             */
            mode: "online" | "offline";
            /** @description Of a receipt that was made offline; null: online */
            control_number: string | null;
            /**
             * Format: uri
             * @description Where the tax service shows it: the content of its QR code
             */
            check_url: string;
        };
        ReceiptCard: {
            /** @description The merchant’s bank */
            acquirer: string | null;
            terminal_number: string;
            payment_system: string | null;
            card_mask: string | null;
            /** @description Authorisation of the bank */
            approval_number: string | null;
            rrn: string | null;
        };
        ReceiptLine: {
            name: string;
            /** @description Code of the goods, as the merchant has it; null: a part of a sale */
            article: string | null;
            /** @description Thousandths of a unit: 1250 is 1.250 kg */
            quantity: number;
            unit: string;
            /** @description Of one unit */
            price: components["schemas"]["Amount"];
            /** @description Of its taxes, see `taxes`: one of VAT or none, and at most one of excise; a part that is paid back has all of the sale */
            letters: string;
            amount: components["schemas"]["Amount"];
        };
        ReceiptTax: {
            letter: string;
            /**
             * @description `none`: no tax is owed
             * @enum {string}
             */
            kind: "vat" | "excise" | "none";
            /** @description Basis points: 2000 is 20 % */
            rate: number;
            /** @description What the rate was taken of, tax included; for VAT without the excise */
            base: components["schemas"]["Amount"];
            /** @description Of the receipt as a whole, rounded once */
            amount: components["schemas"]["Amount"];
        };
        RecoveryCodes: {
            /** @description Each signs in once in place of a code of the app; shown here alone */
            recovery_codes: string[];
        };
        ReleaseTerminalInput: {
            /** @description For the journal */
            reason: string;
            version: components["schemas"]["Version"];
        };
        ReplaceKeyPhraseInput: {
            version: components["schemas"]["Version"];
        };
        ResetPasswordInput: {
            phone: components["schemas"]["Phone"];
        };
        Reversal: {
            id: components["schemas"]["Id"];
            amount: components["schemas"]["PositiveAmount"];
            /**
             * @description `full`: all that was left of the payment; `sum`: a part of it. Decided when it was asked for
             * @enum {string}
             */
            kind: "full" | "sum";
            /**
             * @description `open`: the acquirer has not answered, it may have paid or not, and is asked again; `refused`: nothing was paid back
             * @enum {string}
             */
            state: "open" | "done" | "refused";
            reason: string;
            /** @description What the acquirer answered; null for cash, or while it has not answered */
            response_code: string | null;
            /** @description The meaning of `response_code`, in the language of `lng` */
            response: string | null;
            asked_at: components["schemas"]["Instant"];
            /** @description null: it is open */
            settled_at: components["schemas"]["Instant"] | null;
            /** @description Who asked for it, by the name of that moment */
            by: components["schemas"]["PersonReference"] | null;
        };
        ReversalInput: {
            /** @description Kopiykas; as much as `left_amount` reverses the payment in full */
            amount: components["schemas"]["PositiveAmount"];
            /** @description What was left of the payment when the person decided, as `getTransaction` said */
            left_amount: components["schemas"]["PositiveAmount"];
            reason: string;
        };
        ReversalRun: {
            id: components["schemas"]["Id"];
            /**
             * @description `done`: all were asked for; what the acquirer has not answered settles later (`waiting`)
             * @enum {string}
             */
            state: "running" | "done" | "cancelled";
            reason: string;
            /** @description The sum that was agreed to */
            amount: components["schemas"]["AmountSum"];
            /** @description Paid back so far */
            done_amount: components["schemas"]["AmountSum"];
            total: number;
            done: number;
            skipped: number;
            failed: number;
            /** @description Those that the acquirer has not answered, also after the end of the run */
            waiting: number;
            started_by: components["schemas"]["PersonReference"];
            /** @description Null while it runs */
            finished_at: components["schemas"]["Instant"] | null;
            version: components["schemas"]["Version"];
            created_at: components["schemas"]["Instant"];
            updated_at: components["schemas"]["Instant"];
        };
        ReversalRunInput: {
            target: components["schemas"]["ReversalRunTarget"];
            /** @description Of each of the reversals */
            reason: string;
            /** @description The sum that is agreed to, as the preview said */
            amount: components["schemas"]["AmountSum"];
            /** @description As the preview said: when by now other payments are meant, something else is left of them, or others would be left out, nothing begins (`bulk_targets_changed`) */
            digest: string;
        };
        ReversalRunPage: {
            items: components["schemas"]["ReversalRun"][];
            page: number;
            per_page: number;
            /** @description Exact up to 10000 */
            total: number;
            /** @description True when there are more than `total` says */
            total_capped: boolean;
            page_count: number;
        };
        ReversalRunPreview: {
            previewed_at: components["schemas"]["Instant"];
            /** @description Stands for what is agreed to, on whichever page: which payments are meant, what is left of each, and why some would be left out. A run is begun with it */
            digest: string;
            /** @description Payments that are meant */
            total: number;
            /** @description Those of them that would be paid back */
            changing: number;
            /** @description What would be paid back altogether */
            amount: components["schemas"]["AmountSum"];
            /** @description The others, by why they would be left out */
            left_out: {
                /** @enum {string} */
                reason: "nothing_left" | "not_paid" | "already_reversing" | "cash_not_enough";
                count: number;
            }[];
            items: {
                payment: {
                    id: components["schemas"]["Id"];
                    /** @description Order ID: names the payment to the merchant; unique within the merchant */
                    order_id: string;
                    terminal: {
                        id: components["schemas"]["Id"];
                        /** @description `S1` and six digits */
                        number: string;
                        name: string;
                    };
                    /** @description When the terminal began it */
                    started_at: components["schemas"]["Instant"];
                    /**
                     * @description `wallet`: a phone or a watch in place of a card (Apple Pay, Google Pay)
                     * @enum {string}
                     */
                    payment_form: "card" | "wallet" | "qr" | "cash";
                    /** @description `444455******1111`: a whole card number is kept nowhere */
                    card_mask: string | null;
                };
                /** @description What is left of it, all of which would be paid back */
                left_amount: components["schemas"]["Amount"];
                /** @description Null: it would be paid back */
                reason: ("nothing_left" | "not_paid" | "already_reversing" | "cash_not_enough") | null;
            }[];
            page: number;
            per_page: number;
            page_count: number;
        };
        ReversalRunPreviewInput: {
            target: components["schemas"]["ReversalRunTarget"];
            /**
             * @description Which of the payments `items` lists; default: all
             * @enum {string}
             */
            show?: "all" | "changing" | "left_out";
            /** @description From 1, which is also the default */
            page?: number;
        };
        ReversalRunProgressData: {
            run_id: components["schemas"]["Id"];
            done: number;
            waiting: number;
            skipped: number;
            failed: number;
            total: number;
            /** @enum {string} */
            state: "running" | "done" | "cancelled";
        };
        ReversalRunProgressEvent: {
            /** @constant */
            type: "reversal_run.progress";
            /** @description Number of the event: of one merchant’s events each has the next number. The first one is arbitrary, and higher than any before a reset */
            id: number;
            /** @description When it happened */
            at: components["schemas"]["Instant"];
            data: components["schemas"]["ReversalRunProgressData"];
        };
        ReversalRunRow: {
            id: components["schemas"]["Id"];
            payment: {
                id: components["schemas"]["Id"];
                /** @description Order ID: names the payment to the merchant; unique within the merchant */
                order_id: string;
                terminal: {
                    id: components["schemas"]["Id"];
                    /** @description `S1` and six digits */
                    number: string;
                    name: string;
                };
                /** @description When the terminal began it */
                started_at: components["schemas"]["Instant"];
                /**
                 * @description `wallet`: a phone or a watch in place of a card (Apple Pay, Google Pay)
                 * @enum {string}
                 */
                payment_form: "card" | "wallet" | "qr" | "cash";
                /** @description `444455******1111`: a whole card number is kept nowhere */
                card_mask: string | null;
            };
            /** @description What was agreed to be paid back; 0: the preview left it out */
            amount: components["schemas"]["Amount"];
            /** @enum {string} */
            state: "pending" | "waiting" | "done" | "skipped" | "failed";
            /** @description Why it was not paid back. `conflict`: by its turn another sum was left of it */
            reason: ("nothing_left" | "not_paid" | "already_reversing" | "cash_not_enough" | "declined" | "cancelled" | "not_allowed" | "conflict" | "not_found" | "internal") | null;
            /** @description What the acquirer answered; null for cash, or while it has not answered */
            response_code: string | null;
            /** @description The meaning of `response_code`, in the language of `lng` */
            response: string | null;
            finished_at: components["schemas"]["Instant"] | null;
        };
        ReversalRunRowPage: {
            items: components["schemas"]["ReversalRunRow"][];
            page: number;
            per_page: number;
            /** @description Exact up to 10000 */
            total: number;
            /** @description True when there are more than `total` says */
            total_capped: boolean;
            page_count: number;
        };
        /** @description At most 1000 payments: all that every part lets through */
        ReversalRunTarget: {
            /** @description One of them as a whole: RRN, order id, fiscal number, number of the terminal, or the last four digits of the card. A whole card number is refused (rule `card_number`): never send one */
            q?: string;
            terminal_id?: components["schemas"]["Id"][];
            /** @description Where the terminal stood when the payment was made */
            point_id?: components["schemas"]["Id"][];
            status?: ("created" | "authorized" | "approved" | "declined" | "reversing" | "reversed" | "partially_reversed" | "expired")[];
            payment_form?: ("card" | "wallet" | "qr" | "cash")[];
            /** @description As `bank` has it, see listTransactionBanks; one with a comma cannot be asked for */
            bank?: string[];
            /** @description As `company` has it, see listTransactionCompanies; one with a comma cannot be asked for */
            company?: string[];
            /** @description What is shown of the card: the first six digits, the last four, or the whole mask, `444455******1111`. A whole card number is refused (rule `card_number`): never send one */
            card_mask?: string & (unknown & unknown);
            response_code?: string[];
            /** @description So much or more */
            amount_from?: components["schemas"]["Amount"];
            /** @description So much or less */
            amount_to?: components["schemas"]["Amount"];
            /**
             * @description Whether any of it was paid back
             * @enum {string}
             */
            refunded?: "true" | "false";
            /** @description Paid back so far: so much or more */
            refund_amount_from?: components["schemas"]["Amount"];
            /** @description Paid back so far: so much or less */
            refund_amount_to?: components["schemas"]["Amount"];
            /**
             * @description Whether it has a fiscal number
             * @enum {string}
             */
            has_receipt?: "true" | "false";
            /** @description First business day */
            date_from?: components["schemas"]["Day"];
            /** @description Last business day */
            date_to?: components["schemas"]["Day"];
            /** @description Begun at this instant or later */
            started_from?: components["schemas"]["Instant"];
            /** @description Begun before this instant */
            started_before?: components["schemas"]["Instant"];
            /** @description Approved on this day in Kyiv or later */
            paid_from?: components["schemas"]["Day"];
            /** @description Approved on this day in Kyiv or earlier; what never was is left out */
            paid_to?: components["schemas"]["Day"];
            /** @description Last paid back on this day in Kyiv or later */
            refunded_from?: components["schemas"]["Day"];
            /** @description Last paid back on this day in Kyiv or earlier; what never was is left out */
            refunded_to?: components["schemas"]["Day"];
            /** @description Chosen one by one */
            transaction_ids?: components["schemas"]["Id"][];
        };
        RevokedSessions: {
            revoked: number;
        };
        /**
         * @description A template of permission tags, see `x-roles`
         * @enum {string}
         */
        Role: "owner" | "director" | "accountant" | "cashier" | "dispatcher" | "driver";
        SalesFigures: {
            today: {
                from: components["schemas"]["Day"];
                /** @description Paid, without what has been paid back by now; kopiykas */
                amount: number;
                /** @description Payments that were approved */
                payments: number;
                /** @description The period before, up to the same moment of it by the clocks in Kyiv: yesterday at this time, or last month on this day at this time, or all of a month that has no such day. Null: the first payment came later than that period began */
                previous: {
                    from: components["schemas"]["Day"];
                    to: components["schemas"]["Instant"];
                    /** @description Paid, without what has been paid back by now; kopiykas */
                    amount: number;
                    /** @description Payments that were approved */
                    payments: number;
                } | null;
            };
            /** @description From the first of this month */
            month: {
                from: components["schemas"]["Day"];
                /** @description Paid, without what has been paid back by now; kopiykas */
                amount: number;
                /** @description Payments that were approved */
                payments: number;
                /** @description The period before, up to the same moment of it by the clocks in Kyiv: yesterday at this time, or last month on this day at this time, or all of a month that has no such day. Null: the first payment came later than that period began */
                previous: {
                    from: components["schemas"]["Day"];
                    to: components["schemas"]["Instant"];
                    /** @description Paid, without what has been paid back by now; kopiykas */
                    amount: number;
                    /** @description Payments that were approved */
                    payments: number;
                } | null;
            };
        };
        SalesReport: {
            date_from: components["schemas"]["Day"];
            date_to: components["schemas"]["Day"];
            totals: {
                /** @description Payments that were approved, also when paid back later */
                payments: number;
                /** @description Of them */
                amount: components["schemas"]["AmountSum"];
                /** @description Paid back of them by now, whenever that was */
                refund_amount: components["schemas"]["AmountSum"];
            };
            /** @description The period of the same length before it, as far as the asked one has come */
            previous: {
                date_from: components["schemas"]["Day"];
                date_to: components["schemas"]["Day"];
                /** @description While the asked period goes on: the moment of `date_to` up to which the sums are, so that equal parts are compared; null: all of `date_to` */
                until: components["schemas"]["Instant"] | null;
                /** @description Payments that were approved, also when paid back later */
                payments: number;
                /** @description Of them */
                amount: components["schemas"]["AmountSum"];
                /** @description Paid back of them by now, whenever that was */
                refund_amount: components["schemas"]["AmountSum"];
                /** @description False: the merchant’s first payment came later than this period began, or it is not over; sums of it are not to be compared with */
                is_whole: boolean;
            };
            /** @description Every day of the period, also without sales */
            by_day: {
                date: components["schemas"]["Day"];
                /** @description Payments that were approved, also when paid back later */
                payments: number;
                /** @description Of them */
                amount: components["schemas"]["AmountSum"];
                /** @description Paid back of them by now, whenever that was */
                refund_amount: components["schemas"]["AmountSum"];
            }[];
            /** @description Hours with sales, by weekday and hour */
            by_hour: {
                /** @description 1: Monday */
                weekday: number;
                /** @description In Kyiv, when the payment began */
                hour: number;
                /** @description Payments that were approved, also when paid back later */
                payments: number;
                /** @description Of them */
                amount: components["schemas"]["AmountSum"];
                /** @description Paid back of them by now, whenever that was */
                refund_amount: components["schemas"]["AmountSum"];
            }[];
            /** @description Most sold first; null: the terminal stood nowhere */
            by_point: {
                point: {
                    id: components["schemas"]["Id"];
                    name: string;
                    city: string;
                } | null;
                /** @description Payments that were approved, also when paid back later */
                payments: number;
                /** @description Of them */
                amount: components["schemas"]["AmountSum"];
                /** @description Paid back of them by now, whenever that was */
                refund_amount: components["schemas"]["AmountSum"];
            }[];
            by_payment_form: {
                /** @enum {string} */
                payment_form: "card" | "wallet" | "qr" | "cash";
                /** @description Payments that were approved, also when paid back later */
                payments: number;
                /** @description Of them */
                amount: components["schemas"]["AmountSum"];
                /** @description Paid back of them by now, whenever that was */
                refund_amount: components["schemas"]["AmountSum"];
            }[];
            /** @description Bonuses given to customers; 0 while there is no loyalty programme */
            bonus_count: number;
            /** @description Approval rate: approved / decided */
            attempts: {
                /** @description Approved, declined or expired; without cash, which no bank decides */
                decided: number;
                approved: number;
                declined: number;
                expired: number;
            };
            /** @description Declined payments by the bank’s answer, most frequent first */
            declines: {
                response_code: string;
                /** @description In the language of `lng` */
                response: string;
                cause: ("approved" | "customer" | "issuer" | "merchant" | "network") | null;
                payments: number;
                amount: components["schemas"]["AmountSum"];
            }[];
        };
        SavedView: {
            id: components["schemas"]["Id"];
            /** @description The list that it is a view of, e.g. `terminals`; an open set, as new areas bring new lists */
            list: string;
            name: string;
            /** @description Parameters of the list’s address, each name once: filters as its operation takes them, `sort`, and `hidden`: columns that are not shown, `-` for none, as the list names them. Without `hidden` a view leaves the columns as they are. None at all: the whole list in its own order */
            parameters: {
                name: string;
                value: string;
            }[];
            /** @description What the list opens with for the person, also of a shared view. At most one of a list: a new one takes the place of the one before */
            is_default: boolean;
            /** @description Whether everybody of the merchant who may read the list has it */
            is_shared: boolean;
            /** @description Whether the person leaves it out of the menu. A hidden view is no default */
            is_hidden: boolean;
            /** @description Who made it, under the present name */
            author: components["schemas"]["PersonReference"];
            version: components["schemas"]["Version"];
            created_at: components["schemas"]["Instant"];
            updated_at: components["schemas"]["Instant"];
        };
        SavedViewInput: {
            /** @description The list that it is a view of, e.g. `terminals`; an open set, as new areas bring new lists */
            list: string;
            name: string;
            /** @description Parameters of the list’s address, each name once: filters as its operation takes them, `sort`, and `hidden`: columns that are not shown, `-` for none, as the list names them. Without `hidden` a view leaves the columns as they are. None at all: the whole list in its own order */
            parameters: {
                name: string;
                value: string;
            }[];
            /** @description What the list opens with for the person, also of a shared view. At most one of a list: a new one takes the place of the one before */
            is_default: boolean;
            /** @description Whether everybody of the merchant who may read the list has it */
            is_shared?: boolean;
        };
        SavedViewUpdate: {
            name: string;
            /** @description Parameters of the list’s address, each name once: filters as its operation takes them, `sort`, and `hidden`: columns that are not shown, `-` for none, as the list names them. Without `hidden` a view leaves the columns as they are. None at all: the whole list in its own order */
            parameters: {
                name: string;
                value: string;
            }[];
            /** @description What the list opens with for the person, also of a shared view. At most one of a list: a new one takes the place of the one before */
            is_default: boolean;
            /** @description Whether everybody of the merchant who may read the list has it */
            is_shared?: boolean;
            /** @description Whether the person leaves it out of the menu. A hidden view is no default */
            is_hidden?: boolean;
            /** @description Where to move it among the views that the person has of its list, 0 is the first; past the end it is the last. Without it the view stays where it is */
            position?: number;
            version: components["schemas"]["Version"];
        };
        SavedViews: {
            items: components["schemas"]["SavedView"][];
        };
        SecondFactor: {
            /** @description On since; null: off */
            enabled_at: components["schemas"]["Instant"] | null;
            /** @description Recovery codes not used yet */
            codes_left: number;
            /** @description By one of the person’s roles, so that without it nothing else is open */
            is_required: boolean;
            /** @description The roles that the merchant’s owners require it of */
            required_roles: components["schemas"]["Role"][];
        };
        SecondFactorEnrolment: {
            /** @description For the app, base32; null: the factor is on */
            secret: string | null;
            /** @description The same as an `otpauth:` address, to be drawn as a QR code */
            uri: string | null;
            /** @description Each signs in once in place of a code of the app; shown here alone */
            recovery_codes: string[];
        };
        SecondFactorEnrolmentInput: {
            current_password: string;
            /** @description Six digits of the authenticator app */
            code?: string;
        };
        SecondFactorProofInput: {
            current_password: string;
            /** @description Six digits of the authenticator app, or a recovery code, with or without its dash */
            code: string;
        };
        SecondFactorRemovalInput: {
            reason: string;
        };
        SecondFactorRolesInput: {
            roles: components["schemas"]["Role"][];
        };
        Session: {
            /** @description Public id of the session, to correlate. Opens nothing. */
            token: components["schemas"]["Id"];
            user: components["schemas"]["User"];
            roles: components["schemas"]["Role"][];
            /** @description The role that an owner looks through (`viewAsRole`): tags and menu are those of that role, and nothing can be changed. Null: oneself */
            viewing_as: components["schemas"]["Role"] | null;
            /** @description Who can give a missing right, or change the own ones: other people with `users_manage`, owners first. Five of them, or as many as it takes for each right that somebody can give */
            rights_givers: {
                id: components["schemas"]["Id"];
                full_name: string;
                position: string | null;
                /** @description Only an owner changes an owner. Without `users_manage` one is told of `owner` alone */
                roles: components["schemas"]["Role"][];
                /** @description What this person can give: nobody gives what they lack. Without `users_manage` one is told of those alone that one lacks */
                tags: components["schemas"]["PermissionTag"][];
            }[];
            menu: components["schemas"]["MenuItem"][];
            /** @description Menu item id to the name of its lucide icon */
            menu_icons: {
                [key: string]: string;
            };
            /** @description The oldest sign-in in another browser, unknown then, since this one is known, that was not dismissed here (`dismissNewBrowser`); null: none */
            new_browser: components["schemas"]["NewBrowser"] | null;
            /** @description When the session ends whatever happens (12 hours after sign-in) */
            expires_at: components["schemas"]["Instant"];
        };
        SettingChanges: {
            items: {
                /** @enum {string} */
                name: "terminal_type" | "interface_type" | "system" | "installation_type" | "connection_type" | "acquirer_type" | "balancing_type" | "commission_distribution_type" | "client_commission_bp" | "merchant_commission_bp" | "min_amount" | "max_amount" | "daily_amount_limit" | "works_offline" | "max_offline_amount" | "card_waiting_seconds" | "sync_seconds" | "shift_required" | "shift_start" | "shift_end" | "print_receipt" | "receipt_template" | "callback_endpoint" | "callback_type" | "callback_headers" | "callback_get_parameters" | "callback_body_template" | "callback_signature_template" | "callback_timeout_seconds" | "callback_retry_seconds";
                at: components["schemas"]["Instant"];
                /** @description Null: nobody was signed in */
                user: {
                    id: components["schemas"]["Id"];
                    /** @description As they were called then */
                    full_name: string;
                    /** @description By the name alone it could be somebody else: another person of the merchant has it now, or this one is called otherwise by now. Show `phone_hint`, or else the end of the id */
                    has_namesake: boolean;
                    /** @description With `has_namesake`, for holders of `users_manage` or `audit_view`: the last four digits of the phone, or the whole one where those are alike; else null */
                    phone_hint: string | null;
                } | null;
            }[];
        };
        Shift: {
            id: components["schemas"]["Id"];
            driver: components["schemas"]["NamedReference"];
            transport: components["schemas"]["NamedReference"];
            route: components["schemas"]["NamedReference"];
            /** @enum {string} */
            status: "open" | "closed";
            opened_at: components["schemas"]["Instant"];
            /** @description The user who opened it */
            opened_by: components["schemas"]["PersonReference"];
            closed_at: components["schemas"]["Instant"] | null;
            /** @description The user who closed it; null while open */
            closed_by: components["schemas"]["PersonReference"] | null;
            /** @description Cash the driver must hand over, kopiykas; while open: as of now */
            expected_cash: components["schemas"]["Amount"];
            handed_over_cash: components["schemas"]["Amount"] | null;
            /** @description Handed over minus expected, kopiykas; negative: shortage */
            cash_difference: components["schemas"]["AmountDifference"] | null;
            /** @description What whoever closed it said; there is one with every shortage */
            comment: string | null;
            /** @description Changes of vehicle and route while it was open, in order of time */
            changes: components["schemas"]["ShiftChange"][];
        };
        ShiftChange: {
            at: components["schemas"]["Instant"];
            /** @enum {string} */
            kind: "route" | "transport";
            from: components["schemas"]["NamedReference"] | null;
            to: components["schemas"]["NamedReference"];
            /** @description The user who made the change */
            by: components["schemas"]["PersonReference"];
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
            phone: components["schemas"]["Phone"];
            password: string;
            /** @description Once the answer has asked for it (second_factor_code_needed) */
            code?: string;
        };
        SignUpInput: {
            /** @description No word has both Cyrillic and Latin letters (rule mixed_alphabets) */
            full_name: string;
            phone: components["schemas"]["Phone"];
            /** @description EDRPOU (8 digits) or RNOKPP (10 digits) */
            tax_number: string;
            /** @description 6 to 128 characters, not blanks alone or one sign over and over (`password_repeated`). None of the 10 000 commonest passwords, whatever the case of their letters (`password_common`), nor the own phone, name or name of the merchant, also with a few digits beside it (`password_personal`): the server alone refuses these */
            password: string;
            accepted: components["schemas"]["LegalAcceptance"];
        };
        SigningKey: {
            /** @description As `X-Kasa-Key-Id` has it: the beginning of the SHA-256 of the public key in DER */
            key_id: string;
            /**
             * @description `current` signs; `next` signs beside it and takes over at `signs_from`; `previous` signs no more: for callbacks that were received before
             * @enum {string}
             */
            state: "current" | "next" | "previous";
            /** @description Since when, or from when on, it is the current one; null: since before this was noted */
            signs_from: components["schemas"]["Instant"] | null;
            /** @description When the next one takes over, or did; null: not known yet */
            signs_until: components["schemas"]["Instant"] | null;
            /** @description The public key: SubjectPublicKeyInfo in PEM */
            public_key: string;
            /** @description The public key: JSON Web Key (RFC 7517) */
            public_jwk: {
                /** @constant */
                kty: "RSA";
                n: string;
                e: string;
                /** @constant */
                alg: "RS256";
                /** @constant */
                use: "sig";
                /** @description `key_id` */
                kid: string;
            };
        };
        SigningKeys: {
            /** @description The current one, the next one if there is one, then previous ones */
            items: components["schemas"]["SigningKey"][];
        };
        SkipRoundStopInput: {
            reason: string;
        };
        /** @description Of a template, those that it holds; of a terminal, its own ones: any that is left out comes from its template, or is the standard one of its kind */
        SomeTerminalSettings: {
            /** @enum {string} */
            terminal_type?: "countertop" | "portable" | "mpos" | "self_service" | "validator" | "virtual";
            /**
             * @description What tells it the amount
             * @enum {string}
             */
            interface_type?: "standalone" | "cash_register" | "api";
            /**
             * @description What it runs on
             * @enum {string}
             */
            system?: "android" | "linux" | "windows" | "proprietary";
            /** @enum {string} */
            installation_type?: "indoor" | "outdoor" | "vehicle" | "remote";
            /** @enum {string} */
            connection_type?: "ethernet" | "wifi" | "mobile" | "bluetooth";
            /** @enum {string} */
            acquirer_type?: "bank" | "financial_company" | "facilitator";
            /**
             * @description When its totals are balanced with the acquirer’s
             * @enum {string}
             */
            balancing_type?: "automatic" | "at_shift_end" | "manual";
            /**
             * @description Who pays the commission
             * @enum {string}
             */
            commission_distribution_type?: "merchant" | "client" | "shared";
            /** @description Basis points: 150 is 1.50 % */
            client_commission_bp?: number;
            /** @description Basis points: 150 is 1.50 % */
            merchant_commission_bp?: number;
            /** @description The least that it takes in one payment, kopiykas; null: no limit. Payments beyond it are declined (`61`) */
            min_amount?: components["schemas"]["PositiveAmount"] | null;
            /** @description The most that it takes in one payment, kopiykas; null: no limit. Payments beyond it are declined (`61`) */
            max_amount?: components["schemas"]["PositiveAmount"] | null;
            /** @description The most that it takes on one day in Kyiv, without what was paid back, kopiykas; null: no limit. Payments beyond it are declined (`61`) */
            daily_amount_limit?: components["schemas"]["PositiveAmount"] | null;
            /** @description Takes payments while it has no connection */
            works_offline?: boolean;
            /** @description The most that it may take offline in one payment, kopiykas */
            max_offline_amount?: components["schemas"]["PositiveAmount"];
            /** @description How long it waits for a card */
            card_waiting_seconds?: number;
            /** @description How often it asks for its settings and hands over payments */
            sync_seconds?: number;
            /** @description Takes payments only while a shift is open */
            shift_required?: boolean;
            shift_start?: components["schemas"]["TimeOfDay"];
            /** @description HH:mm, Europe/Kyiv. Not after the start: on the next day */
            shift_end?: components["schemas"]["TimeOfDay"];
            print_receipt?: boolean;
            /** @description Lines that the merchant adds to a receipt; placeholders as in `receiptPlaceholders`; may be empty */
            receipt_template?: string;
            /** @description Where payments are told to; null: nowhere. Those who may not edit terminals get scheme and host alone, for path and query may hold secrets */
            callback_endpoint?: string | null;
            /** @enum {string} */
            callback_type?: "post_json" | "post_form" | "get";
            callback_headers?: components["schemas"]["CallbackHeader"][];
            callback_get_parameters?: components["schemas"]["CallbackParameter"][];
            /** @description Placeholders as in `callbackPlaceholders`; not sent by `get`; `***` for those who may not edit terminals */
            callback_body_template?: string;
            /** @description The text that is signed (SHA256withRSA); empty: the body as it is sent; any other is `***` for those who may not edit terminals */
            callback_signature_template?: string;
            /** @description How long an answer is waited for */
            callback_timeout_seconds?: number;
            /** @description How long after a failure it is sent again */
            callback_retry_seconds?: number;
        };
        StatusRequestBody: {
            /** @description Its order id, or its id */
            payment: string;
        };
        StatusSecret: {
            /** @description For `x-merchant-id` */
            merchant_id: components["schemas"]["Id"];
            /** @description Null: there is no secret yet */
            created_at: components["schemas"]["Instant"] | null;
            /** @description Until when the secret before it is accepted, too; null: none is */
            previous_until: components["schemas"]["Instant"] | null;
        };
        StatusSecretInput: {
            /** @description Whether the secret that was is accepted for 48 more hours; false when somebody else may know it */
            keep_previous: boolean;
        };
        StreamHeartbeat: {
            /** @constant */
            type: "heartbeat";
            /** @description Number of the event: of one merchant’s events each has the next number. The first one is arbitrary, and higher than any before a reset */
            last_id: number;
            /** @description The server’s clock */
            at: components["schemas"]["Instant"];
        };
        StreamMessage: components["schemas"]["TerminalConnectivityEvent"] | components["schemas"]["TerminalChangedEvent"] | components["schemas"]["TerminalsConfigInvalidatedEvent"] | components["schemas"]["TemplateChangedEvent"] | components["schemas"]["TransactionCreatedEvent"] | components["schemas"]["TransactionChangedEvent"] | components["schemas"]["ReversalRunProgressEvent"] | components["schemas"]["CallbackChangedEvent"] | components["schemas"]["EncashmentCreatedEvent"] | components["schemas"]["CollectionRoundChangedEvent"] | components["schemas"]["BulkRunProgressEvent"] | components["schemas"]["UserChangedEvent"] | components["schemas"]["AccountNewBrowserEvent"] | components["schemas"]["StreamReady"] | components["schemas"]["StreamReset"] | components["schemas"]["StreamHeartbeat"];
        StreamReady: {
            /** @constant */
            type: "ready";
            /** @description Number of the event: of one merchant’s events each has the next number. The first one is arbitrary, and higher than any before a reset */
            last_id: number;
        };
        StreamReset: {
            /** @constant */
            type: "reset";
            /** @description Number of the event: of one merchant’s events each has the next number. The first one is arbitrary, and higher than any before a reset */
            last_id: number;
        };
        /** @description The envelope of every success, around the `data` of its operation. */
        Success: {
            /** @constant */
            code: 0;
            /** @description For the person, in the language of `lng` */
            msg: string;
            details: null;
        };
        TaxLetter: {
            /** @description One letter, in upper case */
            letter: string;
            /**
             * @description `none`: no tax is owed, the rate is zero
             * @enum {string}
             */
            kind: "vat" | "excise" | "none";
            /** @description Basis points: 2000 is 20 % */
            rate: number;
        };
        TaxLetterInput: {
            /** @description One letter of any alphabet; unique within the company, letters that look alike are one */
            letter: string;
            /**
             * @description `none`: no tax is owed, the rate is zero (rule tax_rate_not_zero)
             * @enum {string}
             */
            kind: "vat" | "excise" | "none";
            /** @description Basis points: 2000 is 20 % */
            rate: number;
        };
        TemplateChangedData: {
            template_id: components["schemas"]["Id"];
            /** @description That it has now, or had when it was deleted */
            version: components["schemas"]["Version"];
            /**
             * @description updated: read its terminals anew, too; they get no new version, and no event of their own
             * @enum {string}
             */
            change: "added" | "updated" | "deleted";
        };
        TemplateChangedEvent: {
            /** @constant */
            type: "template.changed";
            /** @description Number of the event: of one merchant’s events each has the next number. The first one is arbitrary, and higher than any before a reset */
            id: number;
            /** @description When it happened */
            at: components["schemas"]["Instant"];
            data: components["schemas"]["TemplateChangedData"];
        };
        Terminal: {
            id: components["schemas"]["Id"];
            /** @description `S1` and six digits; unique over all merchants, but for released terminals */
            number: string;
            /** @description Its number in the acquirer’s system (PTKS id), unique over all merchants */
            ptks_id: string;
            name: string;
            /** @description Serial number of the device */
            serial: string;
            model: string;
            /**
             * @description `ptks`: a self-service kiosk (ПТКС)
             * @enum {string}
             */
            kind: "acquiring" | "ptks" | "transport" | "offline" | "ecomm";
            /**
             * @description released: given back, and kept for its history; its number may stand in a fleet again
             * @enum {string}
             */
            status: "added" | "active" | "blocked" | "released";
            /** @description Who has blocked it, and alone unblocks it */
            blocked_by: ("merchant" | "acquirer") | null;
            /**
             * @description online: heard of within the last five minutes. Derived from `last_online_at`
             * @enum {string}
             */
            connectivity: "online" | "offline";
            /** @description Null: never */
            last_online_at: components["schemas"]["Instant"] | null;
            /** @description It changed sides more than 4 times within 30 minutes, and has not been on one side for 10 minutes since: its connectivity is not told as an event meanwhile */
            is_unstable: boolean;
            /** @description When the device was last switched on; null: never */
            last_started_at: components["schemas"]["Instant"] | null;
            activated_at: components["schemas"]["Instant"] | null;
            /** @description Its payments move no money */
            test_mode: boolean;
            /** @description Where it stands: a point or a depot; null: nowhere yet */
            point: {
                id: components["schemas"]["Id"];
                name: string;
                city: string;
            } | null;
            template: components["schemas"]["NamedReference"] | null;
            version: components["schemas"]["Version"];
            created_at: components["schemas"]["Instant"];
            updated_at: components["schemas"]["Instant"];
            /** @description The vehicle that a transport terminal is on; null, too, if who asks may not read it: all of them by `transport_view`, the one of the own driver card by `own_shift_view` */
            vehicle: {
                id: components["schemas"]["Id"];
                /** @description Fleet number */
                name: string;
                state_number: string | null;
                /** @enum {string} */
                transport_type: "bus" | "trolleybus" | "tram" | "minibus";
            } | null;
            website: string | null;
            extra_info: string | null;
            /** @description Why it was released; null: it was not */
            release_reason: string | null;
            /** @description The phrase itself is never answered */
            has_secret_key_phrase: boolean;
            /** @description Until then the phrase before counts, too (`replaceKeyPhrase`); null: it does not */
            previous_key_phrase_until: components["schemas"]["Instant"] | null;
            settings: components["schemas"]["TerminalSettings"];
            setting_sources: components["schemas"]["TerminalSettingSources"];
            /** @description When what it is told by /Config/get last changed: settings of its own or of its template, its name, point, vehicle, website, test mode, the merchant’s name. What only the server needs, as of callbacks, does not count */
            settings_changed_at: components["schemas"]["Instant"];
            /** @description When the terminal last took its settings over; before `settings_changed_at`, or null (never): it does not have the present ones yet */
            settings_taken_at: components["schemas"]["Instant"] | null;
            /** @description When it was last told to take all of its settings anew (startOfflineUpdate); null: never. Later than `settings_taken_at`: it has not yet */
            update_requested_at: components["schemas"]["Instant"] | null;
        };
        TerminalCash: {
            terminal: {
                id: components["schemas"]["Id"];
                /** @description `S1` and six digits */
                number: string;
                name: string;
            };
            /** @description The point where the terminal stands, with city and address; null: nowhere */
            place: string | null;
            /** @description When cash was last taken out; null: never */
            since: components["schemas"]["Instant"] | null;
            /** @description Left inside by the encashment before; 0 when there was none */
            carried_amount: components["schemas"]["AmountSum"];
            /** @description Taken in cash payments since */
            received_amount: components["schemas"]["AmountSum"];
            /** @description Cash payments since */
            payments_count: number;
            /** @description Paid back in cash since */
            refunded_amount: components["schemas"]["AmountSum"];
            /** @description carried_amount + received_amount − refunded_amount; negative when more was paid back than was inside */
            inside_amount: components["schemas"]["AmountSum"];
        };
        TerminalChangedData: {
            terminal_id: components["schemas"]["Id"];
            /** @description That it has now */
            version: components["schemas"]["Version"];
            /**
             * @description settings_taken: the terminal took its settings over; that makes no new version
             * @enum {string}
             */
            change: "added" | "updated" | "activated" | "settings_taken" | "released";
        };
        TerminalChangedEvent: {
            /** @constant */
            type: "terminal.changed";
            /** @description Number of the event: of one merchant’s events each has the next number. The first one is arbitrary, and higher than any before a reset */
            id: number;
            /** @description When it happened */
            at: components["schemas"]["Instant"];
            data: components["schemas"]["TerminalChangedData"];
        };
        TerminalConfig: {
            /** @description `S1` and six digits; unique over all merchants, but for released terminals */
            number: string;
            /** @description Its number in the acquirer’s system (PTKS id), unique over all merchants */
            ptks_id: string;
            name: string;
            /**
             * @description `ptks`: a self-service kiosk (ПТКС)
             * @enum {string}
             */
            kind: "acquiring" | "ptks" | "transport" | "offline" | "ecomm";
            /** @description Its payments move no money */
            test_mode: boolean;
            /** @description For the receipt */
            merchant_name: string;
            /** @description Where it stands, for the receipt; null: nowhere yet */
            point: {
                name: string;
                city: string;
                address: string;
            } | null;
            /** @description The vehicle that a transport terminal is on */
            vehicle: {
                /** @description Fleet number */
                name: string;
                state_number: string | null;
                /** @enum {string} */
                transport_type: "bus" | "trolleybus" | "tram" | "minibus";
            } | null;
            website: string | null;
            /** @description Those that a terminal acts by, each with the value that counts; none of the callbacks */
            settings: {
                /** @enum {string} */
                terminal_type: "countertop" | "portable" | "mpos" | "self_service" | "validator" | "virtual";
                /**
                 * @description What tells it the amount
                 * @enum {string}
                 */
                interface_type: "standalone" | "cash_register" | "api";
                /**
                 * @description What it runs on
                 * @enum {string}
                 */
                system: "android" | "linux" | "windows" | "proprietary";
                /** @enum {string} */
                installation_type: "indoor" | "outdoor" | "vehicle" | "remote";
                /** @enum {string} */
                connection_type: "ethernet" | "wifi" | "mobile" | "bluetooth";
                /** @enum {string} */
                acquirer_type: "bank" | "financial_company" | "facilitator";
                /**
                 * @description When its totals are balanced with the acquirer’s
                 * @enum {string}
                 */
                balancing_type: "automatic" | "at_shift_end" | "manual";
                /**
                 * @description Who pays the commission
                 * @enum {string}
                 */
                commission_distribution_type: "merchant" | "client" | "shared";
                /** @description Basis points: 150 is 1.50 % */
                client_commission_bp: number;
                /** @description Basis points: 150 is 1.50 % */
                merchant_commission_bp: number;
                /** @description The least that it takes in one payment, kopiykas; null: no limit. Payments beyond it are declined (`61`) */
                min_amount: components["schemas"]["PositiveAmount"] | null;
                /** @description The most that it takes in one payment, kopiykas; null: no limit. Payments beyond it are declined (`61`) */
                max_amount: components["schemas"]["PositiveAmount"] | null;
                /** @description The most that it takes on one day in Kyiv, without what was paid back, kopiykas; null: no limit. Payments beyond it are declined (`61`) */
                daily_amount_limit: components["schemas"]["PositiveAmount"] | null;
                /** @description Takes payments while it has no connection */
                works_offline: boolean;
                /** @description The most that it may take offline in one payment, kopiykas */
                max_offline_amount: components["schemas"]["PositiveAmount"];
                /** @description How long it waits for a card */
                card_waiting_seconds: number;
                /** @description How often it asks for its settings and hands over payments */
                sync_seconds: number;
                /** @description Takes payments only while a shift is open */
                shift_required: boolean;
                shift_start: components["schemas"]["TimeOfDay"];
                /** @description HH:mm, Europe/Kyiv. Not after the start: on the next day */
                shift_end: components["schemas"]["TimeOfDay"];
                print_receipt: boolean;
                /** @description Lines that the merchant adds to a receipt; placeholders as in `receiptPlaceholders`; may be empty */
                receipt_template: string;
            };
        };
        TerminalConnectivityData: {
            terminal_id: components["schemas"]["Id"];
            /** @description `S1` and six digits; unique over all merchants, but for released terminals */
            number: string;
            name: string;
            /** @enum {string} */
            connectivity: "online" | "offline";
            /** @description Null: never */
            last_online_at: components["schemas"]["Instant"] | null;
            /** @description It changed sides more than 4 times within 30 minutes: nothing more is told of its connectivity until it has been on one side for 10 minutes */
            is_unstable: boolean;
        };
        TerminalConnectivityEvent: {
            /** @constant */
            type: "terminal.connectivity";
            /** @description Number of the event: of one merchant’s events each has the next number. The first one is arbitrary, and higher than any before a reset */
            id: number;
            /** @description When it happened */
            at: components["schemas"]["Instant"];
            data: components["schemas"]["TerminalConnectivityData"];
        };
        TerminalDispute: {
            id: components["schemas"]["Id"];
            /** @description `S1` and six digits; unique over all merchants, but for released terminals */
            number: string;
            opened_at: components["schemas"]["Instant"];
        };
        TerminalFigures: {
            total: number;
            /** @description Wait for their activation */
            added: number;
            active: number;
            blocked: number;
            /** @description Of the active ones */
            online: number;
            /** @description Of the active ones: they go on and off line again and again */
            unstable: number;
            /** @description Active ones that have not taken over their present settings; exact up to 10000 */
            settings_waiting: number;
            /** @description True when there are more than `settings_waiting` says */
            settings_waiting_capped: boolean;
            /** @description Active terminals that are offline, by when they were last online */
            offline: {
                /** @description Last online on this day in Kyiv */
                today: number;
                /** @description Last online in the six days before it */
                week: number;
                earlier: number;
                /** @description Activated, and never heard of */
                never: number;
                /** @description Those that were heard of last come first */
                latest: {
                    id: components["schemas"]["Id"];
                    number: string;
                    name: string;
                    point: {
                        id: components["schemas"]["Id"];
                        name: string;
                        city: string;
                    } | null;
                    last_online_at: components["schemas"]["Instant"];
                    /** @description It changes sides so often that its connectivity is not told any more */
                    is_unstable: boolean;
                }[];
            };
        };
        TerminalModels: {
            items: {
                model: string;
            }[];
        };
        TerminalOverview: {
            terminal: components["schemas"]["TerminalSummary"];
            /** @description The vehicle that a transport terminal is on; null, too, if who asks may not read it: all of them by `transport_view`, the one of the own driver card by `own_shift_view` */
            vehicle: {
                id: components["schemas"]["Id"];
                /** @description Fleet number */
                name: string;
                state_number: string | null;
                /** @enum {string} */
                transport_type: "bus" | "trolleybus" | "tram" | "minibus";
            } | null;
            /** @description The payments of `today_amount`; null: who asks may not view reports (`reports_view`) */
            today_payments: number | null;
            /** @description The last 24 hours without gaps, oldest first; of one that changes all the time, its end */
            connectivity_periods: {
                /** @enum {string} */
                connectivity: "online" | "offline";
                from: components["schemas"]["Instant"];
                to: components["schemas"]["Instant"];
            }[];
            waits_for: {
                /**
                 * @description activation; settings: it has not taken over the last change; update: nor all of them anew, as it was told (`startOfflineUpdate`); bulk_run: its turn in a bulk run
                 * @enum {string}
                 */
                what: "activation" | "settings" | "update" | "bulk_run";
                since: components["schemas"]["Instant"];
            }[];
            /** @description Settings of its own whose values differ from what would count without them: the template’s, or the standard ones of its kind. Secrets as in `getTerminal` */
            own_settings: {
                own: components["schemas"]["SomeTerminalSettings"];
                inherited: components["schemas"]["SomeTerminalSettings"];
            };
            /** @description Where each value of `inherited` comes from */
            inherited_from: {
                /** @enum {string} */
                terminal_type?: "own" | "template" | "standard";
                /** @enum {string} */
                interface_type?: "own" | "template" | "standard";
                /** @enum {string} */
                system?: "own" | "template" | "standard";
                /** @enum {string} */
                installation_type?: "own" | "template" | "standard";
                /** @enum {string} */
                connection_type?: "own" | "template" | "standard";
                /** @enum {string} */
                acquirer_type?: "own" | "template" | "standard";
                /** @enum {string} */
                balancing_type?: "own" | "template" | "standard";
                /** @enum {string} */
                commission_distribution_type?: "own" | "template" | "standard";
                /** @enum {string} */
                client_commission_bp?: "own" | "template" | "standard";
                /** @enum {string} */
                merchant_commission_bp?: "own" | "template" | "standard";
                /** @enum {string} */
                min_amount?: "own" | "template" | "standard";
                /** @enum {string} */
                max_amount?: "own" | "template" | "standard";
                /** @enum {string} */
                daily_amount_limit?: "own" | "template" | "standard";
                /** @enum {string} */
                works_offline?: "own" | "template" | "standard";
                /** @enum {string} */
                max_offline_amount?: "own" | "template" | "standard";
                /** @enum {string} */
                card_waiting_seconds?: "own" | "template" | "standard";
                /** @enum {string} */
                sync_seconds?: "own" | "template" | "standard";
                /** @enum {string} */
                shift_required?: "own" | "template" | "standard";
                /** @enum {string} */
                shift_start?: "own" | "template" | "standard";
                /** @enum {string} */
                shift_end?: "own" | "template" | "standard";
                /** @enum {string} */
                print_receipt?: "own" | "template" | "standard";
                /** @enum {string} */
                receipt_template?: "own" | "template" | "standard";
                /** @enum {string} */
                callback_endpoint?: "own" | "template" | "standard";
                /** @enum {string} */
                callback_type?: "own" | "template" | "standard";
                /** @enum {string} */
                callback_headers?: "own" | "template" | "standard";
                /** @enum {string} */
                callback_get_parameters?: "own" | "template" | "standard";
                /** @enum {string} */
                callback_body_template?: "own" | "template" | "standard";
                /** @enum {string} */
                callback_signature_template?: "own" | "template" | "standard";
                /** @enum {string} */
                callback_timeout_seconds?: "own" | "template" | "standard";
                /** @enum {string} */
                callback_retry_seconds?: "own" | "template" | "standard";
            };
            /** @description Who changed it last, by the name of that moment: `person`, of which `by` is the name; both null: nobody in person. Null: never, or who asks may not view the journal (`audit_view`) */
            last_change: {
                at: components["schemas"]["Instant"];
                by: string | null;
                person: components["schemas"]["PersonReference"] | null;
            } | null;
        };
        TerminalPage: {
            items: components["schemas"]["TerminalSummary"][];
            page: number;
            per_page: number;
            /** @description Exact up to 10000 */
            total: number;
            /** @description True when there are more than `total` says */
            total_capped: boolean;
            page_count: number;
        };
        TerminalPoints: {
            items: {
                id: components["schemas"]["Id"];
                name: string;
                city: string;
                address: string;
                /** @enum {string} */
                kind: "fiscal" | "non_fiscal" | "depot";
                terminals_count: number;
            }[];
        };
        TerminalSettingSources: {
            /** @enum {string} */
            terminal_type: "own" | "template" | "standard";
            /** @enum {string} */
            interface_type: "own" | "template" | "standard";
            /** @enum {string} */
            system: "own" | "template" | "standard";
            /** @enum {string} */
            installation_type: "own" | "template" | "standard";
            /** @enum {string} */
            connection_type: "own" | "template" | "standard";
            /** @enum {string} */
            acquirer_type: "own" | "template" | "standard";
            /** @enum {string} */
            balancing_type: "own" | "template" | "standard";
            /** @enum {string} */
            commission_distribution_type: "own" | "template" | "standard";
            /** @enum {string} */
            client_commission_bp: "own" | "template" | "standard";
            /** @enum {string} */
            merchant_commission_bp: "own" | "template" | "standard";
            /** @enum {string} */
            min_amount: "own" | "template" | "standard";
            /** @enum {string} */
            max_amount: "own" | "template" | "standard";
            /** @enum {string} */
            daily_amount_limit: "own" | "template" | "standard";
            /** @enum {string} */
            works_offline: "own" | "template" | "standard";
            /** @enum {string} */
            max_offline_amount: "own" | "template" | "standard";
            /** @enum {string} */
            card_waiting_seconds: "own" | "template" | "standard";
            /** @enum {string} */
            sync_seconds: "own" | "template" | "standard";
            /** @enum {string} */
            shift_required: "own" | "template" | "standard";
            /** @enum {string} */
            shift_start: "own" | "template" | "standard";
            /** @enum {string} */
            shift_end: "own" | "template" | "standard";
            /** @enum {string} */
            print_receipt: "own" | "template" | "standard";
            /** @enum {string} */
            receipt_template: "own" | "template" | "standard";
            /** @enum {string} */
            callback_endpoint: "own" | "template" | "standard";
            /** @enum {string} */
            callback_type: "own" | "template" | "standard";
            /** @enum {string} */
            callback_headers: "own" | "template" | "standard";
            /** @enum {string} */
            callback_get_parameters: "own" | "template" | "standard";
            /** @enum {string} */
            callback_body_template: "own" | "template" | "standard";
            /** @enum {string} */
            callback_signature_template: "own" | "template" | "standard";
            /** @enum {string} */
            callback_timeout_seconds: "own" | "template" | "standard";
            /** @enum {string} */
            callback_retry_seconds: "own" | "template" | "standard";
        };
        /** @description Each with the value that counts */
        TerminalSettings: {
            /** @enum {string} */
            terminal_type: "countertop" | "portable" | "mpos" | "self_service" | "validator" | "virtual";
            /**
             * @description What tells it the amount
             * @enum {string}
             */
            interface_type: "standalone" | "cash_register" | "api";
            /**
             * @description What it runs on
             * @enum {string}
             */
            system: "android" | "linux" | "windows" | "proprietary";
            /** @enum {string} */
            installation_type: "indoor" | "outdoor" | "vehicle" | "remote";
            /** @enum {string} */
            connection_type: "ethernet" | "wifi" | "mobile" | "bluetooth";
            /** @enum {string} */
            acquirer_type: "bank" | "financial_company" | "facilitator";
            /**
             * @description When its totals are balanced with the acquirer’s
             * @enum {string}
             */
            balancing_type: "automatic" | "at_shift_end" | "manual";
            /**
             * @description Who pays the commission
             * @enum {string}
             */
            commission_distribution_type: "merchant" | "client" | "shared";
            /** @description Basis points: 150 is 1.50 % */
            client_commission_bp: number;
            /** @description Basis points: 150 is 1.50 % */
            merchant_commission_bp: number;
            /** @description The least that it takes in one payment, kopiykas; null: no limit. Payments beyond it are declined (`61`) */
            min_amount: components["schemas"]["PositiveAmount"] | null;
            /** @description The most that it takes in one payment, kopiykas; null: no limit. Payments beyond it are declined (`61`) */
            max_amount: components["schemas"]["PositiveAmount"] | null;
            /** @description The most that it takes on one day in Kyiv, without what was paid back, kopiykas; null: no limit. Payments beyond it are declined (`61`) */
            daily_amount_limit: components["schemas"]["PositiveAmount"] | null;
            /** @description Takes payments while it has no connection */
            works_offline: boolean;
            /** @description The most that it may take offline in one payment, kopiykas */
            max_offline_amount: components["schemas"]["PositiveAmount"];
            /** @description How long it waits for a card */
            card_waiting_seconds: number;
            /** @description How often it asks for its settings and hands over payments */
            sync_seconds: number;
            /** @description Takes payments only while a shift is open */
            shift_required: boolean;
            shift_start: components["schemas"]["TimeOfDay"];
            /** @description HH:mm, Europe/Kyiv. Not after the start: on the next day */
            shift_end: components["schemas"]["TimeOfDay"];
            print_receipt: boolean;
            /** @description Lines that the merchant adds to a receipt; placeholders as in `receiptPlaceholders`; may be empty */
            receipt_template: string;
            /** @description Where payments are told to; null: nowhere. Those who may not edit terminals get scheme and host alone, for path and query may hold secrets */
            callback_endpoint: string | null;
            /** @enum {string} */
            callback_type: "post_json" | "post_form" | "get";
            callback_headers: components["schemas"]["CallbackHeader"][];
            callback_get_parameters: components["schemas"]["CallbackParameter"][];
            /** @description Placeholders as in `callbackPlaceholders`; not sent by `get`; `***` for those who may not edit terminals */
            callback_body_template: string;
            /** @description The text that is signed (SHA256withRSA); empty: the body as it is sent; any other is `***` for those who may not edit terminals */
            callback_signature_template: string;
            /** @description How long an answer is waited for */
            callback_timeout_seconds: number;
            /** @description How long after a failure it is sent again */
            callback_retry_seconds: number;
        };
        TerminalSummary: {
            id: components["schemas"]["Id"];
            /** @description `S1` and six digits; unique over all merchants, but for released terminals */
            number: string;
            /** @description Its number in the acquirer’s system (PTKS id), unique over all merchants */
            ptks_id: string;
            name: string;
            /** @description Serial number of the device */
            serial: string;
            model: string;
            /**
             * @description `ptks`: a self-service kiosk (ПТКС)
             * @enum {string}
             */
            kind: "acquiring" | "ptks" | "transport" | "offline" | "ecomm";
            /**
             * @description released: given back, and kept for its history; its number may stand in a fleet again
             * @enum {string}
             */
            status: "added" | "active" | "blocked" | "released";
            /** @description Who has blocked it, and alone unblocks it */
            blocked_by: ("merchant" | "acquirer") | null;
            /**
             * @description online: heard of within the last five minutes. Derived from `last_online_at`
             * @enum {string}
             */
            connectivity: "online" | "offline";
            /** @description Null: never */
            last_online_at: components["schemas"]["Instant"] | null;
            /** @description It changed sides more than 4 times within 30 minutes, and has not been on one side for 10 minutes since: its connectivity is not told as an event meanwhile */
            is_unstable: boolean;
            /** @description When the device was last switched on; null: never */
            last_started_at: components["schemas"]["Instant"] | null;
            activated_at: components["schemas"]["Instant"] | null;
            /** @description Its payments move no money */
            test_mode: boolean;
            /** @description Where it stands: a point or a depot; null: nowhere yet */
            point: {
                id: components["schemas"]["Id"];
                name: string;
                city: string;
            } | null;
            template: components["schemas"]["NamedReference"] | null;
            version: components["schemas"]["Version"];
            created_at: components["schemas"]["Instant"];
            updated_at: components["schemas"]["Instant"];
            /** @description Kopiykas: its payments begun on this day in Kyiv, without what was paid back; null: who asks may not view reports (`reports_view`) */
            today_amount: components["schemas"]["AmountSum"] | null;
            /** @description Kopiykas: as `getTerminalCash` derives it; null: who asks may not view cash (`cash_view`, or `encashment_perform`) */
            cash_inside: components["schemas"]["AmountSum"] | null;
        };
        TerminalTemplate: {
            id: components["schemas"]["Id"];
            name: string;
            description: string | null;
            settings: components["schemas"]["SomeTerminalSettings"];
            /** @description Terminals that have it */
            terminals_count: number;
            settings_changed_at: components["schemas"]["Instant"];
            version: components["schemas"]["Version"];
            created_at: components["schemas"]["Instant"];
            updated_at: components["schemas"]["Instant"];
        };
        TerminalTemplateInput: {
            /** @description Unique within the merchant */
            name: string;
            description: string | null;
            settings: components["schemas"]["SomeTerminalSettings"];
        };
        TerminalTemplatePage: {
            items: components["schemas"]["TerminalTemplate"][];
            page: number;
            per_page: number;
            /** @description Exact up to 10000 */
            total: number;
            /** @description True when there are more than `total` says */
            total_capped: boolean;
            page_count: number;
        };
        TerminalTemplateUpdate: {
            /** @description Unique within the merchant */
            name: string;
            description: string | null;
            settings: components["schemas"]["SomeTerminalSettings"];
            version: components["schemas"]["Version"];
        };
        TerminalUpdate: {
            name: string;
            point_id: components["schemas"]["Id"] | null;
            template_id: components["schemas"]["Id"] | null;
            /** @description Only of a transport terminal (rule only_transport_terminal), and one that may be read. Null leaves the terminal on a vehicle that who asks may not read */
            vehicle_id: components["schemas"]["Id"] | null;
            test_mode: boolean;
            website: string | null;
            extra_info: string | null;
            /** @description What the terminal signs its requests with. Left out: stays as it is; null: is taken away */
            secret_key_phrase?: string | null;
            settings: components["schemas"]["SomeTerminalSettings"];
            version: components["schemas"]["Version"];
        };
        TerminalWithCash: {
            id: components["schemas"]["Id"];
            /** @description `S1` and six digits */
            number: string;
            name: string;
            /** @enum {string} */
            kind: "acquiring" | "ptks" | "transport" | "offline" | "ecomm";
            point: {
                id: components["schemas"]["Id"];
                name: string;
                city: string;
                address: string;
            } | null;
            /** @description As `getTerminalCash` derives it */
            cash_inside: components["schemas"]["PositiveAmount"];
            /** @description When cash was last taken out; null: never */
            since: components["schemas"]["Instant"] | null;
            /** @description The round that it is planned in and that has not ended */
            round: {
                id: components["schemas"]["Id"];
                number: number;
            } | null;
        };
        TerminalWithCashPage: {
            items: components["schemas"]["TerminalWithCash"][];
            page: number;
            per_page: number;
            /** @description Exact up to 10000 */
            total: number;
            /** @description True when there are more than `total` says */
            total_capped: boolean;
            page_count: number;
        };
        /** @description Both null: all of the merchant’s, or, for who may not read transport (`transport_view`), those of some vehicle. They wait for their settings until they ask for them, and get no new version */
        TerminalsConfigInvalidatedData: {
            /** @description Those that stand there */
            point_id: components["schemas"]["Id"] | null;
            /** @description Those that are on it; null for who may not read transport, too */
            vehicle_id: components["schemas"]["Id"] | null;
        };
        TerminalsConfigInvalidatedEvent: {
            /** @constant */
            type: "terminals.config_invalidated";
            /** @description Number of the event: of one merchant’s events each has the next number. The first one is arbitrary, and higher than any before a reset */
            id: number;
            /** @description When it happened */
            at: components["schemas"]["Instant"];
            data: components["schemas"]["TerminalsConfigInvalidatedData"];
        };
        /** @description HH:mm, Europe/Kyiv */
        TimeOfDay: string;
        Transaction: {
            id: components["schemas"]["Id"];
            /** @description Order ID: names the payment to the merchant; unique within the merchant */
            order_id: string;
            terminal: {
                id: components["schemas"]["Id"];
                /** @description `S1` and six digits */
                number: string;
                name: string;
            };
            /** @description The name of the terminal when the payment was made */
            device_name: string;
            /** @description Where the terminal stood when the payment was made */
            point: {
                id: components["schemas"]["Id"];
                name: string;
                city: string;
            } | null;
            /** @description Whom the money was paid to, as the receipt says */
            company: string;
            /** @description The business day that it belongs to: the day in Kyiv on which it was begun */
            date: components["schemas"]["Day"];
            /** @description When the terminal began it */
            started_at: components["schemas"]["Instant"];
            /** @description When it was decided: approved, declined or expired; null: it is not yet */
            ended_at: components["schemas"]["Instant"] | null;
            amount: components["schemas"]["Amount"];
            /**
             * @description `wallet`: a phone or a watch in place of a card (Apple Pay, Google Pay)
             * @enum {string}
             */
            payment_form: "card" | "wallet" | "qr" | "cash";
            /**
             * @description Its steps: `x-state-machines`
             * @enum {string}
             */
            status: "created" | "authorized" | "approved" | "declined" | "reversing" | "reversed" | "partially_reversed" | "expired";
            /** @description The bank that issued the card; null for cash */
            bank: string | null;
            /** @description `444455******1111`: a whole card number is kept nowhere */
            card_mask: string | null;
            /** @description Retrieval reference number: 12 digits; null for cash, or when no bank was reached */
            rrn: string | null;
            /** @description What the bank answered, ISO 8583 field 39; null for cash, or while it has not answered */
            response_code: string | null;
            /** @description The meaning of `response_code`, in the language of `lng` */
            response: string | null;
            /** @description What to do next, in the language of `lng`: `x-response-codes`; null for a code that is not there */
            response_advice: string | null;
            /** @description Payment time: when it was approved; null: it was not */
            paid_at: components["schemas"]["Instant"] | null;
            /** @description Whether any of it was paid back */
            refunded: boolean;
            /** @description Paid back so far */
            refund_amount: components["schemas"]["Amount"];
            /** @description When it was last paid back; null: never */
            refunded_at: components["schemas"]["Instant"] | null;
            /** @description Fiscal number of the receipt; null: none was made */
            fiscal_number: string | null;
            version: components["schemas"]["Version"];
            created_at: components["schemas"]["Instant"];
            updated_at: components["schemas"]["Instant"];
        };
        TransactionBanks: {
            items: {
                bank: string;
            }[];
        };
        TransactionChangedData: {
            transaction_id: components["schemas"]["Id"];
            terminal_id: components["schemas"]["Id"];
            /** @enum {string} */
            status: "created" | "authorized" | "approved" | "declined" | "reversing" | "reversed" | "partially_reversed" | "expired";
        };
        TransactionChangedEvent: {
            /** @constant */
            type: "transaction.changed";
            /** @description Number of the event: of one merchant’s events each has the next number. The first one is arbitrary, and higher than any before a reset */
            id: number;
            /** @description When it happened */
            at: components["schemas"]["Instant"];
            data: components["schemas"]["TransactionChangedData"];
        };
        TransactionCompanies: {
            items: {
                company: string;
            }[];
        };
        TransactionCreatedData: {
            transaction_id: components["schemas"]["Id"];
            terminal_id: components["schemas"]["Id"];
            amount: components["schemas"]["Amount"];
            /** @enum {string} */
            payment_form: "card" | "wallet" | "qr" | "cash";
            /** @enum {string} */
            status: "created" | "authorized" | "approved" | "declined" | "reversing" | "reversed" | "partially_reversed" | "expired";
        };
        TransactionCreatedEvent: {
            /** @constant */
            type: "transaction.created";
            /** @description Number of the event: of one merchant’s events each has the next number. The first one is arbitrary, and higher than any before a reset */
            id: number;
            /** @description When it happened */
            at: components["schemas"]["Instant"];
            data: components["schemas"]["TransactionCreatedData"];
        };
        TransactionDetails: {
            id: components["schemas"]["Id"];
            /** @description Order ID: names the payment to the merchant; unique within the merchant */
            order_id: string;
            terminal: {
                id: components["schemas"]["Id"];
                /** @description `S1` and six digits */
                number: string;
                name: string;
            };
            /** @description The name of the terminal when the payment was made */
            device_name: string;
            /** @description Where the terminal stood when the payment was made */
            point: {
                id: components["schemas"]["Id"];
                name: string;
                city: string;
            } | null;
            /** @description Whom the money was paid to, as the receipt says */
            company: string;
            /** @description The business day that it belongs to: the day in Kyiv on which it was begun */
            date: components["schemas"]["Day"];
            /** @description When the terminal began it */
            started_at: components["schemas"]["Instant"];
            /** @description When it was decided: approved, declined or expired; null: it is not yet */
            ended_at: components["schemas"]["Instant"] | null;
            amount: components["schemas"]["Amount"];
            /**
             * @description `wallet`: a phone or a watch in place of a card (Apple Pay, Google Pay)
             * @enum {string}
             */
            payment_form: "card" | "wallet" | "qr" | "cash";
            /**
             * @description Its steps: `x-state-machines`
             * @enum {string}
             */
            status: "created" | "authorized" | "approved" | "declined" | "reversing" | "reversed" | "partially_reversed" | "expired";
            /** @description The bank that issued the card; null for cash */
            bank: string | null;
            /** @description `444455******1111`: a whole card number is kept nowhere */
            card_mask: string | null;
            /** @description Retrieval reference number: 12 digits; null for cash, or when no bank was reached */
            rrn: string | null;
            /** @description What the bank answered, ISO 8583 field 39; null for cash, or while it has not answered */
            response_code: string | null;
            /** @description The meaning of `response_code`, in the language of `lng` */
            response: string | null;
            /** @description What to do next, in the language of `lng`: `x-response-codes`; null for a code that is not there */
            response_advice: string | null;
            /** @description Payment time: when it was approved; null: it was not */
            paid_at: components["schemas"]["Instant"] | null;
            /** @description Whether any of it was paid back */
            refunded: boolean;
            /** @description Paid back so far */
            refund_amount: components["schemas"]["Amount"];
            /** @description When it was last paid back; null: never */
            refunded_at: components["schemas"]["Instant"] | null;
            /** @description Fiscal number of the receipt; null: none was made */
            fiscal_number: string | null;
            version: components["schemas"]["Version"];
            created_at: components["schemas"]["Instant"];
            updated_at: components["schemas"]["Instant"];
            /** @description What can still be paid back; 0 while a reversal is open */
            left_amount: components["schemas"]["Amount"];
            /** @description What was paid back, oldest first; together `refund_amount`. Each has the id of its reversal */
            refunds: {
                id: components["schemas"]["Id"];
                amount: components["schemas"]["PositiveAmount"];
                at: components["schemas"]["Instant"];
                /** @description Who paid it back, by the name of that moment; null: the terminal or the bank did */
                by: components["schemas"]["PersonReference"] | null;
            }[];
            /** @description What the merchant's own server was told, oldest first; see `listCallbackDeliveries` */
            callbacks: {
                id: components["schemas"]["Id"];
                /**
                 * @description What it told of
                 * @enum {string}
                 */
                status: "created" | "authorized" | "approved" | "declined" | "reversing" | "reversed" | "partially_reversed" | "expired";
                /** @enum {string} */
                state: "waiting" | "delivered" | "given_up";
                attempts: number;
                /** @description When it was delivered, or last changed */
                at: components["schemas"]["Instant"];
            }[];
            /** @description What was asked to be paid back, oldest first, also in vain */
            reversals: components["schemas"]["Reversal"][];
        };
        TransactionPage: {
            items: components["schemas"]["Transaction"][];
            page: number;
            per_page: number;
            /** @description Exact up to 10000 */
            total: number;
            /** @description True when there are more than `total` says */
            total_capped: boolean;
            page_count: number;
        };
        TransactionReceipts: {
            /** @description Null: none was made, which for a paid payment is a gap */
            sale: components["schemas"]["Receipt"] | null;
            /** @description Of the refunds that have one, oldest first */
            returns: components["schemas"]["Receipt"][];
        };
        TransactionTotals: {
            /** @description Exact up to 10000 */
            count: number;
            /** @description True when there are more than `count` says */
            count_capped: boolean;
            /** @description null when `count_capped`: narrow the filter, or add up the export */
            sums: {
                /** @description Those that were approved, also when paid back later */
                paid_count: number;
                /** @description Of those that were approved */
                amount: components["schemas"]["AmountSum"];
                /** @description Paid back of them so far */
                refund_amount: components["schemas"]["AmountSum"];
                /** @description amount − refund_amount */
                net_amount: components["schemas"]["AmountSum"];
                /** @description The states that occur, in the order of their enumeration */
                by_status: {
                    /**
                     * @description Its steps: `x-state-machines`
                     * @enum {string}
                     */
                    status: "created" | "authorized" | "approved" | "declined" | "reversing" | "reversed" | "partially_reversed" | "expired";
                    count: number;
                    amount: components["schemas"]["AmountSum"];
                }[];
            } | null;
        };
        TransitRoute: {
            id: components["schemas"]["Id"];
            name: string;
            /** @enum {string} */
            mode: "bus" | "trolleybus" | "tram" | "minibus";
            country: string;
            city: string;
            /** @description Fare in kopiykas: 1500 = 15,00 ₴ */
            cost: components["schemas"]["Amount"];
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
            version: components["schemas"]["Version"];
            created_at: components["schemas"]["Instant"];
            updated_at: components["schemas"]["Instant"];
        };
        TransitRouteInput: {
            name: string;
            /** @enum {string} */
            mode: "bus" | "trolleybus" | "tram" | "minibus";
            country: string;
            city: string;
            /** @description Fare in kopiykas, more than zero */
            cost: components["schemas"]["PositiveAmount"];
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
            cost: components["schemas"]["PositiveAmount"];
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
            version: components["schemas"]["Version"];
        };
        Transport: {
            id: components["schemas"]["Id"];
            /** @description Depot */
            branch: components["schemas"]["NamedReference"];
            route: components["schemas"]["NamedReference"] | null;
            /** @description The driver on shift on it now */
            driver: components["schemas"]["NamedReference"] | null;
            /** @description Fleet number (№ ТС), unique within the merchant */
            transport_num: string;
            /** @description Make and model */
            name: string;
            /** @enum {string} */
            mode: "bus" | "trolleybus" | "tram" | "minibus";
            /** @description Number plate; null for trams and trolleybuses */
            state_number: components["schemas"]["Plate"] | null;
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
            payment_cash: components["schemas"]["Amount"];
            /** @description Paid by card today, kopiykas */
            payment_card: components["schemas"]["Amount"];
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
            /** @description Date of the next technical inspection: valid through that day */
            next_to_date: components["schemas"]["Day"];
            version: components["schemas"]["Version"];
            created_at: components["schemas"]["Instant"];
            updated_at: components["schemas"]["Instant"];
        };
        TransportInput: {
            /** @description Depot */
            branch_id: components["schemas"]["Id"];
            route_id: components["schemas"]["Id"] | null;
            /** @description Fleet number, unique within the merchant */
            transport_num: string;
            /** @description Make and model */
            name: string;
            /** @enum {string} */
            mode: "bus" | "trolleybus" | "tram" | "minibus";
            /** @description Needed for `bus` and `minibus` (rule plate_needed), null for `tram` and `trolleybus` (rule plate_not_used) */
            state_number: components["schemas"]["Plate"] | null;
            validator: string | null;
            terminal_num: string | null;
            camera_link: string | null;
            next_to_date: components["schemas"]["Day"];
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
            /** @description Depot */
            branch_id: components["schemas"]["Id"];
            route_id: components["schemas"]["Id"] | null;
            /** @description Fleet number, unique within the merchant */
            transport_num: string;
            /** @description Make and model */
            name: string;
            /** @enum {string} */
            mode: "bus" | "trolleybus" | "tram" | "minibus";
            /** @description Needed for `bus` and `minibus` (rule plate_needed), null for `tram` and `trolleybus` (rule plate_not_used) */
            state_number: components["schemas"]["Plate"] | null;
            validator: string | null;
            terminal_num: string | null;
            camera_link: string | null;
            next_to_date: components["schemas"]["Day"];
            version: components["schemas"]["Version"];
        };
        UpdateCollectionRoundInput: {
            /** @description Somebody of `listCashCollectors` */
            assignee_id: components["schemas"]["Id"] | null;
            planned_for: components["schemas"]["Day"] | null;
            version: components["schemas"]["Version"];
        };
        User: {
            id: components["schemas"]["Id"];
            full_name: string;
            phone: components["schemas"]["Phone"];
            position: string | null;
            merchant: {
                id: components["schemas"]["Id"];
                name: string;
                /** @description What it does; null: not said */
                business: ("shop" | "cafe" | "web_shop" | "transport") | null;
            };
            /** @description Where the person starts */
            home: {
                /** @description What the person chose; null: as the roles say */
                screen: ("terminals" | "terminal" | "dashboard" | "transports" | "shift") | null;
                /** @description The own terminal */
                terminal: components["schemas"]["NamedReference"] | null;
                /** @description Path of the screen in the web app that `/` leads to; `/`: the terminals */
                path: string;
            };
            /** @description What this user may do. The server checks again on every request. */
            tags: components["schemas"]["PermissionTag"][];
        };
        UserChangedData: {
            user_id: components["schemas"]["Id"];
            /** @description That it has now */
            version: components["schemas"]["Version"];
            /**
             * @description rights: roles or single tags; second_factor: taken away by somebody else
             * @enum {string}
             */
            change: "rights" | "second_factor";
        };
        UserChangedEvent: {
            /** @constant */
            type: "user.changed";
            /** @description Number of the event: of one merchant’s events each has the next number. The first one is arbitrary, and higher than any before a reset */
            id: number;
            /** @description When it happened */
            at: components["schemas"]["Instant"];
            data: components["schemas"]["UserChangedData"];
        };
        UserRightsUpdate: {
            roles: components["schemas"]["Role"][];
            tags_added: components["schemas"]["PermissionTag"][];
            tags_removed: components["schemas"]["PermissionTag"][];
            version: components["schemas"]["Version"];
        };
        /** @description Grows by one with every change. Edits send the version they started from. */
        Version: number;
        ViewAsInput: {
            role: components["schemas"]["Role"] | null;
        };
    };
    responses: {
        /** @description `-7` **conflict**, `1004` **code_expired**, `1005` **code_attempts_exceeded** */
        ConflictOrCodeExpiredOrCodeAttemptsExceeded: {
            headers: {
                "x-request-id": components["headers"]["x-request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
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
        /** @description `-5` **forbidden** */
        ForbiddenWithPermission: {
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
        /** @description `-10` **malformed_request**, `-3` **signature_invalid** */
        MalformedRequestOrSignatureInvalid: {
            headers: {
                "x-request-id": components["headers"]["x-request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `-4` **not_authenticated** */
        NotAuthenticated: {
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
        /** @description `1011` **second_factor_required** */
        SecondFactorRequired: {
            headers: {
                "x-request-id": components["headers"]["x-request-id"];
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
        ValidationFailedOfAmount: {
            headers: {
                "x-request-id": components["headers"]["x-request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `-2` **validation_failed** */
        ValidationFailedOfBranchId: {
            headers: {
                "x-request-id": components["headers"]["x-request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `-2` **validation_failed** */
        ValidationFailedOfCurrentPassword: {
            headers: {
                "x-request-id": components["headers"]["x-request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `-2` **validation_failed** */
        ValidationFailedOfFullName: {
            headers: {
                "x-request-id": components["headers"]["x-request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `-2` **validation_failed** */
        ValidationFailedOfName: {
            headers: {
                "x-request-id": components["headers"]["x-request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `-2` **validation_failed** */
        ValidationFailedOfPage: {
            headers: {
                "x-request-id": components["headers"]["x-request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `-2` **validation_failed** */
        ValidationFailedOfReason: {
            headers: {
                "x-request-id": components["headers"]["x-request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `-2` **validation_failed** */
        ValidationFailedOfRoles: {
            headers: {
                "x-request-id": components["headers"]["x-request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `-2` **validation_failed** */
        ValidationFailedOfStatus: {
            headers: {
                "x-request-id": components["headers"]["x-request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `-2` **validation_failed** */
        ValidationFailedOfTerminalId: {
            headers: {
                "x-request-id": components["headers"]["x-request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `-2` **validation_failed** */
        ValidationFailedOfTransportId: {
            headers: {
                "x-request-id": components["headers"]["x-request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `-2` **validation_failed** */
        ValidationFailedOfVersion: {
            headers: {
                "x-request-id": components["headers"]["x-request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `-2` **validation_failed**, `1003` **code_wrong** */
        ValidationFailedOrCodeWrong: {
            headers: {
                "x-request-id": components["headers"]["x-request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `1008` **view_read_only**, `1011` **second_factor_required** */
        ViewReadOnlyOrSecondFactorRequired: {
            headers: {
                "x-request-id": components["headers"]["x-request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `1008` **view_read_only**, `1011` **second_factor_required**, `-7` **conflict** */
        ViewReadOnlyOrSecondFactorRequiredOrConflict: {
            headers: {
                "x-request-id": components["headers"]["x-request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `1008` **view_read_only**, `1011` **second_factor_required**, `-7` **conflict** */
        ViewReadOnlyOrSecondFactorRequiredOrConflictOfIdempotencyKey: {
            headers: {
                "x-request-id": components["headers"]["x-request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `1008` **view_read_only**, `1011` **second_factor_required**, `-7` **conflict**, `1406` **collection_round_ended** */
        ViewReadOnlyOrSecondFactorRequiredOrConflictOrCollectionRoundEnded: {
            headers: {
                "x-request-id": components["headers"]["x-request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `1008` **view_read_only**, `1011` **second_factor_required**, `-7` **conflict**, `1311` **terminal_released** */
        ViewReadOnlyOrSecondFactorRequiredOrConflictOrTerminalReleased: {
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
        /** @description Hex SHA-256 of the exact body text followed by the signing secret. Required once the session has a secret (see exchangeKey). */
        "payload-signature": string;
        /** @description Names one deed, so that a request whose answer was lost can be sent again: the same key and body have one effect and the same answer. Draw it anew for each deed, such as a UUID. A key counts within its operation and `x-key-scope`: the signed-in person (`user`), or what that field of the body says. It is kept for 24 hours, without a session for 15 minutes; only successes are kept. With another body it answers `conflict`. */
        "idempotency-key": string;
        /**
         * @description Names one deed, so that a request whose answer was lost can be sent again: the same key and body have one effect and the same answer. Draw it anew for each deed, such as a UUID. A key counts within its operation and `x-key-scope`: the signed-in person (`user`), or what that field of the body says. It is kept for 24 hours, without a session for 15 minutes; only successes are kept. With another body it answers `conflict`.
         * @example 0b9e1c52-6a3f-4d8e-9c1a-2f7d5e4b8a60
         */
        "required-idempotency-key": string;
        /** @description The `ETag` of the answer that one has: answered 304 without a body while nothing differs (RFC 9110 §13.1.2). */
        "if-none-match": string;
        /** @description Activated on this day in Kyiv or later */
        activated_from: components["schemas"]["Day"];
        /** @description So much or more */
        amount_from: components["schemas"]["Amount"];
        /** @description So much or less */
        amount_to: components["schemas"]["Amount"];
        /** @description As `bank` has it, see listTransactionBanks; one with a comma cannot be asked for */
        bank: string[];
        /** @description What is shown of the card: the first six digits, the last four, or the whole mask, `444455******1111`. A whole card number is refused (rule `card_number`): never send one */
        card_mask: string & (unknown & unknown);
        /** @description As `company` has it, see listTransactionCompanies; one with a comma cannot be asked for */
        company: string[];
        /** @example csv */
        format: "xlsx" | "csv";
        /** @description Whether it has a fiscal number */
        has_receipt: "true" | "false";
        /**
         * @description From 1, which is also the default. page × perPage may not pass 10000.
         * @example 1
         */
        page: number;
        /** @description Approved on this day in Kyiv or later */
        paid_from: components["schemas"]["Day"];
        /** @description Approved on this day in Kyiv or earlier; what never was is left out */
        paid_to: components["schemas"]["Day"];
        /** @description 10 to 20, default 10. Anything else is clamped to the nearest, never refused. */
        perPage: number;
        point_id: components["schemas"]["Id"][];
        /** @description One of them as a whole: RRN, order id, fiscal number, number of the terminal, or the last four digits of the card. A whole card number is refused (rule `card_number`): never send one */
        q: string;
        /** @description Paid back so far: so much or more */
        refund_amount_from: components["schemas"]["Amount"];
        /** @description Paid back so far: so much or less */
        refund_amount_to: components["schemas"]["Amount"];
        /** @description Whether any of it was paid back */
        refunded: "true" | "false";
        /** @description Last paid back on this day in Kyiv or later */
        refunded_from: components["schemas"]["Day"];
        /** @description Last paid back on this day in Kyiv or earlier; what never was is left out */
        refunded_to: components["schemas"]["Day"];
        response_code: string[];
        /** @description Begun before this instant */
        started_before: components["schemas"]["Instant"];
        /** @description Begun at this instant or later */
        started_from: components["schemas"]["Instant"];
        terminal_id: components["schemas"]["Id"][];
        test_mode: "true" | "false";
    };
    requestBodies: never;
    headers: {
        /** @description Quote it when you report a problem. */
        "x-request-id": string;
        /** @description Seconds until it may be tried again, as in `details.retry_after_seconds`. */
        "retry-after": number;
        /** @description Two: of the session, `kasa_session`, for 12 hours, and of the known browser, `kasa_browser`, for 90 days. HttpOnly, SameSite=Lax, Path=/. In production Secure, and their names begin with `__Host-`. */
        "session-cookie": string;
        /** @description Only of the known browser, see `session-cookie`, and only if it is one. */
        "browser-cookie": string;
        /** @description The cookie of the session, empty and with Max-Age=0, if the present session has ended. */
        "ended-cookie": string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listLegalDocuments: {
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
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["LegalDocuments"];
                    };
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Maintenance"];
        };
    };
    signUp: {
        parameters: {
            query?: {
                /** @description Language of `msg` and of messages in `details` (spec §7): `UK` or `EN`. Missing or unknown: Ukrainian. */
                lng?: components["parameters"]["lng"];
            };
            header?: {
                /** @description Names one deed, so that a request whose answer was lost can be sent again: the same key and body have one effect and the same answer. Draw it anew for each deed, such as a UUID. A key counts within its operation and `x-key-scope`: the signed-in person (`user`), or what that field of the body says. It is kept for 24 hours, without a session for 15 minutes; only successes are kept. With another body it answers `conflict`. */
                "Idempotency-Key"?: components["parameters"]["idempotency-key"];
            };
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
                 *         "privacy_policy": "2026-11-20",
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
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["CodeRequest"];
                    };
                };
            };
            400: components["responses"]["MalformedRequest"];
            403: components["responses"]["Forbidden"];
            /** @description `-7` **conflict**, `1007` **legal_documents_changed** */
            409: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailedOfFullName"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Maintenance"];
        };
    };
    confirmSignUp: {
        parameters: {
            query?: {
                /** @description Language of `msg` and of messages in `details` (spec §7): `UK` or `EN`. Missing or unknown: Ukrainian. */
                lng?: components["parameters"]["lng"];
            };
            header?: {
                /** @description Names one deed, so that a request whose answer was lost can be sent again: the same key and body have one effect and the same answer. Draw it anew for each deed, such as a UUID. A key counts within its operation and `x-key-scope`: the signed-in person (`user`), or what that field of the body says. It is kept for 24 hours, without a session for 15 minutes; only successes are kept. With another body it answers `conflict`. */
                "Idempotency-Key"?: components["parameters"]["idempotency-key"];
            };
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
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["ConfirmedSignUp"];
                    };
                };
            };
            400: components["responses"]["MalformedRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ConflictOrCodeExpiredOrCodeAttemptsExceeded"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailedOrCodeWrong"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Maintenance"];
        };
    };
    completeSignUp: {
        parameters: {
            query?: {
                /** @description Language of `msg` and of messages in `details` (spec §7): `UK` or `EN`. Missing or unknown: Ukrainian. */
                lng?: components["parameters"]["lng"];
            };
            header?: {
                /** @description Names one deed, so that a request whose answer was lost can be sent again: the same key and body have one effect and the same answer. Draw it anew for each deed, such as a UUID. A key counts within its operation and `x-key-scope`: the signed-in person (`user`), or what that field of the body says. It is kept for 24 hours, without a session for 15 minutes; only successes are kept. With another body it answers `conflict`. */
                "Idempotency-Key"?: components["parameters"]["idempotency-key"];
            };
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
                    "set-cookie": components["headers"]["session-cookie"];
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
                     *             "name": "ТОВ «Затишок»",
                     *             "business": "transport"
                     *           },
                     *           "home": {
                     *             "screen": null,
                     *             "terminal": null,
                     *             "path": "/"
                     *           },
                     *           "tags": [
                     *             "add_terminal",
                     *             "edit_terminal",
                     *             "release_terminal",
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
                     *             "audit_view",
                     *             "transactions_view",
                     *             "cash_view",
                     *             "transport_view",
                     *             "own_shift_view"
                     *           ]
                     *         },
                     *         "roles": [
                     *           "owner"
                     *         ],
                     *         "viewing_as": null,
                     *         "rights_givers": [
                     *           {
                     *             "id": "01912d50-3c00-7000-8000-000000000003",
                     *             "full_name": "Мельник Сергій Іванович",
                     *             "position": "Директор",
                     *             "roles": [
                     *               "director"
                     *             ],
                     *             "tags": [
                     *               "add_terminal",
                     *               "edit_terminal",
                     *               "facq_transac_reversal",
                     *               "facq_transac_reversal_sum",
                     *               "points_manage",
                     *               "users_manage",
                     *               "catalog_manage",
                     *               "loyalty_manage",
                     *               "encashment_perform",
                     *               "reports_view",
                     *               "transactions_view",
                     *               "cash_view",
                     *               "transport_view",
                     *               "own_shift_view"
                     *             ]
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
                     *         "new_browser": null,
                     *         "expires_at": "2026-11-20T19:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["Session"];
                    };
                };
            };
            400: components["responses"]["MalformedRequest"];
            403: components["responses"]["Forbidden"];
            /** @description `-7` **conflict**, `1006` **registration_expired** */
            409: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
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
    getCodeRequest: {
        parameters: {
            query?: {
                /** @description Language of `msg` and of messages in `details` (spec §7): `UK` or `EN`. Missing or unknown: Ukrainian. */
                lng?: components["parameters"]["lng"];
            };
            header?: never;
            path: {
                /** @example 01912d50-3c00-7000-8000-000000000060 */
                id: components["schemas"]["Id"];
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
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["CodeRequest"];
                    };
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Maintenance"];
        };
    };
    resendCode: {
        parameters: {
            query?: {
                /** @description Language of `msg` and of messages in `details` (spec §7): `UK` or `EN`. Missing or unknown: Ukrainian. */
                lng?: components["parameters"]["lng"];
            };
            header?: never;
            path: {
                /** @example 01912d50-3c00-7000-8000-000000000061 */
                id: components["schemas"]["Id"];
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
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["CodeRequest"];
                    };
                };
            };
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description `1004` **code_expired** */
            409: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Maintenance"];
        };
    };
    resetPassword: {
        parameters: {
            query?: {
                /** @description Language of `msg` and of messages in `details` (spec §7): `UK` or `EN`. Missing or unknown: Ukrainian. */
                lng?: components["parameters"]["lng"];
            };
            header?: {
                /** @description Names one deed, so that a request whose answer was lost can be sent again: the same key and body have one effect and the same answer. Draw it anew for each deed, such as a UUID. A key counts within its operation and `x-key-scope`: the signed-in person (`user`), or what that field of the body says. It is kept for 24 hours, without a session for 15 minutes; only successes are kept. With another body it answers `conflict`. */
                "Idempotency-Key"?: components["parameters"]["idempotency-key"];
            };
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
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["CodeRequest"];
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
    confirmPassword: {
        parameters: {
            query?: {
                /** @description Language of `msg` and of messages in `details` (spec §7): `UK` or `EN`. Missing or unknown: Ukrainian. */
                lng?: components["parameters"]["lng"];
            };
            header?: {
                /** @description Names one deed, so that a request whose answer was lost can be sent again: the same key and body have one effect and the same answer. Draw it anew for each deed, such as a UUID. A key counts within its operation and `x-key-scope`: the signed-in person (`user`), or what that field of the body says. It is kept for 24 hours, without a session for 15 minutes; only successes are kept. With another body it answers `conflict`. */
                "Idempotency-Key"?: components["parameters"]["idempotency-key"];
            };
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
                    "set-cookie": components["headers"]["browser-cookie"];
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
            409: components["responses"]["ConflictOrCodeExpiredOrCodeAttemptsExceeded"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailedOrCodeWrong"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Maintenance"];
        };
    };
    signIn: {
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
                    "set-cookie": components["headers"]["session-cookie"];
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
                     *             "name": "ТОВ «Затишок»",
                     *             "business": "transport"
                     *           },
                     *           "home": {
                     *             "screen": null,
                     *             "terminal": null,
                     *             "path": "/"
                     *           },
                     *           "tags": [
                     *             "add_terminal",
                     *             "edit_terminal",
                     *             "release_terminal",
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
                     *             "audit_view",
                     *             "transactions_view",
                     *             "cash_view",
                     *             "transport_view",
                     *             "own_shift_view"
                     *           ]
                     *         },
                     *         "roles": [
                     *           "owner"
                     *         ],
                     *         "viewing_as": null,
                     *         "rights_givers": [
                     *           {
                     *             "id": "01912d50-3c00-7000-8000-000000000003",
                     *             "full_name": "Мельник Сергій Іванович",
                     *             "position": "Директор",
                     *             "roles": [
                     *               "director"
                     *             ],
                     *             "tags": [
                     *               "add_terminal",
                     *               "edit_terminal",
                     *               "facq_transac_reversal",
                     *               "facq_transac_reversal_sum",
                     *               "points_manage",
                     *               "users_manage",
                     *               "catalog_manage",
                     *               "loyalty_manage",
                     *               "encashment_perform",
                     *               "reports_view",
                     *               "transactions_view",
                     *               "cash_view",
                     *               "transport_view",
                     *               "own_shift_view"
                     *             ]
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
                     *         "new_browser": null,
                     *         "expires_at": "2026-11-20T19:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["Session"];
                    };
                };
            };
            400: components["responses"]["MalformedRequest"];
            403: components["responses"]["Forbidden"];
            /** @description `1010` **second_factor_code_needed** */
            409: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description `-2` **validation_failed**, `1001` **credentials_wrong** */
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
    signOut: {
        parameters: {
            query?: {
                /** @description The `token` of the session to end; without it, the present one. */
                session?: components["schemas"]["Id"];
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
                    "set-cookie": components["headers"]["ended-cookie"];
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
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
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
    getMe: {
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
                     *         "token": "01912d50-3c00-7000-8000-0000000000a1",
                     *         "user": {
                     *           "id": "01912d50-3c00-7000-8000-000000000002",
                     *           "full_name": "Коваль Олена Петрівна",
                     *           "phone": "+380500000001",
                     *           "position": "Власниця",
                     *           "merchant": {
                     *             "id": "01912d50-3c00-7000-8000-000000000001",
                     *             "name": "ТОВ «Затишок»",
                     *             "business": "transport"
                     *           },
                     *           "home": {
                     *             "screen": null,
                     *             "terminal": null,
                     *             "path": "/"
                     *           },
                     *           "tags": [
                     *             "add_terminal",
                     *             "edit_terminal",
                     *             "release_terminal",
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
                     *             "audit_view",
                     *             "transactions_view",
                     *             "cash_view",
                     *             "transport_view",
                     *             "own_shift_view"
                     *           ]
                     *         },
                     *         "roles": [
                     *           "owner"
                     *         ],
                     *         "viewing_as": null,
                     *         "rights_givers": [
                     *           {
                     *             "id": "01912d50-3c00-7000-8000-000000000003",
                     *             "full_name": "Мельник Сергій Іванович",
                     *             "position": "Директор",
                     *             "roles": [
                     *               "director"
                     *             ],
                     *             "tags": [
                     *               "add_terminal",
                     *               "edit_terminal",
                     *               "facq_transac_reversal",
                     *               "facq_transac_reversal_sum",
                     *               "points_manage",
                     *               "users_manage",
                     *               "catalog_manage",
                     *               "loyalty_manage",
                     *               "encashment_perform",
                     *               "reports_view",
                     *               "transactions_view",
                     *               "cash_view",
                     *               "transport_view",
                     *               "own_shift_view"
                     *             ]
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
                     *         "new_browser": null,
                     *         "expires_at": "2026-11-20T19:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["Session"];
                    };
                };
            };
            401: components["responses"]["NotAuthenticated"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Maintenance"];
        };
    };
    updateMe: {
        parameters: {
            query?: {
                /** @description Language of `msg` and of messages in `details` (spec §7): `UK` or `EN`. Missing or unknown: Ukrainian. */
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
                     *             "name": "ТОВ «Затишок»",
                     *             "business": "transport"
                     *           },
                     *           "home": {
                     *             "screen": null,
                     *             "terminal": null,
                     *             "path": "/"
                     *           },
                     *           "tags": [
                     *             "add_terminal",
                     *             "edit_terminal",
                     *             "release_terminal",
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
                     *             "audit_view",
                     *             "transactions_view",
                     *             "cash_view",
                     *             "transport_view",
                     *             "own_shift_view"
                     *           ]
                     *         },
                     *         "roles": [
                     *           "owner"
                     *         ],
                     *         "viewing_as": null,
                     *         "rights_givers": [
                     *           {
                     *             "id": "01912d50-3c00-7000-8000-000000000003",
                     *             "full_name": "Мельник Сергій Іванович",
                     *             "position": "Директор",
                     *             "roles": [
                     *               "director"
                     *             ],
                     *             "tags": [
                     *               "add_terminal",
                     *               "edit_terminal",
                     *               "facq_transac_reversal",
                     *               "facq_transac_reversal_sum",
                     *               "points_manage",
                     *               "users_manage",
                     *               "catalog_manage",
                     *               "loyalty_manage",
                     *               "encashment_perform",
                     *               "reports_view",
                     *               "transactions_view",
                     *               "cash_view",
                     *               "transport_view",
                     *               "own_shift_view"
                     *             ]
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
                     *         "new_browser": null,
                     *         "expires_at": "2026-11-20T19:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["Session"];
                    };
                };
            };
            400: components["responses"]["MalformedRequestOrSignatureInvalid"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["ViewReadOnlyOrSecondFactorRequired"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailedOfFullName"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Maintenance"];
        };
    };
    updateMerchant: {
        parameters: {
            query?: {
                /** @description Language of `msg` and of messages in `details` (spec §7): `UK` or `EN`. Missing or unknown: Ukrainian. */
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
                 *       "name": "ТОВ «Затишок і Ко»",
                 *       "business": "cafe"
                 *     }
                 */
                "application/json": components["schemas"]["MerchantInput"];
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
                     *             "name": "ТОВ «Затишок і Ко»",
                     *             "business": "cafe"
                     *           },
                     *           "home": {
                     *             "screen": null,
                     *             "terminal": null,
                     *             "path": "/"
                     *           },
                     *           "tags": [
                     *             "add_terminal",
                     *             "edit_terminal",
                     *             "release_terminal",
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
                     *             "audit_view",
                     *             "transactions_view",
                     *             "cash_view",
                     *             "transport_view",
                     *             "own_shift_view"
                     *           ]
                     *         },
                     *         "roles": [
                     *           "owner"
                     *         ],
                     *         "viewing_as": null,
                     *         "rights_givers": [
                     *           {
                     *             "id": "01912d50-3c00-7000-8000-000000000003",
                     *             "full_name": "Мельник Сергій Іванович",
                     *             "position": "Директор",
                     *             "roles": [
                     *               "director"
                     *             ],
                     *             "tags": [
                     *               "add_terminal",
                     *               "edit_terminal",
                     *               "facq_transac_reversal",
                     *               "facq_transac_reversal_sum",
                     *               "points_manage",
                     *               "users_manage",
                     *               "catalog_manage",
                     *               "loyalty_manage",
                     *               "encashment_perform",
                     *               "reports_view",
                     *               "transactions_view",
                     *               "cash_view",
                     *               "transport_view",
                     *               "own_shift_view"
                     *             ]
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
                     *         "new_browser": null,
                     *         "expires_at": "2026-11-20T19:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["Session"];
                    };
                };
            };
            400: components["responses"]["MalformedRequestOrSignatureInvalid"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["ViewReadOnlyOrSecondFactorRequired"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailedOfName"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Maintenance"];
        };
    };
    exchangeKey: {
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
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["KeyExchange"];
                    };
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description `-2` **validation_failed**, `1002` **key_exchange_invalid** */
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
    changePassword: {
        parameters: {
            query?: {
                /** @description Language of `msg` and of messages in `details` (spec §7): `UK` or `EN`. Missing or unknown: Ukrainian. */
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
                    "set-cookie": components["headers"]["session-cookie"];
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
                     *             "name": "ТОВ «Затишок»",
                     *             "business": "transport"
                     *           },
                     *           "home": {
                     *             "screen": null,
                     *             "terminal": null,
                     *             "path": "/"
                     *           },
                     *           "tags": [
                     *             "add_terminal",
                     *             "edit_terminal",
                     *             "release_terminal",
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
                     *             "audit_view",
                     *             "transactions_view",
                     *             "cash_view",
                     *             "transport_view",
                     *             "own_shift_view"
                     *           ]
                     *         },
                     *         "roles": [
                     *           "owner"
                     *         ],
                     *         "viewing_as": null,
                     *         "rights_givers": [
                     *           {
                     *             "id": "01912d50-3c00-7000-8000-000000000003",
                     *             "full_name": "Мельник Сергій Іванович",
                     *             "position": "Директор",
                     *             "roles": [
                     *               "director"
                     *             ],
                     *             "tags": [
                     *               "add_terminal",
                     *               "edit_terminal",
                     *               "facq_transac_reversal",
                     *               "facq_transac_reversal_sum",
                     *               "points_manage",
                     *               "users_manage",
                     *               "catalog_manage",
                     *               "loyalty_manage",
                     *               "encashment_perform",
                     *               "reports_view",
                     *               "transactions_view",
                     *               "cash_view",
                     *               "transport_view",
                     *               "own_shift_view"
                     *             ]
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
                     *         "new_browser": null,
                     *         "expires_at": "2026-11-20T19:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["Session"];
                    };
                };
            };
            400: components["responses"]["MalformedRequestOrSignatureInvalid"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["ViewReadOnlyOrSecondFactorRequired"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailedOfCurrentPassword"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Maintenance"];
        };
    };
    getSecondFactor: {
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
                     *         "enabled_at": null,
                     *         "codes_left": 0,
                     *         "is_required": false,
                     *         "required_roles": []
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["SecondFactor"];
                    };
                };
            };
            401: components["responses"]["NotAuthenticated"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Maintenance"];
        };
    };
    enrolSecondFactor: {
        parameters: {
            query?: {
                /** @description Language of `msg` and of messages in `details` (spec §7): `UK` or `EN`. Missing or unknown: Ukrainian. */
                lng?: components["parameters"]["lng"];
            };
            header?: {
                /** @description Hex SHA-256 of the exact body text followed by the signing secret. Required once the session has a secret (see exchangeKey). */
                "payload-signature"?: components["parameters"]["payload-signature"];
                /** @description Names one deed, so that a request whose answer was lost can be sent again: the same key and body have one effect and the same answer. Draw it anew for each deed, such as a UUID. A key counts within its operation and `x-key-scope`: the signed-in person (`user`), or what that field of the body says. It is kept for 24 hours, without a session for 15 minutes; only successes are kept. With another body it answers `conflict`. */
                "Idempotency-Key"?: components["parameters"]["idempotency-key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "current_password": "kasa-demo"
                 *     }
                 */
                "application/json": components["schemas"]["SecondFactorEnrolmentInput"];
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
                     *         "secret": "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP",
                     *         "uri": "otpauth://totp/Kasa:%2B380500000001?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Kasa",
                     *         "recovery_codes": []
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["SecondFactorEnrolment"];
                    };
                };
            };
            400: components["responses"]["MalformedRequestOrSignatureInvalid"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            /** @description `1008` **view_read_only**, `-7` **conflict**, `1012` **second_factor_on** */
            409: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailedOfCurrentPassword"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Maintenance"];
        };
    };
    disableSecondFactor: {
        parameters: {
            query?: {
                /** @description Language of `msg` and of messages in `details` (spec §7): `UK` or `EN`. Missing or unknown: Ukrainian. */
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
                 *       "code": "246810"
                 *     }
                 */
                "application/json": components["schemas"]["SecondFactorProofInput"];
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
                     *         "enabled_at": null,
                     *         "codes_left": 0,
                     *         "is_required": false,
                     *         "required_roles": []
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["SecondFactor"];
                    };
                };
            };
            400: components["responses"]["MalformedRequestOrSignatureInvalid"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["ViewReadOnlyOrSecondFactorRequired"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailedOfCurrentPassword"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Maintenance"];
        };
    };
    renewRecoveryCodes: {
        parameters: {
            query?: {
                /** @description Language of `msg` and of messages in `details` (spec §7): `UK` or `EN`. Missing or unknown: Ukrainian. */
                lng?: components["parameters"]["lng"];
            };
            header?: {
                /** @description Hex SHA-256 of the exact body text followed by the signing secret. Required once the session has a secret (see exchangeKey). */
                "payload-signature"?: components["parameters"]["payload-signature"];
                /** @description Names one deed, so that a request whose answer was lost can be sent again: the same key and body have one effect and the same answer. Draw it anew for each deed, such as a UUID. A key counts within its operation and `x-key-scope`: the signed-in person (`user`), or what that field of the body says. It is kept for 24 hours, without a session for 15 minutes; only successes are kept. With another body it answers `conflict`. */
                "Idempotency-Key"?: components["parameters"]["idempotency-key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "current_password": "kasa-demo",
                 *       "code": "246810"
                 *     }
                 */
                "application/json": components["schemas"]["SecondFactorProofInput"];
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
                     *         "recovery_codes": [
                     *           "K4QZD-M7XPA",
                     *           "R2VTN-6HCYE"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["RecoveryCodes"];
                    };
                };
            };
            400: components["responses"]["MalformedRequestOrSignatureInvalid"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["ViewReadOnlyOrSecondFactorRequiredOrConflictOfIdempotencyKey"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailedOfCurrentPassword"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Maintenance"];
        };
    };
    updateSecondFactorRoles: {
        parameters: {
            query?: {
                /** @description Language of `msg` and of messages in `details` (spec §7): `UK` or `EN`. Missing or unknown: Ukrainian. */
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
                 *       "roles": []
                 *     }
                 */
                "application/json": components["schemas"]["SecondFactorRolesInput"];
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
                     *         "enabled_at": null,
                     *         "codes_left": 0,
                     *         "is_required": false,
                     *         "required_roles": []
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["SecondFactor"];
                    };
                };
            };
            400: components["responses"]["MalformedRequestOrSignatureInvalid"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["ViewReadOnlyOrSecondFactorRequired"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailedOfRoles"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Maintenance"];
        };
    };
    listOwnSessions: {
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
                     *             "id": "01912d50-3c00-7000-8000-0000000000a1",
                     *             "current": true,
                     *             "signed_in_at": "2026-11-20T07:00:00.000Z",
                     *             "last_seen_at": "2026-11-20T09:00:00.000Z",
                     *             "address": "127.0.0.1",
                     *             "user_agent": "Mozilla/5.0 (X11; Linux x86_64) Chrome/143.0.0.0",
                     *             "new_browser": false
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["OwnSessions"];
                    };
                };
            };
            401: components["responses"]["NotAuthenticated"];
            409: components["responses"]["SecondFactorRequired"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Maintenance"];
        };
    };
    revokeOtherSessions: {
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
                     *         "revoked": 1
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["RevokedSessions"];
                    };
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["ViewReadOnlyOrSecondFactorRequired"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Maintenance"];
        };
    };
    listOwnActivity: {
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
                     *             "id": "01912d50-3c00-7000-8000-000000000098",
                     *             "at": "2026-11-20T07:00:00.000Z",
                     *             "operation": "signIn",
                     *             "addresses": [
                     *               "127.0.0.1"
                     *             ],
                     *             "user_agent": "Mozilla/5.0 (X11; Linux x86_64) Chrome/143.0.0.0",
                     *             "new_browser": false,
                     *             "attempts": null
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["OwnActivity"];
                    };
                };
            };
            401: components["responses"]["NotAuthenticated"];
            409: components["responses"]["SecondFactorRequired"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Maintenance"];
        };
    };
    dismissNewBrowser: {
        parameters: {
            query?: {
                /** @description Language of `msg` and of messages in `details` (spec §7): `UK` or `EN`. Missing or unknown: Ukrainian. */
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
                 *       "session_id": "01912d50-3c00-7000-8000-000000000064"
                 *     }
                 */
                "application/json": components["schemas"]["DismissNewBrowserInput"];
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
                     *             "name": "ТОВ «Затишок»",
                     *             "business": "transport"
                     *           },
                     *           "home": {
                     *             "screen": null,
                     *             "terminal": null,
                     *             "path": "/"
                     *           },
                     *           "tags": [
                     *             "add_terminal",
                     *             "edit_terminal",
                     *             "release_terminal",
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
                     *             "audit_view",
                     *             "transactions_view",
                     *             "cash_view",
                     *             "transport_view",
                     *             "own_shift_view"
                     *           ]
                     *         },
                     *         "roles": [
                     *           "owner"
                     *         ],
                     *         "viewing_as": null,
                     *         "rights_givers": [
                     *           {
                     *             "id": "01912d50-3c00-7000-8000-000000000003",
                     *             "full_name": "Мельник Сергій Іванович",
                     *             "position": "Директор",
                     *             "roles": [
                     *               "director"
                     *             ],
                     *             "tags": [
                     *               "add_terminal",
                     *               "edit_terminal",
                     *               "facq_transac_reversal",
                     *               "facq_transac_reversal_sum",
                     *               "points_manage",
                     *               "users_manage",
                     *               "catalog_manage",
                     *               "loyalty_manage",
                     *               "encashment_perform",
                     *               "reports_view",
                     *               "transactions_view",
                     *               "cash_view",
                     *               "transport_view",
                     *               "own_shift_view"
                     *             ]
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
                     *         "new_browser": null,
                     *         "expires_at": "2026-11-20T19:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["Session"];
                    };
                };
            };
            400: components["responses"]["MalformedRequestOrSignatureInvalid"];
            401: components["responses"]["NotAuthenticated"];
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
    revokeOwnSession: {
        parameters: {
            query?: {
                /** @description Language of `msg` and of messages in `details` (spec §7): `UK` or `EN`. Missing or unknown: Ukrainian. */
                lng?: components["parameters"]["lng"];
            };
            header?: never;
            path: {
                /** @example 01912d50-3c00-7000-8000-000000000064 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    "set-cookie": components["headers"]["ended-cookie"];
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
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ViewReadOnlyOrSecondFactorRequired"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Maintenance"];
        };
    };
    viewAsRole: {
        parameters: {
            query?: {
                /** @description Language of `msg` and of messages in `details` (spec §7): `UK` or `EN`. Missing or unknown: Ukrainian. */
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
                     *             "name": "ТОВ «Затишок»",
                     *             "business": "transport"
                     *           },
                     *           "home": {
                     *             "screen": null,
                     *             "terminal": null,
                     *             "path": "/"
                     *           },
                     *           "tags": [
                     *             "add_terminal",
                     *             "edit_terminal",
                     *             "release_terminal",
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
                     *             "audit_view",
                     *             "transactions_view",
                     *             "cash_view",
                     *             "transport_view",
                     *             "own_shift_view"
                     *           ]
                     *         },
                     *         "roles": [
                     *           "owner"
                     *         ],
                     *         "viewing_as": null,
                     *         "rights_givers": [
                     *           {
                     *             "id": "01912d50-3c00-7000-8000-000000000003",
                     *             "full_name": "Мельник Сергій Іванович",
                     *             "position": "Директор",
                     *             "roles": [
                     *               "director"
                     *             ],
                     *             "tags": [
                     *               "add_terminal",
                     *               "edit_terminal",
                     *               "facq_transac_reversal",
                     *               "facq_transac_reversal_sum",
                     *               "points_manage",
                     *               "users_manage",
                     *               "catalog_manage",
                     *               "loyalty_manage",
                     *               "encashment_perform",
                     *               "reports_view",
                     *               "transactions_view",
                     *               "cash_view",
                     *               "transport_view",
                     *               "own_shift_view"
                     *             ]
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
                     *         "new_browser": null,
                     *         "expires_at": "2026-11-20T19:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["Session"];
                    };
                };
            };
            400: components["responses"]["MalformedRequestOrSignatureInvalid"];
            401: components["responses"]["NotAuthenticated"];
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
    getFirstSteps: {
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
                     *             "id": "company",
                     *             "path": "/profile",
                     *             "done": true,
                     *             "postponed": false
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["FirstSteps"];
                    };
                };
            };
            401: components["responses"]["NotAuthenticated"];
            409: components["responses"]["SecondFactorRequired"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Maintenance"];
        };
    };
    updateFirstStep: {
        parameters: {
            query?: {
                /** @description Language of `msg` and of messages in `details` (spec §7): `UK` or `EN`. Missing or unknown: Ukrainian. */
                lng?: components["parameters"]["lng"];
            };
            header?: {
                /** @description Hex SHA-256 of the exact body text followed by the signing secret. Required once the session has a secret (see exchangeKey). */
                "payload-signature"?: components["parameters"]["payload-signature"];
            };
            path: {
                /**
                 * @description Its `id`
                 * @example company
                 */
                step: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "postponed": true
                 *     }
                 */
                "application/json": components["schemas"]["FirstStepInput"];
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
                     *         "items": [
                     *           {
                     *             "id": "company",
                     *             "path": "/profile",
                     *             "done": true,
                     *             "postponed": true
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["FirstSteps"];
                    };
                };
            };
            400: components["responses"]["MalformedRequestOrSignatureInvalid"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ViewReadOnlyOrSecondFactorRequired"];
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
    updateHome: {
        parameters: {
            query?: {
                /** @description Language of `msg` and of messages in `details` (spec §7): `UK` or `EN`. Missing or unknown: Ukrainian. */
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
                 *       "screen": "terminal",
                 *       "terminal_id": "01912d50-3c00-7000-8000-000000000070"
                 *     }
                 */
                "application/json": components["schemas"]["HomeInput"];
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
                     *             "name": "ТОВ «Затишок»",
                     *             "business": "transport"
                     *           },
                     *           "home": {
                     *             "screen": "terminal",
                     *             "terminal": {
                     *               "id": "01912d50-3c00-7000-8000-000000000070",
                     *               "name": "Каса 1"
                     *             },
                     *             "path": "/terminals?q=S1100101"
                     *           },
                     *           "tags": [
                     *             "add_terminal",
                     *             "edit_terminal",
                     *             "release_terminal",
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
                     *             "audit_view",
                     *             "transactions_view",
                     *             "cash_view",
                     *             "transport_view",
                     *             "own_shift_view"
                     *           ]
                     *         },
                     *         "roles": [
                     *           "owner"
                     *         ],
                     *         "viewing_as": null,
                     *         "rights_givers": [
                     *           {
                     *             "id": "01912d50-3c00-7000-8000-000000000003",
                     *             "full_name": "Мельник Сергій Іванович",
                     *             "position": "Директор",
                     *             "roles": [
                     *               "director"
                     *             ],
                     *             "tags": [
                     *               "add_terminal",
                     *               "edit_terminal",
                     *               "facq_transac_reversal",
                     *               "facq_transac_reversal_sum",
                     *               "points_manage",
                     *               "users_manage",
                     *               "catalog_manage",
                     *               "loyalty_manage",
                     *               "encashment_perform",
                     *               "reports_view",
                     *               "transactions_view",
                     *               "cash_view",
                     *               "transport_view",
                     *               "own_shift_view"
                     *             ]
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
                     *         "new_browser": null,
                     *         "expires_at": "2026-11-20T19:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["Session"];
                    };
                };
            };
            400: components["responses"]["MalformedRequestOrSignatureInvalid"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ViewReadOnlyOrSecondFactorRequired"];
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
    listSavedViews: {
        parameters: {
            query?: {
                /**
                 * @description The list that it is a view of, e.g. `terminals`; an open set, as new areas bring new lists
                 * @example terminals
                 */
                list?: string;
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
                     *             "id": "01912d50-3c00-7000-8000-000000000068",
                     *             "list": "terminals",
                     *             "name": "Немає зв’язку",
                     *             "parameters": [
                     *               {
                     *                 "name": "connectivity",
                     *                 "value": "offline"
                     *               },
                     *               {
                     *                 "name": "status",
                     *                 "value": "active"
                     *               },
                     *               {
                     *                 "name": "sort",
                     *                 "value": "-last_online_at"
                     *               }
                     *             ],
                     *             "is_default": false,
                     *             "is_shared": false,
                     *             "is_hidden": false,
                     *             "author": {
                     *               "id": "01912d50-3c00-7000-8000-000000000002",
                     *               "name": "Коваль Олена Петрівна",
                     *               "has_namesake": false,
                     *               "phone_hint": null
                     *             },
                     *             "version": 1,
                     *             "created_at": "2026-11-13T08:00:00.000Z",
                     *             "updated_at": "2026-11-13T08:00:00.000Z"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["SavedViews"];
                    };
                };
            };
            401: components["responses"]["NotAuthenticated"];
            409: components["responses"]["SecondFactorRequired"];
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
    createSavedView: {
        parameters: {
            query?: {
                /** @description Language of `msg` and of messages in `details` (spec §7): `UK` or `EN`. Missing or unknown: Ukrainian. */
                lng?: components["parameters"]["lng"];
            };
            header?: {
                /** @description Hex SHA-256 of the exact body text followed by the signing secret. Required once the session has a secret (see exchangeKey). */
                "payload-signature"?: components["parameters"]["payload-signature"];
                /** @description Names one deed, so that a request whose answer was lost can be sent again: the same key and body have one effect and the same answer. Draw it anew for each deed, such as a UUID. A key counts within its operation and `x-key-scope`: the signed-in person (`user`), or what that field of the body says. It is kept for 24 hours, without a session for 15 minutes; only successes are kept. With another body it answers `conflict`. */
                "Idempotency-Key"?: components["parameters"]["idempotency-key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "list": "terminals",
                 *       "name": "Кіоски у Львові",
                 *       "parameters": [
                 *         {
                 *           "name": "kind",
                 *           "value": "ptks"
                 *         },
                 *         {
                 *           "name": "q",
                 *           "value": "Львів"
                 *         }
                 *       ],
                 *       "is_default": false
                 *     }
                 */
                "application/json": components["schemas"]["SavedViewInput"];
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
                     *         "id": "01912d50-3c00-7000-8000-000000000068",
                     *         "list": "terminals",
                     *         "name": "Кіоски у Львові",
                     *         "parameters": [
                     *           {
                     *             "name": "kind",
                     *             "value": "ptks"
                     *           },
                     *           {
                     *             "name": "q",
                     *             "value": "Львів"
                     *           }
                     *         ],
                     *         "is_default": false,
                     *         "is_shared": false,
                     *         "is_hidden": false,
                     *         "author": {
                     *           "id": "01912d50-3c00-7000-8000-000000000002",
                     *           "name": "Коваль Олена Петрівна",
                     *           "has_namesake": false,
                     *           "phone_hint": null
                     *         },
                     *         "version": 1,
                     *         "created_at": "2026-11-13T08:00:00.000Z",
                     *         "updated_at": "2026-11-13T08:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["SavedView"];
                    };
                };
            };
            400: components["responses"]["MalformedRequestOrSignatureInvalid"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["ForbiddenWithPermission"];
            /** @description `1008` **view_read_only**, `1011` **second_factor_required**, `-7` **conflict**, `1009` **saved_views_full** */
            409: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
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
    updateSavedView: {
        parameters: {
            query?: {
                /** @description Language of `msg` and of messages in `details` (spec §7): `UK` or `EN`. Missing or unknown: Ukrainian. */
                lng?: components["parameters"]["lng"];
            };
            header?: {
                /** @description Hex SHA-256 of the exact body text followed by the signing secret. Required once the session has a secret (see exchangeKey). */
                "payload-signature"?: components["parameters"]["payload-signature"];
            };
            path: {
                /** @example 01912d50-3c00-7000-8000-000000000069 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Без зв’язку від учора",
                 *       "parameters": [
                 *         {
                 *           "name": "kind",
                 *           "value": "ptks"
                 *         },
                 *         {
                 *           "name": "q",
                 *           "value": "Львів"
                 *         }
                 *       ],
                 *       "is_default": true,
                 *       "version": 1
                 *     }
                 */
                "application/json": components["schemas"]["SavedViewUpdate"];
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
                     *         "id": "01912d50-3c00-7000-8000-000000000069",
                     *         "list": "terminals",
                     *         "name": "Без зв’язку від учора",
                     *         "parameters": [
                     *           {
                     *             "name": "kind",
                     *             "value": "ptks"
                     *           },
                     *           {
                     *             "name": "q",
                     *             "value": "Львів"
                     *           }
                     *         ],
                     *         "is_default": true,
                     *         "is_shared": false,
                     *         "is_hidden": false,
                     *         "author": {
                     *           "id": "01912d50-3c00-7000-8000-000000000002",
                     *           "name": "Коваль Олена Петрівна",
                     *           "has_namesake": false,
                     *           "phone_hint": null
                     *         },
                     *         "version": 2,
                     *         "created_at": "2026-11-13T08:00:00.000Z",
                     *         "updated_at": "2026-11-13T08:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["SavedView"];
                    };
                };
            };
            400: components["responses"]["MalformedRequestOrSignatureInvalid"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["ForbiddenWithPermission"];
            404: components["responses"]["NotFound"];
            /** @description `1008` **view_read_only**, `1011` **second_factor_required**, `-7` **conflict**, `1009` **saved_views_full** */
            409: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailedOfName"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Maintenance"];
        };
    };
    deleteSavedView: {
        parameters: {
            query?: {
                /** @description Language of `msg` and of messages in `details` (spec §7): `UK` or `EN`. Missing or unknown: Ukrainian. */
                lng?: components["parameters"]["lng"];
            };
            header?: never;
            path: {
                /** @example 01912d50-3c00-7000-8000-00000000006a */
                id: components["schemas"]["Id"];
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
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["Nothing"];
                    };
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["ForbiddenWithPermission"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ViewReadOnlyOrSecondFactorRequired"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Maintenance"];
        };
    };
    getDashboard: {
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
                     *         "at": "2026-11-20T09:00:00.000Z",
                     *         "terminals": {
                     *           "total": 400,
                     *           "added": 25,
                     *           "active": 355,
                     *           "blocked": 20,
                     *           "online": 301,
                     *           "unstable": 2,
                     *           "settings_waiting": 14,
                     *           "settings_waiting_capped": false,
                     *           "offline": {
                     *             "today": 21,
                     *             "week": 18,
                     *             "earlier": 12,
                     *             "never": 3,
                     *             "latest": [
                     *               {
                     *                 "id": "01912d50-3c00-7000-8000-000000000070",
                     *                 "number": "S1100101",
                     *                 "name": "Каса 1",
                     *                 "point": {
                     *                   "id": "01912d50-3c00-7000-8000-000000000012",
                     *                   "name": "Затишок на Городоцькій",
                     *                   "city": "Львів"
                     *                 },
                     *                 "last_online_at": "2026-11-20T08:41:00.000Z",
                     *                 "is_unstable": false
                     *               }
                     *             ]
                     *           }
                     *         },
                     *         "sales": {
                     *           "today": {
                     *             "from": "2026-11-20",
                     *             "amount": 4215050,
                     *             "payments": 187,
                     *             "previous": {
                     *               "from": "2026-11-19",
                     *               "to": "2026-11-19T09:00:00.000Z",
                     *               "amount": 3980000,
                     *               "payments": 174
                     *             }
                     *           },
                     *           "month": {
                     *             "from": "2026-11-01",
                     *             "amount": 184302700,
                     *             "payments": 8120,
                     *             "previous": null
                     *           }
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["Dashboard"];
                    };
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["SecondFactorRequired"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Maintenance"];
        };
    };
    listTerminals: {
        parameters: {
            query?: {
                /**
                 * @description From 1, which is also the default. page × perPage may not pass 10000.
                 * @example 1
                 */
                page?: components["parameters"]["page"];
                /**
                 * @description 10 to 20, default 10. Anything else is clamped to the nearest, never refused.
                 * @example 10
                 */
                perPage?: number;
                /**
                 * @description Default: number. By last_online_at and activated_at: what never was comes before everything that was. By today_amount and cash_inside: for those who may view reports, `forbidden` to others
                 * @example number
                 */
                sort?: "number" | "-number" | "name" | "-name" | "last_online_at" | "-last_online_at" | "activated_at" | "-activated_at" | "status" | "-status" | "today_amount" | "-today_amount" | "cash_inside" | "-cash_inside";
                /** @description Part of the number, the name, the serial number, the PTKS id, or the name or address of its point. Letters of a number may be Cyrillic ones that look like theirs */
                q?: string;
                kind?: ("acquiring" | "ptks" | "transport" | "offline" | "ecomm")[];
                /**
                 * @description Left out: all but released ones
                 * @example [
                 *       "active",
                 *       "blocked"
                 *     ]
                 */
                status?: ("added" | "active" | "blocked" | "released")[];
                connectivity?: ("online" | "offline")[];
                /**
                 * @example [
                 *       "01912d50-3c00-7000-8000-000000000012"
                 *     ]
                 */
                point_id?: components["schemas"]["Id"][];
                template_id?: components["schemas"]["Id"][];
                /** @description Exactly; a model with a comma cannot be asked for */
                model?: string[];
                test_mode?: components["parameters"]["test_mode"];
                is_unstable?: "true" | "false";
                /** @description Whether it has ever been heard of */
                ever_online?: "true" | "false";
                /** @description The terminals on this vehicle; `not_found` for who may not read it, see `vehicle` of a terminal */
                vehicle_id?: components["schemas"]["Id"][];
                /** @description Last online on this day in Kyiv or later */
                online_from?: components["schemas"]["Day"];
                /** @description Last online on this day in Kyiv or earlier; what never was is left out */
                online_to?: components["schemas"]["Day"];
                /** @description Activated on this day in Kyiv or later */
                activated_from?: components["parameters"]["activated_from"];
                /** @description Activated on this day in Kyiv or earlier; what never was is left out */
                activated_to?: components["schemas"]["Day"];
                /** @description Last switched on on this day in Kyiv or later */
                started_from?: components["schemas"]["Day"];
                /** @description Last switched on on this day in Kyiv or earlier; what never was is left out */
                started_to?: components["schemas"]["Day"];
                /** @description Added to the fleet on this day in Kyiv or later */
                added_from?: components["schemas"]["Day"];
                /** @description Added to the fleet on this day in Kyiv or earlier */
                added_to?: components["schemas"]["Day"];
                /** @description Whether it has its present settings, or those before their last change; see `settings_taken_at` */
                settings_taken?: "true" | "false";
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
                     *             "id": "01912d50-3c00-7000-8000-000000000070",
                     *             "number": "S1100101",
                     *             "ptks_id": "PT-1100101",
                     *             "name": "Каса 1",
                     *             "serial": "A920-1100101",
                     *             "model": "PAX A920",
                     *             "kind": "acquiring",
                     *             "status": "active",
                     *             "blocked_by": null,
                     *             "connectivity": "online",
                     *             "last_online_at": "2026-11-20T09:00:00.000Z",
                     *             "is_unstable": false,
                     *             "last_started_at": "2026-11-20T05:41:00.000Z",
                     *             "activated_at": "2026-01-14T09:30:00.000Z",
                     *             "test_mode": false,
                     *             "point": {
                     *               "id": "01912d50-3c00-7000-8000-000000000012",
                     *               "name": "Затишок на Городоцькій",
                     *               "city": "Львів"
                     *             },
                     *             "template": null,
                     *             "version": 1,
                     *             "created_at": "2026-01-12T08:00:00.000Z",
                     *             "updated_at": "2026-01-12T08:00:00.000Z",
                     *             "today_amount": 421550,
                     *             "cash_inside": 0
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
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["TerminalPage"];
                    };
                };
            };
            401: components["responses"]["NotAuthenticated"];
            /** @description `-5` **forbidden** */
            403: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["NotFound"];
            409: components["responses"]["SecondFactorRequired"];
            422: components["responses"]["ValidationFailedOfPage"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Maintenance"];
        };
    };
    addTerminal: {
        parameters: {
            query?: {
                /** @description Language of `msg` and of messages in `details` (spec §7): `UK` or `EN`. Missing or unknown: Ukrainian. */
                lng?: components["parameters"]["lng"];
            };
            header?: {
                /** @description Hex SHA-256 of the exact body text followed by the signing secret. Required once the session has a secret (see exchangeKey). */
                "payload-signature"?: components["parameters"]["payload-signature"];
                /** @description Names one deed, so that a request whose answer was lost can be sent again: the same key and body have one effect and the same answer. Draw it anew for each deed, such as a UUID. A key counts within its operation and `x-key-scope`: the signed-in person (`user`), or what that field of the body says. It is kept for 24 hours, without a session for 15 minutes; only successes are kept. With another body it answers `conflict`. */
                "Idempotency-Key"?: components["parameters"]["idempotency-key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "number": "S1900001",
                 *       "code": "K7900001",
                 *       "name": "Каса 2",
                 *       "point_id": "01912d50-3c00-7000-8000-000000000012"
                 *     }
                 */
                "application/json": components["schemas"]["AddTerminalInput"];
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
                     *         "id": "01912d50-3c00-7000-8000-000000000070",
                     *         "number": "S1900001",
                     *         "ptks_id": "PT-1900001",
                     *         "name": "Каса 2",
                     *         "serial": "A920-1900001",
                     *         "model": "PAX A920",
                     *         "kind": "acquiring",
                     *         "status": "added",
                     *         "blocked_by": null,
                     *         "connectivity": "offline",
                     *         "last_online_at": null,
                     *         "is_unstable": false,
                     *         "last_started_at": null,
                     *         "activated_at": null,
                     *         "test_mode": false,
                     *         "point": {
                     *           "id": "01912d50-3c00-7000-8000-000000000012",
                     *           "name": "Затишок на Городоцькій",
                     *           "city": "Львів"
                     *         },
                     *         "template": null,
                     *         "version": 1,
                     *         "created_at": "2026-01-12T08:00:00.000Z",
                     *         "updated_at": "2026-01-12T08:00:00.000Z",
                     *         "vehicle": null,
                     *         "website": null,
                     *         "extra_info": null,
                     *         "release_reason": null,
                     *         "has_secret_key_phrase": false,
                     *         "previous_key_phrase_until": null,
                     *         "settings": {
                     *           "terminal_type": "countertop",
                     *           "interface_type": "standalone",
                     *           "system": "android",
                     *           "installation_type": "indoor",
                     *           "connection_type": "ethernet",
                     *           "acquirer_type": "bank",
                     *           "balancing_type": "automatic",
                     *           "commission_distribution_type": "merchant",
                     *           "client_commission_bp": 0,
                     *           "merchant_commission_bp": 170,
                     *           "min_amount": null,
                     *           "max_amount": null,
                     *           "daily_amount_limit": null,
                     *           "works_offline": false,
                     *           "max_offline_amount": 50000,
                     *           "card_waiting_seconds": 60,
                     *           "sync_seconds": 300,
                     *           "shift_required": false,
                     *           "shift_start": "08:00",
                     *           "shift_end": "22:00",
                     *           "print_receipt": true,
                     *           "receipt_template": "",
                     *           "callback_endpoint": null,
                     *           "callback_type": "post_json",
                     *           "callback_headers": [],
                     *           "callback_get_parameters": [],
                     *           "callback_body_template": "{\"order_id\": \"{{order_id}}\", \"status\": \"{{status}}\", \"amount\": {{amount_kopiykas}}, \"terminal\": \"{{terminal_number}}\"}",
                     *           "callback_signature_template": "",
                     *           "callback_timeout_seconds": 10,
                     *           "callback_retry_seconds": 60
                     *         },
                     *         "setting_sources": {
                     *           "terminal_type": "standard",
                     *           "interface_type": "standard",
                     *           "system": "standard",
                     *           "installation_type": "standard",
                     *           "connection_type": "standard",
                     *           "acquirer_type": "standard",
                     *           "balancing_type": "standard",
                     *           "commission_distribution_type": "standard",
                     *           "client_commission_bp": "standard",
                     *           "merchant_commission_bp": "standard",
                     *           "min_amount": "standard",
                     *           "max_amount": "standard",
                     *           "daily_amount_limit": "standard",
                     *           "works_offline": "standard",
                     *           "max_offline_amount": "standard",
                     *           "card_waiting_seconds": "standard",
                     *           "sync_seconds": "standard",
                     *           "shift_required": "standard",
                     *           "shift_start": "standard",
                     *           "shift_end": "standard",
                     *           "print_receipt": "standard",
                     *           "receipt_template": "standard",
                     *           "callback_endpoint": "standard",
                     *           "callback_type": "standard",
                     *           "callback_headers": "standard",
                     *           "callback_get_parameters": "standard",
                     *           "callback_body_template": "standard",
                     *           "callback_signature_template": "standard",
                     *           "callback_timeout_seconds": "standard",
                     *           "callback_retry_seconds": "standard"
                     *         },
                     *         "settings_changed_at": "2026-01-12T08:00:00.000Z",
                     *         "settings_taken_at": null,
                     *         "update_requested_at": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["Terminal"];
                    };
                };
            };
            400: components["responses"]["MalformedRequestOrSignatureInvalid"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description `1008` **view_read_only**, `1011` **second_factor_required**, `-7` **conflict**, `1302` **terminal_already_added**, `1304` **terminal_blocked**, `1307` **activation_code_expired** */
            409: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description `-2` **validation_failed**, `1301` **terminal_unknown** */
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
    getTerminal: {
        parameters: {
            query?: {
                /** @description Language of `msg` and of messages in `details` (spec §7): `UK` or `EN`. Missing or unknown: Ukrainian. */
                lng?: components["parameters"]["lng"];
            };
            header?: never;
            path: {
                /** @example 01912d50-3c00-7000-8000-000000000070 */
                id: components["schemas"]["Id"];
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
                     *         "id": "01912d50-3c00-7000-8000-000000000070",
                     *         "number": "S1100101",
                     *         "ptks_id": "PT-1100101",
                     *         "name": "Каса 1",
                     *         "serial": "A920-1100101",
                     *         "model": "PAX A920",
                     *         "kind": "acquiring",
                     *         "status": "active",
                     *         "blocked_by": null,
                     *         "connectivity": "online",
                     *         "last_online_at": "2026-11-20T09:00:00.000Z",
                     *         "is_unstable": false,
                     *         "last_started_at": "2026-11-20T05:41:00.000Z",
                     *         "activated_at": "2026-01-14T09:30:00.000Z",
                     *         "test_mode": false,
                     *         "point": {
                     *           "id": "01912d50-3c00-7000-8000-000000000012",
                     *           "name": "Затишок на Городоцькій",
                     *           "city": "Львів"
                     *         },
                     *         "template": null,
                     *         "version": 1,
                     *         "created_at": "2026-01-12T08:00:00.000Z",
                     *         "updated_at": "2026-01-12T08:00:00.000Z",
                     *         "vehicle": null,
                     *         "website": "https://zatyshok.example.com",
                     *         "extra_info": null,
                     *         "release_reason": null,
                     *         "has_secret_key_phrase": true,
                     *         "previous_key_phrase_until": null,
                     *         "settings": {
                     *           "terminal_type": "countertop",
                     *           "interface_type": "standalone",
                     *           "system": "android",
                     *           "installation_type": "indoor",
                     *           "connection_type": "wifi",
                     *           "acquirer_type": "bank",
                     *           "balancing_type": "automatic",
                     *           "commission_distribution_type": "merchant",
                     *           "client_commission_bp": 0,
                     *           "merchant_commission_bp": 170,
                     *           "min_amount": null,
                     *           "max_amount": null,
                     *           "daily_amount_limit": null,
                     *           "works_offline": false,
                     *           "max_offline_amount": 50000,
                     *           "card_waiting_seconds": 60,
                     *           "sync_seconds": 120,
                     *           "shift_required": false,
                     *           "shift_start": "08:00",
                     *           "shift_end": "22:00",
                     *           "print_receipt": true,
                     *           "receipt_template": "",
                     *           "callback_endpoint": null,
                     *           "callback_type": "post_json",
                     *           "callback_headers": [],
                     *           "callback_get_parameters": [],
                     *           "callback_body_template": "{\"order_id\": \"{{order_id}}\", \"status\": \"{{status}}\", \"amount\": {{amount_kopiykas}}, \"terminal\": \"{{terminal_number}}\"}",
                     *           "callback_signature_template": "",
                     *           "callback_timeout_seconds": 10,
                     *           "callback_retry_seconds": 60
                     *         },
                     *         "setting_sources": {
                     *           "terminal_type": "standard",
                     *           "interface_type": "standard",
                     *           "system": "standard",
                     *           "installation_type": "standard",
                     *           "connection_type": "own",
                     *           "acquirer_type": "standard",
                     *           "balancing_type": "standard",
                     *           "commission_distribution_type": "standard",
                     *           "client_commission_bp": "standard",
                     *           "merchant_commission_bp": "standard",
                     *           "min_amount": "standard",
                     *           "max_amount": "standard",
                     *           "daily_amount_limit": "standard",
                     *           "works_offline": "standard",
                     *           "max_offline_amount": "standard",
                     *           "card_waiting_seconds": "standard",
                     *           "sync_seconds": "own",
                     *           "shift_required": "standard",
                     *           "shift_start": "standard",
                     *           "shift_end": "standard",
                     *           "print_receipt": "standard",
                     *           "receipt_template": "standard",
                     *           "callback_endpoint": "standard",
                     *           "callback_type": "standard",
                     *           "callback_headers": "standard",
                     *           "callback_get_parameters": "standard",
                     *           "callback_body_template": "standard",
                     *           "callback_signature_template": "standard",
                     *           "callback_timeout_seconds": "standard",
                     *           "callback_retry_seconds": "standard"
                     *         },
                     *         "settings_changed_at": "2026-01-12T08:00:00.000Z",
                     *         "settings_taken_at": "2026-11-20T05:41:00.000Z",
                     *         "update_requested_at": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["Terminal"];
                    };
                };
            };
            401: components["responses"]["NotAuthenticated"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["SecondFactorRequired"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Maintenance"];
        };
    };
    updateTerminal: {
        parameters: {
            query?: {
                /** @description Language of `msg` and of messages in `details` (spec §7): `UK` or `EN`. Missing or unknown: Ukrainian. */
                lng?: components["parameters"]["lng"];
            };
            header?: {
                /** @description Hex SHA-256 of the exact body text followed by the signing secret. Required once the session has a secret (see exchangeKey). */
                "payload-signature"?: components["parameters"]["payload-signature"];
            };
            path: {
                /** @example 01912d50-3c00-7000-8000-000000000071 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Валідатор біля других дверей",
                 *       "point_id": "01912d50-3c00-7000-8000-000000000010",
                 *       "template_id": "01912d50-3c00-7000-8000-000000000078",
                 *       "vehicle_id": "01912d50-3c00-7000-8000-000000000034",
                 *       "test_mode": true,
                 *       "website": "https://transport.example.com",
                 *       "extra_info": "Кріплення замінено 12.11.2026",
                 *       "secret_key_phrase": "тихо падає сніг на рейки",
                 *       "settings": {
                 *         "terminal_type": "validator",
                 *         "interface_type": "standalone",
                 *         "system": "android",
                 *         "installation_type": "vehicle",
                 *         "connection_type": "wifi",
                 *         "acquirer_type": "facilitator",
                 *         "balancing_type": "at_shift_end",
                 *         "commission_distribution_type": "shared",
                 *         "client_commission_bp": 50,
                 *         "merchant_commission_bp": 120,
                 *         "min_amount": 500,
                 *         "max_amount": 150000,
                 *         "daily_amount_limit": 5000000,
                 *         "works_offline": true,
                 *         "max_offline_amount": 20000,
                 *         "card_waiting_seconds": 15,
                 *         "sync_seconds": 60,
                 *         "shift_required": true,
                 *         "shift_start": "05:30",
                 *         "shift_end": "23:30",
                 *         "print_receipt": true,
                 *         "receipt_template": "Дякуємо, що їдете з нами!\n{{point_name}}",
                 *         "callback_endpoint": "https://hooks.example.com/kasa",
                 *         "callback_type": "post_json",
                 *         "callback_headers": [
                 *           {
                 *             "name": "X-Shop",
                 *             "value": "12"
                 *           }
                 *         ],
                 *         "callback_get_parameters": [
                 *           {
                 *             "name": "order",
                 *             "value": "{{order_id}}",
                 *             "is_secret": false
                 *           }
                 *         ],
                 *         "callback_body_template": "{\"order\": \"{{order_id}}\", \"sum\": {{amount_kopiykas}}, \"sign\": \"{{signature}}\"}",
                 *         "callback_signature_template": "{{order_id}}|{{amount_kopiykas}}|{{status}}",
                 *         "callback_timeout_seconds": 5,
                 *         "callback_retry_seconds": 120
                 *       },
                 *       "version": 1
                 *     }
                 */
                "application/json": components["schemas"]["TerminalUpdate"];
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
                     *         "id": "01912d50-3c00-7000-8000-000000000071",
                     *         "number": "S1001206",
                     *         "ptks_id": "PT-1001206",
                     *         "name": "Валідатор біля других дверей",
                     *         "serial": "IM30-1001206",
                     *         "model": "PAX IM30",
                     *         "kind": "transport",
                     *         "status": "active",
                     *         "blocked_by": null,
                     *         "connectivity": "online",
                     *         "last_online_at": "2026-11-20T09:00:00.000Z",
                     *         "is_unstable": false,
                     *         "last_started_at": "2026-11-20T05:41:00.000Z",
                     *         "activated_at": "2026-01-14T09:30:00.000Z",
                     *         "test_mode": true,
                     *         "point": {
                     *           "id": "01912d50-3c00-7000-8000-000000000010",
                     *           "name": "Автобусне депо №1",
                     *           "city": "Львів"
                     *         },
                     *         "template": {
                     *           "id": "01912d50-3c00-7000-8000-000000000078",
                     *           "name": "Міський транспорт"
                     *         },
                     *         "version": 2,
                     *         "created_at": "2026-01-12T08:00:00.000Z",
                     *         "updated_at": "2026-11-20T09:00:00.000Z",
                     *         "vehicle": {
                     *           "id": "01912d50-3c00-7000-8000-000000000034",
                     *           "name": "1204",
                     *           "state_number": "ВС9276МХ",
                     *           "transport_type": "bus"
                     *         },
                     *         "website": "https://transport.example.com",
                     *         "extra_info": "Кріплення замінено 12.11.2026",
                     *         "release_reason": null,
                     *         "has_secret_key_phrase": true,
                     *         "previous_key_phrase_until": null,
                     *         "settings": {
                     *           "terminal_type": "validator",
                     *           "interface_type": "standalone",
                     *           "system": "android",
                     *           "installation_type": "vehicle",
                     *           "connection_type": "wifi",
                     *           "acquirer_type": "facilitator",
                     *           "balancing_type": "at_shift_end",
                     *           "commission_distribution_type": "shared",
                     *           "client_commission_bp": 50,
                     *           "merchant_commission_bp": 120,
                     *           "min_amount": 500,
                     *           "max_amount": 150000,
                     *           "daily_amount_limit": 5000000,
                     *           "works_offline": true,
                     *           "max_offline_amount": 20000,
                     *           "card_waiting_seconds": 15,
                     *           "sync_seconds": 60,
                     *           "shift_required": true,
                     *           "shift_start": "05:30",
                     *           "shift_end": "23:30",
                     *           "print_receipt": true,
                     *           "receipt_template": "Дякуємо, що їдете з нами!\n{{point_name}}",
                     *           "callback_endpoint": "https://hooks.example.com/kasa",
                     *           "callback_type": "post_json",
                     *           "callback_headers": [
                     *             {
                     *               "name": "X-Shop",
                     *               "value": "12"
                     *             }
                     *           ],
                     *           "callback_get_parameters": [
                     *             {
                     *               "name": "order",
                     *               "value": "{{order_id}}",
                     *               "is_secret": false
                     *             }
                     *           ],
                     *           "callback_body_template": "{\"order\": \"{{order_id}}\", \"sum\": {{amount_kopiykas}}, \"sign\": \"{{signature}}\"}",
                     *           "callback_signature_template": "{{order_id}}|{{amount_kopiykas}}|{{status}}",
                     *           "callback_timeout_seconds": 5,
                     *           "callback_retry_seconds": 120
                     *         },
                     *         "setting_sources": {
                     *           "terminal_type": "own",
                     *           "interface_type": "own",
                     *           "system": "own",
                     *           "installation_type": "own",
                     *           "connection_type": "own",
                     *           "acquirer_type": "own",
                     *           "balancing_type": "own",
                     *           "commission_distribution_type": "own",
                     *           "client_commission_bp": "own",
                     *           "merchant_commission_bp": "own",
                     *           "min_amount": "own",
                     *           "max_amount": "own",
                     *           "daily_amount_limit": "own",
                     *           "works_offline": "own",
                     *           "max_offline_amount": "own",
                     *           "card_waiting_seconds": "own",
                     *           "sync_seconds": "own",
                     *           "shift_required": "own",
                     *           "shift_start": "own",
                     *           "shift_end": "own",
                     *           "print_receipt": "own",
                     *           "receipt_template": "own",
                     *           "callback_endpoint": "own",
                     *           "callback_type": "own",
                     *           "callback_headers": "own",
                     *           "callback_get_parameters": "own",
                     *           "callback_body_template": "own",
                     *           "callback_signature_template": "own",
                     *           "callback_timeout_seconds": "own",
                     *           "callback_retry_seconds": "own"
                     *         },
                     *         "settings_changed_at": "2026-11-20T09:00:00.000Z",
                     *         "settings_taken_at": "2026-11-20T05:41:00.000Z",
                     *         "update_requested_at": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["Terminal"];
                    };
                };
            };
            400: components["responses"]["MalformedRequestOrSignatureInvalid"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ViewReadOnlyOrSecondFactorRequiredOrConflictOrTerminalReleased"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailedOfName"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Maintenance"];
        };
    };
    getTerminalOverview: {
        parameters: {
            query?: {
                /** @description Language of `msg` and of messages in `details` (spec §7): `UK` or `EN`. Missing or unknown: Ukrainian. */
                lng?: components["parameters"]["lng"];
            };
            header?: never;
            path: {
                /** @example 01912d50-3c00-7000-8000-000000000070 */
                id: components["schemas"]["Id"];
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
                     *         "terminal": {
                     *           "id": "01912d50-3c00-7000-8000-000000000070",
                     *           "number": "S1100101",
                     *           "ptks_id": "PT-1100101",
                     *           "name": "Каса 1",
                     *           "serial": "A920-1100101",
                     *           "model": "PAX A920",
                     *           "kind": "acquiring",
                     *           "status": "active",
                     *           "blocked_by": null,
                     *           "connectivity": "online",
                     *           "last_online_at": "2026-11-20T09:00:00.000Z",
                     *           "is_unstable": false,
                     *           "last_started_at": "2026-11-20T05:41:00.000Z",
                     *           "activated_at": "2026-01-14T09:30:00.000Z",
                     *           "test_mode": false,
                     *           "point": {
                     *             "id": "01912d50-3c00-7000-8000-000000000012",
                     *             "name": "Затишок на Городоцькій",
                     *             "city": "Львів"
                     *           },
                     *           "template": null,
                     *           "version": 1,
                     *           "created_at": "2026-01-12T08:00:00.000Z",
                     *           "updated_at": "2026-01-12T08:00:00.000Z",
                     *           "today_amount": 421550,
                     *           "cash_inside": 0
                     *         },
                     *         "vehicle": null,
                     *         "today_payments": 17,
                     *         "connectivity_periods": [
                     *           {
                     *             "connectivity": "online",
                     *             "from": "2026-11-19T09:00:00.000Z",
                     *             "to": "2026-11-19T22:14:00.000Z"
                     *           },
                     *           {
                     *             "connectivity": "offline",
                     *             "from": "2026-11-19T22:14:00.000Z",
                     *             "to": "2026-11-19T22:31:00.000Z"
                     *           },
                     *           {
                     *             "connectivity": "online",
                     *             "from": "2026-11-19T22:31:00.000Z",
                     *             "to": "2026-11-20T09:00:00.000Z"
                     *           }
                     *         ],
                     *         "waits_for": [
                     *           {
                     *             "what": "settings",
                     *             "since": "2026-11-20T08:30:00.000Z"
                     *           }
                     *         ],
                     *         "own_settings": {
                     *           "own": {
                     *             "connection_type": "wifi",
                     *             "sync_seconds": 120
                     *           },
                     *           "inherited": {
                     *             "connection_type": "ethernet",
                     *             "sync_seconds": 300
                     *           }
                     *         },
                     *         "inherited_from": {
                     *           "connection_type": "standard",
                     *           "sync_seconds": "standard"
                     *         },
                     *         "last_change": {
                     *           "at": "2026-11-20T08:30:00.000Z",
                     *           "by": "Коваль Олена Петрівна",
                     *           "person": {
                     *             "id": "01912d50-3c00-7000-8000-000000000002",
                     *             "name": "Коваль Олена Петрівна",
                     *             "has_namesake": false,
                     *             "phone_hint": null
                     *           }
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["TerminalOverview"];
                    };
                };
            };
            401: components["responses"]["NotAuthenticated"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["SecondFactorRequired"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Maintenance"];
        };
    };
    exportTerminals: {
        parameters: {
            query: {
                /** @example csv */
                format: components["parameters"]["format"];
                /**
                 * @description Default: number. By last_online_at and activated_at: what never was comes before everything that was. By today_amount and cash_inside: for those who may view reports, `forbidden` to others
                 * @example name
                 */
                sort?: "number" | "-number" | "name" | "-name" | "last_online_at" | "-last_online_at" | "activated_at" | "-activated_at" | "status" | "-status" | "today_amount" | "-today_amount" | "cash_inside" | "-cash_inside";
                /** @description Part of the number, the name, the serial number, the PTKS id, or the name or address of its point. Letters of a number may be Cyrillic ones that look like theirs */
                q?: string;
                kind?: ("acquiring" | "ptks" | "transport" | "offline" | "ecomm")[];
                /**
                 * @description Left out: all but released ones
                 * @example [
                 *       "active",
                 *       "blocked"
                 *     ]
                 */
                status?: ("added" | "active" | "blocked" | "released")[];
                connectivity?: ("online" | "offline")[];
                point_id?: components["parameters"]["point_id"];
                template_id?: components["schemas"]["Id"][];
                /** @description Exactly; a model with a comma cannot be asked for */
                model?: string[];
                test_mode?: components["parameters"]["test_mode"];
                is_unstable?: "true" | "false";
                /** @description Whether it has ever been heard of */
                ever_online?: "true" | "false";
                /** @description The terminals on this vehicle; `not_found` for who may not read it, see `vehicle` of a terminal */
                vehicle_id?: components["schemas"]["Id"][];
                /** @description Last online on this day in Kyiv or later */
                online_from?: components["schemas"]["Day"];
                /** @description Last online on this day in Kyiv or earlier; what never was is left out */
                online_to?: components["schemas"]["Day"];
                /** @description Activated on this day in Kyiv or later */
                activated_from?: components["parameters"]["activated_from"];
                /** @description Activated on this day in Kyiv or earlier; what never was is left out */
                activated_to?: components["schemas"]["Day"];
                /** @description Last switched on on this day in Kyiv or later */
                started_from?: components["schemas"]["Day"];
                /** @description Last switched on on this day in Kyiv or earlier; what never was is left out */
                started_to?: components["schemas"]["Day"];
                /** @description Added to the fleet on this day in Kyiv or later */
                added_from?: components["schemas"]["Day"];
                /** @description Added to the fleet on this day in Kyiv or earlier */
                added_to?: components["schemas"]["Day"];
                /** @description Whether it has its present settings, or those before their last change; see `settings_taken_at` */
                settings_taken?: "true" | "false";
                /** @description Language of `msg` and of messages in `details` (spec §7): `UK` or `EN`. Missing or unknown: Ukrainian. */
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
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    /** @example 77u/ */
                    "text/csv": string;
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["SecondFactorRequired"];
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
    listTerminalPoints: {
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
                     *             "id": "01912d50-3c00-7000-8000-000000000012",
                     *             "name": "Затишок на Городоцькій",
                     *             "city": "Львів",
                     *             "address": "вул. Городоцька, 82",
                     *             "kind": "fiscal",
                     *             "terminals_count": 34
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["TerminalPoints"];
                    };
                };
            };
            401: components["responses"]["NotAuthenticated"];
            409: components["responses"]["SecondFactorRequired"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Maintenance"];
        };
    };
    listTerminalModels: {
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
                     *             "model": "PAX A920"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["TerminalModels"];
                    };
                };
            };
            401: components["responses"]["NotAuthenticated"];
            409: components["responses"]["SecondFactorRequired"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Maintenance"];
        };
    };
    createOfflineTerminal: {
        parameters: {
            query?: {
                /** @description Language of `msg` and of messages in `details` (spec §7): `UK` or `EN`. Missing or unknown: Ukrainian. */
                lng?: components["parameters"]["lng"];
            };
            header?: {
                /** @description Hex SHA-256 of the exact body text followed by the signing secret. Required once the session has a secret (see exchangeKey). */
                "payload-signature"?: components["parameters"]["payload-signature"];
                /** @description Names one deed, so that a request whose answer was lost can be sent again: the same key and body have one effect and the same answer. Draw it anew for each deed, such as a UUID. A key counts within its operation and `x-key-scope`: the signed-in person (`user`), or what that field of the body says. It is kept for 24 hours, without a session for 15 minutes; only successes are kept. With another body it answers `conflict`. */
                "Idempotency-Key"?: components["parameters"]["idempotency-key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Ярмаркова каса",
                 *       "point_id": "01912d50-3c00-7000-8000-000000000012",
                 *       "template_id": null,
                 *       "secret_key_phrase": "дощ стукає у вікно вранці",
                 *       "settings": {
                 *         "max_offline_amount": 120000,
                 *         "sync_seconds": 900,
                 *         "card_waiting_seconds": 45
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["OfflineTerminalInput"];
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
                     *         "terminal": {
                     *           "id": "01912d50-3c00-7000-8000-000000000070",
                     *           "number": "S1800001",
                     *           "ptks_id": "PT-1800001",
                     *           "name": "Ярмаркова каса",
                     *           "serial": "OFF-1800001",
                     *           "model": "Kasa Offline",
                     *           "kind": "offline",
                     *           "status": "added",
                     *           "blocked_by": null,
                     *           "connectivity": "offline",
                     *           "last_online_at": null,
                     *           "is_unstable": false,
                     *           "last_started_at": null,
                     *           "activated_at": null,
                     *           "test_mode": false,
                     *           "point": {
                     *             "id": "01912d50-3c00-7000-8000-000000000012",
                     *             "name": "Затишок на Городоцькій",
                     *             "city": "Львів"
                     *           },
                     *           "template": null,
                     *           "version": 1,
                     *           "created_at": "2026-01-12T08:00:00.000Z",
                     *           "updated_at": "2026-01-12T08:00:00.000Z",
                     *           "vehicle": null,
                     *           "website": null,
                     *           "extra_info": null,
                     *           "release_reason": null,
                     *           "has_secret_key_phrase": true,
                     *           "previous_key_phrase_until": null,
                     *           "settings": {
                     *             "terminal_type": "portable",
                     *             "interface_type": "standalone",
                     *             "system": "android",
                     *             "installation_type": "indoor",
                     *             "connection_type": "mobile",
                     *             "acquirer_type": "bank",
                     *             "balancing_type": "automatic",
                     *             "commission_distribution_type": "merchant",
                     *             "client_commission_bp": 0,
                     *             "merchant_commission_bp": 170,
                     *             "min_amount": null,
                     *             "max_amount": null,
                     *             "daily_amount_limit": null,
                     *             "works_offline": true,
                     *             "max_offline_amount": 120000,
                     *             "card_waiting_seconds": 45,
                     *             "sync_seconds": 900,
                     *             "shift_required": false,
                     *             "shift_start": "08:00",
                     *             "shift_end": "22:00",
                     *             "print_receipt": true,
                     *             "receipt_template": "",
                     *             "callback_endpoint": null,
                     *             "callback_type": "post_json",
                     *             "callback_headers": [],
                     *             "callback_get_parameters": [],
                     *             "callback_body_template": "{\"order_id\": \"{{order_id}}\", \"status\": \"{{status}}\", \"amount\": {{amount_kopiykas}}, \"terminal\": \"{{terminal_number}}\"}",
                     *             "callback_signature_template": "",
                     *             "callback_timeout_seconds": 10,
                     *             "callback_retry_seconds": 60
                     *           },
                     *           "setting_sources": {
                     *             "terminal_type": "standard",
                     *             "interface_type": "standard",
                     *             "system": "standard",
                     *             "installation_type": "standard",
                     *             "connection_type": "standard",
                     *             "acquirer_type": "standard",
                     *             "balancing_type": "standard",
                     *             "commission_distribution_type": "standard",
                     *             "client_commission_bp": "standard",
                     *             "merchant_commission_bp": "standard",
                     *             "min_amount": "standard",
                     *             "max_amount": "standard",
                     *             "daily_amount_limit": "standard",
                     *             "works_offline": "standard",
                     *             "max_offline_amount": "own",
                     *             "card_waiting_seconds": "own",
                     *             "sync_seconds": "own",
                     *             "shift_required": "standard",
                     *             "shift_start": "standard",
                     *             "shift_end": "standard",
                     *             "print_receipt": "standard",
                     *             "receipt_template": "standard",
                     *             "callback_endpoint": "standard",
                     *             "callback_type": "standard",
                     *             "callback_headers": "standard",
                     *             "callback_get_parameters": "standard",
                     *             "callback_body_template": "standard",
                     *             "callback_signature_template": "standard",
                     *             "callback_timeout_seconds": "standard",
                     *             "callback_retry_seconds": "standard"
                     *           },
                     *           "settings_changed_at": "2026-01-12T08:00:00.000Z",
                     *           "settings_taken_at": null,
                     *           "update_requested_at": null
                     *         },
                     *         "activation_code": "R4MW9KTX",
                     *         "activation_expires_at": "2026-12-20T09:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["OfflineTerminal"];
                    };
                };
            };
            400: components["responses"]["MalformedRequestOrSignatureInvalid"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description `1008` **view_read_only**, `1011` **second_factor_required**, `-7` **conflict**, `1310` **offline_terminals_full** */
            409: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailedOfName"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Maintenance"];
        };
    };
    listEcommTerminals: {
        parameters: {
            query?: {
                /**
                 * @description From 1, which is also the default. page × perPage may not pass 10000.
                 * @example 1
                 */
                page?: components["parameters"]["page"];
                /** @description 10 to 20, default 10. Anything else is clamped to the nearest, never refused. */
                perPage?: components["parameters"]["perPage"];
                /**
                 * @description Default: number
                 * @example name
                 */
                sort?: "number" | "-number" | "name" | "-name" | "activated_at" | "-activated_at" | "status" | "-status";
                /** @description As in `listTerminals` */
                q?: string;
                /**
                 * @description Left out: all but released ones
                 * @example [
                 *       "active",
                 *       "blocked"
                 *     ]
                 */
                status?: ("added" | "active" | "blocked" | "released")[];
                point_id?: components["parameters"]["point_id"];
                test_mode?: components["parameters"]["test_mode"];
                /** @description Activated on this day in Kyiv or later */
                activated_from?: components["parameters"]["activated_from"];
                /** @description Activated on this day in Kyiv or earlier */
                activated_to?: components["schemas"]["Day"];
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
                     *             "id": "01912d50-3c00-7000-8000-000000000076",
                     *             "number": "S1100353",
                     *             "name": "Гуртові замовлення 2",
                     *             "status": "active",
                     *             "blocked_by": null,
                     *             "activated_at": "2026-01-14T09:30:00.000Z",
                     *             "test_mode": false,
                     *             "point": {
                     *               "id": "01912d50-3c00-7000-8000-000000000012",
                     *               "name": "Затишок на Городоцькій",
                     *               "city": "Львів"
                     *             },
                     *             "website": "https://opt.zatyshok.example.com",
                     *             "client_commission_bp": 0,
                     *             "merchant_commission_bp": 190,
                     *             "callback_host": "receiver.kasa.test",
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
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["EcommTerminalPage"];
                    };
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["SecondFactorRequired"];
            422: components["responses"]["ValidationFailedOfPage"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Maintenance"];
        };
    };
    createEcommTerminal: {
        parameters: {
            query?: {
                /** @description Language of `msg` and of messages in `details` (spec §7): `UK` or `EN`. Missing or unknown: Ukrainian. */
                lng?: components["parameters"]["lng"];
            };
            header?: {
                /** @description Hex SHA-256 of the exact body text followed by the signing secret. Required once the session has a secret (see exchangeKey). */
                "payload-signature"?: components["parameters"]["payload-signature"];
                /** @description Names one deed, so that a request whose answer was lost can be sent again: the same key and body have one effect and the same answer. Draw it anew for each deed, such as a UUID. A key counts within its operation and `x-key-scope`: the signed-in person (`user`), or what that field of the body says. It is kept for 24 hours, without a session for 15 minutes; only successes are kept. With another body it answers `conflict`. */
                "Idempotency-Key"?: components["parameters"]["idempotency-key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Каса сайту",
                 *       "website": "https://shop.example.com",
                 *       "point_id": "01912d50-3c00-7000-8000-000000000012",
                 *       "settings": {
                 *         "merchant_commission_bp": 190,
                 *         "max_amount": 5000000,
                 *         "callback_endpoint": "https://receiver.kasa.test/orders",
                 *         "callback_signature_template": "{{order_id}}|{{amount_kopiykas}}|{{status}}|{{sent_at}}"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["EcommTerminalInput"];
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
                     *         "terminal": {
                     *           "id": "01912d50-3c00-7000-8000-000000000070",
                     *           "number": "S1700001",
                     *           "ptks_id": "PT-1700001",
                     *           "name": "Каса сайту",
                     *           "serial": "VPOS-1700001",
                     *           "model": "Віртуальний POS",
                     *           "kind": "ecomm",
                     *           "status": "active",
                     *           "blocked_by": null,
                     *           "connectivity": "offline",
                     *           "last_online_at": null,
                     *           "is_unstable": false,
                     *           "last_started_at": null,
                     *           "activated_at": "2026-01-14T09:30:00.000Z",
                     *           "test_mode": false,
                     *           "point": {
                     *             "id": "01912d50-3c00-7000-8000-000000000012",
                     *             "name": "Затишок на Городоцькій",
                     *             "city": "Львів"
                     *           },
                     *           "template": null,
                     *           "version": 1,
                     *           "created_at": "2026-01-12T08:00:00.000Z",
                     *           "updated_at": "2026-01-12T08:00:00.000Z",
                     *           "vehicle": null,
                     *           "website": "https://shop.example.com",
                     *           "extra_info": null,
                     *           "release_reason": null,
                     *           "has_secret_key_phrase": true,
                     *           "previous_key_phrase_until": null,
                     *           "settings": {
                     *             "terminal_type": "virtual",
                     *             "interface_type": "api",
                     *             "system": "proprietary",
                     *             "installation_type": "remote",
                     *             "connection_type": "ethernet",
                     *             "acquirer_type": "bank",
                     *             "balancing_type": "automatic",
                     *             "commission_distribution_type": "merchant",
                     *             "client_commission_bp": 0,
                     *             "merchant_commission_bp": 190,
                     *             "min_amount": null,
                     *             "max_amount": 5000000,
                     *             "daily_amount_limit": null,
                     *             "works_offline": false,
                     *             "max_offline_amount": 50000,
                     *             "card_waiting_seconds": 600,
                     *             "sync_seconds": 300,
                     *             "shift_required": false,
                     *             "shift_start": "08:00",
                     *             "shift_end": "22:00",
                     *             "print_receipt": false,
                     *             "receipt_template": "",
                     *             "callback_endpoint": "https://receiver.kasa.test/orders",
                     *             "callback_type": "post_json",
                     *             "callback_headers": [],
                     *             "callback_get_parameters": [],
                     *             "callback_body_template": "{\"order_id\": \"{{order_id}}\", \"status\": \"{{status}}\", \"amount\": {{amount_kopiykas}}, \"terminal\": \"{{terminal_number}}\"}",
                     *             "callback_signature_template": "{{order_id}}|{{amount_kopiykas}}|{{status}}|{{sent_at}}",
                     *             "callback_timeout_seconds": 10,
                     *             "callback_retry_seconds": 60
                     *           },
                     *           "setting_sources": {
                     *             "terminal_type": "standard",
                     *             "interface_type": "standard",
                     *             "system": "standard",
                     *             "installation_type": "standard",
                     *             "connection_type": "standard",
                     *             "acquirer_type": "standard",
                     *             "balancing_type": "standard",
                     *             "commission_distribution_type": "standard",
                     *             "client_commission_bp": "standard",
                     *             "merchant_commission_bp": "own",
                     *             "min_amount": "standard",
                     *             "max_amount": "own",
                     *             "daily_amount_limit": "standard",
                     *             "works_offline": "standard",
                     *             "max_offline_amount": "standard",
                     *             "card_waiting_seconds": "standard",
                     *             "sync_seconds": "standard",
                     *             "shift_required": "standard",
                     *             "shift_start": "standard",
                     *             "shift_end": "standard",
                     *             "print_receipt": "standard",
                     *             "receipt_template": "standard",
                     *             "callback_endpoint": "own",
                     *             "callback_type": "standard",
                     *             "callback_headers": "standard",
                     *             "callback_get_parameters": "standard",
                     *             "callback_body_template": "standard",
                     *             "callback_signature_template": "own",
                     *             "callback_timeout_seconds": "standard",
                     *             "callback_retry_seconds": "standard"
                     *           },
                     *           "settings_changed_at": "2026-01-12T08:00:00.000Z",
                     *           "settings_taken_at": null,
                     *           "update_requested_at": null
                     *         },
                     *         "secret_key_phrase": "k7w2mq-x9hd4r-pt3vze-bn8gsa"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["EcommTerminalWithPhrase"];
                    };
                };
            };
            400: components["responses"]["MalformedRequestOrSignatureInvalid"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description `1008` **view_read_only**, `1011` **second_factor_required**, `-7` **conflict**, `1313` **ecomm_terminals_full** */
            409: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailedOfName"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Maintenance"];
        };
    };
    setEcommTerminalStatus: {
        parameters: {
            query?: {
                /** @description Language of `msg` and of messages in `details` (spec §7): `UK` or `EN`. Missing or unknown: Ukrainian. */
                lng?: components["parameters"]["lng"];
            };
            header?: {
                /** @description Hex SHA-256 of the exact body text followed by the signing secret. Required once the session has a secret (see exchangeKey). */
                "payload-signature"?: components["parameters"]["payload-signature"];
            };
            path: {
                /** @example 01912d50-3c00-7000-8000-000000000077 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "status": "blocked",
                 *       "version": 1
                 *     }
                 */
                "application/json": components["schemas"]["EcommTerminalStatusInput"];
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
                     *         "id": "01912d50-3c00-7000-8000-000000000077",
                     *         "number": "S1700001",
                     *         "ptks_id": "PT-1700001",
                     *         "name": "Каса сайту",
                     *         "serial": "VPOS-1700001",
                     *         "model": "Віртуальний POS",
                     *         "kind": "ecomm",
                     *         "status": "blocked",
                     *         "blocked_by": "merchant",
                     *         "connectivity": "offline",
                     *         "last_online_at": null,
                     *         "is_unstable": false,
                     *         "last_started_at": null,
                     *         "activated_at": "2026-01-14T09:30:00.000Z",
                     *         "test_mode": false,
                     *         "point": {
                     *           "id": "01912d50-3c00-7000-8000-000000000012",
                     *           "name": "Затишок на Городоцькій",
                     *           "city": "Львів"
                     *         },
                     *         "template": null,
                     *         "version": 2,
                     *         "created_at": "2026-01-12T08:00:00.000Z",
                     *         "updated_at": "2026-11-20T09:00:00.000Z",
                     *         "vehicle": null,
                     *         "website": "https://shop.example.com",
                     *         "extra_info": null,
                     *         "release_reason": null,
                     *         "has_secret_key_phrase": true,
                     *         "previous_key_phrase_until": null,
                     *         "settings": {
                     *           "terminal_type": "virtual",
                     *           "interface_type": "api",
                     *           "system": "proprietary",
                     *           "installation_type": "remote",
                     *           "connection_type": "ethernet",
                     *           "acquirer_type": "bank",
                     *           "balancing_type": "automatic",
                     *           "commission_distribution_type": "merchant",
                     *           "client_commission_bp": 0,
                     *           "merchant_commission_bp": 190,
                     *           "min_amount": null,
                     *           "max_amount": 5000000,
                     *           "daily_amount_limit": null,
                     *           "works_offline": false,
                     *           "max_offline_amount": 50000,
                     *           "card_waiting_seconds": 600,
                     *           "sync_seconds": 300,
                     *           "shift_required": false,
                     *           "shift_start": "08:00",
                     *           "shift_end": "22:00",
                     *           "print_receipt": false,
                     *           "receipt_template": "",
                     *           "callback_endpoint": "https://receiver.kasa.test/orders",
                     *           "callback_type": "post_json",
                     *           "callback_headers": [],
                     *           "callback_get_parameters": [],
                     *           "callback_body_template": "{\"order_id\": \"{{order_id}}\", \"status\": \"{{status}}\", \"amount\": {{amount_kopiykas}}, \"terminal\": \"{{terminal_number}}\"}",
                     *           "callback_signature_template": "{{order_id}}|{{amount_kopiykas}}|{{status}}|{{sent_at}}",
                     *           "callback_timeout_seconds": 10,
                     *           "callback_retry_seconds": 60
                     *         },
                     *         "setting_sources": {
                     *           "terminal_type": "standard",
                     *           "interface_type": "standard",
                     *           "system": "standard",
                     *           "installation_type": "standard",
                     *           "connection_type": "standard",
                     *           "acquirer_type": "standard",
                     *           "balancing_type": "standard",
                     *           "commission_distribution_type": "standard",
                     *           "client_commission_bp": "standard",
                     *           "merchant_commission_bp": "own",
                     *           "min_amount": "standard",
                     *           "max_amount": "own",
                     *           "daily_amount_limit": "standard",
                     *           "works_offline": "standard",
                     *           "max_offline_amount": "standard",
                     *           "card_waiting_seconds": "standard",
                     *           "sync_seconds": "standard",
                     *           "shift_required": "standard",
                     *           "shift_start": "standard",
                     *           "shift_end": "standard",
                     *           "print_receipt": "standard",
                     *           "receipt_template": "standard",
                     *           "callback_endpoint": "own",
                     *           "callback_type": "standard",
                     *           "callback_headers": "standard",
                     *           "callback_get_parameters": "standard",
                     *           "callback_body_template": "standard",
                     *           "callback_signature_template": "own",
                     *           "callback_timeout_seconds": "standard",
                     *           "callback_retry_seconds": "standard"
                     *         },
                     *         "settings_changed_at": "2026-01-12T08:00:00.000Z",
                     *         "settings_taken_at": null,
                     *         "update_requested_at": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["Terminal"];
                    };
                };
            };
            400: components["responses"]["MalformedRequestOrSignatureInvalid"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description `1008` **view_read_only**, `1011` **second_factor_required**, `-7` **conflict**, `1304` **terminal_blocked**, `1311` **terminal_released** */
            409: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailedOfStatus"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Maintenance"];
        };
    };
    replaceKeyPhrase: {
        parameters: {
            query?: {
                /** @description Language of `msg` and of messages in `details` (spec §7): `UK` or `EN`. Missing or unknown: Ukrainian. */
                lng?: components["parameters"]["lng"];
            };
            header?: {
                /** @description Hex SHA-256 of the exact body text followed by the signing secret. Required once the session has a secret (see exchangeKey). */
                "payload-signature"?: components["parameters"]["payload-signature"];
                /** @description Names one deed, so that a request whose answer was lost can be sent again: the same key and body have one effect and the same answer. Draw it anew for each deed, such as a UUID. A key counts within its operation and `x-key-scope`: the signed-in person (`user`), or what that field of the body says. It is kept for 24 hours, without a session for 15 minutes; only successes are kept. With another body it answers `conflict`. */
                "Idempotency-Key"?: components["parameters"]["idempotency-key"];
            };
            path: {
                /** @example 01912d50-3c00-7000-8000-00000000007b */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "version": 1
                 *     }
                 */
                "application/json": components["schemas"]["ReplaceKeyPhraseInput"];
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
                     *         "terminal": {
                     *           "id": "01912d50-3c00-7000-8000-00000000007b",
                     *           "number": "S1700001",
                     *           "ptks_id": "PT-1700001",
                     *           "name": "Каса сайту",
                     *           "serial": "VPOS-1700001",
                     *           "model": "Віртуальний POS",
                     *           "kind": "ecomm",
                     *           "status": "active",
                     *           "blocked_by": null,
                     *           "connectivity": "offline",
                     *           "last_online_at": null,
                     *           "is_unstable": false,
                     *           "last_started_at": null,
                     *           "activated_at": "2026-01-14T09:30:00.000Z",
                     *           "test_mode": false,
                     *           "point": {
                     *             "id": "01912d50-3c00-7000-8000-000000000012",
                     *             "name": "Затишок на Городоцькій",
                     *             "city": "Львів"
                     *           },
                     *           "template": null,
                     *           "version": 2,
                     *           "created_at": "2026-01-12T08:00:00.000Z",
                     *           "updated_at": "2026-11-20T09:00:00.000Z",
                     *           "vehicle": null,
                     *           "website": "https://shop.example.com",
                     *           "extra_info": null,
                     *           "release_reason": null,
                     *           "has_secret_key_phrase": true,
                     *           "previous_key_phrase_until": "2026-11-21T09:00:00.000Z",
                     *           "settings": {
                     *             "terminal_type": "virtual",
                     *             "interface_type": "api",
                     *             "system": "proprietary",
                     *             "installation_type": "remote",
                     *             "connection_type": "ethernet",
                     *             "acquirer_type": "bank",
                     *             "balancing_type": "automatic",
                     *             "commission_distribution_type": "merchant",
                     *             "client_commission_bp": 0,
                     *             "merchant_commission_bp": 190,
                     *             "min_amount": null,
                     *             "max_amount": 5000000,
                     *             "daily_amount_limit": null,
                     *             "works_offline": false,
                     *             "max_offline_amount": 50000,
                     *             "card_waiting_seconds": 600,
                     *             "sync_seconds": 300,
                     *             "shift_required": false,
                     *             "shift_start": "08:00",
                     *             "shift_end": "22:00",
                     *             "print_receipt": false,
                     *             "receipt_template": "",
                     *             "callback_endpoint": "https://receiver.kasa.test/orders",
                     *             "callback_type": "post_json",
                     *             "callback_headers": [],
                     *             "callback_get_parameters": [],
                     *             "callback_body_template": "{\"order_id\": \"{{order_id}}\", \"status\": \"{{status}}\", \"amount\": {{amount_kopiykas}}, \"terminal\": \"{{terminal_number}}\"}",
                     *             "callback_signature_template": "{{order_id}}|{{amount_kopiykas}}|{{status}}|{{sent_at}}",
                     *             "callback_timeout_seconds": 10,
                     *             "callback_retry_seconds": 60
                     *           },
                     *           "setting_sources": {
                     *             "terminal_type": "standard",
                     *             "interface_type": "standard",
                     *             "system": "standard",
                     *             "installation_type": "standard",
                     *             "connection_type": "standard",
                     *             "acquirer_type": "standard",
                     *             "balancing_type": "standard",
                     *             "commission_distribution_type": "standard",
                     *             "client_commission_bp": "standard",
                     *             "merchant_commission_bp": "own",
                     *             "min_amount": "standard",
                     *             "max_amount": "own",
                     *             "daily_amount_limit": "standard",
                     *             "works_offline": "standard",
                     *             "max_offline_amount": "standard",
                     *             "card_waiting_seconds": "standard",
                     *             "sync_seconds": "standard",
                     *             "shift_required": "standard",
                     *             "shift_start": "standard",
                     *             "shift_end": "standard",
                     *             "print_receipt": "standard",
                     *             "receipt_template": "standard",
                     *             "callback_endpoint": "own",
                     *             "callback_type": "standard",
                     *             "callback_headers": "standard",
                     *             "callback_get_parameters": "standard",
                     *             "callback_body_template": "standard",
                     *             "callback_signature_template": "own",
                     *             "callback_timeout_seconds": "standard",
                     *             "callback_retry_seconds": "standard"
                     *           },
                     *           "settings_changed_at": "2026-01-12T08:00:00.000Z",
                     *           "settings_taken_at": null,
                     *           "update_requested_at": null
                     *         },
                     *         "secret_key_phrase": "z4rk8n-w6tq2h-m9xd3c-vj7pfy"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["EcommTerminalWithPhrase"];
                    };
                };
            };
            400: components["responses"]["MalformedRequestOrSignatureInvalid"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ViewReadOnlyOrSecondFactorRequiredOrConflictOrTerminalReleased"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailedOfVersion"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Maintenance"];
        };
    };
    endKeyPhraseOverlap: {
        parameters: {
            query?: {
                /** @description Language of `msg` and of messages in `details` (spec §7): `UK` or `EN`. Missing or unknown: Ukrainian. */
                lng?: components["parameters"]["lng"];
            };
            header?: {
                /** @description Hex SHA-256 of the exact body text followed by the signing secret. Required once the session has a secret (see exchangeKey). */
                "payload-signature"?: components["parameters"]["payload-signature"];
            };
            path: {
                /** @example 01912d50-3c00-7000-8000-00000000007c */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "version": 1
                 *     }
                 */
                "application/json": components["schemas"]["ReplaceKeyPhraseInput"];
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
                     *         "id": "01912d50-3c00-7000-8000-00000000007c",
                     *         "number": "S1700001",
                     *         "ptks_id": "PT-1700001",
                     *         "name": "Каса сайту",
                     *         "serial": "VPOS-1700001",
                     *         "model": "Віртуальний POS",
                     *         "kind": "ecomm",
                     *         "status": "active",
                     *         "blocked_by": null,
                     *         "connectivity": "offline",
                     *         "last_online_at": null,
                     *         "is_unstable": false,
                     *         "last_started_at": null,
                     *         "activated_at": "2026-01-14T09:30:00.000Z",
                     *         "test_mode": false,
                     *         "point": {
                     *           "id": "01912d50-3c00-7000-8000-000000000012",
                     *           "name": "Затишок на Городоцькій",
                     *           "city": "Львів"
                     *         },
                     *         "template": null,
                     *         "version": 2,
                     *         "created_at": "2026-01-12T08:00:00.000Z",
                     *         "updated_at": "2026-11-20T09:00:00.000Z",
                     *         "vehicle": null,
                     *         "website": "https://shop.example.com",
                     *         "extra_info": null,
                     *         "release_reason": null,
                     *         "has_secret_key_phrase": true,
                     *         "previous_key_phrase_until": null,
                     *         "settings": {
                     *           "terminal_type": "virtual",
                     *           "interface_type": "api",
                     *           "system": "proprietary",
                     *           "installation_type": "remote",
                     *           "connection_type": "ethernet",
                     *           "acquirer_type": "bank",
                     *           "balancing_type": "automatic",
                     *           "commission_distribution_type": "merchant",
                     *           "client_commission_bp": 0,
                     *           "merchant_commission_bp": 190,
                     *           "min_amount": null,
                     *           "max_amount": 5000000,
                     *           "daily_amount_limit": null,
                     *           "works_offline": false,
                     *           "max_offline_amount": 50000,
                     *           "card_waiting_seconds": 600,
                     *           "sync_seconds": 300,
                     *           "shift_required": false,
                     *           "shift_start": "08:00",
                     *           "shift_end": "22:00",
                     *           "print_receipt": false,
                     *           "receipt_template": "",
                     *           "callback_endpoint": "https://receiver.kasa.test/orders",
                     *           "callback_type": "post_json",
                     *           "callback_headers": [],
                     *           "callback_get_parameters": [],
                     *           "callback_body_template": "{\"order_id\": \"{{order_id}}\", \"status\": \"{{status}}\", \"amount\": {{amount_kopiykas}}, \"terminal\": \"{{terminal_number}}\"}",
                     *           "callback_signature_template": "{{order_id}}|{{amount_kopiykas}}|{{status}}|{{sent_at}}",
                     *           "callback_timeout_seconds": 10,
                     *           "callback_retry_seconds": 60
                     *         },
                     *         "setting_sources": {
                     *           "terminal_type": "standard",
                     *           "interface_type": "standard",
                     *           "system": "standard",
                     *           "installation_type": "standard",
                     *           "connection_type": "standard",
                     *           "acquirer_type": "standard",
                     *           "balancing_type": "standard",
                     *           "commission_distribution_type": "standard",
                     *           "client_commission_bp": "standard",
                     *           "merchant_commission_bp": "own",
                     *           "min_amount": "standard",
                     *           "max_amount": "own",
                     *           "daily_amount_limit": "standard",
                     *           "works_offline": "standard",
                     *           "max_offline_amount": "standard",
                     *           "card_waiting_seconds": "standard",
                     *           "sync_seconds": "standard",
                     *           "shift_required": "standard",
                     *           "shift_start": "standard",
                     *           "shift_end": "standard",
                     *           "print_receipt": "standard",
                     *           "receipt_template": "standard",
                     *           "callback_endpoint": "own",
                     *           "callback_type": "standard",
                     *           "callback_headers": "standard",
                     *           "callback_get_parameters": "standard",
                     *           "callback_body_template": "standard",
                     *           "callback_signature_template": "own",
                     *           "callback_timeout_seconds": "standard",
                     *           "callback_retry_seconds": "standard"
                     *         },
                     *         "settings_changed_at": "2026-01-12T08:00:00.000Z",
                     *         "settings_taken_at": null,
                     *         "update_requested_at": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["Terminal"];
                    };
                };
            };
            400: components["responses"]["MalformedRequestOrSignatureInvalid"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description `1008` **view_read_only**, `1011` **second_factor_required**, `1311` **terminal_released**, `-7` **conflict** */
            409: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailedOfVersion"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Maintenance"];
        };
    };
    activateTerminal: {
        parameters: {
            query?: {
                /** @description Language of `msg` and of messages in `details` (spec §7): `UK` or `EN`. Missing or unknown: Ukrainian. */
                lng?: components["parameters"]["lng"];
            };
            header?: {
                /** @description Hex SHA-256 of the exact body text followed by the signing secret. Required once the session has a secret (see exchangeKey). */
                "payload-signature"?: components["parameters"]["payload-signature"];
            };
            path: {
                /** @example 01912d50-3c00-7000-8000-000000000072 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "version": 1
                 *     }
                 */
                "application/json": components["schemas"]["ActivateTerminalInput"];
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
                     *         "id": "01912d50-3c00-7000-8000-000000000072",
                     *         "number": "S1100105",
                     *         "ptks_id": "PT-1100101",
                     *         "name": "Каса 5",
                     *         "serial": "A920-1100101",
                     *         "model": "PAX A920",
                     *         "kind": "acquiring",
                     *         "status": "active",
                     *         "blocked_by": null,
                     *         "connectivity": "online",
                     *         "last_online_at": "2026-11-20T09:00:00.000Z",
                     *         "is_unstable": false,
                     *         "last_started_at": "2026-11-20T05:41:00.000Z",
                     *         "activated_at": "2026-11-20T09:00:00.000Z",
                     *         "test_mode": false,
                     *         "point": {
                     *           "id": "01912d50-3c00-7000-8000-000000000012",
                     *           "name": "Затишок на Городоцькій",
                     *           "city": "Львів"
                     *         },
                     *         "template": null,
                     *         "version": 2,
                     *         "created_at": "2026-01-12T08:00:00.000Z",
                     *         "updated_at": "2026-11-20T09:00:00.000Z",
                     *         "vehicle": null,
                     *         "website": "https://zatyshok.example.com",
                     *         "extra_info": null,
                     *         "release_reason": null,
                     *         "has_secret_key_phrase": true,
                     *         "previous_key_phrase_until": null,
                     *         "settings": {
                     *           "terminal_type": "countertop",
                     *           "interface_type": "standalone",
                     *           "system": "android",
                     *           "installation_type": "indoor",
                     *           "connection_type": "wifi",
                     *           "acquirer_type": "bank",
                     *           "balancing_type": "automatic",
                     *           "commission_distribution_type": "merchant",
                     *           "client_commission_bp": 0,
                     *           "merchant_commission_bp": 170,
                     *           "min_amount": null,
                     *           "max_amount": null,
                     *           "daily_amount_limit": null,
                     *           "works_offline": false,
                     *           "max_offline_amount": 50000,
                     *           "card_waiting_seconds": 60,
                     *           "sync_seconds": 120,
                     *           "shift_required": false,
                     *           "shift_start": "08:00",
                     *           "shift_end": "22:00",
                     *           "print_receipt": true,
                     *           "receipt_template": "",
                     *           "callback_endpoint": null,
                     *           "callback_type": "post_json",
                     *           "callback_headers": [],
                     *           "callback_get_parameters": [],
                     *           "callback_body_template": "{\"order_id\": \"{{order_id}}\", \"status\": \"{{status}}\", \"amount\": {{amount_kopiykas}}, \"terminal\": \"{{terminal_number}}\"}",
                     *           "callback_signature_template": "",
                     *           "callback_timeout_seconds": 10,
                     *           "callback_retry_seconds": 60
                     *         },
                     *         "setting_sources": {
                     *           "terminal_type": "standard",
                     *           "interface_type": "standard",
                     *           "system": "standard",
                     *           "installation_type": "standard",
                     *           "connection_type": "own",
                     *           "acquirer_type": "standard",
                     *           "balancing_type": "standard",
                     *           "commission_distribution_type": "standard",
                     *           "client_commission_bp": "standard",
                     *           "merchant_commission_bp": "standard",
                     *           "min_amount": "standard",
                     *           "max_amount": "standard",
                     *           "daily_amount_limit": "standard",
                     *           "works_offline": "standard",
                     *           "max_offline_amount": "standard",
                     *           "card_waiting_seconds": "standard",
                     *           "sync_seconds": "own",
                     *           "shift_required": "standard",
                     *           "shift_start": "standard",
                     *           "shift_end": "standard",
                     *           "print_receipt": "standard",
                     *           "receipt_template": "standard",
                     *           "callback_endpoint": "standard",
                     *           "callback_type": "standard",
                     *           "callback_headers": "standard",
                     *           "callback_get_parameters": "standard",
                     *           "callback_body_template": "standard",
                     *           "callback_signature_template": "standard",
                     *           "callback_timeout_seconds": "standard",
                     *           "callback_retry_seconds": "standard"
                     *         },
                     *         "settings_changed_at": "2026-01-12T08:00:00.000Z",
                     *         "settings_taken_at": "2026-11-20T05:41:00.000Z",
                     *         "update_requested_at": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["Terminal"];
                    };
                };
            };
            400: components["responses"]["MalformedRequestOrSignatureInvalid"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description `1008` **view_read_only**, `1011` **second_factor_required**, `-7` **conflict**, `1305` **terminal_already_active**, `1304` **terminal_blocked**, `1331` **terminal_blocked_by_merchant**, `1311` **terminal_released** */
            409: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailedOfVersion"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Maintenance"];
        };
    };
    activateTerminalByCode: {
        parameters: {
            query?: {
                /** @description Language of `msg` and of messages in `details` (spec §7): `UK` or `EN`. Missing or unknown: Ukrainian. */
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
                 *       "code": "K7100106"
                 *     }
                 */
                "application/json": components["schemas"]["ActivateByCodeInput"];
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
                     *         "id": "01912d50-3c00-7000-8000-000000000073",
                     *         "number": "S1100106",
                     *         "ptks_id": "PT-1100101",
                     *         "name": "Каса 6",
                     *         "serial": "A920-1100101",
                     *         "model": "PAX A920",
                     *         "kind": "acquiring",
                     *         "status": "active",
                     *         "blocked_by": null,
                     *         "connectivity": "online",
                     *         "last_online_at": "2026-11-20T09:00:00.000Z",
                     *         "is_unstable": false,
                     *         "last_started_at": "2026-11-20T05:41:00.000Z",
                     *         "activated_at": "2026-11-20T09:00:00.000Z",
                     *         "test_mode": false,
                     *         "point": {
                     *           "id": "01912d50-3c00-7000-8000-000000000012",
                     *           "name": "Затишок на Городоцькій",
                     *           "city": "Львів"
                     *         },
                     *         "template": null,
                     *         "version": 2,
                     *         "created_at": "2026-01-12T08:00:00.000Z",
                     *         "updated_at": "2026-11-20T09:00:00.000Z",
                     *         "vehicle": null,
                     *         "website": "https://zatyshok.example.com",
                     *         "extra_info": null,
                     *         "release_reason": null,
                     *         "has_secret_key_phrase": true,
                     *         "previous_key_phrase_until": null,
                     *         "settings": {
                     *           "terminal_type": "countertop",
                     *           "interface_type": "standalone",
                     *           "system": "android",
                     *           "installation_type": "indoor",
                     *           "connection_type": "wifi",
                     *           "acquirer_type": "bank",
                     *           "balancing_type": "automatic",
                     *           "commission_distribution_type": "merchant",
                     *           "client_commission_bp": 0,
                     *           "merchant_commission_bp": 170,
                     *           "min_amount": null,
                     *           "max_amount": null,
                     *           "daily_amount_limit": null,
                     *           "works_offline": false,
                     *           "max_offline_amount": 50000,
                     *           "card_waiting_seconds": 60,
                     *           "sync_seconds": 120,
                     *           "shift_required": false,
                     *           "shift_start": "08:00",
                     *           "shift_end": "22:00",
                     *           "print_receipt": true,
                     *           "receipt_template": "",
                     *           "callback_endpoint": null,
                     *           "callback_type": "post_json",
                     *           "callback_headers": [],
                     *           "callback_get_parameters": [],
                     *           "callback_body_template": "{\"order_id\": \"{{order_id}}\", \"status\": \"{{status}}\", \"amount\": {{amount_kopiykas}}, \"terminal\": \"{{terminal_number}}\"}",
                     *           "callback_signature_template": "",
                     *           "callback_timeout_seconds": 10,
                     *           "callback_retry_seconds": 60
                     *         },
                     *         "setting_sources": {
                     *           "terminal_type": "standard",
                     *           "interface_type": "standard",
                     *           "system": "standard",
                     *           "installation_type": "standard",
                     *           "connection_type": "own",
                     *           "acquirer_type": "standard",
                     *           "balancing_type": "standard",
                     *           "commission_distribution_type": "standard",
                     *           "client_commission_bp": "standard",
                     *           "merchant_commission_bp": "standard",
                     *           "min_amount": "standard",
                     *           "max_amount": "standard",
                     *           "daily_amount_limit": "standard",
                     *           "works_offline": "standard",
                     *           "max_offline_amount": "standard",
                     *           "card_waiting_seconds": "standard",
                     *           "sync_seconds": "own",
                     *           "shift_required": "standard",
                     *           "shift_start": "standard",
                     *           "shift_end": "standard",
                     *           "print_receipt": "standard",
                     *           "receipt_template": "standard",
                     *           "callback_endpoint": "standard",
                     *           "callback_type": "standard",
                     *           "callback_headers": "standard",
                     *           "callback_get_parameters": "standard",
                     *           "callback_body_template": "standard",
                     *           "callback_signature_template": "standard",
                     *           "callback_timeout_seconds": "standard",
                     *           "callback_retry_seconds": "standard"
                     *         },
                     *         "settings_changed_at": "2026-01-12T08:00:00.000Z",
                     *         "settings_taken_at": "2026-11-20T05:41:00.000Z",
                     *         "update_requested_at": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["Terminal"];
                    };
                };
            };
            400: components["responses"]["MalformedRequestOrSignatureInvalid"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            /** @description `1008` **view_read_only**, `1011` **second_factor_required**, `1307` **activation_code_expired**, `1308` **terminal_not_added**, `1305` **terminal_already_active**, `1304` **terminal_blocked**, `1331` **terminal_blocked_by_merchant** */
            409: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description `-2` **validation_failed**, `1306` **activation_code_wrong** */
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
    releaseTerminal: {
        parameters: {
            query?: {
                /** @description Language of `msg` and of messages in `details` (spec §7): `UK` or `EN`. Missing or unknown: Ukrainian. */
                lng?: components["parameters"]["lng"];
            };
            header?: {
                /** @description Hex SHA-256 of the exact body text followed by the signing secret. Required once the session has a secret (see exchangeKey). */
                "payload-signature"?: components["parameters"]["payload-signature"];
            };
            path: {
                /** @example 01912d50-3c00-7000-8000-000000000075 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "Магазин на Городоцькій закрито, термінал повернуто банку",
                 *       "version": 1
                 *     }
                 */
                "application/json": components["schemas"]["ReleaseTerminalInput"];
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
                     *         "id": "01912d50-3c00-7000-8000-000000000075",
                     *         "number": "S1100107",
                     *         "ptks_id": "PT-1100107",
                     *         "name": "Каса 1",
                     *         "serial": "A920-1100107",
                     *         "model": "PAX A920",
                     *         "kind": "acquiring",
                     *         "status": "released",
                     *         "blocked_by": null,
                     *         "connectivity": "offline",
                     *         "last_online_at": null,
                     *         "is_unstable": false,
                     *         "last_started_at": null,
                     *         "activated_at": null,
                     *         "test_mode": false,
                     *         "point": null,
                     *         "template": null,
                     *         "version": 2,
                     *         "created_at": "2026-01-12T08:00:00.000Z",
                     *         "updated_at": "2026-11-20T09:00:00.000Z",
                     *         "vehicle": null,
                     *         "website": null,
                     *         "extra_info": null,
                     *         "release_reason": "Магазин на Городоцькій закрито, термінал повернуто банку",
                     *         "has_secret_key_phrase": false,
                     *         "previous_key_phrase_until": null,
                     *         "settings": {
                     *           "terminal_type": "countertop",
                     *           "interface_type": "standalone",
                     *           "system": "android",
                     *           "installation_type": "indoor",
                     *           "connection_type": "ethernet",
                     *           "acquirer_type": "bank",
                     *           "balancing_type": "automatic",
                     *           "commission_distribution_type": "merchant",
                     *           "client_commission_bp": 0,
                     *           "merchant_commission_bp": 170,
                     *           "min_amount": null,
                     *           "max_amount": null,
                     *           "daily_amount_limit": null,
                     *           "works_offline": false,
                     *           "max_offline_amount": 50000,
                     *           "card_waiting_seconds": 60,
                     *           "sync_seconds": 300,
                     *           "shift_required": false,
                     *           "shift_start": "08:00",
                     *           "shift_end": "22:00",
                     *           "print_receipt": true,
                     *           "receipt_template": "",
                     *           "callback_endpoint": null,
                     *           "callback_type": "post_json",
                     *           "callback_headers": [],
                     *           "callback_get_parameters": [],
                     *           "callback_body_template": "{\"order_id\": \"{{order_id}}\", \"status\": \"{{status}}\", \"amount\": {{amount_kopiykas}}, \"terminal\": \"{{terminal_number}}\"}",
                     *           "callback_signature_template": "",
                     *           "callback_timeout_seconds": 10,
                     *           "callback_retry_seconds": 60
                     *         },
                     *         "setting_sources": {
                     *           "terminal_type": "standard",
                     *           "interface_type": "standard",
                     *           "system": "standard",
                     *           "installation_type": "standard",
                     *           "connection_type": "standard",
                     *           "acquirer_type": "standard",
                     *           "balancing_type": "standard",
                     *           "commission_distribution_type": "standard",
                     *           "client_commission_bp": "standard",
                     *           "merchant_commission_bp": "standard",
                     *           "min_amount": "standard",
                     *           "max_amount": "standard",
                     *           "daily_amount_limit": "standard",
                     *           "works_offline": "standard",
                     *           "max_offline_amount": "standard",
                     *           "card_waiting_seconds": "standard",
                     *           "sync_seconds": "standard",
                     *           "shift_required": "standard",
                     *           "shift_start": "standard",
                     *           "shift_end": "standard",
                     *           "print_receipt": "standard",
                     *           "receipt_template": "standard",
                     *           "callback_endpoint": "standard",
                     *           "callback_type": "standard",
                     *           "callback_headers": "standard",
                     *           "callback_get_parameters": "standard",
                     *           "callback_body_template": "standard",
                     *           "callback_signature_template": "standard",
                     *           "callback_timeout_seconds": "standard",
                     *           "callback_retry_seconds": "standard"
                     *         },
                     *         "settings_changed_at": "2026-01-12T08:00:00.000Z",
                     *         "settings_taken_at": null,
                     *         "update_requested_at": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["Terminal"];
                    };
                };
            };
            400: components["responses"]["MalformedRequestOrSignatureInvalid"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description `1008` **view_read_only**, `1011` **second_factor_required**, `-7` **conflict**, `1311` **terminal_released**, `1312` **terminal_holds_cash** */
            409: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailedOfReason"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Maintenance"];
        };
    };
    disputeTerminal: {
        parameters: {
            query?: {
                /** @description Language of `msg` and of messages in `details` (spec §7): `UK` or `EN`. Missing or unknown: Ukrainian. */
                lng?: components["parameters"]["lng"];
            };
            header?: {
                /** @description Hex SHA-256 of the exact body text followed by the signing secret. Required once the session has a secret (see exchangeKey). */
                "payload-signature"?: components["parameters"]["payload-signature"];
                /** @description Names one deed, so that a request whose answer was lost can be sent again: the same key and body have one effect and the same answer. Draw it anew for each deed, such as a UUID. A key counts within its operation and `x-key-scope`: the signed-in person (`user`), or what that field of the body says. It is kept for 24 hours, without a session for 15 minutes; only successes are kept. With another body it answers `conflict`. */
                "Idempotency-Key"?: components["parameters"]["idempotency-key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "number": "S1110102",
                 *       "code": "K7900001",
                 *       "reason": "Термінал куплено разом із кіоском на вул. Городоцькій, 82, договір № 14 від 12.11.2026"
                 *     }
                 */
                "application/json": components["schemas"]["DisputeTerminalInput"];
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
                     *         "id": "01a0c2f0-8a00-7000-8000-0000000000d1",
                     *         "number": "S1110102",
                     *         "opened_at": "2026-11-20T09:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["TerminalDispute"];
                    };
                };
            };
            400: components["responses"]["MalformedRequestOrSignatureInvalid"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            /** @description `1008` **view_read_only**, `1011` **second_factor_required**, `-7` **conflict**, `1302` **terminal_already_added** */
            409: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
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
    listTerminalTemplates: {
        parameters: {
            query?: {
                /**
                 * @description From 1, which is also the default. page × perPage may not pass 10000.
                 * @example 1
                 */
                page?: components["parameters"]["page"];
                /** @description 10 to 20, default 10. Anything else is clamped to the nearest, never refused. */
                perPage?: components["parameters"]["perPage"];
                /** @description Part of the name or the description */
                q?: string;
                /** @description Whether any terminal has it */
                is_used?: "true" | "false";
                /** @description Last changed on this day in Kyiv or later */
                changed_from?: components["schemas"]["Day"];
                /** @description Last changed on this day in Kyiv or earlier */
                changed_to?: components["schemas"]["Day"];
                /** @description Created on this day in Kyiv or later */
                created_from?: components["schemas"]["Day"];
                /** @description Created on this day in Kyiv or earlier */
                created_to?: components["schemas"]["Day"];
                /**
                 * @description Default: name
                 * @example name
                 */
                sort?: "name" | "-name" | "created_at" | "-created_at";
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
                     *             "id": "01912d50-3c00-7000-8000-000000000078",
                     *             "name": "Міський транспорт",
                     *             "description": "Валідатори в автобусах, трамваях і тролейбусах",
                     *             "settings": {
                     *               "card_waiting_seconds": 12,
                     *               "max_offline_amount": 10000,
                     *               "sync_seconds": 120
                     *             },
                     *             "terminals_count": 94,
                     *             "settings_changed_at": "2026-01-12T08:00:00.000Z",
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
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["TerminalTemplatePage"];
                    };
                };
            };
            401: components["responses"]["NotAuthenticated"];
            409: components["responses"]["SecondFactorRequired"];
            422: components["responses"]["ValidationFailedOfPage"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Maintenance"];
        };
    };
    createTerminalTemplate: {
        parameters: {
            query?: {
                /** @description Language of `msg` and of messages in `details` (spec §7): `UK` or `EN`. Missing or unknown: Ukrainian. */
                lng?: components["parameters"]["lng"];
            };
            header?: {
                /** @description Hex SHA-256 of the exact body text followed by the signing secret. Required once the session has a secret (see exchangeKey). */
                "payload-signature"?: components["parameters"]["payload-signature"];
                /** @description Names one deed, so that a request whose answer was lost can be sent again: the same key and body have one effect and the same answer. Draw it anew for each deed, such as a UUID. A key counts within its operation and `x-key-scope`: the signed-in person (`user`), or what that field of the body says. It is kept for 24 hours, without a session for 15 minutes; only successes are kept. With another body it answers `conflict`. */
                "Idempotency-Key"?: components["parameters"]["idempotency-key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Ярмарок",
                 *       "description": "Виїзна торгівля на вихідних",
                 *       "settings": {
                 *         "works_offline": true,
                 *         "max_offline_amount": 80000,
                 *         "sync_seconds": 600
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["TerminalTemplateInput"];
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
                     *         "id": "01912d50-3c00-7000-8000-000000000078",
                     *         "name": "Ярмарок",
                     *         "description": "Виїзна торгівля на вихідних",
                     *         "settings": {
                     *           "works_offline": true,
                     *           "max_offline_amount": 80000,
                     *           "sync_seconds": 600
                     *         },
                     *         "terminals_count": 0,
                     *         "settings_changed_at": "2026-01-12T08:00:00.000Z",
                     *         "version": 1,
                     *         "created_at": "2026-01-12T08:00:00.000Z",
                     *         "updated_at": "2026-01-12T08:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["TerminalTemplate"];
                    };
                };
            };
            400: components["responses"]["MalformedRequestOrSignatureInvalid"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            /** @description `1008` **view_read_only**, `1011` **second_factor_required**, `-7` **conflict** */
            409: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailedOfName"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Maintenance"];
        };
    };
    getTerminalTemplate: {
        parameters: {
            query?: {
                /** @description Language of `msg` and of messages in `details` (spec §7): `UK` or `EN`. Missing or unknown: Ukrainian. */
                lng?: components["parameters"]["lng"];
            };
            header?: never;
            path: {
                /** @example 01912d50-3c00-7000-8000-000000000078 */
                id: components["schemas"]["Id"];
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
                     *         "id": "01912d50-3c00-7000-8000-000000000078",
                     *         "name": "Міський транспорт",
                     *         "description": "Валідатори в автобусах, трамваях і тролейбусах",
                     *         "settings": {
                     *           "card_waiting_seconds": 12,
                     *           "max_offline_amount": 10000,
                     *           "sync_seconds": 120
                     *         },
                     *         "terminals_count": 94,
                     *         "settings_changed_at": "2026-01-12T08:00:00.000Z",
                     *         "version": 1,
                     *         "created_at": "2026-01-12T08:00:00.000Z",
                     *         "updated_at": "2026-01-12T08:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["TerminalTemplate"];
                    };
                };
            };
            401: components["responses"]["NotAuthenticated"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["SecondFactorRequired"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Maintenance"];
        };
    };
    updateTerminalTemplate: {
        parameters: {
            query?: {
                /** @description Language of `msg` and of messages in `details` (spec §7): `UK` or `EN`. Missing or unknown: Ukrainian. */
                lng?: components["parameters"]["lng"];
            };
            header?: {
                /** @description Hex SHA-256 of the exact body text followed by the signing secret. Required once the session has a secret (see exchangeKey). */
                "payload-signature"?: components["parameters"]["payload-signature"];
            };
            path: {
                /** @example 01912d50-3c00-7000-8000-000000000079 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Каса магазину зі сповіщеннями",
                 *       "description": "Для кас, про оплати яких дізнається сервер магазину",
                 *       "settings": {
                 *         "terminal_type": "validator",
                 *         "interface_type": "standalone",
                 *         "system": "android",
                 *         "installation_type": "vehicle",
                 *         "connection_type": "wifi",
                 *         "acquirer_type": "facilitator",
                 *         "balancing_type": "manual",
                 *         "commission_distribution_type": "shared",
                 *         "client_commission_bp": 50,
                 *         "merchant_commission_bp": 120,
                 *         "min_amount": 500,
                 *         "max_amount": 150000,
                 *         "daily_amount_limit": 5000000,
                 *         "works_offline": true,
                 *         "max_offline_amount": 20000,
                 *         "card_waiting_seconds": 15,
                 *         "sync_seconds": 60,
                 *         "shift_required": false,
                 *         "shift_start": "05:30",
                 *         "shift_end": "23:30",
                 *         "print_receipt": true,
                 *         "receipt_template": "Дякуємо, що їдете з нами!\n{{point_name}}",
                 *         "callback_endpoint": "https://hooks.example.com/kasa",
                 *         "callback_type": "post_json",
                 *         "callback_headers": [
                 *           {
                 *             "name": "X-Shop",
                 *             "value": "12"
                 *           }
                 *         ],
                 *         "callback_get_parameters": [
                 *           {
                 *             "name": "order",
                 *             "value": "{{order_id}}",
                 *             "is_secret": false
                 *           }
                 *         ],
                 *         "callback_body_template": "{\"order\": \"{{order_id}}\", \"sum\": {{amount_kopiykas}}, \"sign\": \"{{signature}}\"}",
                 *         "callback_signature_template": "{{order_id}}|{{amount_kopiykas}}|{{status}}",
                 *         "callback_timeout_seconds": 5,
                 *         "callback_retry_seconds": 120
                 *       },
                 *       "version": 1
                 *     }
                 */
                "application/json": components["schemas"]["TerminalTemplateUpdate"];
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
                     *         "id": "01912d50-3c00-7000-8000-000000000079",
                     *         "name": "Каса магазину зі сповіщеннями",
                     *         "description": "Для кас, про оплати яких дізнається сервер магазину",
                     *         "settings": {
                     *           "terminal_type": "validator",
                     *           "interface_type": "standalone",
                     *           "system": "android",
                     *           "installation_type": "vehicle",
                     *           "connection_type": "wifi",
                     *           "acquirer_type": "facilitator",
                     *           "balancing_type": "manual",
                     *           "commission_distribution_type": "shared",
                     *           "client_commission_bp": 50,
                     *           "merchant_commission_bp": 120,
                     *           "min_amount": 500,
                     *           "max_amount": 150000,
                     *           "daily_amount_limit": 5000000,
                     *           "works_offline": true,
                     *           "max_offline_amount": 20000,
                     *           "card_waiting_seconds": 15,
                     *           "sync_seconds": 60,
                     *           "shift_required": false,
                     *           "shift_start": "05:30",
                     *           "shift_end": "23:30",
                     *           "print_receipt": true,
                     *           "receipt_template": "Дякуємо, що їдете з нами!\n{{point_name}}",
                     *           "callback_endpoint": "https://hooks.example.com/kasa",
                     *           "callback_type": "post_json",
                     *           "callback_headers": [
                     *             {
                     *               "name": "X-Shop",
                     *               "value": "12"
                     *             }
                     *           ],
                     *           "callback_get_parameters": [
                     *             {
                     *               "name": "order",
                     *               "value": "{{order_id}}",
                     *               "is_secret": false
                     *             }
                     *           ],
                     *           "callback_body_template": "{\"order\": \"{{order_id}}\", \"sum\": {{amount_kopiykas}}, \"sign\": \"{{signature}}\"}",
                     *           "callback_signature_template": "{{order_id}}|{{amount_kopiykas}}|{{status}}",
                     *           "callback_timeout_seconds": 5,
                     *           "callback_retry_seconds": 120
                     *         },
                     *         "terminals_count": 94,
                     *         "settings_changed_at": "2026-11-20T09:00:00.000Z",
                     *         "version": 2,
                     *         "created_at": "2026-01-12T08:00:00.000Z",
                     *         "updated_at": "2026-11-20T09:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["TerminalTemplate"];
                    };
                };
            };
            400: components["responses"]["MalformedRequestOrSignatureInvalid"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ViewReadOnlyOrSecondFactorRequiredOrConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailedOfName"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Maintenance"];
        };
    };
    deleteTerminalTemplate: {
        parameters: {
            query?: {
                /** @description Language of `msg` and of messages in `details` (spec §7): `UK` or `EN`. Missing or unknown: Ukrainian. */
                lng?: components["parameters"]["lng"];
            };
            header?: never;
            path: {
                /** @example 01912d50-3c00-7000-8000-00000000007a */
                id: components["schemas"]["Id"];
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
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["Nothing"];
                    };
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description `1008` **view_read_only**, `1011` **second_factor_required**, `1309` **template_in_use** */
            409: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Maintenance"];
        };
    };
    getTerminalSettingChanges: {
        parameters: {
            query?: {
                /** @description Language of `msg` and of messages in `details` (spec §7): `UK` or `EN`. Missing or unknown: Ukrainian. */
                lng?: components["parameters"]["lng"];
            };
            header?: never;
            path: {
                /** @example 01912d50-3c00-7000-8000-000000000070 */
                id: components["schemas"]["Id"];
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
                     *             "name": "sync_seconds",
                     *             "at": "2026-11-18T08:15:00.000Z",
                     *             "user": {
                     *               "id": "01912d50-3c00-7000-8000-000000000002",
                     *               "has_namesake": false,
                     *               "phone_hint": null,
                     *               "full_name": "Коваль Олена Петрівна"
                     *             }
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["SettingChanges"];
                    };
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["SecondFactorRequired"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Maintenance"];
        };
    };
    getTerminalTemplateSettingChanges: {
        parameters: {
            query?: {
                /** @description Language of `msg` and of messages in `details` (spec §7): `UK` or `EN`. Missing or unknown: Ukrainian. */
                lng?: components["parameters"]["lng"];
            };
            header?: never;
            path: {
                /** @example 01912d50-3c00-7000-8000-000000000078 */
                id: components["schemas"]["Id"];
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
                     *             "name": "sync_seconds",
                     *             "at": "2026-11-18T08:15:00.000Z",
                     *             "user": {
                     *               "id": "01912d50-3c00-7000-8000-000000000002",
                     *               "has_namesake": false,
                     *               "phone_hint": null,
                     *               "full_name": "Коваль Олена Петрівна"
                     *             }
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["SettingChanges"];
                    };
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["SecondFactorRequired"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Maintenance"];
        };
    };
    previewCallback: {
        parameters: {
            query?: {
                /** @description Language of `msg` and of messages in `details` (spec §7): `UK` or `EN`. Missing or unknown: Ukrainian. */
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
                 *       "terminal_id": "01912d50-3c00-7000-8000-000000000070",
                 *       "callback_endpoint": "https://hooks.example.com/kasa",
                 *       "callback_type": "post_json",
                 *       "callback_headers": [
                 *         {
                 *           "name": "X-Shop",
                 *           "value": "12"
                 *         }
                 *       ],
                 *       "callback_get_parameters": [
                 *         {
                 *           "name": "order",
                 *           "value": "{{order_id}}",
                 *           "is_secret": false
                 *         }
                 *       ],
                 *       "callback_body_template": "{\"order\": \"{{order_id}}\", \"sum\": {{amount_kopiykas}}}",
                 *       "callback_signature_template": "{{order_id}}|{{amount_kopiykas}}|{{status}}"
                 *     }
                 */
                "application/json": components["schemas"]["CallbackPreviewInput"];
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
                     *         "method": "POST",
                     *         "url": "https://hooks.example.com/kasa?order=A-2026-000481",
                     *         "headers": [
                     *           {
                     *             "name": "Content-Type",
                     *             "value": "application/json"
                     *           },
                     *           {
                     *             "name": "X-Kasa-Signature",
                     *             "value": "c2lnbmF0dXJl"
                     *           },
                     *           {
                     *             "name": "X-Shop",
                     *             "value": "12"
                     *           }
                     *         ],
                     *         "body": "{\"order\": \"A-2026-000481\", \"sum\": 24550}",
                     *         "signed_text": "A-2026-000481|24550|approved",
                     *         "signature": "c2lnbmF0dXJl",
                     *         "public_key": "-----BEGIN PUBLIC KEY-----\nMIIBIjANBgkq…\n-----END PUBLIC KEY-----\n",
                     *         "warnings": []
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["CallbackPreview"];
                    };
                };
            };
            400: components["responses"]["MalformedRequestOrSignatureInvalid"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["SecondFactorRequired"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailedOfTerminalId"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Maintenance"];
        };
    };
    listCallbackDeliveries: {
        parameters: {
            query?: {
                /**
                 * @description From 1, which is also the default. page × perPage may not pass 10000.
                 * @example 1
                 */
                page?: components["parameters"]["page"];
                /** @description 10 to 20, default 10. Anything else is clamped to the nearest, never refused. */
                perPage?: components["parameters"]["perPage"];
                /** @description Default: -created_at */
                sort?: "created_at" | "-created_at";
                /**
                 * @example [
                 *       "waiting",
                 *       "given_up"
                 *     ]
                 */
                state?: ("waiting" | "delivered" | "given_up")[];
                terminal_id?: components["parameters"]["terminal_id"];
                transaction_id?: components["schemas"]["Id"][];
                status?: ("approved" | "declined" | "expired" | "reversed" | "partially_reversed")[];
                /** @description The payment changed on this day in Kyiv or later */
                created_from?: components["schemas"]["Day"];
                /** @description The payment changed on this day in Kyiv or earlier */
                created_to?: components["schemas"]["Day"];
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
                     *             "id": "01912d50-3c00-7000-8000-000000000084",
                     *             "transaction": {
                     *               "id": "01912d50-3c00-7000-8000-000000000080",
                     *               "order_id": "261119-000012"
                     *             },
                     *             "terminal": {
                     *               "id": "01912d50-3c00-7000-8000-000000000070",
                     *               "number": "S1100101",
                     *               "name": "Каса 1"
                     *             },
                     *             "status": "approved",
                     *             "host": "receiver.kasa.test",
                     *             "state": "given_up",
                     *             "attempts": 12,
                     *             "last_http_status": 503,
                     *             "last_reason": null,
                     *             "next_attempt_at": null,
                     *             "delivered_at": null,
                     *             "version": 13,
                     *             "created_at": "2026-11-18T08:14:06.000Z",
                     *             "updated_at": "2026-11-19T08:14:06.000Z"
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
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["CallbackDeliveryPage"];
                    };
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["SecondFactorRequired"];
            422: components["responses"]["ValidationFailedOfPage"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Maintenance"];
        };
    };
    getCallbackDelivery: {
        parameters: {
            query?: {
                /** @description Language of `msg` and of messages in `details` (spec §7): `UK` or `EN`. Missing or unknown: Ukrainian. */
                lng?: components["parameters"]["lng"];
            };
            header?: never;
            path: {
                /** @example 01912d50-3c00-7000-8000-000000000084 */
                id: components["schemas"]["Id"];
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
                     *         "id": "01912d50-3c00-7000-8000-000000000084",
                     *         "transaction": {
                     *           "id": "01912d50-3c00-7000-8000-000000000080",
                     *           "order_id": "261119-000012"
                     *         },
                     *         "terminal": {
                     *           "id": "01912d50-3c00-7000-8000-000000000070",
                     *           "number": "S1100101",
                     *           "name": "Каса 1"
                     *         },
                     *         "status": "approved",
                     *         "host": "receiver.kasa.test",
                     *         "state": "given_up",
                     *         "attempts": 12,
                     *         "last_http_status": 503,
                     *         "last_reason": null,
                     *         "next_attempt_at": null,
                     *         "delivered_at": null,
                     *         "version": 13,
                     *         "created_at": "2026-11-18T08:14:06.000Z",
                     *         "updated_at": "2026-11-19T08:14:06.000Z",
                     *         "history": [
                     *           {
                     *             "number": 12,
                     *             "sent_at": "2026-11-19T08:14:06.000Z",
                     *             "state": "refused",
                     *             "reason": null,
                     *             "http_status": 503,
                     *             "duration_ms": 120,
                     *             "method": "POST",
                     *             "url": "https://receiver.kasa.test/shop",
                     *             "headers": [
                     *               {
                     *                 "name": "Content-Type",
                     *                 "value": "application/json"
                     *               }
                     *             ],
                     *             "body": "{\"order_id\": \"261119-000012\", \"status\": \"approved\", \"amount\": 24550, \"terminal\": \"S1100101\"}",
                     *             "signed_text": "{\"order_id\": \"261119-000012\", \"status\": \"approved\", \"amount\": 24550, \"terminal\": \"S1100101\"}",
                     *             "signature": "c2lnbmF0dXJl",
                     *             "is_cut": false,
                     *             "answer_bytes": 0,
                     *             "answer": ""
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["CallbackDeliveryDetails"];
                    };
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["SecondFactorRequired"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Maintenance"];
        };
    };
    listFailingEndpoints: {
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
                        data: components["schemas"]["FailingEndpoints"];
                    };
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["SecondFactorRequired"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Maintenance"];
        };
    };
    resendCallback: {
        parameters: {
            query?: {
                /** @description Language of `msg` and of messages in `details` (spec §7): `UK` or `EN`. Missing or unknown: Ukrainian. */
                lng?: components["parameters"]["lng"];
            };
            header?: never;
            path: {
                /** @example 01912d50-3c00-7000-8000-000000000084 */
                id: components["schemas"]["Id"];
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
                     *         "id": "01912d50-3c00-7000-8000-000000000084",
                     *         "transaction": {
                     *           "id": "01912d50-3c00-7000-8000-000000000080",
                     *           "order_id": "261119-000012"
                     *         },
                     *         "terminal": {
                     *           "id": "01912d50-3c00-7000-8000-000000000070",
                     *           "number": "S1100101",
                     *           "name": "Каса 1"
                     *         },
                     *         "status": "approved",
                     *         "host": "receiver.kasa.test",
                     *         "state": "waiting",
                     *         "attempts": 12,
                     *         "last_http_status": 503,
                     *         "last_reason": null,
                     *         "next_attempt_at": "2026-11-20T09:00:00.000Z",
                     *         "delivered_at": null,
                     *         "version": 14,
                     *         "created_at": "2026-11-18T08:14:06.000Z",
                     *         "updated_at": "2026-11-19T08:14:06.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["CallbackDelivery"];
                    };
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ViewReadOnlyOrSecondFactorRequired"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Maintenance"];
        };
    };
    testCallback: {
        parameters: {
            query?: {
                /** @description Language of `msg` and of messages in `details` (spec §7): `UK` or `EN`. Missing or unknown: Ukrainian. */
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
                 *       "terminal_id": "01912d50-3c00-7000-8000-000000000070",
                 *       "callback_endpoint": "https://receiver.kasa.test/kasa",
                 *       "callback_type": "post_json",
                 *       "callback_headers": [
                 *         {
                 *           "name": "X-Shop",
                 *           "value": "12"
                 *         }
                 *       ],
                 *       "callback_get_parameters": [],
                 *       "callback_body_template": "{\"order\": \"{{order_id}}\", \"sum\": {{amount_kopiykas}}}",
                 *       "callback_signature_template": "",
                 *       "callback_timeout_seconds": 10
                 *     }
                 */
                "application/json": components["schemas"]["CallbackTestInput"];
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
                     *         "event_id": "01912d50-3c00-7000-8000-0000000000e2",
                     *         "sent_at": "2026-11-20T09:00:00.000Z",
                     *         "state": "delivered",
                     *         "reason": null,
                     *         "http_status": 200,
                     *         "duration_ms": 184,
                     *         "answer_bytes": 2,
                     *         "answer_is_cut": false
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["CallbackTest"];
                    };
                };
            };
            400: components["responses"]["MalformedRequestOrSignatureInvalid"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ViewReadOnlyOrSecondFactorRequired"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailedOfTerminalId"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Maintenance"];
        };
    };
    listSigningKeys: {
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
                     *             "key_id": "c0ffee00c0ffee00",
                     *             "state": "current",
                     *             "signs_from": "2026-11-20T09:00:00.000Z",
                     *             "signs_until": null,
                     *             "public_key": "-----BEGIN PUBLIC KEY-----\nMIIBIjANBgkq…\n-----END PUBLIC KEY-----\n",
                     *             "public_jwk": {
                     *               "kty": "RSA",
                     *               "n": "u1SU1LfVLPHCozMxH2Mo",
                     *               "e": "AQAB",
                     *               "alg": "RS256",
                     *               "use": "sig",
                     *               "kid": "c0ffee00c0ffee00"
                     *             }
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["SigningKeys"];
                    };
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["SecondFactorRequired"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Maintenance"];
        };
    };
    rotateSigningKey: {
        parameters: {
            query?: {
                /** @description Language of `msg` and of messages in `details` (spec §7): `UK` or `EN`. Missing or unknown: Ukrainian. */
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
                 *       "step": "begin"
                 *     }
                 */
                "application/json": components["schemas"]["KeyRotationInput"];
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
                     *         "items": [
                     *           {
                     *             "key_id": "c0ffee00c0ffee00",
                     *             "state": "current",
                     *             "signs_from": "2026-11-20T09:00:00.000Z",
                     *             "signs_until": "2026-11-27T09:00:00.000Z",
                     *             "public_key": "-----BEGIN PUBLIC KEY-----\nMIIBIjANBgkq…\n-----END PUBLIC KEY-----\n",
                     *             "public_jwk": {
                     *               "kty": "RSA",
                     *               "n": "u1SU1LfVLPHCozMxH2Mo",
                     *               "e": "AQAB",
                     *               "alg": "RS256",
                     *               "use": "sig",
                     *               "kid": "c0ffee00c0ffee00"
                     *             }
                     *           },
                     *           {
                     *             "key_id": "feedfacefeedface",
                     *             "state": "next",
                     *             "signs_from": "2026-11-27T09:00:00.000Z",
                     *             "signs_until": null,
                     *             "public_key": "-----BEGIN PUBLIC KEY-----\nMIIBIjANBgkq…\n-----END PUBLIC KEY-----\n",
                     *             "public_jwk": {
                     *               "kty": "RSA",
                     *               "n": "u1SU1LfVLPHCozMxH2Mo",
                     *               "e": "AQAB",
                     *               "alg": "RS256",
                     *               "use": "sig",
                     *               "kid": "feedfacefeedface"
                     *             }
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["SigningKeys"];
                    };
                };
            };
            400: components["responses"]["MalformedRequestOrSignatureInvalid"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            /** @description `1008` **view_read_only**, `1011` **second_factor_required**, `-7` **conflict** */
            409: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
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
    getConfig: {
        parameters: {
            query?: {
                /** @description Language of `msg` and of messages in `details` (spec §7): `UK` or `EN`. Missing or unknown: Ukrainian. */
                lng?: components["parameters"]["lng"];
            };
            header: {
                /**
                 * @description `S1` and six digits; unique over all merchants, but for released terminals
                 * @example S1100101
                 */
                "x-terminal-number": string;
                /**
                 * @description When it was sent: ISO 8601, UTC. At most 5 minutes from the server’s clock, which the header `Date` of every answer says
                 * @example 2026-11-20T09:00:00Z
                 */
                "x-terminal-time": string;
                /**
                 * @description HMAC-SHA256 with the secret key phrase in lower-case hex, see above
                 * @example fcee83dcdbf435ed90a2ec7ffa2831c6c324d7926b464c772f8232d4cb21974f
                 */
                "x-terminal-signature": string;
                /** @description The `ETag` of the answer that one has: answered 304 without a body while nothing differs (RFC 9110 §13.1.2). */
                "if-none-match"?: components["parameters"]["if-none-match"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    /** @description Names the content, for `If-None-Match`. */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "msg": "Виконано",
                     *       "details": null,
                     *       "data": {
                     *         "number": "S1100101",
                     *         "ptks_id": "PT-1100101",
                     *         "name": "Каса 1",
                     *         "kind": "acquiring",
                     *         "test_mode": false,
                     *         "merchant_name": "ТОВ «Затишок»",
                     *         "point": {
                     *           "name": "Затишок на Городоцькій",
                     *           "city": "Львів",
                     *           "address": "вул. Городоцька, 82"
                     *         },
                     *         "vehicle": null,
                     *         "website": "https://zatyshok.example.com",
                     *         "settings": {
                     *           "terminal_type": "countertop",
                     *           "interface_type": "standalone",
                     *           "system": "android",
                     *           "installation_type": "indoor",
                     *           "connection_type": "wifi",
                     *           "acquirer_type": "bank",
                     *           "balancing_type": "automatic",
                     *           "commission_distribution_type": "merchant",
                     *           "client_commission_bp": 0,
                     *           "merchant_commission_bp": 170,
                     *           "min_amount": null,
                     *           "max_amount": null,
                     *           "daily_amount_limit": null,
                     *           "works_offline": false,
                     *           "max_offline_amount": 50000,
                     *           "card_waiting_seconds": 60,
                     *           "sync_seconds": 120,
                     *           "shift_required": false,
                     *           "shift_start": "08:00",
                     *           "shift_end": "22:00",
                     *           "print_receipt": true,
                     *           "receipt_template": ""
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["TerminalConfig"];
                    };
                };
            };
            /** @description Success, too: nothing differs from what `If-None-Match` names. No envelope and no body. */
            304: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    /** @description Names the content, for `If-None-Match`. */
                    etag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `1323` **terminal_not_active**, `1304` **terminal_blocked** */
            409: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description `-2` **validation_failed**, `1321` **terminal_not_authenticated**, `1322` **terminal_time_wrong** */
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
    previewBulkRun: {
        parameters: {
            query?: {
                /** @description Language of `msg` and of messages in `details` (spec §7): `UK` or `EN`. Missing or unknown: Ukrainian. */
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
                 *       "kind": "apply_template",
                 *       "template_id": "01912d50-3c00-7000-8000-000000000078",
                 *       "target": {
                 *         "terminal_ids": [
                 *           "01912d50-3c00-7000-8000-000000000070"
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["BulkPreviewInput"];
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
                     *         "previewed_at": "2026-11-20T09:00:00.000Z",
                     *         "digest": "353071f10abe74e67edd65634a033185",
                     *         "total": 1,
                     *         "changing": 1,
                     *         "left_out": [],
                     *         "items": [
                     *           {
                     *             "terminal": {
                     *               "id": "01912d50-3c00-7000-8000-000000000070",
                     *               "number": "S1100101",
                     *               "name": "Каса 1",
                     *               "point": {
                     *                 "id": "01912d50-3c00-7000-8000-000000000012",
                     *                 "name": "Затишок на Городоцькій",
                     *                 "city": "Львів"
                     *               }
                     *             },
                     *             "reason": null,
                     *             "status": null,
                     *             "template": {
                     *               "before": null,
                     *               "after": {
                     *                 "id": "01912d50-3c00-7000-8000-000000000078",
                     *                 "name": "Міський транспорт"
                     *               }
                     *             },
                     *             "settings": {
                     *               "before": {
                     *                 "card_waiting_seconds": 60,
                     *                 "max_offline_amount": 50000
                     *               },
                     *               "after": {
                     *                 "card_waiting_seconds": 12,
                     *                 "max_offline_amount": 10000
                     *               }
                     *             }
                     *           }
                     *         ],
                     *         "page": 1,
                     *         "per_page": 10,
                     *         "page_count": 1
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["BulkPreview"];
                    };
                };
            };
            400: components["responses"]["MalformedRequestOrSignatureInvalid"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["SecondFactorRequired"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description `-2` **validation_failed**, `1333` **bulk_run_too_large** */
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
    listBulkRuns: {
        parameters: {
            query?: {
                /**
                 * @description From 1, which is also the default. page × perPage may not pass 10000.
                 * @example 1
                 */
                page?: components["parameters"]["page"];
                /** @description 10 to 20, default 10. Anything else is clamped to the nearest, never refused. */
                perPage?: components["parameters"]["perPage"];
                /**
                 * @description Default: -created_at
                 * @example -created_at
                 */
                sort?: "created_at" | "-created_at" | "total" | "-total";
                /**
                 * @example [
                 *       "block"
                 *     ]
                 */
                kind?: ("block" | "unblock" | "apply_template" | "detach_template" | "offline_all_update")[];
                /** @description The template that was applied; it may be deleted by now */
                template_id?: components["schemas"]["Id"][];
                state?: ("running" | "done" | "cancelled")[];
                /** @description Whether it failed for some terminal; of a run that goes on that is not known yet */
                has_failed?: "true" | "false";
                /** @description Who began it */
                user_id?: components["schemas"]["Id"][];
                /** @description Begun on this day in Kyiv or later */
                started_from?: components["schemas"]["Day"];
                /** @description Begun on this day in Kyiv or earlier */
                started_to?: components["schemas"]["Day"];
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
                     *             "id": "01912d50-3c00-7000-8000-0000000000b0",
                     *             "kind": "block",
                     *             "state": "done",
                     *             "template": null,
                     *             "total": 6,
                     *             "done": 3,
                     *             "skipped": 2,
                     *             "failed": 1,
                     *             "started_by": {
                     *               "id": "01912d50-3c00-7000-8000-000000000002",
                     *               "name": "Коваль Олена Петрівна",
                     *               "has_namesake": false,
                     *               "phone_hint": null
                     *             },
                     *             "finished_at": "2026-11-18T13:20:04.000Z",
                     *             "version": 2,
                     *             "created_at": "2026-11-18T13:20:00.000Z",
                     *             "updated_at": "2026-11-18T13:20:04.000Z"
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
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["BulkRunPage"];
                    };
                };
            };
            401: components["responses"]["NotAuthenticated"];
            409: components["responses"]["SecondFactorRequired"];
            422: components["responses"]["ValidationFailedOfPage"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Maintenance"];
        };
    };
    startBulkRun: {
        parameters: {
            query?: {
                /** @description Language of `msg` and of messages in `details` (spec §7): `UK` or `EN`. Missing or unknown: Ukrainian. */
                lng?: components["parameters"]["lng"];
            };
            header?: {
                /** @description Hex SHA-256 of the exact body text followed by the signing secret. Required once the session has a secret (see exchangeKey). */
                "payload-signature"?: components["parameters"]["payload-signature"];
                /** @description Names one deed, so that a request whose answer was lost can be sent again: the same key and body have one effect and the same answer. Draw it anew for each deed, such as a UUID. A key counts within its operation and `x-key-scope`: the signed-in person (`user`), or what that field of the body says. It is kept for 24 hours, without a session for 15 minutes; only successes are kept. With another body it answers `conflict`. */
                "Idempotency-Key"?: components["parameters"]["idempotency-key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "kind": "apply_template",
                 *       "template_id": "01912d50-3c00-7000-8000-000000000078",
                 *       "target": {
                 *         "terminal_ids": [
                 *           "01912d50-3c00-7000-8000-000000000070"
                 *         ]
                 *       },
                 *       "previewed_at": "2026-11-20T09:00:00.000Z",
                 *       "digest": "353071f10abe74e67edd65634a033185"
                 *     }
                 */
                "application/json": components["schemas"]["BulkRunInput"];
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
                     *         "id": "01912d50-3c00-7000-8000-0000000000b0",
                     *         "kind": "apply_template",
                     *         "state": "running",
                     *         "template": {
                     *           "id": "01912d50-3c00-7000-8000-000000000078",
                     *           "name": "Міський транспорт"
                     *         },
                     *         "total": 1,
                     *         "done": 0,
                     *         "skipped": 0,
                     *         "failed": 0,
                     *         "started_by": {
                     *           "id": "01912d50-3c00-7000-8000-000000000002",
                     *           "name": "Коваль Олена Петрівна",
                     *           "has_namesake": false,
                     *           "phone_hint": null
                     *         },
                     *         "finished_at": null,
                     *         "version": 1,
                     *         "created_at": "2026-11-20T09:00:00.000Z",
                     *         "updated_at": "2026-11-20T09:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["BulkRun"];
                    };
                };
            };
            400: components["responses"]["MalformedRequestOrSignatureInvalid"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description `1008` **view_read_only**, `1011` **second_factor_required**, `-7` **conflict**, `1334` **bulk_run_unfinished**, `1335` **bulk_targets_changed** */
            409: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description `-2` **validation_failed**, `1332` **bulk_run_empty**, `1333` **bulk_run_too_large** */
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
    listBulkRunPeople: {
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
                     *             "id": "01912d50-3c00-7000-8000-000000000002",
                     *             "has_namesake": false,
                     *             "phone_hint": null,
                     *             "full_name": "Коваль Олена Петрівна"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["People"];
                    };
                };
            };
            401: components["responses"]["NotAuthenticated"];
            409: components["responses"]["SecondFactorRequired"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Maintenance"];
        };
    };
    getBulkRun: {
        parameters: {
            query?: {
                /** @description Language of `msg` and of messages in `details` (spec §7): `UK` or `EN`. Missing or unknown: Ukrainian. */
                lng?: components["parameters"]["lng"];
            };
            header?: never;
            path: {
                /** @example 01912d50-3c00-7000-8000-0000000000b0 */
                id: components["schemas"]["Id"];
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
                     *         "id": "01912d50-3c00-7000-8000-0000000000b0",
                     *         "kind": "block",
                     *         "state": "done",
                     *         "template": null,
                     *         "total": 6,
                     *         "done": 3,
                     *         "skipped": 2,
                     *         "failed": 1,
                     *         "started_by": {
                     *           "id": "01912d50-3c00-7000-8000-000000000002",
                     *           "name": "Коваль Олена Петрівна",
                     *           "has_namesake": false,
                     *           "phone_hint": null
                     *         },
                     *         "finished_at": "2026-11-18T13:20:04.000Z",
                     *         "version": 2,
                     *         "created_at": "2026-11-18T13:20:00.000Z",
                     *         "updated_at": "2026-11-18T13:20:04.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["BulkRun"];
                    };
                };
            };
            401: components["responses"]["NotAuthenticated"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["SecondFactorRequired"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Maintenance"];
        };
    };
    listBulkRunRows: {
        parameters: {
            query?: {
                /** @description From 1, which is also the default. page × perPage may not pass 10000. */
                page?: number;
                /** @description 10 to 20, default 10. Anything else is clamped to the nearest, never refused. */
                perPage?: components["parameters"]["perPage"];
                /** @description Part of the number or the name, as they were when the run began. Letters of a number may be Cyrillic ones that look like theirs */
                q?: string;
                /**
                 * @example [
                 *       "done"
                 *     ]
                 */
                state?: ("pending" | "done" | "skipped" | "failed")[];
                reason?: ("already_blocked" | "not_blocked" | "blocked_by_acquirer" | "same_settings" | "no_template" | "not_active" | "already_waiting" | "cancelled" | "not_allowed" | "conflict" | "not_found" | "internal" | "template_not_found")[];
                /** @description Language of `msg` and of messages in `details` (spec §7): `UK` or `EN`. Missing or unknown: Ukrainian. */
                lng?: components["parameters"]["lng"];
            };
            header?: never;
            path: {
                /** @example 01912d50-3c00-7000-8000-0000000000b0 */
                id: components["schemas"]["Id"];
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
                     *             "id": "01912d50-3c00-7000-8000-0000000000b8",
                     *             "terminal": {
                     *               "id": "01912d50-3c00-7000-8000-0000000000b9",
                     *               "number": "S1100110",
                     *               "name": "Каса 2"
                     *             },
                     *             "state": "done",
                     *             "reason": null,
                     *             "finished_at": "2026-11-18T13:20:01.000Z"
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
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["BulkRunRowPage"];
                    };
                };
            };
            401: components["responses"]["NotAuthenticated"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["SecondFactorRequired"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Maintenance"];
        };
    };
    exportBulkRun: {
        parameters: {
            query: {
                /** @example csv */
                format: components["parameters"]["format"];
                /** @description Part of the number or the name, as they were when the run began. Letters of a number may be Cyrillic ones that look like theirs */
                q?: string;
                state?: ("pending" | "done" | "skipped" | "failed")[];
                reason?: ("already_blocked" | "not_blocked" | "blocked_by_acquirer" | "same_settings" | "no_template" | "not_active" | "already_waiting" | "cancelled" | "not_allowed" | "conflict" | "not_found" | "internal" | "template_not_found")[];
                /** @description Language of `msg` and of messages in `details` (spec §7): `UK` or `EN`. Missing or unknown: Ukrainian. */
                lng?: components["parameters"]["lng"];
            };
            header?: never;
            path: {
                /** @example 01912d50-3c00-7000-8000-0000000000b0 */
                id: components["schemas"]["Id"];
            };
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
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    /** @example 77u/ */
                    "text/csv": string;
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["SecondFactorRequired"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Maintenance"];
        };
    };
    cancelBulkRun: {
        parameters: {
            query?: {
                /** @description Language of `msg` and of messages in `details` (spec §7): `UK` or `EN`. Missing or unknown: Ukrainian. */
                lng?: components["parameters"]["lng"];
            };
            header?: never;
            path: {
                /** @example 01912d50-3c00-7000-8000-0000000000b1 */
                id: components["schemas"]["Id"];
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
                     *         "id": "01912d50-3c00-7000-8000-0000000000b1",
                     *         "kind": "detach_template",
                     *         "state": "cancelled",
                     *         "template": null,
                     *         "total": 2,
                     *         "done": 0,
                     *         "skipped": 2,
                     *         "failed": 0,
                     *         "started_by": {
                     *           "id": "01912d50-3c00-7000-8000-000000000002",
                     *           "name": "Коваль Олена Петрівна",
                     *           "has_namesake": false,
                     *           "phone_hint": null
                     *         },
                     *         "finished_at": "2026-11-20T09:00:00.000Z",
                     *         "version": 2,
                     *         "created_at": "2026-11-18T13:20:00.000Z",
                     *         "updated_at": "2026-11-20T09:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["BulkRun"];
                    };
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ViewReadOnlyOrSecondFactorRequired"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Maintenance"];
        };
    };
    previewOfflineUpdate: {
        parameters: {
            query?: {
                /**
                 * @description Which of the terminals `items` lists; default: all
                 * @example changing
                 */
                show?: "all" | "changing" | "left_out";
                /** @description From 1, which is also the default */
                page?: number;
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
                     *         "previewed_at": "2026-11-20T09:00:00.000Z",
                     *         "digest": "94191400672ea954165a9305c4f214d7",
                     *         "total": 34,
                     *         "changing": 30,
                     *         "left_out": [
                     *           {
                     *             "reason": "not_active",
                     *             "count": 4
                     *           }
                     *         ],
                     *         "items": [
                     *           {
                     *             "terminal": {
                     *               "id": "01912d50-3c00-7000-8000-000000000070",
                     *               "number": "S1100350",
                     *               "name": "Мобільна каса 12",
                     *               "point": {
                     *                 "id": "01912d50-3c00-7000-8000-000000000012",
                     *                 "name": "Затишок на Городоцькій",
                     *                 "city": "Львів"
                     *               }
                     *             },
                     *             "reason": null,
                     *             "status": null,
                     *             "template": null,
                     *             "settings": null
                     *           }
                     *         ],
                     *         "page": 1,
                     *         "per_page": 10,
                     *         "page_count": 3
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["BulkPreview"];
                    };
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["SecondFactorRequired"];
            /** @description `-2` **validation_failed**, `1333` **bulk_run_too_large** */
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
    startOfflineUpdate: {
        parameters: {
            query?: {
                /** @description Language of `msg` and of messages in `details` (spec §7): `UK` or `EN`. Missing or unknown: Ukrainian. */
                lng?: components["parameters"]["lng"];
            };
            header?: {
                /** @description Hex SHA-256 of the exact body text followed by the signing secret. Required once the session has a secret (see exchangeKey). */
                "payload-signature"?: components["parameters"]["payload-signature"];
                /** @description Names one deed, so that a request whose answer was lost can be sent again: the same key and body have one effect and the same answer. Draw it anew for each deed, such as a UUID. A key counts within its operation and `x-key-scope`: the signed-in person (`user`), or what that field of the body says. It is kept for 24 hours, without a session for 15 minutes; only successes are kept. With another body it answers `conflict`. */
                "Idempotency-Key"?: components["parameters"]["idempotency-key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /** @example {} */
                "application/json": components["schemas"]["OfflineUpdateInput"];
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
                     *         "id": "01912d50-3c00-7000-8000-0000000000b0",
                     *         "kind": "offline_all_update",
                     *         "state": "running",
                     *         "template": null,
                     *         "total": 34,
                     *         "done": 0,
                     *         "skipped": 0,
                     *         "failed": 0,
                     *         "started_by": {
                     *           "id": "01912d50-3c00-7000-8000-000000000002",
                     *           "name": "Коваль Олена Петрівна",
                     *           "has_namesake": false,
                     *           "phone_hint": null
                     *         },
                     *         "finished_at": null,
                     *         "version": 1,
                     *         "created_at": "2026-11-20T09:00:00.000Z",
                     *         "updated_at": "2026-11-20T09:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["BulkRun"];
                    };
                };
            };
            400: components["responses"]["MalformedRequestOrSignatureInvalid"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            /** @description `1008` **view_read_only**, `1011` **second_factor_required**, `-7` **conflict**, `1334` **bulk_run_unfinished**, `1335` **bulk_targets_changed** */
            409: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description `-2` **validation_failed**, `1332` **bulk_run_empty**, `1333` **bulk_run_too_large** */
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
    listTransactions: {
        parameters: {
            query?: {
                /**
                 * @description From 1, which is also the default. page × perPage may not pass 10000.
                 * @example 1
                 */
                page?: components["parameters"]["page"];
                /**
                 * @description 10 to 20, default 10. Anything else is clamped to the nearest, never refused.
                 * @example 10
                 */
                perPage?: number;
                /**
                 * @description Default: -started_at
                 * @example -started_at
                 */
                sort?: "started_at" | "-started_at" | "amount" | "-amount";
                /** @description One of them as a whole: RRN, order id, fiscal number, number of the terminal, or the last four digits of the card. A whole card number is refused (rule `card_number`): never send one */
                q?: components["parameters"]["q"];
                terminal_id?: components["parameters"]["terminal_id"];
                /** @description Where the terminal stood when the payment was made */
                point_id?: components["schemas"]["Id"][];
                /**
                 * @example [
                 *       "approved"
                 *     ]
                 */
                status?: ("created" | "authorized" | "approved" | "declined" | "reversing" | "reversed" | "partially_reversed" | "expired")[];
                /**
                 * @example [
                 *       "card",
                 *       "wallet"
                 *     ]
                 */
                payment_form?: ("card" | "wallet" | "qr" | "cash")[];
                /** @description As `bank` has it, see listTransactionBanks; one with a comma cannot be asked for */
                bank?: components["parameters"]["bank"];
                /** @description As `company` has it, see listTransactionCompanies; one with a comma cannot be asked for */
                company?: components["parameters"]["company"];
                /** @description What is shown of the card: the first six digits, the last four, or the whole mask, `444455******1111`. A whole card number is refused (rule `card_number`): never send one */
                card_mask?: components["parameters"]["card_mask"];
                response_code?: components["parameters"]["response_code"];
                /** @description So much or more */
                amount_from?: components["parameters"]["amount_from"];
                /** @description So much or less */
                amount_to?: components["parameters"]["amount_to"];
                /** @description Whether any of it was paid back */
                refunded?: components["parameters"]["refunded"];
                /** @description Paid back so far: so much or more */
                refund_amount_from?: components["parameters"]["refund_amount_from"];
                /** @description Paid back so far: so much or less */
                refund_amount_to?: components["parameters"]["refund_amount_to"];
                /** @description Whether it has a fiscal number */
                has_receipt?: components["parameters"]["has_receipt"];
                /** @description First business day */
                date_from?: components["schemas"]["Day"];
                /** @description Last business day */
                date_to?: components["schemas"]["Day"];
                /** @description Begun at this instant or later */
                started_from?: components["parameters"]["started_from"];
                /** @description Begun before this instant */
                started_before?: components["parameters"]["started_before"];
                /** @description Approved on this day in Kyiv or later */
                paid_from?: components["parameters"]["paid_from"];
                /** @description Approved on this day in Kyiv or earlier; what never was is left out */
                paid_to?: components["parameters"]["paid_to"];
                /** @description Last paid back on this day in Kyiv or later */
                refunded_from?: components["parameters"]["refunded_from"];
                /** @description Last paid back on this day in Kyiv or earlier; what never was is left out */
                refunded_to?: components["parameters"]["refunded_to"];
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
                     *             "id": "01912d50-3c00-7000-8000-000000000080",
                     *             "order_id": "261120-000417",
                     *             "terminal": {
                     *               "id": "01912d50-3c00-7000-8000-000000000074",
                     *               "number": "S1100301",
                     *               "name": "Термінал самообслуговування 1"
                     *             },
                     *             "device_name": "Термінал самообслуговування 1",
                     *             "point": {
                     *               "id": "01912d50-3c00-7000-8000-000000000012",
                     *               "name": "Затишок на Городоцькій",
                     *               "city": "Львів"
                     *             },
                     *             "company": "ТОВ «Затишок»",
                     *             "date": "2026-11-20",
                     *             "started_at": "2026-11-20T05:48:00.000Z",
                     *             "ended_at": "2026-11-20T05:48:21.000Z",
                     *             "amount": 35000,
                     *             "payment_form": "card",
                     *             "status": "approved",
                     *             "bank": "ПриватБанк",
                     *             "card_mask": "414949******1234",
                     *             "rrn": "632405000417",
                     *             "response_code": "00",
                     *             "response": "Схвалено",
                     *             "response_advice": "Нічого робити не потрібно.",
                     *             "paid_at": "2026-11-20T05:48:21.000Z",
                     *             "refunded": false,
                     *             "refund_amount": 0,
                     *             "refunded_at": null,
                     *             "fiscal_number": "3184710691",
                     *             "version": 1,
                     *             "created_at": "2026-11-20T05:48:00.000Z",
                     *             "updated_at": "2026-11-20T05:48:00.000Z"
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
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["TransactionPage"];
                    };
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["SecondFactorRequired"];
            422: components["responses"]["ValidationFailedOfPage"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Maintenance"];
        };
    };
    getTransaction: {
        parameters: {
            query?: {
                /** @description Language of `msg` and of messages in `details` (spec §7): `UK` or `EN`. Missing or unknown: Ukrainian. */
                lng?: components["parameters"]["lng"];
            };
            header?: never;
            path: {
                /** @example 01912d50-3c00-7000-8000-000000000080 */
                id: components["schemas"]["Id"];
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
                     *         "id": "01912d50-3c00-7000-8000-000000000080",
                     *         "order_id": "261120-000417",
                     *         "terminal": {
                     *           "id": "01912d50-3c00-7000-8000-000000000074",
                     *           "number": "S1100301",
                     *           "name": "Термінал самообслуговування 1"
                     *         },
                     *         "device_name": "Термінал самообслуговування 1",
                     *         "point": {
                     *           "id": "01912d50-3c00-7000-8000-000000000012",
                     *           "name": "Затишок на Городоцькій",
                     *           "city": "Львів"
                     *         },
                     *         "company": "ТОВ «Затишок»",
                     *         "date": "2026-11-20",
                     *         "started_at": "2026-11-20T05:48:00.000Z",
                     *         "ended_at": "2026-11-20T05:48:21.000Z",
                     *         "amount": 35000,
                     *         "payment_form": "card",
                     *         "status": "approved",
                     *         "bank": "ПриватБанк",
                     *         "card_mask": "414949******1234",
                     *         "rrn": "632405000417",
                     *         "response_code": "00",
                     *         "response": "Схвалено",
                     *         "response_advice": "Нічого робити не потрібно.",
                     *         "paid_at": "2026-11-20T05:48:21.000Z",
                     *         "refunded": false,
                     *         "refund_amount": 0,
                     *         "refunded_at": null,
                     *         "fiscal_number": "3184710691",
                     *         "version": 1,
                     *         "created_at": "2026-11-20T05:48:00.000Z",
                     *         "updated_at": "2026-11-20T05:48:00.000Z",
                     *         "left_amount": 35000,
                     *         "refunds": [],
                     *         "reversals": [],
                     *         "callbacks": []
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["TransactionDetails"];
                    };
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["SecondFactorRequired"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Maintenance"];
        };
    };
    reverseTransaction: {
        parameters: {
            query?: {
                /** @description Language of `msg` and of messages in `details` (spec §7): `UK` or `EN`. Missing or unknown: Ukrainian. */
                lng?: components["parameters"]["lng"];
            };
            header: {
                /** @description Hex SHA-256 of the exact body text followed by the signing secret. Required once the session has a secret (see exchangeKey). */
                "payload-signature"?: components["parameters"]["payload-signature"];
                /**
                 * @description Names one deed, so that a request whose answer was lost can be sent again: the same key and body have one effect and the same answer. Draw it anew for each deed, such as a UUID. A key counts within its operation and `x-key-scope`: the signed-in person (`user`), or what that field of the body says. It is kept for 24 hours, without a session for 15 minutes; only successes are kept. With another body it answers `conflict`.
                 * @example 0b9e1c52-6a3f-4d8e-9c1a-2f7d5e4b8a60
                 */
                "Idempotency-Key": components["parameters"]["required-idempotency-key"];
            };
            path: {
                /** @example 01912d50-3c00-7000-8000-000000000081 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "amount": 35000,
                 *       "left_amount": 35000,
                 *       "reason": "Покупець повернув товар"
                 *     }
                 */
                "application/json": components["schemas"]["ReversalInput"];
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
                     *         "id": "01912d50-3c00-7000-8000-000000000082",
                     *         "amount": 35000,
                     *         "kind": "full",
                     *         "state": "done",
                     *         "reason": "Покупець повернув товар",
                     *         "response_code": "00",
                     *         "response": "Схвалено",
                     *         "asked_at": "2026-11-20T09:00:00.000Z",
                     *         "settled_at": "2026-11-20T09:00:01.000Z",
                     *         "by": {
                     *           "id": "01912d50-3c00-7000-8000-000000000002",
                     *           "name": "Коваль Олена Петрівна",
                     *           "has_namesake": false,
                     *           "phone_hint": null
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["Reversal"];
                    };
                };
            };
            400: components["responses"]["MalformedRequestOrSignatureInvalid"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description `1008` **view_read_only**, `1011` **second_factor_required**, `-7` **conflict**, `1409` **transaction_not_refundable**, `1410` **refund_exceeds_amount**, `1411` **refund_left_changed**, `1412` **reversal_open**, `1401` **cash_not_enough** */
            409: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailedOfAmount"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Maintenance"];
        };
    };
    updateTransactionStatus: {
        parameters: {
            query?: {
                /** @description Language of `msg` and of messages in `details` (spec §7): `UK` or `EN`. Missing or unknown: Ukrainian. */
                lng?: components["parameters"]["lng"];
            };
            header?: never;
            path: {
                /** @example 01912d50-3c00-7000-8000-000000000080 */
                id: components["schemas"]["Id"];
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
                     *         "id": "01912d50-3c00-7000-8000-000000000080",
                     *         "order_id": "261120-000417",
                     *         "terminal": {
                     *           "id": "01912d50-3c00-7000-8000-000000000074",
                     *           "number": "S1100301",
                     *           "name": "Термінал самообслуговування 1"
                     *         },
                     *         "device_name": "Термінал самообслуговування 1",
                     *         "point": {
                     *           "id": "01912d50-3c00-7000-8000-000000000012",
                     *           "name": "Затишок на Городоцькій",
                     *           "city": "Львів"
                     *         },
                     *         "company": "ТОВ «Затишок»",
                     *         "date": "2026-11-20",
                     *         "started_at": "2026-11-20T05:48:00.000Z",
                     *         "ended_at": "2026-11-20T05:48:21.000Z",
                     *         "amount": 35000,
                     *         "payment_form": "card",
                     *         "status": "approved",
                     *         "bank": "ПриватБанк",
                     *         "card_mask": "414949******1234",
                     *         "rrn": "632405000417",
                     *         "response_code": "00",
                     *         "response": "Схвалено",
                     *         "response_advice": "Нічого робити не потрібно.",
                     *         "paid_at": "2026-11-20T05:48:21.000Z",
                     *         "refunded": false,
                     *         "refund_amount": 0,
                     *         "refunded_at": null,
                     *         "fiscal_number": "3184710691",
                     *         "version": 1,
                     *         "created_at": "2026-11-20T05:48:00.000Z",
                     *         "updated_at": "2026-11-20T05:48:00.000Z",
                     *         "left_amount": 35000,
                     *         "refunds": [],
                     *         "reversals": [],
                     *         "callbacks": []
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["TransactionDetails"];
                    };
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ViewReadOnlyOrSecondFactorRequired"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Maintenance"];
        };
    };
    previewReversalRun: {
        parameters: {
            query?: {
                /** @description Language of `msg` and of messages in `details` (spec §7): `UK` or `EN`. Missing or unknown: Ukrainian. */
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
                 *       "target": {
                 *         "transaction_ids": [
                 *           "01912d50-3c00-7000-8000-000000000083"
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ReversalRunPreviewInput"];
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
                     *         "previewed_at": "2026-11-20T09:00:00.000Z",
                     *         "amount": 42000,
                     *         "digest": "856b3b3e5da1530b203fa7daa73c8ea5",
                     *         "total": 1,
                     *         "changing": 1,
                     *         "left_out": [],
                     *         "items": [
                     *           {
                     *             "payment": {
                     *               "id": "01912d50-3c00-7000-8000-000000000083",
                     *               "order_id": "261120-000417",
                     *               "terminal": {
                     *                 "id": "01912d50-3c00-7000-8000-000000000074",
                     *                 "number": "S1100301",
                     *                 "name": "Термінал самообслуговування 1"
                     *               },
                     *               "started_at": "2026-11-20T05:48:00.000Z",
                     *               "payment_form": "card",
                     *               "card_mask": "414949******1234"
                     *             },
                     *             "left_amount": 42000,
                     *             "reason": null
                     *           }
                     *         ],
                     *         "page": 1,
                     *         "per_page": 10,
                     *         "page_count": 1
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["ReversalRunPreview"];
                    };
                };
            };
            400: components["responses"]["MalformedRequestOrSignatureInvalid"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["SecondFactorRequired"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description `-2` **validation_failed**, `1333` **bulk_run_too_large** */
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
    listReversalRuns: {
        parameters: {
            query?: {
                /**
                 * @description From 1, which is also the default. page × perPage may not pass 10000.
                 * @example 1
                 */
                page?: components["parameters"]["page"];
                /** @description 10 to 20, default 10. Anything else is clamped to the nearest, never refused. */
                perPage?: components["parameters"]["perPage"];
                /**
                 * @description Default: -created_at
                 * @example -created_at
                 */
                sort?: "created_at" | "-created_at" | "total" | "-total";
                /**
                 * @example [
                 *       "done"
                 *     ]
                 */
                state?: ("running" | "done" | "cancelled")[];
                /** @description Whether it failed for some payment; of a run that goes on that is not known yet */
                has_failed?: "true" | "false";
                /** @description Who began it */
                user_id?: components["schemas"]["Id"][];
                /** @description Begun on this day in Kyiv or later */
                started_from?: components["schemas"]["Day"];
                /** @description Begun on this day in Kyiv or earlier */
                started_to?: components["schemas"]["Day"];
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
                     *             "id": "01912d50-3c00-7000-8000-0000000000b2",
                     *             "state": "done",
                     *             "reason": "Термінал провів оплати двічі",
                     *             "amount": 42000,
                     *             "done_amount": 42000,
                     *             "total": 2,
                     *             "done": 1,
                     *             "skipped": 1,
                     *             "failed": 0,
                     *             "waiting": 0,
                     *             "started_by": {
                     *               "id": "01912d50-3c00-7000-8000-000000000002",
                     *               "name": "Коваль Олена Петрівна",
                     *               "has_namesake": false,
                     *               "phone_hint": null
                     *             },
                     *             "finished_at": "2026-11-18T13:20:04.000Z",
                     *             "version": 2,
                     *             "created_at": "2026-11-18T13:20:00.000Z",
                     *             "updated_at": "2026-11-18T13:20:04.000Z"
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
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["ReversalRunPage"];
                    };
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["SecondFactorRequired"];
            422: components["responses"]["ValidationFailedOfPage"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Maintenance"];
        };
    };
    startReversalRun: {
        parameters: {
            query?: {
                /** @description Language of `msg` and of messages in `details` (spec §7): `UK` or `EN`. Missing or unknown: Ukrainian. */
                lng?: components["parameters"]["lng"];
            };
            header: {
                /** @description Hex SHA-256 of the exact body text followed by the signing secret. Required once the session has a secret (see exchangeKey). */
                "payload-signature"?: components["parameters"]["payload-signature"];
                /**
                 * @description Names one deed, so that a request whose answer was lost can be sent again: the same key and body have one effect and the same answer. Draw it anew for each deed, such as a UUID. A key counts within its operation and `x-key-scope`: the signed-in person (`user`), or what that field of the body says. It is kept for 24 hours, without a session for 15 minutes; only successes are kept. With another body it answers `conflict`.
                 * @example 0b9e1c52-6a3f-4d8e-9c1a-2f7d5e4b8a60
                 */
                "Idempotency-Key": components["parameters"]["required-idempotency-key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "target": {
                 *         "transaction_ids": [
                 *           "01912d50-3c00-7000-8000-000000000083"
                 *         ]
                 *       },
                 *       "reason": "Термінал провів оплати двічі",
                 *       "amount": 42000,
                 *       "digest": "856b3b3e5da1530b203fa7daa73c8ea5"
                 *     }
                 */
                "application/json": components["schemas"]["ReversalRunInput"];
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
                     *         "id": "01912d50-3c00-7000-8000-0000000000b2",
                     *         "state": "running",
                     *         "reason": "Термінал провів оплати двічі",
                     *         "amount": 42000,
                     *         "done_amount": 0,
                     *         "total": 1,
                     *         "done": 0,
                     *         "skipped": 0,
                     *         "failed": 0,
                     *         "waiting": 0,
                     *         "started_by": {
                     *           "id": "01912d50-3c00-7000-8000-000000000002",
                     *           "name": "Коваль Олена Петрівна",
                     *           "has_namesake": false,
                     *           "phone_hint": null
                     *         },
                     *         "finished_at": null,
                     *         "version": 1,
                     *         "created_at": "2026-11-20T09:00:00.000Z",
                     *         "updated_at": "2026-11-20T09:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["ReversalRun"];
                    };
                };
            };
            400: components["responses"]["MalformedRequestOrSignatureInvalid"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description `1008` **view_read_only**, `1011` **second_factor_required**, `-7` **conflict**, `1334` **bulk_run_unfinished**, `1335` **bulk_targets_changed** */
            409: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description `-2` **validation_failed**, `1332` **bulk_run_empty**, `1333` **bulk_run_too_large** */
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
    listReversalRunPeople: {
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
                     *             "id": "01912d50-3c00-7000-8000-000000000002",
                     *             "has_namesake": false,
                     *             "phone_hint": null,
                     *             "full_name": "Коваль Олена Петрівна"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["People"];
                    };
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["SecondFactorRequired"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Maintenance"];
        };
    };
    getReversalRun: {
        parameters: {
            query?: {
                /** @description Language of `msg` and of messages in `details` (spec §7): `UK` or `EN`. Missing or unknown: Ukrainian. */
                lng?: components["parameters"]["lng"];
            };
            header?: never;
            path: {
                /** @example 01912d50-3c00-7000-8000-0000000000b2 */
                id: components["schemas"]["Id"];
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
                     *         "id": "01912d50-3c00-7000-8000-0000000000b2",
                     *         "state": "done",
                     *         "reason": "Термінал провів оплати двічі",
                     *         "amount": 42000,
                     *         "done_amount": 42000,
                     *         "total": 2,
                     *         "done": 1,
                     *         "skipped": 1,
                     *         "failed": 0,
                     *         "waiting": 0,
                     *         "started_by": {
                     *           "id": "01912d50-3c00-7000-8000-000000000002",
                     *           "name": "Коваль Олена Петрівна",
                     *           "has_namesake": false,
                     *           "phone_hint": null
                     *         },
                     *         "finished_at": "2026-11-18T13:20:04.000Z",
                     *         "version": 2,
                     *         "created_at": "2026-11-18T13:20:00.000Z",
                     *         "updated_at": "2026-11-18T13:20:04.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["ReversalRun"];
                    };
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["SecondFactorRequired"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Maintenance"];
        };
    };
    listReversalRunRows: {
        parameters: {
            query?: {
                /** @description From 1, which is also the default. page × perPage may not pass 10000. */
                page?: number;
                /** @description 10 to 20, default 10. Anything else is clamped to the nearest, never refused. */
                perPage?: components["parameters"]["perPage"];
                /** @description Part of the order id, or of the number or the name of the terminal */
                q?: string;
                /**
                 * @example [
                 *       "done"
                 *     ]
                 */
                state?: ("pending" | "waiting" | "done" | "skipped" | "failed")[];
                reason?: ("nothing_left" | "not_paid" | "already_reversing" | "cash_not_enough" | "declined" | "cancelled" | "not_allowed" | "conflict" | "not_found" | "internal")[];
                /** @description Language of `msg` and of messages in `details` (spec §7): `UK` or `EN`. Missing or unknown: Ukrainian. */
                lng?: components["parameters"]["lng"];
            };
            header?: never;
            path: {
                /** @example 01912d50-3c00-7000-8000-0000000000b2 */
                id: components["schemas"]["Id"];
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
                     *             "id": "01912d50-3c00-7000-8000-0000000000ba",
                     *             "payment": {
                     *               "id": "01912d50-3c00-7000-8000-000000000083",
                     *               "order_id": "261120-000417",
                     *               "terminal": {
                     *                 "id": "01912d50-3c00-7000-8000-000000000074",
                     *                 "number": "S1100301",
                     *                 "name": "Термінал самообслуговування 1"
                     *               },
                     *               "started_at": "2026-11-20T05:48:00.000Z",
                     *               "payment_form": "card",
                     *               "card_mask": "414949******1234"
                     *             },
                     *             "amount": 42000,
                     *             "state": "done",
                     *             "reason": null,
                     *             "response_code": "00",
                     *             "response": "Схвалено",
                     *             "finished_at": "2026-11-18T13:20:01.000Z"
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
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["ReversalRunRowPage"];
                    };
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["SecondFactorRequired"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Maintenance"];
        };
    };
    exportReversalRun: {
        parameters: {
            query: {
                /** @example csv */
                format: components["parameters"]["format"];
                /** @description Part of the order id, or of the number or the name of the terminal */
                q?: string;
                state?: ("pending" | "waiting" | "done" | "skipped" | "failed")[];
                reason?: ("nothing_left" | "not_paid" | "already_reversing" | "cash_not_enough" | "declined" | "cancelled" | "not_allowed" | "conflict" | "not_found" | "internal")[];
                /** @description Language of `msg` and of messages in `details` (spec §7): `UK` or `EN`. Missing or unknown: Ukrainian. */
                lng?: components["parameters"]["lng"];
            };
            header?: never;
            path: {
                /** @example 01912d50-3c00-7000-8000-0000000000b2 */
                id: components["schemas"]["Id"];
            };
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
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    /** @example 77u/ */
                    "text/csv": string;
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["SecondFactorRequired"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Maintenance"];
        };
    };
    cancelReversalRun: {
        parameters: {
            query?: {
                /** @description Language of `msg` and of messages in `details` (spec §7): `UK` or `EN`. Missing or unknown: Ukrainian. */
                lng?: components["parameters"]["lng"];
            };
            header?: never;
            path: {
                /** @example 01912d50-3c00-7000-8000-0000000000b2 */
                id: components["schemas"]["Id"];
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
                     *         "id": "01912d50-3c00-7000-8000-0000000000b2",
                     *         "state": "done",
                     *         "reason": "Термінал провів оплати двічі",
                     *         "amount": 42000,
                     *         "done_amount": 42000,
                     *         "total": 2,
                     *         "done": 1,
                     *         "skipped": 1,
                     *         "failed": 0,
                     *         "waiting": 0,
                     *         "started_by": {
                     *           "id": "01912d50-3c00-7000-8000-000000000002",
                     *           "name": "Коваль Олена Петрівна",
                     *           "has_namesake": false,
                     *           "phone_hint": null
                     *         },
                     *         "finished_at": "2026-11-18T13:20:04.000Z",
                     *         "version": 2,
                     *         "created_at": "2026-11-18T13:20:00.000Z",
                     *         "updated_at": "2026-11-18T13:20:04.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["ReversalRun"];
                    };
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ViewReadOnlyOrSecondFactorRequired"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Maintenance"];
        };
    };
    getTransactionReceipt: {
        parameters: {
            query?: {
                /** @description Language of `msg` and of messages in `details` (spec §7): `UK` or `EN`. Missing or unknown: Ukrainian. */
                lng?: components["parameters"]["lng"];
            };
            header?: never;
            path: {
                /** @example 01912d50-3c00-7000-8000-000000000080 */
                id: components["schemas"]["Id"];
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
                     *         "sale": {
                     *           "kind": "sale",
                     *           "fiscal_number": "3184710691",
                     *           "sale_fiscal_number": null,
                     *           "refund_id": null,
                     *           "company": "ТОВ «Затишок»",
                     *           "tax_number": "32855961",
                     *           "vat_number": "328559613013",
                     *           "point": {
                     *             "name": "Затишок на Городоцькій",
                     *             "address": "Львів, вул. Городоцька, 82"
                     *           },
                     *           "register_number": "4000123456",
                     *           "terminal": {
                     *             "id": "01912d50-3c00-7000-8000-000000000074",
                     *             "number": "S1100301",
                     *             "name": "Термінал самообслуговування 1"
                     *           },
                     *           "cashier": null,
                     *           "issued_at": "2026-11-20T05:48:21.000Z",
                     *           "lines": [
                     *             {
                     *               "name": "Кава зернова",
                     *               "article": "100204",
                     *               "quantity": 500,
                     *               "unit": "кг",
                     *               "price": 44800,
                     *               "letters": "Г",
                     *               "amount": 22400
                     *             },
                     *             {
                     *               "name": "Пиво світле, 0,5 л",
                     *               "article": "100311",
                     *               "quantity": 2000,
                     *               "unit": "шт",
                     *               "price": 6300,
                     *               "letters": "ГД",
                     *               "amount": 12600
                     *             }
                     *           ],
                     *           "total_amount": 35000,
                     *           "rounding_amount": 0,
                     *           "amount": 35000,
                     *           "taxes": [
                     *             {
                     *               "letter": "Г",
                     *               "kind": "vat",
                     *               "rate": 2000,
                     *               "base": 34400,
                     *               "amount": 5733
                     *             },
                     *             {
                     *               "letter": "Д",
                     *               "kind": "excise",
                     *               "rate": 500,
                     *               "base": 12600,
                     *               "amount": 600
                     *             }
                     *           ],
                     *           "payments": [
                     *             {
                     *               "form": "КАРТКА",
                     *               "amount": 35000,
                     *               "card": {
                     *                 "acquirer": "ПриватБанк",
                     *                 "terminal_number": "S1100301",
                     *                 "payment_system": "VISA",
                     *                 "card_mask": "414949******1234",
                     *                 "approval_number": "417204",
                     *                 "rrn": "632405000417"
                     *               }
                     *             }
                     *           ],
                     *           "mode": "online",
                     *           "control_number": null,
                     *           "check_url": "https://cabinet.tax.gov.ua/cashregs/check?id=3184710691&date=20261120&time=07:48:21&fn=4000123456&sm=350.00"
                     *         },
                     *         "returns": []
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["TransactionReceipts"];
                    };
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["SecondFactorRequired"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Maintenance"];
        };
    };
    getTransactionTotals: {
        parameters: {
            query?: {
                /** @description One of them as a whole: RRN, order id, fiscal number, number of the terminal, or the last four digits of the card. A whole card number is refused (rule `card_number`): never send one */
                q?: components["parameters"]["q"];
                terminal_id?: components["parameters"]["terminal_id"];
                /** @description Where the terminal stood when the payment was made */
                point_id?: components["schemas"]["Id"][];
                status?: ("created" | "authorized" | "approved" | "declined" | "reversing" | "reversed" | "partially_reversed" | "expired")[];
                payment_form?: ("card" | "wallet" | "qr" | "cash")[];
                /** @description As `bank` has it, see listTransactionBanks; one with a comma cannot be asked for */
                bank?: components["parameters"]["bank"];
                /** @description As `company` has it, see listTransactionCompanies; one with a comma cannot be asked for */
                company?: components["parameters"]["company"];
                /** @description What is shown of the card: the first six digits, the last four, or the whole mask, `444455******1111`. A whole card number is refused (rule `card_number`): never send one */
                card_mask?: components["parameters"]["card_mask"];
                response_code?: components["parameters"]["response_code"];
                /** @description So much or more */
                amount_from?: components["parameters"]["amount_from"];
                /** @description So much or less */
                amount_to?: components["parameters"]["amount_to"];
                /** @description Whether any of it was paid back */
                refunded?: components["parameters"]["refunded"];
                /** @description Paid back so far: so much or more */
                refund_amount_from?: components["parameters"]["refund_amount_from"];
                /** @description Paid back so far: so much or less */
                refund_amount_to?: components["parameters"]["refund_amount_to"];
                /** @description Whether it has a fiscal number */
                has_receipt?: components["parameters"]["has_receipt"];
                /**
                 * @description First business day
                 * @example 2026-11-01
                 */
                date_from?: components["schemas"]["Day"];
                /**
                 * @description Last business day
                 * @example 2026-11-20
                 */
                date_to?: components["schemas"]["Day"];
                /** @description Begun at this instant or later */
                started_from?: components["parameters"]["started_from"];
                /** @description Begun before this instant */
                started_before?: components["parameters"]["started_before"];
                /** @description Approved on this day in Kyiv or later */
                paid_from?: components["parameters"]["paid_from"];
                /** @description Approved on this day in Kyiv or earlier; what never was is left out */
                paid_to?: components["parameters"]["paid_to"];
                /** @description Last paid back on this day in Kyiv or later */
                refunded_from?: components["parameters"]["refunded_from"];
                /** @description Last paid back on this day in Kyiv or earlier; what never was is left out */
                refunded_to?: components["parameters"]["refunded_to"];
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
                     *         "count": 3,
                     *         "count_capped": false,
                     *         "sums": {
                     *           "paid_count": 2,
                     *           "amount": 70000,
                     *           "refund_amount": 5000,
                     *           "net_amount": 65000,
                     *           "by_status": [
                     *             {
                     *               "status": "approved",
                     *               "count": 1,
                     *               "amount": 35000
                     *             },
                     *             {
                     *               "status": "declined",
                     *               "count": 1,
                     *               "amount": 12000
                     *             },
                     *             {
                     *               "status": "partially_reversed",
                     *               "count": 1,
                     *               "amount": 35000
                     *             }
                     *           ]
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["TransactionTotals"];
                    };
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["SecondFactorRequired"];
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
    exportTransactions: {
        parameters: {
            query: {
                /** @example csv */
                format: components["parameters"]["format"];
                /** @description Default: -started_at */
                sort?: "started_at" | "-started_at" | "amount" | "-amount";
                /** @description One of them as a whole: RRN, order id, fiscal number, number of the terminal, or the last four digits of the card. A whole card number is refused (rule `card_number`): never send one */
                q?: components["parameters"]["q"];
                terminal_id?: components["parameters"]["terminal_id"];
                /** @description Where the terminal stood when the payment was made */
                point_id?: components["schemas"]["Id"][];
                /**
                 * @example [
                 *       "approved",
                 *       "partially_reversed"
                 *     ]
                 */
                status?: ("created" | "authorized" | "approved" | "declined" | "reversing" | "reversed" | "partially_reversed" | "expired")[];
                payment_form?: ("card" | "wallet" | "qr" | "cash")[];
                /** @description As `bank` has it, see listTransactionBanks; one with a comma cannot be asked for */
                bank?: components["parameters"]["bank"];
                /** @description As `company` has it, see listTransactionCompanies; one with a comma cannot be asked for */
                company?: components["parameters"]["company"];
                /** @description What is shown of the card: the first six digits, the last four, or the whole mask, `444455******1111`. A whole card number is refused (rule `card_number`): never send one */
                card_mask?: components["parameters"]["card_mask"];
                response_code?: components["parameters"]["response_code"];
                /** @description So much or more */
                amount_from?: components["parameters"]["amount_from"];
                /** @description So much or less */
                amount_to?: components["parameters"]["amount_to"];
                /** @description Whether any of it was paid back */
                refunded?: components["parameters"]["refunded"];
                /** @description Paid back so far: so much or more */
                refund_amount_from?: components["parameters"]["refund_amount_from"];
                /** @description Paid back so far: so much or less */
                refund_amount_to?: components["parameters"]["refund_amount_to"];
                /** @description Whether it has a fiscal number */
                has_receipt?: components["parameters"]["has_receipt"];
                /**
                 * @description First business day
                 * @example 2026-11-01
                 */
                date_from?: components["schemas"]["Day"];
                /**
                 * @description Last business day
                 * @example 2026-11-20
                 */
                date_to?: components["schemas"]["Day"];
                /** @description Begun at this instant or later */
                started_from?: components["parameters"]["started_from"];
                /** @description Begun before this instant */
                started_before?: components["parameters"]["started_before"];
                /** @description Approved on this day in Kyiv or later */
                paid_from?: components["parameters"]["paid_from"];
                /** @description Approved on this day in Kyiv or earlier; what never was is left out */
                paid_to?: components["parameters"]["paid_to"];
                /** @description Last paid back on this day in Kyiv or later */
                refunded_from?: components["parameters"]["refunded_from"];
                /** @description Last paid back on this day in Kyiv or earlier; what never was is left out */
                refunded_to?: components["parameters"]["refunded_to"];
                /** @description Language of `msg` and of messages in `details` (spec §7): `UK` or `EN`. Missing or unknown: Ukrainian. */
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
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    /** @example 77u/ */
                    "text/csv": string;
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["SecondFactorRequired"];
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
    listTransactionBanks: {
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
                     *             "bank": "ПриватБанк"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["TransactionBanks"];
                    };
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["SecondFactorRequired"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Maintenance"];
        };
    };
    getPaymentStatus: {
        parameters: {
            query?: {
                /** @description Language of `msg` and of messages in `details` (spec §7): `UK` or `EN`. Missing or unknown: Ukrainian. */
                lng?: components["parameters"]["lng"];
            };
            header: {
                /** @example 01912d50-3c00-7000-8000-000000000001 */
                "x-merchant-id": components["schemas"]["Id"];
                /**
                 * @description When it was sent: ISO 8601, UTC. At most 5 minutes from the server’s clock, which the header `Date` of every answer says
                 * @example 2026-11-20T09:00:00Z
                 */
                "x-merchant-time": string;
                /**
                 * @description HMAC-SHA256 with the status secret in lower-case hex, see above
                 * @example 0f37f38a5611af19b31653c87c889fe75c83fe694f6647f7b9e85e1e3ae26f22
                 */
                "x-merchant-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "payment": "01912d50-3c00-7000-8000-000000000080"
                 *     }
                 */
                "application/json": components["schemas"]["StatusRequestBody"];
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
                     *         "id": "01912d50-3c00-7000-8000-000000000080",
                     *         "order_id": "261120-000417",
                     *         "terminal_number": "S1100301",
                     *         "status": "approved",
                     *         "amount": 35000,
                     *         "refund_amount": 0,
                     *         "refunded_at": null,
                     *         "payment_form": "card",
                     *         "card_mask": "414949******1234",
                     *         "rrn": "632405000417",
                     *         "response_code": "00",
                     *         "response": "Схвалено",
                     *         "paid_at": "2026-11-20T05:48:21.000Z",
                     *         "fiscal_number": "3184710691",
                     *         "updated_at": "2026-11-20T05:48:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["PaymentStatus"];
                    };
                };
            };
            400: components["responses"]["MalformedRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description `-2` **validation_failed**, `1421` **status_request_not_authenticated**, `1422` **status_request_time_wrong** */
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
    getStatusSecret: {
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
                     *         "merchant_id": "01912d50-3c00-7000-8000-000000000001",
                     *         "created_at": "2026-11-20T09:00:00.000Z",
                     *         "previous_until": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["StatusSecret"];
                    };
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["SecondFactorRequired"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Maintenance"];
        };
    };
    renewStatusSecret: {
        parameters: {
            query?: {
                /** @description Language of `msg` and of messages in `details` (spec §7): `UK` or `EN`. Missing or unknown: Ukrainian. */
                lng?: components["parameters"]["lng"];
            };
            header?: {
                /** @description Hex SHA-256 of the exact body text followed by the signing secret. Required once the session has a secret (see exchangeKey). */
                "payload-signature"?: components["parameters"]["payload-signature"];
                /** @description Names one deed, so that a request whose answer was lost can be sent again: the same key and body have one effect and the same answer. Draw it anew for each deed, such as a UUID. A key counts within its operation and `x-key-scope`: the signed-in person (`user`), or what that field of the body says. It is kept for 24 hours, without a session for 15 minutes; only successes are kept. With another body it answers `conflict`. */
                "Idempotency-Key"?: components["parameters"]["idempotency-key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "keep_previous": true
                 *     }
                 */
                "application/json": components["schemas"]["StatusSecretInput"];
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
                     *         "merchant_id": "01912d50-3c00-7000-8000-000000000001",
                     *         "created_at": "2026-11-20T09:00:00.000Z",
                     *         "previous_until": "2026-11-22T09:00:00.000Z",
                     *         "secret": "demo-status-secret-4f1c2a9b7d3e8056"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["NewStatusSecret"];
                    };
                };
            };
            400: components["responses"]["MalformedRequestOrSignatureInvalid"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["ViewReadOnlyOrSecondFactorRequiredOrConflictOfIdempotencyKey"];
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
    listTransactionCompanies: {
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
                     *             "company": "ТОВ «Затишок»"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["TransactionCompanies"];
                    };
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["SecondFactorRequired"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Maintenance"];
        };
    };
    getSalesReport: {
        parameters: {
            query?: {
                /**
                 * @description First business day; default, without both: the first of this month
                 * @example 2026-11-19
                 */
                date_from?: components["schemas"]["Day"];
                /**
                 * @description Last business day; at most 31 days in all; default, without both: today
                 * @example 2026-11-20
                 */
                date_to?: components["schemas"]["Day"];
                /** @description Where the terminal stood when the payment was made */
                point_id?: components["schemas"]["Id"];
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
                     *         "date_from": "2026-11-19",
                     *         "date_to": "2026-11-20",
                     *         "totals": {
                     *           "payments": 2,
                     *           "amount": 60000,
                     *           "refund_amount": 5000
                     *         },
                     *         "previous": {
                     *           "date_from": "2026-11-17",
                     *           "date_to": "2026-11-18",
                     *           "until": null,
                     *           "payments": 0,
                     *           "amount": 0,
                     *           "refund_amount": 0,
                     *           "is_whole": true
                     *         },
                     *         "by_day": [
                     *           {
                     *             "date": "2026-11-19",
                     *             "payments": 2,
                     *             "amount": 60000,
                     *             "refund_amount": 5000
                     *           },
                     *           {
                     *             "date": "2026-11-20",
                     *             "payments": 0,
                     *             "amount": 0,
                     *             "refund_amount": 0
                     *           }
                     *         ],
                     *         "by_hour": [
                     *           {
                     *             "weekday": 4,
                     *             "hour": 18,
                     *             "payments": 2,
                     *             "amount": 60000,
                     *             "refund_amount": 5000
                     *           }
                     *         ],
                     *         "by_point": [
                     *           {
                     *             "point": {
                     *               "id": "01912d50-3c00-7000-8000-000000000012",
                     *               "name": "Затишок на Городоцькій",
                     *               "city": "Львів"
                     *             },
                     *             "payments": 2,
                     *             "amount": 60000,
                     *             "refund_amount": 5000
                     *           }
                     *         ],
                     *         "by_payment_form": [
                     *           {
                     *             "payment_form": "card",
                     *             "payments": 2,
                     *             "amount": 60000,
                     *             "refund_amount": 5000
                     *           }
                     *         ],
                     *         "bonus_count": 0,
                     *         "attempts": {
                     *           "decided": 4,
                     *           "approved": 2,
                     *           "declined": 1,
                     *           "expired": 1
                     *         },
                     *         "declines": [
                     *           {
                     *             "response_code": "51",
                     *             "response": "Недостатньо коштів",
                     *             "cause": "customer",
                     *             "payments": 1,
                     *             "amount": 12000
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["SalesReport"];
                    };
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["SecondFactorRequired"];
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
    getDeclinePatterns: {
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
                     *         "at": "2026-11-20T11:10:00.000Z",
                     *         "items": []
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["DeclinePatterns"];
                    };
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["SecondFactorRequired"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Maintenance"];
        };
    };
    getTerminalCash: {
        parameters: {
            query?: {
                /** @description Language of `msg` and of messages in `details` (spec §7): `UK` or `EN`. Missing or unknown: Ukrainian. */
                lng?: components["parameters"]["lng"];
            };
            header?: never;
            path: {
                /**
                 * @description Of the terminal
                 * @example 01912d50-3c00-7000-8000-000000000074
                 */
                id: components["schemas"]["Id"];
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
                     *         "terminal": {
                     *           "id": "01912d50-3c00-7000-8000-000000000074",
                     *           "number": "S1100301",
                     *           "name": "Термінал самообслуговування 1"
                     *         },
                     *         "place": "Затишок на Городоцькій, Львів, вул. Городоцька, 82",
                     *         "since": "2026-11-13T08:15:00.000Z",
                     *         "carried_amount": 20000,
                     *         "received_amount": 384500,
                     *         "payments_count": 19,
                     *         "refunded_amount": 12000,
                     *         "inside_amount": 392500
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["TerminalCash"];
                    };
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["SecondFactorRequired"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Maintenance"];
        };
    };
    listEncashments: {
        parameters: {
            query?: {
                /**
                 * @description From 1, which is also the default. page × perPage may not pass 10000.
                 * @example 1
                 */
                page?: components["parameters"]["page"];
                /**
                 * @description 10 to 20, default 10. Anything else is clamped to the nearest, never refused.
                 * @example 10
                 */
                perPage?: number;
                /**
                 * @description Default: -number, which is the newest first
                 * @example -number
                 */
                sort?: "number" | "-number" | "amount" | "-amount";
                /** @description Who took it out */
                user_id?: components["schemas"]["Id"][];
                /** @description Whether nothing was left inside */
                is_full?: "true" | "false";
                /** @description Taken out: so much or more */
                amount_from?: components["schemas"]["Amount"];
                /** @description Taken out: so much or less */
                amount_to?: components["schemas"]["Amount"];
                /** @description Taken out on this day in Kyiv or later */
                taken_from?: components["schemas"]["Day"];
                /** @description Taken out on this day in Kyiv or earlier */
                taken_to?: components["schemas"]["Day"];
                /** @description Language of `msg` and of messages in `details` (spec §7): `UK` or `EN`. Missing or unknown: Ukrainian. */
                lng?: components["parameters"]["lng"];
            };
            header?: never;
            path: {
                /**
                 * @description Of the terminal
                 * @example 01912d50-3c00-7000-8000-000000000074
                 */
                id: components["schemas"]["Id"];
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
                     *             "id": "01912d50-3c00-7000-8000-000000000088",
                     *             "number": 5,
                     *             "terminal": {
                     *               "id": "01912d50-3c00-7000-8000-000000000074",
                     *               "number": "S1100301",
                     *               "name": "Термінал самообслуговування 1"
                     *             },
                     *             "place": "Затишок на Городоцькій, Львів, вул. Городоцька, 82",
                     *             "company": "ТОВ «Затишок»",
                     *             "taken_at": "2026-11-20T09:00:00.000Z",
                     *             "carried_amount": 20000,
                     *             "received_amount": 384500,
                     *             "payments_count": 19,
                     *             "refunded_amount": 12000,
                     *             "inside_amount": 392500,
                     *             "amount": 100000,
                     *             "left_amount": 292500,
                     *             "comment": "Решту лишаємо на здачу",
                     *             "by": {
                     *               "id": "01912d50-3c00-7000-8000-000000000002",
                     *               "name": "Коваль Олена Петрівна",
                     *               "phone": "+380500000001",
                     *               "has_namesake": false
                     *             },
                     *             "version": 1,
                     *             "created_at": "2026-11-20T09:00:00.000Z",
                     *             "updated_at": "2026-11-20T09:00:00.000Z"
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
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["EncashmentPage"];
                    };
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["SecondFactorRequired"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Maintenance"];
        };
    };
    encashTerminal: {
        parameters: {
            query?: {
                /** @description Language of `msg` and of messages in `details` (spec §7): `UK` or `EN`. Missing or unknown: Ukrainian. */
                lng?: components["parameters"]["lng"];
            };
            header?: {
                /** @description Hex SHA-256 of the exact body text followed by the signing secret. Required once the session has a secret (see exchangeKey). */
                "payload-signature"?: components["parameters"]["payload-signature"];
                /** @description Names one deed, so that a request whose answer was lost can be sent again: the same key and body have one effect and the same answer. Draw it anew for each deed, such as a UUID. A key counts within its operation and `x-key-scope`: the signed-in person (`user`), or what that field of the body says. It is kept for 24 hours, without a session for 15 minutes; only successes are kept. With another body it answers `conflict`. */
                "Idempotency-Key"?: components["parameters"]["idempotency-key"];
            };
            path: {
                /**
                 * @description Of the terminal
                 * @example 01912d50-3c00-7000-8000-000000000074
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "amount": 100000,
                 *       "takes_all": false,
                 *       "comment": "Решту лишаємо на здачу"
                 *     }
                 */
                "application/json": components["schemas"]["EncashmentInput"];
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
                     *         "id": "01912d50-3c00-7000-8000-000000000088",
                     *         "number": 5,
                     *         "terminal": {
                     *           "id": "01912d50-3c00-7000-8000-000000000074",
                     *           "number": "S1100301",
                     *           "name": "Термінал самообслуговування 1"
                     *         },
                     *         "place": "Затишок на Городоцькій, Львів, вул. Городоцька, 82",
                     *         "company": "ТОВ «Затишок»",
                     *         "taken_at": "2026-11-20T09:00:00.000Z",
                     *         "carried_amount": 20000,
                     *         "received_amount": 384500,
                     *         "payments_count": 19,
                     *         "refunded_amount": 12000,
                     *         "inside_amount": 392500,
                     *         "amount": 100000,
                     *         "left_amount": 292500,
                     *         "comment": "Решту лишаємо на здачу",
                     *         "by": {
                     *           "id": "01912d50-3c00-7000-8000-000000000002",
                     *           "name": "Коваль Олена Петрівна",
                     *           "phone": "+380500000001",
                     *           "has_namesake": false
                     *         },
                     *         "version": 1,
                     *         "created_at": "2026-11-20T09:00:00.000Z",
                     *         "updated_at": "2026-11-20T09:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["Encashment"];
                    };
                };
            };
            400: components["responses"]["MalformedRequestOrSignatureInvalid"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description `1008` **view_read_only**, `1011` **second_factor_required**, `-7` **conflict**, `1401` **cash_not_enough**, `1402` **cash_changed** */
            409: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailedOfAmount"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Maintenance"];
        };
    };
    exportEncashments: {
        parameters: {
            query: {
                /** @example csv */
                format: components["parameters"]["format"];
                /**
                 * @description Default: -number, which is the newest first
                 * @example -number
                 */
                sort?: "number" | "-number" | "amount" | "-amount";
                /** @description Who took it out */
                user_id?: components["schemas"]["Id"][];
                /** @description Whether nothing was left inside */
                is_full?: "true" | "false";
                /** @description Taken out: so much or more */
                amount_from?: components["schemas"]["Amount"];
                /** @description Taken out: so much or less */
                amount_to?: components["schemas"]["Amount"];
                /** @description Taken out on this day in Kyiv or later */
                taken_from?: components["schemas"]["Day"];
                /** @description Taken out on this day in Kyiv or earlier */
                taken_to?: components["schemas"]["Day"];
                /** @description Language of `msg` and of messages in `details` (spec §7): `UK` or `EN`. Missing or unknown: Ukrainian. */
                lng?: components["parameters"]["lng"];
            };
            header?: never;
            path: {
                /**
                 * @description Of the terminal
                 * @example 01912d50-3c00-7000-8000-000000000074
                 */
                id: components["schemas"]["Id"];
            };
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
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    /** @example 77u/ */
                    "text/csv": string;
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["SecondFactorRequired"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Maintenance"];
        };
    };
    listEncashmentPeople: {
        parameters: {
            query?: {
                /** @description Language of `msg` and of messages in `details` (spec §7): `UK` or `EN`. Missing or unknown: Ukrainian. */
                lng?: components["parameters"]["lng"];
            };
            header?: never;
            path: {
                /**
                 * @description Of the terminal
                 * @example 01912d50-3c00-7000-8000-000000000074
                 */
                id: components["schemas"]["Id"];
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
                     *             "id": "01912d50-3c00-7000-8000-000000000002",
                     *             "has_namesake": false,
                     *             "phone_hint": null,
                     *             "full_name": "Коваль Олена Петрівна"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["People"];
                    };
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["SecondFactorRequired"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Maintenance"];
        };
    };
    getEncashment: {
        parameters: {
            query?: {
                /** @description Language of `msg` and of messages in `details` (spec §7): `UK` or `EN`. Missing or unknown: Ukrainian. */
                lng?: components["parameters"]["lng"];
            };
            header?: never;
            path: {
                /** @example 01912d50-3c00-7000-8000-000000000088 */
                id: components["schemas"]["Id"];
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
                     *         "id": "01912d50-3c00-7000-8000-000000000088",
                     *         "number": 5,
                     *         "terminal": {
                     *           "id": "01912d50-3c00-7000-8000-000000000074",
                     *           "number": "S1100301",
                     *           "name": "Термінал самообслуговування 1"
                     *         },
                     *         "place": "Затишок на Городоцькій, Львів, вул. Городоцька, 82",
                     *         "company": "ТОВ «Затишок»",
                     *         "taken_at": "2026-11-20T09:00:00.000Z",
                     *         "carried_amount": 20000,
                     *         "received_amount": 384500,
                     *         "payments_count": 19,
                     *         "refunded_amount": 12000,
                     *         "inside_amount": 392500,
                     *         "amount": 100000,
                     *         "left_amount": 292500,
                     *         "comment": "Решту лишаємо на здачу",
                     *         "by": {
                     *           "id": "01912d50-3c00-7000-8000-000000000002",
                     *           "name": "Коваль Олена Петрівна",
                     *           "phone": "+380500000001",
                     *           "has_namesake": false
                     *         },
                     *         "version": 1,
                     *         "created_at": "2026-11-20T09:00:00.000Z",
                     *         "updated_at": "2026-11-20T09:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["Encashment"];
                    };
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["SecondFactorRequired"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Maintenance"];
        };
    };
    listTerminalsWithCash: {
        parameters: {
            query?: {
                /**
                 * @description From 1, which is also the default. page × perPage may not pass 10000.
                 * @example 1
                 */
                page?: components["parameters"]["page"];
                /** @description 10 to 20, default 10. Anything else is clamped to the nearest, never refused. */
                perPage?: components["parameters"]["perPage"];
                /**
                 * @description Default: -cash_inside
                 * @example -cash_inside
                 */
                sort?: "cash_inside" | "-cash_inside";
                /** @description Part of the number, the name, the serial number or the PTKS id */
                q?: string;
                kind?: ("acquiring" | "ptks" | "transport" | "offline" | "ecomm")[];
                point_id?: components["parameters"]["point_id"];
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
                     *             "id": "01912d50-3c00-7000-8000-000000000074",
                     *             "number": "S1100301",
                     *             "name": "Термінал самообслуговування 1",
                     *             "kind": "ptks",
                     *             "point": {
                     *               "id": "01912d50-3c00-7000-8000-000000000012",
                     *               "name": "Затишок на Городоцькій",
                     *               "city": "Львів",
                     *               "address": "вул. Городоцька, 82"
                     *             },
                     *             "cash_inside": 392500,
                     *             "since": "2026-11-13T08:15:00.000Z",
                     *             "round": null
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
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["TerminalWithCashPage"];
                    };
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["SecondFactorRequired"];
            422: components["responses"]["ValidationFailedOfPage"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Maintenance"];
        };
    };
    listCollectionRounds: {
        parameters: {
            query?: {
                /**
                 * @description From 1, which is also the default. page × perPage may not pass 10000.
                 * @example 1
                 */
                page?: components["parameters"]["page"];
                /** @description 10 to 20, default 10. Anything else is clamped to the nearest, never refused. */
                perPage?: components["parameters"]["perPage"];
                /** @description Default: -number, which is the newest first */
                sort?: "number" | "-number";
                /**
                 * @example [
                 *       "planned",
                 *       "under_way"
                 *     ]
                 */
                state?: ("planned" | "under_way" | "finished" | "cancelled")[];
                /** @description Whom it is assigned to */
                user_id?: components["schemas"]["Id"][];
                /** @description Planned on this day in Kyiv or later */
                created_from?: components["schemas"]["Day"];
                /** @description Planned on this day in Kyiv or earlier */
                created_to?: components["schemas"]["Day"];
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
                     *             "id": "01912d50-3c00-7000-8000-000000000090",
                     *             "number": 3,
                     *             "state": "planned",
                     *             "planned_for": "2026-11-23",
                     *             "assignee": {
                     *               "id": "01912d50-3c00-7000-8000-000000000002",
                     *               "name": "Коваль Олена Петрівна",
                     *               "has_namesake": false,
                     *               "phone_hint": null
                     *             },
                     *             "stops_count": 1,
                     *             "collected_count": 0,
                     *             "skipped_count": 0,
                     *             "expected_amount": 392500,
                     *             "collected_amount": 0,
                     *             "planned_by": {
                     *               "id": "01912d50-3c00-7000-8000-000000000002",
                     *               "name": "Коваль Олена Петрівна",
                     *               "has_namesake": false,
                     *               "phone_hint": null
                     *             },
                     *             "ended_at": null,
                     *             "version": 1,
                     *             "created_at": "2026-11-20T09:00:00.000Z",
                     *             "updated_at": "2026-11-20T09:00:00.000Z"
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
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["CollectionRoundPage"];
                    };
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["SecondFactorRequired"];
            422: components["responses"]["ValidationFailedOfPage"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Maintenance"];
        };
    };
    createCollectionRound: {
        parameters: {
            query?: {
                /** @description Language of `msg` and of messages in `details` (spec §7): `UK` or `EN`. Missing or unknown: Ukrainian. */
                lng?: components["parameters"]["lng"];
            };
            header?: {
                /** @description Hex SHA-256 of the exact body text followed by the signing secret. Required once the session has a secret (see exchangeKey). */
                "payload-signature"?: components["parameters"]["payload-signature"];
                /** @description Names one deed, so that a request whose answer was lost can be sent again: the same key and body have one effect and the same answer. Draw it anew for each deed, such as a UUID. A key counts within its operation and `x-key-scope`: the signed-in person (`user`), or what that field of the body says. It is kept for 24 hours, without a session for 15 minutes; only successes are kept. With another body it answers `conflict`. */
                "Idempotency-Key"?: components["parameters"]["idempotency-key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "target": {
                 *         "terminal_ids": [
                 *           "01912d50-3c00-7000-8000-000000000074"
                 *         ]
                 *       },
                 *       "assignee_id": "01912d50-3c00-7000-8000-000000000002",
                 *       "planned_for": "2026-11-23"
                 *     }
                 */
                "application/json": components["schemas"]["CollectionRoundInput"];
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
                     *         "id": "01912d50-3c00-7000-8000-000000000090",
                     *         "number": 3,
                     *         "state": "planned",
                     *         "planned_for": "2026-11-23",
                     *         "assignee": {
                     *           "id": "01912d50-3c00-7000-8000-000000000002",
                     *           "name": "Коваль Олена Петрівна",
                     *           "has_namesake": false,
                     *           "phone_hint": null
                     *         },
                     *         "stops_count": 1,
                     *         "collected_count": 0,
                     *         "skipped_count": 0,
                     *         "expected_amount": 392500,
                     *         "collected_amount": 0,
                     *         "planned_by": {
                     *           "id": "01912d50-3c00-7000-8000-000000000002",
                     *           "name": "Коваль Олена Петрівна",
                     *           "has_namesake": false,
                     *           "phone_hint": null
                     *         },
                     *         "ended_at": null,
                     *         "version": 1,
                     *         "created_at": "2026-11-20T09:00:00.000Z",
                     *         "updated_at": "2026-11-20T09:00:00.000Z",
                     *         "stops": [
                     *           {
                     *             "id": "01912d50-3c00-7000-8000-000000000093",
                     *             "terminal": {
                     *               "id": "01912d50-3c00-7000-8000-000000000074",
                     *               "number": "S1100301",
                     *               "name": "Термінал самообслуговування 1"
                     *             },
                     *             "point": {
                     *               "name": "Затишок на Городоцькій",
                     *               "city": "Львів",
                     *               "address": "вул. Городоцька, 82"
                     *             },
                     *             "expected_amount": 392500,
                     *             "inside_amount": 392500,
                     *             "state": "open",
                     *             "encashment": null,
                     *             "skip_reason": null,
                     *             "done_at": null
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["CollectionRoundDetails"];
                    };
                };
            };
            400: components["responses"]["MalformedRequestOrSignatureInvalid"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description `1008` **view_read_only**, `1011` **second_factor_required**, `-7` **conflict**, `1403` **collection_round_empty**, `1404` **collection_round_too_large**, `1405` **collection_targets_changed** */
            409: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
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
    getCollectionRound: {
        parameters: {
            query?: {
                /** @description Language of `msg` and of messages in `details` (spec §7): `UK` or `EN`. Missing or unknown: Ukrainian. */
                lng?: components["parameters"]["lng"];
            };
            header?: never;
            path: {
                /** @example 01912d50-3c00-7000-8000-000000000090 */
                id: components["schemas"]["Id"];
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
                     *         "id": "01912d50-3c00-7000-8000-000000000090",
                     *         "number": 3,
                     *         "state": "planned",
                     *         "planned_for": "2026-11-23",
                     *         "assignee": {
                     *           "id": "01912d50-3c00-7000-8000-000000000002",
                     *           "name": "Коваль Олена Петрівна",
                     *           "has_namesake": false,
                     *           "phone_hint": null
                     *         },
                     *         "stops_count": 1,
                     *         "collected_count": 0,
                     *         "skipped_count": 0,
                     *         "expected_amount": 392500,
                     *         "collected_amount": 0,
                     *         "planned_by": {
                     *           "id": "01912d50-3c00-7000-8000-000000000002",
                     *           "name": "Коваль Олена Петрівна",
                     *           "has_namesake": false,
                     *           "phone_hint": null
                     *         },
                     *         "ended_at": null,
                     *         "version": 1,
                     *         "created_at": "2026-11-20T09:00:00.000Z",
                     *         "updated_at": "2026-11-20T09:00:00.000Z",
                     *         "stops": [
                     *           {
                     *             "id": "01912d50-3c00-7000-8000-000000000093",
                     *             "terminal": {
                     *               "id": "01912d50-3c00-7000-8000-000000000074",
                     *               "number": "S1100301",
                     *               "name": "Термінал самообслуговування 1"
                     *             },
                     *             "point": {
                     *               "name": "Затишок на Городоцькій",
                     *               "city": "Львів",
                     *               "address": "вул. Городоцька, 82"
                     *             },
                     *             "expected_amount": 392500,
                     *             "inside_amount": 392500,
                     *             "state": "open",
                     *             "encashment": null,
                     *             "skip_reason": null,
                     *             "done_at": null
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["CollectionRoundDetails"];
                    };
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["SecondFactorRequired"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Maintenance"];
        };
    };
    updateCollectionRound: {
        parameters: {
            query?: {
                /** @description Language of `msg` and of messages in `details` (spec §7): `UK` or `EN`. Missing or unknown: Ukrainian. */
                lng?: components["parameters"]["lng"];
            };
            header?: {
                /** @description Hex SHA-256 of the exact body text followed by the signing secret. Required once the session has a secret (see exchangeKey). */
                "payload-signature"?: components["parameters"]["payload-signature"];
            };
            path: {
                /** @example 01912d50-3c00-7000-8000-000000000094 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "assignee_id": "01912d50-3c00-7000-8000-000000000002",
                 *       "planned_for": "2026-11-24",
                 *       "version": 1
                 *     }
                 */
                "application/json": components["schemas"]["UpdateCollectionRoundInput"];
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
                     *         "id": "01912d50-3c00-7000-8000-000000000094",
                     *         "number": 3,
                     *         "state": "planned",
                     *         "planned_for": "2026-11-24",
                     *         "assignee": {
                     *           "id": "01912d50-3c00-7000-8000-000000000002",
                     *           "name": "Коваль Олена Петрівна",
                     *           "has_namesake": false,
                     *           "phone_hint": null
                     *         },
                     *         "stops_count": 1,
                     *         "collected_count": 0,
                     *         "skipped_count": 0,
                     *         "expected_amount": 392500,
                     *         "collected_amount": 0,
                     *         "planned_by": {
                     *           "id": "01912d50-3c00-7000-8000-000000000002",
                     *           "name": "Коваль Олена Петрівна",
                     *           "has_namesake": false,
                     *           "phone_hint": null
                     *         },
                     *         "ended_at": null,
                     *         "version": 2,
                     *         "created_at": "2026-11-20T09:00:00.000Z",
                     *         "updated_at": "2026-11-20T09:00:00.000Z",
                     *         "stops": [
                     *           {
                     *             "id": "01912d50-3c00-7000-8000-000000000093",
                     *             "terminal": {
                     *               "id": "01912d50-3c00-7000-8000-000000000074",
                     *               "number": "S1100301",
                     *               "name": "Термінал самообслуговування 1"
                     *             },
                     *             "point": {
                     *               "name": "Затишок на Городоцькій",
                     *               "city": "Львів",
                     *               "address": "вул. Городоцька, 82"
                     *             },
                     *             "expected_amount": 392500,
                     *             "inside_amount": 392500,
                     *             "state": "open",
                     *             "encashment": null,
                     *             "skip_reason": null,
                     *             "done_at": null
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["CollectionRoundDetails"];
                    };
                };
            };
            400: components["responses"]["MalformedRequestOrSignatureInvalid"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ViewReadOnlyOrSecondFactorRequiredOrConflictOrCollectionRoundEnded"];
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
    skipRoundStop: {
        parameters: {
            query?: {
                /** @description Language of `msg` and of messages in `details` (spec §7): `UK` or `EN`. Missing or unknown: Ukrainian. */
                lng?: components["parameters"]["lng"];
            };
            header?: {
                /** @description Hex SHA-256 of the exact body text followed by the signing secret. Required once the session has a secret (see exchangeKey). */
                "payload-signature"?: components["parameters"]["payload-signature"];
            };
            path: {
                /** @example 01912d50-3c00-7000-8000-000000000093 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "Точку зачинено"
                 *     }
                 */
                "application/json": components["schemas"]["SkipRoundStopInput"];
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
                     *         "id": "01912d50-3c00-7000-8000-000000000090",
                     *         "number": 3,
                     *         "state": "under_way",
                     *         "planned_for": "2026-11-23",
                     *         "assignee": {
                     *           "id": "01912d50-3c00-7000-8000-000000000002",
                     *           "name": "Коваль Олена Петрівна",
                     *           "has_namesake": false,
                     *           "phone_hint": null
                     *         },
                     *         "stops_count": 1,
                     *         "collected_count": 0,
                     *         "skipped_count": 1,
                     *         "expected_amount": 392500,
                     *         "collected_amount": 0,
                     *         "planned_by": {
                     *           "id": "01912d50-3c00-7000-8000-000000000002",
                     *           "name": "Коваль Олена Петрівна",
                     *           "has_namesake": false,
                     *           "phone_hint": null
                     *         },
                     *         "ended_at": null,
                     *         "version": 2,
                     *         "created_at": "2026-11-20T09:00:00.000Z",
                     *         "updated_at": "2026-11-20T09:00:00.000Z",
                     *         "stops": [
                     *           {
                     *             "id": "01912d50-3c00-7000-8000-000000000093",
                     *             "terminal": {
                     *               "id": "01912d50-3c00-7000-8000-000000000074",
                     *               "number": "S1100301",
                     *               "name": "Термінал самообслуговування 1"
                     *             },
                     *             "point": {
                     *               "name": "Затишок на Городоцькій",
                     *               "city": "Львів",
                     *               "address": "вул. Городоцька, 82"
                     *             },
                     *             "expected_amount": 392500,
                     *             "inside_amount": 392500,
                     *             "state": "skipped",
                     *             "encashment": null,
                     *             "skip_reason": "Точку зачинено",
                     *             "done_at": "2026-11-20T09:00:00.000Z"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["CollectionRoundDetails"];
                    };
                };
            };
            400: components["responses"]["MalformedRequestOrSignatureInvalid"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description `1008` **view_read_only**, `1011` **second_factor_required**, `1406` **collection_round_ended**, `1407` **round_stop_collected** */
            409: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailedOfReason"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Maintenance"];
        };
    };
    finishCollectionRound: {
        parameters: {
            query?: {
                /** @description Language of `msg` and of messages in `details` (spec §7): `UK` or `EN`. Missing or unknown: Ukrainian. */
                lng?: components["parameters"]["lng"];
            };
            header?: {
                /** @description Hex SHA-256 of the exact body text followed by the signing secret. Required once the session has a secret (see exchangeKey). */
                "payload-signature"?: components["parameters"]["payload-signature"];
            };
            path: {
                /** @example 01912d50-3c00-7000-8000-000000000091 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "version": 1
                 *     }
                 */
                "application/json": components["schemas"]["EndCollectionRoundInput"];
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
                     *         "id": "01912d50-3c00-7000-8000-000000000091",
                     *         "number": 3,
                     *         "state": "finished",
                     *         "planned_for": "2026-11-23",
                     *         "assignee": {
                     *           "id": "01912d50-3c00-7000-8000-000000000002",
                     *           "name": "Коваль Олена Петрівна",
                     *           "has_namesake": false,
                     *           "phone_hint": null
                     *         },
                     *         "stops_count": 1,
                     *         "collected_count": 0,
                     *         "skipped_count": 1,
                     *         "expected_amount": 392500,
                     *         "collected_amount": 0,
                     *         "planned_by": {
                     *           "id": "01912d50-3c00-7000-8000-000000000002",
                     *           "name": "Коваль Олена Петрівна",
                     *           "has_namesake": false,
                     *           "phone_hint": null
                     *         },
                     *         "ended_at": "2026-11-20T09:00:00.000Z",
                     *         "version": 2,
                     *         "created_at": "2026-11-20T09:00:00.000Z",
                     *         "updated_at": "2026-11-20T09:00:00.000Z",
                     *         "stops": [
                     *           {
                     *             "id": "01912d50-3c00-7000-8000-000000000093",
                     *             "terminal": {
                     *               "id": "01912d50-3c00-7000-8000-000000000074",
                     *               "number": "S1100301",
                     *               "name": "Термінал самообслуговування 1"
                     *             },
                     *             "point": {
                     *               "name": "Затишок на Городоцькій",
                     *               "city": "Львів",
                     *               "address": "вул. Городоцька, 82"
                     *             },
                     *             "expected_amount": 392500,
                     *             "inside_amount": 392500,
                     *             "state": "skipped",
                     *             "encashment": null,
                     *             "skip_reason": "Точку зачинено",
                     *             "done_at": "2026-11-20T09:00:00.000Z"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["CollectionRoundDetails"];
                    };
                };
            };
            400: components["responses"]["MalformedRequestOrSignatureInvalid"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description `1008` **view_read_only**, `1011` **second_factor_required**, `-7` **conflict**, `1406` **collection_round_ended**, `1408` **round_stops_open** */
            409: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailedOfVersion"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Maintenance"];
        };
    };
    cancelCollectionRound: {
        parameters: {
            query?: {
                /** @description Language of `msg` and of messages in `details` (spec §7): `UK` or `EN`. Missing or unknown: Ukrainian. */
                lng?: components["parameters"]["lng"];
            };
            header?: {
                /** @description Hex SHA-256 of the exact body text followed by the signing secret. Required once the session has a secret (see exchangeKey). */
                "payload-signature"?: components["parameters"]["payload-signature"];
            };
            path: {
                /** @example 01912d50-3c00-7000-8000-000000000092 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "version": 1
                 *     }
                 */
                "application/json": components["schemas"]["EndCollectionRoundInput"];
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
                     *         "id": "01912d50-3c00-7000-8000-000000000092",
                     *         "number": 3,
                     *         "state": "cancelled",
                     *         "planned_for": "2026-11-23",
                     *         "assignee": {
                     *           "id": "01912d50-3c00-7000-8000-000000000002",
                     *           "name": "Коваль Олена Петрівна",
                     *           "has_namesake": false,
                     *           "phone_hint": null
                     *         },
                     *         "stops_count": 1,
                     *         "collected_count": 0,
                     *         "skipped_count": 0,
                     *         "expected_amount": 392500,
                     *         "collected_amount": 0,
                     *         "planned_by": {
                     *           "id": "01912d50-3c00-7000-8000-000000000002",
                     *           "name": "Коваль Олена Петрівна",
                     *           "has_namesake": false,
                     *           "phone_hint": null
                     *         },
                     *         "ended_at": "2026-11-20T09:00:00.000Z",
                     *         "version": 2,
                     *         "created_at": "2026-11-20T09:00:00.000Z",
                     *         "updated_at": "2026-11-20T09:00:00.000Z",
                     *         "stops": [
                     *           {
                     *             "id": "01912d50-3c00-7000-8000-000000000093",
                     *             "terminal": {
                     *               "id": "01912d50-3c00-7000-8000-000000000074",
                     *               "number": "S1100301",
                     *               "name": "Термінал самообслуговування 1"
                     *             },
                     *             "point": {
                     *               "name": "Затишок на Городоцькій",
                     *               "city": "Львів",
                     *               "address": "вул. Городоцька, 82"
                     *             },
                     *             "expected_amount": 392500,
                     *             "inside_amount": 392500,
                     *             "state": "open",
                     *             "encashment": null,
                     *             "skip_reason": null,
                     *             "done_at": null
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["CollectionRoundDetails"];
                    };
                };
            };
            400: components["responses"]["MalformedRequestOrSignatureInvalid"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ViewReadOnlyOrSecondFactorRequiredOrConflictOrCollectionRoundEnded"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailedOfVersion"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Maintenance"];
        };
    };
    listCashCollectors: {
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
                     *             "id": "01912d50-3c00-7000-8000-000000000002",
                     *             "has_namesake": false,
                     *             "phone_hint": null,
                     *             "full_name": "Коваль Олена Петрівна"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["People"];
                    };
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["SecondFactorRequired"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Maintenance"];
        };
    };
    listRoutes: {
        parameters: {
            query?: {
                /**
                 * @description From 1, which is also the default. page × perPage may not pass 10000.
                 * @example 1
                 */
                page?: components["parameters"]["page"];
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
                /** @description The whole name of the city, case does not matter; a name with a comma cannot be asked for */
                city?: string[];
                mode?: ("bus" | "trolleybus" | "tram" | "minibus")[];
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
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["TransitRoutePage"];
                    };
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["SecondFactorRequired"];
            422: components["responses"]["ValidationFailedOfPage"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Maintenance"];
        };
    };
    createRoute: {
        parameters: {
            query?: {
                /** @description Language of `msg` and of messages in `details` (spec §7): `UK` or `EN`. Missing or unknown: Ukrainian. */
                lng?: components["parameters"]["lng"];
            };
            header?: {
                /** @description Hex SHA-256 of the exact body text followed by the signing secret. Required once the session has a secret (see exchangeKey). */
                "payload-signature"?: components["parameters"]["payload-signature"];
                /** @description Names one deed, so that a request whose answer was lost can be sent again: the same key and body have one effect and the same answer. Draw it anew for each deed, such as a UUID. A key counts within its operation and `x-key-scope`: the signed-in person (`user`), or what that field of the body says. It is kept for 24 hours, without a session for 15 minutes; only successes are kept. With another body it answers `conflict`. */
                "Idempotency-Key"?: components["parameters"]["idempotency-key"];
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
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["TransitRoute"];
                    };
                };
            };
            400: components["responses"]["MalformedRequestOrSignatureInvalid"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["ViewReadOnlyOrSecondFactorRequiredOrConflictOfIdempotencyKey"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailedOfName"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Maintenance"];
        };
    };
    getRoute: {
        parameters: {
            query?: {
                /** @description Language of `msg` and of messages in `details` (spec §7): `UK` or `EN`. Missing or unknown: Ukrainian. */
                lng?: components["parameters"]["lng"];
            };
            header?: never;
            path: {
                /** @example 01912d50-3c00-7000-8000-000000000020 */
                id: components["schemas"]["Id"];
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
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["TransitRoute"];
                    };
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["SecondFactorRequired"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Maintenance"];
        };
    };
    updateRoute: {
        parameters: {
            query?: {
                /** @description Language of `msg` and of messages in `details` (spec §7): `UK` or `EN`. Missing or unknown: Ukrainian. */
                lng?: components["parameters"]["lng"];
            };
            header?: {
                /** @description Hex SHA-256 of the exact body text followed by the signing secret. Required once the session has a secret (see exchangeKey). */
                "payload-signature"?: components["parameters"]["payload-signature"];
            };
            path: {
                /** @example 01912d50-3c00-7000-8000-000000000021 */
                id: components["schemas"]["Id"];
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
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["TransitRoute"];
                    };
                };
            };
            400: components["responses"]["MalformedRequestOrSignatureInvalid"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ViewReadOnlyOrSecondFactorRequiredOrConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailedOfName"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Maintenance"];
        };
    };
    listTransports: {
        parameters: {
            query?: {
                /**
                 * @description From 1, which is also the default. page × perPage may not pass 10000.
                 * @example 1
                 */
                page?: components["parameters"]["page"];
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
                 * @example [
                 *       "01912d50-3c00-7000-8000-000000000020"
                 *     ]
                 */
                route_id?: components["schemas"]["Id"][];
                branch_id?: components["schemas"]["Id"][];
                /**
                 * @example [
                 *       "on_route"
                 *     ]
                 */
                status?: ("on_route" | "parked" | "maintenance" | "off_line")[];
                mode?: ("bus" | "trolleybus" | "tram" | "minibus")[];
                /** @description The whole name of the depot’s city, case does not matter; a name with a comma cannot be asked for */
                city?: string[];
                /** @description due: within 30 days; overdue: past */
                inspection?: ("due" | "overdue")[];
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
                     *             "terminal_num": "S1001201",
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
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["TransportPage"];
                    };
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["SecondFactorRequired"];
            422: components["responses"]["ValidationFailedOfPage"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Maintenance"];
        };
    };
    createTransport: {
        parameters: {
            query?: {
                /** @description Language of `msg` and of messages in `details` (spec §7): `UK` or `EN`. Missing or unknown: Ukrainian. */
                lng?: components["parameters"]["lng"];
            };
            header?: {
                /** @description Hex SHA-256 of the exact body text followed by the signing secret. Required once the session has a secret (see exchangeKey). */
                "payload-signature"?: components["parameters"]["payload-signature"];
                /** @description Names one deed, so that a request whose answer was lost can be sent again: the same key and body have one effect and the same answer. Draw it anew for each deed, such as a UUID. A key counts within its operation and `x-key-scope`: the signed-in person (`user`), or what that field of the body says. It is kept for 24 hours, without a session for 15 minutes; only successes are kept. With another body it answers `conflict`. */
                "Idempotency-Key"?: components["parameters"]["idempotency-key"];
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
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["Transport"];
                    };
                };
            };
            400: components["responses"]["MalformedRequestOrSignatureInvalid"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description `1008` **view_read_only**, `1011` **second_factor_required**, `-7` **conflict** */
            409: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailedOfBranchId"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Maintenance"];
        };
    };
    getTransport: {
        parameters: {
            query?: {
                /** @description Language of `msg` and of messages in `details` (spec §7): `UK` or `EN`. Missing or unknown: Ukrainian. */
                lng?: components["parameters"]["lng"];
            };
            header?: never;
            path: {
                /** @example 01912d50-3c00-7000-8000-000000000030 */
                id: components["schemas"]["Id"];
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
                     *         "terminal_num": "S1001201",
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
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["Transport"];
                    };
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["SecondFactorRequired"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Maintenance"];
        };
    };
    updateTransport: {
        parameters: {
            query?: {
                /** @description Language of `msg` and of messages in `details` (spec §7): `UK` or `EN`. Missing or unknown: Ukrainian. */
                lng?: components["parameters"]["lng"];
            };
            header?: {
                /** @description Hex SHA-256 of the exact body text followed by the signing secret. Required once the session has a secret (see exchangeKey). */
                "payload-signature"?: components["parameters"]["payload-signature"];
            };
            path: {
                /** @example 01912d50-3c00-7000-8000-000000000031 */
                id: components["schemas"]["Id"];
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
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["Transport"];
                    };
                };
            };
            400: components["responses"]["MalformedRequestOrSignatureInvalid"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ViewReadOnlyOrSecondFactorRequiredOrConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailedOfBranchId"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Maintenance"];
        };
    };
    changeTransportStatus: {
        parameters: {
            query?: {
                /** @description Language of `msg` and of messages in `details` (spec §7): `UK` or `EN`. Missing or unknown: Ukrainian. */
                lng?: components["parameters"]["lng"];
            };
            header?: {
                /** @description Hex SHA-256 of the exact body text followed by the signing secret. Required once the session has a secret (see exchangeKey). */
                "payload-signature"?: components["parameters"]["payload-signature"];
            };
            path: {
                /** @example 01912d50-3c00-7000-8000-000000000032 */
                id: components["schemas"]["Id"];
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
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["Transport"];
                    };
                };
            };
            400: components["responses"]["MalformedRequestOrSignatureInvalid"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description `1008` **view_read_only**, `1011` **second_factor_required**, `-7` **conflict**, `1106` **status_transition_forbidden** */
            409: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailedOfStatus"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Maintenance"];
        };
    };
    listDrivers: {
        parameters: {
            query?: {
                /**
                 * @description From 1, which is also the default. page × perPage may not pass 10000.
                 * @example 1
                 */
                page?: components["parameters"]["page"];
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
                route_id?: components["schemas"]["Id"][];
                transport_id?: components["schemas"]["Id"][];
                branch_id?: components["schemas"]["Id"][];
                /**
                 * @description Drivers with, or without, an open shift
                 * @example open
                 */
                shift?: "open" | "closed";
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
                     *             "phone": "+380500000006",
                     *             "call_message": "https://t.me/+380500000006",
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
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["DriverPage"];
                    };
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["SecondFactorRequired"];
            422: components["responses"]["ValidationFailedOfPage"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Maintenance"];
        };
    };
    createDriver: {
        parameters: {
            query?: {
                /** @description Language of `msg` and of messages in `details` (spec §7): `UK` or `EN`. Missing or unknown: Ukrainian. */
                lng?: components["parameters"]["lng"];
            };
            header?: {
                /** @description Hex SHA-256 of the exact body text followed by the signing secret. Required once the session has a secret (see exchangeKey). */
                "payload-signature"?: components["parameters"]["payload-signature"];
                /** @description Names one deed, so that a request whose answer was lost can be sent again: the same key and body have one effect and the same answer. Draw it anew for each deed, such as a UUID. A key counts within its operation and `x-key-scope`: the signed-in person (`user`), or what that field of the body says. It is kept for 24 hours, without a session for 15 minutes; only successes are kept. With another body it answers `conflict`. */
                "Idempotency-Key"?: components["parameters"]["idempotency-key"];
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
                 *       "route_id": "01912d50-3c00-7000-8000-000000000020",
                 *       "transport_id": null,
                 *       "add_data": "Категорія D, стаж 11 років"
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
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["Driver"];
                    };
                };
            };
            400: components["responses"]["MalformedRequestOrSignatureInvalid"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description `1008` **view_read_only**, `1011` **second_factor_required**, `-7` **conflict** */
            409: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailedOfBranchId"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Maintenance"];
        };
    };
    getDriver: {
        parameters: {
            query?: {
                /** @description Language of `msg` and of messages in `details` (spec §7): `UK` or `EN`. Missing or unknown: Ukrainian. */
                lng?: components["parameters"]["lng"];
            };
            header?: never;
            path: {
                /** @example 01912d50-3c00-7000-8000-000000000040 */
                id: components["schemas"]["Id"];
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
                     *         "phone": "+380500000006",
                     *         "call_message": "https://t.me/+380500000006",
                     *         "money": 214200,
                     *         "add_data": null,
                     *         "avatar": null,
                     *         "version": 1,
                     *         "created_at": "2026-01-12T08:00:00.000Z",
                     *         "updated_at": "2026-01-12T08:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["Driver"];
                    };
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["SecondFactorRequired"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Maintenance"];
        };
    };
    updateDriver: {
        parameters: {
            query?: {
                /** @description Language of `msg` and of messages in `details` (spec §7): `UK` or `EN`. Missing or unknown: Ukrainian. */
                lng?: components["parameters"]["lng"];
            };
            header?: {
                /** @description Hex SHA-256 of the exact body text followed by the signing secret. Required once the session has a secret (see exchangeKey). */
                "payload-signature"?: components["parameters"]["payload-signature"];
            };
            path: {
                /** @example 01912d50-3c00-7000-8000-000000000041 */
                id: components["schemas"]["Id"];
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
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["Driver"];
                    };
                };
            };
            400: components["responses"]["MalformedRequestOrSignatureInvalid"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ViewReadOnlyOrSecondFactorRequiredOrConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailedOfBranchId"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Maintenance"];
        };
    };
    changeDriverRoute: {
        parameters: {
            query?: {
                /** @description Language of `msg` and of messages in `details` (spec §7): `UK` or `EN`. Missing or unknown: Ukrainian. */
                lng?: components["parameters"]["lng"];
            };
            header?: {
                /** @description Hex SHA-256 of the exact body text followed by the signing secret. Required once the session has a secret (see exchangeKey). */
                "payload-signature"?: components["parameters"]["payload-signature"];
            };
            path: {
                /** @example 01912d50-3c00-7000-8000-000000000042 */
                id: components["schemas"]["Id"];
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
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["Driver"];
                    };
                };
            };
            400: components["responses"]["MalformedRequestOrSignatureInvalid"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description `1008` **view_read_only**, `1011` **second_factor_required**, `1105` **inspection_overdue** */
            409: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
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
    changeDriverTransport: {
        parameters: {
            query?: {
                /** @description Language of `msg` and of messages in `details` (spec §7): `UK` or `EN`. Missing or unknown: Ukrainian. */
                lng?: components["parameters"]["lng"];
            };
            header?: {
                /** @description Hex SHA-256 of the exact body text followed by the signing secret. Required once the session has a secret (see exchangeKey). */
                "payload-signature"?: components["parameters"]["payload-signature"];
            };
            path: {
                /** @example 01912d50-3c00-7000-8000-000000000043 */
                id: components["schemas"]["Id"];
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
                     *         "phone": "+380500000006",
                     *         "call_message": "https://t.me/+380500000006",
                     *         "money": 214200,
                     *         "add_data": null,
                     *         "avatar": null,
                     *         "version": 2,
                     *         "created_at": "2026-01-12T08:00:00.000Z",
                     *         "updated_at": "2026-01-12T08:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["Driver"];
                    };
                };
            };
            400: components["responses"]["MalformedRequestOrSignatureInvalid"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description `1008` **view_read_only**, `1011` **second_factor_required**, `1103` **transport_busy**, `1104` **transport_unavailable**, `1105` **inspection_overdue** */
            409: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailedOfTransportId"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Maintenance"];
        };
    };
    getDriverAvatar: {
        parameters: {
            query?: {
                /** @description Changes with the photo, so that an open page shows the new one */
                v?: string;
                /** @description Language of `msg` and of messages in `details` (spec §7): `UK` or `EN`. Missing or unknown: Ukrainian. */
                lng?: components["parameters"]["lng"];
            };
            header?: never;
            path: {
                /** @example 01912d50-3c00-7000-8000-000000000046 */
                id: components["schemas"]["Id"];
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
                    "image/png": string;
                    "image/jpeg": string;
                    "image/webp": string;
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["SecondFactorRequired"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Maintenance"];
        };
    };
    uploadDriverAvatar: {
        parameters: {
            query?: {
                /** @description Language of `msg` and of messages in `details` (spec §7): `UK` or `EN`. Missing or unknown: Ukrainian. */
                lng?: components["parameters"]["lng"];
            };
            header?: never;
            path: {
                /** @example 01912d50-3c00-7000-8000-000000000047 */
                id: components["schemas"]["Id"];
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
                     *         "phone": "+380500000006",
                     *         "call_message": "https://t.me/+380500000006",
                     *         "money": 214200,
                     *         "add_data": null,
                     *         "avatar": "/api/v1/transport/drivers/01912d50-3c00-7000-8000-000000000047/avatar?v=0123456789abcdef",
                     *         "version": 2,
                     *         "created_at": "2026-01-12T08:00:00.000Z",
                     *         "updated_at": "2026-01-12T08:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["Driver"];
                    };
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ViewReadOnlyOrSecondFactorRequired"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description `-2` **validation_failed**, `1201` **file_type_wrong**, `1202` **image_too_large** */
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
    removeDriverAvatar: {
        parameters: {
            query?: {
                /** @description Language of `msg` and of messages in `details` (spec §7): `UK` or `EN`. Missing or unknown: Ukrainian. */
                lng?: components["parameters"]["lng"];
            };
            header?: never;
            path: {
                /** @example 01912d50-3c00-7000-8000-000000000048 */
                id: components["schemas"]["Id"];
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
                     *         "phone": "+380500000006",
                     *         "call_message": "https://t.me/+380500000006",
                     *         "money": 214200,
                     *         "add_data": null,
                     *         "avatar": null,
                     *         "version": 1,
                     *         "created_at": "2026-01-12T08:00:00.000Z",
                     *         "updated_at": "2026-01-12T08:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["Driver"];
                    };
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ViewReadOnlyOrSecondFactorRequired"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Maintenance"];
        };
    };
    openShift: {
        parameters: {
            query?: {
                /** @description Language of `msg` and of messages in `details` (spec §7): `UK` or `EN`. Missing or unknown: Ukrainian. */
                lng?: components["parameters"]["lng"];
            };
            header?: {
                /** @description Hex SHA-256 of the exact body text followed by the signing secret. Required once the session has a secret (see exchangeKey). */
                "payload-signature"?: components["parameters"]["payload-signature"];
                /** @description Names one deed, so that a request whose answer was lost can be sent again: the same key and body have one effect and the same answer. Draw it anew for each deed, such as a UUID. A key counts within its operation and `x-key-scope`: the signed-in person (`user`), or what that field of the body says. It is kept for 24 hours, without a session for 15 minutes; only successes are kept. With another body it answers `conflict`. */
                "Idempotency-Key"?: components["parameters"]["idempotency-key"];
            };
            path: {
                /**
                 * @description Driver
                 * @example 01912d50-3c00-7000-8000-000000000044
                 */
                id: components["schemas"]["Id"];
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
                     *         "opened_by": {
                     *           "id": "01912d50-3c00-7000-8000-000000000002",
                     *           "name": "Коваль Олена Петрівна",
                     *           "has_namesake": false,
                     *           "phone_hint": null
                     *         },
                     *         "closed_at": null,
                     *         "closed_by": null,
                     *         "expected_cash": 0,
                     *         "handed_over_cash": null,
                     *         "cash_difference": null,
                     *         "comment": null,
                     *         "changes": []
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["Shift"];
                    };
                };
            };
            400: components["responses"]["MalformedRequestOrSignatureInvalid"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description `1008` **view_read_only**, `1011` **second_factor_required**, `-7` **conflict**, `1101` **shift_already_open**, `1103` **transport_busy**, `1104` **transport_unavailable**, `1105` **inspection_overdue**, `1107` **route_required** */
            409: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailedOfTransportId"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Maintenance"];
        };
    };
    closeShift: {
        parameters: {
            query?: {
                /** @description Language of `msg` and of messages in `details` (spec §7): `UK` or `EN`. Missing or unknown: Ukrainian. */
                lng?: components["parameters"]["lng"];
            };
            header?: {
                /** @description Hex SHA-256 of the exact body text followed by the signing secret. Required once the session has a secret (see exchangeKey). */
                "payload-signature"?: components["parameters"]["payload-signature"];
                /** @description Names one deed, so that a request whose answer was lost can be sent again: the same key and body have one effect and the same answer. Draw it anew for each deed, such as a UUID. A key counts within its operation and `x-key-scope`: the signed-in person (`user`), or what that field of the body says. It is kept for 24 hours, without a session for 15 minutes; only successes are kept. With another body it answers `conflict`. */
                "Idempotency-Key"?: components["parameters"]["idempotency-key"];
            };
            path: {
                /**
                 * @description Driver
                 * @example 01912d50-3c00-7000-8000-000000000045
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "handed_over_cash": 184000,
                 *       "comment": "Бракує 5 грн: здача",
                 *       "shift_id": "01912d50-3c00-7000-8000-000000000051",
                 *       "expected_cash": 184500
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
                     *         "opened_by": {
                     *           "id": "01912d50-3c00-7000-8000-000000000002",
                     *           "name": "Коваль Олена Петрівна",
                     *           "has_namesake": false,
                     *           "phone_hint": null
                     *         },
                     *         "closed_at": "2026-11-20T13:05:00.000Z",
                     *         "closed_by": {
                     *           "id": "01912d50-3c00-7000-8000-000000000002",
                     *           "name": "Коваль Олена Петрівна",
                     *           "has_namesake": false,
                     *           "phone_hint": null
                     *         },
                     *         "expected_cash": 184500,
                     *         "handed_over_cash": 184000,
                     *         "cash_difference": -500,
                     *         "comment": "Бракує 5 грн: здача",
                     *         "changes": []
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["Shift"];
                    };
                };
            };
            400: components["responses"]["MalformedRequestOrSignatureInvalid"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description `1008` **view_read_only**, `1011` **second_factor_required**, `-7` **conflict**, `1102` **shift_already_closed** */
            409: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
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
    getOpenShift: {
        parameters: {
            query?: {
                /** @description Language of `msg` and of messages in `details` (spec §7): `UK` or `EN`. Missing or unknown: Ukrainian. */
                lng?: components["parameters"]["lng"];
            };
            header?: never;
            path: {
                /**
                 * @description Driver
                 * @example 01912d50-3c00-7000-8000-000000000040
                 */
                id: components["schemas"]["Id"];
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
                     *         "opened_by": {
                     *           "id": "01912d50-3c00-7000-8000-000000000002",
                     *           "name": "Коваль Олена Петрівна",
                     *           "has_namesake": false,
                     *           "phone_hint": null
                     *         },
                     *         "closed_at": null,
                     *         "closed_by": null,
                     *         "expected_cash": 214200,
                     *         "handed_over_cash": null,
                     *         "cash_difference": null,
                     *         "comment": null,
                     *         "changes": []
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["Shift"];
                    };
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description `1011` **second_factor_required**, `1102` **shift_already_closed** */
            409: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Maintenance"];
        };
    };
    listShifts: {
        parameters: {
            query?: {
                /**
                 * @description From 1, which is also the default. page × perPage may not pass 10000.
                 * @example 1
                 */
                page?: components["parameters"]["page"];
                /** @description 10 to 20, default 10. Anything else is clamped to the nearest, never refused. */
                perPage?: components["parameters"]["perPage"];
                /** @description Language of `msg` and of messages in `details` (spec §7): `UK` or `EN`. Missing or unknown: Ukrainian. */
                lng?: components["parameters"]["lng"];
            };
            header?: never;
            path: {
                /**
                 * @description Driver
                 * @example 01912d50-3c00-7000-8000-000000000040
                 */
                id: components["schemas"]["Id"];
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
                     *             "status": "closed",
                     *             "opened_at": "2026-11-20T04:30:00.000Z",
                     *             "opened_by": {
                     *               "id": "01912d50-3c00-7000-8000-000000000002",
                     *               "name": "Коваль Олена Петрівна",
                     *               "has_namesake": false,
                     *               "phone_hint": null
                     *             },
                     *             "closed_at": "2026-11-20T13:05:00.000Z",
                     *             "closed_by": {
                     *               "id": "01912d50-3c00-7000-8000-000000000002",
                     *               "name": "Коваль Олена Петрівна",
                     *               "has_namesake": false,
                     *               "phone_hint": null
                     *             },
                     *             "expected_cash": 184500,
                     *             "handed_over_cash": 184000,
                     *             "cash_difference": -500,
                     *             "comment": "Бракує 5 грн: здача",
                     *             "changes": [
                     *               {
                     *                 "at": "2026-11-20T09:40:00.000Z",
                     *                 "kind": "transport",
                     *                 "from": {
                     *                   "id": "01912d50-3c00-7000-8000-000000000034",
                     *                   "name": "1204"
                     *                 },
                     *                 "to": {
                     *                   "id": "01912d50-3c00-7000-8000-000000000030",
                     *                   "name": "1201"
                     *                 },
                     *                 "by": {
                     *                   "id": "01912d50-3c00-7000-8000-000000000002",
                     *                   "name": "Коваль Олена Петрівна",
                     *                   "has_namesake": false,
                     *                   "phone_hint": null
                     *                 }
                     *               }
                     *             ]
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
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["ShiftPage"];
                    };
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["SecondFactorRequired"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Maintenance"];
        };
    };
    listDepots: {
        parameters: {
            query?: {
                /**
                 * @description From 1, which is also the default. page × perPage may not pass 10000.
                 * @example 1
                 */
                page?: components["parameters"]["page"];
                /** @description 10 to 20, default 10. Anything else is clamped to the nearest, never refused. */
                perPage?: components["parameters"]["perPage"];
                /**
                 * @description Default: name
                 * @example name
                 */
                sort?: "name" | "-name" | "city" | "-city" | "created_at" | "-created_at";
                /** @description Part of the name, the city or the address */
                q?: string;
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
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["DepotPage"];
                    };
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["SecondFactorRequired"];
            422: components["responses"]["ValidationFailedOfPage"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Maintenance"];
        };
    };
    createDepot: {
        parameters: {
            query?: {
                /** @description Language of `msg` and of messages in `details` (spec §7): `UK` or `EN`. Missing or unknown: Ukrainian. */
                lng?: components["parameters"]["lng"];
            };
            header?: {
                /** @description Hex SHA-256 of the exact body text followed by the signing secret. Required once the session has a secret (see exchangeKey). */
                "payload-signature"?: components["parameters"]["payload-signature"];
                /** @description Names one deed, so that a request whose answer was lost can be sent again: the same key and body have one effect and the same answer. Draw it anew for each deed, such as a UUID. A key counts within its operation and `x-key-scope`: the signed-in person (`user`), or what that field of the body says. It is kept for 24 hours, without a session for 15 minutes; only successes are kept. With another body it answers `conflict`. */
                "Idempotency-Key"?: components["parameters"]["idempotency-key"];
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
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["Depot"];
                    };
                };
            };
            400: components["responses"]["MalformedRequestOrSignatureInvalid"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["ViewReadOnlyOrSecondFactorRequiredOrConflictOfIdempotencyKey"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailedOfName"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Maintenance"];
        };
    };
    getDepot: {
        parameters: {
            query?: {
                /** @description Language of `msg` and of messages in `details` (spec §7): `UK` or `EN`. Missing or unknown: Ukrainian. */
                lng?: components["parameters"]["lng"];
            };
            header?: never;
            path: {
                /** @example 01912d50-3c00-7000-8000-000000000010 */
                id: components["schemas"]["Id"];
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
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["Depot"];
                    };
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["SecondFactorRequired"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Maintenance"];
        };
    };
    updateDepot: {
        parameters: {
            query?: {
                /** @description Language of `msg` and of messages in `details` (spec §7): `UK` or `EN`. Missing or unknown: Ukrainian. */
                lng?: components["parameters"]["lng"];
            };
            header?: {
                /** @description Hex SHA-256 of the exact body text followed by the signing secret. Required once the session has a secret (see exchangeKey). */
                "payload-signature"?: components["parameters"]["payload-signature"];
            };
            path: {
                /** @example 01912d50-3c00-7000-8000-000000000011 */
                id: components["schemas"]["Id"];
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
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["Depot"];
                    };
                };
            };
            400: components["responses"]["MalformedRequestOrSignatureInvalid"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ViewReadOnlyOrSecondFactorRequiredOrConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailedOfName"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Maintenance"];
        };
    };
    listCompanies: {
        parameters: {
            query?: {
                /**
                 * @description From 1, which is also the default. page × perPage may not pass 10000.
                 * @example 1
                 */
                page?: components["parameters"]["page"];
                /** @description 10 to 20, default 10. Anything else is clamped to the nearest, never refused. */
                perPage?: components["parameters"]["perPage"];
                /**
                 * @description Default: name
                 * @example name
                 */
                sort?: "name" | "-name" | "tax_number" | "-tax_number" | "created_at" | "-created_at";
                /** @description Part of the name or of the tax number */
                q?: string;
                /** @description By the length of the tax number */
                kind?: ("legal_entity" | "sole_proprietor")[];
                /** @description Whether it has a VAT number */
                pays_vat?: "true" | "false";
                /** @description Those that belong to this one, without those below them */
                parent_id?: components["schemas"]["Id"][];
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
                     *             "id": "01912d50-3c00-7000-8000-0000000000c0",
                     *             "name": "ТОВ «Затишок»",
                     *             "tax_number": "32855961",
                     *             "vat_number": "328559613013",
                     *             "address": "м. Львів, вул. Городоцька, 15",
                     *             "parent": null,
                     *             "tax_letters": [
                     *               {
                     *                 "letter": "А",
                     *                 "kind": "none",
                     *                 "rate": 0
                     *               },
                     *               {
                     *                 "letter": "Б",
                     *                 "kind": "vat",
                     *                 "rate": 0
                     *               },
                     *               {
                     *                 "letter": "В",
                     *                 "kind": "vat",
                     *                 "rate": 700
                     *               },
                     *               {
                     *                 "letter": "Г",
                     *                 "kind": "vat",
                     *                 "rate": 2000
                     *               },
                     *               {
                     *                 "letter": "Д",
                     *                 "kind": "excise",
                     *                 "rate": 500
                     *               }
                     *             ],
                     *             "companies_count": 2,
                     *             "points_count": 13,
                     *             "terminals_count": 120,
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
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["CompanyPage"];
                    };
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["SecondFactorRequired"];
            422: components["responses"]["ValidationFailedOfPage"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Maintenance"];
        };
    };
    createCompany: {
        parameters: {
            query?: {
                /** @description Language of `msg` and of messages in `details` (spec §7): `UK` or `EN`. Missing or unknown: Ukrainian. */
                lng?: components["parameters"]["lng"];
            };
            header?: {
                /** @description Hex SHA-256 of the exact body text followed by the signing secret. Required once the session has a secret (see exchangeKey). */
                "payload-signature"?: components["parameters"]["payload-signature"];
                /** @description Names one deed, so that a request whose answer was lost can be sent again: the same key and body have one effect and the same answer. Draw it anew for each deed, such as a UUID. A key counts within its operation and `x-key-scope`: the signed-in person (`user`), or what that field of the body says. It is kept for 24 hours, without a session for 15 minutes; only successes are kept. With another body it answers `conflict`. */
                "Idempotency-Key"?: components["parameters"]["idempotency-key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "ФОП Гнатюк Олена Петрівна",
                 *       "tax_number": "3366212326",
                 *       "vat_number": null,
                 *       "address": "м. Львів, вул. Городоцька, 15",
                 *       "parent_id": "01912d50-3c00-7000-8000-0000000000c0",
                 *       "tax_letters": [
                 *         {
                 *           "letter": "А",
                 *           "kind": "none",
                 *           "rate": 0
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["CompanyInput"];
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
                     *         "id": "01912d50-3c00-7000-8000-0000000000c0",
                     *         "name": "ФОП Гнатюк Олена Петрівна",
                     *         "tax_number": "3366212326",
                     *         "vat_number": null,
                     *         "address": "м. Львів, вул. Городоцька, 15",
                     *         "parent": {
                     *           "id": "01912d50-3c00-7000-8000-0000000000c0",
                     *           "name": "ТОВ «Затишок»"
                     *         },
                     *         "tax_letters": [
                     *           {
                     *             "letter": "А",
                     *             "kind": "none",
                     *             "rate": 0
                     *           }
                     *         ],
                     *         "companies_count": 0,
                     *         "points_count": 0,
                     *         "terminals_count": 0,
                     *         "version": 1,
                     *         "created_at": "2026-01-12T08:00:00.000Z",
                     *         "updated_at": "2026-01-12T08:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["Company"];
                    };
                };
            };
            400: components["responses"]["MalformedRequestOrSignatureInvalid"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description `1008` **view_read_only**, `1011` **second_factor_required**, `-7` **conflict** */
            409: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailedOfName"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Maintenance"];
        };
    };
    getCompany: {
        parameters: {
            query?: {
                /** @description Language of `msg` and of messages in `details` (spec §7): `UK` or `EN`. Missing or unknown: Ukrainian. */
                lng?: components["parameters"]["lng"];
            };
            header?: never;
            path: {
                /** @example 01912d50-3c00-7000-8000-0000000000c0 */
                id: components["schemas"]["Id"];
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
                     *         "id": "01912d50-3c00-7000-8000-0000000000c0",
                     *         "name": "ТОВ «Затишок»",
                     *         "tax_number": "32855961",
                     *         "vat_number": "328559613013",
                     *         "address": "м. Львів, вул. Городоцька, 15",
                     *         "parent": null,
                     *         "tax_letters": [
                     *           {
                     *             "letter": "А",
                     *             "kind": "none",
                     *             "rate": 0
                     *           },
                     *           {
                     *             "letter": "Б",
                     *             "kind": "vat",
                     *             "rate": 0
                     *           },
                     *           {
                     *             "letter": "В",
                     *             "kind": "vat",
                     *             "rate": 700
                     *           },
                     *           {
                     *             "letter": "Г",
                     *             "kind": "vat",
                     *             "rate": 2000
                     *           },
                     *           {
                     *             "letter": "Д",
                     *             "kind": "excise",
                     *             "rate": 500
                     *           }
                     *         ],
                     *         "companies_count": 2,
                     *         "points_count": 13,
                     *         "terminals_count": 120,
                     *         "version": 1,
                     *         "created_at": "2026-01-12T08:00:00.000Z",
                     *         "updated_at": "2026-01-12T08:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["Company"];
                    };
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["SecondFactorRequired"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Maintenance"];
        };
    };
    updateCompany: {
        parameters: {
            query?: {
                /** @description Language of `msg` and of messages in `details` (spec §7): `UK` or `EN`. Missing or unknown: Ukrainian. */
                lng?: components["parameters"]["lng"];
            };
            header?: {
                /** @description Hex SHA-256 of the exact body text followed by the signing secret. Required once the session has a secret (see exchangeKey). */
                "payload-signature"?: components["parameters"]["payload-signature"];
            };
            path: {
                /** @example 01912d50-3c00-7000-8000-0000000000c1 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "ТОВ «Кав’ярня Ратуша плюс»",
                 *       "tax_number": "40128704",
                 *       "vat_number": null,
                 *       "address": "м. Львів, вул. Городоцька, 15",
                 *       "parent_id": "01912d50-3c00-7000-8000-0000000000c0",
                 *       "tax_letters": [
                 *         {
                 *           "letter": "А",
                 *           "kind": "none",
                 *           "rate": 0
                 *         }
                 *       ],
                 *       "version": 1
                 *     }
                 */
                "application/json": components["schemas"]["CompanyUpdate"];
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
                     *         "id": "01912d50-3c00-7000-8000-0000000000c1",
                     *         "name": "ТОВ «Кав’ярня Ратуша плюс»",
                     *         "tax_number": "40128704",
                     *         "vat_number": null,
                     *         "address": "м. Львів, вул. Городоцька, 15",
                     *         "parent": {
                     *           "id": "01912d50-3c00-7000-8000-0000000000c0",
                     *           "name": "ТОВ «Затишок»"
                     *         },
                     *         "tax_letters": [
                     *           {
                     *             "letter": "А",
                     *             "kind": "none",
                     *             "rate": 0
                     *           }
                     *         ],
                     *         "companies_count": 0,
                     *         "points_count": 0,
                     *         "terminals_count": 0,
                     *         "version": 2,
                     *         "created_at": "2026-01-12T08:00:00.000Z",
                     *         "updated_at": "2026-01-12T08:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["Company"];
                    };
                };
            };
            400: components["responses"]["MalformedRequestOrSignatureInvalid"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ViewReadOnlyOrSecondFactorRequiredOrConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailedOfName"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Maintenance"];
        };
    };
    deleteCompany: {
        parameters: {
            query?: {
                /** @description Language of `msg` and of messages in `details` (spec §7): `UK` or `EN`. Missing or unknown: Ukrainian. */
                lng?: components["parameters"]["lng"];
            };
            header?: never;
            path: {
                /** @example 01912d50-3c00-7000-8000-0000000000c2 */
                id: components["schemas"]["Id"];
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
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["Nothing"];
                    };
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description `1008` **view_read_only**, `1011` **second_factor_required**, `1601` **company_in_use** */
            409: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Maintenance"];
        };
    };
    getCompanyGroup: {
        parameters: {
            query?: {
                /** @description Language of `msg` and of messages in `details` (spec §7): `UK` or `EN`. Missing or unknown: Ukrainian. */
                lng?: components["parameters"]["lng"];
            };
            header?: never;
            path: {
                /** @example 01912d50-3c00-7000-8000-0000000000c0 */
                id: components["schemas"]["Id"];
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
                     *             "id": "01912d50-3c00-7000-8000-0000000000c0",
                     *             "name": "ТОВ «Затишок»",
                     *             "tax_number": "32855961",
                     *             "parent_id": null,
                     *             "depth": 0
                     *           },
                     *           {
                     *             "id": "01912d50-3c00-7000-8000-0000000000c1",
                     *             "name": "ТОВ «Кав’ярня Ратуша»",
                     *             "tax_number": "40128704",
                     *             "parent_id": "01912d50-3c00-7000-8000-0000000000c0",
                     *             "depth": 1
                     *           }
                     *         ],
                     *         "is_capped": false
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["CompanyGroup"];
                    };
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["SecondFactorRequired"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Maintenance"];
        };
    };
    listUsers: {
        parameters: {
            query?: {
                /**
                 * @description From 1, which is also the default. page × perPage may not pass 10000.
                 * @example 1
                 */
                page?: components["parameters"]["page"];
                /** @description 10 to 20, default 10. Anything else is clamped to the nearest, never refused. */
                perPage?: components["parameters"]["perPage"];
                /** @description Part of the name or the position, or of the phone with or without its gaps */
                q?: string;
                /** @description Has one of these roles, maybe among others */
                role?: components["schemas"]["Role"][];
                /** @description May do one of these, by a role or by a tag of their own */
                tag?: components["schemas"]["PermissionTag"][];
                /** @description Whether any tag was added to or removed from what the roles hold */
                has_single_tags?: "true" | "false";
                /** @description Whether the person can sign in */
                is_active?: "true" | "false";
                /**
                 * @description Default: full_name
                 * @example full_name
                 */
                sort?: "full_name" | "-full_name" | "phone" | "-phone" | "created_at" | "-created_at";
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
                     *             "id": "01912d50-3c00-7000-8000-000000000003",
                     *             "full_name": "Мельник Сергій Іванович",
                     *             "position": "Директор",
                     *             "phone": "+380500000002",
                     *             "roles": [
                     *               "director"
                     *             ],
                     *             "tags_added": [],
                     *             "tags_removed": [],
                     *             "tags": [
                     *               "add_terminal",
                     *               "edit_terminal",
                     *               "facq_transac_reversal",
                     *               "facq_transac_reversal_sum",
                     *               "points_manage",
                     *               "users_manage",
                     *               "catalog_manage",
                     *               "loyalty_manage",
                     *               "encashment_perform",
                     *               "reports_view",
                     *               "transactions_view",
                     *               "cash_view",
                     *               "transport_view",
                     *               "own_shift_view"
                     *             ],
                     *             "has_second_factor": false,
                     *             "is_active": true,
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
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["MerchantUserPage"];
                    };
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["SecondFactorRequired"];
            422: components["responses"]["ValidationFailedOfPage"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Maintenance"];
        };
    };
    exportUsers: {
        parameters: {
            query: {
                /** @example csv */
                format: components["parameters"]["format"];
                /** @description Part of the name or the position, or of the phone with or without its gaps */
                q?: string;
                /**
                 * @description Has one of these roles, maybe among others
                 * @example [
                 *       "cashier"
                 *     ]
                 */
                role?: components["schemas"]["Role"][];
                /** @description May do one of these, by a role or by a tag of their own */
                tag?: components["schemas"]["PermissionTag"][];
                /** @description Whether any tag was added to or removed from what the roles hold */
                has_single_tags?: "true" | "false";
                /** @description Whether the person can sign in */
                is_active?: "true" | "false";
                /** @description Language of `msg` and of messages in `details` (spec §7): `UK` or `EN`. Missing or unknown: Ukrainian. */
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
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    /** @example 77u/ */
                    "text/csv": string;
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["SecondFactorRequired"];
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
    getUser: {
        parameters: {
            query?: {
                /** @description Language of `msg` and of messages in `details` (spec §7): `UK` or `EN`. Missing or unknown: Ukrainian. */
                lng?: components["parameters"]["lng"];
            };
            header?: never;
            path: {
                /** @example 01912d50-3c00-7000-8000-000000000003 */
                id: components["schemas"]["Id"];
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
                     *         "id": "01912d50-3c00-7000-8000-000000000003",
                     *         "full_name": "Мельник Сергій Іванович",
                     *         "position": "Директор",
                     *         "phone": "+380500000002",
                     *         "roles": [
                     *           "director"
                     *         ],
                     *         "tags_added": [],
                     *         "tags_removed": [],
                     *         "tags": [
                     *           "add_terminal",
                     *           "edit_terminal",
                     *           "facq_transac_reversal",
                     *           "facq_transac_reversal_sum",
                     *           "points_manage",
                     *           "users_manage",
                     *           "catalog_manage",
                     *           "loyalty_manage",
                     *           "encashment_perform",
                     *           "reports_view",
                     *           "transactions_view",
                     *           "cash_view",
                     *           "transport_view",
                     *           "own_shift_view"
                     *         ],
                     *         "has_second_factor": false,
                     *         "is_active": true,
                     *         "version": 1,
                     *         "created_at": "2026-01-12T08:00:00.000Z",
                     *         "updated_at": "2026-01-12T08:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["MerchantUser"];
                    };
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["SecondFactorRequired"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Maintenance"];
        };
    };
    updateUserRights: {
        parameters: {
            query?: {
                /** @description Language of `msg` and of messages in `details` (spec §7): `UK` or `EN`. Missing or unknown: Ukrainian. */
                lng?: components["parameters"]["lng"];
            };
            header?: {
                /** @description Hex SHA-256 of the exact body text followed by the signing secret. Required once the session has a secret (see exchangeKey). */
                "payload-signature"?: components["parameters"]["payload-signature"];
            };
            path: {
                /** @example 01912d50-3c00-7000-8000-000000000008 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "roles": [
                 *         "cashier"
                 *       ],
                 *       "tags_added": [
                 *         "encashment_perform"
                 *       ],
                 *       "tags_removed": [
                 *         "facq_transac_reversal"
                 *       ],
                 *       "version": 1
                 *     }
                 */
                "application/json": components["schemas"]["UserRightsUpdate"];
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
                     *         "id": "01912d50-3c00-7000-8000-000000000008",
                     *         "full_name": "Романюк Ірина Богданівна",
                     *         "position": "Старша касирка",
                     *         "phone": "+380500000021",
                     *         "roles": [
                     *           "cashier"
                     *         ],
                     *         "tags_added": [
                     *           "encashment_perform"
                     *         ],
                     *         "tags_removed": [
                     *           "facq_transac_reversal"
                     *         ],
                     *         "tags": [
                     *           "encashment_perform",
                     *           "transactions_view"
                     *         ],
                     *         "has_second_factor": false,
                     *         "is_active": true,
                     *         "version": 2,
                     *         "created_at": "2026-01-12T08:00:00.000Z",
                     *         "updated_at": "2026-11-20T09:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["MerchantUser"];
                    };
                };
            };
            400: components["responses"]["MalformedRequestOrSignatureInvalid"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description `1008` **view_read_only**, `1011` **second_factor_required**, `-7` **conflict**, `1501` **own_rights**, `1502` **owner_only**, `1503` **right_beyond_own** */
            409: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailedOfRoles"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Maintenance"];
        };
    };
    removeSecondFactor: {
        parameters: {
            query?: {
                /** @description Language of `msg` and of messages in `details` (spec §7): `UK` or `EN`. Missing or unknown: Ukrainian. */
                lng?: components["parameters"]["lng"];
            };
            header?: {
                /** @description Hex SHA-256 of the exact body text followed by the signing secret. Required once the session has a secret (see exchangeKey). */
                "payload-signature"?: components["parameters"]["payload-signature"];
            };
            path: {
                /** @example 01912d50-3c00-7000-8000-000000000003 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "Загублено телефон"
                 *     }
                 */
                "application/json": components["schemas"]["SecondFactorRemovalInput"];
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
                     *         "id": "01912d50-3c00-7000-8000-000000000003",
                     *         "full_name": "Мельник Сергій Іванович",
                     *         "position": "Директор",
                     *         "phone": "+380500000002",
                     *         "roles": [
                     *           "director"
                     *         ],
                     *         "tags_added": [],
                     *         "tags_removed": [],
                     *         "tags": [
                     *           "add_terminal",
                     *           "edit_terminal",
                     *           "facq_transac_reversal",
                     *           "facq_transac_reversal_sum",
                     *           "points_manage",
                     *           "users_manage",
                     *           "catalog_manage",
                     *           "loyalty_manage",
                     *           "encashment_perform",
                     *           "reports_view",
                     *           "transactions_view",
                     *           "cash_view",
                     *           "transport_view",
                     *           "own_shift_view"
                     *         ],
                     *         "has_second_factor": false,
                     *         "is_active": true,
                     *         "version": 1,
                     *         "created_at": "2026-01-12T08:00:00.000Z",
                     *         "updated_at": "2026-01-12T08:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["MerchantUser"];
                    };
                };
            };
            400: components["responses"]["MalformedRequestOrSignatureInvalid"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description `1008` **view_read_only**, `1011` **second_factor_required**, `1501` **own_rights**, `1502` **owner_only**, `1503` **right_beyond_own** */
            409: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailedOfReason"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Maintenance"];
        };
    };
    listAuditEntries: {
        parameters: {
            query?: {
                /**
                 * @description From 1, which is also the default. page × perPage may not pass 10000.
                 * @example 1
                 */
                page?: components["parameters"]["page"];
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
                /** @description true: of the entries of one operation only the newest that the filter finds, with `rows_count`; `action` asks for the rest */
                folded?: "true" | "false";
                /** @description Changes by this person */
                user_id?: components["schemas"]["Id"][];
                object_type?: string[];
                object_id?: components["schemas"]["Id"];
                /** @description What was done, by the operation id, e.g. `updateRoute` */
                operation?: string[];
                /** @description The entries of one operation */
                action?: string;
                /** @description A part of the name of the object, case does not matter */
                q?: string;
                /** @description From the beginning of this day in Kyiv */
                from?: components["schemas"]["Day"];
                /** @description To the end of this day in Kyiv */
                to?: components["schemas"]["Day"];
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
                     *             "id": "01912d50-3c00-7000-8000-000000000098",
                     *             "at": "2026-11-18T08:15:00.000Z",
                     *             "user": {
                     *               "id": "01912d50-3c00-7000-8000-000000000002",
                     *               "full_name": "Коваль Олена Петрівна",
                     *               "phone": "+380500000001",
                     *               "has_namesake": false
                     *             },
                     *             "address": "127.0.0.1",
                     *             "operation": "updateRoute",
                     *             "action": "01912d50-3c00-7000-8000-000000000098",
                     *             "rows_count": 1,
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
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["AuditPage"];
                    };
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["SecondFactorRequired"];
            422: components["responses"]["ValidationFailedOfPage"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Maintenance"];
        };
    };
    getAuditEntry: {
        parameters: {
            query?: {
                /** @description Language of `msg` and of messages in `details` (spec §7): `UK` or `EN`. Missing or unknown: Ukrainian. */
                lng?: components["parameters"]["lng"];
            };
            header?: never;
            path: {
                /** @example 01912d50-3c00-7000-8000-000000000098 */
                id: components["schemas"]["Id"];
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
                     *         "id": "01912d50-3c00-7000-8000-000000000098",
                     *         "at": "2026-11-18T08:15:00.000Z",
                     *         "user": {
                     *           "id": "01912d50-3c00-7000-8000-000000000002",
                     *           "full_name": "Коваль Олена Петрівна",
                     *           "phone": "+380500000001",
                     *           "has_namesake": false
                     *         },
                     *         "address": "127.0.0.1",
                     *         "operation": "updateRoute",
                     *         "action": "01912d50-3c00-7000-8000-000000000098",
                     *         "rows_count": 1,
                     *         "object": {
                     *           "type": "route",
                     *           "id": "01912d50-3c00-7000-8000-000000000021",
                     *           "name": "№ 12 Вокзал – Центр"
                     *         },
                     *         "before": {
                     *           "cost": 1500
                     *         },
                     *         "after": {
                     *           "cost": 1700
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["AuditEntry"];
                    };
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["SecondFactorRequired"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Maintenance"];
        };
    };
    listAuditPeople: {
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
                     *             "id": "01912d50-3c00-7000-8000-000000000002",
                     *             "has_namesake": false,
                     *             "phone_hint": null,
                     *             "full_name": "Коваль Олена Петрівна"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["People"];
                    };
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["SecondFactorRequired"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Maintenance"];
        };
    };
    exportAuditEntries: {
        parameters: {
            query: {
                /** @example csv */
                format: components["parameters"]["format"];
                /** @description Changes by this person */
                user_id?: components["schemas"]["Id"][];
                object_type?: string[];
                object_id?: components["schemas"]["Id"];
                /** @description What was done, by the operation id, e.g. `updateRoute` */
                operation?: string[];
                /** @description The entries of one operation */
                action?: string;
                /** @description A part of the name of the object, case does not matter */
                q?: string;
                /** @description From the beginning of this day in Kyiv */
                from?: components["schemas"]["Day"];
                /** @description To the end of this day in Kyiv */
                to?: components["schemas"]["Day"];
                /** @description Language of `msg` and of messages in `details` (spec §7): `UK` or `EN`. Missing or unknown: Ukrainian. */
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
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    /** @example 77u/ */
                    "text/csv": string;
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["SecondFactorRequired"];
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
    streamEvents: {
        parameters: {
            query?: {
                /** @description Number of the last event that was heard */
                after?: number;
                /** @description Language of `msg` and of messages in `details` (spec §7): `UK` or `EN`. Missing or unknown: Ukrainian. */
                lng?: components["parameters"]["lng"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success: a stream of messages that does not end, each as in `x-message-schema` */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example event: ready
                     *     id: 179516520000000
                     *     data: {"type":"ready","last_id":179516520000000}
                     */
                    "text/event-stream": string;
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["SecondFactorRequired"];
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
}
