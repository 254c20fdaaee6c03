import { importedProductFields, productImportRowFields } from '@kasa/contracts/catalogue/import-fields';
import { ProductImportCells } from '@kasa/contracts/catalogue/product-imports';
import { Button } from '@kasa/ui/button';
import { Dialog } from '@kasa/ui/dialog';
import { InlineNotice } from '@kasa/ui/inline-notice';
import { useEffect, useId, useRef, useState } from 'react';
import { useFields } from '#shared/fields/use-fields.tsx';
import { FormText } from '#shared/forms/fields/form-text.tsx';
import { PlainForm } from '#shared/forms/plain-form.tsx';
import { useContractForm } from '#shared/forms/use-contract-form.ts';
import { commonMessages } from '#shared/i18n/common.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { productImportMessages } from '../../messages/product-import/catalogue.ts';
import {
  fieldsInOrder,
  type ProductImportRow,
  typedCells,
  writtenCells,
} from '../../model/product-import.ts';
import { useNextWrong } from './use-next-wrong.ts';
import { useRowUpdate } from './use-row-update.ts';

/**
 * Mends a row of a draft, and goes on to the next that is wrong.
 * @param wrong rows of it that are wrong
 */
export function MendDialog({
  importId,
  first,
  wrong,
  onClose,
}: {
  importId: string;
  first: ProductImportRow;
  wrong: number;
  onClose: () => void;
}) {
  const text = useText(productImportMessages);
  const common = useText(commonMessages);
  const { label } = useFields(importedProductFields);
  const { display } = useFields(productImportRowFields);
  const formId = useId();
  const nextWrong = useNextWrong(importId);
  // What is open, and its fields in the order that they had when it was opened.
  const [{ row, fields, isTried }, show] = useState({
    ...{ row: first, fields: fieldsInOrder(first), isTried: false },
  });
  const goesOn = useRef(false);
  const update = useRowUpdate(({ position, verdict }) =>
    verdict === 'wrong' ? undefined : text('mend.saved', { position, verdict: display('verdict', verdict) }),
  );
  // Until the next row is there, too: another press would take what is typed into that by then.
  const [isLeavingOut, setLeavingOut] = useState(false);
  const leavingOut = useRowUpdate(({ position }) => text('rows.leftOut', { position }));
  const params = { id: importId, row_id: row.id };
  const form = useContractForm({
    schema: ProductImportCells,
    defaults: typedCells(first.cells),
    async send(typed) {
      const body = { cells: writtenCells(typed), is_left_out: row.verdict === 'left_out' };
      const saved = await update.run({ params, body });
      if (saved.verdict === 'wrong') {
        show({ row: saved, fields, isTried: true });
        throw new Error('The row is still wrong');
      }
      return goesOn.current ? nextWrong(row) : null;
    },
    onSaved: goTo,
  });
  function goTo(next: ProductImportRow | null) {
    if (next === null) return onClose();
    form.hook.reset(typedCells(next.cells));
    show({ row: next, fields: fieldsInOrder(next), isTried: false });
  }
  const { setError } = form.hook;
  useEffect(() => {
    row.problems.forEach(({ path, rule, message }, index) => {
      setError(path, { type: rule, message }, { shouldFocus: index === 0 });
    });
  }, [row, setError]);
  const hasNext = wrong > (row.verdict === 'wrong' ? 1 : 0);
  const save = (isGoingOn: boolean) => {
    goesOn.current = isGoingOn;
    form.submit();
  };
  const leaveOut = async () => {
    setLeavingOut(true);
    try {
      await leavingOut.run({ params, body: { is_left_out: true } });
      goTo(hasNext ? await nextWrong(row) : null);
    } finally {
      setLeavingOut(false);
    }
  };
  const isBusy = form.isSubmitting || isLeavingOut;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="md"
      title={text('mend.title', { position: row.position })}
      closeLabel={common('action.close')}
      isBusy={isBusy}
      footer={
        <>
          <Button onPress={onClose} isDisabled={isBusy}>
            {common(isTried ? 'action.close' : 'action.cancel')}
          </Button>
          {row.verdict === 'wrong' ? (
            <Button isDisabled={isBusy} onPress={() => void leaveOut().catch(() => undefined)}>
              {text('rows.leaveOut')}
            </Button>
          ) : null}
          {hasNext ? (
            <Button onPress={() => save(false)} isDisabled={isBusy}>
              {common('action.save')}
            </Button>
          ) : null}
          <Button
            type="submit"
            form={formId}
            variant="primary"
            isLoading={isBusy}
            loadingLabel={common('action.saving')}
          >
            {hasNext ? text('mend.next') : common('action.save')}
          </Button>
        </>
      }
    >
      <PlainForm id={formId} onSubmit={() => save(hasNext)}>
        <div className="flex flex-col gap-4">
          <p className="text-text-muted">{text('mend.text')}</p>
          {isTried ? (
            <InlineNotice tone="danger" isLive>
              {text('mend.wrong')}
            </InlineNotice>
          ) : null}
          <div className="grid gap-4 md:grid-cols-2">
            {fields.map((field) => (
              <FormText key={field} form={form} name={field} label={label(field)} autoComplete="off" />
            ))}
          </div>
        </div>
      </PlainForm>
    </Dialog>
  );
}
