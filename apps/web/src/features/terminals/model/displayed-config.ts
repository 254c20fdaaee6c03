import {
  type ConfigSource,
  previewConfig,
  type TerminalConfigEntity,
  terminalConfig,
} from '@kasa/contracts/terminals/config';
import { settingNames } from '@kasa/contracts/terminals/resolve-settings';
import { settingFields, type TerminalSettingsEntity } from '@kasa/contracts/terminals/settings';
import { OfflineTerminalInput } from '@kasa/contracts/terminals/terminals';
import type { DataOf } from '#shared/query/operations.ts';
import type { OfflineTerminalDraft } from './offline-terminal-draft.ts';
import type { TerminalDetails } from './types.ts';

type Points = DataOf<'listTerminalPoints'>['items'];

/** Config of a terminal; without its numbers until it is created. */
export type DisplayedConfig = Omit<TerminalConfigEntity, 'number' | 'ptks_id'> &
  Partial<Pick<TerminalConfigEntity, 'number' | 'ptks_id'>>;

const pointOf = (points: Points, id: string | null | undefined): ConfigSource['point'] =>
  points.find((point) => point.id === id) ?? null;

/** Response of `/Config/get`; by the same function as on the server. */
export function issuedConfig(terminal: TerminalDetails, merchant: string, points: Points): DisplayedConfig {
  const point = pointOf(points, terminal.point?.id);
  const settings = terminal.settings as TerminalSettingsEntity;
  return terminalConfig({ ...terminal, point, settings, merchant_name: merchant });
}

/** Config of the terminal in the form once created. Invalid values count as unchanged. */
export function pendingConfig(
  values: OfflineTerminalDraft,
  inherited: TerminalSettingsEntity,
  merchant: string,
  points: Points,
): DisplayedConfig {
  const name = OfflineTerminalInput.shape.name.safeParse(values.name);
  const settings = Object.fromEntries(
    settingNames.map((key) => {
      const typed = settingFields[key].safeParse((values.settings as Partial<TerminalSettingsEntity>)[key]);
      return [key, typed.success ? typed.data : inherited[key]];
    }),
  );
  return previewConfig({
    name: name.success ? name.data : '',
    kind: 'offline',
    test_mode: false,
    merchant_name: merchant,
    point: pointOf(points, values.point_id),
    vehicle: null,
    website: null,
    settings: settings as TerminalSettingsEntity,
  });
}
