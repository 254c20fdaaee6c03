/** Words of a fiscal receipt, in Ukrainian whatever the language of the reader: so the law has them (form ФКЧ-1). */
export const receiptLabels = {
  title: { sale: 'ФІСКАЛЬНИЙ ЧЕК', return: 'ФІСКАЛЬНИЙ ЧЕК ПОВЕРНЕННЯ' },
  vatNumber: 'ПН',
  taxNumber: 'ІД',
  terminal: 'ТЕРМІНАЛ',
  cashier: 'КАСИР',
  article: 'АРТ.',
  total: 'СУМА',
  excise: 'АКЦИЗ',
  vat: 'ПДВ',
  noTax: 'БЕЗ ПДВ',
  rounding: 'ЗАОКРУГЛЕННЯ',
  amount: { sale: 'ДО СПЛАТИ', return: 'ДО ПОВЕРНЕННЯ' },
  // Told to the customer below the sums: the form has no rows for them, and its lines have their prices after discounts.
  loyalty: 'ДОВІДКОВО',
  discount: 'ЗНИЖКА',
  spent: 'СПИСАНО БОНУСІВ',
  earned: 'НАРАХОВАНО БОНУСІВ',
  acquirer: 'ЕКВАЙР',
  card: 'ЕПЗ',
  paymentSystem: 'ПЛАТІЖНА СИСТЕМА',
  approval: 'КОД АВТ.',
  rrn: 'RRN',
  currency: 'ГРН',
  fiscalNumber: 'ЧЕК №',
  saleNumber: 'ДО ЧЕКА №',
  register: 'ФН ПРРО',
  mode: { online: 'ОНЛАЙН', offline: 'ОФЛАЙН' },
  controlNumber: 'КОНТРОЛЬНЕ ЧИСЛО',
  maker: 'Kasa',
} as const;

/** How the rest of a sale is called that is paid back in part. */
export const PARTIAL_RETURN = 'Повернення частини оплати';
