import { exampleIds } from '@kasa/contracts/shared/example-ids';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '#app/test-support/render-app.tsx';

const address = `/terminals/${exampleIds.terminal}/edit`;
const region = (name: string) => within(screen.getByRole('region', { name }));

it('own values give way to a template when that is asked for', async () => {
  const app = await renderApp(address, { as: 'owner' });
  await app.user.click(await screen.findByRole('button', { name: /Шаблон налаштувань/ }));
  await app.user.click(await screen.findByRole('option', { name: /^Міський транспорт/ }));
  await app.user.click(await screen.findByRole('button', { name: 'Узяти з шаблону й 1 власне значення' }));
  const timings = region('Час і робота офлайн');
  await waitFor(() => expect(timings.getAllByText('З шаблону «Міський транспорт»')).toHaveLength(3));
  expect(timings.queryByText(/^Власне значення/)).toBeNull();
  expect(screen.queryByRole('button', { name: /^Узяти з шаблону/ })).toBeNull();
});

it('what came from one template goes with it when another is chosen', async () => {
  const app = await renderApp(address, { as: 'owner' });
  const choose = async (template: RegExp) => {
    await app.user.click(await screen.findByRole('button', { name: /Шаблон налаштувань/ }));
    await app.user.click(await screen.findByRole('option', { name: template }));
  };
  await choose(/^Міський транспорт/);
  const wait = screen.getByRole('textbox', { name: 'Час очікування картки, с' });
  await waitFor(() => expect(wait).toHaveProperty('value', '12'));
  await choose(/^Каса магазину/);
  await screen.findAllByText('З шаблону «Каса магазину»');
  await waitFor(() => expect(wait).toHaveProperty('value', '60'));
  expect(region('Час і робота офлайн').getAllByText('Стандартне значення.')).toHaveLength(3);
});

it('the request of a callback follows the fields, and a failure of it can be tried again', async () => {
  const app = await renderApp(address, { as: 'owner' });
  const endpoint = await screen.findByRole('textbox', { name: 'Адреса сповіщень' });
  expect(screen.getByText('Вкажіть адресу сповіщень, і тут з’явиться запит.')).toBeTruthy();
  await app.fail('previewCallback');
  await app.user.click(endpoint);
  await app.user.paste('https://hooks.example.com/kasa');
  const again = await screen.findByRole('button', { name: 'Спробувати ще раз' });
  await app.clearFaults();
  await app.user.click(again);
  const request = await screen.findByRole('figure', { name: 'Запит' });
  expect(request.textContent).toContain('POST https://hooks.example.com/kasa');
  expect(request.textContent).toMatch(/X-Kasa-Signature: \S{40}/);
  expect(screen.getByText(/BEGIN PUBLIC KEY/)).toBeTruthy();

  const body = screen.getByRole('textbox', { name: 'Шаблон тіла сповіщення' });
  await app.user.clear(body);
  await app.user.click(body);
  await app.user.paste('{"sum": {{amount_kopiykas}}, "sign": "{{signature}}"');
  await screen.findByText('З цими даними тіло не є коректним JSON.');
  expect(screen.getByText(/^Підпис міститься в тексті, який підписується/)).toBeTruthy();
});

it('placeholders are offered behind braces, and those that there are not are said at once', async () => {
  const app = await renderApp(address, { as: 'owner', locale: 'en' });
  const template = await screen.findByRole('textbox', { name: 'Receipt template' });
  await app.user.clear(template);
  await app.user.paste('Thank you {{web');
  const list = within(await screen.findByRole('listbox', { name: 'Data you can insert' }));
  expect(list.getAllByRole('option').map((option) => option.textContent)).toEqual(['{{website}}Website']);
  await app.user.keyboard('{Enter}');
  expect(template).toHaveProperty('value', 'Thank you {{website}}');
  await app.user.paste(' {{nothing}}');
  await screen.findByText('No such data: {{nothing}} (line 1, character 23)');
  await app.user.click(screen.getByRole('button', { name: 'Show {{nothing}} (line 1, character 23)' }));
  await app.user.keyboard('{Backspace}');
  expect(template).toHaveProperty('value', 'Thank you {{website}} ');
});

it('the receipt has the number of the terminal, and its point and website as they are being changed', async () => {
  const id = exampleIds.terminalToEdit;
  const app = await renderApp(`/terminals/${id}/edit`, { as: 'owner' });
  const { client } = app.services;
  const { number } = await client.operation('getTerminal')({ params: { id } });
  const { items } = await client.operation('listTerminalPoints')({});
  const point = items.at(-1);
  const put = async (field: HTMLElement, value: string) => {
    await app.user.clear(field);
    await app.user.click(field);
    await app.user.paste(value);
  };
  const template = await screen.findByRole('textbox', { name: 'Шаблон чека' });
  await put(template, '{{terminal_number}}|{{point_name}}|{{point_address}}|{{website}}|{{rrn}}');
  await app.user.click(screen.getByRole('button', { name: /Точка/ }));
  await app.user.click(await screen.findByRole('option', { name: new RegExp(`^${point?.name}`) }));
  await put(screen.getByRole('textbox', { name: 'Сайт' }), 'https://kava.example.com');
  const place = `${point?.name}|${point?.city}, ${point?.address}`;
  const paper = screen.getByText(/^Чек 80 мм/).closest('figure');
  await waitFor(() =>
    expect(paper?.textContent).toContain(`${number}|${place}|https://kava.example.com|632409000481`),
  );
});

describe('a test request', () => {
  const withAddress = async (callback: string) => {
    const app = await renderApp(address, { as: 'owner' });
    await app.control.clearCallbacks();
    const endpoint = await screen.findByRole('textbox', { name: 'Адреса сповіщень' });
    await app.user.click(endpoint);
    await app.user.paste(callback);
    const send = await screen.findByRole('button', { name: 'Надіслати тестовий запит' });
    const tests = () => app.requests.filter((request) => request.endsWith('/callback-test'));
    return { app, send, tests };
  };
  const receiver = 'https://receiver.kasa.test/kasa';

  it('is sent as the fields stand, once however often it is pressed, and what came of it is said', async () => {
    const { app, send, tests } = await withAddress(receiver);
    const answer = (status: number, delay_ms: number) =>
      app.control.setCallbackAnswer({ body: { status, delay_ms, merchant_id: null } });
    // Long enough for two clicks on a slow machine.
    await answer(200, 2_000);
    await app.user.dblClick(send);
    await screen.findByText('Сервер receiver.kasa.test прийняв запит');
    expect(screen.getByText(/^Відповідь 200 за /).closest('[role="status"]')).not.toBeNull();
    expect(tests()).toHaveLength(1);
    const { items } = await app.control.listCallbacks({ query: {} });
    expect(items).toMatchObject([{ url: receiver, is_test: true, signature: 'verified' }]);
    expect(screen.getByText(/^Подія /).textContent).toMatch(/^Подія [\da-f-]{36}$/);

    await answer(500, 0);
    await app.user.click(send);
    await screen.findByText('Сервер receiver.kasa.test не прийняв запит');
    expect(screen.getByText(/^Відповідь 500 за /)).toBeTruthy();
    expect(screen.queryByText('Сервер receiver.kasa.test прийняв запит')).toBeNull();
  });

  it('that is not answered in the time that the form allows has failed', async () => {
    const { app, send } = await withAddress(receiver);
    await app.control.setCallbackAnswer({ body: { status: 200, delay_ms: 60_000, merchant_id: null } });
    const seconds = screen.getByRole('textbox', { name: 'Час очікування відповіді, с' });
    await app.user.clear(seconds);
    await app.user.type(seconds, '1');
    await app.user.click(send);
    await screen.findByText('Сервер не відповів вчасно.');
    expect(screen.getByText('Запит до receiver.kasa.test не вдався')).toBeTruthy();
  });

  it('goes to no address inside; a field that is wrong is said and gone to, a failure of ours stands below', async () => {
    const { app, send, tests } = await withAddress('https://kasa.localhost/');
    await app.user.click(send);
    await screen.findByText(/^Ця адреса не з публічного інтернету/);
    expect(screen.queryByText(/^(Без відповіді|Подія)/)).toBeNull();
    const seconds = screen.getByRole('textbox', { name: 'Час очікування відповіді, с' });
    await app.user.clear(seconds);
    await app.user.type(seconds, '31');
    await app.user.click(send);
    await waitFor(() => expect(document.activeElement).toBe(seconds));
    expect(seconds.getAttribute('aria-invalid')).toBe('true');
    expect(tests()).toHaveLength(1);
    // The result for the previous values is removed.
    expect(screen.queryByText(/^Ця адреса не з публічного інтернету/)).toBeNull();

    await app.user.clear(seconds);
    await app.user.type(seconds, '5');
    await waitFor(() => expect(seconds.getAttribute('aria-invalid')).not.toBe('true'));
    await app.fail('testCallback', { how: 'rate_limited' });
    await app.user.click(send);
    const said = await screen.findByText('Забагато спроб. Зачекайте й спробуйте ще раз');
    expect(said.closest('[role="status"]')).not.toBeNull();
  });
});
