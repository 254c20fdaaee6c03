import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderApp } from '../../../app/test-support/render-app.tsx';

/** A PNG of one pixel: what the canvas, which jsdom lacks, would give. */
const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const bytes = Buffer.from(PIXEL, 'base64');
const chosen = () => new File([bytes], 'face.png', { type: 'image/png' });
const cropped = () => new Blob([bytes], { type: 'image/png' });

beforeEach(() => {
  vi.stubGlobal('createImageBitmap', async () => ({ width: 300, height: 200, close: () => undefined }));
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(cropped()));
});

const choosePhoto = async (user: UserEvent) => {
  await screen.findByRole('button', { name: 'Вибрати фото' });
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  await user.upload(input as HTMLInputElement, chosen());
  await screen.findByRole('slider', { name: 'Масштаб' });
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
    const { user, location, fail, heal, requests } = await renderApp('/Drivers/Create');
    await fail('uploadDriverAvatar');
    await fill(user, '09912');
    await choosePhoto(user);
    await user.click(screen.getByRole('button', { name: 'Створити' }));
    const notice = await screen.findByRole('alert');
    expect(notice.textContent).toContain('Водія збережено, а фото – ні');
    await heal();
    await user.click(within(notice).getByRole('button', { name: 'Надіслати ще раз' }));
    await waitFor(() => expect(location()).toBe('/Drivers'));
    expect(requests.filter((one) => one === 'POST /api/v1/transport/drivers')).toHaveLength(1);
    expect(requests.filter((one) => one.endsWith('/avatar'))).toHaveLength(2);
  });
});
