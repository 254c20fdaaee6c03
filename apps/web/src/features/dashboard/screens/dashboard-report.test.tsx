import { exampleIds } from '@kasa/contracts/shared/example-ids';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type RenderOptions, renderApp } from '#app/test-support/render-app.tsx';

const NOW = new Date('2026-11-20T09:00:00.000Z');
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
});
afterEach(() => {
  vi.useRealTimers();
});

const open = (address = '/dashboard', options: RenderOptions = {}) =>
  renderApp(address, { as: 'accountant', ...options });
const part = (name: string) => screen.findByRole('region', { name });
const plain = (text: string | null | undefined) => (text ?? '').replace(/\s/g, ' ');
const amountIn = (text: string) => /[\d ]+,\d\d ₴/.exec(plain(text))?.[0]?.trim();
const reports = (requests: readonly string[]) =>
  requests
    .filter((request) => request.startsWith('GET /api/v1/transactions/sales?'))
    .map((request) => Object.fromEntries(new URLSearchParams(request.split('?')[1])));

/** What the list of payments says that it comes to. */
async function totalsOfList() {
  await screen.findByRole('heading', { level: 1, name: 'Транзакції' });
  const totals = await part('Підсумки');
  await waitFor(() => expect(plain(totals.textContent)).toMatch(/Оборот/));
  return plain(totals.textContent);
}

describe('the sales of a period', () => {
  it('are those of this month, and a press on a day shows its payments, which come to the same', async () => {
    const app = await open();
    const chart = await part('За днями');
    expect(within(chart).getAllByRole('listitem')).toHaveLength(20);
    expect(reports(app.requests)).toEqual([{ date_from: '2026-11-01', date_to: '2026-11-20' }]);
    const bar = within(chart).getByRole('link', { name: /^12\.11\.2026: / });
    const amount = String(amountIn(String(bar.getAttribute('aria-label')).replace(/^.*?: /, '')));
    await app.user.click(bar);
    expect(await totalsOfList()).toContain(`Оборот${amount}`);
    expect(app.location()).toBe('/transactions?date_from=2026-11-12&date_to=2026-11-12&paid_from=2026-11-12');
  });

  it.each([
    ['За точками', /^Затишок на Городоцькій/],
    ['За формами оплати', /^Готівка/],
  ])('lead to the list from %s, too', async (title, name) => {
    const app = await open();
    const bar = within(await part(title)).getByRole('link', { name });
    const amount = String(amountIn(bar.textContent ?? ''));
    await app.user.click(bar);
    expect(await totalsOfList()).toContain(`Оборот${amount}`);
  });

  it('say why banks declined, and a press on a reason shows those declines', async () => {
    const app = await open();
    const chart = await part('Чому банки відмовляли');
    const bar = within(chart).getByRole('link', { name: /^51 Недостатньо коштів/ });
    expect(bar.textContent).toContain('Причина в покупцеві або його картці');
    const [, count] = /(\d+) відмов\S* на [\d ]+,\d\d ₴/.exec(plain(bar.textContent)) ?? [];
    await app.user.click(bar);
    const totals = await totalsOfList();
    expect(totals).toContain(`Транзакцій${count}`);
    await screen.findByText(new RegExp(`^${count} транзакц`));
    expect(app.location()).toContain('status=declined&response_code=51');
  });

  it('have hours that lead to the list where the period is one day, and else do not', async () => {
    const app = await open();
    expect(within(await part('За годинами')).queryAllByRole('link')).toEqual([]);
    await app.goTo('/dashboard?date_from=2026-11-19&date_to=2026-11-19');
    await waitFor(async () =>
      expect(within(await part('За годинами')).queryAllByRole('link').length).toBeGreaterThan(0),
    );
    const [bar] = within(await part('За годинами')).getAllByRole('link');
    const label = String(bar?.getAttribute('aria-label'));
    const amount = String(amountIn(label.replace(/^.*?: /, '')));
    await app.user.click(bar as HTMLElement);
    expect(await totalsOfList()).toContain(`Оборот${amount}`);
    const hour = label.slice(0, 2);
    await screen.findByRole('button', { name: new RegExp(`^Період: .*, ${hour}:00–${hour}:59$`) });
    expect(screen.queryByRole('button', { name: /^Початок: / })).toBeNull();
    await app.user.click(screen.getByRole('button', { name: 'Прибрати фільтр: Період' }));
    await waitFor(() => expect(app.location()).not.toContain('started_'));
    expect(app.location()).toContain('date_from=2026-11-19&date_to=2026-11-19');
  });

  it('are of the days and the point of the address', async () => {
    const app = await open(`/dashboard?date_from=2026-11-02&date_to=2026-11-08&point_id=${exampleIds.point}`);
    const chart = await part('За днями');
    expect(within(chart).getAllByRole('listitem')).toHaveLength(7);
    expect(reports(app.requests)).toEqual([
      { date_from: '2026-11-02', date_to: '2026-11-08', point_id: exampleIds.point },
    ]);
    await screen.findByRole('button', { name: /^Точка: Затишок на Городоцькій/ });
    await app.user.click(screen.getByRole('button', { name: 'Прибрати фільтр: Період' }));
    await waitFor(() => expect(app.location()).toBe(`/dashboard?point_id=${exampleIds.point}`));
  });

  it('can be read and copied as a table', async () => {
    const { user } = await open();
    const chart = await part('За днями');
    await user.click(within(chart).getByRole('button', { name: 'Таблиця' }));
    const table = within(chart).getByRole('table', { name: 'За днями' });
    expect(plain(within(table).getAllByRole('row')[0]?.textContent)).toBe(
      'ДеньОплатОборотПовернутоЧиста виручка',
    );
    expect(within(table).getAllByRole('row')).toHaveLength(22);
    expect(plain(within(table).getAllByRole('row').at(-1)?.textContent)).toMatch(/^Усього\d.*₴$/);
    const copied = vi.spyOn(navigator.clipboard, 'writeText');
    await user.click(within(chart).getByRole('button', { name: 'Скопіювати' }));
    const [head, ...lines] = String(copied.mock.calls[0]?.[0]).split('\n');
    expect(head).toBe('День\tОплат\tОборот\tПовернуто\tЧиста виручка');
    expect(lines).toHaveLength(21);
    for (const line of lines) expect(line).toMatch(/^[^\t]+\t\d+(\t\d+,\d\d){3}$/);
    const amounts = lines.map((line) => Number(line.split('\t')[2]?.replace(',', '')));
    expect(lines.at(-1)).toMatch(/^Усього\t/);
    expect(amounts.at(-1)).toBe(amounts.slice(0, -1).reduce((sum, amount) => sum + amount, 0));
  });

  it('are not asked for more than 31 days: it says so', async () => {
    const app = await open('/dashboard?date_from=2026-01-01&date_to=2026-11-20');
    await screen.findByText(/щонайбільше за 31 день/);
    expect(reports(app.requests)).toEqual([]);
  });

  it('that were none are said to be none', async () => {
    await open('/dashboard?date_from=2025-06-01&date_to=2025-06-03');
    expect(await screen.findAllByText('Продажів за цей період не було.')).toHaveLength(5);
    expect(screen.getByText('Відмов за цей період не було.')).toBeTruthy();
    const figures = screen.getByText('Оборот').closest('dl') as HTMLElement;
    expect(plain(figures.textContent)).not.toMatch(/порівняти|%/);
    expect(within(figures).queryAllByRole('link')).toEqual([]);
    expect(screen.getByText('Нараховано бонусів: 0')).toBeTruthy();
  });

  it.each([
    [true, /на [\d\s]+ % (більше|менше), ніж за 19\.11\.2026 до 11:00 \(/],
    [false, /немає з чим порівняти/],
  ])('are compared with the days before where those are whole: %s', async (is_whole, words) => {
    const network: RenderOptions['network'] = async (request, pass) => {
      const answer = await pass(request);
      if (!request.url.includes('/transactions/sales')) return answer;
      const { data, ...body } = await answer.json();
      const previous = { ...data.previous, is_whole };
      return Response.json({ ...body, data: { ...data, previous } }, { headers: answer.headers });
    };
    await open('/dashboard?date_from=2026-11-20&date_to=2026-11-20', { network });
    await part('За днями');
    expect(plain(screen.getByText('Оборот').closest('dl')?.textContent)).toMatch(words);
  });

  it.each([
    ['Вчора', '2026-11-19', '2026-11-19'],
    ['Минулий тиждень', '2026-11-09', '2026-11-15'],
    ['Минулий місяць', '2026-10-01', '2026-10-31'],
  ])('are chosen for %s at once', async (name, date_from, date_to) => {
    const app = await open();
    await app.user.click(await screen.findByRole('button', { name: /^Період: / }));
    await app.user.click(await screen.findByRole('button', { name }));
    await waitFor(() => expect(reports(app.requests).at(-1)).toEqual({ date_from, date_to }));
    await app.user.keyboard('{Escape}');
    await screen.findByRole('button', { name: `Період: ${name}` });
  });

  it('that could not be read are tried again on demand, and the rest stands', async () => {
    const app = await open('/profile/password');
    await app.fail('getSalesReport');
    await app.goTo('/dashboard');
    const failed = await screen.findByText('Не вдалося порахувати продажі за період');
    expect(screen.getByRole('region', { name: 'Потребують уваги' })).toBeTruthy();
    await app.control.clearFaults();
    const retry = within(failed.closest('section') as HTMLElement).getByRole('button', {
      name: /Спробувати|Повторити/,
    });
    await app.user.click(retry);
    await part('За днями');
  });

  it('speak English', async () => {
    await open('/dashboard', { locale: 'en' });
    await part('By weekday');
    await screen.findByText('Net sales');
    for (const name of ['By day', 'By hour', 'By point', 'By payment method', 'Why banks declined']) {
      expect(screen.getByRole('region', { name })).toBeTruthy();
    }
  });
});

describe('the last payments', () => {
  it('each lead to what is known of it', async () => {
    const { user, location } = await open();
    const payments = await part('Останні оплати');
    const [first] = await within(payments).findAllByRole('listitem');
    expect(plain(first?.textContent)).toMatch(/,\d\d ₴20\.11\.2026, \d\d:\d\d · /);
    await user.click(within(first as HTMLElement).getByRole('link'));
    await screen.findByRole('complementary', { name: /Транзакція/ });
    expect(location()).toMatch(/^\/transactions\?open=/);
  });
});

describe('a payment that comes in meanwhile', () => {
  it('stands above the last ones', async () => {
    const app = await open('/dashboard', { isLive: true });
    const payments = await part('Останні оплати');
    await within(payments).findAllByRole('listitem');
    await screen.findByText('Наживо');
    await app.control.makePayment({ body: { number: 'S1100281', amount: 3_031_700, in_cash: true } });
    await waitFor(
      () => expect(plain(within(payments).getAllByRole('listitem')[0]?.textContent)).toMatch(/^30 317,00 ₴/),
      { timeout: 8_000 },
    );
    expect(within(payments).getAllByRole('listitem')).toHaveLength(5);
  });
});

describe('whoever may see reports, but no payments', () => {
  it('sees figures that lead nowhere, and no last payments', async () => {
    const app = await open('/dashboard', { as: 'dispatcher' });
    const chart = await part('За точками');
    expect(within(chart).getAllByRole('listitem').length).toBeGreaterThan(5);
    expect(within(chart).queryAllByRole('link')).toEqual([]);
    expect(screen.queryByRole('region', { name: 'Останні оплати' })).toBeNull();
    expect(app.requests.some((request) => request.includes('/transactions/transactions'))).toBe(false);
  });
});

describe('declines on many terminals', () => {
  const pattern = {
    response_code: '91',
    response: 'Банк не відповідає. Спробуйте пізніше',
    response_advice: 'Повторіть оплату за хвилину або візьміть іншу картку чи готівку.',
    cause: 'network',
    terminals: 3,
    active_terminals: 4,
    declines: 7,
    amount: 184_000,
    since: '2026-11-20T08:40:00.000Z',
  };
  const network: RenderOptions['network'] = async (request, pass) => {
    const answer = await pass(request);
    if (!request.url.includes('/decline-patterns')) return answer;
    const body = (await answer.json()) as { data: object };
    return Response.json({ ...body, data: { ...body.data, items: [pattern] } }, { headers: answer.headers });
  };

  it('are told first, with what to do, and lead to exactly those payments', async () => {
    const { user, location } = await open('/dashboard', { network });
    await screen.findByText('Код 91 на 3 з 4 терміналів з 10:40: Банк не відповідає. Спробуйте пізніше');
    screen.getByText(pattern.response_advice);
    await user.click(screen.getByRole('link', { name: 'Показати 7 відмов' }));
    await screen.findByRole('heading', { level: 1, name: 'Транзакції' });
    expect(new URLSearchParams(location().split('?')[1]).toString()).toBe(
      new URLSearchParams({
        status: 'declined',
        response_code: '91',
        started_from: pattern.since,
        date_from: '2026-11-20',
        date_to: '2026-11-20',
      }).toString(),
    );
    await screen.findByRole('button', { name: /^Початок: від 20\.11\.2026, 10:40/ });
  });

  it('are not spoken of while there are none', async () => {
    await open();
    await part('За днями');
    expect(document.body.textContent).not.toMatch(/Код \d\d на/);
  });
});
