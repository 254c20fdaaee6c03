import { DepotInput } from '@kasa/contracts/transport/depots';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { afterCreation } from '#shared/forms/after-creation.ts';
import { FormPage } from '#shared/forms/form-page.tsx';
import { useCreateForm, useUpdateForm } from '#shared/forms/use-object-form.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { paths } from '#shared/paths.ts';
import { PermissionGate } from '#shared/permissions/permission-gate.tsx';
import { type Refetch, useObject } from '#shared/query/use-object.ts';
import { usePageTitle } from '#shared/title/use-page-title.ts';
import { DepotSections } from '../components/depot/depot-fields.tsx';
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
        <DepotCreate />
      ) : (
        <DepotScreen title={title} depot={depot}>
          {(latest, { refetch }) => <DepotUpdate key={id} title={title} latest={latest} refetch={refetch} />}
        </DepotScreen>
      )}
    </PermissionGate>
  );
}

function DepotCreate() {
  const text = useText(depotMessages);
  const navigate = useNavigate();
  const form = useCreateForm('createDepot', {
    schema: DepotInput,
    defaults: newDepot,
    refreshes: transportReads,
    success: text('toast.created'),
    onSaved: ({ id }) => void navigate(paths.branch({ id }), afterCreation),
  });
  return (
    <FormPage
      form={form}
      isNew
      title={text('form.createTitle')}
      description={text('form.createText')}
      cancelHref={paths.branchesList()}
    >
      <DepotSections form={form} />
    </FormPage>
  );
}

function DepotUpdate(props: { title: string; latest: Depot; refetch: Refetch<Depot> }) {
  const text = useText(depotMessages);
  const navigate = useNavigate();
  const { form, fresh, error } = useUpdateForm('updateDepot', {
    ...props,
    schema: DepotInput,
    toDraft: depotDraft,
    refreshes: transportReads,
    success: text('toast.changed'),
    onSaved: ({ id }) => void navigate(paths.branch({ id })),
  });
  return (
    <FormPage form={form} title={props.title} cancelHref={paths.branch({ id: props.latest.id })}>
      <FormNotice fresh={fresh} error={error} />
      <DepotSections form={form} />
    </FormPage>
  );
}
