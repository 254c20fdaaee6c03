/** Settings of which one may be a terminal's own and the other its template's: least and most of a payment, type and body. */
import { contradictingLimit, defaultSettings } from '@kasa/contracts/terminals/resolve-settings';
import { bodyProblem, type SomeTerminalSettingsEntity } from '@kasa/contracts/terminals/settings';
import { fleet } from '../db/fleet.ts';
import type { Db, Row } from '../db/schema.ts';
import type { Context } from '../http/request/handler.ts';
import { type BrokenField, fieldFailure } from '../http/response/field-failure.ts';
import { parseSettings } from './stored-settings.ts';

/**
 * Requires that own limits, and type or body of callbacks, agree with those of a template that is locked, or the standard.
 * @throws OperationFailure `validation_failed` at the own limit, or at the body
 */
export async function requireAgreesWithTemplate(
  tx: Db,
  { language }: Pick<Context, 'language'>,
  { template_id, settings }: { template_id: string | null; settings: SomeTerminalSettingsEntity },
): Promise<void> {
  const template = template_id === null ? {} : await templateSettings(tx, template_id);
  const limit = contradictingLimit(settings, template);
  if (limit !== null) {
    const rule = limit === 'max_amount' ? 'max_below_min' : 'min_above_max';
    throw fieldFailure('validation_failed', language, [{ path: `settings.${limit}`, rule }]);
  }
  if (settings.callback_type === undefined && settings.callback_body_template === undefined) return;
  const body = bodyProblem({ ...defaultSettings('acquiring'), ...template, ...settings });
  if (body === null) return;
  throw fieldFailure('validation_failed', language, [{ ...body, path: `settings.${body.name}` }]);
}

async function templateSettings(tx: Db, id: string): Promise<SomeTerminalSettingsEntity> {
  const known = tx.selectFrom('terminal_templates').select('settings').where('id', '=', id);
  return parseSettings((await known.executeTakeFirstOrThrow()).settings);
}

/**
 * Requires that changed limits of a locked template agree with what its terminals have as their own.
 * @throws OperationFailure `validation_failed` at the template's, with the number of one of them
 */
export async function requireAgreesWithTerminals(
  tx: Db,
  { language }: Pick<Context, 'language'>,
  before: Pick<Row<'terminal_templates'>, 'id' | 'settings'>,
  template: SomeTerminalSettingsEntity,
): Promise<void> {
  const { min_amount, max_amount } = parseSettings(before.settings);
  if (template.min_amount === min_amount && template.max_amount === max_amount) return;
  const limited = fleet(tx)
    .select(['number', 'settings'])
    .where('template_id', '=', before.id)
    .where((eb) =>
      eb.or([eb('settings', 'like', '%"min_amount"%'), eb('settings', 'like', '%"max_amount"%')]),
    )
    .orderBy('number');
  const own = (await limited.execute()).map(({ number, settings }) => ({
    number,
    limit: contradictingLimit(parseSettings(settings), template),
  }));
  const smallest = own.find(({ limit }) => limit === 'min_amount');
  const largest = own.find(({ limit }) => limit === 'max_amount');
  const broken: BrokenField[] = [];
  if (smallest) {
    const params = { number: smallest.number };
    broken.push({ path: 'settings.max_amount', rule: 'max_below_terminal_min', params });
  }
  if (largest) {
    const params = { number: largest.number };
    broken.push({ path: 'settings.min_amount', rule: 'min_above_terminal_max', params });
  }
  if (broken.length > 0) throw fieldFailure('validation_failed', language, broken);
}
