import { DepotInput } from '@kasa/contracts/transport/depots';
import { screen, waitFor } from '@testing-library/react';
import { Link, useNavigate } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { deferRequests } from '../../app/test-support/defer-requests.ts';
import { renderApp } from '../../app/test-support/render-app.tsx';
import { useCommand } from '../query/use-command.ts';
import { FormPhone } from './fields/form-phone.tsx';
import { FormText } from './fields/form-text.tsx';
import { UnsavedGuard } from './unsaved-guard.tsx';
import { useContractForm } from './use-contract-form.ts';

let draws = 0;

function DepotForm() {
  draws += 1;
  const navigate = useNavigate();
  const create = useCommand('createDepot', { refreshes: ['listDepots'], success: 'Створено!' });
  const form = useContractForm({
    schema: DepotInput,
    defaults: {
      name: '',
      city: '',
      address: '',
      director: '',
      director_phone: '',
      shift_closing_time: '23:45',
    },
    send: (body, how) => create.run({ body }, how),
    onSaved: () => void navigate('/calm'),
  });
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        form.submit();
      }}
    >
      <FormText form={form} name="name" label="Назва" />
      <FormText form={form} name="city" label="Місто" />
      <FormText form={form} name="address" label="Адреса" />
      <FormText form={form} name="director" label="Керівник" />
      <FormPhone form={form} name="director_phone" label="Телефон" />
      <button type="submit">{form.isSubmitting ? 'Зберігаємо' : 'Зберегти'}</button>
      <Link to="/calm">Геть</Link>
      <UnsavedGuard form={form} />
    </form>
  );
}

function NameForm() {
  const form = useContractForm({
    schema: DepotInput.pick({ name: true }),
    defaults: { name: 'Депо №3' },
    send: async (body) => body,
    onSaved: () => form.hook.reset(form.hook.getValues()),
  });
  return (
    <>
      <FormText form={form} name="name" label="Назва" />
      <button type="button" onClick={form.submit}>
        Зберегти
      </button>
      <Link to="/calm">Геть</Link>
      <UnsavedGuard form={form} />
    </>
  );
}
const screens = { '/form': DepotForm, '/name': NameForm, '/calm': () => <h1>Спокійний екран</h1> };

const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const errors = () =>
  screen
    .getAllByRole<HTMLInputElement>('textbox')
    .filter((input) => input.getAttribute('aria-invalid') === 'true')
    .map((input) => input.name);
const posts = (requests: readonly string[]) =>
  requests.filter((request) => request === 'POST /api/v1/transport/depots');

async function fillIn({ user }: Awaited<ReturnType<typeof renderApp>>) {
  await user.type(field(/Назва/), 'Депо №3');
  await user.type(field(/Місто/), 'Київ');
  await user.type(field(/Адреса/), 'вул. Нова, 1');
  await user.type(field(/Керівник/), 'Мельник О. Ю.');
  await user.type(field(/Телефон/), '0501112233');
}

describe('a form over the contract', () => {
  it('marks what is required, shows every broken rule at its field, and goes to the first', async () => {
    const { user, requests } = await renderApp('/form', { screens });
    expect(screen.getAllByText('*')).toHaveLength(5);
    await user.type(field(/Телефон/), '12');
    await user.click(screen.getByRole('button', { name: 'Зберегти' }));
    await waitFor(() => expect(errors()).toEqual(['name', 'city', 'address', 'director', 'director_phone']));
    expect(screen.getAllByText("Поле обов'язкове")).toHaveLength(4);
    expect(screen.getByText('Введіть номер у форматі +380 67 123 45 67')).toBeTruthy();
    expect(document.activeElement).toBe(field(/Назва/));
    expect(posts(requests)).toEqual([]);
    await user.type(field(/Назва/), 'Д');
    await waitFor(() => expect(errors()).not.toContain('name'));
  });

  it('is not drawn anew by its keys: a large one would be slow to type into', async () => {
    const { user } = await renderApp('/form', { screens });
    const before = draws;
    await user.type(field(/Назва/), 'Депо');
    await user.clear(field(/Назва/));
    expect(draws).toBe(before);
    await user.click(screen.getByRole('button', { name: 'Зберегти' }));
    await waitFor(() => expect(errors()).toHaveLength(5));
    const after = draws;
    await user.type(field(/Назва/), 'Депо');
    await waitFor(() => expect(errors()).toHaveLength(4));
    expect(draws).toBe(after);
  });

  it('says the rules in the language that is switched to', async () => {
    const { user, services } = await renderApp('/form', { screens });
    await user.click(screen.getByRole('button', { name: 'Зберегти' }));
    await screen.findAllByText("Поле обов'язкове");
    await services.locale.choose('en');
    expect(await screen.findAllByText('This field is required')).toHaveLength(5);
  });

  it('sends what is right, once, and lets go without asking', async () => {
    const { network, release } = deferRequests(({ method }) => method === 'POST');
    const app = await renderApp('/form', { screens, network });
    await fillIn(app);
    await app.user.keyboard('{Enter}{Enter}{Enter}');
    await app.user.click(screen.getByRole('button', { name: /Збер/ }));
    release();
    await screen.findByRole('heading', { name: 'Спокійний екран' });
    expect(posts(app.requests)).toHaveLength(1);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it("puts the server's complaints at the same fields, focuses the first, and makes no toast of them", async () => {
    const app = await renderApp('/form', { screens });
    await fillIn(app);
    const { client } = app.services;
    const operation = client.operation.bind(client);
    const tooLong = 'я'.repeat(300);
    Object.assign(client, {
      operation: (id: 'createDepot') => (input: Parameters<ReturnType<typeof operation<'createDepot'>>>[0]) =>
        operation(id)({ ...input, body: { ...input.body, city: tooLong } }),
    });
    await app.user.click(screen.getByRole('button', { name: 'Зберегти' }));
    await screen.findByText('Максимум символів: 60');
    expect(errors()).toEqual(['city']);
    expect(document.activeElement).toBe(field(/Місто/));
    expect(document.querySelector('.Toastify__toast')).toBeNull();
    expect(app.location()).toBe('/form');
  });

  it('stays as it is when sending failed, and can be sent again', async () => {
    const app = await renderApp('/form', { screens });
    await app.fail('createDepot', { how: 'drop', times: 1 });
    await fillIn(app);
    await app.user.click(screen.getByRole('button', { name: 'Зберегти' }));
    await screen.findByText('Щось пішло не так!');
    expect(field(/Назва/).value).toBe('Депо №3');
    await app.user.click(await screen.findByRole('button', { name: 'Зберегти' }));
    await screen.findByRole('heading', { name: 'Спокійний екран' });
  });
});

describe('unsaved work', () => {
  it('is not lost without asking', async () => {
    const { user, location } = await renderApp('/form', { screens });
    await user.type(field(/Назва/), 'Депо');
    await user.click(screen.getByRole('link', { name: 'Геть' }));
    await screen.findByRole('alertdialog', { name: 'Вийти без збереження?' });
    await user.click(screen.getByRole('button', { name: 'Залишитися' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect([location(), field(/Назва/).value]).toEqual(['/form', 'Депо']);
    await user.click(screen.getByRole('link', { name: 'Геть' }));
    await user.click(await screen.findByRole('button', { name: 'Вийти без збереження' }));
    await screen.findByRole('heading', { name: 'Спокійний екран' });
  });

  it.each(['nothing', 'a name'])('that stays is not lost either, after %s was saved by it', async (what) => {
    const { user } = await renderApp('/name', { screens });
    if (what === 'a name') await user.type(field(/Назва/), 'а');
    await user.click(screen.getByRole('button', { name: 'Зберегти' }));
    await user.type(field(/Назва/), 'б');
    await user.click(screen.getByRole('link', { name: 'Геть' }));
    await screen.findByRole('alertdialog');
  });

  it('warns before the tab is closed or loaded anew, and only then', async () => {
    const { user } = await renderApp('/form', { screens });
    const closing = () => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(closing()).toBe(false);
    await user.type(field(/Назва/), 'Депо');
    expect(closing()).toBe(true);
    await user.clear(field(/Назва/));
    expect(closing()).toBe(false);
  });

  it('does not hold back an ended session', async () => {
    const { user, services } = await renderApp('/form', { screens });
    await user.type(field(/Назва/), 'Депо');
    services.session.expire();
    await screen.findByRole('heading', { name: 'Вхід' });
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});
