import { exampleIds } from '@kasa/contracts/shared/example-ids';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { type RenderedApp, renderApp } from '#app/test-support/render-app.tsx';
import { paths } from '#shared/paths.ts';

const LIST = '/list/ecomm_terminal';
const { ecommTerminal, ecommTerminalWithOverlap, terminal } = exampleIds;
const NAME = 'Гуртові замовлення 2';
const PHRASE = /^[a-z2-9]{6}(-[a-z2-9]{6}){3}$/;

const field = (name: string | RegExp) => screen.findByRole('textbox', { name });
const put = async ({ user }: RenderedApp, into: HTMLElement, text: string) => {
  await user.clear(into);
  await user.click(into);
  await user.paste(text);
};
const stored = ({ services: { client } }: RenderedApp, id: string) =>
  client.operation('getTerminal')({ params: { id } });
async function act({ user }: RenderedApp, action: string, name = NAME): Promise<void> {
  await user.click(await screen.findByRole('button', { name: new RegExp(`^Дії: ${name}`) }));
  await user.click(await screen.findByRole('menuitem', { name: action }));
}

describe('the list of e-commerce terminals', () => {
  it('shows website, commission and where callbacks go, and no other terminals', async () => {
    await renderApp(`${LIST}?q=${encodeURIComponent('Гуртові')}&sort=name`, { as: 'owner', width: 1900 });
    const row = within(await screen.findByRole('row', { name: new RegExp(`^${NAME}`) }));
    const shown = row.getAllByRole('cell').map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));
    expect(shown).toEqual(
      expect.arrayContaining(['opt.zatyshok.example.com', 'receiver.kasa.test', '1,9 %', 'Активний']),
    );
    for (const one of screen.getAllByRole('row').slice(1)) expect(one.textContent).toMatch(/^Гуртові/);
  });

  it('is narrowed by status, and says what to do where there is none', async () => {
    const app = await renderApp(`${LIST}?status=blocked`, { as: 'owner' });
    await screen.findAllByText('Заблокований');
    expect(screen.queryByText('Активний')).toBeNull();
    await app.goTo(`${LIST}?q=такого-нема`);
    await screen.findByText('За запитом «такого-нема» нічого не знайдено.');
  });

  it('leads from a row to its payments', async () => {
    const app = await renderApp(`${LIST}?q=${encodeURIComponent(NAME)}`, { as: 'owner' });
    await act(app, 'Транзакції');
    await screen.findByRole('heading', { level: 1, name: `Транзакції: ${NAME}` });
    expect(app.location()).toBe(`/list/ecomm_transactions/${ecommTerminal}`);
  });

  it('turns a terminal off after a question, and on again', async () => {
    const app = await renderApp(`${LIST}?q=${encodeURIComponent(NAME)}`, { as: 'owner' });
    await act(app, 'Вимкнути');
    const dialog = within(await screen.findByRole('alertdialog', { name: `Вимкнути «${NAME}»?` }));
    await app.user.click(dialog.getByRole('button', { name: 'Вимкнути' }));
    await screen.findByText('Заблокований');
    expect(await stored(app, ecommTerminal)).toMatchObject({ status: 'blocked', blocked_by: 'merchant' });
    await act(app, 'Увімкнути');
    await screen.findByText('Активний');
  });

  it('replaces the key phrase: the new one is shown once, and until when the old one counts', async () => {
    const app = await renderApp(`${LIST}?q=${encodeURIComponent(NAME)}`, { as: 'owner' });
    await act(app, 'Замінити ключову фразу');
    const question = within(await screen.findByRole('alertdialog'));
    question.getByText(/Попередня діятиме ще 24 год/);
    await app.user.click(question.getByRole('button', { name: 'Замінити' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Нова ключова фраза' }));
    const phrase = dialog.getByText(PHRASE).textContent ?? '';
    const write = vi.spyOn(navigator.clipboard, 'writeText');
    await app.user.click(dialog.getByRole('button', { name: 'Скопіювати фразу' }));
    expect(write).toHaveBeenLastCalledWith(phrase);
    dialog.getByText(/Попередня діє до/);
    await app.user.click(dialog.getByRole('button', { name: 'Я зберіг фразу' }));
    await waitFor(() => expect(screen.queryByText(phrase)).toBeNull());
    expect((await stored(app, ecommTerminal)).previous_key_phrase_until).not.toBeNull();
  });

  it('is not for who lacks the right', async () => {
    await renderApp(LIST, { as: 'director' });
    await screen.findByText(/Керування інтернет-еквайрингом/);
    expect(screen.queryByRole('table')).toBeNull();
  });
});

describe('making an e-commerce terminal', () => {
  it('needs a name and a website, and shows the phrase once, with what comes next', async () => {
    const app = await renderApp('/create/ecomm_terminal', { as: 'owner' });
    await put(app, await field(/^Назва/), 'Каса сайту');
    await put(app, await field(/^Сайт/), 'https://shop.example.com');
    await put(app, await field(/^Найбільша оплата/), '5000');
    await app.user.click(screen.getByRole('button', { name: 'Створити' }));
    await screen.findByText('Термінал створено. Його ключова фраза');
    const keys = screen.getByRole('link', { name: /^Ключі й секрети.*новій вкладці/ });
    expect(keys).toMatchObject({ target: '_blank', pathname: paths.ecommKeys() });
    const phrase = screen.getByText(PHRASE).textContent ?? '';
    const id = app.location().split('/').at(-1) ?? '';
    const made = await stored(app, id);
    expect(made).toMatchObject({ kind: 'ecomm', status: 'active', website: 'https://shop.example.com' });
    expect(made.settings.max_amount).toBe(500_000);
    expect(JSON.stringify(app.router.state.location.state)).not.toContain(phrase);
    await app.goTo(LIST);
    await screen.findByRole('heading', { level: 1, name: 'Вебтермінали' });
    await app.goTo(`/edit/ecomm_terminal/${id}`);
    await screen.findByRole('heading', { level: 1, name: 'Термінал «Каса сайту»' });
    expect(screen.queryByText(phrase)).toBeNull();
  });

  it('says at its field that the largest payment is below the smallest one', async () => {
    const app = await renderApp('/create/ecomm_terminal', { as: 'owner' });
    await put(app, await field(/^Назва/), 'Каса сайту');
    await put(app, await field(/^Сайт/), 'https://shop.example.com');
    await put(app, await field(/^Найменша оплата/), '10');
    await put(app, await field(/^Найбільша оплата/), '5');
    await app.user.click(screen.getByRole('button', { name: 'Створити' }));
    await screen.findByText('Не менше ніж найменша оплата');
    expect(app.location()).toBe('/create/ecomm_terminal');
  });
});

describe('an e-commerce terminal', () => {
  it('is changed, and stays as it is where nothing was typed', async () => {
    const app = await renderApp(`/edit/ecomm_terminal/${ecommTerminal}`, { as: 'owner' });
    const before = await stored(app, ecommTerminal);
    await put(app, await field(/^Сайт/), 'https://new.example.com');
    await app.user.click(screen.getByRole('button', { name: 'Зберегти' }));
    await screen.findByRole('heading', { level: 1, name: 'Вебтермінали' });
    const { website, settings, setting_sources, has_secret_key_phrase } = await stored(app, ecommTerminal);
    expect(website).toBe('https://new.example.com');
    expect([settings, setting_sources]).toEqual([before.settings, before.setting_sources]);
    expect(has_secret_key_phrase).toBe(true);
  });

  it('ends the overlap of its phrases, and keeps what is typed meanwhile', async () => {
    const app = await renderApp(`/edit/ecomm_terminal/${ecommTerminalWithOverlap}`, { as: 'owner' });
    await put(app, await field(/^Назва/), 'Інша назва');
    await app.user.click(screen.getByRole('button', { name: 'Припинити дію попередньої' }));
    await waitFor(() => expect(screen.queryByText(/Попередня фраза діє до/)).toBeNull());
    expect((await stored(app, ecommTerminalWithOverlap)).previous_key_phrase_until).toBeNull();
    expect(((await field(/^Назва/)) as HTMLInputElement).value).toBe('Інша назва');
    await app.user.click(screen.getByRole('button', { name: 'Зберегти' }));
    await screen.findByRole('heading', { level: 1, name: 'Вебтермінали' });
    expect((await stored(app, ecommTerminalWithOverlap)).name).toBe('Інша назва');
  });

  it('sends a test of its callback', async () => {
    const app = await renderApp(`/edit/ecomm_terminal/${ecommTerminal}`, { as: 'owner' });
    await app.user.click(await screen.findByRole('button', { name: 'Надіслати тестовий запит' }));
    await screen.findByText('Сервер receiver.kasa.test прийняв запит');
  });

  it('leads to the log of its callbacks', async () => {
    await renderApp(`/edit/ecomm_terminal/${ecommTerminal}`, { as: 'owner' });
    const link = await screen.findByRole('link', { name: 'Журнал сповіщень' });
    expect(link.getAttribute('href')).toBe(`/list/ecomm_callbacks?terminal_id=${ecommTerminal}`);
  });

  it('is not found where the address is of a terminal of another kind', async () => {
    await renderApp(`/edit/ecomm_terminal/${terminal}`, { as: 'owner' });
    await screen.findByText('Такого вебтермінала немає');
  });
});

describe('payments of one terminal', () => {
  it('are its own, with the table of all payments and the way back', async () => {
    const app = await renderApp(`/list/ecomm_transactions/${ecommTerminal}?period=all`, { as: 'owner' });
    await screen.findByRole('heading', { level: 1, name: `Транзакції: ${NAME}` });
    await waitFor(() => expect(screen.getAllByRole('row').length).toBeGreaterThan(2));
    for (const row of screen.getAllByRole('row').slice(1)) expect(row.textContent).toContain(NAME);
    const main = within(screen.getByRole('main'));
    await app.user.click(main.getByRole('link', { name: 'Вебтермінали' }));
    await screen.findByRole('heading', { level: 1, name: 'Вебтермінали' });
  });

  it('are not shown of a terminal that is not there', async () => {
    await renderApp('/list/ecomm_transactions/01912d50-3c00-7000-8000-00000000ffff', { as: 'owner' });
    await screen.findByText('Такого термінала немає');
  });
});
