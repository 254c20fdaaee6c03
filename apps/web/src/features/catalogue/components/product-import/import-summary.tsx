import { importedProductFields, productImportFields } from '@kasa/contracts/catalogue/import-fields';
import { importVerdicts } from '@kasa/contracts/catalogue/import-values';
import { Button } from '@kasa/ui/button';
import { InlineNotice, type NoticeTone } from '@kasa/ui/inline-notice';
import { StatCard, StatGroup } from '@kasa/ui/stat-card';
import { useFields } from '#shared/fields/use-fields.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import { paths } from '#shared/paths.ts';
import { FigureLink } from '#shared/report/figure-link.tsx';
import { productImportMessages } from '../../messages/product-import/catalogue.ts';
import { isIncomplete, type ProductImport } from '../../model/product-import.ts';

/** The rows of an import by what would become of them; each figure leads to its rows. */
export function ImportFigures({ of: { id, counts } }: { of: ProductImport }) {
  const text = useText(productImportMessages);
  const format = useFormat();
  const { label } = useFields(productImportFields);
  return (
    <StatGroup label={text('import.figures')}>
      {importVerdicts.map((verdict) => (
        <StatCard
          key={verdict}
          label={label(verdict)}
          value={
            <FigureLink to={counts[verdict] > 0 ? paths.productImport({ id }, { verdict }) : undefined}>
              {format.number(counts[verdict])}
              {counts[verdict] > 0 ? <span className="sr-only"> – {text('import.showOnly')}</span> : null}
            </FigureLink>
          }
        />
      ))}
    </StatGroup>
  );
}

/** What new products get that the file says nothing of, in a line. */
export function ImportDefaults({ of: { defaults } }: { of: ProductImport }) {
  const text = useText(productImportMessages);
  const { label, display } = useFields(importedProductFields);
  const { is_sold_everywhere: isEverywhere, point_ids: points } = defaults;
  const where = isEverywhere ? text('import.everywhere') : text('import.atPoints', { count: points.length });
  const values = [
    ...(['kind', 'unit', 'tax', 'tax_included', 'is_fiscal'] as const).map((field) =>
      text('rows.value', { field: label(field), value: display(field, defaults[field]) }),
    ),
    text('rows.value', { field: text('import.points'), value: where }),
  ];
  return <p className="text-text-muted">{text('import.defaults', { values: values.join(' · ') })}</p>;
}

const BEGUN: Readonly<Record<Exclude<ProductImport['state'], 'draft'>, NoticeTone>> = {
  ...{ running: 'info', done: 'positive', cancelled: 'warning' },
  ...{ rolling_back: 'info', rolled_back: 'info' },
};

/** What is to be known of an import before its rows: what a draft lacks, or what became of one that was begun. */
export function ImportNotice({ of, isShowingWrong }: { of: ProductImport; isShowingWrong: boolean }) {
  const text = useText(productImportMessages);
  const format = useFormat();
  const { id, state, counts, run_id: run, roll_back_run_id: rollBackRun } = of;
  if (state !== 'draft') {
    return (
      <InlineNotice
        tone={BEGUN[state]}
        actions={
          <>
            {run === null ? null : (
              <Button size="sm" href={paths.productImportRun({ id: run })}>
                {text('begun.run')}
              </Button>
            )}
            {rollBackRun === null ? null : (
              <Button size="sm" href={paths.productImportRun({ id: rollBackRun })}>
                {text('begun.rollBackRun')}
              </Button>
            )}
          </>
        }
      >
        {text(`begun.${state}`)}
      </InlineNotice>
    );
  }
  return (
    <>
      {isIncomplete(of) ? (
        <InlineNotice
          tone="warning"
          title={text('incomplete.title')}
          actions={
            <Button size="sm" href={paths.productImportCreate()}>
              {text('incomplete.again')}
            </Button>
          }
        >
          {text('incomplete.text', {
            sent: format.number(of.total),
            all: of.rows_in_file ?? 0,
          })}
        </InlineNotice>
      ) : null}
      {counts.wrong > 0 ? (
        <InlineNotice
          tone="warning"
          actions={
            isShowingWrong ? undefined : (
              <Button size="sm" href={paths.productImport({ id }, { verdict: 'wrong' })}>
                {text('rows.showWrong')}
              </Button>
            )
          }
        >
          {text('rows.wrong', { count: counts.wrong })}
        </InlineNotice>
      ) : null}
    </>
  );
}
