import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PASSWORD, renderApp } from '../../../app/test-support/render-app.tsx';

it('signs in and goes to the place asked for, whole', async () => {
  const { user, location } = await renderApp('/signin?redirect=%2Fnowhere%3Fa%3D1%23x', { as: null });
  await user.type(screen.getByLabelText(/Телефон/), '0500000005');
  await user.type(screen.getByLabelText(/^Пароль/), PASSWORD);
  await user.click(screen.getByRole('button', { name: 'Увійти' }));
  await screen.findByRole('heading', { name: 'Такої сторінки немає' });
  expect(location()).toBe('/nowhere?a=1#x');
});
