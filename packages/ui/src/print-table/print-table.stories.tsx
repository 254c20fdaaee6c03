import { Printer } from 'lucide-react';
import { Button } from '../button/button.tsx';
import { useTexts } from '../story-kit/story-kit.tsx';
import { PrintTable } from './print-table.tsx';

export default { title: 'Overlays/PrintTable', component: PrintTable };

const rows = Array.from({ length: 80 }, (_, index) => ({ id: `S19${String(10_000 + index)}`, sum: index }));

export const List = {
  render: function List() {
    const t = useTexts({
      uk: { print: 'Надрукувати', title: 'Термінали', details: 'Статус: активний', id: 'Номер', sum: 'Сума' },
      en: { print: 'Print', title: 'Terminals', details: 'Status: active', id: 'Number', sum: 'Amount' },
    });
    return (
      <>
        <Button icon={<Printer />} onPress={() => window.print()}>
          {t.print}
        </Button>
        <PrintTable
          title={t.title}
          details={[t.details]}
          columns={[
            { id: 'id', header: t.id, cell: ({ id }) => id },
            { id: 'sum', header: t.sum, cell: ({ sum }) => sum, align: 'end' },
          ]}
          rows={rows}
          rowId={({ id }) => id}
        />
      </>
    );
  },
};
