import { resolveSettings } from '@kasa/contracts/terminals/resolve-settings';
import { expect, it } from 'vitest';
import { inheritedSettings, ownSettingNames, pickOwnSettings, type SettingsDraft } from './own-settings.ts';

const template = { sync_seconds: 120, receipt_template: 'Дякуємо!' };
const { settings, sources: before } = resolveSettings('acquiring', { sync_seconds: 60 }, template);
const inherited = inheritedSettings('acquiring', template);
const own = (changes: SettingsDraft, resetNames: readonly 'sync_seconds'[] = []) =>
  [
    ...ownSettingNames({ ...settings, ...changes }, inherited, { before, resetNames: new Set(resetNames) }),
  ].sort();

it('keeps what was own, also when it is what the template says', () => {
  expect(own({})).toEqual(['sync_seconds']);
  expect(own({ sync_seconds: 120 })).toEqual(['sync_seconds']);
});

it('takes what is changed for own, and what is given back for the template’s', () => {
  expect(own({ print_receipt: false, receipt_template: '' })).toEqual([
    'print_receipt',
    'receipt_template',
    'sync_seconds',
  ]);
  expect(own({ sync_seconds: 120 }, ['sync_seconds'])).toEqual([]);
  expect(own({ sync_seconds: 45 }, ['sync_seconds'])).toEqual(['sync_seconds']);
});

it('takes an emptied number for nothing of its own', () => {
  expect(own({ sync_seconds: null })).toEqual([]);
});

it('has no own address of callbacks for an empty field', () => {
  expect(own({ callback_endpoint: '' })).toEqual(['sync_seconds']);
  expect(own({ callback_endpoint: 'https://a.example.com' })).toEqual(['callback_endpoint', 'sync_seconds']);
});

it('sends only what is own', () => {
  expect(pickOwnSettings(settings, new Set(['sync_seconds']))).toEqual({ sync_seconds: 60 });
});
