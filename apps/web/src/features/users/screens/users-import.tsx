import { roles } from '@kasa/contracts/shared/permissions';
import { allRoles } from '@kasa/contracts/users/rights';
import { MAX_HIRED } from '@kasa/contracts/users/users';
import { FormSection, FormWide } from '@kasa/ui/form-section';
import { FormShell } from '@kasa/ui/form-shell';
import { InlineNotice } from '@kasa/ui/inline-notice';
import { useConfirm } from '#shared/confirm/use-confirm.tsx';
import { RetryLine } from '#shared/errors/retry-line.tsx';
import { UnsavedGuard } from '#shared/forms/unsaved-guard.tsx';
import { rememberedListHref, withRememberedState } from '#shared/history/list-state-memory.ts';
import { commonMessages } from '#shared/i18n/common.ts';
import { useLocale, useText } from '#shared/i18n/i18n.tsx';
import { paths } from '#shared/paths.ts';
import { PermissionGate } from '#shared/permissions/permission-gate.tsx';
import { useGateBackLink } from '#shared/permissions/permission-gate-context.ts';
import { DefaultRole } from '../components/import/default-role.tsx';
import { FileSection } from '../components/import/file-section.tsx';
import { PeopleTable } from '../components/import/people-table.tsx';
import { type PeopleImport, usePeopleImport } from '../components/import/use-people-import.ts';
import { usersMessages } from '../messages/catalogue.ts';
import { usersImportMessages } from '../messages/import/catalogue.ts';

/** `/users/import`: invites the people of a file. */
export function UsersImportScreen() {
  const text = useText(usersImportMessages);
  const words = useText(usersMessages);
  return (
    <PermissionGate
      permission="users_manage"
      title={text('import.title')}
      back={{ label: words('users.title'), href: paths.users() }}
    >
      <Import />
    </PermissionGate>
  );
}

function Import() {
  const text = useText(usersImportMessages);
  const common = useText(commonMessages);
  const people = usePeopleImport();
  const { rows, file, missingRight } = people;
  const { ask, dialog } = useConfirm((count: number) => ({
    title: text('ask.title', { count }),
    children: text('ask.text'),
    confirmLabel: text('submit.count', { count }),
    busyLabel: text('submit.busy'),
    onConfirm: people.send,
  }));
  return (
    <>
      <FormShell
        title={text('import.title')}
        description={text('import.text', { most: MAX_HIRED })}
        back={withRememberedState(useGateBackLink())}
        onSubmit={() => ask(rows.length)}
        submitLabel={text('submit.count', { count: rows.length })}
        submittingLabel={text('submit.busy')}
        isSubmitting={people.isSending}
        submitDisabledReason={people.submitDenial}
        cancelLabel={common('action.cancel')}
        cancelHref={rememberedListHref(paths.users())}
      >
        <UnsavedGuard form={people} />
        {missingRight === undefined ? null : (
          <div className="p-4 md:px-6">
            <InlineNotice tone="warning" isLive>
              {missingRight}
            </InlineNotice>
          </div>
        )}
        <FileSection people={people} />
        {file?.kind === 'people' ? <Rows people={people} hasRoles={file.hasRoles} /> : null}
      </FormShell>
      {dialog}
    </>
  );
}

function Rows({ people, hasRoles }: { people: PeopleImport; hasRoles: boolean }) {
  const text = useText(usersImportMessages);
  const locale = useLocale();
  const { places } = people;
  const known = allRoles.map((role) => roles[role][locale]).join(', ');
  return (
    <FormSection title={text('rows.title')} description={text('rows.text', { roles: known })} isWide>
      {hasRoles ? null : <DefaultRole people={people} />}
      <FormWide>
        <p role="status" className="text-text-muted">
          {places.isLoading ? text('points.waiting') : null}
        </p>
        <RetryLine query={places} text={text('points.failed')} />
        <PeopleTable people={people} />
      </FormWide>
    </FormSection>
  );
}
