import { expect, it } from 'vitest';
import {
  defaultSettings,
  diffSettings,
  ownSettingsAfterTemplate,
  resolveSettings,
  settingNames,
} from './resolve-settings.ts';
import { settingFields, TerminalSettings } from './settings.ts';
import { canBeActivated, connectivityAt, terminalKinds } from './terminal-status.ts';

it.each(terminalKinds)('the standard settings of %s are settings, all of them', (kind) => {
  expect(TerminalSettings.safeParse(defaultSettings(kind)).error).toBeUndefined();
  expect(settingNames).toEqual(Object.keys(settingFields));
});

it('a terminal’s own value counts before its template’s, and that before the standard one', () => {
  const { settings, sources } = resolveSettings(
    'offline',
    { sync_seconds: 60, print_receipt: false },
    { sync_seconds: 90, card_waiting_seconds: 20 },
  );
  expect(settings).toMatchObject({ sync_seconds: 60, card_waiting_seconds: 20, works_offline: true });
  expect(settings.print_receipt).toBe(false);
  expect(sources).toMatchObject({
    sync_seconds: 'own',
    print_receipt: 'own',
    card_waiting_seconds: 'template',
    works_offline: 'standard',
  });
});

it('only what is added can be activated', () => {
  expect([canBeActivated('added'), canBeActivated('active'), canBeActivated('blocked')]).toEqual([
    true,
    false,
    false,
  ]);
});

it('a terminal is online for five minutes', () => {
  const now = new Date('2026-11-20T09:05:00.000Z');
  expect(connectivityAt('2026-11-20T09:00:00.000Z', now)).toBe('online');
  expect(connectivityAt('2026-11-20T08:59:59.999Z', now)).toBe('offline');
  expect(connectivityAt(null, now)).toBe('offline');
});

it('a template that is applied takes the place of own settings that it holds; the others stay', () => {
  const template = { sync_seconds: 90, callback_headers: [{ name: 'X-Shop', value: '1' }] };
  expect(ownSettingsAfterTemplate({ sync_seconds: 60, print_receipt: false }, template)).toEqual({
    print_receipt: false,
  });
  const before = defaultSettings('acquiring');
  expect(diffSettings(before, { ...before, ...template })).toEqual({
    before: { sync_seconds: 300, callback_headers: [] },
    after: template,
  });
  expect(diffSettings(before, { ...before })).toEqual({ before: {}, after: {} });
});
