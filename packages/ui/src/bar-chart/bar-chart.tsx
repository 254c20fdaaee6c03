import { Copy, Table } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Link } from 'react-aria-components';
import { Button } from '../button/button.tsx';
import { axisTicks, hasLabel } from './axis.ts';
import { type ChartRow, ChartTable } from './chart-table.tsx';

export { ChartTable };

export interface ChartBar extends ChartRow {
  id: string;
  /** Short, for the axis: "20.11". */
  label: string;
  value: number;
  /** A line across an upright bar, such as what was planned. */
  mark?: number | undefined;
  /** "18 420,50 ₴, 96 оплат" */
  valueText: string;
  /** What the bar stands for. */
  href?: string | undefined;
}

export interface BarChartProps {
  title: string;
  bars: readonly ChartBar[];
  /** Default `columns`: upright bars above an axis. `rows`: for few bars with long names. */
  layout?: 'columns' | 'rows' | undefined;
  /** Headings of the table: of the names, then of `cells`. */
  headings: readonly string[];
  /** The last row of the table. */
  total?: ChartRow | undefined;
  /** A value on the axis. */
  axisText: (value: number) => string;
  /** See `axisTicks`. */
  unit?: number | undefined;
  texts: { table: string; copy: string };
  /** Is given the table as text, with tabs between its cells. */
  onCopy: (text: string) => void;
  /** In place of bars where there are none. */
  empty?: ReactNode;
}

const PLOT_HEIGHT = 168;
/** System colours would hide what is painted by its background. */
const painted = { forcedColorAdjust: 'none' } as const;

/** Amounts as bars, each of which may lead to what it stands for, with a table in their place on demand. */
export function BarChart(props: BarChartProps) {
  const { title, bars, layout = 'columns', headings, total, texts, onCopy, empty } = props;
  const [isTable, setIsTable] = useState(false);
  const id = useId();
  const rows = [...bars, ...(total ? [total] : [])];
  const copied = rows.map(({ name, cells, copiedCells = cells }) => [name, ...copiedCells]);
  const isEmpty = bars.every(({ value, mark = 0 }) => value + mark === 0);
  return (
    <section aria-labelledby={id} className="min-w-0 rounded-lg border border-border bg-surface p-4">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
        <h3 id={id} className="font-semibold">
          {title}
        </h3>
        {isEmpty && empty !== undefined ? null : (
          <div className="flex gap-2">
            {isTable ? (
              <Button
                size="sm"
                icon={<Copy />}
                onPress={() => onCopy([headings, ...copied].map((row) => row.join('\t')).join('\n'))}
              >
                {texts.copy}
              </Button>
            ) : null}
            <Button
              size="sm"
              variant={isTable ? 'primary' : 'secondary'}
              icon={<Table />}
              aria-pressed={isTable}
              onPress={() => setIsTable(!isTable)}
            >
              {texts.table}
            </Button>
          </div>
        )}
      </div>
      {isEmpty && empty !== undefined ? (
        <div className="text-text-muted">{empty}</div>
      ) : isTable ? (
        <ChartTable {...props} labelledBy={id} />
      ) : layout === 'columns' ? (
        <Columns {...props} labelledBy={id} />
      ) : (
        <Rows {...props} labelledBy={id} />
      )}
    </section>
  );
}

type Labelled = BarChartProps & { labelledBy: string };

function Columns({ bars, axisText, unit, labelledBy }: Labelled) {
  const [shownId, setShownId] = useState<string | null>(null);
  const shown = bars.find(({ id }) => id === shownId);
  const ticks = axisTicks(Math.max(0, ...bars.map(({ value, mark = 0 }) => Math.max(value, mark))), unit);
  const top = ticks.at(-1) ?? 1;
  return (
    <div>
      {/* Its name says the same to screen readers. */}
      <p aria-hidden className="truncate text-[13px] figures" style={{ minHeight: 20, marginBottom: 12 }}>
        {shown ? `${shown.name}: ${shown.valueText}` : ''}
      </p>
      <div className="flex gap-2">
        <div
          aria-hidden
          className="shrink-0 text-right text-text-muted text-xs figures"
          style={{
            display: 'flex',
            flexDirection: 'column-reverse',
            justifyContent: 'space-between',
            height: PLOT_HEIGHT,
          }}
        >
          {ticks.map((tick) => (
            // As high as its line.
            <span key={tick} style={{ height: 0, lineHeight: 0, whiteSpace: 'nowrap' }}>
              {axisText(tick)}
            </span>
          ))}
        </div>
        <div className="relative min-w-0 flex-1">
          <div
            aria-hidden
            className="absolute inset-0"
            style={{
              display: 'flex',
              flexDirection: 'column',
              justifyContent: 'space-between',
              height: PLOT_HEIGHT,
            }}
          >
            {ticks.map((tick) => (
              <span key={tick} className="border-border border-b" style={{ height: 0 }} />
            ))}
          </div>
          <ul aria-labelledby={labelledBy} className="relative flex" style={{ height: PLOT_HEIGHT }}>
            {bars.map((bar) => (
              <li key={bar.id} className="relative min-w-0 flex-1">
                <BarLink
                  bar={bar}
                  className="flex h-full flex-col justify-end"
                  style={{ paddingInline: 1 }}
                  onShow={(isShown) => setShownId(isShown ? bar.id : null)}
                >
                  <span
                    className={bar.id === shownId ? 'bg-accent-hover' : 'bg-accent'}
                    style={{
                      ...painted,
                      height: `${(100 * bar.value) / top}%`,
                      minHeight: bar.value > 0 ? 2 : 0,
                      borderRadius: '3px 3px 0 0',
                    }}
                  />
                </BarLink>
                {bar.mark ? <Mark height={(100 * bar.mark) / top} /> : null}
              </li>
            ))}
          </ul>
          <div
            aria-hidden
            className="flex text-text-muted text-xs figures"
            style={{ height: 20, marginTop: 4 }}
          >
            {bars.map(({ id, label }, n) => (
              <span key={id} className="flex min-w-0 flex-1 justify-center" style={{ whiteSpace: 'nowrap' }}>
                {/* Wider than its bar. */}
                {hasLabel(n, bars.length) ? <span style={{ marginInline: -40 }}>{label}</span> : null}
              </span>
            ))}
          </div>
        </div>
      </div>
    </div>
  );
}

/** @param height in percent of the plot */
function Mark({ height }: { height: number }) {
  const edge = '1px solid var(--surface)';
  return (
    <span
      aria-hidden
      className="absolute"
      style={{
        ...painted,
        ...{ bottom: `${height}%`, insetInline: 1, height: 4, marginBottom: -2, pointerEvents: 'none' },
        // Seen on a bar and beside it.
        ...{ background: 'var(--text)', borderBlock: edge },
      }}
    />
  );
}

function Rows({ bars, labelledBy }: Labelled) {
  const top = Math.max(1, ...bars.map(({ value }) => value));
  return (
    <ul aria-labelledby={labelledBy} className="flex flex-col gap-1">
      {bars.map((bar) => (
        <li key={bar.id}>
          <BarLink bar={bar} className="block rounded-md py-1.5">
            <span className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span className={bar.href === undefined ? '' : 'text-accent-text'}>{bar.name}</span>
              <span className="text-text-muted figures">{bar.valueText}</span>
            </span>
            <span
              className="block bg-accent"
              style={{
                ...painted,
                width: `${(100 * bar.value) / top}%`,
                minWidth: bar.value > 0 ? 2 : 0,
                height: 8,
                marginTop: 4,
                borderRadius: 4,
              }}
            />
          </BarLink>
        </li>
      ))}
    </ul>
  );
}

function BarLink({
  bar: { name, valueText, href },
  className,
  style,
  onShow,
  children,
}: {
  bar: ChartBar;
  className: string;
  style?: { paddingInline: number };
  /** Given where the name and the value are not written in it. */
  onShow?: (isShown: boolean) => void;
  children: ReactNode;
}) {
  const label = onShow && `${name}: ${valueText}`;
  const look = style ? { style } : {};
  if (href !== undefined) {
    return (
      <Link
        href={href}
        className={`${className} text-text no-underline`}
        {...look}
        {...(onShow ? { 'aria-label': `${label}`, onHoverChange: onShow, onFocusChange: onShow } : {})}
      >
        {children}
      </Link>
    );
  }
  return label === undefined ? (
    <span className={className} {...look}>
      {children}
    </span>
  ) : (
    <span
      role="img"
      aria-label={label}
      className={className}
      {...look}
      onPointerEnter={() => onShow?.(true)}
      onPointerLeave={() => onShow?.(false)}
    >
      {children}
    </span>
  );
}
