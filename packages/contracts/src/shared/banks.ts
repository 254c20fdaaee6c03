/**
 * Ukrainian banks available for settlement: name and MFO (bank code in the IBAN); closed banks are left out.
 * Source: docs/product/ukraine.md §5; banks.test.ts compares.
 */
export const banks = [
  { mfo: '307770', name: 'А-Банк' },
  { mfo: '380634', name: 'Акордбанк' },
  { mfo: '325268', name: 'Банк Львів' },
  { mfo: '307123', name: 'Восток' },
  { mfo: '380526', name: 'Глобус Банк' },
  { mfo: '336310', name: 'Ідея Банк' },
  { mfo: '322540', name: 'Комінбанк' },
  { mfo: '300614', name: 'Креді Агріколь Банк' },
  { mfo: '305749', name: 'Кредит Дніпро' },
  { mfo: '325365', name: 'Кредобанк' },
  { mfo: '322001', name: 'monobank (Універсал Банк)' },
  { mfo: '328168', name: 'МТБ Банк' },
  { mfo: '300528', name: 'ОТП Банк' },
  { mfo: '300465', name: 'Ощадбанк' },
  { mfo: '328209', name: 'Південний' },
  { mfo: '300658', name: 'Піреус Банк' },
  { mfo: '331489', name: 'Полтава-Банк' },
  { mfo: '380838', name: 'Правекс Банк' },
  { mfo: '305299', name: 'ПриватБанк' },
  { mfo: '320984', name: 'ПроКредит Банк' },
  { mfo: '334851', name: 'ПУМБ' },
  { mfo: '306500', name: 'Радабанк' },
  { mfo: '300335', name: 'Райффайзен Банк' },
  { mfo: '300346', name: 'Сенс Банк' },
  { mfo: '300584', name: 'Сітібанк' },
  { mfo: '339500', name: 'ТАСКОМБАНК' },
  { mfo: '320478', name: 'Укргазбанк' },
  { mfo: '322313', name: 'Укрексімбанк' },
  { mfo: '351005', name: 'Укрсиббанк' },
] as const;

export type BankMfo = (typeof banks)[number]['mfo'];

export const bankMfos = banks.map(({ mfo }) => mfo) as [BankMfo, ...BankMfo[]];
