/** Figures, lists and hours within the sentence of a discount. Without zod. */
import type { Language } from '../shared/codes.ts';
import { formatKopiykas } from '../shared/money.ts';
import { type WeekDay, weekDays } from '../shared/week-days.ts';
import type { TimeRange } from './times.ts';

const NBSP = '\u00a0';
const SHOWN = 3;
const tags = { uk: 'uk-UA', en: 'en-GB' } as const;

export const money = formatKopiykas;

/** Basis points: `7,5 %`. */
export const percent = (points: number, language: Language): string => {
  const figure = new Intl.NumberFormat(tags[language], { maximumFractionDigits: 2 }).format(points / 100);
  return language === 'uk' ? `${figure}${NBSP}%` : `${figure}%`;
};

/** A form of words by number; Ukrainian needs one, few and many, `other` is for fractions. */
export function byNumber(
  value: number,
  language: Language,
  words: Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string },
): string {
  return words[new Intl.PluralRules(tags[language]).select(value)] ?? words.other;
}

/** A day of the calendar: `15.01.2026`. */
export const dayText = (day: string): string => day.split('-').toReversed().join('.');

/** `а, б і в` */
export function listed(parts: readonly string[], language: Language): string {
  const and = language === 'uk' ? ' і ' : ' and ';
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')}${and}${parts.at(-1)}`;
}

/** The first three names, and how many more there are. */
export function names(all: readonly string[], language: Language): string {
  if (all.length <= SHOWN) return listed(all, language);
  const rest = all.length - SHOWN;
  const more = language === 'uk' ? `ще${NBSP}${rest}` : `${rest}${NBSP}more`;
  return listed([...all.slice(0, SHOWN), more], language);
}

/** A name in quotation marks. */
export const quoted = (name: string, language: Language): string =>
  language === 'uk' ? `«${name}»` : `“${name}”`;

export const allDay: Readonly<Record<Language, string>> = { uk: 'увесь день', en: 'all day' };

/** `з 08:00 до 11:00`; nothing of a whole day. */
export function hours(from: string | null, to: string | null, language: Language): string {
  if (from === null || to === null || (from === '00:00' && to === '00:00')) return '';
  const end = to === '00:00' ? '24:00' : to;
  const isNextDay = end <= from;
  return language === 'uk'
    ? `з ${from} до ${end}${isNextDay ? ' наступного дня' : ''}`
    : `from ${from} to ${end}${isNextDay ? ' the next day' : ''}`;
}

/** Hours of steps by the clock: `з 08:00 до 11:00 і з 20:00 до 24:00`. */
export const stepHours = (steps: readonly TimeRange[], language: Language): string =>
  listed(
    steps.map(({ from_time, to_time }) => hours(from_time, to_time, language) || allDay[language]),
    language,
  );

/** Days from the first to the last one, both of them: `з 15.01.2026 по 31.12.2026`; one alone; nothing where always. */
export function period(from_day: string | null, to_day: string | null, language: Language): string {
  if (from_day !== null && from_day === to_day)
    return `${language === 'uk' ? 'лише' : 'only on'} ${dayText(from_day)}`;
  const [from, through] = language === 'uk' ? ['з', 'по'] : ['from', 'through'];
  const parts = [
    from_day === null ? '' : `${from} ${dayText(from_day)}`,
    to_day === null ? '' : `${through} ${dayText(to_day)}`,
  ];
  return parts.filter(Boolean).join(' ');
}

const dayNames = {
  uk: { mon: 'пн', tue: 'вт', wed: 'ср', thu: 'чт', fri: 'пт', sat: 'сб', sun: 'нд' },
  en: { mon: 'Mon', tue: 'Tue', wed: 'Wed', thu: 'Thu', fri: 'Fri', sat: 'Sat', sun: 'Sun' },
} as const;
const everyDay = { uk: 'щодня', en: 'every day' };
const knownDays: Readonly<Record<string, Record<Language, string>>> = {
  'mon tue wed thu fri': { uk: 'у будні', en: 'on weekdays' },
  'sat sun': { uk: 'у вихідні', en: 'at weekends' },
};

/** On which days and at which hours: `у будні з 08:00 до 11:00`; nothing where always. */
export function daysAndHours(
  days: readonly WeekDay[],
  [from, to]: readonly [string | null, string | null],
  language: Language,
): string {
  const clock = hours(from, to, language);
  const ordered = weekDays.filter((day) => days.includes(day));
  if (ordered.length === weekDays.length) return clock === '' ? '' : `${everyDay[language]} ${clock}`;
  const named = listed(
    ordered.map((day) => dayNames[language][day]),
    language,
  );
  const known = knownDays[ordered.join(' ')]?.[language];
  const shown = known ?? `${language === 'uk' ? 'у' : 'on'} ${named}`;
  return [shown, clock].filter(Boolean).join(' ');
}

/** Endings by the last digit, where it is not -та: перша, друга, третя, сьома, восьма. */
const feminineEndings: Readonly<Record<number, string>> = { 1: 'ша', 2: 'га', 3: 'тя', 7: 'ма', 8: 'ма' };

/** `5-та`, of something feminine, up to 100. */
export function feminineOrdinal(value: number): string {
  if (value === 40) return '40-ва';
  const isTeen = value > 10 && value < 20;
  return `${value}-${isTeen ? 'та' : (feminineEndings[value % 10] ?? 'та')}`;
}

/** `5th` */
export function englishOrdinal(value: number): string {
  const ending = { one: 'st', two: 'nd', few: 'rd' }[
    new Intl.PluralRules('en', { type: 'ordinal' }).select(value) as 'one' | 'two' | 'few'
  ];
  return `${value}${ending ?? 'th'}`;
}
