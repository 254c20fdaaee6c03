/** What tests of the screen of an import have in common. */
import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { type RenderedApp, type RenderOptions, renderApp } from '#app/test-support/render-app.tsx';

export const open = (id: string, options: RenderOptions = {}) =>
  renderApp(`/products/imports/${id}`, { as: 'owner', ...options });
export const plain = (element: Element | undefined | null) =>
  (element?.textContent ?? '').replace(/\s/g, ' ');
export const rows = () => [...document.querySelectorAll<HTMLElement>('table tr[data-row-id]')];
/** The row with this number in the file. */
export const row = async (position: number) =>
  waitFor(() => {
    const numberOf = (one: Element) =>
      plain(one.querySelector('td[data-slot="secondary"]')).match(/\d+/)?.[0];
    const found = rows().find((one) => numberOf(one) === String(position));
    if (!found) throw new Error(`No row ${position}`);
    return found;
  });
export const told = (position: number, what: RegExp) =>
  waitFor(async () => expect(plain(await row(position))).toMatch(what));
export const act = async ({ user }: RenderedApp, of: string, action: string) => {
  await user.click(await screen.findByRole('button', { name: `Дії: ${of}` }));
  await user.click(await screen.findByRole('menuitem', { name: action }));
};
export const importOf = ({ services }: RenderedApp, id: string) =>
  services.client.operation('getProductImport')({ params: { id } });
interface Cells {
  article: string;
  price: string;
  group?: string;
}
export const put = (app: RenderedApp, id: string, position: number, cells: Cells) =>
  app.services.client.operation('putProductImportRows')({
    params: { id },
    body: { rows: [{ position, cells: { name: `Товар ${cells.article}`, ...cells } }] },
  });
/** Opens an import that has another row. */
export async function openWith(id: string, position: number, cells: Cells): Promise<RenderedApp> {
  const app = await renderApp('/products/groups', { as: 'owner' });
  await put(app, id, position, cells);
  await app.goTo(`/products/imports/${id}`);
  return app;
}
export const starting = (name: RegExp) => screen.findByRole('button', { name });
