import { pointFields } from '@kasa/contracts/points/fields';
import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { useFields } from '#shared/fields/use-fields.tsx';
import { useField } from '#shared/forms/use-field.ts';
import { useLocale } from '#shared/i18n/i18n.tsx';
import { useOperation } from '#shared/query/use-operation.ts';
import { ALL_KEYS, KeySelect } from './key-select.tsx';
import type { PointForm } from './point-entity.ts';

/** The signing key of a point: one of its company's, or the one it has. */
export function KeyField({ form }: { form: PointForm }) {
  const locale = useLocale();
  const { label } = useFields(pointFields);
  const { value, ...field } = useField({ form, name: 'point_key_id' });
  const company = useWatch({ control: form.hook.control, name: 'company_id' });
  const keys = useOperation('listPointKeys', ALL_KEYS, { isQuiet: true }).data?.items;
  const chosen = keys?.find(({ id }) => id === value);
  const isOfOther = chosen !== undefined && typeof company === 'string' && chosen.company.id !== company;
  const { setValue } = form.hook;
  // Another company was chosen after the key.
  useEffect(() => {
    if (isOfOther) setValue('point_key_id', null, { shouldDirty: true });
  }, [isOfOther, setValue]);
  return (
    <KeySelect
      {...field}
      label={label('point_key')}
      hint={pointFields.point_key.hint?.[locale]}
      value={typeof value === 'string' ? value : null}
      isOffered={(key) => key.company.id === company}
    />
  );
}
