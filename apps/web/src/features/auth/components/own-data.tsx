import { MerchantInput, ProfileInput } from '@kasa/contracts/auth/account';
import { allBusinesses, businesses } from '@kasa/contracts/auth/business';
import { Button } from '@kasa/ui/button';
import { FormWide } from '@kasa/ui/form-section';
import { KeyValue } from '@kasa/ui/key-value';
import { useEffect, useState } from 'react';
import type { z } from 'zod';
import { FormSelect } from '#shared/forms/fields/form-select.tsx';
import { FormText } from '#shared/forms/fields/form-text.tsx';
import { RestoredDraft } from '#shared/forms/restored-draft.tsx';
import { UnsavedGuard } from '#shared/forms/unsaved-guard.tsx';
import { useContractForm } from '#shared/forms/use-contract-form.ts';
import { commonMessages } from '#shared/i18n/common.ts';
import { useLocale, useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import { ownPointsMessages } from '#shared/own-points/messages.ts';
import { NoPointsNotice } from '#shared/own-points/no-points.tsx';
import { nameWithPosition, roleName } from '#shared/permissions/denial-reasons.ts';
import { editorsOf } from '#shared/permissions/grantors.ts';
import { usePermissions } from '#shared/permissions/use-permissions.ts';
import { useCommand } from '#shared/query/use-command.ts';
import { useServices } from '#shared/services/use-services.tsx';
import type { SessionData } from '#shared/session/session-data.ts';
import { accountMessages } from '../messages.ts';

/** The user's editable data, and read-only data with the names of those who can change it. */
export function OwnData({ session }: { session: SessionData }) {
  const { writeDenialReason } = usePermissions();
  // Read once: a permission change must not rearrange the form while it is being edited.
  const [fixedCompany] = useState(() => writeDenialReason('companies_manage'));
  return (
    <>
      <FormWide>
        <NamesForm user={session.user} mayRename={fixedCompany === undefined} />
      </FormWide>
      <FormWide>
        <FixedData session={session} fixedCompany={fixedCompany} />
      </FormWide>
    </>
  );
}

function FixedData({
  session,
  fixedCompany,
}: {
  session: SessionData;
  /** Why the merchant's name is read-only; undefined: it is editable. */
  fixedCompany: string | undefined;
}) {
  const text = useText(accountMessages);
  const ofPoints = useText(ownPointsMessages);
  const format = useFormat();
  const locale = useLocale();
  const { user, roles, points } = session;
  const named = editorsOf(session).slice(0, 2);
  const people = named.map(nameWithPosition).join(', ');
  return (
    <>
      <KeyValue
        columns={2}
        items={[
          { id: 'phone', label: text('data.phone'), value: format.phone(user.phone || null) },
          ...(fixedCompany === undefined
            ? []
            : [{ id: 'merchant', label: text('data.merchant'), value: user.merchant.name }]),
          { id: 'position', label: text('data.position'), value: user.position },
          {
            id: 'roles',
            label: text('data.roles', { count: roles.length }),
            value: roles.map((role) => roleName(role, locale)).join(', '),
          },
          {
            id: 'points',
            label: ofPoints('label'),
            value: points === null ? ofPoints('all') : points.map(({ name }) => name).join(', '),
          },
        ]}
      />
      {points?.length === 0 ? (
        <div className="mt-3">
          <NoPointsNotice />
        </div>
      ) : null}
      <p className="mt-3 text-[13px] text-text-muted leading-5 [overflow-wrap:anywhere]">
        {people === '' ? text('data.fixed') : text('data.fixedBy', { people, count: named.length })}
      </p>
      {fixedCompany === undefined ? null : (
        <p className="mt-1 text-[13px] text-text-muted leading-5 [overflow-wrap:anywhere]">
          {text('data.merchantFixed', { reason: fixedCompany })}
        </p>
      )}
    </>
  );
}

/** Fields of two operations, under the names that these use. */
const Names = ProfileInput.extend(MerchantInput.partial().shape);

type Sent = z.output<typeof ProfileInput> & Partial<z.output<typeof MerchantInput>>;

/** Form for the user's own name and, with the permission, the merchant's. Sends only what was changed. */
function NamesForm({ user, mayRename }: { user: SessionData['user']; mayRename: boolean }) {
  const text = useText(accountMessages);
  const common = useText(commonMessages);
  const locale = useLocale();
  const { session } = useServices();
  const { viewAsReason } = usePermissions();
  // The audit log shows the user's name.
  const me = useCommand('updateMe', {
    refreshes: ['listAuditEntries', 'listAuditPeople'],
    success: text('data.saved'),
  });
  const merchant = useCommand('updateMerchant', {
    refreshes: ['listAuditEntries', 'getFirstSteps'],
    success: text('data.merchantSaved'),
  });
  const {
    full_name,
    merchant: { name, business },
  } = user;
  const form = useContractForm({
    schema: mayRename ? Names.required() : ProfileInput,
    defaults: mayRename ? { full_name, name, business } : { full_name },
    send: async (input: Sent, how) => {
      const { name: newName = name, business: newBusiness = business } = input;
      const isChanged = newName !== name || newBusiness !== business;
      const company = { name: newName, business: newBusiness };
      if (isChanged) session.store(await merchant.run({ body: company }, how));
      // Without any change the own name is sent all the same, so that saving is confirmed.
      if (input.full_name !== full_name || !isChanged)
        session.store(await me.run({ body: { full_name: input.full_name } }, how));
    },
    onSaved: () => form.hook.reset(form.hook.getValues()),
  });
  const { isUnsaved, hook } = form;
  useEffect(() => {
    const shown = hook.formState.defaultValues ?? {};
    const { name: shownName = name, business: shownBusiness = business } = shown;
    const isOther = full_name !== shown.full_name || name !== shownName || business !== shownBusiness;
    if (isOther && !isUnsaved()) hook.reset(mayRename ? { full_name, name, business } : { full_name });
  }, [full_name, name, business]);
  return (
    <form
      noValidate
      aria-label={text('data.title')}
      className="grid gap-x-4 gap-y-4 md:grid-cols-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (viewAsReason === undefined) form.submit();
      }}
    >
      <RestoredDraft form={form} className="md:col-span-2" />
      <FormText form={form} name="full_name" label={text('data.name')} autoComplete="name" />
      {mayRename ? (
        <FormText
          form={form}
          name="name"
          label={text('data.merchantName')}
          hint={text('data.merchantHint')}
          autoComplete="organization"
        />
      ) : null}
      {mayRename ? (
        <FormSelect
          form={form}
          name="business"
          label={text('data.business')}
          hint={text('data.businessHint')}
          placeholder={text('data.businessNone')}
          clearLabel={common('action.clear')}
          items={allBusinesses.map((id) => ({ id, label: businesses[id][locale] }))}
        />
      ) : null}
      <div className="md:col-span-2 max-md:*:w-full">
        <Button
          type="submit"
          variant="primary"
          isLoading={form.isSubmitting}
          loadingLabel={common('action.saving')}
          disabledReason={viewAsReason}
        >
          {common('action.save')}
        </Button>
      </div>
      <UnsavedGuard form={form} />
    </form>
  );
}
