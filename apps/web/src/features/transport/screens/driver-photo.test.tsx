import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type RenderedApp, renderApp } from '#app/test-support/render-app.tsx';
import type { Driver } from '../model/types.ts';
import { findDriver } from '../test-support/driver-task.ts';

/** A one-pixel PNG: replaces the canvas output, which jsdom lacks. */
const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const bytes = Buffer.from(PIXEL, 'base64');
const chosen = () => new File([bytes], 'face.png', { type: 'image/png' });
const cropped = () => new Blob([bytes], { type: 'image/png' });

beforeEach(() => {
  Object.assign(HTMLImageElement.prototype, { decode: async () => undefined });
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(cropped()));
});

const choosePhoto = async (user: UserEvent) => {
  await screen.findByRole('button', { name: 'Вибрати фото' });
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  await user.upload(input as HTMLInputElement, chosen());
  await screen.findByRole('slider', { name: 'Масштаб' });
  // jsdom loads no pictures.
  fireEvent.load(document.querySelector('img[src^="blob:"]') as HTMLImageElement);
};
const fill = async (user: UserEvent, number: string) => {
  await user.type(screen.getByRole('textbox', { name: /Прізвище/ }), 'Фото Ганна Петрівна');
  await user.type(screen.getByRole('textbox', { name: /Табельний номер/ }), number);
  await user.type(screen.getByRole('textbox', { name: /Телефон/ }), '(067) 111-22-33');
  await user.click(screen.getByRole('button', { name: /Депо/ }));
  await user.click(await screen.findByRole('option', { name: /Автобусне/ }));
};
const photoInRow = async (name: RegExp) => {
  const row = await screen.findByRole('row', { name });
  return row.querySelector('img')?.getAttribute('src') ?? null;
};

describe('the photo of a driver', () => {
  it('goes along with a new driver, and shows in the list', async () => {
    const { user, location } = await renderApp('/Drivers/Create');
    await fill(user, '09911');
    await choosePhoto(user);
    await user.click(screen.getByRole('button', { name: 'Створити' }));
    await waitFor(() => expect(location()).toBe('/Drivers'));
    await user.type(await screen.findByRole('searchbox'), 'фото ганна');
    await waitFor(async () => expect(await photoInRow(/Фото Ганна/)).toMatch(/avatar\?v=[0-9a-f]{16}$/));
  });

  it('that fails leaves the driver created, says so, and can be sent again', async () => {
    const { user, location, fail, clearFaults, requests } = await renderApp('/Drivers/Create');
    await fail('uploadDriverAvatar');
    await fill(user, '09912');
    await choosePhoto(user);
    await user.click(screen.getByRole('button', { name: 'Створити' }));
    const notice = await screen.findByRole('alert');
    expect(notice.textContent).toContain('Дані збережено, а фото – ні');
    await clearFaults();
    await user.click(within(notice).getByRole('button', { name: 'Надіслати ще раз' }));
    await waitFor(() => expect(location()).toBe('/Drivers'));
    expect(requests.filter((one) => one === 'POST /api/v1/transport/drivers')).toHaveLength(1);
    expect(requests.filter((one) => one.endsWith('/avatar'))).toHaveLength(2);
  });

  it('is all that was chosen for a new driver: leaving asks first', async () => {
    const { user, location } = await renderApp('/Drivers/Create');
    await choosePhoto(user);
    await user.click(screen.getByRole('link', { name: 'Скасувати' }));
    await screen.findByRole('alertdialog', { name: 'Вийти без збереження?' });
    expect(location()).toBe('/Drivers/Create');
  });
});

describe('the photo in the edit of a driver', () => {
  const edit = async (app: RenderedApp, { id, name }: Driver) => {
    await app.goTo(`/Drivers?editDriver=${id}`);
    return screen.findByRole('form', { name });
  };
  const close = ({ user }: RenderedApp) => user.click(screen.getByRole('button', { name: 'Скасувати' }));
  const withPhoto = async (app: RenderedApp) => {
    const driver = await findDriver(app, { shift: 'closed' });
    const params = { id: driver.id };
    return app.services.client.operation('uploadDriverAvatar')({ params, body: { photo: cropped() } });
  };

  it('counts as a change: choosing one, or removing it, is not lost without a question', async () => {
    const app = await renderApp('/Drivers');
    const driver = await withPhoto(app);
    await edit(app, driver);
    await app.user.click(await screen.findByRole('button', { name: 'Прибрати фото' }));
    await close(app);
    await app.user.click(await screen.findByRole('button', { name: 'Залишитися' }));
    await choosePhoto(app.user);
    await close(app);
    await app.user.click(await screen.findByRole('button', { name: 'Вийти без збереження' }));
    await waitFor(() => expect(app.location()).toBe('/Drivers'));
    expect(app.requests.filter((one) => one.startsWith('DELETE'))).toEqual([]);
  });

  it('that fails leaves the form as it is, with what was typed since, and is sent again', async () => {
    const app = await renderApp('/Drivers');
    const driver = await findDriver(app, { shift: 'closed' });
    await app.fail('uploadDriverAvatar', { times: 2 });
    const form = await edit(app, driver);
    await choosePhoto(app.user);
    await app.user.click(screen.getByRole('button', { name: 'Зберегти' }));
    const notice = await within(form).findByRole('alert');
    expect(notice.textContent).toContain('Дані збережено, а фото – ні');
    await app.user.type(within(form).getByRole('textbox', { name: /Додаткові дані/ }), 'Новий.');
    await app.user.click(within(notice).getByRole('button', { name: 'Надіслати ще раз' }));
    await waitFor(() => expect(app.requests.filter((one) => one.endsWith('/avatar'))).toHaveLength(2));
    await waitFor(() => expect(within(form).getByRole('slider', { name: 'Масштаб' })).toBeTruthy());
    await app.user.click(within(form).getByRole('button', { name: 'Надіслати ще раз' }));
    await waitFor(() => expect(app.location()).toBe('/Drivers'));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    const now = await app.services.client.operation('getDriver')({ params: { id: driver.id } });
    expect(now.add_data).toMatch(/Новий\.$/);
    expect(now.avatar).toMatch(/avatar\?v=/);
  });

  it('that was stored without an answer is sent again, and is no change by somebody else', async () => {
    const app = await renderApp('/Drivers');
    const driver = await findDriver(app, { shift: 'closed' });
    await app.fail('uploadDriverAvatar', { how: 'drop', afterHandler: true, times: 1 });
    const form = await edit(app, driver);
    await choosePhoto(app.user);
    await app.user.click(screen.getByRole('button', { name: 'Зберегти' }));
    await app.user.click(await within(form).findByRole('button', { name: 'Надіслати ще раз' }));
    await waitFor(() => expect(app.location()).toBe('/Drivers'));
    expect(app.requests.filter((one) => one.startsWith('PUT'))).toHaveLength(1);
    const now = await app.services.client.operation('getDriver')({ params: { id: driver.id } });
    expect(now.avatar).toMatch(/avatar\?v=/);
  });

  it('that fails may stay as it was: the rest is saved', async () => {
    const app = await renderApp('/Drivers');
    const driver = await findDriver(app, { shift: 'closed' });
    await app.fail('uploadDriverAvatar');
    const form = await edit(app, driver);
    await choosePhoto(app.user);
    await app.user.type(within(form).getByRole('textbox', { name: /Додаткові дані/ }), 'Новий.');
    await app.user.click(screen.getByRole('button', { name: 'Зберегти' }));
    await app.user.click(await within(form).findByRole('button', { name: 'Продовжити без фото' }));
    await waitFor(() => expect(app.location()).toBe('/Drivers'));
    const now = await app.services.client.operation('getDriver')({ params: { id: driver.id } });
    expect([now.add_data?.endsWith('Новий.'), now.avatar]).toEqual([true, driver.avatar]);
  });
});
