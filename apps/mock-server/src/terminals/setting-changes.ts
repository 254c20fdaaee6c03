import { settingNames } from '@kasa/contracts/terminals/resolve-settings';
import type { SettingChangesEntity } from '@kasa/contracts/terminals/settings';
import { lastChanges } from '../http/journal/last-changes.ts';
import type { Context } from '../http/request/handler.ts';
import { templates } from './template-store.ts';
import { presentTerminal, terminals } from './terminal-store.ts';

/** @throws OperationFailure `not_found` */
export async function terminalSettingChanges(
  { db: { db }, session: { merchantId }, clock }: Context,
  id: string,
): Promise<SettingChangesEntity> {
  const row = await terminals.get(db, merchantId, id);
  const { setting_sources } = presentTerminal(row, clock.now(), false);
  const own = await lastChanges(db, merchantId, id, settingNames);
  const ofTemplate =
    row.template_id === null ? undefined : await lastChanges(db, merchantId, row.template_id, settingNames);
  const items = settingNames.flatMap((name) => {
    const inherited = setting_sources[name] === 'template' ? ofTemplate?.get(name) : undefined;
    const mine = own.get(name);
    const last = inherited && (mine === undefined || inherited.at > mine.at) ? inherited : mine;
    return last ? [{ name, ...last }] : [];
  });
  return { items };
}

/** @throws OperationFailure `not_found` */
export async function templateSettingChanges(
  { db: { db }, session: { merchantId } }: Context,
  id: string,
): Promise<SettingChangesEntity> {
  await templates.get(db, merchantId, id);
  const changes = await lastChanges(db, merchantId, id, settingNames);
  const items = settingNames.flatMap((name) => {
    const last = changes.get(name);
    return last ? [{ name, ...last }] : [];
  });
  return { items };
}
