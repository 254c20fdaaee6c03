import { exampleIds } from '@kasa/contracts/shared/example-ids';
import { DepotInput } from '@kasa/contracts/transport/depots';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PASSWORD, phoneByRole, type RenderedApp, renderApp } from '../../app/test-support/render-app.tsx';
import type { FormDraft } from '../session/stored-drafts.ts';
import { formDraftsKey } from '../session/tab-storage.ts';
import { restoreDraft, saveDraft } from './form-drafts.ts';

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const field = (name: RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name });
const notice = () => screen.queryByText(/Ми зберегли введене/);

async function signIn({ user }: RenderedApp, phone: string) {
  await heading('Вхід');
  await user.type(await field(/Телефон/), phone);
  await user.type(screen.getByLabelText(/^Пароль/, { selector: 'input' }), PASSWORD);
  await user.keyboard('{Enter}');
}

async function loseSession(): Promise<RenderedApp> {
  const app = await renderApp('/branches/edit');
  await app.user.type(await field(/Назва/), 'Депо №7');
  await app.user.type(await field(/Місто/), 'Луцьк');
  act(() => app.services.session.expire());
  await heading('Вхід');
  return app;
}

afterEach(() => vi.restoreAllMocks());

describe('a form whose session has ended', () => {
  it('has what was typed when the same person comes back, and it is unsaved', async () => {
    const app = await loseSession();
    await signIn(app, phoneByRole.dispatcher);
    await waitFor(async () => expect((await field(/Назва/)).value).toBe('Депо №7'));
    expect((await field(/Місто/)).value).toBe('Луцьк');
    expect(notice()).not.toBeNull();
    expect(sessionStorage.getItem(formDraftsKey)).toBeNull();
    const closing = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(closing);
    expect(closing.defaultPrevented).toBe(true);
    // Survives a second end of the session, late enough to be announced separately.
    const later = performance.now() + 1_000;
    vi.spyOn(performance, 'now').mockReturnValue(later);
    await app.user.type(await field(/Адреса/), 'вул. Нова, 1');
    act(() => app.services.session.expire());
    await signIn(app, phoneByRole.dispatcher);
    await waitFor(async () => expect((await field(/Адреса/)).value).toBe('вул. Нова, 1'));
    expect((await field(/Назва/)).value).toBe('Депо №7');
  });

  it('can do without what was kept', async () => {
    const app = await loseSession();
    await signIn(app, phoneByRole.dispatcher);
    await app.user.click(await screen.findByRole('button', { name: 'Відкинути введене' }));
    await waitFor(() => expect(notice()).toBeNull());
    expect([(await field(/Назва/)).value, (await field(/Місто/)).value]).toEqual(['', '']);
    await app.goTo('/Routes');
    await app.goTo('/branches/edit');
    expect((await field(/Назва/)).value).toBe('');
  });

  it('gives nothing of it to another person, nor to the first one after that', async () => {
    const app = await loseSession();
    expect(sessionStorage.getItem(formDraftsKey)).toContain('Депо №7');
    await signIn(app, phoneByRole.owner);
    await heading('Нове депо');
    expect((await field(/Назва/)).value).toBe('');
    expect(notice()).toBeNull();
    expect(sessionStorage.getItem(formDraftsKey)).toBeNull();
  });

  it('is empty after signing out', async () => {
    const app = await loseSession();
    act(() => app.services.session.clear());
    expect(sessionStorage.getItem(formDraftsKey)).toBeNull();
    await app.goTo('/signin?redirect=/branches/edit');
    await signIn(app, phoneByRole.dispatcher);
    await heading('Нове депо');
    expect((await field(/Назва/)).value).toBe('');
  });

  it('keeps it also when the end is noticed in another tab, and not when that one signs out', async () => {
    const app = await renderApp('/branches/edit');
    const otherTab = (key: string | null, newValue: string | null = null) =>
      act(
        () =>
          void window.dispatchEvent(
            new StorageEvent('storage', { key, newValue, storageArea: localStorage }),
          ),
      );
    await app.user.type(await field(/Назва/), 'Депо №7');
    localStorage.removeItem('user');
    otherTab('user');
    await heading('Вхід');
    expect(sessionStorage.getItem(formDraftsKey)).toContain('Депо №7');
    await signIn(app, phoneByRole.dispatcher);
    await waitFor(async () => expect((await field(/Назва/)).value).toBe('Депо №7'));
    localStorage.clear();
    otherTab(null);
    await heading('Вхід');
    expect(sessionStorage.getItem(formDraftsKey)).toBeNull();
  });

  it('says when somebody else has changed the same meanwhile, and follows them where nothing was typed', async () => {
    const id = exampleIds.depotToEdit;
    const app = await renderApp(`/branches/edit?id=${id}`);
    await waitFor(async () => expect((await field(/Назва/)).value).not.toBe(''));
    await app.user.clear(await field(/Назва/));
    await app.user.type(await field(/Назва/), 'Депо №7');
    const { operation } = app.services.client;
    const before = await operation('getDepot')({ params: { id } });
    const body = { ...DepotInput.strip().parse(before), name: 'Депо №8', city: 'Луцьк', version: 1 };
    await operation('updateDepot')({ params: { id }, body });
    act(() => app.services.session.expire());
    await signIn(app, phoneByRole.dispatcher);
    await screen.findByText(/Відтоді ці дані змінив хтось інший/);
    expect([(await field(/Назва/)).value, (await field(/Місто/)).value]).toEqual(['Депо №7', 'Луцьк']);
  });

  it('keeps nothing of a form that was not touched', async () => {
    const app = await renderApp('/branches/edit');
    await field(/Назва/);
    act(() => app.services.session.expire());
    await heading('Вхід');
    expect(sessionStorage.getItem(formDraftsKey)).toBeNull();
  });
});

describe('what is kept of a form', () => {
  beforeEach(() => sessionStorage.clear());

  it('holds neither secrets nor files', () => {
    const photo = new File(['x'], 'x.png');
    const typed = {
      name: 'Н',
      password: 'п',
      password_repeat: 'п',
      code: '123456',
      photo,
      all: [photo],
      settings: {
        sync_seconds: 60,
        callback_headers: [{ name: 'X-Any', value: 'відомо лише серверу' }],
        callback_get_parameters: [
          { name: 'a', value: '1' },
          { name: 'api_key', value: 'k' },
        ],
        callback_body: [{ name: 'a', value: '1' }],
      },
      callback: { secret: 'с' },
    };
    saveDraft('1', '/a', { typed, before: { ...typed, name: 'Було' } });
    const settings = { sync_seconds: 60, callback_body: [{ name: 'a', value: '1' }] };
    expect(restoreDraft('1', '/a')).toEqual({
      typed: { name: 'Н', settings },
      before: { name: 'Було', settings },
    });
    saveDraft('1', '/a', { typed: { new_password: 'п' }, before: {} });
    expect(sessionStorage.getItem(formDraftsKey)).toBeNull();
  });

  it('is taken once, at its own address', () => {
    const [a, b] = ['А', 'Б'].map((name) => ({ typed: { name }, before: { name: '' } }));
    saveDraft('1', '/a', a as FormDraft);
    saveDraft('1', '/b', b as FormDraft);
    expect(restoreDraft('1', '/c')).toBeNull();
    expect(restoreDraft('2', '/a')).toBeNull();
    expect([restoreDraft('1', '/a'), restoreDraft('1', '/a'), restoreDraft('1', '/b')]).toEqual([a, null, b]);
    expect(sessionStorage.getItem(formDraftsKey)).toBeNull();
  });

  it.each([
    '',
    '{',
    'null',
    '[]',
    '{"user":"1"}',
    '{"user":"1","forms":[]}',
    '{"user":"1","forms":{"/a":5}}',
    '{"user":"1","forms":{"/a":{"name":"A"}}}',
  ])('is nothing when %j is stored', (stored) => {
    sessionStorage.setItem(formDraftsKey, stored);
    expect(restoreDraft('1', '/a')).toBeNull();
  });
});
