import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { deferRequests } from '../../app/test-support/defer-requests.ts';
import { renderApp } from '../../app/test-support/render-app.tsx';
import { waitUntilSettled } from '../../app/test-support/visit.ts';
import { useFormat } from '../i18n/use-format.ts';
import type { DataOf } from '../query/operations.ts';
import { useOperation } from '../query/use-operation.ts';
import { asText } from './filter-parsers.ts';
import type { ListColumn } from './fitting-columns.ts';
import { FilteredTable } from './list-screen.tsx';
import { useListState } from './use-list-state.ts';

const spec = { filters: { q: asText }, sorts: ['transport_num', 'next_to_date'] } as const;
const columns: readonly ListColumn<DataOf<'listTransports'>['items'][number]>[] = [
  {
    id: 'transport_num',
    header: '№ ТС',
    cell: (row) => row.transport_num,
    isSortable: true,
  },
  { id: 'name', header: 'Модель', cell: (row) => row.name, isHideable: true, width: 200, dropPriority: 1 },
];

function listScreen(isQuiet: boolean) {
  return function List() {
    const list = useListState(spec);
    const query = useOperation('listTransports', { query: list.query }, { keepsPrevious: true, isQuiet });
    const format = useFormat();
    return (
      <>
        <output>{format.number(query.data?.total ?? null)}</output>
        <FilteredTable
          id="test"
          list={list}
          query={query}
          search={{ name: 'q', label: 'Пошук' }}
          label="Транспорт"
          columns={columns}
          rowLabel={(row) => row.transport_num}
          defaultSort="transport_num"
          isQuiet={isQuiet}
          renderExpanded={({ validator }) => <p>Валідатор {validator}</p>}
          emptyText="Додайте перший"
        />
      </>
    );
  };
}
const screens = { '/list': listScreen(false), '/quiet': listScreen(true) };

const rows = () => within(screen.getByRole('table')).getAllByRole('row').slice(1);
const hasRows = () => waitFor(() => expect(rows()).toHaveLength(10));
const lists = (requests: readonly string[]) => requests.filter((request) => request.includes('/transports'));

afterEach(() => vi.restoreAllMocks());

describe('a list', () => {
  it('is asked for by its address, page by page', async () => {
    const { user, location, requests } = await renderApp('/list', { screens });
    await hasRows();
    expect(lists(requests)).toEqual(['GET /api/v1/transport/transports?page=1&perPage=10']);
    expect(screen.getByText(/^1–10 з 150$/)).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'Сторінка 2' }));
    await screen.findByText(/^11–20 з 150$/);
    expect(location()).toBe('/list?page=2');
    await user.click(screen.getByRole('link', { name: '20 на сторінці' }));
    await waitFor(() => expect(rows()).toHaveLength(20));
    expect(location()).toBe('/list?perPage=20');
  });

  it('sorts by its headers and starts again from the first page', async () => {
    const { user, location, requests } = await renderApp('/list?page=3', { screens });
    await hasRows();
    await user.click(screen.getByRole('button', { name: /№ ТС/ }));
    await waitFor(() => expect(location()).toBe('/list?sort=-transport_num'));
    await waitFor(() => expect(lists(requests).at(-1)).toContain('page=1&perPage=10&sort=-transport_num'));
  });

  it('searches when typing pauses, and says what to do when nothing is found', async () => {
    const { user, location, requests } = await renderApp('/list?page=2', { screens });
    await hasRows();
    await user.type(screen.getByRole('searchbox', { name: 'Пошук' }), 'немає такого');
    await screen.findByText('Немає данних');
    expect(lists(requests)).toHaveLength(2);
    expect(location()).toBe(`/list?${new URLSearchParams({ q: 'немає такого' })}`);
    await user.click(screen.getByRole('button', { name: 'Скинути фільтри' }));
    await hasRows();
    expect([location(), screen.getByRole('searchbox')]).toEqual([
      '/list',
      expect.objectContaining({ value: '' }),
    ]);
  });

  it('shows a page past the end as empty, with a way to the first one', async () => {
    const { user, location } = await renderApp('/list?page=999999', { screens });
    await screen.findByText('Немає данних');
    await user.click(screen.getByRole('link', { name: 'На першу сторінку' }));
    await hasRows();
    expect(location()).toBe('/list');
  });

  it('remembers on this device which columns are hidden', async () => {
    const { user } = await renderApp('/list', { screens });
    await hasRows();
    await user.click(screen.getByRole('button', { name: 'Колонки та порядок' }));
    await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Модель' }));
    expect(document.cookie).toContain('columns_test=name');
    await waitFor(() =>
      expect(screen.queryByRole('columnheader', { name: 'Модель', hidden: true })).toBeNull(),
    );
  });

  it('leaves out what there is no room for, says so, shows it below the row, and all of it when asked', async () => {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300);
    const { user } = await renderApp('/list', { screens });
    await hasRows();
    const headers = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(headers()).not.toContain('Модель');
    expect(screen.getByText(/^Не вмістилося: Модель\./)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Подробиці: 521' }));
    expect(screen.getByRole('term').textContent).toBe('Модель');
    expect(screen.getByText(/^Валідатор/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Показати всі колонки' }));
    expect(headers()).toContain('Модель');
    expect(screen.queryByText(/^Не вмістилося/)).toBeNull();
    expect(screen.queryByRole('term')).toBeNull();
  });

  it('keeps the newest answer when an older one comes later', async () => {
    const { network, release } = deferRequests(({ url }) => url.includes('page=2'));
    const app = await renderApp('/list', { screens, network });
    await hasRows();
    await app.goTo('/list?page=2');
    await app.goTo('/list?page=3');
    await screen.findByText(/^21–30 з 150$/);
    release();
    await waitUntilSettled(app);
    expect(screen.getByText(/^21–30 з 150$/)).toBeTruthy();
  });
});

describe('a list that fails', () => {
  it('says so, and can be tried again', async () => {
    const { user, fail, clearFaults, goTo } = await renderApp('/calm', { screens });
    await fail('listTransports');
    await goTo('/list');
    expect(await screen.findByText('Не вдалося завантажити')).toBeTruthy();
    expect(screen.getByText('Щось пішло не так!')).toBeTruthy();
    await clearFaults();
    await user.click(screen.getByRole('button', { name: 'Спробувати ще раз' }));
    await hasRows();
  });

  it('becomes empty without a word when its area is to be quiet (spec §8)', async () => {
    const { user, fail, clearFaults, goTo } = await renderApp('/quiet', { screens });
    await hasRows();
    await fail('listTransports');
    await goTo('/quiet?page=2');
    expect(await screen.findByText('Немає данних')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByText('Щось пішло не так!')).toBeNull();
    expect(screen.getByRole('table').getAttribute('aria-busy')).toBeNull();
    await clearFaults();
    await user.click(screen.getByRole('button', { name: 'Спробувати ще раз' }));
    await hasRows();
  });

  it('repeats a read that the network lost, and the person sees only rows', async () => {
    const { fail, goTo, requests } = await renderApp('/calm', { screens });
    await fail('listTransports', { how: 'drop', times: 2 });
    await goTo('/list');
    await hasRows();
    expect(lists(requests)).toHaveLength(3);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
