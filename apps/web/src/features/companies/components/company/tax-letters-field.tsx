import { companyFields } from '@kasa/contracts/companies/fields';
import { taxKindLabels, taxKinds } from '@kasa/contracts/shared/tax-rates';
import { Button } from '@kasa/ui/button';
import { IconButton } from '@kasa/ui/icon-button';
import { Plus, Trash2 } from 'lucide-react';
import { useFieldArray } from 'react-hook-form';
import { useFields } from '#shared/fields/use-fields.tsx';
import { FormPercent } from '#shared/forms/fields/form-percent.tsx';
import { FormSelect } from '#shared/forms/fields/form-select.tsx';
import { FormText } from '#shared/forms/fields/form-text.tsx';
import { useLocale, useText } from '#shared/i18n/i18n.tsx';
import { companyMessages } from '../../messages/companies/catalogue.ts';
import type { CompanyForm } from './company-entity.ts';

/** Limit of the contract. */
const MAX = 20;
const empty = { letter: '', kind: 'vat', rate: null };

/** The letters of a company's registers: one a line, with what is owed for it. */
export function TaxLettersField({ form }: { form: CompanyForm }) {
  const text = useText(companyMessages);
  const locale = useLocale();
  const { label } = useFields(companyFields);
  const { fields, append, remove } = useFieldArray({
    control: form.hook.control,
    name: 'tax_letters' as never,
  });
  const at = (n: number, part: 'letter' | 'kind' | 'rate') => `tax_letters.${n}.${part}` as never;
  const items = taxKinds.map((kind) => ({ id: kind, label: taxKindLabels[kind][locale] }));
  return (
    <fieldset aria-label={label('tax_letters')} className="flex min-w-0 flex-col gap-3">
      {fields.length === 0 ? <p className="text-[13px] text-text-muted">{text('letters.none')}</p> : null}
      {fields.map(({ id }, index) => {
        const n = index + 1;
        return (
          <fieldset
            key={id}
            aria-label={text('letters.line', { n })}
            className="flex min-w-0 flex-wrap items-start gap-2"
          >
            <div style={{ flex: '0 0 4rem' }}>
              <FormText
                form={form}
                name={at(index, 'letter')}
                label={text('letters.letter', { n })}
                isLabelHidden
                autoComplete="off"
              />
            </div>
            <div className="min-w-0" style={{ flex: '1 1 9rem' }}>
              <FormSelect
                form={form}
                name={at(index, 'kind')}
                label={text('letters.kind', { n })}
                isLabelHidden
                items={items}
              />
            </div>
            <div style={{ flex: '0 0 7rem' }}>
              <FormPercent
                form={form}
                name={at(index, 'rate')}
                label={text('letters.rate', { n })}
                isLabelHidden
                min={0}
                max={100}
              />
            </div>
            <IconButton label={text('letters.remove', { n })} onPress={() => remove(index)}>
              <Trash2 aria-hidden />
            </IconButton>
          </fieldset>
        );
      })}
      {fields.length < MAX ? (
        <div>
          <Button
            size="sm"
            icon={<Plus />}
            onPress={() => append(empty as never, { focusName: at(fields.length, 'letter') })}
          >
            {text('letters.add')}
          </Button>
        </div>
      ) : null}
    </fieldset>
  );
}
