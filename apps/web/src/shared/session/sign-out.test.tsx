import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { PASSWORD, phoneByRole, type RenderedApp, renderApp } from '../../app/test-support/render-app.tsx';

const Calm = () => <h1>Спокійний екран</h1>;
type Pass = (request: Request) => Promise<Response>;

async function setUp() {
  const way: { to: Pass | null; pass: Pass; answer: Promise<unknown> } = {
    to: null,
    pass: async () => Response.error(),
    answer: Promise.resolve(),
  };
  const app = await renderApp('/x', {
    screens: { '/x': Calm },
    network: (request, pass) => {
      way.pass = pass;
      const answer = (way.to ?? pass)(request);
      if (request.url.includes('sign-out')) way.answer = answer;
      return answer;
    },
  });
  // A request, so that `way.pass` is known.
  await app.services.client.operation('getMe')();
  return { app, way };
}

const told = ({ requests }: RenderedApp) =>
  requests.filter((request) => request.startsWith('POST /api/v1/auth/sign-out')).length;
const signOut = async (app: RenderedApp) => {
  act(() => app.services.signOut());
  await screen.findByRole('heading', { name: 'Вхід' });
  expect(localStorage).toHaveLength(0);
};
const codeOf = async (pass: Pass) => {
  const answer = await pass(new Request(new URL('/api/v1/auth/me', window.location.origin)));
  return ((await answer.json()) as { code: number }).code;
};

const noConnection: Pass = async () => {
  throw new TypeError('Failed to fetch');
};
const portal: Pass = async () =>
  new Response('<!doctype html><title>Wi-Fi</title>', { headers: { 'content-type': 'text/html' } });

describe('signing out is told to the server', () => {
  it.each([
    ['that cannot be reached, once it can, whatever the browser says of it', noConnection],
    ['behind a portal page, once that is gone', portal],
    ['behind a proxy that has no answer', async () => new Response('Bad gateway', { status: 502 })],
  ])('%s', async (_name, instead) => {
    const { app, way } = await setUp();
    way.to = instead;
    await signOut(app);
    await waitFor(() => expect(told(app)).toBeGreaterThan(2));
    expect(await codeOf(way.pass)).toBe(0);
    way.to = null;
    await waitFor(async () => expect(await codeOf(way.pass)).toBe(-4));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each(['maintenance', 'rate_limited', 'internal'] as const)('after %s', async (how) => {
    const { app, way } = await setUp();
    await app.fail('signOut', { how });
    await signOut(app);
    await waitFor(() => expect(told(app)).toBeGreaterThan(2));
    await app.clearFaults();
    await waitFor(async () => expect(await codeOf(way.pass)).toBe(-4));
  });

  it.each(['online', 'pagehide'])('at %s, without waiting for its turn', async (event) => {
    const { app, way } = await setUp();
    way.to = (request) =>
      new Promise((resolve) => request.signal.addEventListener('abort', () => resolve(Response.error())));
    await signOut(app);
    expect(told(app)).toBe(1);
    way.to = null;
    act(() => void window.dispatchEvent(new Event(event)));
    await waitFor(async () => expect(await codeOf(way.pass)).toBe(-4));
    expect(told(app)).toBe(2);
  });

  it('as soon as the connection is known to be back', async () => {
    const { app, way } = await setUp();
    way.to = noConnection;
    await app.services.connection.verify();
    way.to = (request) =>
      request.url.includes('sign-out') ? new Promise<Response>(() => undefined) : noConnection(request);
    await signOut(app);
    way.to = null;
    await act(() => app.services.connection.verify());
    await waitFor(async () => expect(await codeOf(way.pass)).toBe(-4));
    expect(told(app)).toBe(2);
  });

  it('once, when it has understood', async () => {
    const { app, way } = await setUp();
    await signOut(app);
    await way.answer;
    expect(await codeOf(way.pass)).toBe(-4);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(told(app)).toBe(1);
  });
});

describe('whoever has signed in since', () => {
  const signInAs = (pass: Pass, phone: string) =>
    pass(
      new Request(new URL('/api/v1/auth/sign-in', window.location.origin), {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ phone, password: PASSWORD }),
      }),
    );

  it('is not signed out by a page that has not been told', async () => {
    const { app, way } = await setUp();
    way.to = noConnection;
    await signOut(app);
    await signInAs(way.pass, phoneByRole.owner);
    const before = told(app);
    way.to = null;
    await waitFor(() => expect(told(app)).toBeGreaterThan(before));
    await way.answer;
    expect(await codeOf(way.pass)).toBe(0);
    const after = told(app);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(told(app)).toBe(after);
  });

  it('ends the telling', async () => {
    const { app, way } = await setUp();
    way.to = (request) => (request.url.includes('sign-out') ? noConnection(request) : way.pass(request));
    await signOut(app);
    await waitFor(() => expect(told(app)).toBeGreaterThan(1));
    const session = await app.services.client.operation('signIn')({
      body: { phone: phoneByRole.dispatcher, password: PASSWORD },
    });
    act(() => app.services.session.store(session));
    const before = told(app);
    act(() => void window.dispatchEvent(new Event('online')));
    await app.services.client.operation('getMe')();
    expect(told(app)).toBe(before);
    expect(await codeOf(way.pass)).toBe(0);
  });
});
