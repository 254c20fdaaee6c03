/**
 * Keeps zod, loaded later with the forms, from testing `eval`: the Content-Security-Policy forbids it, and
 * browsers report the attempt.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
