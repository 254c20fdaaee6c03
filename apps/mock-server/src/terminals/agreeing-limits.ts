/** The least and the most of one payment, one of which may be a terminal's own and the other its template's. */
import { contradictingLimit } from '@kasa/contracts/terminals/resolve-settings';
import type { SomeTerminalSettingsEntity } from '@kasa/contracts/terminals/settings';
import { fleet } from '../db/fleet.ts';
import type { Db, Row } from '../db/schema.ts';
import type { Context } from '../http/request/handler.ts';
import { type BrokenField, fieldFailure } from '../http/response/field-failure.ts';
import { parseSettings } from './stored-settings.ts';

/**
 * Requires that own limits agree with those of a template that is locked.
 * @throws OperationFailure `validation_failed` at the own one
 */
export async function requireAgreesWithTemplate(
  tx: Db,
  { language }: Pick<Context, 'language'>,
  { template_id, settings }: { template_id: string | null; settings: SomeTerminalSettingsEntity },
): Promise<void> {
  if (template_id === null) return;
  const known = tx.selectFrom('terminal_templates').select('settings').where('id', '=', template_id);
  const template = await known.executeTakeFirstOrThrow();
  const limit = contradictingLimit(settings, parseSettings(template.settings));
  if (limit === null) return;
  const rule = limit === 'max_amount' ? 'max_below_min' : 'min_above_max';
  throw fieldFailure('validation_failed', language, [{ path: `settings.${limit}`, rule }]);
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
