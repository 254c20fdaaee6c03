import type { Role } from '@kasa/contracts/shared/permissions';
import { expect, it } from 'vitest';
import { renderApp } from '../../app/test-support/render-app.tsx';
import { refreshSession } from './refresh-session.ts';

async function oldAnswer(role: 'owner' | 'dispatcher' = 'owner') {
  const app = await renderApp('/nowhere', { as: role });
  const { client, session } = app.services;
  const answers = [await client.operation('getMe')()];
  let release = () => {};
  const late = new Promise<void>((resolve) => {
    release = resolve;
  });
  const slow: typeof client = {
    ...client,
    operation: (id) => {
      const old = answers.pop();
      if (id !== 'getMe' || !old) return client.operation(id);
      return Object.assign(() => late.then(() => old), { operationId: id }) as never;
    },
  };
  return { ...app, client, session, refreshed: refreshSession(slow, session), release };
}

it('does not take away the role that is looked through since it was asked', async () => {
  const { client, session, refreshed, release } = await oldAnswer();
  session.store(await client.operation('viewAsRole')({ body: { role: 'cashier' } }));
  release();
  await refreshed;
  expect(session.current()).toMatchObject({ viewingAs: 'cashier', roles: ['cashier'] });
});

it.each([
  ['something else', 'cashier'],
  ['the same', 'dispatcher'],
] as const)(
  'asks again where another look has found %s meanwhile: what is found may be older',
  async (_, found) => {
    const { client, session, refreshed, release, control } = await oldAnswer('dispatcher');
    const { phone } = session.current()?.user ?? { phone: '' };
    const become = (role: Role) =>
      control.setRights({ body: { phone, roles: [role], tags_added: [], tags_removed: [] } });
    await become(found);
    session.store(await client.operation('getMe')());
    await become('driver');
    release();
    await refreshed;
    expect(session.current()?.roles).toEqual(['driver']);
  },
);

it('says so when the browser is somebody else’s by now', async () => {
  const { client, session } = (await renderApp('/nowhere', { as: 'owner' })).services;
  const events: string[] = [];
  session.onEvent((event) => events.push(event));
  const before = session.current();
  const own = await client.operation('getMe')();
  const other = { ...own, user: { ...own.user, id: '01912d50-3c00-7000-8000-00000000ffff' } };
  const theirs: typeof client = { ...client, operation: () => (() => Promise.resolve(other)) as never };
  await refreshSession(theirs, session);
  expect(events).toEqual(['account_changed']);
  expect(session.current()).toBe(before);
});

it('brings nobody back who has signed out meanwhile', async () => {
  const { session, refreshed, release } = await oldAnswer();
  session.clear();
  release();
  await refreshed;
  expect(session.current()).toBeNull();
});
