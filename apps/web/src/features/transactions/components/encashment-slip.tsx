import { Button } from '@kasa/ui/button';
import { Dialog } from '@kasa/ui/dialog';
import { PrintSheet } from '@kasa/ui/print-sheet';
import { Printer } from 'lucide-react';
import { LoadError } from '#shared/errors/load-error.tsx';
import { DrawerPlaceholder } from '#shared/forms/drawer-placeholder.tsx';
import { commonMessages } from '#shared/i18n/common.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import { useObject } from '#shared/query/use-object.ts';
import { encashmentMessages } from '../messages/encashment/catalogue.ts';
import type { Encashment } from '../model/types.ts';
import { AccountLine } from './cash-account.tsx';

/** A slip, to view and print. Slips are immutable and can be printed again. */
export function EncashmentSlipDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const text = useText(encashmentMessages);
  const common = useText(commonMessages);
  const { query, isNotFound } = useObject('getEncashment', id);
  const { data } = query;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={data ? text('slip.title', { number: String(data.number) }) : text('short')}
      closeLabel={common('action.close')}
      footer={
        <>
          <Button onPress={onClose}>{common('action.close')}</Button>
          {data ? (
            <Button variant="primary" icon={<Printer />} onPress={() => window.print()}>
              {text('slip.print')}
            </Button>
          ) : null}
        </>
      }
    >
      {data ? (
        <>
          <EncashmentSlip encashment={data} />
          <PrintSheet>
            <EncashmentSlip encashment={data} />
          </PrintSheet>
        </>
      ) : query.isError && !isNotFound ? (
        <LoadError query={query} isInDialog />
      ) : (
        <DrawerPlaceholder query={query} lost={text('slip.lost')} lines={8} />
      )}
    </Dialog>
  );
}

/** Slip of an encashment in receipt width, the same on screen and paper. */
export function EncashmentSlip({ encashment }: { encashment: Encashment }) {
  const text = useText(encashmentMessages);
  const format = useFormat();
  const { number, terminal, place, company, taken_at, comment, by } = encashment;
  return (
    <div style={{ maxWidth: '72mm' }} className="mx-auto text-[13px] leading-5 [overflow-wrap:anywhere]">
      <div className="text-center">
        <p className="font-semibold">{company}</p>
        {place === null ? null : <p>{place}</p>}
        <p className="mt-2 font-semibold text-[15px]">{text('slip.title', { number: String(number) })}</p>
        <p className="figures">{format.dateTime(taken_at)}</p>
        <p>{text('slip.terminal', { number: terminal.number })}</p>
        <p>{terminal.name}</p>
      </div>
      <Rule />
      <dl>
        <AccountLine name={text('cash.carried')}>{format.money(encashment.carried_amount)}</AccountLine>
        <AccountLine name={text('slip.received', { count: encashment.payments_count })}>
          {format.money(encashment.received_amount)}
        </AccountLine>
        <AccountLine name={text('cash.refunded')}>{format.money(0 - encashment.refunded_amount)}</AccountLine>
        <AccountLine name={text('history.inside')}>{format.money(encashment.inside_amount)}</AccountLine>
        <AccountLine name={text('slip.amount')} isTotal>
          {format.money(encashment.amount)}
        </AccountLine>
        <AccountLine name={text('slip.left')}>{format.money(encashment.left_amount)}</AccountLine>
      </dl>
      <Rule />
      <p>{text('slip.by', { name: by.name })}</p>
      {by.phone === null ? null : (
        <p className="figures">{text('slip.phone', { phone: format.phone(by.phone) })}</p>
      )}
      {comment === null ? null : <p className="whitespace-pre-line">{text('slip.comment', { comment })}</p>}
      <Signature name={text('slip.handedOver')} />
      <Signature name={text('slip.taken')} />
    </div>
  );
}

/** Text colour, for monochrome printing. */
const INK = { borderColor: 'currentColor' };

const Rule = () => <hr style={INK} className="my-2 border-t border-dashed" />;

function Signature({ name }: { name: string }) {
  return (
    <p className="mt-6 flex items-end gap-2">
      <span>{name}</span>
      <span aria-hidden style={INK} className="flex-1 border-b" />
    </p>
  );
}
