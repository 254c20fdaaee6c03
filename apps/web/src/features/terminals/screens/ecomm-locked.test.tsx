/** A web terminal that has a template, for who may change web terminals and no templates. */
import { exampleIds } from '@kasa/contracts/shared/example-ids';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { phoneByRole, type RenderedApp, renderApp } from '#app/test-support/render-app.tsx';

const { ecommTerminal: id, terminalTemplate } = exampleIds;

async function withTemplate({ services: { client } }: RenderedApp) {
  const { name, test_mode, website, extra_info, version } = await client.operation('getTerminal')({
    params: { id },
  });
  const body = { name, test_mode, website, extra_info, version, vehicle_id: null, point_id: null };
  await client.operation('updateTerminal')({
    params: { id },
    body: { ...body, template_id: terminalTemplate, settings: {} },
  });
}

async function give({ control, services }: RenderedApp, ...tags_added: 'ecomm_manage'[]) {
  const rights = { roles: ['accountant' as const], tags_added, tags_removed: [] };
  await control.setRights({ body: { phone: phoneByRole.owner, ...rights } });
  services.session.store(await services.client.operation('getMe')());
}

it('is shown with the reason in front and no form; what needs no template can be done', async () => {
  const app = await renderApp('/list/ecomm_terminal', { as: 'owner' });
  await withTemplate(app);
  const { template } = await app.services.client.operation('getTerminal')({ params: { id } });
  await give(app, 'ecomm_manage');
  await app.goTo(`/edit/ecomm_terminal/${id}`);
  await screen.findByText(`Налаштування задає шаблон «${template?.name}»`);
  expect(screen.getByText(/Потрібне право «Редагування терміналів»/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Зберегти' })).toBeNull();
  expect(screen.queryByRole('textbox', { name: 'Шаблон тіла сповіщення' })).toBeNull();
  expect(app.requests.some((request) => request.endsWith('/callback-preview'))).toBe(false);
  await screen.findByText('https://opt.zatyshok.example.com');
  await app.user.click(screen.getByRole('button', { name: 'Замінити ключову фразу' }));
  await screen.findByRole('alertdialog');
});

it('without a template is the form; so it is for who may edit templates, too', async () => {
  const app = await renderApp('/list/ecomm_terminal', { as: 'owner' });
  await withTemplate(app);
  await app.goTo(`/edit/ecomm_terminal/${id}`);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Зберегти' })).toBeTruthy());
  await give(app, 'ecomm_manage');
  await app.goTo(`/edit/ecomm_terminal/${exampleIds.ecommTerminalWithOverlap}`);
  await screen.findByRole('textbox', { name: 'Шаблон тіла сповіщення' });
  expect(screen.getByRole('button', { name: 'Зберегти' })).toBeTruthy();
});
