import { routeFields } from '@kasa/contracts/transport/fields';
import type { TransitRouteInput } from '@kasa/contracts/transport/routes';
import { FormSection, FormWide } from '@kasa/ui/form-section';
import { useState } from 'react';
import type { FieldOf } from '#shared/entity/entity-form.tsx';
import { useFields } from '#shared/fields/use-fields.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import { routesMessages } from '../../messages/routes/catalogue.ts';
import { emptyStopDraft, hasUnsavedStop } from '../../model/stops.ts';
import { StopsField } from '../stop/stops-field.tsx';
import type { RouteForm } from './route-entity.ts';

/** The fields of a route, and how its form is sent. */
export function useRouteSections() {
  const text = useText(routesMessages);
  const { label } = useFields(routeFields);
  const [draft, setDraft] = useState(emptyStopDraft);
  const [isReminded, setReminded] = useState(false);
  const onSubmit = (form: RouteForm) => {
    // An entered stop that was not added would be lost: show a reminder.
    const isLeft = hasUnsavedStop(draft);
    setReminded(isLeft);
    if (!isLeft) return form.submit();
    // Shows all other errors too; focus goes to the stop's fields.
    void form.hook.trigger().then(() => form.hook.setFocus('places'));
  };
  const children = (field: FieldOf<typeof TransitRouteInput>, form: RouteForm) => (
    <>
      <FormSection title={text('route.title')} description={text('form.aboutText')}>
        <FormWide>{field('name')}</FormWide>
        {field('mode')}
        {field('cost')}
        {field('country')}
        {field('city')}
      </FormSection>
      <FormSection title={label('places')} description={text('form.stopsText')}>
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
        {field('from_point')}
        {field('to_point')}
      </FormSection>
      <FormSection title={text('form.plan')} description={text('form.planText')}>
        {field('transport_num')}
        <span className="max-md:hidden" />
        {field('avg_speed')}
        {field('avg_time')}
      </FormSection>
    </>
  );
  return { onSubmit, children };
}
