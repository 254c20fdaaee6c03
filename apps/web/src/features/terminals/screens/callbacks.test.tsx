import { exampleIds } from '@kasa/contracts/shared/example-ids';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type RenderedApp, type RenderOptions, renderApp } from '#app/test-support/render-app.tsx';
import { toastTexts } from '#app/test-support/visit.ts';

const LIST = '/list/ecomm_callbacks';
const { callbackDelivery: id } = exampleIds;
const DAY_SECONDS = 86_400;

const rows = () => [...document.querySelectorAll<HTMLElement>('table tr[data-row-id]')];
const row = () => rows()[0];
const hasRow = () => waitFor(() => expect(row()).toBeDefined());
const beside = async (name: RegExp) => within(await screen.findByRole('complementary', { name }));
const opened = () => beside(/^Оплата /);
const open = (address = LIST, options: RenderOptions = {}) => renderApp(address, { as: 'owner', ...options });
const callback = async ({ services }: RenderedApp, which = id) =>
  services.client.operation('getCallbackDelivery')({ params: { id: which } });
/** The first of the list. */
const first = (app: RenderedApp) => callback(app, row()?.dataset.rowId);

/** The server of the shop refuses for a day: nothing is tried any more. */
async function giveUp(app: RenderedApp, status = 503, body = 'maintenance'): Promise<void> {
  await app.deliverCallbacks(status, body);
  await app.deliverCallbacks(status, body, DAY_SECONDS);
}

describe('the log of callbacks', () => {
  it('says of each what it tells, where it goes, how far it is and what the server answered last', async () => {
    const app = await open('/nowhere');
    await app.deliverCallbacks(503);
    await app.goTo(LIST);
    await hasRow();
    const { transaction, terminal } = await first(app);
    const told = row()?.textContent ?? '';
    const told_of = [
      transaction.order_id,
      terminal.name,
      'Проведено',
      'receiver.kasa.test',
      'У черзі',
      '503',
    ];
    for (const word of told_of) expect(told).toContain(word);
  });

  it('is narrowed to what never arrived by one click, and back', async () => {
    const app = await open('/nowhere');
    await giveUp(app);
    await app.goTo(LIST);
    await hasRow();
    await app.user.click(screen.getByRole('button', { name: 'Лише недоставлені' }));
    await waitFor(() => expect(app.location()).toBe(`${LIST}?state=given_up`));
    await waitFor(() => expect(rows().every((one) => one.textContent?.includes('Не доставлено'))).toBe(true));
    expect(rows().length).toBeGreaterThan(0);
    await app.user.click(await screen.findByRole('button', { name: 'Усі сповіщення' }));
    await waitFor(() => expect(app.location()).toBe(LIST));
  });

  it('is narrowed to a terminal by its address, and from a row of it', async () => {
    const app = await open(`${LIST}?terminal_id=${exampleIds.terminal}`);
    await screen.findByText('За цими умовами нічого не знайдено.');
    await app.goTo(LIST);
    await hasRow();
    const { terminal } = await first(app);
    await app.user.click(within(row() as HTMLElement).getByRole('button', { name: /^Дії: / }));
    await app.user.click(await screen.findByRole('menuitem', { name: 'Сповіщення цього термінала' }));
    await waitFor(() => expect(app.location()).toBe(`${LIST}?terminal_id=${terminal.id}`));
    await hasRow();
  });

  it('is narrowed to a server from a row of it, and the server stands among the filters', async () => {
    const app = await open();
    await hasRow();
    await app.user.click(within(row() as HTMLElement).getByRole('button', { name: /^Дії: / }));
    await app.user.click(await screen.findByRole('menuitem', { name: 'Сповіщення на цей сервер' }));
    await waitFor(() => expect(app.location()).toBe(`${LIST}?host=receiver.kasa.test`));
    await screen.findByRole('button', { name: 'Сервер: receiver.kasa.test' });
    await hasRow();
  });

  it('names on top the terminals whose callbacks do not arrive, and leads to those since then', async () => {
    const app = await open('/nowhere');
    await app.deliverCallbacks(503);
    await app.goTo(LIST);
    await screen.findByText('Сервери магазинів не приймають сповіщень');
    const { items } = await app.services.client.operation('listFailingEndpoints')({});
    const [{ terminal, since } = { terminal: undefined, since: '' }] = items;
    await app.user.click(screen.getByRole('link', { name: `${terminal?.name}, ${terminal?.number}` }));
    await waitFor(() =>
      expect(decodeURIComponent(app.location())).toBe(
        `${LIST}?terminal_id=${terminal?.id}&created_since=${since}`,
      ),
    );
    expect(await screen.findByRole('button', { name: /^Від моменту/ })).toBeTruthy();
  });

  it('shows at once what becomes of a callback', async () => {
    const app = await open(LIST, { isLive: true });
    await hasRow();
    await screen.findByText('Наживо');
    expect(row()?.textContent).toContain('Ще не надсилали');
    await app.deliverCallbacks(200);
    await waitFor(() => expect(row()?.textContent).toContain('Доставлено'), { timeout: 5_000 });
  });
});

describe('a callback beside the log', () => {
  it('shows each attempt with request, signed text, signature, answer, why and what to do', async () => {
    const app = await open('/nowhere');
    await app.deliverCallbacks(503, 'maintenance');
    await app.goTo(`${LIST}?open=${id}`);
    const drawer = await opened();
    await drawer.findByText('Відповідь 503 за 0,01 с');
    const [attempt] = (await callback(app)).history;
    expect(drawer.getByRole('figure', { name: 'Запит' }).textContent).toContain('X-Kasa-Signature');
    expect(drawer.getByRole('figure', { name: 'Підписаний текст' }).textContent).toContain(
      attempt?.signed_text,
    );
    expect(drawer.getByRole('figure', { name: /^Підпис \(/ }).textContent).toContain(attempt?.signature);
    expect(drawer.getByRole('figure', { name: 'Тіло відповіді, 11 Б' }).textContent).toContain('maintenance');
    expect(drawer.getByText(/^На сервері магазину сталася помилка/)).toBeTruthy();
    expect(drawer.getByText(/^Сервер магазину ще не прийняв сповіщення\. Повторимо самі/)).toBeTruthy();
  });

  it('says that an answer was cut to 2 KB', async () => {
    const app = await open('/nowhere');
    await app.deliverCallbacks(503, 'x'.repeat(3_000));
    await app.goTo(`${LIST}?open=${id}`);
    const drawer = await opened();
    const answer = await drawer.findByRole('figure', { name: /^Тіло відповіді: перші 2 КБ із 3\s000 Б$/ });
    expect(answer.textContent).toContain('x'.repeat(2_048));
    expect(answer.textContent).not.toContain('x'.repeat(2_049));
  });

  it.each([
    [401, /Перевірте ключ або пароль/],
    [404, /нічого немає\. Перевірте адресу/],
    [422, /Подивіться у відповіді/],
    [302, /За переспрямуваннями не переходимо/],
  ])('says what to do about %i', async (status, words) => {
    const app = await open('/nowhere');
    await app.deliverCallbacks(status);
    await app.goTo(`${LIST}?open=${id}`);
    expect(await (await opened()).findByText(words)).toBeTruthy();
  });

  it('that never arrived is sent again and then arrives', async () => {
    const app = await open('/nowhere');
    await giveUp(app);
    await app.goTo(`${LIST}?open=${id}`);
    const drawer = await opened();
    expect(await drawer.findByText(/протягом доби, тож більше не надсилаємо/)).toBeTruthy();
    await app.user.click(drawer.getByRole('button', { name: 'Надіслати ще раз' }));
    await waitFor(() => expect(toastTexts()).toEqual(['Надсилаємо ще раз']));
    await waitFor(() => expect(drawer.queryByText(/протягом доби/)).toBeNull());
    await app.deliverCallbacks(200);
    expect(await callback(app)).toMatchObject({ state: 'delivered', attempts: 3 });
  });

  it('says that too many were sent again, and when more may be', async () => {
    const app = await open(`${LIST}?open=${id}`);
    await app.fail('resendCallback', { how: 'rate_limited' });
    await app.user.click(await (await opened()).findByRole('button', { name: 'Надіслати ще раз' }));
    await waitFor(() => expect(toastTexts().join()).toMatch(/Забагато/i));
  });

  it('leads to its payment, whose history leads back to it', async () => {
    const app = await open(`${LIST}?open=${id}`);
    const { transaction } = await callback(app);
    const drawer = await opened();
    await app.user.click(await drawer.findByRole('link', { name: transaction.order_id }));
    await waitFor(() => expect(app.location()).toContain(`open=${transaction.id}`));
    const payment = await beside(/₴/);
    await app.user.click(await payment.findByRole('link', { name: /^Сповіщення серверу магазину/ }));
    await waitFor(() => expect(app.location()).toBe(`${LIST}?transaction_id=${transaction.id}&open=${id}`));
    await opened();
  });

  it('does not exist for a wrong address, and says so', async () => {
    await open(`${LIST}?open=01912d50-3c00-7000-8000-00000000ffff`);
    expect(await screen.findByText(/сповіщення належить іншій компанії/)).toBeTruthy();
  });
});
