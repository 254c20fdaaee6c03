import { MAX_PAYMENTS_PER_RUN } from '@kasa/contracts/transactions/reversal-run-values';
import { Button } from '@kasa/ui/button';
import { useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import { ChooseAll } from '#shared/runs/choose-all.tsx';
import type { useChosenRows } from '#shared/table/use-chosen-rows.ts';
import { reversalRunsMessages } from '../../messages/reversal-runs/catalogue.ts';

/** What can be done with the chosen payments. */
export function ReversalActions({
  rows: { all, chosen },
  onRequest,
}: {
  rows: Pick<ReturnType<typeof useChosenRows>, 'all' | 'chosen'>;
  onRequest: () => void;
}) {
  const text = useText(reversalRunsMessages);
  const format = useFormat();
  const limit = (count: number) =>
    count > MAX_PAYMENTS_PER_RUN
      ? text('bar.tooMany', { most: format.number(MAX_PAYMENTS_PER_RUN) })
      : undefined;
  return (
    <>
      <ChooseAll all={all} denial={limit(all?.count ?? 0)} />
      <Button size="sm" onPress={onRequest} disabledReason={limit(chosen.ids.size)}>
        {text('bar.refund')}
      </Button>
    </>
  );
}
