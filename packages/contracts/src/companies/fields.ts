/** The dictionary of fields of this domain. */
import {
  choice,
  derived,
  type FieldSpecs,
  instant,
  number,
  reference,
  taxes,
  text,
  withHint,
  withLabel,
  yesOrNo,
} from '../shared/fields.ts';

const name = text('Назва', 'Name');

/** The fields of companies. */
export const companyFields = {
  name,
  tax_number: withHint(
    text('ЄДРПОУ або РНОКПП', 'EDRPOU or RNOKPP'),
    'Вісім цифр юридичної особи або десять цифр ФОП',
    'Eight digits of a legal entity or ten digits of a sole proprietor',
  ),
  vat_number: withHint(
    text('ІПН платника ПДВ', 'VAT number'),
    'Залиште порожнім, якщо компанія не платить ПДВ',
    'Leave empty if the company doesn’t pay VAT',
  ),
  address: text('Адреса реєстрації', 'Registered address'),
  parent: withHint(
    reference('Належить до', 'Belongs to'),
    'Головна компанія групи. Порожньо – самостійна',
    'The parent company. Empty: independent',
  ),
  tax_letters: taxes('Податкові літери', 'Tax letters'),
  companies_count: derived(number('Дочірні компанії', 'Subsidiaries')),
  points_count: derived(number('Точки', 'Points')),
  terminals_count: derived(number('Термінали', 'Terminals')),
  created_at: derived(instant('Створено', 'Created')),
} as const satisfies FieldSpecs;

/** What the list is narrowed by. */
export const companyFilterFields = {
  q: text('Пошук', 'Search'),
  kind: choice('Вид', 'Type', {
    legal_entity: { uk: 'Юридична особа', en: 'Legal entity' },
    sole_proprietor: { uk: 'ФОП', en: 'Sole proprietor' },
  }),
  pays_vat: withLabel(yesOrNo('', ''), 'Платник ПДВ', 'VAT payer'),
  parent_id: companyFields.parent,
} as const satisfies FieldSpecs;
