import type { FirstSteps } from '@kasa/contracts/auth/account';
import type { Business, FirstStepId } from '@kasa/contracts/auth/business';
import { type SqlBool, sql } from 'kysely';
import type { z } from 'zod';
import { fleet } from '../db/fleet.ts';
import type { Db, Row } from '../db/schema.ts';
import { defaultMerchantName, isLegalEntity } from './merchant-name.ts';

type Merchant = Pick<Row<'merchants'>, 'id' | 'name' | 'tax_number' | 'business' | 'postponed_steps'>;
type Table =
  | 'branches'
  | 'routes'
  | 'transports'
  | 'drivers'
  | 'shifts'
  | 'terminal_templates'
  | 'transactions';

interface Step {
  readonly path: string;
  readonly isDone: (db: Db, merchant: Merchant) => Promise<boolean>;
}

const hasAny =
  (table: Table): Step['isDone'] =>
  async (db, { id }) => {
    const own = db.selectFrom(table).select('id').where('merchant_id', '=', id);
    return (await own.limit(1).executeTakeFirst()) !== undefined;
  };

const hasTerminal =
  (wanted: Partial<Pick<Row<'terminals'>, 'kind' | 'status'>> = {}): Step['isDone'] =>
  async (db, { id }) => {
    const own = fleet(db).select('id').where('merchant_id', '=', id);
    const such = own.where((row) => row.and(wanted));
    return (await such.limit(1).executeTakeFirst()) !== undefined;
  };

/** Whether any settings, of a terminal or of a template, name an address for callbacks. */
const hasCallback: Step['isDone'] = async (db, { id }) => {
  const set = sql<SqlBool>`settings like '%"callback_endpoint":"%'`;
  const templates = db.selectFrom('terminal_templates').select('id').where('merchant_id', '=', id).where(set);
  const any = fleet(db).select('id').where('merchant_id', '=', id).where(set).union(templates).limit(1);
  return (await any.executeTakeFirst()) !== undefined;
};

const steps: Readonly<Record<FirstStepId, Step>> = {
  business: { path: '/profile', isDone: async (_db, { business }) => business !== null },
  company: {
    path: '/profile',
    isDone: async (_db, { name, tax_number }) => name !== defaultMerchantName('', tax_number),
  },
  terminal: { path: '/terminals/create', isDone: hasTerminal() },
  ecomm: { path: '/create/ecomm_terminal', isDone: hasTerminal({ kind: 'ecomm' }) },
  activation: { path: '/Terminal/Activate', isDone: hasTerminal({ status: 'active' }) },
  template: { path: '/terminals/templates/create', isDone: hasAny('terminal_templates') },
  callback: { path: '/terminals', isDone: hasCallback },
  payment: { path: '/dashboard', isDone: hasAny('transactions') },
  depot: { path: '/branches/edit', isDone: hasAny('branches') },
  route: { path: '/Routes/Create', isDone: hasAny('routes') },
  transport: { path: '/Transports/Create', isDone: hasAny('transports') },
  driver: { path: '/Drivers/Create', isDone: hasAny('drivers') },
  shift: { path: '/Drivers', isDone: hasAny('shifts') },
};

const counter: readonly FirstStepId[] = ['terminal', 'activation', 'template', 'payment'];
const stepsOf: Readonly<Record<Business, readonly FirstStepId[]>> = {
  shop: counter,
  cafe: counter,
  web_shop: ['ecomm', 'activation', 'callback', 'payment'],
  transport: ['depot', 'route', 'transport', 'driver', 'shift'],
};

/** A merchant at work since before the question was asked has no first steps but its name. */
const isAtWork = async (db: Db, merchant: Merchant): Promise<boolean> =>
  (await hasTerminal()(db, merchant)) || (await hasAny('branches')(db, merchant));

async function stepsOfMerchant(db: Db, merchant: Merchant): Promise<FirstStepId[]> {
  const { business, tax_number } = merchant;
  const asked = business !== null || !(await isAtWork(db, merchant));
  return [
    ...(asked ? (['business'] as const) : []),
    // A sole proprietor is named after the person.
    ...(isLegalEntity(tax_number) ? (['company'] as const) : []),
    ...(business === null ? [] : stepsOf[business]),
  ];
}

export const postponedOf = ({ postponed_steps }: Pick<Merchant, 'postponed_steps'>) =>
  JSON.parse(postponed_steps) as string[];

export const merchantById = (db: Db, id: string) =>
  db
    .selectFrom('merchants')
    .select(['id', 'name', 'tax_number', 'business', 'postponed_steps'])
    .where('id', '=', id);

/** The first steps of a merchant, as its business has them; whether they are done is derived from its data. */
export async function listFirstSteps(db: Db, merchant: Merchant): Promise<z.input<typeof FirstSteps>> {
  const postponed = postponedOf(merchant);
  const items = [];
  for (const id of await stepsOfMerchant(db, merchant)) {
    const { path, isDone } = steps[id];
    items.push({ id, path, done: await isDone(db, merchant), postponed: postponed.includes(id) });
  }
  return { items };
}
