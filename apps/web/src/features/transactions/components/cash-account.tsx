import { Banknote } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import { encashmentMessages } from '../messages/encashment/catalogue.ts';
import type { TerminalCash } from '../model/types.ts';

export function CashAccount({ cash }: { cash: TerminalCash }) {
  const text = useText(encashmentMessages);
  const id = useId();
  return (
    <section aria-labelledby={id} className="rounded-lg border border-border bg-surface p-4 md:p-6">
      <h2 id={id} className="mb-3 flex items-center gap-2 font-[620] text-base leading-6">
        <Banknote size={20} aria-hidden className="shrink-0 text-text-muted" />
        {text('cash.title')}
      </h2>
      <p className="text-text-muted text-xs">{text('cash.inside')}</p>
      <CashFigures cash={cash} />
    </section>
  );
}

/** The cash inside a terminal, and how it came about. */
export function CashFigures({ cash }: { cash: TerminalCash }) {
  const text = useText(encashmentMessages);
  const format = useFormat();
  return (
    <>
      <p aria-live="polite" className="font-[620] text-2xl figures leading-8">
        {format.money(cash.inside_amount)}
      </p>
      <p className="mt-1 mb-4 text-[13px] text-text-muted">
        {cash.since === null ? text('cash.never') : text('cash.since', { at: format.dateTime(cash.since) })}
      </p>
      <dl className="flex flex-col gap-2">
        <AccountLine name={text('cash.carried')}>{format.money(cash.carried_amount)}</AccountLine>
        <AccountLine
          name={text('cash.received')}
          note={text('cash.payments', { count: cash.payments_count })}
        >
          {format.money(cash.received_amount)}
        </AccountLine>
        <AccountLine name={text('cash.refunded')}>{format.money(0 - cash.refunded_amount)}</AccountLine>
      </dl>
    </>
  );
}

export function AccountLine({
  name,
  note,
  isTotal = false,
  children,
}: {
  name: string;
  note?: string | undefined;
  isTotal?: boolean | undefined;
  children: ReactNode;
}) {
  return (
    <div
      className={`flex items-baseline justify-between gap-3 ${isTotal ? 'my-1 font-[650] text-base leading-6' : ''}`}
    >
      <dt>
        {name}
        {note === undefined ? null : <span className="block text-[13px] text-text-muted">{note}</span>}
      </dt>
      <dd className="shrink-0 figures">{children}</dd>
    </div>
  );
}
