import { MAX_REVERSAL_REASON } from '@kasa/contracts/transactions/reversals';
import { Button } from '@kasa/ui/button';
import type { FieldValues, Path, PathValue } from 'react-hook-form';
import { FormText } from '#shared/forms/fields/form-text.tsx';
import type { ContractForm } from '#shared/forms/use-contract-form.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { refundsMessages } from '../../messages/refunds/catalogue.ts';

const reasons = ['refund.returned', 'refund.mistaken', 'refund.paidTwice'] as const;

/** Why money goes back: in words, or one of the frequent reasons by a press. */
export function RefundReason<Values extends FieldValues>({
  form,
  name,
}: {
  form: ContractForm<Values>;
  name: Path<Values>;
}) {
  const text = useText(refundsMessages);
  const choose = (reason: string) =>
    form.hook.setValue(name, reason as PathValue<Values, Path<Values>>, {
      shouldDirty: true,
      shouldValidate: true,
    });
  return (
    <>
      <FormText form={form} name={name} label={text('refund.reason')} maxLength={MAX_REVERSAL_REASON} />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a frame. */}
      <div role="group" aria-label={text('refund.reasons')} className="-mt-2 flex flex-wrap gap-2">
        {reasons.map((reason) => (
          <Button key={reason} size="sm" onPress={() => choose(text(reason))}>
            {text(reason)}
          </Button>
        ))}
      </div>
    </>
  );
}
