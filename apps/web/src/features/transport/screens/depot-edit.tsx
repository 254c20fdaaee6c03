import { DepotInput } from '@kasa/contracts/transport/depots';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { afterCreation } from '#shared/forms/after-creation.ts';
import { useContractForm } from '#shared/forms/use-contract-form.ts';
import { type FreshVersion, useFreshVersion } from '#shared/forms/use-fresh-version.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { paths } from '#shared/paths.ts';
import { PermissionGate } from '#shared/permissions/permission-gate.tsx';
import { useCommand } from '#shared/query/use-command.ts';
import { type Refetch, useObject } from '#shared/query/use-object.ts';
import { usePageTitle } from '#shared/title/use-page-title.ts';
import { DepotFormShell } from '../components/depot/depot-form-shell.tsx';
import { DepotScreen } from '../components/depot/depot-screen.tsx';
import { FormNotice } from '../components/form-notice.tsx';
import { depotMessages } from '../messages/depots/catalogue.ts';
import { depotDraft, newDepot } from '../model/depot-draft.ts';
import type { Depot } from '../model/types.ts';
import { transportReads } from '../queries.ts';

/** `/branches/edit`: a new depot; with `?id=` that depot is changed. */
export function DepotEditScreen() {
  const text = useText(depotMessages);
  const [search] = useSearchParams();
  const id = search.get('id');
  const depot = useObject('getDepot', id ?? '');
  const { data } = depot.query;
  const editTitle = data ? text('form.editTitle', { name: data.name }) : text('form.editShort');
  const title = id === null ? text('form.createTitle') : editTitle;
  usePageTitle(title);
  const back = { label: text('depots.title'), href: paths.branchesList() };
  return (
    <PermissionGate permission="transport_manage" title={title} back={back}>
      {id === null ? (
        <BranchCreate />
      ) : (
        <DepotScreen title={title} depot={depot}>
          {(latest, { refetch }) => <BranchUpdate key={id} title={title} latest={latest} refetch={refetch} />}
        </DepotScreen>
      )}
    </PermissionGate>
  );
}

function BranchCreate() {
  const text = useText(depotMessages);
  const navigate = useNavigate();
  const create = useCommand('createDepot', {
    refreshes: transportReads,
    success: text('toast.created'),
    isQuiet: true,
  });
  const form = useContractForm({
    schema: DepotInput,
    defaults: newDepot,
    send: (body, how): Promise<Depot> => create.run({ body }, how),
    onSaved: ({ id }) => void navigate(paths.branch({ id }), afterCreation),
  });
  return (
    <DepotFormShell
      form={form}
      isNew
      title={text('form.createTitle')}
      description={text('form.createText')}
      cancelHref={paths.branchesList()}
    />
  );
}

function BranchUpdate({ title, latest, refetch }: { title: string; latest: Depot; refetch: Refetch<Depot> }) {
  const text = useText(depotMessages);
  const navigate = useNavigate();
  const update = useCommand('updateDepot', {
    refreshes: transportReads,
    success: text('toast.changed'),
    isQuiet: true,
  });
  const form = useContractForm({
    schema: DepotInput,
    defaults: depotDraft(latest),
    send: (input, how): Promise<Depot> => {
      const { id, version } = fresh.base;
      return update.run({ params: { id }, body: { ...input, version } }, how);
    },
    onSaved: ({ id }) => void navigate(paths.branch({ id })),
  });
  const fresh: FreshVersion<Depot> = useFreshVersion({
    latest,
    form,
    error: update.error,
    refetch,
    toDraft: depotDraft,
  });
  return (
    <DepotFormShell
      form={form}
      isNew={false}
      title={title}
      cancelHref={paths.branch({ id: latest.id })}
      notice={<FormNotice fresh={fresh} error={update.error} />}
    />
  );
}
