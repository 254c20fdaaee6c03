import { exampleIds } from '@kasa/contracts/shared/example-ids';
import type { TerminalKind } from '@kasa/contracts/terminals/terminal-status';
import { sql } from 'kysely';
import { bulkInsert } from '../db/bulk-insert.ts';
import { advisoryLock } from '../db/dialect.ts';
import type { Db, Row } from '../db/schema.ts';
import { keyedHash, seal } from '../db/sealing.ts';
import { searchColumn } from '../db/search.ts';
import { type SeedContext, seedRowColumns } from '../db/seed/seed-rows.ts';
import { createSeededFaker } from '../db/seed/seeded-faker.ts';
import { type SeededMerchant, type SeedOptions, seedTime } from '../db/seed-options.ts';
import { keyPhrasePlace, previousKeyPhrasePlace } from '../db/stored-secrets.ts';
import { sortKey } from '../db/text.ts';
import { firstMerchantPoints, secondMerchantPoints, trainingPoint } from './seed/data/points.ts';
import { templateSeeds } from './seed/data/templates.ts';
import { deviceRow, freeDevice } from './seed/devices.ts';
import { pointRows } from './seed/points.ts';
import { type TerminalPlan, terminalRow } from './seed/terminals.ts';

const plans = {
  large: { points: firstMerchantPoints, terminals: 400, ptks: 36, offline: 34, ecomm: 25, from: 100_101 },
  small: { points: secondMerchantPoints, terminals: 30, ptks: 3, offline: 3, ecomm: 2, from: 110_101 },
} as const;

const FREE = 20;
const BLOCKED = 2;
const FIRST_FREE = 900_001;
const LATER = { from: 200_000, to: 800_000 } as const;

const numberOf = (n: number) => `S1${String(n).padStart(6, '0')}`;

type Vehicle = Pick<Row<'transports'>, 'id' | 'transport_num' | 'terminal_num' | 'branch_id'>;

export async function seedTerminals(tx: Db, owner: SeededMerchant, world: SeedOptions): Promise<void> {
  const { id: merchant, size } = owner;
  const moment = seedTime(world.now);
  const origin: SeedContext = { merchant, now: moment, draw: createSeededFaker(world.seed, moment) };
  const vehicles = await vehiclesWithTerminals(tx, merchant);
  const points = await pointRows(tx, origin, owner, plans[size].points);
  const templates = templateSeeds.map((seed) => templateRow(origin, seed));
  const isFirst = merchant === exampleIds.merchant;
  const isLater = !isFirst && size === 'large';
  const from = isLater ? await nextNumber(tx) : plans[size].from;
  const planned = fleetPlan(owner, points, vehicles, from, isLater);
  const templateIds = new Map(templateSeeds.map(({ key }, n) => [key, templates[n]?.id ?? '']));
  const terminals = planned.map((plan) => {
    const row = terminalRow(origin, plan, templateIds);
    const { id, secret_key_phrase: phrase, previous_key_phrase: previous } = row;
    return {
      ...row,
      secret_key_phrase: phrase && seal(tx, keyPhrasePlace(id), phrase),
      previous_key_phrase: previous && seal(tx, previousKeyPhrasePlace(id), previous),
    };
  });
  const firstFree = isFirst ? FIRST_FREE : from + terminals.length;
  const waiting = Array.from({ length: FREE + BLOCKED }, (_, n) =>
    freeDevice(origin, n, numberOf(firstFree + n), n >= FREE),
  );
  const training = size === 'large' ? await pointRows(tx, origin, owner, [trainingPoint]) : [];
  await bulkInsert(tx, 'branches', [...points, ...training]);
  await bulkInsert(tx, 'terminal_templates', templates);
  await bulkInsert(tx, 'terminals', terminals);
  const devices = terminals.map((row, n) => deviceRow(origin, n, row));
  const keyed = [...devices, ...waiting].map(({ activation_code_hash: hash, ...row }) => ({
    ...row,
    activation_code_hash: keyedHash(tx, hash),
  }));
  await bulkInsert(tx, 'terminal_devices', keyed);
  if (isFirst) await bulkInsert(tx, 'terminal_disputes', [exampleDispute(origin)]);
  if (isLater) await assignVehicleTerminals(tx, merchant);
}

const exampleDispute = ({ merchant, now }: SeedContext): Row<'terminal_disputes'> => ({
  id: exampleIds.terminalDispute,
  merchant_id: merchant,
  created_at: now.toISOString(),
  number: 'S1110102',
  reason: 'Термінал куплено разом із кіоском',
  held_terminal_id: null,
  is_proven: 0,
  decision: null,
  decided_at: null,
});

async function vehiclesWithTerminals(tx: Db, merchant: string): Promise<Vehicle[]> {
  return tx
    .selectFrom('transports')
    .select(['id', 'transport_num', 'terminal_num', 'branch_id'])
    .where('merchant_id', '=', merchant)
    .where('terminal_num', 'is not', null)
    .orderBy('transport_num_key')
    .execute();
}

/** Terminal numbers are unique across merchants, so the next free one is taken under a lock. */
async function nextNumber(tx: Db): Promise<number> {
  await advisoryLock(tx, 'terminal numbers');
  const last = await tx
    .selectFrom('terminal_devices')
    .select((eb) => eb.fn.max('number').as('number'))
    .where('number', '>=', numberOf(LATER.from))
    .where('number', '<', numberOf(LATER.to))
    .executeTakeFirst();
  return last?.number ? Number(last.number.slice(2)) + 1 : LATER.from;
}

async function assignVehicleTerminals(tx: Db, merchant: string): Promise<void> {
  const number = sql<string>`(select number from terminals where terminals.vehicle_id = transports.id)`;
  await tx
    .updateTable('transports')
    .set({ terminal_num: number })
    .where('merchant_id', '=', merchant)
    .where('terminal_num', 'is not', null)
    .execute();
}

const NAMES: Readonly<Record<Exclude<TerminalKind, 'transport' | 'ecomm'>, string>> = {
  acquiring: 'Каса',
  ptks: 'Термінал самообслуговування',
  offline: 'Мобільна каса',
};

/** What the shops of a merchant sell by, and the first part of the address. */
const SITES = [
  ['Інтернет-магазин', 'shop'],
  ['Доставка кави', 'kava'],
  ['Подарункові сертифікати', 'gifts'],
  ['Мобільний застосунок', 'app'],
  ['Гуртові замовлення', 'opt'],
] as const;

function sitePlan(nth: number): Pick<TerminalPlan, 'name' | 'site'> {
  const [name, part] = SITES[nth % SITES.length] ?? SITES[0];
  return {
    name: `${name} ${Math.floor(nth / SITES.length) + 1}`,
    site: { nth, website: `https://${part}.zatyshok.example.com` },
  };
}

function fleetPlan(
  { size }: SeededMerchant,
  points: readonly Row<'branches'>[],
  vehicles: readonly Vehicle[],
  from: number,
  isLater: boolean,
): TerminalPlan[] {
  const { terminals, ptks, offline, ecomm } = plans[size];
  const onVehicles = vehicles.map((vehicle, n): TerminalPlan => {
    const atPoints = terminals - vehicles.length;
    return {
      number: isLater ? numberOf(from + atPoints + n) : String(vehicle.terminal_num),
      key: `vehicle ${vehicle.transport_num}`,
      kind: 'transport',
      name: `Валідатор, ТС ${vehicle.transport_num}`,
      pointId: vehicle.branch_id,
      vehicleId: vehicle.id,
    };
  });
  const acquiring = terminals - vehicles.length - ptks - offline - ecomm;
  const kinds: TerminalPlan['kind'][] = (['acquiring', 'ptks', 'offline', 'ecomm'] as const).flatMap((kind) =>
    Array<TerminalKind>({ acquiring, ptks, offline, ecomm }[kind]).fill(kind),
  );
  const atPoints = kinds.map((kind, n): TerminalPlan => {
    const point = n < 6 ? points[0] : points[n % points.length];
    const isStored = n > 6 && n % 29 === 0;
    const nth = n < 6 ? n + 1 : Math.floor(n / points.length) + 1;
    return {
      number: numberOf(from + n),
      key: n,
      kind,
      ...(kind === 'ecomm'
        ? sitePlan(n - kinds.indexOf('ecomm'))
        : { name: `${NAMES[kind as keyof typeof NAMES]} ${nth}` }),
      pointId: isStored ? null : (point?.id ?? null),
      vehicleId: null,
    };
  });
  return [...atPoints, ...onVehicles];
}

function templateRow(origin: SeedContext, seed: (typeof templateSeeds)[number]): Row<'terminal_templates'> {
  const { key, id, name, description, settings } = seed;
  const row = seedRowColumns(origin, 'terminal template', key, id);
  return {
    ...row,
    ...{ name, description, name_key: sortKey(name) },
    search: searchColumn('terminal_templates', name, description),
    settings: JSON.stringify(settings),
    settings_changed_at: row.created_at,
  };
}
