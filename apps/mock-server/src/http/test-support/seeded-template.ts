/** Global setup of the `postgres` project: a template database with the seed. */
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../../db/connect.ts';
import { resetToSeed } from '../../db/reset.ts';
import {
  runAsAdmin,
  seededTemplate,
  TEST_DATA_KEY,
  urlOfDatabase,
} from '../../db/test-support/global-setup.ts';
import { seedPlan } from '../../mock/seed-plan.ts';
import { TEST_NOW } from './test-now.ts';
import { withQuickPasswords } from './test-seed.ts';

/** Called by vitest after the setup that starts the server, which also drops this template. */
export async function setup(project: TestProject): Promise<void> {
  const { url, template } = project.getProvidedContext().postgres;
  const name = seededTemplate(template);
  await runAsAdmin(url, `create database ${name} template ${template}`);
  const database = await openDatabase({ databaseUrl: urlOfDatabase(url, name), dataKey: TEST_DATA_KEY });
  await resetToSeed(database, withQuickPasswords(seedPlan(TEST_NOW)));
  await database.close();
}
