import { DataTable } from '../data-table/data-table.tsx';
import { tableTexts } from '../data-table/story-texts.ts';
import { useTexts } from '../story-kit/story-kit.tsx';
import { Avatar } from './avatar.tsx';

export default { title: 'Data/Avatar', component: Avatar };

const texts = {
  uk: {
    drivers: 'Водії',
    name: 'ПІБ',
    note: 'Рядок',
    chosen: 'вибраний',
    late: 'запізнюється',
    plain: 'звичайний',
  },
  en: { drivers: 'Drivers', name: 'Name', note: 'Row', chosen: 'chosen', late: 'late', plain: 'plain' },
};

const FACE = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="#d9c7a7" d="M0 0h8v8H0z"/><circle cx="4" cy="3" r="1.6" fill="#5a4632"/><circle cx="4" cy="8" r="3" fill="#2b4acb"/></svg>',
)}`;

const people = [
  { name: 'Шевченко Олександр', row: 'plain', photo: null },
  { name: 'Коваль Олена', row: 'chosen', photo: null },
  { name: 'Бондар Ірина', row: 'late', photo: null },
  { name: 'Мельник Тарас', row: 'plain', photo: FACE },
] as const;

/** The circle must be visible on every row: plain, hovered, selected, coloured. */
export function OnRows() {
  const t = useTexts(texts);
  return (
    <DataTable
      label={t.drivers}
      texts={useTexts(tableTexts)}
      rows={people}
      rowId={({ name }) => name}
      rowLabel={({ name }) => name}
      activeRowId="Коваль Олена"
      rowTone={({ row }) => (row === 'late' ? 'warning' : null)}
      onRowOpen={() => undefined}
      columns={[
        {
          id: 'name',
          header: t.name,
          cell: ({ name, photo }) => (
            <span className="flex items-center gap-2.5">
              <Avatar name={name} photoUrl={photo} size="sm" />
              <span className="min-w-0 truncate font-medium">{name}</span>
            </span>
          ),
        },
        { id: 'row', header: t.note, cell: ({ row }) => t[row] },
      ]}
    />
  );
}

export function Sizes() {
  return (
    <div className="flex items-end gap-4">
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <span key={size} className="flex items-end gap-2">
          <Avatar name="Олена Коваль" size={size} />
          <Avatar name="Тарас Мельник" photoUrl={FACE} size={size} />
        </span>
      ))}
    </div>
  );
}
