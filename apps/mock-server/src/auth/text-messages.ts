import { CODE_TTL_SECONDS } from '@kasa/contracts/auth/code-requests';
import type { Language } from '@kasa/contracts/shared/codes';
import { sql } from 'kysely';
import { createNotifier } from '../db/notifier.ts';
import { newId } from '../db/row-columns.ts';
import type { Db, Row } from '../db/schema.ts';

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

const PHONE_TAKEN_TEXTS: Record<Language, string> = {
  uk: 'Цей номер уже зареєстровано в Касі. Увійдіть або відновіть пароль.',
  en: 'This number is already registered with Kasa. Sign in or reset your password.',
};

/** Recipient when nobody has the phone: the message is stored, for equal work, and never delivered. */
export const NO_RECIPIENT = '';

export type MessageRow = Row<'text_messages'>;

export type MessageContent = Pick<MessageRow, 'text' | 'code'>;

export function codeMessage(purpose: Purpose, language: Language, code: string): MessageContent {
  return { text: CODE_TEXTS[purpose][language](code), code };
}

export function phoneTakenMessage(language: Language): MessageContent {
  return { text: PHONE_TAKEN_TEXTS[language], code: null };
}

/** Messages as they are written, for whoever delivers them; also ones whose transaction is rolled back. */
const { notify, subscribe } = createNotifier<Pick<MessageRow, 'phone' | 'text'>>();
export const subscribeToMessages = subscribe;

export async function writeMessage(tx: Db, phone: string, now: Date, content: MessageContent): Promise<void> {
  const row = { id: newId(), at: now.toISOString(), phone, ...content };
  await tx.insertInto('text_messages').values(row).execute();
  if (phone !== NO_RECIPIENT) notify(tx, { phone, text: content.text });
}

/** Replaces expired codes in stored messages. */
const MASK = '••••••';

/** Masks expired codes in messages. Runs whenever messages are written or listed, so no timer is needed. */
export async function maskExpiredCodes(tx: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - CODE_TTL_SECONDS * 1000).toISOString();
  await tx
    .updateTable('text_messages')
    .set({ text: sql`replace(text, code, ${MASK})`, code: null })
    .where('code', 'is not', null)
    .where('at', '<=', before)
    .execute();
}

const MAX_LISTED = 100;

/** Delivered messages, or those of one phone, newest first; expired codes are masked. */
export async function listMessages(db: Db, phone: string | undefined, now: Date): Promise<MessageRow[]> {
  await maskExpiredCodes(db, now);
  const delivered = db.selectFrom('text_messages').selectAll();
  const chosen =
    phone === undefined ? delivered.where('phone', '!=', NO_RECIPIENT) : delivered.where('phone', '=', phone);
  return chosen.orderBy('at', 'desc').orderBy('id', 'desc').limit(MAX_LISTED).execute();
}
