import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { RedirectOnArrival } from './redirect-on-arrival.tsx';

it('leads on again whoever comes back before the other screen stands', async () => {
  let arrivals = 0;
  const router = createMemoryRouter(
    [
      { path: '/in', element: <RedirectOnArrival to="/out" /> },
      {
        path: '/out',
        loader: () => {
          arrivals += 1;
          return arrivals === 1 ? new Promise(() => {}) : null;
        },
        element: <h1>Надворі</h1>,
      },
    ],
    { initialEntries: ['/in'] },
  );
  render(<RouterProvider router={router} />);
  await expect.poll(() => arrivals).toBe(1);
  await router.navigate('/in?again');
  expect(await screen.findByRole('heading', { name: 'Надворі' })).toBeDefined();
  expect(arrivals).toBe(2);
});
