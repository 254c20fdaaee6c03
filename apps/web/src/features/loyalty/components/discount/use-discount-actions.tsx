import { type DiscountState, discountTransitions } from '@kasa/contracts/loyalty/discount-values';
import { kyivDay } from '@kasa/contracts/shared/kyiv';
import type { RowAction } from '@kasa/ui/data-table';
import { Calculator, ChartColumn, CircleStop, Pause, Play, Trash2 } from 'lucide-react';
import { useConfirm } from '#shared/confirm/use-confirm.tsx';
import { useEntityActions } from '#shared/entity/use-entity-actions.ts';
import { useRemoval } from '#shared/entity/use-removal.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import { useServerTime } from '#shared/live/use-server-time.ts';
import { paths } from '#shared/paths.ts';
import { usePermissions } from '#shared/permissions/use-permissions.ts';
import { useCommand } from '#shared/query/use-command.ts';
import { discountMessages } from '../../messages/discounts/catalogue.ts';
import type { Discount } from '../../model/discount-form.ts';
import { isOver } from '../../model/discount-times.ts';
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
const nextOf = (state: DiscountState): readonly Step[] =>
  discountTransitions[state].map((to) => {
    if (to === 'active') return state === 'draft' ? 'on' : 'resume';
    return to === 'paused' ? 'pause' : 'end';
  });

/** What becomes of bonuses when a discount stops. */
const bonusesKept = { single_bonus: 'stop.single_bonus', purchase_bonus: 'stop.purchase_bonus' } as const;
const isStop = (step: Step) => step === 'pause' || step === 'end';
const keptOf = ({ rule: { type } }: Discount, step: Step) =>
  isStop(step) && (type === 'single_bonus' || type === 'purchase_bonus') ? bonusesKept[type] : null;

/** What a step does; of one that brings back what is over, that it does nothing. */
function StepText({ discount, step }: { discount: Discount; step: Step }) {
  const text = useText(discountMessages);
  const format = useFormat();
  const today = kyivDay(new Date(useServerTime()));
  const { to_day } = discount;
  if ((step === 'on' || step === 'resume') && to_day !== null && isOver(discount, today))
    return text(`${step}.over`, { day: format.day(to_day) });
  const kept = keptOf(discount, step);
  return [text(`${step}.text`), ...(kept ? [text(kept)] : [])].join(' ');
}

/** The actions of rows, and the dialogs that say what they do before they do it. */
export function useDiscountActions() {
  const text = useText(discountMessages);
  const { can } = usePermissions();
  const { edit, guarded, history } = useEntityActions(discountEntity);
  const command = useCommand('changeDiscountState', { refreshes: discountQueryIds });
  const asking = useConfirm(({ discount, step }: { discount: Discount; step: Step }) => {
    return {
      ...(step === 'end' ? { tone: 'danger' as const } : {}),
      title: text(`${step}.title`, { name: discount.name }),
      children: <StepText discount={discount} step={step} />,
      confirmLabel: text(`${step}.action`),
      busyLabel: text(`${step}.busy`),
      onConfirm: async () => {
        const { id, version } = discount;
        await command.run({ params: { id }, body: { state: steps[step].state, version } });
      },
    };
  });
  const removal = useRemoval('deleteDiscount', text, {
    refreshes: discountQueryIds,
    success: text('discount.deleted'),
    refusal: (error) =>
      error?.kind === 'server' && error.codeName === 'discount_used' ? text('delete.used') : undefined,
  });
  const actions = (discount: Discount): RowAction[] => {
    const { id, state, is_beyond_own_points } = discount;
    const beyond = is_beyond_own_points ? text('discount.beyond') : undefined;
    const next = nextOf(state).map((step) => {
      const { icon } = steps[step];
      return guarded(
        { id: step, label: text(`${step}.action`), icon, onAction: () => asking.ask({ discount, step }) },
        beyond,
      );
    });
    const remove = () => removal.ask(discount);
    const change = guarded(edit(id), beyond ?? (state === 'ended' ? text('discount.endedShort') : undefined));
    const trial = {
      ...{ id: 'simulate', label: text('simulate.action'), icon: Calculator },
      href: paths.simulation({ discount: id }),
    };
    const tried = (state === 'draft' || state === 'paused') && can('reports_view') ? [trial] : [];
    const report = {
      ...{ id: 'report', label: text('report.action'), icon: ChartColumn },
      href: paths.loyaltyReport({ discount: id }),
    };
    const told = state !== 'draft' && can('reports_view') ? [report] : [];
    // What brings it to work comes first; what stops it does not.
    return [
      ...(state === 'active'
        ? [change, ...told, ...next]
        : [...next.slice(0, 1), ...tried, change, ...told, ...next.slice(1)]),
      guarded(
        { id: 'delete', label: text('action.delete'), icon: Trash2, tone: 'danger', onAction: remove },
        beyond ?? (state === 'draft' ? undefined : text(state === 'ended' ? 'delete.ended' : 'delete.used')),
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
