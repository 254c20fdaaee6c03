import { pointFields } from '@kasa/contracts/points/fields';
import { Button } from '@kasa/ui/button';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useFields } from '#shared/fields/use-fields.tsx';
import { LocalSearchSelect } from '#shared/forms/local-search-select.tsx';
import { useField } from '#shared/forms/use-field.ts';
import { useLocale, useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import { usePermissions } from '#shared/permissions/use-permissions.ts';
import { useOperation } from '#shared/query/use-operation.ts';
import { pointMessages } from '../../messages/points/catalogue.ts';
import { KeyUploadDialog } from './key-upload-dialog.tsx';
import type { PointForm } from './point-entity.ts';

/** The signing key of a point: one of its company's, or the one it has. */
export function KeyField({ form }: { form: PointForm }) {
  const text = useText(pointMessages);
  const locale = useLocale();
  const format = useFormat();
  const { label } = useFields(pointFields);
  const { value, ...field } = useField({ form, name: 'point_key_id' });
  const company = useWatch({ control: form.hook.control, name: 'company_id' });
  const query = useOperation('listPointKeys', { query: { perPage: 100 } });
  const keys = query.data?.items ?? [];
  const offered = keys.filter((key) => key.company.id === company || key.id === value);
  const [isAdding, setAdding] = useState(false);
  const missing = usePermissions().writeDenialReason('points_manage');
  const add = (key: { id: string }) => {
    setAdding(false);
    field.onChange(key.id);
  };
  return (
    <div className="flex min-w-0 flex-col items-start gap-2">
      <LocalSearchSelect
        {...field}
        label={label('point_key')}
        hint={pointFields.point_key.hint?.[locale]}
        value={typeof value === 'string' ? value : null}
        items={offered.map(({ id, owner, valid_to }) => ({
          id,
          label: owner,
          description: text('key.until', { time: format.dateTime(valid_to) }),
        }))}
        query={query}
        searchLabel={text('keys.search')}
        isClearable
      />
      <Button size="sm" icon={<KeyRound />} disabledReason={missing} onPress={() => setAdding(true)}>
        {text('keys.add')}
      </Button>
      {isAdding ? <KeyUploadDialog onAdded={add} onClose={() => setAdding(false)} /> : null}
    </div>
  );
}
