import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { DriverInput } from '../transport/drivers.ts';
import { TransitRouteInput } from '../transport/routes.ts';
import { exampleVehicle, VehicleInput } from '../transport/vehicles.ts';
import { anyOf } from './any-of.ts';
import { inputFromEntity } from './input-from-entity.ts';
import { PositiveKopiykas } from './money-schema.ts';
import { type BrokenRule, brokenRules, type RuleName, ruleMessage, rules } from './rules.ts';
import { Edrpou } from './tax-number.ts';
import { text } from './text.ts';

function broken(schema: z.ZodType, input: unknown): string[] {
  const { error } = schema.safeParse(input);
  return brokenRules(error?.issues ?? [], input).map(({ path, rule }) => `${path}: ${rule}`);
}
const one = (schema: z.ZodType, value: unknown) => broken(z.object({ a: schema }), { a: value })[0]?.slice(3);

describe('texts', () => {
  it.each([
    ['required', "Поле обов'язкове"],
    ['positive', 'Значення повинно буде більше нуля'],
    ['password_mismatch', 'Паролі не співпадають'],
  ] as const)('of %s is letter for letter that of spec §5', (rule, message) => {
    expect(ruleMessage(rule, 'uk')).toBe(message);
  });

  it.each(Object.keys(rules) as RuleName[])(
    'of %s are there in both languages, in their own letters',
    (rule) => {
      // Plate letters are Cyrillic in both languages.
      expect(rules[rule].uk).toMatch(/[а-яіїєґ]/i);
      expect(rules[rule].en.replaceAll('АА 1234 ВВ', '')).toMatch(/^[\x20-\x7e’]+$/);
    },
  );

  it('get their figures', () => {
    expect(ruleMessage('too_long', 'uk', { max: 100 })).toBe('Максимум символів: 100');
    expect(ruleMessage('too_small', 'en', { min: 3 })).toBe('Must be 3 or more');
    expect(ruleMessage('too_big', 'uk')).toBe('Не більше ніж ');
  });
});

describe('the rule of a value', () => {
  it.each([
    ['required', text(5), undefined],
    ['required', text(5), null],
    ['required', text(5), ''],
    ['required', text(5), '   '],
    ['required', z.enum(['bus']), undefined],
    ['required', z.enum(['bus']), ''],
    ['required', PositiveKopiykas, null],
    ['required', Edrpou, ''],
    ['too_long', text(5), 'шістьс'],
    ['control_characters', text(5), 'a\u0000b'],
    ['wrong_type', text(5), 5],
    ['wrong_type', z.array(z.string()), 'x'],
    ['wrong_type', z.boolean(), 'yes'],
    ['not_number', z.number(), 'x'],
    ['not_number', z.number(), Number.NaN],
    ['not_integer', z.int(), 1.5],
    ['positive', PositiveKopiykas, 0],
    ['positive', z.number().gt(0), -1],
    ['too_small', z.int().min(1), 0],
    ['too_big', z.int().max(5), 6],
    ['too_short', z.string().min(6), 'x'],
    ['too_big', z.array(z.string()).max(1), ['a', 'b']],
    ['too_small', z.array(z.string()).min(1), []],
    ['one_of', z.enum(['bus']), 'tram'],
    ['one_of', z.literal(0), 1],
    ['invalid', anyOf(z.string()), ['a', 'a']],
    ['edrpou_format', Edrpou, '32855968'],
    ['invalid', z.union([z.literal('a'), z.literal(1)]), true],
  ] as const)('is %s: %#', (rule, schema, value) => {
    expect(one(schema, value)).toBe(rule);
  });
});

describe('broken rules of an input', () => {
  const route = {
    name: '',
    mode: 'plane',
    country: 'Україна',
    city: 'Львів',
    cost: 0,
    from_point: 'А',
    to_point: 'Б',
    transport_num: 501,
    avg_speed: null,
    avg_time: 1.5,
    places: [{ name: ' ', geometry: { location: { lat: 91, lng: 0 } } }],
    admin: true,
  };

  it('are listed once a path, in dots, unknown fields too', () => {
    expect(broken(TransitRouteInput, route)).toEqual([
      'name: required',
      'mode: one_of',
      'cost: positive',
      'transport_num: too_big',
      'avg_time: not_integer',
      'places.0.name: required',
      'places.0.geometry.location.lat: too_big',
      'places: places_few',
      'admin: unknown_field',
    ]);
  });

  it('carry the figures of their check', () => {
    const issues = TransitRouteInput.safeParse(route).error?.issues ?? [];
    const found = brokenRules(issues, route).find(({ path }) => path === 'transport_num') as BrokenRule;
    expect(ruleMessage(found.rule, 'uk', found.params)).toBe('Не більше ніж 500');
  });

  it('name every required field of an empty input', () => {
    expect(broken(DriverInput, {})).toEqual(
      Object.keys(DriverInput.shape).map((field) => `${field}: required`),
    );
  });

  it.each([null, undefined, [], 'text', 5])('of %j are one, of the whole', (input) => {
    expect(broken(DriverInput, input)).toEqual([input == null ? ': required' : ': wrong_type']);
  });

  it.each([
    ['bus', null, ['state_number: plate_needed']],
    ['minibus', null, ['state_number: plate_needed']],
    ['tram', 'АА1234ВВ', ['state_number: plate_not_used']],
    ['bus', 'AA1234BB', ['state_number: plate_format']],
    ['tram', null, []],
    ['bus', 'АА1234ВВ', []],
  ])('of a %s with plate %s: %j', (mode, state_number, expected) => {
    const vehicle = { ...inputFromEntity(VehicleInput, exampleVehicle), mode, state_number };
    expect(broken(VehicleInput, vehicle)).toEqual(expected);
  });
});
