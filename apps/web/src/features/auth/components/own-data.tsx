import { ProfileInput } from '@kasa/contracts/auth/account';
import { Button } from '@kasa/ui/button';
import { FormWide } from '@kasa/ui/form-section';
import { KeyValue } from '@kasa/ui/key-value';
import { useEffect } from 'react';
import { FormText } from '../../../shared/forms/fields/form-text.tsx';
import { KeptDraft } from '../../../shared/forms/kept-draft.tsx';
import { UnsavedGuard } from '../../../shared/forms/unsaved-guard.tsx';
import { useContractForm } from '../../../shared/forms/use-contract-form.ts';
import { commonMessages } from '../../../shared/i18n/common.ts';
import { useLocale, useText } from '../../../shared/i18n/i18n.tsx';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { nameOf, roleName } from '../../../shared/permissions/permission-reason.ts';
import { usePermissions } from '../../../shared/permissions/use-permissions.ts';
import { useCommand } from '../../../shared/query/use-command.ts';
import { useServices } from '../../../shared/services/use-services.tsx';
import type { SessionData } from '../../../shared/session/session-data.ts';
import { accountMessages } from '../messages/account/catalogue.ts';

/** The own name, to be changed; and what only others can change, with who they are. */
export function OwnData({ session }: { session: SessionData }) {
  return (
    <>
      <FormWide>
        <NameForm name={session.user.full_name} />
      </FormWide>
      <FormWide>
        <FixedData session={session} />
      </FormWide>
    </>
  );
}

function NameForm({ name }: { name: string }) {
  const text = useText(accountMessages);
  const common = useText(commonMessages);
  const { session } = useServices();
  const { viewReason } = usePermissions();
  // Whoever is named here stands in the journal, too.
  const update = useCommand('updateMe', {
    refreshes: ['listAuditEntries', 'listAuditPeople'],
    success: text('data.saved'),
  });
  const form = useContractForm({
    schema: ProfileInput,
    defaults: { full_name: name },
    send: (body, how) => update.run({ body }, how),
    onSaved: (saved) => {
      session.store(saved);
      form.hook.reset({ full_name: saved.user.full_name });
    },
  });
  const { isUnsaved, hook } = form;
  // Changed in another tab, or by somebody else.
  useEffect(() => {
    if (name !== hook.formState.defaultValues?.full_name && !isUnsaved()) hook.reset({ full_name: name });
  }, [name]);
  return (
    <form
      noValidate
      aria-label={text('data.title')}
      className="flex flex-wrap items-start gap-x-4 gap-y-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (viewReason === undefined) form.submit();
      }}
    >
      <KeptDraft form={form} className="basis-full" />
      <div className="min-w-0 flex-[1_1_280px]">
        <FormText form={form} name="full_name" label={text('data.name')} autoComplete="name" />
      </div>
      <div className="md:pt-[26px] max-md:w-full max-md:*:w-full">
        <Button
          type="submit"
          variant="primary"
          isLoading={form.isSubmitting}
          loadingLabel={common('action.saving')}
          disabledReason={viewReason}
        >
          {common('action.save')}
        </Button>
      </div>
      <UnsavedGuard form={form} />
    </form>
  );
}

function FixedData({ session }: { session: SessionData }) {
  const text = useText(accountMessages);
  const format = useFormat();
  const locale = useLocale();
  const { user, roles, rightsGivers } = session;
  const others = rightsGivers.filter(({ full_name }) => full_name !== user.full_name);
  const people = others.slice(0, 2).map(nameOf).join(', ');
  return (
    <>
      <KeyValue
        columns={2}
        items={[
          { id: 'phone', label: text('data.phone'), value: format.phone(user.phone || null) },
          { id: 'merchant', label: text('data.merchant'), value: user.merchant.name },
          { id: 'position', label: text('data.position'), value: user.position },
          {
            id: 'roles',
            label: text('data.roles', { count: roles.length }),
            value: roles.map((role) => roleName(role, locale)).join(', '),
          },
        ]}
      />
      <p className="mt-3 text-[13px] text-text-muted leading-5">
        {people === '' ? text('data.fixed') : text('data.fixedBy', { people })}
      </p>
    </>
  );
}
