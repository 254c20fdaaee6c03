import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '#app/test-support/render-app.tsx';

const rows = () => within(screen.getByRole('table')).getAllByRole('row').slice(1);
const hasRows = (count = 10) => waitFor(() => expect(rows()).toHaveLength(count));
const lists = (requests: readonly string[]) => requests.filter((request) => request.includes('/routes?'));

describe('the routes', () => {
  it('stand in the columns of the specification, under their heading', async () => {
    await renderApp('/Routes');
    await hasRows();
    await waitFor(() => expect(document.title).toBe('Маршрути · Каса'));
    expect(screen.getByRole('heading', { level: 1, name: 'Маршрути' })).toBeTruthy();
    const headers = screen.getAllByRole('columnheader').map((header) => header.textContent);
    // The last column holds the actions; its header is for screen readers.
    expect(headers).toEqual(['Назва', 'К-сть ТС', 'Сер. швидкість потоку', 'Сер. час проходження', 'Дії']);
    const row = within(screen.getByRole('row', { name: /Автобус №33/ }));
    expect(row.getByText('вул. І. Пулюя – вул. Січових Стрільців · Львів')).toBeTruthy();
    expect(row.getByRole('img', { name: 'Автобус' })).toBeTruthy();
    for (const cell of [/^6\s?· на маршруті: 4$/, /^17,5\sкм\/год$/, /^48\sхв$/]) {
      expect(row.getByRole('cell', { name: cell })).toBeTruthy();
    }
  });

  it('are sorted, searched and filtered by what stands in the address', async () => {
    const { user, location, requests } = await renderApp('/Routes?mode=tram&city=Львів');
    await waitFor(() => expect(lists(requests)).toHaveLength(1));
    await user.click(await screen.findByRole('button', { name: /К-сть ТС/ }));
    await waitFor(() =>
      expect(new URLSearchParams(location().split('?')[1]).get('sort')).toMatch(/transport_num/),
    );
    await screen.findByRole('button', { name: 'Прибрати фільтр: Місто' });
    for (const row of rows()) expect(row.textContent).toMatch(/^Трамвай.* · Львів/);
    await user.click(screen.getByRole('button', { name: 'Скинути' }));
    await user.type(screen.getByRole('searchbox'), 'пулюя');
    await hasRows(1);
    expect(new URLSearchParams(location().split('?')[1]).get('q')).toBe('пулюя');
  });

  it('are filtered by a city that is found by typing', async () => {
    const { user, location } = await renderApp('/Routes');
    await hasRows();
    await user.click(screen.getByRole('button', { name: 'Фільтр' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Місто' }));
    await screen.findByRole('option', { name: 'Львів' });
    await user.keyboard('одес{Enter}');
    await screen.findByRole('button', { name: 'Місто: Одеса' });
    expect(decodeURI(location())).toBe('/Routes?city=Одеса');
    await waitFor(() => {
      for (const row of rows()) expect(row.textContent).toContain('· Одеса');
    });
    await user.click(screen.getByRole('button', { name: 'Місто: Одеса' }));
    await user.click(await screen.findByRole('option', { name: 'Львів' }));
    await user.keyboard('{Enter}');
    await screen.findByRole('button', { name: 'Місто: Одеса, Львів' });
    expect(decodeURI(location())).toBe('/Routes?city=Одеса,Львів');
    await waitFor(() => {
      for (const row of rows()) expect(row.textContent).toMatch(/· (Одеса|Львів)/);
    });
  });

  it('are saved under "route" before one is opened by a click on its row', async () => {
    const { user, location } = await renderApp('/Routes');
    await hasRows();
    const row = screen.getByRole('row', { name: /Автобус №33/ });
    await user.click(within(row).getByText('48 хв'));
    await screen.findByRole('heading', { level: 1, name: 'Автобус №33' });
    const saved = JSON.parse(localStorage.getItem('route') ?? 'null');
    expect(saved).toMatchObject({ name: 'Автобус №33', cost: 1700, from_point: 'вул. І. Пулюя' });
    expect(saved.places[0]).toEqual({
      name: 'вул. І. Пулюя',
      geometry: { location: { lat: 49.8011, lng: 23.989 } },
    });
    expect(location()).toBe(`/Route?id=${saved.id}`);
  });

  it('offer the same actions on right click and on ⋯', async () => {
    const { user } = await renderApp('/Routes');
    await hasRows();
    const history = expect.stringMatching(/^Історія змінПотрібне право «Перегляд журналу змін»\./);
    const expected = ['Відкрити', 'Редагувати', 'Транспорт маршруту', 'Скопіювати назву', history];
    const offered = async () => (await screen.findAllByRole('menuitem')).map((item) => item.textContent);
    const row = screen.getByRole('row', { name: /Автобус №33/ });
    await user.pointer({ keys: '[MouseRight]', target: within(row).getByText('48 хв') });
    expect(await offered()).toEqual(expected);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Дії: Автобус №33' }));
    expect(await offered()).toEqual(expected);
    expect(screen.getByRole('menuitem', { name: 'Транспорт маршруту' }).getAttribute('href')).toMatch(
      /^\/Transports\?route_id=/,
    );
  });

  it('lead whoever may see the journal to the changes of a route', async () => {
    const { user } = await renderApp('/Routes', { as: 'owner' });
    await hasRows();
    await user.click(screen.getByRole('button', { name: 'Дії: Автобус №33' }));
    const history = await screen.findByRole('menuitem', { name: 'Історія змін' });
    expect(history.getAttribute('href')).toMatch(/^\/audit\?object_id=[\da-f-]{36}$/);
  });
});
