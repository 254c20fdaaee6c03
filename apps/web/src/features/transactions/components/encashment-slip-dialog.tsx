import { Button } from '@kasa/ui/button';
import { Dialog } from '@kasa/ui/dialog';
import { PrintSheet } from '@kasa/ui/print-sheet';
import { SkeletonText } from '@kasa/ui/skeleton';
import { Printer } from 'lucide-react';
import { LoadError } from '#shared/errors/load-error.tsx';
import { commonMessages } from '#shared/i18n/common.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { useObject } from '#shared/query/use-object.ts';
import { encashmentMessages } from '../messages/encashment/catalogue.ts';
import { EncashmentSlip } from './encashment-slip.tsx';

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
      ) : isNotFound ? (
        <p>{text('slip.lost')}</p>
      ) : query.isError ? (
        <LoadError query={query} isInDialog />
      ) : (
        <div role="status" aria-label={text('slip.loading')}>
          <SkeletonText lines={12} />
        </div>
      )}
    </Dialog>
  );
}
