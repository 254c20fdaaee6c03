import { DriverInput } from '@kasa/contracts/transport/drivers';
import { TransitRouteInput } from '@kasa/contracts/transport/routes';
import { VehicleInput } from '@kasa/contracts/transport/vehicles';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { emptyToNull, isRequired, schemaAt } from './schema-shape.ts';

describe('what a form learns from a schema', () => {
  it('finds fields, inside lists and behind rules about the whole too', () => {
    expect(schemaAt(TransitRouteInput, 'places.3.name')).toBeDefined();
    expect(schemaAt(VehicleInput, 'state_number')).toBeDefined();
    for (const nothing of [
      '',
      'nothing',
      'name.x',
      'places.x',
      'places.0.nothing',
      '__proto__',
      'constructor',
    ]) {
      expect(schemaAt(TransitRouteInput, nothing), nothing).toBeUndefined();
    }
  });

  it('knows which must be filled in', () => {
    expect(
      ['name', 'cost', 'mode', 'places.0.name'].map((name) => isRequired(TransitRouteInput, name)),
    ).toEqual([true, true, true, true]);
    expect(['avg_speed', 'nothing'].map((name) => isRequired(TransitRouteInput, name))).toEqual([
      false,
      false,
    ]);
    expect(isRequired(DriverInput, 'add_data')).toBe(false);
  });

  it('leaves out what may be left out, in objects too, and keeps an empty text where one may be', () => {
    const schema = z.strictObject({
      name: z.string().min(1).optional(),
      settings: z.strictObject({
        wait: z.int().optional(),
        lines: z.string().optional(),
        address: z.url().nullable().optional(),
      }),
    });
    const typed = { name: '', settings: { wait: null, lines: '', address: '' } };
    expect(emptyToNull<object>(schema, typed)).toEqual({
      name: undefined,
      settings: { wait: undefined, lines: '', address: null },
    });
  });

  it('sends nothing for an empty text where nothing is allowed, and only there', () => {
    expect(emptyToNull(DriverInput, { name: '', add_data: '', call_message: '', route_id: 'x' })).toEqual({
      name: '',
      add_data: null,
      call_message: null,
      route_id: 'x',
    });
  });
});
