import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderApp } from '#app/test-support/render-app.tsx';

/** A one-pixel PNG: replaces the canvas output, which jsdom lacks. */
const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const bytes = Buffer.from(PIXEL, 'base64');
const NAME = 'Фото Ганна Петрівна';

beforeEach(() => {
  Object.assign(HTMLImageElement.prototype, { decode: async () => undefined });
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  const cropped = new Blob([bytes], { type: 'image/png' });
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(cropped));
});

it('a photo that fails leaves the person hired, is sent again, and stands in list and drawer', async () => {
  const { user, fail, clearFaults, requests } = await renderApp('/users/create', { as: 'owner' });
  await fail('uploadUserPhoto');
  await user.type(await screen.findByRole('textbox', { name: /^Прізвище/ }), NAME);
  await user.type(screen.getByRole('textbox', { name: /^Телефон/ }), '0671112240');
  await user.click(screen.getByRole('checkbox', { name: 'Касир' }));
  await screen.findByRole('button', { name: 'Вибрати фото' });
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  await user.upload(input as HTMLInputElement, new File([bytes], 'face.png', { type: 'image/png' }));
  await screen.findByRole('slider', { name: 'Масштаб' });
  // jsdom loads no pictures.
  fireEvent.load(document.querySelector('img[src^="blob:"]') as HTMLImageElement);
  await user.click(screen.getByRole('button', { name: 'Надіслати запрошення' }));
  const notice = await screen.findByRole('alert');
  await clearFaults();
  await user.click(within(notice).getByRole('button', { name: 'Надіслати ще раз' }));
  const drawer = await screen.findByRole('complementary', { name: NAME });
  await waitFor(() => expect(drawer.querySelector('img')?.src).toMatch(/\/photo\?v=[0-9a-f]{16}$/));
  const row = await screen.findByRole('row', { name: new RegExp(NAME) });
  await waitFor(() => expect(row.querySelector('img')?.src).toMatch(/\/photo\?v=/));
  expect(requests.filter((one) => one === 'POST /api/v1/users/users')).toHaveLength(1);
});
