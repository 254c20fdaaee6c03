import { receiptLabels as labels } from '@kasa/contracts/transactions/receipt-labels';
import { receiptMoment } from '@kasa/contracts/transactions/receipt-rules';
import { QrCode } from '@kasa/ui/qr-code';
import type { ReactNode } from 'react';
import { formatIn } from '#shared/i18n/format.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { receiptMessages } from '../../messages/receipt/catalogue.ts';
import type { Receipt } from '../../model/types.ts';

/** A receipt stays Ukrainian in every language of the screen. */
const { sum, number: figure, day: writtenDay } = formatIn('uk');

/** 80 mm paper prints 72 mm of its width; light in both themes. */
const PAPER = {
  width: '80mm',
  maxWidth: '100%',
  padding: '4mm',
  fontSize: '12px',
  lineHeight: 1.4,
  background: 'Canvas',
  color: 'CanvasText',
  colorScheme: 'light',
};
/** Text colour, for monochrome printing. */
const INK = { borderColor: 'currentColor' };

/** A fiscal receipt as it prints, the same on screen and paper. */
export function ReceiptPaper({ receipt }: { receipt: Receipt }) {
  const text = useText(receiptMessages);
  const { kind, fiscal_number, company, point, vat_number, tax_number, check_url } = receipt;
  const { day, time } = receiptMoment(receipt.issued_at);
  return (
    <article
      lang="uk"
      aria-label={text('paper', { number: fiscal_number })}
      style={PAPER}
      className="mx-auto border border-border border-dashed font-mono [overflow-wrap:anywhere]"
    >
      <div className="text-center">
        <p className="font-semibold">{company}</p>
        {point ? (
          <>
            <p>{point.name}</p>
            <p>{point.address}</p>
          </>
        ) : null}
        <p>{vat_number ? `${labels.vatNumber} ${vat_number}` : `${labels.taxNumber} ${tax_number}`}</p>
      </div>
      <Rule />
      <Row name={labels.terminal}>{receipt.terminal.number}</Row>
      <p>{receipt.terminal.name}</p>
      {receipt.cashier ? <Row name={labels.cashier}>{receipt.cashier}</Row> : null}
      <Rule />
      <Lines receipt={receipt} />
      <Rule />
      <Sums receipt={receipt} />
      <Loyalty receipt={receipt} />
      <Rule />
      <Payments receipt={receipt} />
      <Rule />
      <Row name={labels.fiscalNumber}>{fiscal_number}</Row>
      {receipt.sale_fiscal_number ? <Row name={labels.saleNumber}>{receipt.sale_fiscal_number}</Row> : null}
      <Row name={writtenDay(day)}>{time}</Row>
      <div className="my-2 flex justify-center">
        <QrCode text={check_url} label={text('qr', { number: fiscal_number })} width="45mm" />
      </div>
      <div className="text-center">
        <p>{labels.mode[receipt.mode]}</p>
        {receipt.control_number ? (
          <p>
            {labels.controlNumber} {receipt.control_number}
          </p>
        ) : null}
        <p>
          {labels.register} {receipt.register_number}
        </p>
        <p className="font-semibold">{labels.title[kind]}</p>
        <p>{labels.maker}</p>
      </div>
    </article>
  );
}

function Lines({ receipt }: { receipt: Receipt }) {
  return (
    <ul>
      {receipt.lines.map(({ article, name, quantity, unit, price, amount, letters }, n) => (
        <li key={`${n} ${article}`} className="mb-1 last:mb-0">
          <p>{name}</p>
          <Row name={`${figure(quantity / 1_000, 3)} ${unit} × ${sum(price)}`}>
            {sum(amount)} {letters}
          </Row>
          {article ? (
            <p>
              {labels.article} {article}
            </p>
          ) : null}
        </li>
      ))}
    </ul>
  );
}

function Sums({ receipt }: { receipt: Receipt }) {
  const { kind, total_amount, rounding_amount, amount, taxes } = receipt;
  return (
    <>
      <Row name={labels.total}>{sum(total_amount)}</Row>
      {taxes.map((tax) =>
        tax.kind === 'none' ? (
          <Row key={tax.letter} name={`${labels.noTax} ${tax.letter}`}>
            {sum(0)}
          </Row>
        ) : (
          <Row key={tax.letter} name={`${labels[tax.kind]} ${tax.letter} ${figure(tax.rate / 100, 2)} %`}>
            {sum(tax.amount)}
          </Row>
        ),
      )}
      {rounding_amount === 0 ? null : <Row name={labels.rounding}>{sum(rounding_amount)}</Row>}
      <Row name={labels.amount[kind]} isStrong>
        {sum(amount)} {labels.currency}
      </Row>
    </>
  );
}

/** What discounts did, apart from the fiscal sums; in none of them, as lines are told at their prices after discounts. */
function Loyalty({ receipt: { loyalty } }: { receipt: Receipt }) {
  const told = loyaltyRows.filter((name) => loyalty?.[name]);
  if (!loyalty || told.length === 0) return null;
  return (
    <>
      <Rule />
      <p>{labels.loyalty}</p>
      {told.map((name) => (
        <Row key={name} name={labels[name]}>
          {sum(loyalty[name])}
        </Row>
      ))}
    </>
  );
}
const loyaltyRows = ['discount', 'spent', 'earned'] as const;

function Payments({ receipt: { payments } }: { receipt: Receipt }) {
  return payments.map(({ form, amount, card }) => (
    <div key={form}>
      <Row name={form}>{sum(amount)}</Row>
      {card ? (
        <>
          {card.acquirer ? <Row name={labels.acquirer}>{card.acquirer}</Row> : null}
          <Row name={labels.terminal}>{card.terminal_number}</Row>
          {card.payment_system ? <Row name={labels.paymentSystem}>{card.payment_system}</Row> : null}
          {card.card_mask ? <Row name={labels.card}>{card.card_mask}</Row> : null}
          {card.approval_number ? <Row name={labels.approval}>{card.approval_number}</Row> : null}
          {card.rrn ? <Row name={labels.rrn}>{card.rrn}</Row> : null}
        </>
      ) : null}
    </div>
  ));
}

function Row({
  name,
  isStrong = false,
  children,
}: {
  name: string;
  isStrong?: boolean;
  children: ReactNode;
}) {
  return (
    <p className={`flex flex-wrap justify-between gap-x-3 ${isStrong ? 'font-semibold' : ''}`}>
      <span>{name}</span>
      <span className="ml-auto text-right">{children}</span>
    </p>
  );
}

const Rule = () => <hr style={INK} className="my-2 border-t border-dashed" />;
