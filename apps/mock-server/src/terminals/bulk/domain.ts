/** Runs over terminals. */
import type { BulkReason, BulkRunKind } from '@kasa/contracts/terminals/bulk-run-values';
import { terminalsOperations as operations } from '@kasa/contracts/terminals/operations';
import type { Transaction } from 'kysely';
import { fleet } from '../../db/fleet.ts';
import type { Schema } from '../../db/schema.ts';
import type { ChangeContext } from '../../http/journal/record-change.ts';
import { OperationFailure } from '../../http/request/handler.ts';
import type { Result, RunDomain, RunItemRow, RunRow } from '../../runs/run.ts';
import { changeTerminal } from '../terminal-changes.ts';
import { bulkRules } from './rules.ts';
import { KINDS, kindOf, runs } from './store.ts';
import { appliedTemplate } from './targets.ts';

/** The operation that starts runs of a kind; its permission is also needed to stop them and to keep them going. */
export const startOperationOf = (kind: BulkRunKind) =>
  kind === 'offline_all_update' ? operations.startOfflineUpdate : operations.startBulkRun;

export const terminalRuns: RunDomain = {
  kinds: KINDS,
  journaled: runs,
  permissionsOf(kind) {
    const { permission } = startOperationOf(kindOf({ kind }));
    return permission === null ? [] : [permission];
  },
  progressOf: ({ id: run_id, total, state }, { done, skipped, failed }) => ({
    type: 'bulk_run.progress',
    data: { run_id, done, skipped, failed, total, state },
  }),
  process: processTerminal,
};

const failed = (reason: BulkReason): Result => ({ state: 'failed', reason });

async function processTerminal(
  tx: Transaction<Schema>,
  actor: ChangeContext,
  run: RunRow,
  row: RunItemRow,
): Promise<Result> {
  const own = fleet(tx).selectAll().where('merchant_id', '=', run.merchant_id);
  const terminal = await own.where('id', '=', row.object_id).forUpdate().executeTakeFirst();
  if (terminal === undefined) return failed('not_found');
  if (terminal.version !== row.object_version) return failed('conflict');
  try {
    const template = await appliedTemplate(tx, run.merchant_id, templateIdOf(run));
    if (template && template.version !== (run.template_version ?? template.version))
      return failed('conflict');
    const verdict = bulkRules[kindOf(run)](terminal, actor.clock.nowIso(), template);
    if (verdict.skip !== undefined) return { state: 'skipped', reason: verdict.skip };
    await changeTerminal(tx, actor, terminal.id, verdict.columns);
    return { state: 'done', reason: null };
  } catch (error) {
    if (error instanceof OperationFailure && error.codeName === 'not_found') {
      return failed('template_not_found');
    }
    throw error;
  }
}

const templateIdOf = ({ kind, template_id }: RunRow) => (kind === 'apply_template' ? template_id : null);
