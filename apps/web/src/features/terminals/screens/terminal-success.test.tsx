import { exampleIds as ids } from '@kasa/contracts/shared/example-ids';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { type RenderedApp, renderApp } from '#app/test-support/render-app.tsx';
import { paths } from '#shared/paths.ts';
import { formatActivationCode, issuedCodeState } from '../model/issued-code.ts';

/** Excludes the printed copy outside `main`. */
const main = () => within(screen.getByRole('main'));

async function made(): Promise<{ app: RenderedApp; code: string }> {
  const app = await renderApp('/nowhere', { as: 'owner' });
  const input = { name: 'Ярмаркова каса', secret_key_phrase: 'дощ стукає у вікно', settings: {} };
  const body = { ...input, point_id: null, template_id: null };
  const { client, session } = app.services;
  const told = await client.operation('createOfflineTerminal')({ body });
  const { activation_code: code, activation_expires_at: expiresAt } = told;
  const user = session.current()?.user.id ?? '';
  await app.router.navigate(
    paths.terminalSuccess({ id: told.terminal.id }),
    issuedCodeState({ code, expiresAt }, user),
  );
  await waitFor(() => expect(main().getByText(formatActivationCode(code))).toBeTruthy());
  return { app, code: formatActivationCode(code) };
}

describe('/terminals/success', () => {
  it('shows number and code to scan, to copy, and until when the code is good', async () => {
    const { app, code } = await made();
    const write = vi.spyOn(navigator.clipboard, 'writeText');
    const region = within(screen.getByRole('region', { name: 'Код активації' }));
    expect(region.getByText('Діє до 20.12.2026, 11:00')).toBeTruthy();
    await app.user.click(region.getByRole('button', { name: 'Скопіювати код' }));
    expect(write).toHaveBeenLastCalledWith(code.replace(' ', ''));
    await app.user.click(region.getByRole('button', { name: 'Скопіювати номер' }));
    expect(write).toHaveBeenLastCalledWith(expect.stringMatching(/^S18\d{5}$/));
    await screen.findByText('Скопійовано');
  });

  it('prints a card with the same code', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
    const { app, code } = await made();
    await app.user.click(screen.getByRole('button', { name: 'Надрукувати картку' }));
    expect(print).toHaveBeenCalledOnce();
    const card = document.querySelector('.kasa-print') as HTMLElement;
    for (const text of ['ТОВ «Затишок»', 'Ярмаркова каса', code]) expect(card.textContent).toContain(text);
    expect(within(card).getByRole('img', { name: /^QR-код активації/, hidden: true })).toBeTruthy();
  });

  it('leads to the activation with the code filled in, and has the code after coming back, too', async () => {
    const { app, code } = await made();
    await app.user.click(screen.getByRole('button', { name: 'Активувати' }));
    const typed = await screen.findByRole('textbox', { name: /^Код активації/ });
    await waitFor(() =>
      expect((typed as HTMLInputElement).value.replace(/\s/g, '')).toBe(code.replace(' ', '')),
    );
    expect(app.location()).toBe('/Terminal/Activate');
    await app.router.navigate(-1);
    await waitFor(() => expect(main().getByText(code)).toBeTruthy());
  });

  it('opened without the code says that it is shown once, and how to activate without it', async () => {
    const app = await renderApp(`/terminals/success?id=${ids.terminalToActivate}`, { as: 'owner' });
    await screen.findByText(/^Код активації показують лише один раз/);
    expect(main().getByRole('img', { name: 'QR-код термінала S1100105' })).toBeTruthy();
    await app.user.click(screen.getByRole('button', { name: 'Активувати' }));
    await waitFor(() => expect(app.location()).toBe('/Terminal/Activate?q=S1100105'));
  });

  it('of one that is active says so, and offers no activation', async () => {
    await renderApp(`/terminals/success?id=${ids.terminal}`, { as: 'owner' });
    await screen.findByRole('heading', { level: 1, name: 'Термінал S1100101' });
    expect(screen.getByText('Термінал активовано')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Активувати' })).toBeNull();
  });

  it.each(['', '?id=nothing', '?id=01912d50-3c00-7000-8000-ffffffffffff'])(
    'without a terminal (%s) says that there is none',
    async (search) => {
      await renderApp(`/terminals/success${search}`, { as: 'owner' });
      await screen.findByText('Такого термінала немає');
      expect(screen.getByRole('link', { name: 'До списку терміналів' })).toBeTruthy();
    },
  );
});
