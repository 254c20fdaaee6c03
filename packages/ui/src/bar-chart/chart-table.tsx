import { Link } from 'react-aria-components';

/** A row of the table. */
export interface ChartRow {
  /** "20.11.2026, п’ятниця" */
  name: string;
  /** After the name. */
  cells: readonly string[];
  /** What is copied in their place, as numbers that a spreadsheet reads; default: `cells`. */
  copiedCells?: readonly string[] | undefined;
  /** Below it, such as a median. */
  quiet?: { name: string; cells: readonly string[] } | undefined;
}

interface ChartTableProps {
  bars: readonly (ChartRow & { id: string; href?: string | undefined })[];
  headings: readonly string[];
  total?: ChartRow | undefined;
  /** Its name, unless it is `labelledBy` a heading. */
  label?: string;
  labelledBy?: string;
}

/** What a chart shows, as a table. */
export function ChartTable({ bars, headings, total, label, labelledBy }: ChartTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
    <div className="overflow-x-auto" tabIndex={0}>
      <table className="w-full text-[13px]" aria-label={label} aria-labelledby={labelledBy}>
        <thead>
          <tr className="text-left text-text-muted">
            {headings.map((heading, n) => (
              <th
                key={heading}
                scope="col"
                className={`py-1.5 font-medium ${n > 0 ? 'text-right' : ''}`}
                style={{ paddingRight: 12 }}
              >
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {bars.map(({ id, ...row }) => (
            <Lines key={id} row={row} headings={headings} />
          ))}
        </tbody>
        {total ? (
          <tfoot className="font-semibold">
            <Lines row={total} headings={headings} />
          </tfoot>
        ) : null}
      </table>
    </div>
  );
}

function Lines({
  row: { name, href, cells, quiet },
  headings,
}: {
  row: ChartRow & { href?: string | undefined };
  headings: readonly string[];
}) {
  return (
    <>
      <tr className="border-border border-t">
        <th scope="row" className="py-1.5 text-left" style={{ paddingRight: 12, fontWeight: 'inherit' }}>
          {href === undefined ? (
            name
          ) : (
            <Link href={href} className="text-accent-text no-underline hover:underline">
              {name}
            </Link>
          )}
        </th>
        <Cells cells={cells} headings={headings} />
      </tr>
      {quiet ? (
        <tr className="text-text-muted" style={{ fontWeight: 400 }}>
          <th scope="row" className="py-1.5 text-left" style={{ paddingRight: 12, fontWeight: 'inherit' }}>
            {quiet.name}
          </th>
          <Cells cells={quiet.cells} headings={headings} />
        </tr>
      ) : null}
    </>
  );
}

function Cells({ cells, headings }: { cells: readonly string[]; headings: readonly string[] }) {
  return cells.map((cell, n) => (
    <td
      key={headings[n + 1]}
      className="py-1.5 text-right figures"
      style={{ paddingRight: 12, whiteSpace: 'nowrap' }}
    >
      {cell}
    </td>
  ));
}
