import { SecondFactorRolesInput } from '@kasa/contracts/auth/second-factor';
import { type Role, roles } from '@kasa/contracts/shared/permissions';
import { allRoles } from '@kasa/contracts/users/rights';
import { Button } from '@kasa/ui/button';
import { Checkbox } from '@kasa/ui/checkbox';
import { InlineNotice } from '@kasa/ui/inline-notice';
import { useState } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { FormDialog } from '#shared/forms/form-dialog.tsx';
import { useContractForm } from '#shared/forms/use-contract-form.ts';
import { useLocale, useText } from '#shared/i18n/i18n.tsx';
import { usePermissions } from '#shared/permissions/use-permissions.ts';
import { useCommand } from '#shared/query/use-command.ts';
import { secondFactorMessages } from '../../messages/second-factor/catalogue.ts';

/** For owners: the roles that have to have a second factor. */
export function RequiredRoles({ required }: { required: readonly Role[] }) {
  const text = useText(secondFactorMessages);
  const locale = useLocale();
  const { viewAsReason } = usePermissions();
  const [isOpen, setOpen] = useState(false);
  return (
    <section aria-label={text('roles.title')} className="mt-5">
      <h3 className="font-semibold">{text('roles.title')}</h3>
      <p className="mt-1 mb-3 text-text-muted">
        {required.length === 0
          ? text('roles.none')
          : text('roles.some', { roles: required.map((role) => roles[role][locale]).join(', ') })}
      </p>
      <Button disabledReason={viewAsReason} onPress={() => setOpen(true)}>
        {text('roles.change')}
      </Button>
      {isOpen ? <RolesDialog required={required} onClose={() => setOpen(false)} /> : null}
    </section>
  );
}

function RolesDialog({ required, onClose }: { required: readonly Role[]; onClose: () => void }) {
  const text = useText(secondFactorMessages);
  const locale = useLocale();
  const update = useCommand('updateSecondFactorRoles', {
    refreshes: ['getSecondFactor', 'listAuditEntries'],
    success: text('roles.saved'),
  });
  const form = useContractForm({
    schema: SecondFactorRolesInput,
    defaults: { roles: [...required] },
    send: (body, how) => update.run({ body }, how),
    onSaved: onClose,
  });
  const { control } = form.hook;
  const chosen = useWatch({ control, name: 'roles' });
  const { errors } = useFormState({ control });
  const refusal = errors.roles?.message;
  const choose = (role: Role, isChosen: boolean) =>
    form.hook.setValue('roles', isChosen ? [...chosen, role] : chosen.filter((one) => one !== role), {
      shouldDirty: true,
    });
  return (
    <FormDialog
      title={text('roles.title')}
      form={form}
      onClose={onClose}
      notice={<p className="mb-4 text-text-muted">{text('roles.about')}</p>}
    >
      {refusal === undefined ? null : (
        <InlineNotice tone="danger" isLive>
          {refusal}
        </InlineNotice>
      )}
      <fieldset className="flex flex-col gap-2">
        <legend className="mb-2 font-medium">{text('roles.list')}</legend>
        {allRoles.map((role) => (
          <Checkbox
            key={role}
            name={role}
            label={roles[role][locale]}
            value={chosen.includes(role)}
            onChange={(isChosen) => choose(role, isChosen)}
          />
        ))}
      </fieldset>
    </FormDialog>
  );
}
