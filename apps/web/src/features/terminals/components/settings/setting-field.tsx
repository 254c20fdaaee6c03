import { terminalSettingFields } from '@kasa/contracts/terminals/fields';
import type { SettingName } from '@kasa/contracts/terminals/settings';
import { Button } from '@kasa/ui/button';
import { FormWide } from '@kasa/ui/form-section';
import { IconButton } from '@kasa/ui/icon-button';
import { Plus, Trash2, Undo2, X } from 'lucide-react';
import { type ComponentProps, useEffect, useId, useRef } from 'react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { FormCheckbox } from '#shared/forms/fields/form-checkbox.tsx';
import { FormMoney } from '#shared/forms/fields/form-money.tsx';
import { FormNumber } from '#shared/forms/fields/form-number.tsx';
import { FormPercent } from '#shared/forms/fields/form-percent.tsx';
import { FormSelect } from '#shared/forms/fields/form-select.tsx';
import { FormText } from '#shared/forms/fields/form-text.tsx';
import { FormTime } from '#shared/forms/fields/form-time.tsx';
import { useLocale, useText } from '#shared/i18n/i18n.tsx';
import { terminalFormsMessages } from '../../messages.ts';
import type { PlaceholderSet } from '../../model/placeholders.ts';
import { settingLabel } from '../../model/setting-labels.ts';
import {
  type GetSettingState,
  type SettingState,
  type SettingsForm,
  settingPath,
} from '../../model/settings-form.ts';
import { PlaceholderField } from '../callback/placeholder-field.tsx';

export interface SettingProps {
  form: SettingsForm;
  stateOf: GetSettingState;
  name: SettingName;
}

/** State of a setting for its current value. Only the calling component renders on a change. */
export function useSettingState({ form, stateOf, name }: SettingProps): SettingState | null {
  return stateOf(name, useWatch({ control: form.hook.control, name: settingPath(name) }));
}

/** Texts of several lines, with the data that can be inserted. */
const templates: Partial<Record<SettingName, { set: PlaceholderSet; rows: number }>> = {
  receipt_template: { set: 'receipt', rows: 4 },
  callback_body_template: { set: 'callback', rows: 4 },
  callback_signature_template: { set: 'signed', rows: 2 },
};

const wide: ReadonlySet<SettingName> = new Set([
  'shift_required',
  'print_receipt',
  'receipt_template',
  'callback_endpoint',
  'callback_headers',
  'callback_get_parameters',
  'callback_body_template',
  'callback_signature_template',
]);

const CONTROLS = 'input, textarea, button, [role=spinbutton]';

/** Moves the focus to the field of a setting, if it is on the screen. */
export function focusSetting(name: SettingName): void {
  document.querySelector(`[data-setting="${name}"]`)?.querySelector<HTMLElement>(CONTROLS)?.focus();
}

/**
 * A setting: its input, the source of its value, and the button that resets or removes it.
 * @param note shown beside the source
 */
export function SettingField({ note, ...setting }: SettingProps & { note?: string | undefined }) {
  const { name } = setting;
  const state = useSettingState(setting);
  const label = settingLabel(name, useLocale());
  const isReset = useRef(false);
  const reset = state?.reset;
  // The pressed button has disappeared: move the focus to the field.
  useEffect(() => {
    if (isReset.current) focusSetting(name);
    isReset.current = false;
  }, [reset === null]);
  if (state === null) return null;
  const field = (
    <div data-setting={name} className="flex min-w-0 flex-col items-stretch gap-1">
      <SettingInput {...setting} label={label} notes={[state.note, note]} defaultNote={state.defaultNote} />
      {reset ? (
        <div className="-ml-3">
          <Button
            size="sm"
            variant="ghost"
            icon={reset.isRemoval ? <X /> : <Undo2 />}
            aria-label={reset.fullLabel}
            onPress={() => {
              isReset.current = true;
              reset.run();
            }}
          >
            {reset.label}
          </Button>
        </div>
      ) : null}
    </div>
  );
  return wide.has(name) ? <FormWide>{field}</FormWide> : field;
}

function SettingInput({
  form,
  stateOf,
  name,
  label,
  notes,
  defaultNote,
}: SettingProps & {
  label: string;
  notes: readonly (string | undefined)[];
  defaultNote: string | undefined;
}) {
  const text = useText(terminalFormsMessages);
  const locale = useLocale();
  const { kind, values } = terminalSettingFields[name] ?? {};
  const said = notes.filter(Boolean);
  const hint = said.length > 0 ? said.join('. ') : undefined;
  const field = { form, name: settingPath(name), label, hint, defaultNote };
  if (name === 'callback_headers' || name === 'callback_get_parameters') {
    return <SettingPairs {...{ form, name, hint, defaultNote }} />;
  }
  const template = templates[name];
  if (template) {
    const how = [...said, text('placeholders.how', { braces: '{{' })].join('. ');
    return name === 'callback_body_template' ? (
      <BodyField {...field} {...template} stateOf={stateOf} hint={how} />
    ) : (
      <PlaceholderField {...field} {...template} hint={how} />
    );
  }
  switch (kind) {
    case 'choice': {
      const items = Object.entries(values ?? {}).map(([id, word]) => ({ id, label: word[locale] }));
      return <FormSelect {...field} items={items} />;
    }
    case 'flag':
      return <FormCheckbox {...field} />;
    case 'money':
      return <FormMoney {...field} />;
    case 'rate':
      return <FormPercent {...field} min={0} max={100} />;
    case 'number':
      return <FormNumber {...field} min={0} />;
    case 'time':
      return <FormTime {...field} />;
    default:
      return <FormText {...field} type="url" inputMode="url" placeholder="https://" autoComplete="off" />;
  }
}

/** The body of a callback: JSON, if it is sent as that. */
function BodyField({
  stateOf,
  ...field
}: Omit<ComponentProps<typeof PlaceholderField>, 'form' | 'isJson'> & Omit<SettingProps, 'name'>) {
  const type = useWatch({ control: field.form.hook.control, name: settingPath('callback_type') });
  const isKnown = stateOf('callback_type', type) !== null;
  return <PlaceholderField {...field} isJson={isKnown && type === 'post_json'} />;
}

/** Limit of the contract. */
const MAX = 20;

/** Rows of names and values: headers or parameters of a callback. */
function SettingPairs({
  form,
  name,
  hint,
  defaultNote,
}: {
  form: SettingsForm;
  name: 'callback_headers' | 'callback_get_parameters';
  hint: string | undefined;
  defaultNote: string | undefined;
}) {
  const text = useText(terminalFormsMessages);
  const titleId = useId();
  const path = `settings.${name}` as const;
  const { fields, append, remove } = useFieldArray({ control: form.hook.control, name: path as never });
  const isOfParameters = name === 'callback_get_parameters';
  const empty = { name: '', value: '', ...(isOfParameters ? { is_secret: true } : {}) };
  const at = (n: number, part: 'name' | 'value' | 'is_secret') => `${path}.${n}.${part}`;
  return (
    <fieldset aria-labelledby={titleId} className="flex min-w-0 flex-col gap-2">
      <div>
        <p id={titleId} className="font-[550] leading-5">
          {text(isOfParameters ? 'pairs.parameters' : 'pairs.headers')}
        </p>
        <p className="text-[13px] text-text-muted">
          {defaultNote === undefined ? null : <span className="sr-only">{defaultNote}. </span>}
          {[hint, fields.length === 0 ? text('pairs.none') : isOfParameters ? text('pairs.secretHint') : null]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      {fields.map(({ id }, index) => (
        <div key={id} className="flex flex-col gap-2">
          <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)_auto]">
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
          {isOfParameters ? (
            <FormCheckbox
              form={form}
              name={at(index, 'is_secret')}
              label={text('pairs.secret', { n: index + 1 })}
            />
          ) : null}
        </div>
      ))}
      {fields.length < MAX ? (
        <div>
          <Button
            size="sm"
            icon={<Plus />}
            onPress={() => append(empty as never, { focusName: at(fields.length, 'name') })}
          >
            {text('pairs.add')}
          </Button>
        </div>
      ) : null}
    </fieldset>
  );
}
