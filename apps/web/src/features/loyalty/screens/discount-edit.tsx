import { Button } from '@kasa/ui/button';
import { EmptyState } from '@kasa/ui/empty-state';
import { InlineNotice } from '@kasa/ui/inline-notice';
import { useNavigate, useParams } from 'react-router-dom';
import { useConfirm } from '#shared/confirm/use-confirm.tsx';
import { EntityScreen } from '#shared/entity/entity-screen.tsx';
import { isConflict } from '#shared/errors/current-version.ts';
import { EditConflictNotice } from '#shared/forms/edit-conflict-notice.tsx';
import { FormPage } from '#shared/forms/form-page.tsx';
import { useUpdateForm } from '#shared/forms/use-object-form.ts';
import { commonMessages } from '#shared/i18n/common.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { paths } from '#shared/paths.ts';
import { PermissionGate } from '#shared/permissions/permission-gate.tsx';
import { PermissionGateContext, useGateBackLink } from '#shared/permissions/permission-gate-context.ts';
import { usePermissions } from '#shared/permissions/use-permissions.ts';
import { type Refetch, useObject } from '#shared/query/use-object.ts';
import { ScreenHeader } from '#shared/title/screen-header.tsx';
import { discountEntity } from '../components/discount/discount-entity.ts';
import { DiscountFields } from '../components/discount/discount-fields.tsx';
import { DiscountStatus } from '../components/discount/discount-status.tsx';
import { WithPreview } from '../components/preview/with-preview.tsx';
import { discountMessages } from '../messages/discounts/catalogue.ts';
import {
  type Discount,
  DiscountForm,
  discountBody,
  discountDraft,
  formPath,
  hasOtherTerms,
  withRequired,
} from '../model/discount-form.ts';
import { discountQueryIds } from '../queries.ts';

/** `/Loyalty/:id/edit`: a discount is changed, unless it has ended. */
export function DiscountEditScreen() {
  const { id = '' } = useParams();
  const text = useText(discountMessages);
  const title = useObject('getDiscount', id).query.data?.name ?? text('discount.editShort');
  const back = { label: text('discounts.title'), href: paths.discounts() };
  return (
    <PermissionGate permission="loyalty_manage" title={title} back={back}>
      <EntityScreen entity={discountEntity} id={id} title={title}>
        {(discount, { refetch }) =>
          discount.state === 'ended' ? (
            <Ended discount={discount} back={back} />
          ) : (
            <Changing key={id} latest={discount} refetch={refetch} />
          )
        }
      </EntityScreen>
    </PermissionGate>
  );
}

/** One that has ended stays as it was. */
function Ended({ discount, back }: { discount: Discount; back: { label: string; href: string } }) {
  const text = useText(discountMessages);
  return (
    <>
      <ScreenHeader title={discount.name} back={back} />
      <EmptyState
        icon={discountEntity.icon}
        title={text('ended.title')}
        text={text('ended.text')}
        actions={
          <>
            <Button variant="primary" href={paths.discountCreate()}>
              {text('discounts.create')}
            </Button>
            <Button href={paths.discounts({ open: discount.id })}>{text('discount.toList')}</Button>
          </>
        }
      />
    </>
  );
}

function Changing({ latest, refetch }: { latest: Discount; refetch: Refetch<Discount> }) {
  const text = useText(discountMessages);
  const common = useText(commonMessages);
  const navigate = useNavigate();
  const { can } = usePermissions();
  const back = useGateBackLink();
  const href = paths.discounts({ open: latest.id });
  const { form: plain, fresh } = useUpdateForm('updateDiscount', {
    latest,
    refetch,
    schema: DiscountForm,
    toFormValues: discountDraft,
    toBody: (values) => discountBody(values),
    formPath,
    // Another state changes nothing that the form holds.
    isSameInForm: (now, base) => JSON.stringify(discountDraft(now)) === JSON.stringify(discountDraft(base)),
    refreshes: discountQueryIds,
    success: text('discount.changed'),
    isQuiet: isConflict,
    onSaved: () => void navigate(href),
  });
  const form = withRequired(plain);
  const asking = useConfirm((name: string) => ({
    title: text('save.title'),
    children: text('save.text', { name }),
    confirmLabel: common('action.save'),
    busyLabel: common('action.saving'),
    onConfirm: () => {
      form.submit();
      return undefined;
    },
  }));
  const submit = () => {
    const isTold = latest.state === 'active' && hasOtherTerms(form.hook.getValues(), discountDraft(latest));
    if (isTold) void form.hook.handleSubmit(() => asking.ask(latest.name))();
    else form.submit();
  };
  return (
    <PermissionGateContext
      value={{ reason: latest.is_beyond_own_points ? text('discount.beyond') : undefined, back }}
    >
      <WithPreview form={form} discount={latest}>
        <FormPage
          form={form}
          title={latest.name}
          status={<DiscountStatus state={latest.state} />}
          cancelHref={href}
          onSubmit={submit}
        >
          <div className="px-4 py-4 *:mb-0 empty:hidden md:px-6">
            <EditConflictNotice conflict={fresh} />
          </div>
          <DiscountFields form={form} discount={latest} />
          {latest.state === 'active' ? (
            <div className="p-4 md:px-6">
              <InlineNotice tone="info">{text('form.activeText')}</InlineNotice>
            </div>
          ) : can('reports_view') ? (
            <div className="p-4 md:px-6">
              <InlineNotice
                tone="info"
                actions={
                  <Button size="sm" href={paths.simulation({ discount: latest.id })}>
                    {text('simulate.action')}
                  </Button>
                }
              >
                {text('simulate.form')}
              </InlineNotice>
            </div>
          ) : null}
        </FormPage>
      </WithPreview>
      {asking.dialog}
    </PermissionGateContext>
  );
}
