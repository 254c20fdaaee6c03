import { exampleIds } from '@kasa/contracts/shared/example-ids';
import type { Row } from '../../db/schema.ts';
import { searchColumn } from '../../db/search.ts';
import { mobileCodes } from '../../db/seed/names.ts';
import { type SeedContext, seedRowColumns } from '../../db/seed/seed-rows.ts';
import type { SeededFaker } from '../../db/seed/seeded-faker.ts';
import { sortKey } from '../../db/text.ts';

type Driver = Row<'drivers'>;
type Vehicle = Row<'transports'>;

/** Drivers of the contract's examples, by personnel number; depot and vehicle follow from the crew. */
const examples: Readonly<Record<string, Partial<Driver> & { id: string }>> = {
  '00101': {
    id: exampleIds.driver,
    name: 'Бондаренко Андрій Васильович',
    phone: '+380500000006',
    add_data: null,
  },
  '00102': { id: exampleIds.driverForTransportChange },
  '00112': { id: exampleIds.driverForOpening },
  '00113': { id: exampleIds.driverForRouteChange },
  '00114': { id: exampleIds.driverToEdit },
  '00115': { id: exampleIds.driverWithPhoto },
  '00116': { id: exampleIds.driverForPhoto },
  '00117': { id: exampleIds.driverForPhotoRemoval },
  '00201': { id: exampleIds.driverForClosing },
};

export interface CrewSeed {
  readonly origin: SeedContext;
  readonly depotId: string;
  readonly from: number;
  readonly count: number;
  readonly vehicles: readonly Vehicle[];
}

export interface CrewMember {
  readonly driver: Driver;
  readonly drives: Vehicle | undefined;
  readonly mode: Vehicle['mode'];
}

/** The drivers of a depot: first those on shift, one per vehicle on the route, then the others. */
export function crewOf({ origin, depotId, from, count, vehicles }: CrewSeed): CrewMember[] {
  const onShift = vehicles.filter((vehicle) => vehicle.status === 'on_route');
  const withRoute = vehicles.filter((vehicle) => vehicle.route_id !== null);
  return Array.from({ length: count }, (_, index) => {
    const number = String(from + index).padStart(5, '0');
    const own = onShift[index];
    const usual = withRoute[(index * 7) % withRoute.length];
    const assigned = index % 2 === 0 ? usual : undefined;
    const vehicle = own ?? (examples[number] === undefined ? assigned : undefined);
    const route = own ?? (examples[number] === undefined ? usual : withRoute[0]);
    const mode = route?.mode ?? 'bus';
    const driver: Driver = {
      ...seedRowColumns(origin, 'driver', number, examples[number]?.id),
      branch_id: depotId,
      route_id: route?.route_id ?? null,
      transport_id: vehicle?.id ?? null,
      tabulation_number: number,
      tabulation_number_key: sortKey(number),
      money: own?.payment_cash ?? 0,
      avatar: null,
      ...person(origin.draw, number, mode),
    };
    return { driver, drives: own, mode };
  });
}

function person(draw: SeededFaker, number: string, mode: Vehicle['mode']) {
  const of = (field: string) => draw('driver', number, field);
  const given: Partial<Driver> = examples[number] ?? {};
  const name = given.name ?? fullName(of, mode);
  const code = of('code').helpers.arrayElement(mobileCodes);
  const drawn = `+380${code}${String(of('phone').number.int(9_999_999)).padStart(7, '0')}`;
  const phone = given.phone ?? drawn;
  const link = number === '00101' || of('messenger').datatype.boolean(0.6);
  return {
    name,
    name_key: sortKey(name),
    search: searchColumn('drivers', name),
    phone,
    call_message: link ? `https://t.me/${phone}` : null,
    add_data: given.add_data === null ? null : remark(of, mode),
  };
}

type Field = (field: string) => ReturnType<SeededFaker>;

function fullName(of: Field, mode: Vehicle['mode']): string {
  const women = mode === 'tram' || mode === 'trolleybus' ? 0.4 : 0.08;
  const sex = of('gender').datatype.boolean(women) ? 'female' : 'male';
  const surname = of('surname').person.lastName(sex);
  const name = of('name').person.firstName(sex);
  return `${surname} ${name} ${of('patronymic').person.middleName(sex)}`;
}

const years = new Intl.PluralRules('uk');
const YEARS: Readonly<Record<string, string>> = { one: 'рік', few: 'роки', many: 'років' };

function remark(of: Field, mode: Vehicle['mode']): string | null {
  if (of('remark').datatype.boolean(0.55)) return null;
  const stay = of('years').number.int({ min: 1, max: 27 });
  const category = { bus: 'D', minibus: 'D1', trolleybus: 'T', tram: 'T' }[mode];
  return `Категорія ${category}, стаж ${stay} ${YEARS[years.select(stay)]}`;
}
