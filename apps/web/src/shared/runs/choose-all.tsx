import { Button } from '@kasa/ui/button';
import { useText } from '../i18n/i18n.tsx';
import { useFormat } from '../i18n/use-format.ts';
import type { useChosenRows } from '../table/use-chosen-rows.ts';
import { runMessages } from './messages/catalogue.ts';

/**
 * Chooses all rows that match, where more do than are chosen.
 * @param denial why it cannot be done
 */
export function ChooseAll({
  all,
  denial,
}: {
  all: ReturnType<typeof useChosenRows>['all'];
  denial?: string | undefined;
}) {
  const text = useText(runMessages);
  const format = useFormat();
  if (all === undefined) return null;
  return (
    <Button size="sm" variant="ghost" onPress={all.choose} disabledReason={denial}>
      {text('bar.selectAll', { total: format.number(all.count) })}
    </Button>
  );
}
