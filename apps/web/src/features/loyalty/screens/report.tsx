import { Button } from '@kasa/ui/button';
import { EmptyState } from '@kasa/ui/empty-state';
import { BadgePercent } from 'lucide-react';
import { useText } from '#shared/i18n/i18n.tsx';
import { LiveConnectionStatus } from '#shared/live/live-connection-status.tsx';
import { useLive } from '#shared/live/use-live.ts';
import { paths } from '#shared/paths.ts';
import { useFormatDayRange } from '#shared/period/use-format-day-range.ts';
import { usePeriodFilter } from '#shared/period/use-period-filter.tsx';
import { useOperation } from '#shared/query/use-operation.ts';
import { ReportFrame } from '#shared/report/report-frame.tsx';
import { reportPeriod } from '#shared/report/report-period.ts';
import { asDay, asId } from '#shared/table/filter-parsers.ts';
import { useListState } from '#shared/table/use-list-state.ts';
import { ScreenHeader } from '#shared/title/screen-header.tsx';
import { useDiscountFilter } from '../components/report/discount-filter.ts';
import { OddUses } from '../components/report/odd-uses.tsx';
import { ReportDays } from '../components/report/report-days.tsx';
import { ReportDiscounts } from '../components/report/report-discounts.tsx';
import { ReportFigures } from '../components/report/report-figures.tsx';
import { ReportedDiscount } from '../components/report/reported-discount.tsx';
import { SalesGate } from '../components/sales-gate.tsx';
import { discountMessages } from '../messages/discounts/catalogue.ts';
import { loyaltyReportMessages } from '../messages/report/catalogue.ts';
import type { LoyaltyReport } from '../model/report.ts';
import { reportLive } from '../queries.ts';

const spec = { filters: { from: asDay, to: asDay, discount: asId }, sorts: [] };

/** `/Loyalty/report`: what discounts gave and brought, and where their use is odd. */
export function LoyaltyReportScreen() {
  const text = useText(loyaltyReportMessages);
  return <SalesGate title={text('title')}>{(back) => <Report back={back} />}</SalesGate>;
}

function Report({ back }: { back: { label: string; href: string } }) {
  const text = useText(loyaltyReportMessages);
  const daysText = useFormatDayRange();
  useLive(reportLive);
  const list = useListState(spec);
  const { from, to, discount } = list.filters;
  const period = reportPeriod({ date_from: from, date_to: to }, new Date());
  const filter = usePeriodFilter(period, list.setFilters, false);
  const isUsual = from === undefined && to === undefined;
  const asked = { date_from: period.from, date_to: period.to, discount_id: discount };
  const query = useOperation(
    'getLoyaltyReport',
    { query: asked },
    { isEnabled: period.problem === null, keepsPrevious: true, isQuiet: true },
  );
  const isLost = query.error?.kind === 'server' && query.error.codeName === 'not_found';
  const discountFilter = useDiscountFilter(list, text('discount'));
  /** The same days. */
  const hrefOf = (id?: string) => paths.loyaltyReport({ from, to, discount: id });
  return (
    <>
      <ScreenHeader
        title={text('title')}
        subtitle={daysText(period)}
        status={<LiveConnectionStatus />}
        back={back}
      />
      {isLost ? (
        <Lost allHref={hrefOf()} />
      ) : (
        <ReportFrame
          filters={[{ ...filter, onRemove: isUsual ? undefined : filter.onRemove }, discountFilter]}
          onClear={list.hasFilters ? list.clearFilters : undefined}
          period={period}
          query={query}
          texts={{ failed: text('failed'), loading: text('loading') }}
        >
          {(report) => <Parts report={report} discount={discount} hrefOf={hrefOf} />}
        </ReportFrame>
      )}
    </>
  );
}

function Parts({
  report,
  discount,
  hrefOf,
}: {
  report: LoyaltyReport;
  discount: string | undefined;
  hrefOf: (discount?: string) => string;
}) {
  const text = useText(loyaltyReportMessages);
  const chosen =
    discount === undefined ? null : <ReportedDiscount key={discount} id={discount} allHref={hrefOf()} />;
  if (report.totals.receipts === 0) {
    return (
      <>
        {chosen}
        <Empty isOfOne={discount !== undefined} />
      </>
    );
  }
  return (
    <>
      {chosen}
      <ReportFigures totals={report.totals} />
      <ReportDays report={report} discount={discount} />
      {chosen === null ? <ReportDiscounts report={report} hrefOf={hrefOf} /> : null}
      <OddUses report={report} isOfOne={discount !== undefined} />
      <p className="text-[13px] text-text-muted">{text('assumed')}</p>
    </>
  );
}

function Empty({ isOfOne }: { isOfOne: boolean }) {
  const text = useText(loyaltyReportMessages);
  const discounts = useText(discountMessages);
  return (
    <EmptyState
      icon={BadgePercent}
      title={text('empty.title')}
      text={text(isOfOne ? 'empty.one' : 'empty.text')}
      actions={<Button href={paths.discounts()}>{discounts('discount.toList')}</Button>}
    />
  );
}

/** The discount is gone, or is not for whoever looks. */
function Lost({ allHref }: { allHref: string }) {
  const text = useText(loyaltyReportMessages);
  const discounts = useText(discountMessages);
  return (
    <EmptyState
      icon={BadgePercent}
      title={discounts('discount.lostTitle')}
      text={discounts('discount.lostText')}
      actions={
        <>
          <Button variant="primary" href={allHref}>
            {text('all')}
          </Button>
          <Button href={paths.discounts()}>{discounts('discount.toList')}</Button>
        </>
      }
    />
  );
}
