import { registerShiftFields } from '@kasa/contracts/points/shift-fields';
import { taxRateText } from '@kasa/contracts/shared/tax-rates';
import { Button } from '@kasa/ui/button';
import { Dialog } from '@kasa/ui/dialog';
import { PrintSheet } from '@kasa/ui/print-sheet';
import { RadioGroup } from '@kasa/ui/radio-group';
import { Printer } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { LoadError } from '#shared/errors/load-error.tsx';
import { useFields } from '#shared/fields/use-fields.tsx';
import { DrawerPlaceholder } from '#shared/forms/drawer-placeholder.tsx';
import { commonMessages } from '#shared/i18n/common.ts';
import { useLocale, useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import { useServerTime } from '#shared/live/use-server-time.ts';
import { useObject } from '#shared/query/use-object.ts';
import { pointMessages } from '../../messages/points/catalogue.ts';
import type { RegisterShift } from './shift-state.tsx';

/** The X report of a shift as it is now, or its Z report, to read and to print. */
export function ShiftReportDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const text = useText(pointMessages);
  const common = useText(commonMessages);
  const { query, isNotFound } = useObject('getRegisterShift', id);
  const { data } = query;
  const [paper, choosePaper] = useState<Paper>('roll');
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={text(data ? `shift.report.${data.report.kind}` : 'shift.report')}
      closeLabel={common('action.close')}
      footer={
        <>
          <Button onPress={onClose}>{common('action.close')}</Button>
          {data ? (
            <Button variant="primary" icon={<Printer />} onPress={() => window.print()}>
              {common('action.print')}
            </Button>
          ) : null}
        </>
      }
    >
      {data ? (
        <>
          <RadioGroup
            label={text('shift.paper')}
            orientation="horizontal"
            options={papers.map((one) => ({ id: one, label: text(`shift.paper.${one}`) }))}
            value={paper}
            onChange={(one) => one && choosePaper(one)}
          />
          <Report shift={data} paper={paper} />
          <PrintSheet>
            <Report shift={data} paper={paper} />
          </PrintSheet>
        </>
      ) : query.isError && !isNotFound ? (
        <LoadError query={query} isInDialog />
      ) : (
        <DrawerPlaceholder query={query} lost={text('shift.lost')} lines={8} />
      )}
    </Dialog>
  );
}

const papers = ['roll', 'a4'] as const;
type Paper = (typeof papers)[number];

/** 80 mm paper prints 72 mm of its width; a sheet is for the file and is signed. */
const PAPER_STYLES = {
  roll: { style: { maxWidth: '72mm' }, className: 'text-[13px] leading-5' },
  a4: { style: { maxWidth: '170mm' }, className: 'text-[15px] leading-7' },
};

function Report({ shift, paper }: { shift: RegisterShift; paper: Paper }) {
  const text = useText(pointMessages);
  const format = useFormat();
  const { label } = useFields(registerShiftFields);
  const now = new Date(useServerTime()).toISOString();
  const { point, register_number, report, opened_at, opened_by, closed_at, closed_by } = shift;
  return (
    <div
      style={PAPER_STYLES[paper].style}
      className={`mx-auto ${PAPER_STYLES[paper].className} [overflow-wrap:anywhere]`}
    >
      <div className="text-center">
        <p className="font-semibold">{point.name}</p>
        <p>{text('shift.register', { number: register_number })}</p>
        <p className="mt-2 font-semibold text-[15px]">{text(`shift.report.${report.kind}`)}</p>
        {report.kind === 'x' ? <p className="figures">{format.dateTime(now)}</p> : null}
      </div>
      <Rule />
      <Turnover title={text('shift.sales')} turnover={report.sales} />
      <Rule />
      <Turnover title={text('shift.returns')} turnover={report.returns} />
      <Rule />
      <dl>
        <Line name={label('service_in')}>{format.money(report.service_in)}</Line>
        <Line name={label('service_out')}>{format.money(report.service_out)}</Line>
        <Line name={text('shift.cash')} isTotal>
          {format.money(report.cash)}
        </Line>
      </dl>
      <Rule />
      <dl>
        <Line name={text('shift.openedAt')}>{format.dateTime(opened_at)}</Line>
        <Line name={text('shift.openedBy')}>{opened_by?.name ?? text('shift.withFirstSale')}</Line>
        <Line name={text('shift.openingNumber')}>{shift.opening_number ?? '—'}</Line>
        {closed_at === null ? null : (
          <>
            <Line name={text('shift.closedAt')}>{format.dateTime(closed_at)}</Line>
            <Line name={text('shift.closedBy')}>{closed_by?.name ?? text('shift.byItself')}</Line>
          </>
        )}
        {report.fiscal_number === null ? null : (
          <Line name={text('shift.zNumber')}>{report.fiscal_number}</Line>
        )}
      </dl>
      {report.kind === 'x' ? (
        <>
          <Rule />
          <p className="text-center">{text('shift.notFiscal')}</p>
        </>
      ) : null}
      {paper === 'a4' ? (
        <p style={{ marginTop: '14mm' }} className="flex flex-wrap gap-x-8">
          {(['signature', 'name', 'date'] as const).map((what) => (
            <span key={what} style={{ minWidth: '32mm' }} className="flex flex-1 items-baseline gap-2">
              {text(`shift.sign.${what}`)}
              <span aria-hidden style={{ borderColor: 'currentColor' }} className="min-w-0 flex-1 border-b" />
            </span>
          ))}
        </p>
      ) : null}
    </div>
  );
}

/** What was sold, or taken back: in cash, by card, and the taxes of each letter. */
function Turnover({
  title,
  turnover: { count, amount, cash_amount, rounding_amount, taxes },
}: {
  title: string;
  turnover: RegisterShift['report']['sales'];
}) {
  const text = useText(pointMessages);
  const format = useFormat();
  const locale = useLocale();
  const receipts = format.number(count);
  if (count === 0)
    return (
      <dl>
        <Line name={title}>{receipts}</Line>
      </dl>
    );
  return (
    <section aria-label={title}>
      <p className="font-semibold">{title}</p>
      <dl>
        <Line name={text('shift.receipts')}>{receipts}</Line>
        <Line name={text('shift.amount')} isTotal>
          {format.money(amount)}
        </Line>
      </dl>
      <dl className="pl-3">
        <Line name={text('shift.inCash')}>{format.money(cash_amount)}</Line>
        <Line name={text('shift.byCard')}>{format.money(amount - cash_amount)}</Line>
      </dl>
      {rounding_amount === 0 ? null : (
        <dl>
          <Line name={text('shift.rounding')}>{format.money(rounding_amount)}</Line>
        </dl>
      )}
      {taxes.map((tax) => (
        <div key={taxRateText(tax, 'uk')}>
          <p>{taxRateText(tax, locale)}</p>
          <dl className="pl-3">
            <Line name={text('shift.taxBase')}>{format.money(tax.base)}</Line>
            {tax.kind === 'none' ? null : <Line name={text('shift.tax')}>{format.money(tax.amount)}</Line>}
          </dl>
        </div>
      ))}
    </section>
  );
}

const Rule = () => <hr style={{ borderColor: 'currentColor' }} className="my-2 border-t border-dashed" />;

function Line({ name, isTotal = false, children }: { name: string; isTotal?: boolean; children: ReactNode }) {
  return (
    <div className={`flex flex-wrap justify-between gap-x-3 ${isTotal ? 'font-semibold' : ''}`}>
      <dt>{name}</dt>
      <dd className="ml-auto text-right figures">{children}</dd>
    </div>
  );
}
