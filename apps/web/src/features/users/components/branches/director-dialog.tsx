import { Id } from '@kasa/contracts/shared/ids';
import { z } from 'zod';
import { objectChoices } from '#shared/choices/object-choices.ts';
import { FormDialog } from '#shared/forms/form-dialog.tsx';
import { createObjectSelect } from '#shared/forms/object-select.tsx';
import { useContractForm } from '#shared/forms/use-contract-form.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import { useCommand } from '#shared/query/use-command.ts';
import { userBranchMessages } from '../../messages/branches/catalogue.ts';
import { placementQueryIds } from '../../model/live-users.ts';
import type { UserPoint } from '../../model/types.ts';
import { useDirectorDenial } from './use-director-denial.ts';

const directorChoices = objectChoices({
  list: 'listUsers',
  read: 'getUser',
  useItem: () => {
    const denial = useDirectorDenial();
    const format = useFormat();
    return (user) => {
      const refusal = denial(user);
      const { id, full_name: label, position, phone } = user;
      const description = refusal ?? [position, format.phone(phone)].filter(Boolean).join(', ');
      return { id, label, description, isDisabled: refusal !== undefined };
    };
  },
});

const { FormSelect: FormPerson } = createObjectSelect(directorChoices, () => {
  const text = useText(userBranchMessages);
  return { search: text('director.search') };
});

const DirectorForm = z.strictObject({ user_id: Id });

/** Chooses who directs a point from now on. */
export function DirectorDialog({ point, onClose }: { point: UserPoint; onClose: () => void }) {
  const text = useText(userBranchMessages);
  const { id, name, director, version } = point;
  const set = useCommand('setPointDirector', {
    refreshes: placementQueryIds,
    success: text('director.done'),
  });
  const form = useContractForm({
    schema: DirectorForm,
    defaults: { user_id: null },
    send: ({ user_id }, how) => set.run({ params: { id }, body: { user_id, version } }, how),
    onSaved: onClose,
  });
  return (
    <FormDialog
      title={text('director.title', { point: name })}
      form={form}
      submitLabel={text('director.submit')}
      busyLabel={text('director.busy')}
      notice={
        <div className="mb-4 flex flex-col gap-2 text-text-muted">
          <p>{director ? text('director.now', { name: director.name }) : text('director.nowNobody')}</p>
          <p>{text('director.about')}</p>
        </div>
      }
      onClose={onClose}
    >
      <FormPerson
        form={form}
        name="user_id"
        label={text('director.field')}
        // A search finds the others, too, with why they cannot be it.
        offered={{ state: 'active' }}
        autoFocus
      />
    </FormDialog>
  );
}
