import { exampleSecrets, exampleIds as ids } from '@kasa/contracts/shared/example-ids';
import { terminalHeaders } from '@kasa/mock-server/terminals/test-support/terminal-requests';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { type RenderedApp, renderApp } from '#app/test-support/render-app.tsx';

const NOW = new Date('2026-11-20T09:00:00.000Z');
const PHRASE = 'дощ стукає у вікно';

const field = (name: RegExp | string) => screen.findByRole('textbox', { name });
const phrase = () => screen.getByLabelText(/^Секретна ключова фраза/);
/** Excludes the printed copy outside `main`. */
const main = () => within(screen.getByRole('main'));
const create = () => screen.getByRole('button', { name: 'Створити' });
const section = (name: string) => within(screen.getByRole('region', { name }));
const fact = (name: string) => {
  const shown = section('Що отримає термінал').getByText(name, { selector: 'dt' });
  return shown.parentElement?.querySelector('dd')?.textContent?.replaceAll('\u00a0', ' ');
};

async function shownJson(app: RenderedApp, region: string): Promise<unknown> {
  await app.user.click(await section(region).findByRole('tab', { name: 'JSON' }));
  const figure = await section(region).findByRole('figure', { name: 'Поле data у відповіді' });
  return JSON.parse(figure.querySelector('code')?.textContent ?? '');
}

async function askAsTerminal(app: RenderedApp, number: string, keyPhrase: string) {
  const headers = terminalHeaders(NOW, { number, phrase: keyPhrase });
  const answer = await app.newBrowser()(new Request('http://localhost/api/v1/Config/get', { headers }));
  return (await answer.json()) as { code: number; data: Record<string, unknown> };
}

const put = async (app: RenderedApp, into: HTMLElement, text: string) => {
  await app.user.click(into);
  await app.user.paste(text);
};

async function fillIn(app: RenderedApp): Promise<void> {
  await put(app, await field(/^Назва/), 'Ярмаркова каса');
  await put(app, phrase(), PHRASE);
}

describe.each(['/offline', '/terminal_config'])('%s', (address) => {
  it('makes an offline terminal, and leads to its code', async () => {
    const app = await renderApp(address, { as: 'director' });
    await fillIn(app);
    await app.user.click(create());
    await screen.findByText("Поле обов'язкове");
    await app.user.click(screen.getByRole('button', { name: /Точка/ }));
    await app.user.click((await screen.findAllByRole('option'))[0] as HTMLElement);
    await app.user.click(create());
    await screen.findByRole('heading', { level: 1, name: 'Офлайн-термінал створено' });
    expect(app.location()).toMatch(/^\/terminals\/success\?id=[\da-f-]{36}$/);
    expect(main().getByRole('img', { name: /^QR-код активації термінала S18\d{5}$/ })).toBeTruthy();
    const write = vi.spyOn(navigator.clipboard, 'writeText');
    expect(main().getByText(PHRASE)).toBeTruthy();
    await app.user.click(main().getByRole('button', { name: 'Скопіювати фразу' }));
    expect(write).toHaveBeenLastCalledWith(PHRASE);
    expect(JSON.stringify(app.router.state.location.state)).not.toContain(PHRASE);
    const { pathname, search } = app.router.state.location;
    await app.goTo('/terminals');
    await screen.findByRole('heading', { level: 1, name: 'Термінали' });
    await app.goTo(pathname + search);
    await screen.findByRole('heading', { level: 1, name: 'Офлайн-термінал створено' });
    expect(screen.queryByText(PHRASE)).toBeNull();
  });
});

describe('an offline terminal', () => {
  it('is shown what it will be told while it is filled in', async () => {
    const app = await renderApp('/offline', { as: 'owner' });
    await put(app, await field(/^Назва/), 'Ярмаркова каса');
    await waitFor(() => expect(fact('Назва')).toBe('Ярмаркова каса'));
    expect(fact('Номер')).toBe('Після створення');
    expect(fact('Час синхронізації, с')).toBe('300');
    const sync = await field('Час синхронізації, с');
    await app.user.clear(sync);
    await app.user.tab();
    expect(fact('Час синхронізації, с')).toBe('300');
    await app.user.type(sync, '900');
    await app.user.tab();
    await waitFor(() => expect(fact('Час синхронізації, с')).toBe('900'));
    await app.user.click(await screen.findByRole('button', { name: /Точка/ }));
    await app.user.click(await screen.findByRole('option', { name: /Затишок на Городоцькій/ }));
    await waitFor(() => expect(fact('Точка')).toBe('Затишок на Городоцькій, Львів, вул. Городоцька, 82'));
    // A value beyond the contract's limits is not previewed.
    await app.user.clear(sync);
    await app.user.type(sync, '5');
    await app.user.tab();
    await waitFor(() => expect(fact('Час синхронізації, с')).toBe('300'));
  });

  it('is shown the same once it is made, with its numbers', async () => {
    const app = await renderApp('/offline', { as: 'owner' });
    await fillIn(app);
    const before = (await shownJson(app, 'Що отримає термінал')) as object;
    await app.user.click(create());
    const number = (await screen.findByText(/^S18\d{5}$/, { selector: 'section span' })).textContent ?? '';
    const after = await shownJson(app, 'Що отримає термінал');
    expect(after).toEqual({ number, ptks_id: `PT-${number.slice(1)}`, ...before });
    // The server refuses: the terminal is not active yet.
    expect((await askAsTerminal(app, number, PHRASE)).code).toBe(1323);
  });

  it('sends only what is not as the template or the standard says', async () => {
    const sent: unknown[] = [];
    const app = await renderApp('/offline', {
      as: 'owner',
      network: async (request, pass) => {
        if (request.method === 'POST') sent.push(await request.clone().json());
        return pass(request);
      },
    });
    await fillIn(app);
    const waiting = await field('Час очікування картки, с');
    await app.user.clear(waiting);
    await app.user.type(waiting, '45');
    await app.user.click(create());
    await screen.findByRole('heading', { level: 1, name: 'Офлайн-термінал створено' });
    expect(sent).toEqual([
      {
        name: 'Ярмаркова каса',
        point_id: null,
        template_id: null,
        secret_key_phrase: PHRASE,
        settings: { card_waiting_seconds: 45 },
      },
    ]);
  });

  it('has a phrase made up for it that nobody guesses, which is copied while it is there', async () => {
    const app = await renderApp('/offline', { as: 'owner' });
    const write = vi.spyOn(navigator.clipboard, 'writeText');
    const make = await screen.findByRole('button', { name: 'Згенерувати' });
    const made: string[] = [];
    for (let n = 0; n < 2; n += 1) {
      await app.user.click(make);
      made.push((phrase() as HTMLInputElement).value);
      // Shown, as it has to be typed on the terminal; it can be hidden.
      expect(phrase()).toHaveProperty('type', 'text');
      await app.user.click(screen.getByRole('button', { name: 'Приховати фразу' }));
      expect(phrase()).toHaveProperty('type', 'password');
    }
    for (const one of made) expect(one).toMatch(/^(?:[a-z2-9]{6}-){3}[a-z2-9]{6}$/);
    expect(made[0]).not.toBe(made[1]);
    await app.user.click(screen.getByRole('button', { name: 'Скопіювати фразу' }));
    expect(write).toHaveBeenCalledWith(made[1]);
  });

  it('needs a name and a phrase', async () => {
    const app = await renderApp('/offline', { as: 'owner' });
    await app.user.type(await screen.findByLabelText(/^Секретна ключова фраза/), 'коротка');
    await app.user.click(create());
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /^Назва/ })));
    expect(screen.getByText("Поле обов'язкове")).toBeTruthy();
    expect(screen.getByText('Мінімум символів: 12')).toBeTruthy();
    expect(app.requests.filter((request) => request.startsWith('POST'))).toEqual([]);
  });
});

describe('the form of a terminal', () => {
  it('shows what the terminal gets when it asks, to the letter', async () => {
    const app = await renderApp(`/terminals/${ids.terminal}/edit`, { as: 'owner' });
    await screen.findByRole('heading', { level: 1, name: 'Термінал «Каса 1»' });
    const { code, data } = await askAsTerminal(app, 'S1100101', exampleSecrets.keyPhrase);
    expect(code).toBe(0);
    expect(await shownJson(app, 'Що отримує термінал')).toEqual(data);
  });

  it('says why it gets nothing', async () => {
    await renderApp(`/terminals/${ids.terminalToActivate}/edit`, { as: 'owner' });
    await screen.findByText('Термінал отримає налаштування після активації.');
  });
});
