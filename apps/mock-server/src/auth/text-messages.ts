/** The text messages that go to phones. Delivery is the outbox: the mock control shows it. */
import { CODE_LIFE_SECONDS } from '@kasa/contracts/auth/code-requests';
import type { Language } from '@kasa/contracts/shared/codes';
import { sql } from 'kysely';
import type { Db, Row } from '../db/schema.ts';
import { newId } from '../db/stamps.ts';

type Purpose = Row<'code_requests'>['purpose'];

const CODE_TEXTS: Record<Purpose, Record<Language, (code: string) => string>> = {
  sign_up: {
    uk: (code) => `${code} — код для реєстрації в Касі. Діє 5 хвилин. Нікому його не повідомляйте.`,
    en: (code) => `${code} is your Kasa registration code. It is valid for 5 minutes. Never share it.`,
  },
  password_reset: {
    uk: (code) => `${code} — код для зміни пароля в Касі. Діє 5 хвилин. Нікому його не повідомляйте.`,
    en: (code) => `${code} is your Kasa code for a new password. It is valid for 5 minutes. Never share it.`,
  },
};

const TAKEN_TEXT: Record<Language, string> = {
  uk: 'Цей номер уже зареєстровано в Касі. Увійдіть або відновіть пароль.',
  en: 'This number is already registered with Kasa. Sign in or reset your password.',
};

/** Whom a message goes to when nobody has the phone: it is written, for equal work, and never delivered. */
export const NOBODY = '';

/** A message, as the outbox keeps it. */
export type MessageRow = Row<'text_messages'>;

/** What a message says, and the code in it. */
export type MessageContent = Pick<MessageRow, 'text' | 'code'>;

/** The message with a code. */
export function codeMessage(purpose: Purpose, language: Language, code: string): MessageContent {
  return { text: CODE_TEXTS[purpose][language](code), code };
}

/** The message to a phone that somebody tries to register again. */
export function takenMessage(language: Language): MessageContent {
  return { text: TAKEN_TEXT[language], code: null };
}

/** Puts a message into the outbox. */
export async function writeMessage(tx: Db, phone: string, now: Date, content: MessageContent): Promise<void> {
  const row = { id: newId(), at: now.toISOString(), phone, ...content };
  await tx.insertInto('text_messages').values(row).execute();
}

/** What stands in place of a code that is worth nothing any more. */
const COVER = '••••••';

/**
 * Covers the codes whose five minutes are over: of a message no more is kept than that it was sent. Done whenever
 * messages are written or shown, so that no clock has to run for it.
 */
export async function coverOldCodes(tx: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - CODE_LIFE_SECONDS * 1000).toISOString();
  await tx
    .updateTable('text_messages')
    .set({ text: sql`replace(text, code, ${COVER})`, code: null })
    .where('code', 'is not', null)
    .where('at', '<=', before)
    .execute();
}

/** How many messages the outbox shows. */
const SHOWN = 100;

/** The messages that went to somebody, or to one phone, newest first. Old codes in them are covered. */
export async function listMessages(db: Db, phone: string | undefined, now: Date): Promise<MessageRow[]> {
  await coverOldCodes(db, now);
  const delivered = db.selectFrom('text_messages').selectAll();
  const chosen =
    phone === undefined ? delivered.where('phone', '!=', NOBODY) : delivered.where('phone', '=', phone);
  return chosen.orderBy('at', 'desc').orderBy('id', 'desc').limit(SHOWN).execute();
}
