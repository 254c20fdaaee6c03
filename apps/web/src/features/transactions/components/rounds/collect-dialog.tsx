import { Dialog } from '@kasa/ui/dialog';
import { KeyValue } from '@kasa/ui/key-value';
import { LoadError } from '#shared/errors/load-error.tsx';
import { DrawerPlaceholder } from '#shared/forms/drawer-placeholder.tsx';
import { commonMessages } from '#shared/i18n/common.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import { usePermissions } from '#shared/permissions/use-permissions.ts';
import { useObject } from '#shared/query/use-object.ts';
import { roundsMessages } from '../../messages/rounds/catalogue.ts';
import type { Encashment, RoundStop } from '../../model/types.ts';
import { EncashForm } from '../encash-form.tsx';

/** The form of an encashment beside its round. */
export function CollectDialog({
  stop: { terminal, point },
  onClose,
  onDone,
}: {
  stop: RoundStop;
  onClose: () => void;
  onDone: (encashment: Encashment) => void;
}) {
  const text = useText(roundsMessages);
  const common = useText(commonMessages);
  const format = useFormat();
  const missing = usePermissions().writeDenialReason('encashment_perform');
  const { query, isNotFound } = useObject('getTerminalCash', terminal.id);
  const { data } = query;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={text('collect.title', { name: terminal.name })}
      closeLabel={common('action.close')}
    >
      {data ? (
        <div className="flex flex-col gap-4">
          <KeyValue
            items={[
              {
                id: 'place',
                label: text('round.place'),
                value: point ? `${point.name}, ${point.city}, ${point.address}` : text('cash.noPoint'),
              },
              { id: 'inside', label: text('collect.inside'), value: format.money(data.inside_amount) },
            ]}
          />
          <EncashForm cash={data} missing={missing} onDone={onDone} />
        </div>
      ) : query.isError && !isNotFound ? (
        <LoadError query={query} isInDialog />
      ) : (
        <DrawerPlaceholder query={query} lost={text('collect.lost')} lines={6} />
      )}
    </Dialog>
  );
}
