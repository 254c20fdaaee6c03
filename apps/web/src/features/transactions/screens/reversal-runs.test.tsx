import { newIdempotencyKey } from '@kasa/client/http/idempotency';
import { exampleIds } from '@kasa/contracts/shared/example-ids';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import {
  PASSWORD,
  phoneByRole,
  type RenderedApp,
  type RenderOptions,
} from '#app/test-support/render-app.tsx';
import { toastTexts } from '#app/test-support/visit.ts';
import { createServices } from '#shared/services/services.ts';
import { beside, money, open, payments, plain, rows, standAtSeed } from '../test-support/payments.ts';
import { bank, payment, REASON, refund, says } from '../test-support/refunds.ts';

standAtSeed();

const { transactionToReverse: first, transactionOfReversalRun: second, terminalWithCash } = exampleIds;
const BOTH = 77_000;
const LIST = `/transactions?period=all&terminal_id=${terminalWithCash}&payment_form=card&status=approved`;
const TITLE = 'Повернення коштів';
const RUN = 'Масове повернення';

const row = (id: string) => document.querySelector<HTMLElement>(`table tr[data-row-id="${id}"]`);
const hasRow = (id: string) => waitFor(() => expect(row(id)).not.toBeNull());
const dialogOf = async () => within(await screen.findByRole('dialog', { name: TITLE }));
type Dialog = Awaited<ReturnType<typeof dialogOf>>;
const confirm = (dialog: Dialog) => dialog.findByRole('button', { name: /^Повернути \d/ });
const started = ({ requests }: RenderedApp) =>
  requests.filter((one) => one.endsWith('POST /api/v1/transactions/reversal-runs')).length;
const isRun = async (app: RenderedApp) => {
  await screen.findByRole('heading', { level: 1, name: RUN });
  await waitFor(() => expect(app.location()).toMatch(/^\/transactions\/runs\/[\da-f-]{36}$/));
};
const figures = () => plain(document.querySelector('dl[aria-label="Підсумок"]') as Element);
/** Reached by keyboard, it says at once why it does nothing. */
async function focus({ user }: RenderedApp, button: HTMLElement): Promise<void> {
  await user.tab();
  act(() => button.focus());
}

/** Chooses both payments by hand and opens the preview. */
async function choose(options: RenderOptions = {}): Promise<{ app: RenderedApp; dialog: Dialog }> {
  const app = await open(LIST, { as: 'cashier', ...options });
  for (const id of [first, second]) {
    await hasRow(id);
    await app.user.click(within(row(id) as HTMLElement).getByRole('checkbox'));
  }
  await app.user.click(await screen.findByRole('button', { name: 'Повернути кошти' }));
  return { app, dialog: await dialogOf() };
}

const giveReason = (app: RenderedApp, dialog: Dialog) =>
  app.user.click(dialog.getByRole('button', { name: REASON }));

/** A run as the server begins it; nothing of it is done until `work`. */
async function begin({ services }: Pick<RenderedApp, 'services'>, ids = [first, second]) {
  const target = { transaction_ids: ids };
  const { amount, digest } = await services.client.operation('previewReversalRun')({ body: { target } });
  return services.client.operation('startReversalRun')(
    { body: { target, reason: REASON, amount, digest } },
    { idempotencyKey: newIdempotencyKey() },
  );
}

describe('chosen payments', () => {
  it('are refunded at once: looked at, given a reason, begun once, and each is seen done', async () => {
    const { app, dialog } = await choose();
    const list = await dialog.findByRole('list', { name: 'Що буде повернуто' });
    const { order_id } = await payment(app, second);
    const item = within(list).getByText(new RegExp(order_id)).closest('li');
    expect(plain(item as Element)).toContain(money(42_000));
    expect(dialog.getByText('Оплат до повернення').nextElementSibling?.textContent).toBe('2 з 2');
    const button = await confirm(dialog);
    expect(plain(button)).toBe(`Повернути 2 оплати на ${money(BOTH)}`);
    await app.user.click(button);
    expect(await dialog.findByText("Поле обов'язкове")).toBeTruthy();
    expect(started(app)).toBe(0);
    await giveReason(app, dialog);
    await app.user.dblClick(button);
    await isRun(app);
    expect(started(app)).toBe(1);
    await screen.findByText('Виконується');
    await app.work();
    await screen.findByText('Завершено');
    expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('2 з 2');
    await says(`Повернуто ${money(BOTH)} з ${money(BOTH)}`);
    const done = expect.stringMatching(/₴Повернуто/);
    await waitFor(() => expect(rows().map((one) => plain(one))).toEqual([done, done]));
    expect(await payment(app, first)).toMatchObject({ status: 'reversed', left_amount: 0 });
    expect(await payment(app, second)).toMatchObject({ status: 'reversed', left_amount: 0 });
    await app.user.click(rows()[0] as HTMLElement);
    const shown = await beside(/₴/);
    expect(await shown.findByText(/^Повернуто /)).toBeTruthy();
    await app.goTo('/transactions/runs');
    await waitFor(() => expect(plain(rows()[0] as Element)).toMatch(new RegExp(`^${REASON}.*Завершено`)));
  });

  it('are left out where nothing can be paid back, and the preview says why', async () => {
    const app = await open('/transactions?period=all&status=declined', { as: 'cashier' });
    await waitFor(() => expect(rows().length).toBeGreaterThan(0));
    await app.user.click(screen.getByRole('checkbox', { name: 'Вибрати всі рядки' }));
    await app.user.click(await screen.findByRole('button', { name: 'Повернути кошти' }));
    const dialog = await dialogOf();
    await dialog.findByText('Оплату не проведено: 10');
    expect((await confirm(dialog)).getAttribute('aria-disabled')).toBe('true');
    await app.user.click(dialog.getByRole('tab', { name: 'Повернемо0' }));
    await dialog.findByText('Тут нічого немає.');
    await giveReason(app, dialog);
    await app.user.click(await confirm(dialog));
    expect(started(app)).toBe(0);
  });

  it('are all that the filter lets through, on whatever page', async () => {
    const app = await open(`/transactions?period=all&terminal_id=${terminalWithCash}&payment_form=card`, {
      as: 'cashier',
    });
    await hasRow(first);
    await app.user.click(screen.getByRole('checkbox', { name: 'Вибрати всі рядки' }));
    const all = await screen.findByRole('button', { name: /^Вибрати всі \d+$/ });
    const count = all.textContent?.match(/\d+/)?.[0];
    await app.user.click(all);
    await app.user.click(screen.getByRole('button', { name: 'Повернути кошти' }));
    const dialog = await dialogOf();
    await dialog.findByRole('tab', { name: `Усі${count}` });
    await app.user.click(await dialog.findByRole('button', { name: 'Наступні' }));
    await dialog.findByText(/^2 з \d+$/);
  });

  it('are not more than a run takes, and the button says how many that is', async () => {
    const app = await open('/transactions?date_from=2026-10-20&date_to=2026-11-20', { as: 'cashier' });
    await waitFor(() => expect(rows().length).toBeGreaterThan(0));
    await app.user.click(screen.getByRole('checkbox', { name: 'Вибрати всі рядки' }));
    const all = await screen.findByRole('button', { name: /^Вибрати всі/ });
    expect(all.getAttribute('aria-disabled')).toBe('true');
    await focus(app, all);
    expect(plain(await screen.findByRole('tooltip'))).toBe(
      'За один раз можна повернути кошти щонайбільше за 1 000 оплатами. Виберіть менше.',
    );
  });

  it('that are others by now are shown anew, and only then begun', async () => {
    const { app, dialog } = await choose();
    await giveReason(app, dialog);
    const button = await confirm(dialog);
    await refund(app, 35_000, 35_000, first);
    await app.user.click(button);
    await dialog.findByText(/^Поки ви переглядали, дані змінилися/);
    await dialog.findByText('Уже повернуто повністю: 1');
    await waitFor(async () =>
      expect(plain(await confirm(dialog))).toBe(`Повернути 1 оплату на ${money(42_000)}`),
    );
    await app.user.click(await confirm(dialog));
    await isRun(app);
    expect(started(app)).toBe(2);
    await app.work();
    expect(await payment(app, first)).toMatchObject({ refund_amount: 35_000, reversals: [{ kind: 'full' }] });
  });

  it('are refunded once when the answer is lost and somebody tries again', async () => {
    const { app, dialog } = await choose();
    await app.fail('startReversalRun', { how: 'drop', afterHandler: true, times: 1 });
    await giveReason(app, dialog);
    await app.user.click(await confirm(dialog));
    await waitFor(() => expect(toastTexts()).toHaveLength(1));
    await app.user.click(await confirm(dialog));
    await isRun(app);
    await app.work();
    expect((await payment(app, second)).reversals).toHaveLength(1);
    const { total } = await app.services.client.operation('listReversalRuns')({
      query: { page: 1, perPage: 10 },
    });
    // A cashier sees the own ones alone.
    expect(total).toBe(1);
  });

  it('wait while such a run goes on, and the dialog leads to it', async () => {
    const { app, dialog } = await choose();
    const [other] = await payments(app, { payment_form: ['card'], status: ['approved'] });
    const going = await begin(app, [String(other?.id)]);
    await giveReason(app, dialog);
    await app.user.click(await confirm(dialog));
    const link = await dialog.findByRole('link', { name: 'Переглянути хід виконання' });
    expect(link.getAttribute('href')).toBe(`/transactions/runs/${going.id}`);
  });

  it('are chosen on a phone, too', async () => {
    const { dialog } = await choose({ width: 360 });
    expect(plain(await confirm(dialog))).toBe(`Повернути 2 оплати на ${money(BOTH)}`);
  });

  it('are not offered to those who may not refund them; the runs of others are', async () => {
    const app = await open(LIST);
    await hasRow(first);
    expect(screen.queryByRole('checkbox')).toBeNull();
    await app.user.click(screen.getByRole('button', { name: 'Інші дії' }));
    await app.user.click(await screen.findByRole('menuitem', { name: 'Масові повернення' }));
    await screen.findByRole('heading', { level: 1, name: 'Масові повернення' });
  });
});

describe('a run of reversals', () => {
  it('says what the bank has not answered, and by itself what came out once it has', async () => {
    const app = await open('/profile/password', { as: 'owner' });
    await bank(app, 'silent');
    const { id } = await begin(app);
    await app.work();
    await app.goTo(`/transactions/runs/${id}`);
    await screen.findByText(/^Банк іще не відповів на частину повернень/);
    expect(figures()).toMatch(/^Повернуто0Чекає на банк2/);
    expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('0 з 2');
    await bank(app, 'approves');
    for (const one of [first, second])
      await app.services.client.operation('updateTransactionStatus')({ params: { id: one } });
    await says(`Повернуто ${money(BOTH)} з ${money(BOTH)}`);
    expect(screen.queryByText(/^Банк іще не відповів/)).toBeNull();
    await waitFor(() => expect(figures()).toMatch(/^Повернуто2Чекає на банк0/));
  });

  it('says of each payment that the bank refused with which answer', async () => {
    const app = await open('/profile/password', { as: 'owner' });
    await bank(app, 'declines');
    const { id } = await begin(app, [second]);
    await app.work();
    await app.goTo(`/transactions/runs/${id}?state=failed`);
    await waitFor(() => expect(rows()).toHaveLength(1));
    expect(plain(rows()[0] as Element)).toMatch(/Не вдалосяБанк відмовив: /);
    expect(await payment(app, second)).toMatchObject({ status: 'approved', left_amount: 42_000 });
  });

  it('is stopped after a question; what has not had its turn stays paid', async () => {
    const app = await open('/profile/password', { as: 'cashier' });
    const { id } = await begin(app);
    await app.goTo(`/transactions/runs/${id}`);
    await app.user.click(await screen.findByRole('button', { name: 'Зупинити' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Зупинити дію?' }));
    await app.user.click(question.getByRole('button', { name: 'Зупинити' }));
    await screen.findByText('Зупинено');
    await waitFor(() => expect(rows()[0]?.textContent).toMatch(/Пропущено.*Дію зупинено/));
    await app.work();
    expect(await payment(app, first)).toMatchObject({ status: 'approved', left_amount: 35_000 });
  });

  it('is not stopped by who may not refund, and says why', async () => {
    const app = await open('/profile/password');
    const cashier = createServices({ fetch: app.newBrowser() });
    const body = { phone: phoneByRole.cashier, password: PASSWORD };
    await cashier.client.operation('signIn')({ body });
    const { id } = await begin({ services: cashier });
    cashier.dispose();
    await app.goTo(`/transactions/runs/${id}`);
    const stop = await screen.findByRole('button', { name: 'Зупинити' });
    expect(stop.getAttribute('aria-disabled')).toBe('true');
    await focus(app, stop);
    await screen.findByText(/^Потрібне право «Повернення коштів»/);
    expect(app.requests.filter((one) => one.startsWith('POST'))).toEqual([]);
  });

  it('shows its results narrowed and searched, and hands out its protocol', async () => {
    const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const app = await open(`/transactions/runs/${exampleIds.reversalRun}?state=done`);
    await waitFor(() => expect(rows()).toHaveLength(1));
    await app.user.click(screen.getByRole('button', { name: 'Протокол XLSX' }));
    await waitFor(() => expect(saved).toHaveBeenCalled());
    const [link] = saved.mock.contexts as HTMLAnchorElement[];
    expect(link?.getAttribute('href')).toBe(
      `/api/v1/transactions/reversal-runs/${exampleIds.reversalRun}/export?format=xlsx&state=done`,
    );
    await app.user.type(screen.getByRole('searchbox', { name: 'Пошук оплат' }), 'нема такого');
    await screen.findByText('За запитом «нема такого» нічого не знайдено.');
  });

  it('is found among the others by when and by whom it was begun, and shown beside them', async () => {
    const app = await open('/profile/password');
    const params = { id: exampleIds.reversalRun };
    const { reason, created_at } = await app.services.client.operation('getReversalRun')({ params });
    const day = created_at.slice(0, 10);
    await app.goTo(`/transactions/runs?started_from=${day}&started_to=${day}`);
    await waitFor(() => expect(rows()).toHaveLength(1));
    await app.user.click(screen.getByRole('button', { name: 'Фільтр' }));
    await app.user.click(await screen.findByRole('menuitem', { name: 'Хто розпочав' }));
    const [person] = await screen.findAllByRole('option');
    const name = String(person?.textContent);
    await app.user.click(person as HTMLElement);
    await app.user.keyboard('{Enter}');
    await screen.findByRole('button', { name: `Хто розпочав: ${name}` });
    await app.user.click(rows()[0] as HTMLElement);
    const drawer = await beside(reason);
    expect(drawer.getByText('Опрацьовано оплат')).toBeTruthy();
    expect(drawer.getByRole('link', { name: 'Відкрити сторінку' }).getAttribute('href')).toBe(
      `/transactions/runs/${exampleIds.reversalRun}`,
    );
  });

  it('that is none says so', async () => {
    await open('/transactions/runs/nothing');
    await screen.findByText('Такого повернення немає');
  });
});
