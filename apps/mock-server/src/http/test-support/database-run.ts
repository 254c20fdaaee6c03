import { testDialect } from '../../db/test-support/open-test-database.ts';

/**
 * Whether this run tests the database (SQL, locks, isolation). That is so on PostgreSQL; on SQLite all tests run.
 * Failures of the request pipeline before a handler runs (rate limit, body, session, permission, origin, input,
 * signature, view, injected fault) need only the session query, so they are tested once, on SQLite.
 */
export const isDatabaseRun = testDialect === 'postgres';
