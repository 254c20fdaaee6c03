import { newIdempotencyKey } from '@kasa/client/http/idempotency';
import { exampleIds } from '@kasa/contracts/shared/example-ids';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { type RenderedApp, type RenderOptions, renderApp } from '#app/test-support/render-app.tsx';
import { toastTexts, waitUntilSettled } from '#app/test-support/visit.ts';

const LOG = '/list/ecomm_callbacks';
const SEND = 'Надіслати недоставлені ще раз';
const RUN = 'Масове надсилання сповіщень';
const { callbackDeliveryGivenUp: id, resendRun } = exampleIds;

const open = (address = LOG, options: RenderOptions = {}) => renderApp(address, { as: 'owner', ...options });
const rows = () => [...document.querySelectorAll<HTMLElement>('table tr[data-row-id]')];
const callback = ({ services }: RenderedApp) =>
  services.client.operation('getCallbackDelivery')({ params: { id } });
const started = ({ requests }: RenderedApp) =>
  requests.filter((one) => one.endsWith('POST /api/v1/terminals/resend-runs')).length;
const isRun = async (app: RenderedApp) => {
  await screen.findByRole('heading', { level: 1, name: RUN });
  await waitFor(() => expect(app.location()).toMatch(/^\/list\/ecomm_callbacks\/runs\/[\da-f-]{36}$/));
};

/** Opens the preview from the log's header. */
async function choose(address = LOG, options: RenderOptions = {}) {
  const app = await open(address, options);
  await app.user.click(await screen.findByRole('button', { name: SEND }));
  const name = 'Надсилання недоставлених сповіщень';
  return { app, dialog: within(await screen.findByRole('dialog', { name })) };
}

/** A run as the server begins it; nothing of it is done until `work`. */
async function begin({ services }: Pick<RenderedApp, 'services'>) {
  const target = {};
  const { digest } = await services.client.operation('previewResendRun')({ body: { target } });
  return services.client.operation('startResendRun')(
    { body: { target, digest } },
    { idempotencyKey: newIdempotencyKey() },
  );
}

describe('callbacks that were not delivered', () => {
  it('are looked at, sent again by one click, and each is seen to arrive', async () => {
    const { app, dialog } = await choose();
    const { transaction, terminal } = await callback(app);
    expect(await dialog.findByText(`${terminal.name} (1)`)).toBeTruthy();
    expect(dialog.getByText('увесь час')).toBeTruthy();
    const list = await dialog.findByRole('list', { name: 'Що буде надіслано' });
    expect(within(list).getByText(transaction.order_id)).toBeTruthy();
    await app.user.click(dialog.getByRole('button', { name: 'Надіслати 1 сповіщення' }));
    await isRun(app);
    await app.work();
    await screen.findByText(/^Частина сповіщень у черзі/);
    await app.deliverCallbacks(200);
    await waitFor(() => expect(rows()[0]?.textContent).toContain('Доставлено'), { timeout: 5_000 });
    expect(await callback(app)).toMatchObject({ state: 'delivered' });
  });

  it('are those of the period that the log is narrowed to', async () => {
    const { dialog } = await choose(`${LOG}?created_from=2026-11-20&created_to=2026-11-20`);
    await dialog.findByText('0 із 0');
    const button = dialog.getByRole('button', { name: 'Надіслати' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
  });

  it('of a terminal that is off are left out, which the preview says', async () => {
    const app = await open('/nowhere');
    const { terminal } = await callback(app);
    const target = { terminal_ids: [terminal.id] };
    const body = { kind: 'block' as const, template_id: null, target };
    const { digest, previewed_at } = await app.services.client.operation('previewBulkRun')({ body });
    await app.services.client.operation('startBulkRun')(
      { body: { ...body, digest, previewed_at } },
      { idempotencyKey: newIdempotencyKey() },
    );
    await app.work();
    await app.goTo(LOG);
    await app.user.click(await screen.findByRole('button', { name: SEND }));
    await screen.findByText('Термінал вимкнено: 1');
  });

  it('stand beside how many are still in the queue', async () => {
    const { app, dialog } = await choose();
    const query = { state: ['waiting' as const], page: 1, perPage: 10 };
    const { total } = await app.services.client.operation('listCallbackDeliveries')({ query });
    expect(total).toBeGreaterThan(0);
    await dialog.findByText(new RegExp(`^Ще ${total} сповіщен\\S+ [ву] черзі: `));
    await app.user.keyboard('{Escape}');
    await app.goTo(`${LOG}?created_to=2026-10-31`);
    await app.user.click(await screen.findByRole('button', { name: SEND }));
    await screen.findByText('0 із 0');
    await waitUntilSettled(app);
    expect(screen.queryByText(/^Ще \d+ сповіщен/)).toBeNull();
  });

  it('that are others by now are shown anew before they are sent', async () => {
    const { app, dialog } = await choose();
    const button = await dialog.findByRole('button', { name: 'Надіслати 1 сповіщення' });
    await app.services.client.operation('resendCallback')({ params: { id } });
    await app.user.click(button);
    await dialog.findByText(/^Поки ви переглядали, дані змінилися/);
    await dialog.findByText('0 із 0');
  });

  it('are sent again once when the answer is lost and somebody tries again', async () => {
    const { app, dialog } = await choose();
    await app.fail('startResendRun', { how: 'drop', afterHandler: true, times: 1 });
    const button = await dialog.findByRole('button', { name: 'Надіслати 1 сповіщення' });
    await app.user.click(button);
    await waitFor(() => expect(toastTexts()).toHaveLength(1));
    await app.user.click(button);
    await isRun(app);
    expect(started(app)).toBe(2);
    const { total } = await app.services.client.operation('listResendRuns')({
      query: { page: 1, perPage: 10 },
    });
    expect(total).toBe(2);
  });

  it('wait while such a run goes on, and the dialog leads to it', async () => {
    const { app, dialog } = await choose();
    const button = await dialog.findByRole('button', { name: 'Надіслати 1 сповіщення' });
    const going = await begin(app);
    await app.user.click(button);
    const link = await dialog.findByRole('link', { name: 'Переглянути хід виконання' });
    expect(link.getAttribute('href')).toBe(`/list/ecomm_callbacks/runs/${going.id}`);
  });
});

describe('a run that sends callbacks again', () => {
  it('is stopped after a question; what has not had its turn stays undelivered', async () => {
    const app = await open('/nowhere');
    const going = await begin(app);
    await app.goTo(`/list/ecomm_callbacks/runs/${going.id}`);
    await app.user.click(await screen.findByRole('button', { name: 'Зупинити' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Зупинити дію?' }));
    await app.user.click(question.getByRole('button', { name: 'Зупинити' }));
    await screen.findByText('Зупинено');
    await app.work();
    expect(await callback(app)).toMatchObject({ state: 'given_up' });
  });

  it('says of each callback why it failed, leads to it, and hands out its protocol', async () => {
    const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const app = await open(`/list/ecomm_callbacks/runs/${resendRun}?state=failed`);
    await waitFor(() => expect(rows()).toHaveLength(1));
    expect(rows()[0]?.textContent).toContain('Сервер магазину знову не прийняв');
    expect(
      within(rows()[0] as HTMLElement)
        .getByRole('link')
        .getAttribute('href'),
    ).toBe(`${LOG}?open=${id}`);
    await app.user.click(screen.getByRole('button', { name: 'Протокол XLSX' }));
    await waitFor(() => expect(saved).toHaveBeenCalled());
    const [link] = saved.mock.contexts as HTMLAnchorElement[];
    expect(link?.getAttribute('href')).toBe(
      `/api/v1/terminals/resend-runs/${resendRun}/export?format=xlsx&state=failed`,
    );
  });

  it('is found from the log, and shown beside the others', async () => {
    const app = await open(LOG);
    await app.user.click(await screen.findByRole('button', { name: 'Інші дії' }));
    await app.user.click(await screen.findByRole('menuitem', { name: 'Масові надсилання' }));
    await screen.findByRole('heading', { level: 1, name: 'Масові надсилання сповіщень' });
    await app.user.click(await screen.findByText('Завершено'));
    const drawer = within(await screen.findByRole('complementary', { name: RUN }));
    const page = await drawer.findByRole('link', { name: 'Відкрити сторінку' });
    expect(page.getAttribute('href')).toBe(`/list/ecomm_callbacks/runs/${resendRun}`);
  });

  it('that is none says so', async () => {
    await open('/list/ecomm_callbacks/runs/nothing');
    await screen.findByText('Такого надсилання немає');
  });
});
