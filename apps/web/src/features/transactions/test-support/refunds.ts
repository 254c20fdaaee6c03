import { newIdempotencyKey } from '@kasa/client/http/idempotency';
import { exampleIds } from '@kasa/contracts/shared/example-ids';
import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import type { RenderedApp, RenderOptions } from '#app/test-support/render-app.tsx';
import { money, open, plain } from './payments.ts';

export const id = exampleIds.transactionToReverse;
export const REFUND = `/transactions?refund=${id}`;
export const DESK = '/transactions?refund=find';
export const TITLE = 'Повернення покупцеві';
export const REASON = 'Покупець повернув товар';
export const WHOLE = 35_000;

export const dialog = async () => within(await screen.findByRole('dialog', { name: TITLE }));
export const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const words = (text: string) => new RegExp(`^${text.replace(/ /g, '\\s')}$`);
export const submit = (amount: number) => ({ name: words(`Повернути ${money(amount)}`) });
export const payment = ({ services }: RenderedApp, of = id) =>
  services.client.operation('getTransaction')({ params: { id: of } });
export const sent = ({ requests }: RenderedApp) =>
  requests.filter((one) => one.endsWith('/reversals')).length;
/** Somebody else, who is quicker. */
export const refund = ({ services }: RenderedApp, amount: number, left_amount: number, of = id) =>
  services.client.operation('reverseTransaction')(
    { params: { id: of }, body: { amount, left_amount, reason: REASON } },
    { idempotencyKey: newIdempotencyKey() },
  );
export const bank = ({ control }: RenderedApp, behaviour: 'approves' | 'declines' | 'silent') =>
  control.setAcquirer({
    body: { behaviour, response_code: '91', after_seconds: 0, merchant_id: null },
  });
export const openRefund = async (as: RenderOptions['as'], options: RenderOptions = {}) => {
  const app = await open(REFUND, { as: as ?? 'cashier', ...options });
  await screen.findByRole('textbox', { name: /^Причина/ }, { timeout: 10_000 });
  return { app, shown: await dialog() };
};
type Opened = Awaited<ReturnType<typeof openRefund>>;
export const choose = ({ app, shown }: Opened, reason = REASON) =>
  app.user.click(shown.getByRole('button', { name: reason }));
export const sum = ({ shown }: Opened) =>
  shown.getByRole<HTMLInputElement>('textbox', { name: /^Сума повернення/ });
export const typeSum = async (opened: Opened, text: string) => {
  await opened.app.user.clear(sum(opened));
  await opened.app.user.type(sum(opened), text);
};
/** Words with amounts have narrow spaces that cannot be broken. */
export const says = (words: string) =>
  screen.findByText((_, element) => element !== null && isOwn(element, words));
const isOwn = (element: Element, words: string) =>
  plain(element).includes(words) && ![...element.children].some((child) => plain(child).includes(words));
