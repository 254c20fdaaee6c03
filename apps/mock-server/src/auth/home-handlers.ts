import type { authOperations } from '@kasa/contracts/auth/operations';
import { updatedRowColumns } from '../db/row-columns.ts';
import type { Db } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Context, Handlers } from '../http/request/handler.ts';
import { referencesTo } from '../http/request/references.ts';
import { requireFound } from '../http/request/requirements.ts';
import { recordPerson } from './journal.ts';
import { readSession } from './session-store.ts';

const requireReferences = referencesTo({ terminal_id: { table: 'terminals' } });

async function namedTerminal(tx: Db, { session }: Context, id: string | null) {
  if (id === null) return null;
  const own = tx.selectFrom('terminals').select(['id', 'name']).where('merchant_id', '=', session.merchantId);
  return (await own.where('id', '=', id).executeTakeFirst()) ?? null;
}

export const homeHandlers = {
  updateHome(context, { body: { screen: home_screen, terminal_id: home_terminal_id } }) {
    const { db, clock, session } = context;
    return inTransaction(db.db, async (tx) => {
      const own = tx.selectFrom('users').selectAll().where('id', '=', session.userId).forUpdate();
      const before = requireFound(await own.executeTakeFirst());
      await requireReferences(tx, context, { terminal_id: home_terminal_id });
      const columns = { home_screen, home_terminal_id, ...updatedRowColumns(clock.nowIso()) };
      await tx.updateTable('users').set(columns).where('id', '=', before.id).execute();
      const [was, is] = [before.home_terminal_id, home_terminal_id].map((id) =>
        namedTerminal(tx, context, id),
      );
      await recordPerson(
        tx,
        context,
        before,
        { home_screen: before.home_screen, home_terminal: await was },
        { home_screen, home_terminal: await is },
      );
      return readSession(tx, session.id);
    });
  },
} satisfies Partial<Handlers<typeof authOperations>>;
