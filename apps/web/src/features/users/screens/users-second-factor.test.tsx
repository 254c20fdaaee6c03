import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { phoneByRole, type RenderedApp, renderApp } from '#app/test-support/render-app.tsx';
import { turnOnElsewhere } from '#app/test-support/second-factor.ts';

/** Кравчук Марія Олегівна. */
const cashier = '01912d50-3c00-7000-8000-000000000005';
const stored = ({ services: { client } }: RenderedApp, id: string) =>
  client.operation('getUser')({ params: { id } });

describe('the second factor of a user', () => {
  const remove = 'Скинути двофакторну перевірку';

  it('that lost the phone is taken away with a reason, and the list follows', async () => {
    const app = await renderApp('/profile', { as: 'owner' });
    await turnOnElsewhere(app, 'cashier');
    await app.goTo(`/users?open=${cashier}`);
    const drawer = within(await screen.findByRole('complementary', { name: 'Кравчук Марія Олегівна' }));
    await drawer.findByText('Увімкнено');
    await app.user.click(drawer.getByRole('button', { name: /^Інші дії|^Дії/ }));
    await app.user.click(await screen.findByRole('menuitem', { name: remove }));
    const dialog = within(await screen.findByRole('dialog'));
    await app.user.click(dialog.getByRole('button', { name: 'Скинути' }));
    expect(await dialog.findByText("Поле обов'язкове")).toBeTruthy();
    await app.user.type(dialog.getByLabelText(/^Причина/), 'Загублено телефон');
    await app.user.click(dialog.getByRole('button', { name: 'Скинути' }));
    await screen.findByText('Двофакторну перевірку скинуто!');
    await drawer.findByText('Вимкнено');
    expect((await stored(app, cashier)).has_second_factor).toBe(false);
  });

  it('is taken by nobody from themselves, nor by whoever lacks a right of theirs', async () => {
    const app = await renderApp('/profile', { as: 'director' });
    await turnOnElsewhere(app, 'cashier');
    await app.control.setRights({
      body: { phone: phoneByRole.cashier, roles: ['accountant'], tags_added: [], tags_removed: [] },
    });
    await app.goTo(`/users?open=${cashier}`);
    const drawer = within(await screen.findByRole('complementary', { name: 'Кравчук Марія Олегівна' }));
    await drawer.findByText('Увімкнено');
    await app.user.click(drawer.getByRole('button', { name: /^Інші дії|^Дії/ }));
    const item = await screen.findByRole('menuitem', { name: new RegExp(remove) });
    expect(item.textContent).toContain('лише той, хто має всі права цієї людини');
    expect(item.getAttribute('aria-disabled')).toBe('true');
  });

  it('is not taken from who has none', async () => {
    const app = await renderApp(`/users?open=${cashier}`, { as: 'owner' });
    const drawer = within(await screen.findByRole('complementary', { name: 'Кравчук Марія Олегівна' }));
    await drawer.findByText('Вимкнено');
    await app.user.click(drawer.getByRole('button', { name: /^Інші дії|^Дії/ }));
    await screen.findByRole('menuitem', { name: 'Історія змін' });
    expect(screen.queryByRole('menuitem', { name: remove })).toBeNull();
  });
});
