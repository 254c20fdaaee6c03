import type { Row } from '../../db/schema.ts';

type Payment = Pick<
  Row<'transactions'>,
  'id' | 'order_id' | 'terminal_id' | 'started_at' | 'payment_form' | 'card_mask'
> & { readonly terminal_number: string; readonly terminal_name: string };

/** A payment, as previews and rows of runs show it. */
export const presentPayment = ({ terminal_id, terminal_number, terminal_name, ...payment }: Payment) => {
  const { id, order_id, started_at, payment_form, card_mask } = payment;
  const terminal = { id: terminal_id, number: terminal_number, name: terminal_name };
  return { id, order_id, terminal, started_at, payment_form, card_mask };
};
