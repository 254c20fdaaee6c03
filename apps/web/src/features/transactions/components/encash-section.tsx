import { InlineNotice } from '@kasa/ui/inline-notice';
import { useId, useState } from 'react';
import { useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import { usePermissions } from '#shared/permissions/use-permissions.ts';
import { encashmentMessages } from '../messages/encashment/catalogue.ts';
import type { Encashment, TerminalCash } from '../model/types.ts';
import { EncashForm } from './encash-form.tsx';

export function EncashSection({
  cash,
  onDone,
}: {
  cash: TerminalCash;
  onDone: (encashment: Encashment) => void;
}) {
  const text = useText(encashmentMessages);
  const id = useId();
  const missing = usePermissions().writeDenialReason('encashment_perform');
  // Each encashment has a new form, and so a new idempotency key.
  const [round, setRound] = useState(0);
  return (
    <section aria-labelledby={id} className="rounded-lg border border-border bg-surface p-4 md:p-6">
      <h2 id={id} className="mb-3 font-[620] text-base leading-6">
        {text('form.title')}
      </h2>
      {missing !== undefined && round === 0 ? (
        <InlineNotice tone="info" title={text('form.noRight')}>
          <p>{missing}</p>
        </InlineNotice>
      ) : (
        <>
          <Nothing inside={cash.inside_amount} />
          <EncashForm
            key={round}
            cash={cash}
            missing={missing}
            onDone={(encashment) => {
              setRound(round + 1);
              onDone(encashment);
            }}
          />
        </>
      )}
    </section>
  );
}

function Nothing({ inside }: { inside: number }) {
  const text = useText(encashmentMessages);
  const format = useFormat();
  if (inside > 0) return null;
  return (
    <div className="mb-4">
      <InlineNotice tone="info">
        {inside === 0 ? text('form.nothing') : text('form.overdrawn', { amount: format.money(-inside) })}
      </InlineNotice>
    </div>
  );
}
