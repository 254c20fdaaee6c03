// Made from openapi.json by `pnpm gen`; never edit.

/** Method, path, whether the body is signed, and what is special about it, by operation id. */
export const eventsOperations = {
  streamEvents: ['GET', '/api/v1/events', false, 'stream'],
} as const;
