import type { authOperations } from '@kasa/contracts/auth/operations';
import type { Transaction } from 'kysely';
import { everTerminals } from '../db/fleet.ts';
import { updatedRowColumns } from '../db/row-columns.ts';
import type { Db, Row, Schema } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Context, Handlers } from '../http/request/handler.ts';
import { referencesTo } from '../http/request/references.ts';
import { requireFound } from '../http/request/requirements.ts';
import { recordPerson } from './journal.ts';
import { readSession } from './session-store.ts';

const requireReferences = referencesTo({ terminal_id: { table: 'terminals' } });

async function namedTerminal(tx: Db, { session }: Context, id: string | null) {
  if (id === null) return null;
  const own = everTerminals(tx).select(['id', 'name']).where('merchant_id', '=', session.merchantId);
  return (await own.where('id', '=', id).executeTakeFirst()) ?? null;
}

type HomeChoice = Pick<Row<'users'>, 'home_screen' | 'home_terminal_id'>;

async function setHome(tx: Transaction<Schema>, context: Context, chosen: HomeChoice): Promise<void> {
  const { clock, session } = context;
  const own = tx.selectFrom('users').selectAll().where('id', '=', session.userId).forUpdate();
  const before = requireFound(await own.executeTakeFirst());
  await requireReferences(tx, context, { terminal_id: chosen.home_terminal_id });
  const columns = { ...chosen, ...updatedRowColumns(clock.nowIso()) };
  await tx.updateTable('users').set(columns).where('id', '=', before.id).execute();
  const fieldsOf = async ({ home_screen, home_terminal_id }: HomeChoice) => ({
    home_screen,
    home_terminal: await namedTerminal(tx, context, home_terminal_id),
  });
  await recordPerson(tx, context, before, await fieldsOf(before), await fieldsOf(chosen));
}

export const homeHandlers = {
  updateHome: (context, { body: { screen: home_screen, terminal_id: home_terminal_id } }) =>
    inTransaction(context.db.db, async (tx) => {
      await setHome(tx, context, { home_screen, home_terminal_id });
      return readSession(tx, context.session.id);
    }),
} satisfies Partial<Handlers<typeof authOperations>>;
