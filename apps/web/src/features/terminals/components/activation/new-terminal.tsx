import { Button } from '@kasa/ui/button';
import { IconButton } from '@kasa/ui/icon-button';
import { InlineNotice } from '@kasa/ui/inline-notice';
import { QrCode } from '@kasa/ui/qr-code';
import { CircleCheck, Copy } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useNavigate } from 'react-router-dom';
import { useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import { paths } from '#shared/paths.ts';
import { usePermissions } from '#shared/permissions/use-permissions.ts';
import { useSession } from '#shared/services/use-services.tsx';
import { useCopyText } from '#shared/toast/use-copy-text.ts';
import { terminalFormsMessages, terminalsMessages } from '../../messages.ts';
import { formatActivationCode, type IssuedCode, scannedCodeState } from '../../model/issued-code.ts';
import type { TerminalDetails } from '../../model/types.ts';

interface NewTerminalProps {
  terminal: TerminalDetails;
  /** Null: not known on this screen. */
  issuedCode: IssuedCode | null;
}

interface WithQr {
  qr: { text: string; label: string };
}

export function TitledSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="rounded-lg border border-border bg-surface p-4 md:p-6">
      <h2 id={id} className="mb-3 font-[620] text-base leading-6">
        {title}
      </h2>
      {children}
    </section>
  );
}

export function NewTerminalCode({
  terminal: { number, status },
  issuedCode,
  keyPhrase,
  qr,
}: NewTerminalProps &
  WithQr & {
    /** Null: not known any more. */
    keyPhrase: string | null;
  }) {
  const text = useText(terminalFormsMessages);
  const format = useFormat();
  return (
    <TitledSection title={issuedCode ? text('activate.code') : text('create.number')}>
      <div className="flex flex-wrap items-start gap-x-6 gap-y-4">
        <QrCode {...qr} width="208px" />
        <div style={{ flex: '1 1 160px' }} className="flex min-w-0 flex-col gap-3">
          <Copied
            label={text('create.number')}
            shown={number}
            value={number}
            copyLabel={text('done.copyNumber')}
          />
          {issuedCode ? (
            <>
              <Copied
                label={text('activate.code')}
                shown={formatActivationCode(issuedCode.code)}
                value={issuedCode.code}
                copyLabel={text('done.copyCode')}
              />
              <p className="text-text-muted">
                {text('done.until', { at: format.dateTime(issuedCode.expiresAt) })}
              </p>
              <p className="text-text-muted">{text('done.keep')}</p>
            </>
          ) : (
            <p className="text-text-muted">{text('done.qrNumberText')}</p>
          )}
        </div>
      </div>
      {keyPhrase === null ? null : (
        <div className="mt-4 flex flex-col gap-1">
          <Copied
            label={text('edit.phrase')}
            shown={keyPhrase}
            value={keyPhrase}
            copyLabel={text('offline.phraseCopy')}
          />
          <p className="text-text-muted">{text('done.keepPhrase')}</p>
        </div>
      )}
      {issuedCode !== null || status !== 'added' ? null : (
        <div className="mt-4">
          <InlineNotice tone="info">{text('done.once')}</InlineNotice>
        </div>
      )}
    </TitledSection>
  );
}

function Copied({
  label,
  shown,
  value,
  copyLabel,
}: {
  label: string;
  shown: string;
  value: string;
  copyLabel: string;
}) {
  const copy = useCopyText();
  return (
    <div>
      <p className="text-[13px] text-text-muted">{label}</p>
      <div className="flex items-center gap-1">
        <span className="min-w-0 font-[650] text-xl figures leading-8 [overflow-wrap:anywhere]">{shown}</span>
        <IconButton label={copyLabel} onPress={() => copy(value)}>
          <Copy aria-hidden />
        </IconButton>
      </div>
    </div>
  );
}

export function NextSteps({
  terminal: { id, number, status, kind, last_online_at: online },
  issuedCode,
}: NewTerminalProps) {
  const text = useText(terminalFormsMessages);
  const terminals = useText(terminalsMessages);
  const navigate = useNavigate();
  const { writeDenialReason } = usePermissions();
  const program = kind === 'offline' ? [text('done.step1'), text('done.step2')] : [];
  const steps = [...program, text(issuedCode ? 'done.step3' : 'done.step3List')];
  const activate = () =>
    issuedCode
      ? void navigate(paths.terminalActivate(), scannedCodeState(issuedCode.code))
      : void navigate(paths.terminalActivate({ q: number }));
  return (
    <TitledSection title={text('done.next')}>
      {status === 'active' ? (
        <InlineNotice tone="positive" icon={CircleCheck} title={text('done.activeTitle')}>
          {text(online === null ? 'done.activeNeverOnline' : 'done.activeText')}
        </InlineNotice>
      ) : status === 'blocked' ? (
        <InlineNotice tone="warning">{text('config.blocked')}</InlineNotice>
      ) : (
        <ol style={{ listStyle: 'decimal' }} className="flex flex-col gap-2 pl-5">
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      )}
      <div className="mt-4 flex flex-wrap gap-2">
        {status === 'added' ? (
          <Button variant="primary" onPress={activate} disabledReason={writeDenialReason('add_terminal')}>
            {terminals('action.activate')}
          </Button>
        ) : null}
        <Button href={paths.terminalEdit({ id })} disabledReason={writeDenialReason('edit_terminal')}>
          {text('create.open')}
        </Button>
      </div>
    </TitledSection>
  );
}

/** The printed card: number, activation code and QR code. */
export function TerminalCard({
  terminal: { name, number, point },
  issuedCode,
  qr,
}: NewTerminalProps & WithQr) {
  const text = useText(terminalFormsMessages);
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
        {text('create.number')}
        <br />
        <span className="font-[650] text-xl figures leading-7">{number}</span>
      </p>
      {issuedCode === null ? null : (
        <>
          <p>
            {text('activate.code')}
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
