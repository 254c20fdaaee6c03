import type { Transaction } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import type { Clock } from '../../http/clock.ts';
import type { Fields } from '../../http/journal/diff.ts';
import { type ChangeAuthor, type ChangeContext, recordChange } from '../../http/journal/record-change.ts';
import { kyivDisplayTime } from '../../http/kyiv-time.ts';
import type { RunRow } from './store.ts';

export function actorOf(run: RunRow, clock: Clock): ChangeContext {
  return {
    clock,
    operation: run.operation,
    requestId: run.action,
    session: { merchantId: run.merchant_id, userId: run.user_id, userName: run.user_name },
    exchange: { address: run.address },
  };
}

const fieldsOf = ({
  kind,
  state,
  template_id,
  template_name,
  total,
  done,
  skipped,
  failed,
}: RunRow): Fields => ({
  ...{ kind, state, total, done, skipped, failed },
  template: template_id && { id: template_id, name: template_name },
});

/** @param author by default the doer */
export async function recordRun(
  tx: Transaction<Schema>,
  actor: ChangeContext,
  before: RunRow | null,
  after: RunRow,
  author?: ChangeAuthor,
): Promise<void> {
  const change = {
    object: { type: 'bulk_run', id: after.id, name: kyivDisplayTime(after.created_at) },
    before: before && fieldsOf(before),
    after: fieldsOf(after),
  };
  await recordChange(tx, actor, change, author);
}
