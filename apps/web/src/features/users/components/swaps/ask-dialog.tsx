import { Skeleton } from '@kasa/ui/skeleton';
import { LoadError } from '#shared/errors/load-error.tsx';
import { FormDialog } from '#shared/forms/form-dialog.tsx';
import { useContractForm } from '#shared/forms/use-contract-form.ts';
import { commonMessages } from '#shared/i18n/common.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { useCommand } from '#shared/query/use-command.ts';
import { useOperation } from '#shared/query/use-operation.ts';
import { type OwnShift, shiftOfKey, swapReads } from '../../model/swaps/swaps.ts';
import { AskFields, AskForm, NOTHING } from './ask-fields.tsx';
import { useSwapWords } from './use-swap-words.ts';

/** Asks a colleague to take over a shift of one's own, or to swap it. */
export function AskDialog({
  shift,
  asked,
  onClose,
}: {
  shift: OwnShift;
  /** Ids of the colleagues whose answer to the same question is still open. */
  asked: readonly string[];
  onClose: () => void;
}) {
  const { text, shift: words } = useSwapWords();
  const { point, day, from, to } = shift;
  const options = useOperation(
    'listSwapOptions',
    { params: { id: point.id }, query: { day, from, to } },
    { isQuiet: true },
  );
  const ask = useCommand('askForSwap', {
    refreshes: swapReads,
    success: text('ask.done'),
  });
  const form = useContractForm({
    schema: AskForm,
    defaults: { colleague_id: null, take: NOTHING, note: '' },
    send: ({ take, ...fields }, how) => {
      const colleague_shift = take === NOTHING ? null : shiftOfKey(take);
      return ask.run(
        { body: { point_id: point.id, shift: { day, from, to }, ...fields, colleague_shift } },
        how,
      );
    },
    onSaved: onClose,
  });
  // Nobody works with them there any more, or the shift is another by now.
  const isGone = options.error?.kind === 'server' && options.error.codeName === 'not_found';
  const colleagues = isGone ? [] : options.data?.colleagues;
  return (
    <FormDialog
      title={text('ask.action')}
      form={form}
      submitLabel={text('ask.submit')}
      busyLabel={text('ask.busy')}
      canSubmit={colleagues !== undefined && colleagues.length > 0}
      notice={
        <div className="mb-4 flex flex-col gap-2">
          <p>
            <span className="figures font-semibold">{words(shift)}</span>
            <span className="block">{point.name}</span>
          </p>
          <p className="text-text-muted">{text('ask.about')}</p>
        </div>
      }
      onClose={onClose}
    >
      {colleagues ? (
        <AskFields {...{ form, shift, colleagues, asked }} />
      ) : options.isError ? (
        <LoadError query={options} isInDialog />
      ) : (
        <Loading />
      )}
    </FormDialog>
  );
}

function Loading() {
  const common = useText(commonMessages);
  return (
    <div role="status" aria-label={common('table.loading')}>
      <Skeleton height="200px" />
    </div>
  );
}
