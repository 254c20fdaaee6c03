import { type Kysely, sql } from 'kysely';
import { dialectOf } from '../dialect.ts';

/** What a reset sets to write over the ledger, see ledger-reset.ts. */
export const RESETTING = `exists (select 1 from meta where key = 'ledger_reset')`;

/** Refuses what `when` names. `on` says when it is judged, such as `before delete on refunds`. */
export async function refuse(db: Kysely<unknown>, name: string, on: string, when: string, message: string) {
  const [condition, text] = [`(${when}) and not ${RESETTING}`, message.replaceAll("'", "''")];
  if (dialectOf(db) === 'sqlite') {
    const statement = `create trigger ${name} ${on} when ${condition} begin select raise(abort, '${text}'); end`;
    return void (await sql.raw(statement).execute(db));
  }
  const row = on.includes(' delete ') ? 'old' : 'new';
  await trigger(db, name, on, `if ${condition} then raise exception '${text}'; end if; return ${row};`);
}

/** A trigger of PostgreSQL with a function of its own. */
export async function trigger(db: Kysely<unknown>, name: string, on: string, body: string) {
  await sql
    .raw(`create function ${name}() returns trigger language plpgsql as $$ begin ${body} end $$`)
    .execute(db);
  await sql.raw(`create trigger ${name} ${on} for each row execute function ${name}()`).execute(db);
}
