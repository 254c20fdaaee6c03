import { RefundDesk } from './refund-desk.tsx';
import { RefundDialog } from './refund-dialog.tsx';

/** What `?refund=` opens: the desk, or the refund of a payment. */
export function RefundOverlay({
  id,
  onChoose,
  onClose,
}: {
  /** Null: the payment is still to be found. */
  id: string | null;
  onChoose: (id: string) => void;
  onClose: () => void;
}) {
  return id === null ? (
    <RefundDesk onChoose={onChoose} onClose={onClose} />
  ) : (
    <RefundDialog id={id} onClose={onClose} />
  );
}
