import { z } from 'zod';
import { TimeOfDay } from '../shared/dates.ts';
import { exampleIds } from '../shared/example-ids.ts';
import { NamedReference } from '../shared/ids.ts';
import { ClosingDays, RegisterNumber } from './points.ts';

/** Most registers that are told, and added at once. */
export const MAX_KEY_REGISTERS = 500;

/** A register as the tax service knows it. */
const TaxRegister = z
  .strictObject({
    register_number: z.string().describe('10 digits'),
    name: z.string().describe('Of the place where it is'),
    city: z.string(),
    address: z.string(),
    point: NamedReference.nullable().describe('The point of the merchant that has this register; null: none'),
  })
  .meta({ id: 'TaxRegister' });

/** The active registers of a key's owner: those without a point first, then by their numbers. */
export const KeyRegisters = z
  .strictObject({ items: z.array(TaxRegister).describe('The first 500') })
  .meta({ id: 'KeyRegisters' });

/** Registers to add as points, and when the shifts of these points are closed. */
export const KeyPointsInput = z
  .strictObject({
    register_numbers: z
      .array(RegisterNumber)
      .min(1, 'registers_needed')
      .max(MAX_KEY_REGISTERS)
      .refine((numbers) => new Set(numbers).size === numbers.length, 'invalid')
      .describe('Of the registers of the key’s owner (rule register_unknown)'),
    shift_closing_time: TimeOfDay,
    shift_closing_days: ClosingDays.min(1, 'closing_day_needed'),
  })
  .meta({ id: 'KeyPointsInput' });

/** What became of them. */
export const KeyPoints = z
  .strictObject({
    added: z.array(NamedReference).describe('New points'),
    existing: z.array(NamedReference).describe('Points that had these registers before, left as they were'),
  })
  .meta({ id: 'KeyPoints' });

export type TaxRegisterEntity = z.infer<typeof TaxRegister>;

export const exampleTaxRegister: TaxRegisterEntity = {
  ...{ register_number: '4000531751', name: 'Затишок на Стрийській' },
  ...{ city: 'Львів', address: 'вул. Стрийська, 45', point: null },
};

export const exampleKnownRegister: TaxRegisterEntity = {
  ...{ register_number: '4000512871', name: 'Затишок на Городоцькій' },
  ...{ city: 'Львів', address: 'вул. Городоцька, 82' },
  point: { id: exampleIds.point, name: 'Затишок на Городоцькій' },
};
