import { Button } from '@kasa/ui/button';
import { Dialog } from '@kasa/ui/dialog';
import { commonMessages } from '#shared/i18n/common.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { productMessages } from '../../messages/products/catalogue.ts';
import { BarcodeCamera } from './barcode-camera.tsx';

/** Reads a barcode for a field; without a camera it is typed there. */
export function ReadDialog({ onRead, onClose }: { onRead: (barcode: string) => void; onClose: () => void }) {
  const text = useText(productMessages);
  const common = useText(commonMessages);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={text('scan.readTitle')}
      closeLabel={common('action.close')}
      footer={<Button onPress={onClose}>{common('action.cancel')}</Button>}
    >
      <BarcodeCamera onRead={onRead} />
    </Dialog>
  );
}
