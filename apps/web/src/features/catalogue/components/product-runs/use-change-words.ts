import { productFields } from '@kasa/contracts/catalogue/fields';
import { productRunFields } from '@kasa/contracts/catalogue/product-run-fields';
import { useFields } from '#shared/fields/use-fields.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import { productRunMessages } from '../../messages/product-runs/catalogue.ts';
import { productMessages } from '../../messages/products/catalogue.ts';
import type { ProductAction, ProductChange, ProductRun, ProductRunValues } from '../../model/product-run.ts';

/** Points named one by one; the others are counted. */
const NAMED = 3;

type Named = { readonly name: string };
/** What the ids of a change stand for. */
type ChangeNames = {
  readonly point: Named | null;
  readonly points: readonly Named[];
  readonly group: Named | null;
};

/** Says what a run does, and what a product is before and after it. */
export function useChangeWords() {
  const text = useText(productRunMessages);
  const product = useText(productMessages);
  const format = useFormat();
  const { display } = useFields(productRunFields);
  const state = useFields(productFields).display;

  const listed = (points: readonly Named[]) => {
    const names = points.slice(0, NAMED).map(({ name }) => name);
    const count = points.length - names.length;
    return count > 0 ? text('value.more', { names: names.join(', '), count }) : names.join(', ');
  };
  const tax = (of: string | null, isIncluded: boolean | null) =>
    text(isIncluded ? 'what.taxIncluded' : 'what.taxOnTop', { tax: display('tax', of) });
  const signed = (value: number, written: string) => `${value < 0 ? '−' : '+'}${written}`;
  const place = (id: string | null | undefined, point: Named | null) => {
    if (!id) return text('what.base');
    return point ? text('what.atPoint', { name: point.name }) : text('what.atLostPoint');
  };

  /** What is done, without the name of the action; null where that says all. */
  function about(change: ProductChange, { point, points, group }: ChangeNames): string | null {
    switch (change.action) {
      case 'change_price': {
        const { percent, amount, rounding, point_id, effective_on } = change;
        return [
          percent ? signed(percent, display('percent', Math.abs(percent))) : null,
          amount ? signed(amount, display('amount', Math.abs(amount))) : null,
          rounding === 'none' ? null : display('rounding', rounding).toLocaleLowerCase(),
          place(point_id, point),
          effective_on ? text('what.from', { day: format.day(effective_on) }) : null,
        ]
          .filter(Boolean)
          .join(', ');
      }
      case 'change_tax':
        return tax(change.tax, change.tax_included);
      case 'change_points':
        return change.is_sold_everywhere
          ? product('points.everywhere')
          : text('what.points', { mode: display('mode', change.mode), names: listed(points) });
      case 'change_group':
        return change.group_id && group
          ? text('what.group', { name: group.name })
          : text(change.group_id ? 'what.lostGroup' : 'what.noGroup');
      case 'archive':
        return null;
    }
  }

  const values: Readonly<Record<ProductAction, (of: ProductRunValues) => string>> = {
    change_price: ({ price }) => format.money(price),
    change_tax: ({ tax: rate, tax_included }) => tax(rate, tax_included),
    change_points: ({ is_sold_everywhere, points }) =>
      is_sold_everywhere ? text('value.everywhere') : listed(points ?? []) || text('value.elsewhere'),
    change_group: ({ group }) => group?.name ?? text('value.noGroup'),
    archive: (of) => state('state', of.state),
  };

  return {
    about,
    ofRun: (run: ProductRun) => about(run.change, run),
    title: (action: ProductAction) => display('action', action),
    value: (action: ProductAction, of: ProductRunValues) => values[action](of),
  };
}
