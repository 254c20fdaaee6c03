import { renderTemplate } from '@kasa/contracts/terminals/placeholder';
import { RECEIPT_COLUMNS } from '@kasa/contracts/terminals/receipt-template';
import { useDeferredValue } from 'react';
import { useWatch } from 'react-hook-form';
import { useText } from '#shared/i18n/i18n.tsx';
import { terminalFormsMessages } from '../../messages/forms/catalogue.ts';
import type { SettingsForm } from '../../model/settings-form.ts';
import { type ReceiptSubject, useReceiptValues } from './use-receipt-values.ts';

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
