import { roles } from '@kasa/contracts/shared/permissions';
import { Button } from '@kasa/ui/button';
import { useMediaQuery } from '@kasa/ui/media-query';
import { Status } from '@kasa/ui/status';
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { useLocale, useText } from '#shared/i18n/i18n.tsx';
import { usersImportMessages } from '../../messages/import/catalogue.ts';
import { importedFields } from '../../model/import/people-file.ts';
import { onlyPoint } from '../../model/person-form.ts';
import { PersonCells } from './person-cells.tsx';
import type { PeopleImport } from './use-people-import.ts';

/** Room for six columns that one can type into. */
const TABLE_QUERY = '(min-width: 1280px)';

/** Percents of the width; the rest is for numbers and actions. */
const WIDTHS = { full_name: 21, position: 12.5, tax_number: 13, phone: 18, roles: 12, points: 12.5 } as const;

/** The people of a file with what is wrong with each; cards where a table has no room. */
export function PeopleTable({ people }: { people: PeopleImport }) {
  const locale = useLocale();
  const isCard = !useMediaQuery(TABLE_QUERY);
  const place = useRef<HTMLDivElement>(null);
  const { rows, errors, edit, defaultRole, file, ownPoints } = people;
  const remove = useRemoval(people, place);
  const hasRoles = file?.kind === 'people' && file.hasRoles;
  const roleName = hasRoles || defaultRole === null ? undefined : roles[defaultRole][locale];
  const drawn = rows.map((row, n) => (
    <PersonCells
      key={row.number}
      row={row}
      errors={errors[n] ?? {}}
      isCard={isCard}
      roleName={roleName}
      pointName={onlyPoint(ownPoints)?.name}
      needsPoint={ownPoints !== null && ownPoints.length !== 1}
      onEdit={edit}
      onRemove={remove}
    />
  ));
  return (
    <div ref={place} className="flex min-w-0 flex-col gap-4">
      <Counted people={people} onFind={() => findWrong(place.current)} />
      {rows.length === 0 ? null : isCard ? <ol>{drawn}</ol> : <Table>{drawn}</Table>}
    </div>
  );
}

const findWrong = (place: HTMLElement | null) =>
  place?.querySelector<HTMLElement>('input[aria-invalid="true"]')?.focus();

/** Removes a row; the focus goes to the next one, or the one before. */
function useRemoval({ rows, remove }: PeopleImport, place: RefObject<HTMLElement | null>) {
  const next = useRef<number>(undefined);
  const shown = useRef(rows);
  shown.current = rows;
  useLayoutEffect(() => {
    if (next.current === undefined) return;
    place.current?.querySelector<HTMLElement>(`[data-remove="${next.current}"] button`)?.focus();
    next.current = undefined;
  }, [rows, place]);
  const removal = useRef((number: number) => {
    const at = shown.current.findIndex((row) => row.number === number);
    next.current = (shown.current[at + 1] ?? shown.current[at - 1])?.number;
    remove(number);
  });
  return removal.current;
}

function Counted({ people: { rows, wrong }, onFind }: { people: PeopleImport; onFind: () => void }) {
  const text = useText(usersImportMessages);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <div role="status">
        {rows.length === 0 ? (
          text('submit.noRows')
        ) : wrong === 0 ? (
          <Status tone="positive">{text('rows.fine', { count: rows.length })}</Status>
        ) : (
          <Status tone="danger">{text('rows.wrong', { wrong, count: rows.length })}</Status>
        )}
      </div>
      {wrong === 0 ? null : (
        <Button size="sm" onPress={onFind}>
          {text('rows.toWrong')}
        </Button>
      )}
    </div>
  );
}

const head = 'bg-surface py-2 pr-2 text-left font-[550] text-[13px] text-text-muted leading-4';
/** Stays in sight; written here, for the style sheet of all screens is small. */
const headStyle = (width: string) =>
  ({ width, position: 'sticky', top: 'var(--sticky-top, 0px)', zIndex: 1, verticalAlign: 'bottom' }) as const;

function Table({ children }: { children: ReactNode }) {
  const text = useText(usersImportMessages);
  return (
    <table aria-label={text('rows.table')} className="w-full" style={{ tableLayout: 'fixed' }}>
      <thead>
        <tr>
          <th scope="col" className={head} style={headStyle('56px')}>
            {text('column.row')}
          </th>
          {importedFields.map((field) => (
            <th key={field} scope="col" className={head} style={headStyle(`${WIDTHS[field]}%`)}>
              {text(`column.${field}`)}
            </th>
          ))}
          <th scope="col" className={head} style={headStyle('48px')}>
            <span className="sr-only">{text('column.actions')}</span>
          </th>
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}
