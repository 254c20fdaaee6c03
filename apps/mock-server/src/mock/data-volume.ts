import { barcodeKey } from '@kasa/contracts/catalogue/barcodes';
import { exampleIds } from '@kasa/contracts/shared/example-ids';
import { formatPlate } from '@kasa/contracts/shared/plate';
import { v7 } from 'uuid';
import { bulkInsert } from '../db/bulk-insert.ts';
import { sqliteFileOf } from '../db/dialect.ts';
import { fleet } from '../db/fleet.ts';
import type { Db, Row } from '../db/schema.ts';
import { searchColumn } from '../db/search.ts';
import { sortKey } from '../db/text.ts';
import { inTransaction } from '../db/transaction.ts';
import { isVirtualNumber } from '../terminals/virtual-numbers.ts';

export interface DataVolume {
  readonly transports: number;
  readonly drivers: number;
  readonly terminals?: number | undefined;
  readonly products?: number | undefined;
}

/** Rows per transaction: large enough for few disk syncs, small enough not to block others for long. */
const BATCH = 1_000;
/** First fleet and personnel number of generated rows: seeded ones are shorter. */
const FIRST_NUMBER = 100_000;

const LETTERS = 'АВЕІКМНОРСТХ';

/** A plate that neither real nor seeded vehicles have: its series is for electric cars. */
function plateOf(n: number): string {
  const series = Math.floor(n / 10_000);
  const letter = (index: number) => LETTERS[index % LETTERS.length];
  return `${letter(series)}${letter(Math.floor(series / 12))}${String(n % 10_000).padStart(4, '0')}ZY`;
}

function transportLike(model: Row<'transports'>, n: number): Row<'transports'> {
  const number = String(FIRST_NUMBER + n);
  const plate = model.state_number === null ? null : plateOf(n);
  return {
    ...model,
    id: v7(),
    version: 1,
    transport_num: number,
    transport_num_key: sortKey(number),
    state_number: plate,
    status: model.status === 'on_route' ? 'parked' : model.status,
    drive_time: (model.drive_time + n) % 720,
    search: searchColumn('transports', number, model.name, plate, plate && formatPlate(plate)),
  };
}

function mixedName(a: string, b: string): string {
  return [a.split(' ')[0], ...b.split(' ').slice(1)].join(' ');
}

function driverLike(models: readonly Row<'drivers'>[], n: number): Row<'drivers'> {
  const model = models[n % models.length] as Row<'drivers'>;
  const other = models[Math.floor(n / models.length) % models.length] as Row<'drivers'>;
  const name = mixedName(model.name, other.name);
  const number = String(FIRST_NUMBER + n);
  return {
    ...model,
    id: v7(),
    version: 1,
    transport_id: null,
    name,
    name_key: sortKey(name),
    tabulation_number: number,
    tabulation_number_key: sortKey(number),
    phone: `+38099${String(n).padStart(7, '0')}`,
    money: 0,
    search: searchColumn('drivers', name),
  };
}

const MADE_UP = 'PV-';
/** Terminal numbers: `S1` and six digits. */
const NUMBERS = 1_000_000;

/** Unused numbers, highest first; those of terminals without devices last. */
async function freeNumbers(db: Db): Promise<Int32Array> {
  const taken = new Set<number>();
  for (const table of ['terminals', 'terminal_devices'] as const) {
    const some = db.selectFrom(table).select('number').where('ptks_id', 'not like', `${MADE_UP}%`);
    for (const { number } of await some.execute()) taken.add(Number(number.slice(2)));
  }
  const free = new Int32Array(NUMBERS);
  let count = 0;
  for (const isVirtual of [false, true]) {
    for (let n = NUMBERS - 1; n >= 0; n -= 1)
      if (!taken.has(n) && isVirtualNumber(n) === isVirtual) free[count++] = n;
  }
  return free.subarray(0, count);
}

function terminalLike(model: Row<'terminals'>, free: number): Row<'terminals'> {
  const digits = `1${String(free).padStart(6, '0')}`;
  const number = `S${digits}`;
  const serial = `${model.serial.split('-')[0]}-${digits}`;
  const ptks = `${MADE_UP}${digits}`;
  return {
    ...model,
    id: v7(),
    version: 1,
    number,
    serial,
    ptks_id: ptks,
    // Its phrases are sealed for that terminal alone.
    ...{ secret_key_phrase: null, previous_key_phrase: null, previous_key_phrase_until: null },
    // It has no payments.
    ...{ day_sales: '', cash_inside: 0 },
    search: searchColumn('terminals', number, model.name, serial, ptks),
  };
}

async function growTerminals(db: Db, wanted: number): Promise<void> {
  const models = await fleet(db)
    .selectAll()
    .where('merchant_id', '=', exampleIds.merchant)
    .where('ptks_id', 'not like', `${MADE_UP}%`)
    .execute();
  const free = await freeNumbers(db);
  await grow(db, 'terminals', wanted, (n) =>
    terminalLike(
      models[n % models.length] as Row<'terminals'>,
      free[Math.max(0, n - models.length)] as number,
    ),
  );
}

const PRODUCT_NUMBERS = 'PV-';
/** One of so many is sold at one point alone. */
const AT_A_POINT = 1_000;

function productLike(model: Row<'products'>, n: number): Row<'products'> {
  const number = String(FIRST_NUMBER + n);
  const article = `${PRODUCT_NUMBERS}${number}`;
  const name = `${model.name} № ${number}`;
  return {
    ...model,
    id: v7(),
    version: 1,
    ...{ name, name_key: sortKey(name), article, article_key: sortKey(article) },
    ...{ barcode: article, barcode_key: barcodeKey(article), photo: null, archived_at: null, is_sold: 0 },
    price: model.price + (n % 1_000) * 10,
    is_sold_everywhere: n % AT_A_POINT === 0 ? 0 : 1,
    search: searchColumn('products', name, article, article),
  };
}

/** Each with the point where it is sold, if it is not sold everywhere. */
async function growProducts(db: Db, wanted: number): Promise<void> {
  const own = db.selectFrom('products').selectAll().where('merchant_id', '=', exampleIds.merchant);
  const models = await own.where('article', 'not like', `${PRODUCT_NUMBERS}%`).orderBy('id').execute();
  const make = (n: number) => productLike(models[n % models.length] as Row<'products'>, n);
  await grow(db, 'products', wanted, make, async (tx, rows) => {
    const placed = rows.filter((row) => row.is_sold_everywhere === 0);
    const at = { merchant_id: exampleIds.merchant, point_id: exampleIds.point };
    await bulkInsert(
      tx,
      'product_points',
      placed.map(({ id: product_id }) => ({ id: v7(), ...at, product_id })),
    );
  });
}

type Grown = 'transports' | 'drivers' | 'terminals' | 'products';

async function countOf(db: Db, table: Grown): Promise<number> {
  const { n } = await db
    .selectFrom(table)
    .select((row) => row.fn.countAll<number>().as('n'))
    .where('merchant_id', '=', exampleIds.merchant)
    .executeTakeFirstOrThrow();
  return Number(n);
}

async function grow<Table extends Grown>(
  db: Db,
  table: Table,
  wanted: number,
  make: (n: number) => Row<Table>,
  addParts: (tx: Db, rows: readonly Row<Table>[]) => Promise<void> = async () => {},
): Promise<void> {
  for (let count = await countOf(db, table); count < wanted; count += BATCH) {
    const size = Math.min(BATCH, wanted - count);
    const rows = Array.from({ length: size }, (_, index) => make(count + index));
    await inTransaction(db, async (tx) => {
      await bulkInsert(tx, table, rows);
      await addParts(tx, rows);
    });
    // SQLite blocks this thread: let the event loop serve others before the next batch.
    await new Promise(setImmediate);
  }
}

/** Adds rows to the first merchant up to the given counts; never deletes. @returns the counts afterwards */
export async function setDataVolume(db: Db, wanted: DataVolume): Promise<Record<Grown, number>> {
  const work = () => growAll(db, wanted);
  return sqliteFileOf(db)?.filling(work) ?? work();
}

async function growAll(db: Db, wanted: DataVolume): Promise<Record<Grown, number>> {
  const transports = await db
    .selectFrom('transports')
    .selectAll()
    .where('merchant_id', '=', exampleIds.merchant)
    .orderBy('transport_num_key')
    .limit(200)
    .execute();
  const drivers = await db
    .selectFrom('drivers')
    .selectAll()
    .where('merchant_id', '=', exampleIds.merchant)
    .orderBy('tabulation_number_key')
    .limit(200)
    .execute();
  await grow(db, 'transports', wanted.transports, (n) =>
    transportLike(transports[n % transports.length] as Row<'transports'>, n),
  );
  await grow(db, 'drivers', wanted.drivers, (n) => driverLike(drivers, n));
  if (wanted.terminals !== undefined) await growTerminals(db, wanted.terminals);
  if (wanted.products !== undefined) await growProducts(db, wanted.products);
  return {
    transports: await countOf(db, 'transports'),
    drivers: await countOf(db, 'drivers'),
    terminals: await countOf(db, 'terminals'),
    products: await countOf(db, 'products'),
  };
}
