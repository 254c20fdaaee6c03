import { useState } from 'react';
import type { Density } from '../data-table/data-table.tsx';
import { terminalTexts } from '../data-table/story-texts.ts';
import { useTexts } from '../story-kit/story-kit.tsx';
import { ColumnChooser } from './column-chooser.tsx';

export default { title: 'Data/ColumnChooser', component: ColumnChooser };

const texts = {
  uk: {
    label: 'Колонки та порядок',
    columns: 'Колонки',
    sort: 'Порядок',
    density: 'Висота рядків',
    normal: 'Звичайні',
    compact: 'Щільні',
  },
  en: {
    label: 'Columns and order',
    columns: 'Columns',
    sort: 'Order',
    density: 'Row height',
    normal: 'Normal',
    compact: 'Compact',
  },
};

export function Chooser() {
  const t = useTexts(terminalTexts);
  const [hiddenColumns, setHiddenColumns] = useState<readonly string[]>(['last']);
  const [sort, setSort] = useState('-today');
  const [density, setDensity] = useState<Density>('normal');
  return (
    <ColumnChooser
      texts={useTexts(texts)}
      hiddenColumns={hiddenColumns}
      onHiddenColumnsChange={setHiddenColumns}
      density={density}
      onDensityChange={setDensity}
      sort={sort}
      onSortChange={setSort}
      columns={[
        { id: 'name', header: t.terminal, isSortable: true, cell: () => null },
        { id: 'kind', header: t.kind, isHideable: true, cell: () => null },
        { id: 'today', header: t.today, isSortable: true, isHideable: true, cell: () => null },
        { id: 'last', header: t.last, isHideable: true, cell: () => null },
      ]}
    />
  );
}
