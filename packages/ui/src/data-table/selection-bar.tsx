import { X } from 'lucide-react';
import { IconButton } from '../icon-button/icon-button.tsx';
import type { DataTableTexts, RowSelection } from './types.ts';

/** Overlays the header (on phones the end of the list), so that no row moves. */
export function SelectionBar<Row>({
  selection,
  count,
  texts,
}: {
  selection: RowSelection<Row>;
  count: number;
  texts: DataTableTexts;
}) {
  if (count === 0) return null;
  return (
    <div className="dt-selection">
      <span className="px-2 font-semibold text-text figures">{texts.selected(count)}</span>
      {selection.actions}
      <IconButton size="sm" label={texts.clearSelection} onPress={() => selection.onChange(new Set())}>
        <X aria-hidden />
      </IconButton>
    </div>
  );
}
