/** The form of a callback as an editor: beside it the request of a chosen payment, with what is signed marked. */
import { createVerify } from 'node:crypto';
import { exampleIds } from '@kasa/contracts/shared/example-ids';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type RenderedApp, renderApp } from '#app/test-support/render-app.tsx';

const { ecommTerminal } = exampleIds;
const ADDRESS = `/edit/ecomm_terminal/${ecommTerminal}`;

const put = async ({ user }: RenderedApp, name: string, text: string) => {
  const field = await screen.findByRole('textbox', { name });
  await user.clear(field);
  await user.click(field);
  await user.paste(text);
  return field;
};
const codeOf = (name: string) =>
  screen.getByRole('figure', { name }).querySelector('code')?.textContent ?? '';
const request = () => screen.findByRole('figure', { name: 'Запит' });
/** Marked texts, without what is said to screen readers of them. */
const marked = async () =>
  [...(await request()).querySelectorAll('mark')].map(({ childNodes }) => childNodes[1]?.textContent);

it('shows the request of the payment that is chosen, of that terminal alone, and of a sample again', async () => {
  const app = await renderApp(ADDRESS, { as: 'owner' });
  const { client } = app.services;
  const [payment] = (
    await client.operation('listTransactions')({
      query: { terminal_id: [ecommTerminal], status: ['approved'], perPage: 1 },
    })
  ).items;
  await put(app, 'Шаблон тіла сповіщення', '{"order": "{{order_id}}", "of": "{{status}}"}');
  await waitFor(async () => expect((await request()).textContent).toContain('A-2026-000481'));
  const picker = screen.getByRole('button', { name: /Оплата в запиті/ });
  await app.user.click(picker);
  const options = await screen.findAllByRole('option', { name: /₴/ });
  const known = await client.operation('listTransactions')({
    query: { terminal_id: [ecommTerminal], perPage: 100 },
  });
  const numbers = known.items.map(({ order_id }) => order_id);
  for (const option of options) {
    const number = /\d{6}-\d{6}/.exec(option.textContent ?? '')?.[0];
    expect(numbers).toContain(number);
  }
  const search = screen.getByRole('searchbox', { name: 'Номер замовлення, RRN або 4 цифри картки' });
  await app.user.type(search, String(payment?.order_id));
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
  await app.user.click(screen.getByRole('option'));
  await screen.findByText('З даними вибраної оплати, підпис SHA256withRSA.');
  await waitFor(async () => expect((await request()).textContent).toContain(String(payment?.order_id)));
  const beside = within(screen.getByRole('region', { name: 'Запит, який ми надішлемо' }));
  await app.user.click(beside.getByRole('button', { name: /^Очистити/ }));
  await waitFor(async () => expect((await request()).textContent).toContain('A-2026-000481'));
});

it('marks what each signature covers, and says it to screen readers', async () => {
  const app = await renderApp(ADDRESS, { as: 'owner' });
  await put(app, 'Шаблон тіла сповіщення', '{"order": "{{order_id}}", "sum": {{amount}}}');
  await put(app, 'Шаблон підпису', '{{order_id}}');
  await waitFor(async () => expect(await marked()).toEqual(['A-2026-000481']));
  expect((await request()).textContent).toContain('підписано: A-2026-000481 кінець підписаного');
  await app.user.click(screen.getByRole('radio', { name: 'X-Kasa-Event-Signature, завжди' }));
  const all = await marked();
  expect(all.slice(0, 2)).toEqual(['POST', 'https://receiver.kasa.test/orders']);
  expect(all.at(-1)).toBe('{"order": "A-2026-000481", "sum": 245.50}');
  await app.user.click(screen.getByRole('radio', { name: 'X-Kasa-Signature, за шаблоном' }));
  await put(app, 'Шаблон підпису', 'shop');
  await screen.findByText('Підпис за шаблоном не покриває нічого в запиті, лише текст нижче.');
  expect(await marked()).toEqual([]);
});

it('says each wrong placeholder at its line and character, and leads the caret there', async () => {
  const app = await renderApp(ADDRESS, { as: 'owner' });
  const body = await put(
    app,
    'Шаблон тіла сповіщення',
    '{"order": "{{order_id}}",\n"sum": {{amont}}, "{{rrn"}',
  );
  const said = /^Таких даних немає: \{\{amont\}\} \(рядок 2, символ 8\)\. Не закрито, бракує \}\}: /;
  await screen.findByText(said);
  await screen.findByText('Виправте поля, щоб побачити запит.');
  // No request of other fields to read or copy.
  expect(screen.queryByRole('figure', { name: 'Запит' })).toBeNull();
  await app.user.click(screen.getByRole('button', { name: 'Показати {{amont}} (рядок 2, символ 8)' }));
  expect(document.activeElement).toBe(body);
  await app.user.paste('{{amount}}');
  expect(body).toHaveProperty('value', '{"order": "{{order_id}}",\n"sum": {{amount}}, "{{rrn"}');
  await app.user.click(screen.getByRole('button', { name: /^Показати \{\{rrn/ }));
  await app.user.paste('rrn": {{amount}}}');
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Показати/ })).toBeNull());
  await request();
});

it('says where the body is no JSON, leads the caret there, and is not saved so', async () => {
  const app = await renderApp(ADDRESS, { as: 'owner' });
  const body = await put(app, 'Шаблон тіла сповіщення', '{"order": "{{order_id}}"\n"sum": {{amount}}}');
  await screen.findByText('Це не JSON: тут має бути кома або дужка, що закриває: "sum" (рядок 2, символ 1)');
  await app.user.click(screen.getByRole('button', { name: 'Показати "sum" (рядок 2, символ 1)' }));
  expect(document.activeElement).toBe(body);
  await app.user.paste(', "sum"');
  expect(body).toHaveProperty('value', '{"order": "{{order_id}}"\n, "sum": {{amount}}}');
  await waitFor(() => expect(screen.queryByText(/^Це не JSON/)).toBeNull());
  // What is begun is not wrong yet, until it is to be saved.
  await put(app, 'Шаблон тіла сповіщення', '{"order": "{{order_id}}');
  expect(screen.queryByText(/^Це не JSON/)).toBeNull();
  await app.user.click(screen.getByRole('button', { name: 'Зберегти' }));
  await screen.findByText(/^Це не JSON: лапки не закрито .*: "\{\{order_id\}\} \(рядок 1, символ 11\)$/);
  expect(screen.getByRole('heading', { level: 1 }).textContent).not.toBe('Вебтермінали');
  await put(app, 'Шаблон тіла сповіщення', 'order={{order_id}}');
  await screen.findByText(/^Це не JSON/);
  await app.user.click(screen.getByRole('button', { name: /Тип сповіщення/ }));
  await app.user.click(screen.getByRole('option', { name: /форм/i }));
  await waitFor(() => expect(screen.queryByText(/JSON: /)).toBeNull());
});

it('asks for quotes around what is a number for some payments only, and saves without them', async () => {
  const app = await renderApp(ADDRESS, { as: 'owner' });
  await put(app, 'Шаблон тіла сповіщення', '{"order": {{order_id}}, "sum": {{amount}}}');
  const asked = /^Візьміть у лапки: .* JSON: \{\{order_id\}\} \(рядок 1, символ 11\)\./;
  await screen.findByText(asked);
  await screen.findByRole('button', { name: 'Показати {{order_id}} (рядок 1, символ 11)' });
  await app.user.click(screen.getByRole('button', { name: 'Зберегти' }));
  await screen.findByRole('heading', { level: 1, name: 'Вебтермінали' });
});

it('shows the text that the chosen signature is of', async () => {
  const app = await renderApp(ADDRESS, { as: 'owner' });
  await put(app, 'Шаблон підпису', '{{order_id}}');
  await waitFor(async () => expect(await marked()).toEqual(['A-2026-000481']));
  expect(codeOf('Підписаний текст')).toBe('A-2026-000481');
  await app.user.click(screen.getByRole('radio', { name: 'X-Kasa-Event-Signature, завжди' }));
  const text = codeOf('Підписаний текст');
  expect(text).toMatch(/^kasa-v1\n/);
  const [, signature = ''] = /X-Kasa-Event-Signature: (\S+)/.exec(codeOf('Запит')) ?? [];
  const check = createVerify('RSA-SHA256').update(text);
  expect(check.verify(codeOf('Відкритий ключ'), signature, 'base64')).toBe(true);
});

it('says of a text that only an event’s may look like that it is not signed, and why', async () => {
  const app = await renderApp(ADDRESS, { as: 'owner' });
  await put(app, 'Шаблон підпису', 'kasa-v1\n{{order_id}}');
  await screen.findByText(/^Текст із першим рядком kasa-v1 за шаблоном не підписуємо/);
  expect(codeOf('Текст за шаблоном, не підписаний')).toBe('kasa-v1\nA-2026-000481');
  expect(screen.queryByRole('figure', { name: 'Підписаний текст' })).toBeNull();
});

it('says that what is shown is marked as a test, and what a test request sends', async () => {
  await renderApp(ADDRESS, { as: 'owner' });
  expect((await request()).textContent).toContain('X-Kasa-Test: 1');
  expect(screen.getByText(/^Показаний запит позначено як тестовий: X-Kasa-Test: 1\./)).toBeTruthy();
  expect(screen.getByText(/надсилаємо вигадану: її номер замовлення починається з TEST-/)).toBeTruthy();
});

it('names a long placeholder by its beginning, and says of a text that is too long no more than that', async () => {
  const app = await renderApp(ADDRESS, { as: 'owner' });
  await put(app, 'Шаблон тіла сповіщення', `{{${'x'.repeat(500)}`);
  await screen.findByRole('button', { name: `Показати {{${'x'.repeat(29)}… (рядок 1, символ 1)` });
  await put(app, 'Шаблон тіла сповіщення', '{{x}} '.repeat(1_000));
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Показати/ })).toBeNull());
});

it('who may not read payments is shown the sample, and no choice', async () => {
  const app = await renderApp(ADDRESS, { as: 'owner' });
  await app.control.setRights({
    body: { phone: '+380500000001', roles: ['owner'], tags_added: [], tags_removed: ['transactions_view'] },
  });
  app.services.session.store(await app.services.client.operation('getMe')());
  expect((await request()).textContent).toContain('A-2026-000481');
  await waitFor(() => expect(screen.queryByRole('button', { name: /Оплата в запиті/ })).toBeNull());
});
