/** U6: repeated presses of a submit button send the form once. */
import { exampleIds } from '@kasa/contracts/shared/example-ids';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { paths } from '../../shared/paths.ts';
import { renderApp } from '../test-support/render-app.tsx';

it('fifty double clicks on the save of a terminal make one change', async () => {
  const { terminal: id } = exampleIds;
  const app = await renderApp(paths.terminalEdit({ id }), { as: 'owner' });
  const name = await screen.findByRole('textbox', { name: 'Назва' });
  const stored = () => app.services.client.operation('getTerminal')({ params: { id } });
  const before = await stored();
  fireEvent.change(name, { target: { value: 'Каса біля виходу' } });
  const save = screen.getByRole('button', { name: 'Зберегти' });
  for (let clicks = 1; clicks <= 100; clicks += 1) fireEvent.click(save, { detail: 2 - (clicks % 2) });
  await waitFor(() => expect(app.location()).not.toContain('/edit'), { timeout: 10_000 });
  const after = await stored();
  expect([after.name, after.version]).toEqual(['Каса біля виходу', before.version + 1]);
  expect(app.requests.filter((request) => request.startsWith('PUT '))).toHaveLength(1);
}, 30_000);
