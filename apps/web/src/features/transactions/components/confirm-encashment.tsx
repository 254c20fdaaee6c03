import { ConfirmDialog } from '@kasa/ui/confirm-dialog';
import { KeyValue } from '@kasa/ui/key-value';
import { commonMessages } from '#shared/i18n/common.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import { encashmentMessages } from '../messages/encashment/catalogue.ts';
import type { TerminalCash } from '../model/types.ts';

export function ConfirmEncashment({
  cash: { terminal, place, inside_amount: inside },
  amount,
  onConfirm,
  onClose,
}: {
  cash: TerminalCash;
  /** In kopiykas. */
  amount: number;
  onConfirm: () => void;
  onClose: () => void;
}) {
  const text = useText(encashmentMessages);
  const common = useText(commonMessages);
  const format = useFormat();
  const written = format.money(amount);
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={text('ask.title', { amount: written })}
      confirmLabel={text('ask.confirm', { amount: written })}
      cancelLabel={text('ask.back')}
      closeLabel={common('action.close')}
      busyLabel={text('form.busy')}
      onConfirm={() => {
        onConfirm();
        return undefined;
      }}
    >
      <div className="flex flex-col gap-3">
        <KeyValue
          items={[
            { id: 'terminal', label: text('ask.terminal'), value: `${terminal.number} ${terminal.name}` },
            { id: 'place', label: text('ask.place'), value: place },
            { id: 'inside', label: text('ask.inside'), value: format.money(inside) },
            { id: 'left', label: text('ask.left'), value: format.money(inside - amount) },
          ]}
        />
        <p className="text-text-muted">{text('ask.text')}</p>
      </div>
    </ConfirmDialog>
  );
}
