// Made from openapi.json by `pnpm gen`; never edit.

/** Method, path, whether the body is signed, and what is special about it, by operation id. */
export const dashboardOperations = {
  getDashboard: ['GET', '/api/v1/dashboard', false],
} as const;
