import { exampleKeyFile } from '@kasa/contracts/points/keys';
import { exampleIds } from '@kasa/contracts/shared/example-ids';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '#app/test-support/render-app.tsx';
import { daysLeft, toneOf } from '../model/key-days.ts';

const { pointKey, pointToEdit, point } = exampleIds;

it('shows in the drawer whose key signs, who issued it and how long it is valid', async () => {
  await renderApp(`/points/list?open=${point}`, { as: 'director' });
  const section = within(await screen.findByRole('region', { name: 'Ключ підпису' }));
  expect(await section.findByText('КНЕДП «Демо»')).toBeDefined();
  expect(section.getByText('2A01C4')).toBeDefined();
  expect(section.getByText(/^Залиши(вся|лося) \d+ д/)).toBeDefined();
});

it('is chosen in the form among the keys of the company', async () => {
  const { user, services } = await renderApp(`/points/${pointToEdit}/edit`, { as: 'owner' });
  await user.click(await screen.findByRole('button', { name: /Ключ підпису/ }));
  const options = await screen.findAllByRole('option', { name: /ТОВ «Затишок»/ });
  expect(options).toHaveLength(2);
  await user.click(options[0] as HTMLElement);
  await user.click(screen.getByRole('button', { name: 'Зберегти' }));
  await screen.findByText('Точку успішно змінено!');
  const saved = await services.client.operation('getPoint')({ params: { id: pointToEdit } });
  await waitFor(() => expect([pointKey, exampleIds.pointKeyToDelete]).toContain(saved.point_key?.id));
});

it('is taken out of the form with its company', async () => {
  const { user } = await renderApp(`/points/${point}/edit`, { as: 'owner' });
  await screen.findByRole('button', { name: /Ключ підпису/ });
  const key = () => screen.getByRole('button', { name: /Ключ підпису/ }).textContent;
  await waitFor(() => expect(key()).toContain('ТОВ «Затишок»'), { timeout: 5_000 });
  await user.click(screen.getByRole('button', { name: /Компанія/ }));
  await user.click(await screen.findByRole('option', { name: /ФОП Гриценко/ }));
  await waitFor(() => expect(key()).not.toContain('ТОВ «Затишок»'));
});

describe('a key that is not there yet', () => {
  const openDialog = async () => {
    const app = await renderApp(`/points/${pointToEdit}/edit`, { as: 'owner' });
    await app.user.click(await screen.findByRole('button', { name: 'Додати ключ підпису' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Додати ключ підпису' }));
    const send = () => app.user.click(dialog.getByRole('button', { name: 'Додати ключ' }));
    const choose = (content: string, name = 'key.pfx') => {
      const input = document.querySelector<HTMLInputElement>('input[type="file"]') as HTMLInputElement;
      return app.user.upload(input, new File([Buffer.from(content, 'base64')], name));
    };
    const type = (password: string) => app.user.type(dialog.getByLabelText(/^Пароль до файлу/), password);
    return { ...app, dialog, send, choose, type };
  };

  it('is added from its file, and chosen', async () => {
    const { dialog, send, choose, type, user, services } = await openDialog();
    await send();
    expect(await dialog.findAllByText(/^Поле обов.язкове/)).toHaveLength(2);
    await choose(exampleKeyFile.content);
    await type(exampleKeyFile.password);
    await send();
    await screen.findByText('Ключ додано!');
    await user.click(screen.getByRole('button', { name: 'Зберегти' }));
    await screen.findByText('Точку успішно змінено!');
    const saved = await services.client.operation('getPoint')({ params: { id: pointToEdit } });
    const { items } = await services.client.operation('listPointKeys')({ query: { sort: '-created_at' } });
    expect(items.map(({ id }) => id)).toContain(saved.point_key?.id);
    expect([pointKey, exampleIds.pointKeyToDelete]).not.toContain(saved.point_key?.id);
  });

  it('takes its certificate as a second file, and says at it that it is another key’s', async () => {
    const { dialog, send, choose, type, user } = await openDialog();
    await choose(exampleKeyFile.content);
    const beside = document.querySelectorAll<HTMLInputElement>('input[type="file"]')[1] as HTMLInputElement;
    await user.upload(beside, new File(['nothing of that kind'], 'key.cer'));
    await type(exampleKeyFile.password);
    await send();
    const field = within(await dialog.findByRole('group', { name: /Файл сертифіката/ }));
    expect(await field.findByText(/^Це не сертифікат цього ключа/)).toBeDefined();
  });

  it('stays out with a wrong password, which says how many attempts are left', async () => {
    const { dialog, send, choose, type } = await openDialog();
    await choose(exampleKeyFile.content);
    await type('wrong');
    await send();
    await dialog.findByText('Неправильний пароль. Залишилося 9 спроб');
  });

  it('is told from a file of another kind, and from one that is too large', async () => {
    const { dialog, send, choose, type } = await openDialog();
    await choose(Buffer.from('not a key').toString('base64'));
    await type('any');
    await send();
    await dialog.findByText(/^Файл пошкоджено/);
    await choose(Buffer.alloc(65 * 1024).toString('base64'), 'large.pfx');
    await dialog.findByText('Файл завеликий: файли ключів мають до 64 КБ');
  });
});

it('warns at 30, 14, 7 and 1 day', () => {
  const now = Date.parse('2026-11-26T12:00:00Z');
  expect(daysLeft('2026-12-03T12:00:00Z', now)).toBe(7);
  expect(daysLeft('2026-11-26T11:00:00Z', now)).toBe(-1);
  expect([31, 30, 14, 7, 1].map(toneOf)).toEqual(['positive', 'info', 'warning', 'danger', 'danger']);
});
