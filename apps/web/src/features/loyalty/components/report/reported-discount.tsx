import { Link } from 'react-router-dom';
import { RetryLine } from '#shared/errors/retry-line.tsx';
import { useLocale } from '#shared/i18n/i18n.tsx';
import { paths } from '#shared/paths.ts';
import { useOperation } from '#shared/query/use-operation.ts';
import { Section } from '#shared/title/section.tsx';
import { sentenceOf } from '../../model/sentence.ts';
import { DiscountStatus } from '../discount/discount-status.tsx';
import { useReportWords } from './use-report-words.ts';

const link = 'text-accent-text no-underline hover:underline';

/** The discount that the report is of: what it does, where it is, and the way back to all. */
export function ReportedDiscount({ id, allHref }: { id: string; allHref: string }) {
  const { text } = useReportWords();
  const locale = useLocale();
  const query = useOperation('getDiscount', { params: { id } }, { isQuiet: true });
  const { data } = query;
  return (
    <Section
      title={data?.name ?? text('discount')}
      end={
        <Link to={allHref} className={link}>
          {text('all')}
        </Link>
      }
    >
      {data === undefined ? (
        <RetryLine query={query} />
      ) : (
        <div className="flex flex-col gap-1 [overflow-wrap:anywhere]">
          <DiscountStatus state={data.state} />
          <p>{sentenceOf(data, locale)}</p>
          <Link to={paths.discounts({ open: id })} className={link}>
            {text('open')}
          </Link>
        </div>
      )}
    </Section>
  );
}
