import type { RowAction } from '@kasa/ui/data-table';
import { CircleStop, Pause, Play, Trash2 } from 'lucide-react';
import { useConfirm } from '#shared/confirm/use-confirm.tsx';
import { useEntityActions } from '#shared/entity/use-entity-actions.ts';
import { useRemoval } from '#shared/entity/use-removal.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import { useCommand } from '#shared/query/use-command.ts';
import { discountMessages } from '../../messages/discounts/catalogue.ts';
import type { Discount } from '../../model/discount-form.ts';
import { discountQueryIds } from '../../queries.ts';
import { discountEntity } from './discount-entity.ts';

const steps = {
  on: { state: 'active', icon: Play },
  resume: { state: 'active', icon: Play },
  pause: { state: 'paused', icon: Pause },
  end: { state: 'ended', icon: CircleStop },
} as const;
type Step = keyof typeof steps;

/** What a discount may become next. */
const nextOf: Readonly<Record<Discount['state'], readonly Step[]>> = {
  draft: ['on'],
  active: ['pause', 'end'],
  paused: ['resume', 'end'],
  ended: [],
};

/** The actions of rows, and the dialogs that say what they do before they do it. */
export function useDiscountActions() {
  const text = useText(discountMessages);
  const { edit, guarded, history } = useEntityActions(discountEntity);
  const command = useCommand('changeDiscountState', { refreshes: discountQueryIds });
  const asking = useConfirm(({ discount, step }: { discount: Discount; step: Step }) => ({
    ...(step === 'end' ? { tone: 'danger' as const } : {}),
    title: text(`${step}.title`, { name: discount.name }),
    children: text(`${step}.text`),
    confirmLabel: text(`${step}.action`),
    busyLabel: text(`${step}.busy`),
    onConfirm: async () => {
      const { id, version } = discount;
      await command.run({ params: { id }, body: { state: steps[step].state, version } });
    },
  }));
  const removal = useRemoval('deleteDiscount', text, {
    refreshes: discountQueryIds,
    success: text('discount.deleted'),
    refusal: (error) =>
      error?.kind === 'server' && error.codeName === 'discount_used' ? text('delete.used') : undefined,
  });
  const actions = (discount: Discount): RowAction[] => {
    const { id, state, is_beyond_own_points } = discount;
    const beyond = is_beyond_own_points ? text('discount.beyond') : undefined;
    const next = nextOf[state].map((step) => {
      const { icon } = steps[step];
      return guarded(
        { id: step, label: text(`${step}.action`), icon, onAction: () => asking.ask({ discount, step }) },
        beyond,
      );
    });
    const remove = () => removal.ask(discount);
    const change = guarded(edit(id), beyond ?? (state === 'ended' ? text('discount.endedShort') : undefined));
    // What brings it to work comes first; what stops it does not.
    return [
      ...(state === 'active' ? [change, ...next] : [...next.slice(0, 1), change, ...next.slice(1)]),
      guarded(
        { id: 'delete', label: text('action.delete'), icon: Trash2, tone: 'danger', onAction: remove },
        beyond ?? (state === 'draft' ? undefined : text('delete.used')),
      ),
      ...history(id),
    ];
  };
  return {
    actions,
    dialog: (
      <>
        {asking.dialog}
        {removal.dialog}
      </>
    ),
  };
}
