import { FormWide } from '@kasa/ui/form-section';
import { KeyValue } from '@kasa/ui/key-value';
import { useState } from 'react';
import { useLocale, useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import { nameWithPosition, roleName } from '#shared/permissions/denial-reasons.ts';
import { editorsOf } from '#shared/permissions/grantors.ts';
import { usePermissions } from '#shared/permissions/use-permissions.ts';
import type { SessionData } from '#shared/session/session-data.ts';
import { accountMessages } from '../messages/account/catalogue.ts';
import { NamesForm } from './names-form.tsx';

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
  const format = useFormat();
  const locale = useLocale();
  const { user, roles } = session;
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
        ]}
      />
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
