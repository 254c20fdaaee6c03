/** Every migration in order, listed in code so that a bundle carries them. Released ones are never edited. */
import type { Migration } from 'kysely/migration';
import { up as foundation } from './0001-foundation.ts';
import { up as driverPhotos } from './0002-driver-photos.ts';
import { up as accountsAndAudit } from './0003-accounts-and-audit.ts';

export const migrations: Record<string, Migration> = {
  '0001-foundation': { up: foundation },
  '0002-driver-photos': { up: driverPhotos },
  '0003-accounts-and-audit': { up: accountsAndAudit },
};
