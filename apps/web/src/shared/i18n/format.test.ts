import { describe, expect, it } from 'vitest';
import { formatIn, NO_VALUE } from './format.ts';

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');
const uk = formatIn('uk');
const en = formatIn('en');

describe('how values are written', () => {
  it('money', () => {
    expect(plain(uk.money(123450))).toBe('1 234,50 ₴');
    expect(plain(en.money(123450))).toBe('₴1,234.50');
  });

  it('numbers', () => {
    expect(plain(uk.number(12345.678))).toBe('12 346');
    expect(plain(uk.number(12345.678, 1))).toBe('12 345,7');
    expect(en.number(12345.6, 2)).toBe('12,345.6');
  });

  it('days as dd.mm.yyyy in both languages', () => {
    expect([uk.day('2026-11-05'), en.day('2026-11-05')]).toEqual(['05.11.2026', '05.11.2026']);
    expect(uk.day('5 листопада')).toBe(NO_VALUE);
  });

  it('points in time in Kyiv, summer and winter', () => {
    expect(uk.dateTime('2026-11-20T22:05:00.000Z')).toBe('21.11.2026, 00:05');
    expect(uk.time('2026-07-01T06:00:00.000Z')).toBe('09:00');
    expect(uk.time('2026-01-01T06:00:00.000Z')).toBe('08:00');
    expect(uk.dateTime('колись')).toBe(NO_VALUE);
  });

  it('minutes', () => {
    expect([0, 48, 60, 72, 125].map((value) => plain(uk.minutes(value)))).toEqual([
      '0 хв',
      '48 хв',
      '1 год',
      '1 год 12 хв',
      '2 год 5 хв',
    ]);
    expect(plain(en.minutes(72))).toBe('1 h 12 min');
  });

  it('speed, phones, plates', () => {
    expect(plain(uk.speed(24.46))).toBe('24,5 км/год');
    expect(plain(en.speed(15))).toBe('15.0 km/h');
    expect(uk.phone('+380671234567')).toBe('+380 67 123 45 67');
    expect(uk.plate('АА1234ВВ')).toBe('АА 1234 ВВ');
  });

  it('a dash for nothing', () => {
    const { money, number, day, dateTime, time, minutes, speed, phone, plate } = uk;
    for (const write of [money, number, day, dateTime, time, minutes, speed, phone, plate]) {
      expect(write(null)).toBe(NO_VALUE);
    }
  });
});
