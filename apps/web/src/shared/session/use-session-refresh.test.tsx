import { act, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { phoneByRole, renderApp } from '../../app/test-support/render-app.tsx';

afterEach(() => vi.restoreAllMocks());

it('looks at the rights again when somebody comes back to the page after a while, and not before', async () => {
  const app = await renderApp('/nowhere', { as: 'owner' });
  const looks = () => app.requests.filter((request) => request === 'GET /api/v1/auth/me').length;
  await waitFor(() => expect(looks()).toBe(1));
  const comeBack = () => act(() => void document.dispatchEvent(new Event('visibilitychange')));
  comeBack();
  expect(looks()).toBe(1);

  const rights = { roles: ['driver' as const], tags_added: [], tags_removed: [] };
  await app.control.setRights({ body: { phone: phoneByRole.owner, ...rights } });
  const now = performance.now();
  vi.spyOn(performance, 'now').mockReturnValue(now + 61_000);
  comeBack();
  await waitFor(() => expect(localStorage.getItem('user_roles')).toBe('["driver"]'));
  comeBack();
  expect(looks()).toBe(2);
});
