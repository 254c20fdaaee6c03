import { QrCode } from '@kasa/ui/qr-code';
import { useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import { useSession } from '#shared/services/use-services.tsx';
import { offlineMessages } from '../../messages/offline/catalogue.ts';
import { formatActivationCode, type IssuedCode } from '../../model/issued-code.ts';
import type { TerminalDetails } from '../../model/types.ts';

export function TerminalCard({
  terminal: { name, number, point },
  issuedCode,
  qr,
}: {
  terminal: TerminalDetails;
  issuedCode: IssuedCode | null;
  qr: { text: string; label: string };
}) {
  const text = useText(offlineMessages);
  const format = useFormat();
  const merchant = useSession()?.user.merchant.name;
  return (
    <article
      style={{ width: '86mm', borderColor: 'currentColor' }}
      className="flex flex-col items-center gap-2 rounded-lg border p-4 text-center text-[13px] leading-5 [overflow-wrap:anywhere]"
    >
      <p>{merchant}</p>
      <p className="font-[650] text-base leading-6">{name}</p>
      {point === null ? null : <p>{`${point.name}, ${point.city}`}</p>}
      <QrCode text={qr.text} label={qr.label} width="50mm" />
      <p>
        {text('done.number')}
        <br />
        <span className="font-[650] text-xl tabular-nums leading-7">{number}</span>
      </p>
      {issuedCode === null ? null : (
        <>
          <p>
            {text('done.code')}
            <br />
            <span className="font-[650] text-xl leading-7">{formatActivationCode(issuedCode.code)}</span>
          </p>
          <p>{text('done.until', { at: format.dateTime(issuedCode.expiresAt) })}</p>
          <p>{text('card.activate')}</p>
        </>
      )}
    </article>
  );
}
