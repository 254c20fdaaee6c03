// Made from openapi.json by `pnpm gen`; never edit.

/** Method, path, whether the body is signed, and what is special about it, by operation id. */
export const usersOperations = {
  listUsers: ['GET', '/api/v1/users/users', false],
  exportUsers: ['GET', '/api/v1/users/export', false, 'file'],
  getUser: ['GET', '/api/v1/users/users/{id}', false],
  updateUserRights: ['PUT', '/api/v1/users/users/{id}/rights', true],
  removeSecondFactor: ['POST', '/api/v1/users/users/{id}/remove-second-factor', true],
} as const;
