import { exampleCompany } from '@kasa/contracts/companies/companies';
import { exampleIds } from '@kasa/contracts/shared/example-ids';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type RenderedApp, renderApp } from '#app/test-support/render-app.tsx';

const { company, companyToDelete, companyToEdit } = exampleIds;
const cafe = 'ТОВ «Кав’ярня Ратуша»';
const field = (name: RegExp | string) => screen.findByRole('textbox', { name });

async function fill({ user }: RenderedApp, values: Readonly<Record<string, string>>) {
  for (const [name, value] of Object.entries(values)) {
    const input = await field(new RegExp(`^${name}`));
    await user.clear(input);
    await user.type(input, value);
  }
}

describe('the list', () => {
  it('finds a company by its code and shows it beside itself, with its letters and its group', async () => {
    const { user, location } = await renderApp('/companies', { as: 'accountant' });
    await user.type(await screen.findByRole('searchbox'), '40128704');
    await waitFor(() => expect(location()).toContain('q=40128704'));
    await user.click(await screen.findByRole('link', { name: cafe }));
    const drawer = within(await screen.findByRole('complementary', { name: cafe }));
    expect(location()).toContain(`open=${companyToEdit}`);
    expect(await drawer.findByText('М: Акциз 5 %')).toBeDefined();
    const group = within(await drawer.findByRole('region', { name: 'Група компаній' }));
    expect(group.getAllByRole('listitem').map((item) => item.textContent?.replace(/ \d+$/, ''))).toEqual([
      exampleCompany.name,
      'ТОВ «Затишок Логістика»',
      'ПП «Перевізник Галичина»',
      'ТОВ «Склад Захід»',
      cafe,
    ]);
  });

  it('opens with its filters', async () => {
    await renderApp(`/companies?parent_id=${company}&kind=legal_entity&pays_vat=true`, { as: 'owner' });
    expect(await screen.findByRole('link', { name: cafe })).toBeDefined();
    expect(screen.queryByRole('link', { name: exampleCompany.name })).toBeNull();
  });

  it('says of what is used why it can’t be deleted, and deletes what is not', async () => {
    const { user } = await renderApp('/companies', { as: 'owner' });
    const menuOf = async (name: string) => {
      await user.click(await screen.findByRole('button', { name: `Дії: ${name}` }));
      return screen.findByRole('menuitem', { name: /^Видалити/ });
    };
    const used = await menuOf(exampleCompany.name);
    expect(used.getAttribute('aria-disabled')).toBe('true');
    expect(used.textContent).toMatch(/дочірніх компаній: 2; точок: \d+; терміналів: \d+/);
    await user.keyboard('{Escape}');
    await user.click(await menuOf('ФОП Романюк Ігор Степанович'));
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: 'Видалити' }));
    await screen.findByText('Компанію успішно видалено!');
    await waitFor(() =>
      expect(screen.queryByRole('link', { name: 'ФОП Романюк Ігор Степанович' })).toBeNull(),
    );
  });

  it('tells in the dialog what has begun to need a company meanwhile', async () => {
    const { user, services } = await renderApp(`/companies?open=${companyToDelete}`, { as: 'owner' });
    const drawer = within(await screen.findByRole('complementary', { name: /Романюк/ }));
    await user.click(await drawer.findByRole('button', { name: 'Видалити' }));
    const { name, tax_number, vat_number, address, tax_letters, version } = await services.client.operation(
      'getCompany',
    )({ params: { id: companyToEdit } });
    const moved = { name, tax_number, vat_number, address, tax_letters, version, parent_id: companyToDelete };
    await services.client.operation('updateCompany')({ params: { id: companyToEdit }, body: moved });
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: 'Видалити' }));
    expect(await dialog.findByText(`Видалити не можна: до неї належать ${cafe}`)).toBeDefined();
  });
});

describe('the form', () => {
  it('tells a wrong check digit at the field and sends nothing', async () => {
    const app = await renderApp('/companies/create', { as: 'owner' });
    await fill(app, { Назва: 'ТОВ «Нове»', 'ЄДРПОУ або РНОКПП': '32855968', Адреса: 'м. Київ' });
    await app.user.click(screen.getByRole('button', { name: 'Створити' }));
    const code = await field(/^ЄДРПОУ/);
    await waitFor(() => expect(code.getAttribute('aria-invalid')).toBe('true'));
    expect(await screen.findByText('Введіть код ЄДРПОУ (8 цифр) або РНОКПП (10 цифр)')).toBeDefined();
    expect(app.requests.filter((request) => request.startsWith('POST'))).toEqual([]);
  });

  it('says whose a code is that is taken', async () => {
    const app = await renderApp('/companies/create', { as: 'owner' });
    await fill(app, { Назва: 'ТОВ «Нове»', 'ЄДРПОУ або РНОКПП': '32855961', Адреса: 'м. Київ' });
    await app.user.click(screen.getByRole('button', { name: 'Створити' }));
    expect(await screen.findByText(`Цей код має ваша компанія «${exampleCompany.name}»`)).toBeDefined();
  });

  it('adds and removes letters; one that is repeated is told at its place', async () => {
    const app = await renderApp(`/companies/${companyToDelete}/edit`, { as: 'owner' });
    const { user } = app;
    await user.click(await screen.findByRole('button', { name: 'Додати літеру' }));
    expect(document.activeElement).toBe(await field('Літера 2'));
    await user.keyboard('а');
    await user.type(await field('Ставка 2'), '7,5');
    await user.click(screen.getByRole('button', { name: 'Зберегти' }));
    expect(await screen.findByText('Така літера вже є в таблиці')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Прибрати рядок 1' }));
    await user.click(screen.getByRole('button', { name: 'Зберегти' }));
    await screen.findByText('Компанію успішно змінено!');
    const saved = await app.services.client.operation('getCompany')({ params: { id: companyToDelete } });
    expect(saved.tax_letters).toEqual([{ letter: 'А', kind: 'vat', rate: 750 }]);
  });

  it('tells a circle at the parent', async () => {
    const app = await renderApp(`/companies/${company}/edit`, { as: 'owner' });
    const { user } = app;
    await user.click(await screen.findByRole('button', { name: /Належить до/ }));
    await user.click(await screen.findByRole('option', { name: new RegExp(cafe) }));
    await user.click(screen.getByRole('button', { name: 'Зберегти' }));
    expect(await screen.findByText(/Ця компанія сама належить до тієї/)).toBeDefined();
  });
});
