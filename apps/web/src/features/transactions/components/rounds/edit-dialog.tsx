import { Dialog } from '@kasa/ui/dialog';
import { isConflict } from '#shared/errors/current-version.ts';
import { DrawerPlaceholder } from '#shared/forms/drawer-placeholder.tsx';
import { EditConflictNotice } from '#shared/forms/edit-conflict-notice.tsx';
import { FormDialog } from '#shared/forms/form-dialog.tsx';
import { useUpdateForm } from '#shared/forms/use-object-form.ts';
import { commonMessages } from '#shared/i18n/common.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { paths } from '#shared/paths.ts';
import { type Refetch, useObject } from '#shared/query/use-object.ts';
import { roundsMessages } from '../../messages/rounds/catalogue.ts';
import { roundQueryIds } from '../../model/live-cash.ts';
import type { CollectionRound, CollectionRoundDetails } from '../../model/types.ts';
import { RoundFields, roundSchema } from './round-fields.tsx';

/** Changes who makes a round, and when. */
export function EditRoundDialog({
  round: { id, number },
  onClose,
}: {
  round: CollectionRound;
  onClose: () => void;
}) {
  const text = useText(roundsMessages);
  const common = useText(commonMessages);
  const { query } = useObject('getCollectionRound', id);
  const title = text('edit.title', { number: String(number) });
  if (query.data)
    return <EditRound title={title} latest={query.data} refetch={query.refetch} onClose={onClose} />;
  return (
    <Dialog isOpen onClose={onClose} title={title} closeLabel={common('action.close')}>
      <DrawerPlaceholder query={query} lost={text('round.lostText')} lines={3} />
    </Dialog>
  );
}

function EditRound({
  title,
  latest,
  refetch,
  onClose,
}: {
  title: string;
  latest: CollectionRoundDetails;
  refetch: Refetch<CollectionRoundDetails>;
  onClose: () => void;
}) {
  const text = useText(roundsMessages);
  const { form, fresh } = useUpdateForm('updateCollectionRound', {
    schema: roundSchema,
    latest,
    refetch,
    toFormValues: ({ assignee, planned_for }) => ({ assignee_id: assignee?.id ?? null, planned_for }),
    // A stop that a colleague collects changes the version, too.
    isSameInForm: (now, base) =>
      now.assignee?.id === base.assignee?.id && now.planned_for === base.planned_for,
    refreshes: roundQueryIds,
    success: text('edit.done'),
    successHref: ({ id }) => paths.cashRound({ id }),
    isQuiet: isConflict,
    onSaved: onClose,
  });
  return (
    <FormDialog title={title} form={form} onClose={onClose}>
      <EditConflictNotice conflict={fresh} />
      <RoundFields form={form} assignee={latest.assignee} />
    </FormDialog>
  );
}
