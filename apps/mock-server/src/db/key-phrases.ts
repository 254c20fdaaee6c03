/** Secret key phrases of terminals: made, replaced with an overlap, and those that count. Sealed in the database. */
import { randomInt } from 'node:crypto';
import { SECRET_OVERLAP_HOURS } from '@kasa/contracts/shared/secret-overlap';
import type { Db, Row } from './schema.ts';
import { seal, unseal } from './sealing.ts';
import { keyPhrasePlace, previousKeyPhrasePlace } from './stored-secrets.ts';

const HOUR = 3_600_000;
/** Without look-alike characters: a phrase may be typed by hand. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 4;
const GROUP_LENGTH = 6;

type PhraseColumns = Pick<
  Row<'terminals'>,
  'secret_key_phrase' | 'previous_key_phrase' | 'previous_key_phrase_until'
>;

/** A random key phrase of 118 bits. */
export function makeKeyPhrase(): string {
  const group = () => Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]);
  return Array.from({ length: GROUPS }, () => group().join('')).join('-');
}

/** The columns of a terminal whose phrase counts at once, and no other; null: none does. */
export const onlyKeyPhrase = (db: Db, id: string, phrase: string | null): PhraseColumns => ({
  secret_key_phrase: phrase && seal(db, keyPhrasePlace(id), phrase),
  ...noPreviousKeyPhrase,
});

export const noPreviousKeyPhrase = { previous_key_phrase: null, previous_key_phrase_until: null } as const;

/** The columns of a terminal with a new phrase, beside which the present one counts for a while. */
export function replacedKeyPhrase(
  db: Db,
  { id, secret_key_phrase: sealed }: Pick<Row<'terminals'>, 'id' | 'secret_key_phrase'>,
  phrase: string,
  now: Date,
): PhraseColumns {
  const columns = onlyKeyPhrase(db, id, phrase);
  if (sealed === null) return columns;
  const before = unseal(db, keyPhrasePlace(id), sealed);
  return {
    ...columns,
    previous_key_phrase: seal(db, previousKeyPhrasePlace(id), before),
    previous_key_phrase_until: new Date(now.getTime() + SECRET_OVERLAP_HOURS * HOUR).toISOString(),
  };
}

/** Until when the phrase before counts; null: it does not. */
export const overlapEnd = (
  { previous_key_phrase_until: until }: Pick<PhraseColumns, 'previous_key_phrase_until'>,
  now: Date,
): string | null => (until !== null && until > now.toISOString() ? until : null);

/** The phrases that count now, the present one first. */
export function keyPhrasesOf(db: Db, row: PhraseColumns & { readonly id: string }, now: Date): string[] {
  const { id, secret_key_phrase: present, previous_key_phrase: before } = row;
  return [
    ...(present ? [unseal(db, keyPhrasePlace(id), present)] : []),
    ...(before && overlapEnd(row, now) ? [unseal(db, previousKeyPhrasePlace(id), before)] : []),
  ];
}
