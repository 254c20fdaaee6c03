/**
 * Tells zod, which comes later with the forms, not to try whether code may be made from text: the
 * Content-Security-Policy forbids it, and browsers report the attempt.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
