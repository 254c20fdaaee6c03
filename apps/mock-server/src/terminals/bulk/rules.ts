/** What a run does to a terminal, or why it skips it; shared by the preview and the run. */
import type { BulkRunKind, BulkSkipReason } from '@kasa/contracts/terminals/bulk-run-values';
import { contradictingLimit, ownSettingsAfterTemplate } from '@kasa/contracts/terminals/resolve-settings';
import type { Row } from '../../db/schema.ts';
import { parseSettings, serializeSettings } from '../stored-settings.ts';
import type { AppliedTemplate, TargetColumns } from './targets.ts';

export type Verdict =
  | { readonly skip: BulkSkipReason }
  | { readonly skip?: undefined; readonly columns: Partial<Row<'terminals'>> };

type Rule = (terminal: TargetColumns, now: string, template: AppliedTemplate | null) => Verdict;

export const bulkRules: Readonly<Record<BulkRunKind, Rule>> = {
  block: ({ status }) =>
    status === 'blocked'
      ? { skip: 'already_blocked' }
      : { columns: { status: 'blocked', blocked_by: 'merchant' } },

  unblock({ status, blocked_by, activated_at }) {
    if (status !== 'blocked') return { skip: 'not_blocked' };
    if (blocked_by !== 'merchant') return { skip: 'blocked_by_acquirer' };
    return { columns: { status: activated_at === '' ? 'added' : 'active', blocked_by: null } };
  },

  apply_template({ template_id, settings }, _now, template) {
    if (template === null) throw new Error('A run that applies a template needs one');
    const own = parseSettings(settings);
    const kept = ownSettingsAfterTemplate(own, template.settings);
    if (contradictingLimit(kept, template.settings) !== null) return { skip: 'limits_contradict' };
    const left = serializeSettings(kept);
    if (template_id === template.id && left === serializeSettings(own)) return { skip: 'same_settings' };
    return { columns: { template_id: template.id, settings: left } };
  },

  detach_template: ({ template_id }) =>
    template_id === null ? { skip: 'no_template' } : { columns: { template_id: null } },

  offline_all_update({ status, settings_taken_at, update_requested_at }, now) {
    if (status !== 'active') return { skip: 'not_active' };
    const isWaiting = update_requested_at !== null && update_requested_at > (settings_taken_at ?? '');
    return isWaiting ? { skip: 'already_waiting' } : { columns: { update_requested_at: now } };
  },
};
