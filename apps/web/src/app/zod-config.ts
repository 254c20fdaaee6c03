/** Keeps zod, loaded later, from testing `eval`: the Content-Security-Policy forbids and reports it. */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
