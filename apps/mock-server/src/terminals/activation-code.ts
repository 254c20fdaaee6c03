import type { Db } from '../db/schema.ts';
import { keyedHash } from '../db/sealing.ts';
import { hashSecret } from '../http/session/secret.ts';

/** Codes are short, so that their hash needs a key from outside the database. */
export const hashActivationCode = (db: Db, code: string) => keyedHash(db, hashSecret(code));
