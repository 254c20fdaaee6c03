import { exampleIds } from '@kasa/contracts/shared/example-ids';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '#app/test-support/render-app.tsx';

const { product, productToArchive, productToRestore, productToDelete, productToPrice } = exampleIds;
const coffee = 'Кава мелена «Львівська», 225 г';
const barcode = '4820001001099';
const drawerOf = async (name: string) => within(await screen.findByRole('complementary', { name }));

describe('the list', () => {
  it('finds a product by its article and shows it beside itself, with its prices', async () => {
    const { user, location } = await renderApp('/products', { as: 'owner' });
    await user.type(await screen.findByRole('searchbox'), '100109');
    await waitFor(() => expect(location()).toContain('q=100109'));
    await user.click(await screen.findByRole('link', { name: coffee }));
    const drawer = await drawerOf(coffee);
    expect(location()).toContain(`open=${product}`);
    expect(drawer.getByText('На всіх точках')).toBeDefined();
    const prices = within(drawer.getByRole('region', { name: 'Ціни' }));
    expect(await prices.findByText('Основна ціна')).toBeDefined();
  });

  it('opens with its filters', async () => {
    await renderApp('/products?kind=service', { as: 'owner' });
    expect(await screen.findByRole('link', { name: 'Доставка додому' })).toBeDefined();
    expect(screen.queryByRole('link', { name: coffee })).toBeNull();
  });

  it('of archived ones is reached by the filter of states', async () => {
    await renderApp('/products?state=archived', { as: 'owner' });
    expect(await screen.findByRole('link', { name: 'Гірлянда святкова, 5 м' })).toBeDefined();
    expect(screen.queryByRole('link', { name: coffee })).toBeNull();
  });

  it('that is empty leads to a file of many', async () => {
    const { user, location } = await renderApp('/products', {
      as: 'owner',
      network: async (request, pass) => {
        const answer = await pass(request);
        if (!request.url.includes('/catalogue/products?')) return answer;
        const { data, ...rest } = await answer.json();
        return Response.json({ ...rest, data: { ...data, items: [], total: 0 } });
      },
    });
    await screen.findByText(/^Додайте перший товар або послугу/);
    await user.click(screen.getByRole('link', { name: 'Імпорт з файлу' }));
    await waitFor(() => expect(location()).toBe('/products/imports/create'));
  });

  it('is not for whom may not manage the catalogue', async () => {
    await renderApp('/products', { as: 'accountant' });
    expect(await screen.findByText(/Потрібне право «Керування каталогом»/)).toBeDefined();
  });
});

describe('a product', () => {
  it('is archived after a question, and restored', async () => {
    const { user } = await renderApp(`/products?open=${productToArchive}`, { as: 'owner' });
    const drawer = await drawerOf('Мед липовий, 500 г');
    await user.click(await drawer.findByRole('button', { name: 'В архів' }));
    const question = within(await screen.findByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: 'В архів' }));
    await screen.findByText('Товар перенесено в архів');
    await user.click(await drawer.findByRole('button', { name: 'Повернути' }));
    await screen.findByText('Товар повернено до продажу');
  });

  it('in the archive keeps its prices, and says so', async () => {
    await renderApp(`/products?open=${productToRestore}`, { as: 'owner' });
    const drawer = await drawerOf('Гірлянда святкова, 5 м');
    const change = await drawer.findByRole('button', { name: 'Змінити ціну' });
    expect(change.getAttribute('aria-disabled')).toBe('true');
  });

  it('that was sold can’t be deleted and says why; one that never was is deleted', async () => {
    const { user, services } = await renderApp('/products?q=1001', { as: 'owner' });
    const menuOf = async (name: string) => {
      await user.click(await screen.findByRole('button', { name: `Дії: ${name}` }));
      return screen.findByRole('menuitem', { name: /^Видалити/ });
    };
    const sold = await menuOf(coffee);
    expect(sold.getAttribute('aria-disabled')).toBe('true');
    expect(sold.textContent).toContain('Товар уже продавали');
    await user.keyboard('{Escape}');
    await user.clear(screen.getByRole('searchbox'));
    await user.type(screen.getByRole('searchbox'), '100192');
    await user.click(await menuOf('Халва соняшникова, 300 г'));
    const question = within(await screen.findByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: 'Видалити' }));
    await screen.findByText('Товар успішно видалено!');
    await expect(
      services.client.operation('getProduct')({ params: { id: productToDelete } }),
    ).rejects.toMatchObject({ codeName: 'not_found' });
  });

  it('that is also sold elsewhere is only looked at by a director, who learns why', async () => {
    const { user } = await renderApp(`/products?open=${product}`, { as: 'director' });
    const drawer = await drawerOf(coffee);
    const edit = await drawer.findByRole('button', { name: 'Редагувати' });
    expect(edit.getAttribute('aria-disabled')).toBe('true');
    edit.focus();
    await user.keyboard('{Enter}');
    expect(await screen.findByText(/Товар продають і на точках, де ви не працюєте/)).toBeDefined();
  });

  it('leads to the points where it is sold', async () => {
    await renderApp(`/products?open=${productToPrice}`, { as: 'owner' });
    const drawer = await drawerOf('Шоколад чорний, 90 г');
    const link = await drawer.findByRole('link', { name: 'Затишок на Городоцькій' });
    expect(link.getAttribute('href')).toBe(`/points/list?open=${exampleIds.point}`);
  });
});

describe('a barcode', () => {
  async function find(typed: string) {
    const app = await renderApp('/products', { as: 'owner' });
    await screen.findByRole('table', { name: 'Товари' });
    await app.user.click(screen.getByRole('button', { name: 'Знайти за штрихкодом' }));
    const dialog = within(await screen.findByRole('dialog'));
    await app.user.type(await dialog.findByRole('textbox', { name: 'Штрихкод' }), `${typed}{Enter}`);
    return { ...app, dialog };
  }

  it('that is typed opens its product', async () => {
    const { items } = await (await renderApp('/nowhere', { as: 'owner' })).services.client.operation(
      'listProducts',
    )({ query: { q: '100109' } });
    expect(items[0]?.barcode).toBe(barcode);
    const { location } = await find(barcode);
    await drawerOf(coffee);
    expect(location()).toContain(`open=${product}`);
  });

  it('that no product has goes into the form of a new one', async () => {
    const { user, dialog } = await find('4006381333931');
    expect(await dialog.findByText('Товару зі штрихкодом 4006381333931 немає')).toBeDefined();
    await user.click(dialog.getByRole('link', { name: 'Додати товар' }));
    const field = await screen.findByRole('textbox', { name: /^Штрихкод/ });
    expect((field as HTMLInputElement).value).toBe('4006381333931');
  });
});
