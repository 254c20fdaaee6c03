/** Public holidays of Ukraine (labour code, art. 73), by name; under martial law people work on them. */
const DAY_MS = 86_400_000;

interface Name {
  readonly uk: string;
  readonly en: string;
}

/** By `MM-DD`. */
const fixed: Readonly<Record<string, Name>> = {
  '01-01': { uk: 'Новий рік', en: 'New Year' },
  '03-08': { uk: 'Міжнародний жіночий день', en: 'Women’s Day' },
  '05-01': { uk: 'День праці', en: 'Labour Day' },
  '05-08': { uk: 'День пам’яті та перемоги', en: 'Day of Remembrance and Victory' },
  '06-28': { uk: 'День Конституції', en: 'Constitution Day' },
  '07-15': { uk: 'День Української Державності', en: 'Statehood Day' },
  '08-24': { uk: 'День незалежності', en: 'Independence Day' },
  '10-01': { uk: 'День захисників і захисниць', en: 'Defenders’ Day' },
  '12-25': { uk: 'Різдво Христове', en: 'Christmas' },
};

/** Easter by the Julian computus (Meeus), as a day of today’s calendar, at 00:00 UTC. Years 1900 to 2099. */
function easter(year: number): number {
  const [a, b, c] = [year % 4, year % 7, year % 19];
  const d = (19 * c + 15) % 30;
  const e = (2 * a + 4 * b - d + 34) % 7;
  const n = d + e + 114;
  return Date.UTC(year, Math.floor(n / 31) - 1, (n % 31) + 1) + 13 * DAY_MS;
}

/** The holiday on a day; undefined: none. @param day `YYYY-MM-DD` */
export function holidayOn(day: string): Name | undefined {
  const days = (Date.parse(`${day}T00:00:00.000Z`) - easter(Number(day.slice(0, 4)))) / DAY_MS;
  if (days === 0) return { uk: 'Великдень', en: 'Easter' };
  if (days === 49) return { uk: 'Трійця', en: 'Trinity Sunday' };
  return fixed[day.slice(5)];
}
