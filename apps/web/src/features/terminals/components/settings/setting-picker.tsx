import type { SettingName } from '@kasa/contracts/terminals/settings';
import { SelectField, type SelectFieldProps } from '@kasa/ui/select-field';
import { useEffect, useState } from 'react';
import { useLocale, useText } from '#shared/i18n/i18n.tsx';
import { terminalFormsMessages } from '../../messages.ts';
import { settingLabel } from '../../model/setting-labels.ts';
import { findSettings } from '../../model/setting-search.ts';
import { focusSetting } from './setting-field.tsx';

/** Finds a setting by a word of it and goes to its field. */
export function SettingPicker({
  describe,
  onPick,
  ...field
}: Pick<SelectFieldProps, 'label' | 'ref'> & {
  /** Value, its source and who set it. Asked when the list opens, not while the form is typed in. */
  describe: (name: SettingName) => string;
  /** Called before the field is focused. */
  onPick?: (name: SettingName) => void;
}) {
  const text = useText(terminalFormsMessages);
  const locale = useLocale();
  // An object, so that opening the list again reads the values again.
  const [{ typed }, setSearch] = useState({ typed: '' });
  const [picked, setPicked] = useState<{ name: SettingName }>();
  useEffect(() => {
    if (picked) focusSetting(picked.name);
  }, [picked]);
  const items = findSettings(typed, locale).map((name) => ({
    id: name,
    label: settingLabel(name, locale),
    description: describe(name),
  }));
  return (
    <SelectField
      {...field}
      name="find_setting"
      value={null}
      onChange={(id) => {
        const name = id as SettingName;
        onPick?.(name);
        setPicked({ name });
      }}
      items={items}
      placeholder={text('picker.placeholder')}
      searchLabel={text('picker.search')}
      onSearch={(query) => setSearch({ typed: query })}
      emptyText={text('picker.none')}
    />
  );
}
