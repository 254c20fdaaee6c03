import { expect, it } from 'vitest';
import { brokenRules } from '../shared/rules.ts';
import { VehicleInput } from './vehicles.ts';

const bus = {
  branch_id: '01912d50-3c00-7000-8000-000000000001',
  route_id: null,
  transport_num: '1201',
  name: 'Електрон А18501',
  mode: 'bus',
  state_number: 'ВС1201АА',
  validator: null,
  terminal_num: null,
  camera_link: null,
  next_to_date: '2027-05-14',
};
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
