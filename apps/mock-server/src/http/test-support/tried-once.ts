import { testDialect } from '../../db/test-support/open-test-database.ts';

/**
 * Whether a test run is about the database: about its SQL, its locks, its isolation. That is so on PostgreSQL; on SQLite
 * everything is tried.
 *
 * What is refused by the request path, before any handler runs, asks the database for nothing but the session, by the one
 * query that every other request begins with, too: too many requests, a body that is malformed, too large or of another
 * type, no session, no right, a foreign origin, input that the contract forbids, a wrong signature, a view that is
 * read-only, a fault that the mock control was asked for. So such refusals are tried once, on SQLite. What a handler
 * answers is tried on both.
 */
export const isAboutDatabase = testDialect === 'postgres';
