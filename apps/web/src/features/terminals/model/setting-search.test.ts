import { settingNames } from '@kasa/contracts/terminals/resolve-settings';
import { expect, it } from 'vitest';
import { findSettings } from './setting-search.ts';

const found = (typed: string, locale: 'uk' | 'en' = 'uk') => findSettings(typed, locale).toSorted();

it('a setting is found by a word of its name, whatever the ending', () => {
  const commissions = ['client_commission_bp', 'commission_distribution_type', 'merchant_commission_bp'];
  for (const typed of ['комісія', 'КОМІСІЇ', 'коміс']) expect(found(typed)).toEqual(commissions);
  expect(found('commission', 'en')).toEqual(commissions);
  expect(findSettings('комісія клієнта', 'uk')[0]).toBe('client_commission_bp');
  expect(found('чек')).toEqual(['print_receipt', 'receipt_template']);
});

it('and by a value that it can have', () => {
  expect(found('Wi-Fi')).toEqual(['connection_type']);
  expect(found('валідатор')).toEqual(['terminal_type']);
});

it('nothing typed finds all, a word of none finds nothing', () => {
  expect(found(' ')).toHaveLength(settingNames.length);
  expect(found('жираф')).toEqual([]);
});
