import { createKasaClient } from '@kasa/client/http/kasa-client';
import { exampleIds } from '@kasa/contracts/shared/example-ids';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PASSWORD, phoneByRole, type RenderedApp, renderApp } from '#app/test-support/render-app.tsx';

const OWNER = 'Коваль Олена Петрівна';
const rows = () => [...document.querySelectorAll<HTMLElement>('table tr[data-row-id]')];

/** Somebody else at a browser of their own. */
async function directorOf(app: RenderedApp) {
  const client = createKasaClient({
    baseUrl: window.location.origin,
    fetch: app.newBrowser(),
    locale: () => null,
    signingSecret: () => null,
  });
  await client.operation('signIn')({ body: { phone: phoneByRole.director, password: PASSWORD } });
  return { rename: (full_name: string) => client.operation('updateMe')({ body: { full_name } }) };
}

it('the journal has the phone of whoever was called like somebody else, and of nobody else', async () => {
  const app = await renderApp('/Routes', { as: 'owner' });
  const director = await directorOf(app);
  await director.rename(OWNER);
  await director.rename('Мельник Сергій Іванович');
  await app.goTo('/audit?operation=updateMe,signIn&sort=-at');
  await waitFor(() => expect(rows().length).toBeGreaterThan(3));
  const texts = rows().map((row) => row.textContent ?? '');
  // The entry of the return has the name of before it.
  expect(texts.filter((one) => one.includes(`${OWNER} +380 50 000 00 02`))).toHaveLength(1);
  expect(texts.filter((one) => one.includes('+380 50 000 00 01'))).toEqual([]);
  await app.user.click(within(rows()[0] as HTMLElement).getByText('Профіль змінено'));
  const drawer = within(await screen.findByRole('complementary', { name: 'Профіль змінено' }));
  expect((await drawer.findByText('Телефон')).parentElement?.textContent).toContain('+380 50 000 00 02');
});

it('people of one name are told apart by the end of their phones where they are chosen', async () => {
  const app = await renderApp('/Routes', { as: 'owner' });
  const director = await directorOf(app);
  await director.rename(OWNER);
  await app.goTo('/audit');
  await app.user.click(await screen.findByRole('button', { name: /Фільтр/ }));
  await app.user.click(await screen.findByRole('menuitem', { name: 'Особа' }));
  expect(await screen.findByRole('option', { name: `${OWNER}, …0001` })).toBeTruthy();
  expect(screen.getByRole('option', { name: `${OWNER}, …0002` })).toBeTruthy();
  expect(screen.getByRole('option', { name: 'Савчук Тарас Миколайович' })).toBeTruthy();
});

const DIRECTOR = 'Мельник Сергій Іванович';

it('namesakes are told apart in runs and rounds', async () => {
  const app = await renderApp('/Routes', { as: 'owner' });
  const director = await directorOf(app);
  await director.rename(OWNER);
  await app.goTo('/cash/rounds');
  expect(await screen.findAllByText(`${OWNER}, …0002`)).not.toHaveLength(0);
  // Who planned them was called otherwise then.
  expect(screen.getAllByText(`${DIRECTOR}, …0002`)).not.toHaveLength(0);
  await app.goTo(`/cash/rounds/${exampleIds.collectionRoundToFinish}`);
  await screen.findByText(new RegExp(`виконавець: ${OWNER}, …0002`));
  await app.goTo(`/terminals/runs/${exampleIds.bulkRun}`);
  await screen.findByText(new RegExp(`(${OWNER}, …0001|${DIRECTOR}, …0002)`));
});

it('who may not see digits of phones tells namesakes apart by their ids', async () => {
  const app = await renderApp('/Routes', { as: 'dispatcher' });
  const director = await directorOf(app);
  await director.rename(OWNER);
  await app.goTo(`/terminals/runs/${exampleIds.bulkRun}`);
  await screen.findByText(new RegExp(`(${OWNER}|${DIRECTOR}), ID [0-9A-F]{4}`));
  expect(document.body.textContent).not.toMatch(/…000\d/);
});
