import { pointFields } from '@kasa/contracts/points/fields';
import { weekDays } from '@kasa/contracts/shared/week-days';
import { FormSection, FormWide } from '@kasa/ui/form-section';
import { useNavigate } from 'react-router-dom';
import { useFields } from '#shared/fields/use-fields.tsx';
import { createContractField } from '#shared/forms/contract-field.tsx';
import { FormPage } from '#shared/forms/form-page.tsx';
import { useContractForm } from '#shared/forms/use-contract-form.ts';
import { useField } from '#shared/forms/use-field.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { paths } from '#shared/paths.ts';
import { PermissionGate } from '#shared/permissions/permission-gate.tsx';
import { useCommand } from '#shared/query/use-command.ts';
import { useInvalidateQueries } from '#shared/query/use-invalidate-queries.ts';
import { type KeyPointsForm, KeyPointsValues } from '../components/from-key/key-points-form.ts';
import { RegistersField } from '../components/from-key/registers-field.tsx';
import { ClosingDaysField } from '../components/point/closing-days-field.tsx';
import { KeySelect } from '../components/point/key-select.tsx';
import { pointMessages } from '../messages/points/catalogue.ts';
import { pointQueryIds } from '../queries.ts';

const Field = createContractField(pointFields);
const CLOSING_TIME = '22:00';

/** `/points/fiscal/add`: points from the registers of a key's owner. */
export function PointsFromKeyScreen() {
  const text = useText(pointMessages);
  const back = { label: text('points.title'), href: paths.points() };
  return (
    <PermissionGate title={text('fromKey.title')} permission="points_manage" back={back}>
      <PointsFromKey />
    </PermissionGate>
  );
}

function PointsFromKey() {
  const text = useText(pointMessages);
  const navigate = useNavigate();
  const refresh = useInvalidateQueries();
  const add = useCommand('addKeyPoints', {
    refreshes: [...pointQueryIds, 'getKeyRegisters', 'listPointKeys', 'getPointKey'],
    success: ({ added, existing }) =>
      added.length === 0
        ? text('fromKey.nothingNew', { count: existing.length })
        : text('fromKey.added', { count: added.length }),
  });
  const form: KeyPointsForm = useContractForm({
    schema: KeyPointsValues,
    defaults: {
      ...{ key_id: null, register_numbers: [] },
      ...{ shift_closing_time: CLOSING_TIME, shift_closing_days: [...weekDays] },
    },
    send: ({ key_id: id, ...body }, how) =>
      add.run({ params: { id }, body }, how).catch((error: unknown) => {
        // What was refused may be closed, or a point, by now.
        refresh(['getKeyRegisters']);
        throw error;
      }),
    onSaved: () => void navigate(paths.points(), { replace: true }),
  });
  return (
    <FormPage
      form={form}
      title={text('fromKey.title')}
      description={text('fromKey.text')}
      cancelHref={paths.points()}
      submitWords={{ rest: text('fromKey.submit'), busy: text('fromKey.busy') }}
    >
      <FormSection title={text('key.title')} description={text('fromKey.keyText')}>
        <FormWide>
          <OwnerKeyField form={form} />
        </FormWide>
      </FormSection>
      <FormSection title={text('fromKey.registers')} description={text('fromKey.registersText')}>
        <FormWide>
          <RegistersField form={form} />
        </FormWide>
      </FormSection>
      <FormSection title={text('form.shift')} description={text('fromKey.shiftText')}>
        <Field form={form} name="shift_closing_time" />
        <FormWide>
          <ClosingDaysField form={form} />
        </FormWide>
      </FormSection>
    </FormPage>
  );
}

/** The key: another one has other registers. */
function OwnerKeyField({ form }: { form: KeyPointsForm }) {
  const { label } = useFields(pointFields);
  const { value, onChange, ...field } = useField({ form, name: 'key_id' });
  return (
    <KeySelect
      {...field}
      label={label('point_key')}
      value={typeof value === 'string' ? value : null}
      onChange={(id) => {
        form.hook.setValue('register_numbers', []);
        onChange(id);
      }}
    />
  );
}
