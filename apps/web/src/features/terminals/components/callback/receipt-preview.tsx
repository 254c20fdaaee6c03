import { renderTemplate } from '@kasa/contracts/terminals/placeholder';
import { RECEIPT_COLUMNS } from '@kasa/contracts/terminals/receipt-template';
import { useDeferredValue } from 'react';
import { useWatch } from 'react-hook-form';
import { useText } from '#shared/i18n/i18n.tsx';
import { useOperation } from '#shared/query/use-operation.ts';
import { useSession } from '#shared/services/use-services.tsx';
import { terminalFormsMessages } from '../../messages.ts';
import { receiptValues } from '../../model/receipt-values.ts';
import type { SettingsForm } from '../../model/settings-form.ts';

/** Whose receipt is previewed: of a terminal (which may have no number yet), or null for a template. */
export type ReceiptSubject = { readonly number: string | undefined } | null;

/** 80 mm paper with a 72 mm print area, plus the drawn edges. */
const PAPER = 'calc(80mm + 2px)';
const PRINTED = '72mm';
/** A monospace character is 0.600 to 0.602 em wide: a line holds as many characters as on paper. */
const LETTER = `calc(${PRINTED} / ${RECEIPT_COLUMNS} / 0.605)`;
/** Unprinted margin. */
const EDGE = '4mm';
const RULE = '-'.repeat(RECEIPT_COLUMNS);

export function ReceiptPreview({ form, of }: { form: SettingsForm; of: ReceiptSubject }) {
  const text = useText(terminalFormsMessages);
  // Deferred: typing in the field has priority.
  const template = useDeferredValue(
    useWatch({ control: form.hook.control, name: 'settings.receipt_template' }) ?? '',
  );
  const values = useReceiptValues(form, of);
  const lines = renderTemplate(template, values);
  const between = (label: string, value: string) =>
    label + ' '.repeat(Math.max(1, RECEIPT_COLUMNS - label.length - value.length)) + value;
  return (
    <figure className="min-w-0">
      <figcaption className="mb-2 text-[13px] text-text-muted">
        {text('edit.receiptPreview', { columns: RECEIPT_COLUMNS })}
      </figcaption>
      <div
        style={{ width: PAPER, padding: EDGE, fontSize: LETTER, lineHeight: 1.45 }}
        className="flex max-w-full flex-col overflow-hidden border-border border-x border-dashed bg-surface-2 font-mono"
      >
        <pre aria-hidden className="whitespace-pre-wrap text-text-muted [overflow-wrap:anywhere]">
          {values.merchant_name}
        </pre>
        <pre aria-hidden className="overflow-hidden text-text-muted">
          {[
            RULE,
            between(text('receipt.total'), `${values.amount} грн`),
            between(text('receipt.card'), values.card_mask),
            RULE,
          ].join('\n')}
        </pre>
        {lines.trim() === '' ? (
          <p className="py-2 text-text-muted">{text('edit.receiptEmpty')}</p>
        ) : (
          <pre className="whitespace-pre-wrap [overflow-wrap:anywhere]">{lines}</pre>
        )}
        <pre aria-hidden className="overflow-hidden text-text-muted">
          {`${RULE}\n${values.paid_at}`}
        </pre>
      </div>
    </figure>
  );
}

function useReceiptValues({ hook }: SettingsForm, of: ReceiptSubject) {
  const merchant = useSession()?.user.merchant.name;
  const points = useOperation('listTerminalPoints', {}, { isEnabled: of !== null });
  const [pointId, website] = useDeferredValue(
    useWatch({ control: hook.control, name: ['point_id', 'website'] }) as readonly unknown[],
  );
  if (of === null) return receiptValues(merchant, null);
  return receiptValues(merchant, {
    number: of.number,
    point: points.data?.items.find(({ id }) => id === pointId) ?? null,
    website: typeof website === 'string' ? website : '',
  });
}
