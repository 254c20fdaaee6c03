import { Button } from '@kasa/ui/button';
import { commonMessages } from '../i18n/common.ts';
import { useText } from '../i18n/i18n.tsx';

export function DroppedColumnsNote({
  headers,
  onShowAll,
}: {
  headers: readonly string[];
  onShowAll: () => void;
}) {
  const text = useText(commonMessages);
  if (headers.length === 0) return null;
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-2 text-[13px] text-text-muted">
      {text('list.leftOut', { columns: headers.join(', ') })}
      <Button variant="ghost" size="sm" onPress={onShowAll}>
        {text('list.showAllColumns')}
      </Button>
    </p>
  );
}
