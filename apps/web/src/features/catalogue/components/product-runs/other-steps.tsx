import { productStepFields } from '@kasa/contracts/catalogue/product-run-fields';
import { useWatch } from 'react-hook-form';
import { useFields } from '#shared/fields/use-fields.tsx';
import { createContractField } from '#shared/forms/contract-field.tsx';
import { FormChoice } from '#shared/forms/fields/form-choice.tsx';
import { FormDialog } from '#shared/forms/form-dialog.tsx';
import { useContractForm } from '#shared/forms/use-contract-form.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { useSession } from '#shared/services/use-services.tsx';
import { productRunMessages } from '../../messages/product-runs/catalogue.ts';
import type { ChangeOf } from '../../model/product-run.ts';
import {
  GroupStepForm,
  PointsStepForm,
  pointsChange,
  pointsValues,
  TaxStepForm,
} from '../../model/product-run-form.ts';
import { FormProductGroup } from '../product/product-choices.ts';
import { ProductPointsField } from '../product/product-points-field.tsx';
import type { StepProps } from './step-props.ts';

const Field = createContractField(productStepFields);

/** Asks which tax products get. */
export function TaxStep({ change, onNext, onClose }: StepProps<ChangeOf<'change_tax'>>) {
  const text = useText(productRunMessages);
  const form = useContractForm({
    schema: TaxStepForm,
    defaults: { tax: change?.tax ?? null, tax_included: change?.tax_included ?? true },
    send: async (values) => onNext({ action: 'change_tax', ...values }),
  });
  return (
    <FormDialog title={text('ask.change_tax')} form={form} submitLabel={text('ask.next')} onClose={onClose}>
      <Field form={form} name="tax" />
      <Field form={form} name="tax_included" />
    </FormDialog>
  );
}

/** Asks at which points products are sold, too, no more, or alone. */
export function PointsStep({ change, onNext, onClose }: StepProps<ChangeOf<'change_points'>>) {
  const text = useText(productRunMessages);
  const { label } = useFields(productStepFields);
  const own = useSession()?.points ?? null;
  const form = useContractForm({
    schema: PointsStepForm,
    defaults: change ? pointsValues(change) : { mode: 'add', point_ids: [] },
    send: async (values) => onNext(pointsChange(values)),
  });
  const mode = useWatch({ control: form.hook.control, name: 'mode' });
  // Whoever works at some points alone sells nothing at all of them.
  const modes = (['add', 'remove', 'set', 'everywhere'] as const).filter(
    (one) => own === null || one !== 'everywhere',
  );
  return (
    <FormDialog
      title={text('ask.change_points')}
      form={form}
      submitLabel={text('ask.next')}
      onClose={onClose}
    >
      <FormChoice
        form={form}
        name="mode"
        label={label('mode')}
        options={modes.map((id) => ({ id, label: text(`points.mode.${id}`) }))}
      />
      {mode === 'everywhere' ? null : <ProductPointsField form={form} known={own ?? []} />}
    </FormDialog>
  );
}

/** Asks which group products get, or none. */
export function GroupStep({ change, onNext, onClose }: StepProps<ChangeOf<'change_group'>>) {
  const text = useText(productRunMessages);
  const { label } = useFields(productStepFields);
  const form = useContractForm({
    schema: GroupStepForm,
    defaults: { group_id: change?.group_id ?? null },
    send: async ({ group_id }) => onNext({ action: 'change_group', group_id }),
  });
  return (
    <FormDialog title={text('ask.change_group')} form={form} submitLabel={text('ask.next')} onClose={onClose}>
      <FormProductGroup
        form={form}
        name="group_id"
        label={label('group')}
        placeholder={text('group.none')}
        hint={text('group.hint')}
        isClearable
      />
    </FormDialog>
  );
}
