/** Setup of the `postgres` project: a server, and a migrated template database. */
import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../connect.ts';
import { startPrivatePostgres } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgres: { url: string; template: string };
  }
}

/** Of all test databases: their seed is copied from one to another. */
export const TEST_DATA_KEY = 'the data key of all databases of tests';

export function urlOfDatabase(url: string, name: string): string {
  return url.replace(/\/[^/?]*(\?.*)?$/u, `/${name}$1`);
}

/** Runs a statement outside the test databases. */
export async function runAsAdmin(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

/** The template with the seed: see http/test-support/seeded-template.ts. */
export const seededTemplate = (template: string) => `${template}_seeded`;

/** Vitest calls it before the first test file, and its result after the last one. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.KASA_TEST_DATABASE_URL;
  const server = given === undefined ? await startPrivatePostgres() : undefined;
  const url = server?.url ?? String(given);
  const template = `kasa_template_${randomBytes(6).toString('hex')}`;
  await runAsAdmin(url, `create database ${template}`);
  const migrated = await openDatabase({
    databaseUrl: urlOfDatabase(url, template),
    dataKey: TEST_DATA_KEY,
  });
  await migrated.close();
  project.provide('postgres', { url, template });
  return async () => {
    for (const name of [template, seededTemplate(template)])
      await runAsAdmin(url, `drop database if exists ${name}`);
    await server?.stop();
  };
}
