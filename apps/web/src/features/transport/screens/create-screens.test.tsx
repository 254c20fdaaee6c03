import { inputFromEntity } from '@kasa/contracts/shared/input-from-entity';
import { vehicleFields } from '@kasa/contracts/transport/fields';
import { exampleVehicle, VehicleInput } from '@kasa/contracts/transport/vehicles';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { fillIn } from '#app/test-support/fill-in.ts';
import { renderApp } from '#app/test-support/render-app.tsx';
import { choose } from '../test-support/choose.ts';

const field = (name: RegExp) => screen.getByRole('textbox', { name });
const submit = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Створити' }));
const rows = () => within(screen.getByRole('table')).getAllByRole('row').slice(1);
const vehicle = inputFromEntity(VehicleInput, exampleVehicle);

describe('a new vehicle', () => {
  it('is created and stands first in the list that one comes to', async () => {
    const { user, location } = await renderApp('/Transports/Create');
    await fillIn(user, vehicleFields, { ...vehicle, transport_num: '9901', state_number: 'bc9901ka' });
    await choose(user, /Депо/, /Автобусне/);
    await submit(user);
    await screen.findByText('ТС успішно створено!');
    await waitFor(() => expect(location()).toBe('/Transports'));
    // It is the last by its number, but was just made.
    await screen.findByRole('row', { name: /9901.*ВС 9901 КА · Електрон А18501/ });
    expect(rows()[0]?.textContent).toContain('9901');
    await user.click(screen.getByRole('link', { name: 'Наступна сторінка' }));
    await waitFor(() => expect(rows()[0]?.textContent).not.toContain('9901'));
    await user.click(screen.getByRole('link', { name: 'Відкрити' }));
    await waitFor(() => expect(location()).toMatch(/^\/Transports\?open=/));
    await screen.findByRole('complementary', { name: /9901/ });
  });

  it('asks for a plate by its kind: a bus must have one, a tram has no such field', async () => {
    const { user } = await renderApp('/Transports/Create');
    expect(screen.queryByRole('textbox', { name: /Державний номер/ })).toBeNull();
    await choose(user, /Вид транспорту/, /Автобус/);
    await submit(user);
    await screen.findByText('Автобус і маршрутка повинні мати державний номер');
    const required = Object.values(VehicleInput.shape).filter((field) => !field.safeParse(null).success);
    expect(screen.getAllByText("Поле обов'язкове")).toHaveLength(required.length - 1);
    expect(document.activeElement).toBe(field(/Номер ТС/));
    await choose(user, /Вид транспорту/, /Трамвай/);
    expect(screen.queryByRole('textbox', { name: /Державний номер/ })).toBeNull();
  });

  it('is offered the routes of its kind in the city of its depot; a search finds the others', async () => {
    const { user } = await renderApp('/Transports/Create');
    await choose(user, /Вид транспорту/, /Трамвай/);
    await choose(user, /Депо/, /Автобусне/);
    await screen.findByText(/Пропонуємо маршрути цього виду/);
    await user.click(screen.getByRole('button', { name: /Маршрут/ }));
    await screen.findAllByRole('option', { name: /^Трамвай.*Львів/ });
    expect(screen.queryByRole('option', { name: /^(?!Трамвай.*Львів)/ })).toBeNull();
    await user.type(await screen.findByRole('searchbox'), 'Автобус');
    await screen.findAllByRole('option', { name: /^Автобус/ });
  });

  it('shows what the server found at its field', async () => {
    const { user, location } = await renderApp('/Transports/Create');
    await fillIn(user, vehicleFields, { ...vehicle, transport_num: '521', mode: 'tram', state_number: null });
    await choose(user, /Депо/, /Автобусне/);
    await submit(user);
    await screen.findByText('Таке значення вже використано');
    expect(document.activeElement).toBe(field(/Номер ТС/));
    expect(location()).toBe('/Transports/Create');
  });
});

describe('a new driver', () => {
  const fill = async (user: UserEvent, number: string) => {
    await user.type(field(/Прізвище/), 'Тестова Ганна Петрівна');
    await user.type(field(/Табельний номер/), number);
    await user.type(field(/Телефон/), '(067) 111-22-33');
    await choose(user, /Депо/, /Автобусне/);
  };

  it('is created and found in the list', async () => {
    const { user, location } = await renderApp('/Drivers/Create');
    await fill(user, '09901');
    await choose(user, /Маршрут/, /Автобус №33/);
    await submit(user);
    await screen.findByText('Водій успішно створено!');
    await waitFor(() => expect(location()).toBe('/Drivers'));
    await user.type(await screen.findByRole('searchbox'), 'тестова ганна');
    const row = await screen.findByRole('row', { name: /Тестова Ганна Петрівна/ });
    expect(within(row).getByRole('link', { name: /^\+38/ }).getAttribute('href')).toBe('tel:+380671112233');
    expect(row.textContent).toContain('Автобус №33');
  });

  it('takes only https for the messenger, and a number nobody else has', async () => {
    const { user } = await renderApp('/Drivers/Create');
    await fill(user, '00101');
    await user.type(field(/месенджер/), 'http://t.me/x');
    await submit(user);
    await screen.findByText('Потрібна захищена адреса: https:// замість http://');
    await user.clear(field(/месенджер/));
    await submit(user);
    await screen.findByText('Таке значення вже використано');
    expect(document.activeElement).toBe(field(/Табельний номер/));
  });
});
