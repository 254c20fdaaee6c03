import { exampleIds } from '@kasa/contracts/shared/example-ids';
import { inputFromEntity } from '@kasa/contracts/shared/input-from-entity';
import { DepotInput, DepotUpdate, exampleDepot } from '@kasa/contracts/transport/depots';
import { depotFields } from '@kasa/contracts/transport/fields';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fillIn } from '#app/test-support/fill-in.ts';
import { renderApp } from '#app/test-support/render-app.tsx';

const id = exampleIds.depot;
const editId = exampleIds.depotToEdit;
const rows = () => within(screen.getByRole('table')).getAllByRole('row').slice(1);
const hasRows = (count: number) => waitFor(() => expect(rows()).toHaveLength(count));
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}\\*?$`));

describe('the depots', () => {
  it('show who answers for them, with a phone to call, and how much is in them', async () => {
    await renderApp('/branches');
    await hasRows(5);
    await waitFor(() => expect(document.title).toBe('Депо · Каса'));
    const row = within(screen.getByRole('row', { name: /Автобусне депо №1/ }));
    expect(row.getByText('вул. Авіаційна, 1')).toBeTruthy();
    expect(row.getByRole('link', { name: '+380 67 111 22 33' }).getAttribute('href')).toBe(
      'tel:+380671112233',
    );
    expect(row.getByRole('cell', { name: '34' })).toBeTruthy();
    expect(row.getByRole('cell', { name: '46' })).toBeTruthy();
  });

  it('are sorted and searched by what stands in the address, and open beside the list, for all', async () => {
    const { user, location } = await renderApp('/branches?sort=city', { as: 'accountant' });
    await hasRows(5);
    expect(rows()[0]?.textContent).toContain('Київ');
    await user.type(screen.getByRole('searchbox'), 'авіаційна');
    await hasRows(1);
    expect(new URLSearchParams(location().split('?')[1]).get('q')).toBe('авіаційна');
    await user.click(within(rows()[0] as HTMLElement).getByText('Львів'));
    const drawer = within(await screen.findByRole('complementary', { name: 'Автобусне депо №1' }));
    expect(new URLSearchParams(location().split('?')[1]).get('open')).toBe(id);
    expect(drawer.getByText('Щодня о 23:30')).toBeTruthy();
    await user.click(drawer.getByRole('link', { name: 'Відкрити сторінку' }));
    await screen.findByRole('heading', { level: 1, name: 'Автобусне депо №1' });
    expect(location()).toBe(`/branches/${id}`);
  });
});

describe('a depot', () => {
  it('shows its vehicles and, a tab further, its drivers; each pages by the address', async () => {
    const { user, location, goTo } = await renderApp(`/branches/${id}`);
    await screen.findByRole('heading', { level: 1, name: 'Автобусне депо №1' });
    expect(screen.getByText('Щодня о 23:30')).toBeTruthy();
    await screen.findByText('1–10 з 34');
    await user.click(screen.getByRole('link', { name: 'Сторінка 2' }));
    await screen.findByText('11–20 з 34');
    await user.click(screen.getByRole('tab', { name: /Водії/ }));
    await screen.findByText('1–10 з 46');
    expect(location()).toBe(`/branches/${id}?tab=drivers`);
    await goTo(`/branches/${id}?tab=drivers&page=2`);
    await screen.findByText('11–20 з 46');
  });

  it.each(['01912d50-3c00-7000-8000-00000000ffff', 'nonsense'])(
    'that the server does not know is explained: %s',
    async (other) => {
      const { user, location } = await renderApp(`/branches/${other}`);
      expect(await screen.findByText('Такого депо немає')).toBeTruthy();
      await user.click(screen.getByRole('link', { name: 'До списку депо' }));
      await waitFor(() => expect(location()).toBe('/branches'));
    },
  );
});

describe('the form of a depot', () => {
  it('makes a new one and shows it', async () => {
    const app = await renderApp('/branches/edit');
    const depot = { ...inputFromEntity(DepotInput, exampleDepot), shift_closing_time: '23:45' };
    await fillIn(app.user, depotFields, { ...depot, name: 'Депо «Сихів»' });
    await app.user.click(screen.getByRole('button', { name: 'Створити' }));
    expect(await screen.findByText('Депо успішно створено!')).toBeTruthy();
    await screen.findByRole('heading', { level: 1, name: 'Депо «Сихів»' });
    expect(screen.getByText('Щодня о 23:45')).toBeTruthy();
    expect(await screen.findByText('У депо ще немає жодного ТС.')).toBeTruthy();
  });

  it('changes one; somebody else’s change is told and merged', async () => {
    const app = await renderApp(`/branches/edit?id=${editId}`);
    await screen.findByRole('button', { name: 'Зберегти' });
    const read = app.services.client.operation('getDepot');
    const depot = await read({ params: { id: editId } });
    await app.user.clear(field('Назва'));
    await app.user.type(field('Назва'), 'Моя назва');
    await app.services.client.operation('updateDepot')({
      params: { id: editId },
      body: { ...inputFromEntity(DepotUpdate, depot), address: 'вул. Нова, 1' },
    });
    await app.user.click(screen.getByRole('button', { name: 'Зберегти' }));
    await app.user.click(await screen.findByRole('button', { name: 'Завантажити нову версію' }));
    await waitFor(() => expect(field('Адреса').value).toBe('вул. Нова, 1'));
    expect(field('Назва').value).toBe('Моя назва');
    await app.user.click(screen.getByRole('button', { name: 'Зберегти' }));
    expect(await screen.findByText('Депо успішно змінено!')).toBeTruthy();
    expect(await read({ params: { id: editId } })).toMatchObject({
      name: 'Моя назва',
      address: 'вул. Нова, 1',
    });
  });
});
