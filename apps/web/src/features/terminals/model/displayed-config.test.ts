import { getConfig } from '@kasa/contracts/terminals/operations/config';
import { exampleTerminal } from '@kasa/contracts/terminals/operations/examples';
import { defaultSettings } from '@kasa/contracts/terminals/resolve-settings';
import { expect, it } from 'vitest';
import { issuedConfig, pendingConfig } from './displayed-config.ts';
import { type OfflineTerminalDraft, offlineTerminalDraft } from './offline-terminal-draft.ts';
import type { TerminalDetails } from './types.ts';

const { id } = exampleTerminal.point ?? { id: '' };
const place = { id, name: 'Затишок на Городоцькій', city: 'Львів', address: 'вул. Городоцька, 82' };
const points = [{ ...place, kind: 'fiscal' as const, terminals_count: 3 }];
const MERCHANT = 'ТОВ «Затишок»';

it('what is shown of a terminal is what the contract’s example of the request answers, to the letter', () => {
  const shown = issuedConfig(exampleTerminal as TerminalDetails, MERCHANT, points);
  expect(JSON.stringify(shown)).toBe(JSON.stringify(getConfig.example.data));
});

it('what is filled in wrongly is as if untouched; texts are as they will be kept', () => {
  const draft = { ...offlineTerminalDraft, name: '  Каса ', point_id: id } as OfflineTerminalDraft;
  const settings = {
    ...draft.settings,
    sync_seconds: 5,
    card_waiting_seconds: null,
    max_offline_amount: 1200,
  };
  const inherited = { ...defaultSettings('offline'), sync_seconds: 450 };
  const config = pendingConfig(
    { ...draft, settings } as unknown as OfflineTerminalDraft,
    inherited,
    MERCHANT,
    points,
  );
  expect(config).toMatchObject({ name: 'Каса', point: { address: 'вул. Городоцька, 82' } });
  expect(config.settings).toMatchObject({
    sync_seconds: 450,
    card_waiting_seconds: 60,
    max_offline_amount: 1200,
  });
  expect(config.number).toBeUndefined();
});
