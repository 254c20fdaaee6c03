import {
  type FieldSpec,
  type FieldSpecs,
  type FieldUnits,
  fieldUnits,
  type LocalizedText,
} from '@kasa/contracts/shared/fields';
import type { ReactElement } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { commonMessages } from '../i18n/common.ts';
import { useLocale, useText } from '../i18n/i18n.tsx';
import { FormCheckbox } from './fields/form-checkbox.tsx';
import { FormDate } from './fields/form-date.tsx';
import { FormMoney } from './fields/form-money.tsx';
import { FormNumber } from './fields/form-number.tsx';
import { FormPercent } from './fields/form-percent.tsx';
import { FormPhone } from './fields/form-phone.tsx';
import { FormPlate } from './fields/form-plate.tsx';
import { FormQuantity } from './fields/form-quantity.tsx';
import { FormSelect } from './fields/form-select.tsx';
import { FormText } from './fields/form-text.tsx';
import { FormTextarea } from './fields/form-textarea.tsx';
import { FormTime } from './fields/form-time.tsx';
import { numberLimits } from './schema-shape.ts';
import type { SearchSelectProps } from './search-select.tsx';
import type { ContractForm } from './use-contract-form.ts';
import type { FormFieldProps } from './use-field.ts';

export type ReferenceField = <Values extends FieldValues>(
  props: FormFieldProps<SearchSelectProps, Values>,
) => ReactElement;

export interface FieldOptions {
  hint?: string | undefined;
  placeholder?: string | undefined;
  /** Set where a rule over several fields requires the value, which the field's schema does not show. */
  isRequired?: boolean | undefined;
  disabledReason?: string | undefined;
}

type FieldName<Specs> = (keyof Specs & string) | `${keyof Specs & string}_id`;

function specOf(specs: FieldSpecs, name: string): FieldSpec {
  const spec = specs[name] ?? specs[name.replace(/_id$/, '')];
  if (spec === undefined) throw new Error(`The dictionary has no ${name}`);
  return spec;
}

const PHONE_EXAMPLE = '+380 67 123 45 67';

/**
 * Form field by its contract name: texts and kind come from the dictionary, limits from the schema.
 * @param references the choice for each field of the kind `reference`
 */
export function createContractField<Specs extends FieldSpecs>(
  specs: Specs,
  references: Readonly<Record<string, ReferenceField>> = {},
) {
  return function ContractField<Values extends FieldValues>({
    form,
    name,
    hint,
    placeholder,
    ...options
  }: FieldOptions & { form: ContractForm<Values>; name: FieldPath<Values> & FieldName<Specs> }) {
    const locale = useLocale();
    const common = useText(commonMessages);
    const spec = specOf(specs, name);
    const said = (its: LocalizedText | undefined) => its?.[locale];
    const props = {
      form,
      name: name as FieldPath<Values>,
      label: spec[locale],
      hint: hint ?? said(spec.hint),
      placeholder: placeholder ?? said(spec.placeholder),
      ...options,
    };
    switch (spec.kind) {
      case 'longText':
        return <FormTextarea {...props} />;
      case 'number':
      case 'minutes':
      case 'speed':
        return (
          <FormNumber
            {...props}
            {...numberLimits(form.schema, name)}
            unit={said(fieldUnits[spec.kind as FieldUnits])}
          />
        );
      case 'quantity':
        return <FormQuantity {...props} />;
      case 'money':
        return <FormMoney {...props} />;
      case 'rate':
        return <FormPercent {...props} min={0} max={100} />;
      case 'flag':
        return <FormCheckbox {...props} />;
      case 'day':
        return <FormDate {...props} />;
      case 'time':
        return <FormTime {...props} />;
      case 'phone':
        return <FormPhone {...props} placeholder={props.placeholder ?? PHONE_EXAMPLE} autoComplete="off" />;
      case 'plate':
        return <FormPlate {...props} />;
      case 'choice':
        return (
          <FormSelect
            {...props}
            placeholder={props.placeholder ?? common('choice.choose')}
            items={Object.entries(spec.values ?? {}).map(([id, choice]) => ({ id, label: choice[locale] }))}
          />
        );
      case 'reference': {
        const Reference = references[name];
        if (Reference === undefined) throw new Error(`No choice for ${name}`);
        return (
          <Reference
            {...props}
            placeholder={props.placeholder ?? common('choice.choose')}
            isClearable={!form.isRequired(props.name)}
          />
        );
      }
      case 'url':
        return (
          <FormText
            {...props}
            type="url"
            inputMode="url"
            placeholder={props.placeholder ?? 'https://'}
            autoComplete="off"
          />
        );
      case 'text':
        return <FormText {...props} autoComplete="off" />;
      default:
        throw new Error(`No input for ${spec.kind}`);
    }
  };
}
