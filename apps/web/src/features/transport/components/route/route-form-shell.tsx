import { FormSection, FormWide } from '@kasa/ui/form-section';
import { type ReactNode, useState } from 'react';
import { FormPage } from '#shared/forms/form-page.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import { routesMessages } from '../../messages/routes/catalogue.ts';
import type { RouteForm } from '../../model/route-draft.ts';
import { emptyStopDraft, hasUnsavedStop } from '../../model/stops.ts';
import { StopsField } from '../stop/stops-field.tsx';
import { RouteMainFields, RoutePlanFields, RouteTerminusFields } from './route-fields.tsx';

export function RouteFormShell({
  form,
  isNew,
  title,
  description,
  cancelHref,
  notice,
}: {
  form: RouteForm;
  isNew: boolean;
  title: string;
  description?: string | undefined;
  cancelHref: string;
  notice?: ReactNode;
}) {
  const text = useText(routesMessages);
  const [draft, setDraft] = useState(emptyStopDraft);
  const [isReminded, setReminded] = useState(false);
  const submit = () => {
    // An entered stop that was not added would be lost: show a reminder.
    const isLeft = hasUnsavedStop(draft);
    setReminded(isLeft);
    if (!isLeft) return form.submit();
    // Shows all other errors too; focus goes to the stop's fields.
    void form.hook.trigger().then(() => form.hook.setFocus('places'));
  };
  return (
    <FormPage
      form={form}
      isNew={isNew}
      title={title}
      description={description}
      cancelHref={cancelHref}
      onSubmit={submit}
    >
      {notice}
      <FormSection title={text('form.about')} description={text('form.aboutText')}>
        <RouteMainFields form={form} />
      </FormSection>
      <FormSection title={text('stops.title')} description={text('form.stopsText')}>
        <FormWide>
          <StopsField
            form={form}
            draft={draft}
            onDraftChange={(next) => {
              setDraft(next);
              setReminded(false);
            }}
            isReminded={isReminded}
          />
        </FormWide>
      </FormSection>
      <FormSection title={text('form.ends')} description={text('form.endsText')}>
        <RouteTerminusFields form={form} />
      </FormSection>
      <FormSection title={text('form.plan')} description={text('form.planText')}>
        <RoutePlanFields form={form} />
      </FormSection>
    </FormPage>
  );
}
