import { exampleIds } from '@kasa/contracts/shared/example-ids';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
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

it('warns at 30, 14, 7 and 1 day', () => {
  const now = Date.parse('2026-11-26T12:00:00Z');
  expect(daysLeft('2026-12-03T12:00:00Z', now)).toBe(7);
  expect(daysLeft('2026-11-26T11:00:00Z', now)).toBe(-1);
  expect([31, 30, 14, 7, 1].map(toneOf)).toEqual(['positive', 'info', 'warning', 'danger', 'danger']);
});
