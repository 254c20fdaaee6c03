import { expect, it } from 'vitest';
import { formatSettingValue } from './format-setting-value.ts';

const words = { empty: 'порожньо', flag: (isOn: boolean) => (isOn ? 'так' : 'ні') };

it.each([
  ['max_offline_amount', 50_000, '500,00 ₴'],
  ['merchant_commission_bp', 170, '1,7 %'],
  ['sync_seconds', 1200, '1 200'],
  ['works_offline', true, 'так'],
  ['print_receipt', false, 'ні'],
  ['connection_type', 'wifi', 'Мережа Wi-Fi'],
  ['shift_start', '08:00', '08:00'],
  ['receipt_template', '', 'порожньо'],
  ['callback_endpoint', null, 'порожньо'],
  ['callback_headers', [], 'порожньо'],
  ['callback_headers', [{ name: 'X-Shop', value: '12' }], 'X-Shop: 12'],
] as const)('%s %j is %s', (name, value, written) => {
  const text = formatSettingValue(name, value as never, 'uk', words);
  expect(text.replaceAll(/[\u00a0\u202f]/g, ' ')).toBe(written);
});
