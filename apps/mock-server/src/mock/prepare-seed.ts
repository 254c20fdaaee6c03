/** Build step: prepares today's default seed for servers with an empty data folder (ADR 13). */
import { fileURLToPath } from 'node:url';
import { prepareSeed } from '../db/prepared-seed.ts';
import { TravelClock } from './clock.ts';
import { seedPlan } from './seed-plan.ts';

// See `preparedSeedsDir` in config.ts.
const folder = fileURLToPath(new URL('../../dist/prepared', import.meta.url));
await prepareSeed(folder, seedPlan(new TravelClock().now()));
