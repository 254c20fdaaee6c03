import type { SimulationResult } from '@kasa/contracts/loyalty/simulation';
import { EmptyState } from '@kasa/ui/empty-state';
import { InlineNotice } from '@kasa/ui/inline-notice';
import { ReceiptText } from 'lucide-react';
import { useText } from '#shared/i18n/i18n.tsx';
import { simulationMessages } from '../../messages/simulation/catalogue.ts';
import { SimulatedDiscount } from './simulated-discount.tsx';
import { useSimulationWords } from './use-simulation-words.ts';

/** What a simulation came to: one discount, or two side by side. */
export function SimulationOutcome({
  result,
  days,
}: {
  result: SimulationResult;
  days: { from: string; to: string };
}) {
  const text = useText(simulationMessages);
  const words = useSimulationWords(days);
  const { receipts, discounts } = result;
  if (receipts === 0) {
    return (
      <EmptyState
        icon={ReceiptText}
        title={text('noReceipts.title')}
        text={text('noReceipts.text', { when: words.when })}
      />
    );
  }
  const compared = words.compared(result);
  return (
    <div className="flex flex-col gap-4">
      {compared === undefined ? null : <InlineNotice tone="info">{compared}</InlineNotice>}
      <p>{words.today(result)}</p>
      <div className={`grid items-start gap-4 ${discounts.length > 1 ? 'lg:grid-cols-2' : ''}`}>
        {discounts.map((simulated) => (
          <SimulatedDiscount
            key={simulated.discount.id}
            simulated={simulated}
            result={result}
            words={words}
            isAlone={discounts.length === 1}
          />
        ))}
      </div>
      <p className="text-[13px] text-text-muted">{text('assumed')}</p>
    </div>
  );
}
