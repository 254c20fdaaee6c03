import { expect, it } from 'vitest';
import { receiptValues } from './receipt-values.ts';

const point = { name: 'Кав’ярня', city: 'Київ', address: 'вул. Хрещатик, 1' };

it('of a template: the own company, and a terminal that might be', () => {
  expect(receiptValues('ФОП Мельник', null)).toMatchObject({
    merchant_name: 'ФОП Мельник',
    terminal_number: 'S1100101',
    point_name: 'Затишок на Городоцькій',
    website: 'https://zatyshok.example.com',
  });
});

it('of a terminal: its own, and nothing in place of what it does not have', () => {
  const terminal = { number: 'S1100102', point, website: '' };
  const own = { terminal_number: 'S1100102', point_name: 'Кав’ярня', website: '', amount: '245,50' };
  expect(receiptValues('ФОП Мельник', terminal)).toMatchObject({
    ...own,
    point_address: 'Київ, вул. Хрещатик, 1',
  });
  expect(receiptValues('ФОП Мельник', { ...terminal, point: null })).toMatchObject({
    point_name: '',
    point_address: '',
  });
});

it('of one that is still to be made: a number as it might get', () => {
  expect(receiptValues(undefined, { number: undefined, point, website: '' })).toMatchObject({
    merchant_name: 'ТОВ «Затишок»',
    terminal_number: 'S1100101',
    point_name: 'Кав’ярня',
  });
});
