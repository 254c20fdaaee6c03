/** Refuses new passwords that are guessed first (security T3): the commonest, and what many know of the person. */
import type { Language } from '@kasa/contracts/shared/codes';
import { MIN_PASSWORD_LENGTH } from '@kasa/contracts/shared/password-schema';
import type { RuleName } from '@kasa/contracts/shared/rules';
import type { Db } from '../db/schema.ts';
import { requireFound } from '../http/request/requirements.ts';
import { fieldFailure } from '../http/response/field-failure.ts';

/** What is known of whoever chooses a password. */
export interface PasswordOwner {
  readonly phone: string;
  readonly full_name: string;
  readonly merchant_name: string;
}

const COMMON_PASSWORDS = 10_000;
/** As many as a date has: a name with these beside it is still the name. */
const DIGITS_BESIDE_NAME = 8;

let common: Promise<ReadonlySet<string>> | undefined;

/** The commonest of those that are long enough. Loaded with the first password: most servers' days see few. */
async function loadCommonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const ranked = dictionary['passwords-common'].filter(({ length }) => length >= MIN_PASSWORD_LENGTH);
  return new Set(ranked.slice(0, COMMON_PASSWORDS));
}

const folded = (text: string) => text.normalize('NFKC').trim().toLowerCase();
const letters = (text: string) => folded(text).replace(/\P{L}/gu, '');

/** By the keys that were pressed: `йцукен` is `qwerty` with the keyboard in Ukrainian. */
const UKRAINIAN_KEYS = 'йцукенгшщзхїфівапролджєячсмитьбю';
const LATIN_KEYS = "qwertyuiop[]asdfghjkl;'zxcvbnm,.";
const asLatinKeys = (text: string) =>
  text.replace(/\p{L}/gu, (letter) => LATIN_KEYS[UKRAINIAN_KEYS.indexOf(letter)] ?? letter);

async function isCommon(password: string): Promise<boolean> {
  common ??= loadCommonPasswords();
  const typed = folded(password);
  return (await common).has(typed) || (await common).has(asLatinKeys(typed));
}

function isOwnPhone(password: string, phone: string): boolean {
  const digits = folded(password).replace(/[\s()+.-]/g, '');
  return /^\d+$/.test(digits) && digits.length >= MIN_PASSWORD_LENGTH && phone.includes(digits);
}

/** Whether a password is made of the words of a name, in any order, with a few other signs at most. */
function isOwnName(password: string, name: string): boolean {
  const typed = letters(password);
  const words = name
    .split(/\s+/)
    .map(letters)
    .filter((word) => word.length > 1);
  const longestFirst = words.sort((a, b) => b.length - a.length);
  const rest = longestFirst.reduce((left, word) => left.replace(word, ''), typed);
  return typed !== '' && rest === '' && password.length - typed.length <= DIGITS_BESIDE_NAME;
}

async function brokenRuleOf(password: string, owner: PasswordOwner): Promise<RuleName | undefined> {
  if (await isCommon(password)) return 'password_common';
  const { phone, full_name, merchant_name } = owner;
  const isPersonal =
    isOwnPhone(password, phone) || [full_name, merchant_name].some((name) => isOwnName(password, name));
  return isPersonal ? 'password_personal' : undefined;
}

/** @throws OperationFailure validation_failed at `password`: `password_common`, `password_personal` */
export async function requireUnguessable(
  password: string,
  owner: PasswordOwner,
  language: Language,
): Promise<void> {
  const rule = await brokenRuleOf(password, owner);
  if (rule) throw fieldFailure('validation_failed', language, [{ path: 'password', rule }]);
}

/** @returns undefined when there is no such person */
export function findPasswordOwner(db: Db, userId: string): Promise<PasswordOwner | undefined> {
  return db
    .selectFrom('users')
    .innerJoin('merchants', 'merchants.id', 'users.merchant_id')
    .select(['users.phone', 'users.full_name', 'merchants.name as merchant_name'])
    .where('users.id', '=', userId)
    .executeTakeFirst();
}

export async function passwordOwner(db: Db, userId: string): Promise<PasswordOwner> {
  return requireFound(await findPasswordOwner(db, userId));
}
