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

const INVITATION_TEXTS: Record<Language, (from: string, code: string) => string> = {
  uk: (from, code) =>
    `${code} — код, щоб увійти до Каси${from && `: вас запрошує ${from}`}. Діє 3 дні. Нікому його не повідомляйте.`,
  en: (from, code) =>
    `${code} is your code to join Kasa${from && `: ${from} invites you`}. It is valid for 3 days. Never share it.`,
};

const PHONE_IN_USE_TEXTS: Record<Language, (from: string) => string> = {
  uk: (from) =>
    `Вас запрошують до Каси${from && `: ${from}`}, але за цим номером уже є вхід. Попросіть запросити вас за іншим.`,
  en: (from) =>
    `You are invited to Kasa${from && ` by ${from}`}, but somebody signs in with this number. Ask to be invited by another.`,
};

/** A merchant’s name in a message that anybody may get: without what could be a link, a number to call, or a long text. */
const asSender = (merchant: string) =>
  [
    ...merchant
      .replace(/[^\p{L}\s«»"’'-]/gu, ' ')
      .replace(/\s+/gu, ' ')
      .trim(),
  ]
    .slice(0, 40)
    .join('');

const PHONE_TAKEN_TEXTS: Record<Language, string> = {
  uk: 'Цей номер уже зареєстровано в Касі. Увійдіть або відновіть пароль.',
  en: 'This number is already registered with Kasa. Sign in or reset your password.',
};

/** Recipient when nobody has the phone: the message is stored, for equal work, and never delivered. */
export const NO_RECIPIENT = '';

export type MessageRow = Omit<Row<'text_messages'>, 'code_expires_at'>;

export type MessageContent = Pick<MessageRow, 'text' | 'code'>;

export function codeMessage(purpose: Purpose, language: Language, code: string): MessageContent {
  return { text: CODE_TEXTS[purpose][language](code), code };
}

export function phoneTakenMessage(language: Language): MessageContent {
  return { text: PHONE_TAKEN_TEXTS[language], code: null };
}

/** @param merchant name of who invites */
export function invitationMessage(merchant: string, language: Language, code: string): MessageContent {
  return { text: INVITATION_TEXTS[language](asSender(merchant), code), code };
}

/** For who is invited by a phone that somebody signs in with. */
export function phoneInUseMessage(merchant: string, language: Language): MessageContent {
  return { text: PHONE_IN_USE_TEXTS[language](asSender(merchant)), code: null };
}

/** Messages as they are written, for whoever delivers them; also ones whose transaction is rolled back. */
const { notify, subscribe } = createNotifier<Pick<MessageRow, 'phone' | 'text'>>();
export const subscribeToMessages = subscribe;

/** @param expires when its code stops counting; default: as those of code requests */
export async function writeMessage(
  tx: Db,
  phone: string,
  now: Date,
  content: MessageContent,
  expires = new Date(now.getTime() + CODE_TTL_SECONDS * 1000),
): Promise<void> {
  const code_expires_at = content.code === null ? '' : expires.toISOString();
  const row = { id: newId(), at: now.toISOString(), phone, ...content, code_expires_at };
  await tx.insertInto('text_messages').values(row).execute();
  if (phone !== NO_RECIPIENT) notify(tx, { phone, text: content.text });
}

/** Masks what the outbox still shows of earlier codes to a phone, such as of an invitation that was replaced. */
export async function forgetInvitationCodes(tx: Db, phone: string, now: Date): Promise<void> {
  const messages = tx.updateTable('text_messages').set({ code_expires_at: now.toISOString() });
  const after = new Date(now.getTime() + CODE_TTL_SECONDS * 1000).toISOString();
  await messages.where('phone', '=', phone).where('code_expires_at', '>', after).execute();
  await maskExpiredCodes(tx, now);
}

/** Replaces expired codes in stored messages. */
const MASK = '••••••';

/** Masks expired codes in messages. Runs whenever messages are written or listed, so no timer is needed. */
export async function maskExpiredCodes(tx: Db, now: Date): Promise<void> {
  await tx
    .updateTable('text_messages')
    .set({ text: sql`replace(text, code, ${MASK})`, code: null })
    .where('code', 'is not', null)
    .where('code_expires_at', '<=', now.toISOString())
    .execute();
}

const MAX_LISTED = 100;

/** Delivered messages, or those of one phone, newest first; expired codes are masked. */
export async function listMessages(db: Db, phone: string | undefined, now: Date): Promise<MessageRow[]> {
  await maskExpiredCodes(db, now);
  const delivered = db.selectFrom('text_messages').select(['id', 'at', 'phone', 'text', 'code']);
  const chosen =
    phone === undefined ? delivered.where('phone', '!=', NO_RECIPIENT) : delivered.where('phone', '=', phone);
  return chosen.orderBy('at', 'desc').orderBy('id', 'desc').limit(MAX_LISTED).execute();
}
