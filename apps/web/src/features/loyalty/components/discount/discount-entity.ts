import { DiscountInput } from '@kasa/contracts/loyalty/discounts';
import { discountFields } from '@kasa/contracts/loyalty/fields';
import { BadgePercent } from 'lucide-react';
import { defineEntity, entityWords } from '#shared/entity/entity.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { paths } from '#shared/paths.ts';
import { discountMessages } from '../../messages/discounts/catalogue.ts';
import { discountQueryIds } from '../../queries.ts';

/** Discounts. */
export const discountEntity = defineEntity({
  read: 'getDiscount',
  create: 'createDiscount',
  update: 'updateDiscount',
  input: DiscountInput,
  fields: discountFields,
  name: ({ name }) => name,
  useWords() {
    const text = useText(discountMessages);
    return { words: entityWords(text, 'discount'), list: text('discounts.title') };
  },
  icon: BadgePercent,
  permission: 'loyalty_manage',
  refreshes: discountQueryIds,
  listHref: paths.discounts,
  href: ({ id }) => paths.discounts({ open: id }),
  editHref: (to) => (to ? paths.discountEdit(to) : paths.discountCreate()),
});
