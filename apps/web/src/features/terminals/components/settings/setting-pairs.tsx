import { Button } from '@kasa/ui/button';
import { IconButton } from '@kasa/ui/icon-button';
import { Plus, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { useFieldArray } from 'react-hook-form';
import { FormText } from '#shared/forms/fields/form-text.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import { terminalFormsMessages } from '../../messages/forms/catalogue.ts';
import type { SettingsForm } from '../../model/settings-form.ts';
import { PlaceholderField } from '../callback/placeholder-field.tsx';

/** Limit of the contract. */
const MAX = 20;

/** Rows of names and values: headers or parameters of a callback. */
export function SettingPairs({
  form,
  name,
  note,
}: {
  form: SettingsForm;
  name: 'callback_headers' | 'callback_get_parameters';
  note: string;
}) {
  const text = useText(terminalFormsMessages);
  const titleId = useId();
  const path = `settings.${name}` as const;
  const { fields, append, remove } = useFieldArray({ control: form.hook.control, name: path as never });
  const at = (n: number, part: 'name' | 'value') => `${path}.${n}.${part}`;
  return (
    <fieldset aria-labelledby={titleId} className="flex min-w-0 flex-col gap-2">
      <div>
        <p id={titleId} className="font-[550] leading-5">
          {text(name === 'callback_headers' ? 'pairs.headers' : 'pairs.parameters')}
        </p>
        <p className="text-[13px] text-text-muted">
          {note}
          {fields.length === 0 ? ` · ${text('pairs.none')}` : null}
        </p>
      </div>
      {fields.map(({ id }, index) => (
        <div
          key={id}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)_auto]"
        >
          <FormText
            form={form}
            name={at(index, 'name')}
            label={text('pairs.name', { n: index + 1 })}
            isLabelHidden
            placeholder={text('pairs.namePlaceholder')}
            autoComplete="off"
          />
          <div className="max-md:col-span-2 max-md:row-start-2">
            <PlaceholderField
              form={form}
              name={at(index, 'value')}
              set="callback"
              label={text('pairs.value', { n: index + 1 })}
              isLabelHidden
            />
          </div>
          <IconButton label={text('pairs.remove', { n: index + 1 })} onPress={() => remove(index)}>
            <Trash2 aria-hidden />
          </IconButton>
        </div>
      ))}
      {fields.length < MAX ? (
        <div>
          <Button
            size="sm"
            icon={<Plus />}
            onPress={() => append({ name: '', value: '' } as never, { focusName: at(fields.length, 'name') })}
          >
            {text('pairs.add')}
          </Button>
        </div>
      ) : null}
    </fieldset>
  );
}
