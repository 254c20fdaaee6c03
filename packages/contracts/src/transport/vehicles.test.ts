import { expect, it } from 'vitest';
import { inputFromEntity } from '../shared/input-from-entity.ts';
import { brokenRules } from '../shared/rules.ts';
import { exampleVehicle, VehicleInput } from './vehicles.ts';

const bus = inputFromEntity(VehicleInput, exampleVehicle);
const broken = (change: object) => {
  const input = { ...bus, ...change };
  const result = VehicleInput.safeParse(input);
  return brokenRules(result.error?.issues ?? [], input).map(({ path, rule }) => `${path}: ${rule}`);
};

it('buses and minibuses need a plate, trams and trolleybuses have none', () => {
  expect(broken({})).toEqual([]);
  expect(broken({ mode: 'minibus', state_number: null })).toEqual(['state_number: plate_needed']);
  expect(broken({ mode: 'tram', state_number: null })).toEqual([]);
  expect(broken({ mode: 'trolleybus' })).toEqual(['state_number: plate_not_used']);
});

it('a missing plate is told together with what else is wrong, and a wrong one by its own rule', () => {
  expect(broken({ name: '', state_number: null })).toEqual(['name: required', 'state_number: plate_needed']);
  expect(broken({ state_number: 'ВС12' })).toEqual(['state_number: plate_format']);
  expect(broken({ mode: null, state_number: null })).toEqual(['mode: required']);
});
