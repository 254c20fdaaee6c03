import { Button } from '@kasa/ui/button';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { RetryLine } from '#shared/errors/retry-line.tsx';
import { LocalSearchSelect } from '#shared/forms/local-search-select.tsx';
import type { SearchSelectProps } from '#shared/forms/search-select.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import { usePermissions } from '#shared/permissions/use-permissions.ts';
import type { DataOf } from '#shared/query/operations.ts';
import { useOperation } from '#shared/query/use-operation.ts';
import { pointMessages } from '../../messages/points/catalogue.ts';
import { KeyUploadDialog } from './key-upload-dialog.tsx';

type PointKey = DataOf<'getPointKey'>;

/** What choices of keys ask for: they share one request. */
export const ALL_KEYS = { query: { perPage: 100 } } as const;

/** Choice of a signing key, which may be added on the way. @param isOffered default: all of them */
export function KeySelect({
  isOffered = () => true,
  ...field
}: SearchSelectProps & { isOffered?: (key: PointKey) => boolean }) {
  const text = useText(pointMessages);
  const format = useFormat();
  const query = useOperation('listPointKeys', ALL_KEYS, { isQuiet: true });
  const offered = (query.data?.items ?? []).filter((key) => isOffered(key) || key.id === field.value);
  const [isAdding, setAdding] = useState(false);
  const missing = usePermissions().writeDenialReason('points_manage');
  const add = (key: { id: string }) => {
    setAdding(false);
    field.onChange(key.id);
  };
  return (
    <div className="flex min-w-0 flex-col items-start gap-2">
      <div className="w-full">
        <LocalSearchSelect
          {...field}
          items={offered.map(({ id, owner, serial, valid_to }) => ({
            id,
            label: owner,
            description: text('key.until', { time: format.dateTime(valid_to), serial }),
          }))}
          query={query}
          searchLabel={text('keys.search')}
          isClearable
        />
      </div>
      <RetryLine query={query} />
      <Button size="sm" icon={<KeyRound />} disabledReason={missing} onPress={() => setAdding(true)}>
        {text('keys.add')}
      </Button>
      {isAdding ? <KeyUploadDialog onAdded={add} onClose={() => setAdding(false)} /> : null}
    </div>
  );
}
