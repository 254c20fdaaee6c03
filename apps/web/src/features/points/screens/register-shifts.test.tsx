/** Shifts of a fiscal point's register, in its drawer. */
import type { taxServiceBehaviours } from '@kasa/contracts/mock/tax-service';
import { exampleRegisterShift, type RegisterShiftEntity } from '@kasa/contracts/points/shifts';
import { exampleIds } from '@kasa/contracts/shared/example-ids';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type RenderedApp, type RenderOptions, renderApp } from '#app/test-support/render-app.tsx';

const { merchant, point, pointToEdit, pointWithCash, registerShift } = exampleIds;

afterEach(() => vi.restoreAllMocks());

const behave = ({ control }: RenderedApp, behaviour: (typeof taxServiceBehaviours)[number]) =>
  control.setTaxService({ body: { behaviour, after_seconds: 0, merchant_id: merchant } });

const plain = (element: Element) => (element.textContent ?? '').replace(/\s/g, ' ');

/** The server's shifts, each as this one but for its id. */
const shiftIs =
  (shift: RegisterShiftEntity): NonNullable<RenderOptions['network']> =>
  async (request, pass) => {
    const response = await pass(request);
    if (request.method !== 'GET' || !/\/points\/shifts(\/|\?)/.test(request.url)) return response;
    const { data, ...body } = await response.json();
    const changed = ({ id }: { id: string }) => ({ ...shift, id });
    const shown = data.items ? { ...data, items: data.items.map(changed) } : changed(data);
    return Response.json({ ...body, data: shown }, { headers: response.headers });
  };

/** The section of a point's drawer. */
async function shiftOf(id: string, options: RenderOptions = {}) {
  const app = await renderApp(`/points/list?open=${id}`, { as: 'owner', ...options });
  const section = within(await screen.findByRole('region', { name: 'Зміна' }));
  const press = async (name: string) => app.user.click(await section.findByRole('button', { name }));
  return { app, section, press };
}

async function enter({ user }: RenderedApp, title: string, amount: string, submit: string) {
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  await user.type(dialog.getByRole('textbox', { name: 'Сума' }), amount);
  await user.click(dialog.getByRole('button', { name: submit }));
  return dialog;
}

describe('the shift of a point', () => {
  it('is opened: it says so, when it closes by itself, and how much cash there is', async () => {
    const { section, press } = await shiftOf(pointToEdit);
    expect(await section.findByText('Змін на цій касі ще не було.')).toBeTruthy();
    await press('Відкрити зміну');
    expect(await screen.findByText('Зміну відкрито!')).toBeTruthy();
    expect(await section.findByText('Відкрита')).toBeTruthy();
    expect(section.getByText('Закриється сама')).toBeTruthy();
    expect(section.getByRole('progressbar', { name: 'Зміна триває не довше 24 годин' })).toBeTruthy();
    expect(section.getByText('0,00 ₴')).toBeTruthy();
    expect(section.queryByRole('button', { name: 'Відкрити зміну' })).toBeNull();
  });

  it('takes cash in and out, and shows both in its X report, which prints', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
    const { app, section, press } = await shiftOf(pointWithCash);
    await press('Службове внесення');
    await enter(app, 'Службове внесення', '500', 'Внести');
    expect(await section.findByText('500,00 ₴')).toBeTruthy();
    await press('Службова видача');
    await enter(app, 'Службова видача', '120,50', 'Видати');
    expect(await section.findByText('379,50 ₴')).toBeTruthy();
    await press('X-звіт');
    const report = within(await screen.findByRole('dialog', { name: 'X-звіт' }));
    const values = (await report.findAllByRole('definition')).slice(0, 5).map(plain);
    expect(values).toEqual(['0', '0', '500,00 ₴', '120,50 ₴', '379,50 ₴']);
    expect(report.getByText('Каса 4000513012')).toBeTruthy();
    await app.user.click(report.getByRole('button', { name: 'Надрукувати' }));
    expect(print).toHaveBeenCalledOnce();
    const paper = () => document.querySelector('.kasa-print');
    expect(paper()?.textContent).toMatch(/379,50\s₴/);
    expect(paper()?.textContent).not.toContain('Підпис');
    await app.user.click(report.getByRole('radio', { name: 'Аркуш A4' }));
    expect(paper()?.textContent).toMatch(/379,50\s₴.*Підпис/);
  });

  it('refuses to give out more than is there, at the field, and gives out nothing', async () => {
    const { app, section, press } = await shiftOf(pointWithCash);
    await press('Службова видача');
    const dialog = await enter(app, 'Службова видача', '1', 'Видати');
    expect(await dialog.findByText('У касі лише 0,00 ₴')).toBeTruthy();
    const field = dialog.getByRole('textbox', { name: 'Сума' });
    expect(field.getAttribute('aria-invalid')).toBe('true');
    await app.user.click(dialog.getByRole('button', { name: 'Скасувати' }));
    expect(section.getByText('0,00 ₴')).toBeTruthy();
  });

  it('is closed after a question that says what follows, and has a Z report with its number', async () => {
    const { app, section, press } = await shiftOf(pointWithCash);
    await press('Закрити зміну');
    const question = within(await screen.findByRole('alertdialog', { name: 'Закрити зміну?' }));
    expect(question.getByText(/Z-звіт. Скасувати його не можна/)).toBeTruthy();
    await app.user.click(question.getByRole('button', { name: 'Закрити зміну' }));
    expect(await section.findByText('Закрита')).toBeTruthy();
    expect(section.getByRole('button', { name: 'Відкрити зміну' })).toBeTruthy();
    await press('Z-звіт');
    const report = within(await screen.findByRole('dialog', { name: 'Z-звіт' }));
    const shifts = await app.services.client.operation('listRegisterShifts')({
      query: { point_id: pointWithCash },
    });
    const number = shifts.items[0]?.report.fiscal_number;
    expect(number).toMatch(/^\d+$/);
    expect(await report.findByText(String(number))).toBeTruthy();
  });

  it('waits for a tax service that is silent, and is open by itself once it answers', async () => {
    const { app, section, press } = await shiftOf(pointToEdit);
    await behave(app, 'silent');
    await press('Відкрити зміну');
    expect(await section.findByText('Відкривається')).toBeTruthy();
    expect(section.getByText('Чекаємо на відповідь податкової')).toBeTruthy();
    expect(section.queryByRole('button')).toBeNull();
    await behave(app, 'registers');
    const { now } = await app.control.getClock({});
    await app.control.setClock({ body: { now, advance_seconds: 60, frozen: true } });
    expect(await app.workShifts()).toBe(1);
    expect(await section.findByText('Відкрита')).toBeTruthy();
    expect(section.queryByText('Чекаємо на відповідь податкової')).toBeNull();
  });

  it('says why the tax service refuses: it stays closed, and can be opened again', async () => {
    const { app, section, press } = await shiftOf(pointToEdit);
    await behave(app, 'refuses');
    await press('Відкрити зміну');
    const notice = await section.findByRole('alert');
    expect(notice.textContent).toBe('Зміну не відкритоПодаткова не приймає документів');
    expect(section.queryByRole('button', { name: 'Z-звіт' })).toBeNull();
    await behave(app, 'registers');
    await press('Відкрити зміну');
    expect(await section.findByText('Відкрита')).toBeTruthy();
    expect(section.queryByRole('alert')).toBeNull();
    const earlier = within(await screen.findByRole('region', { name: 'Попередні зміни' }));
    expect(earlier.getByText('Зміну не відкрито')).toBeTruthy();
    expect(earlier.queryByRole('button', { name: /^Z-звіт/ })).toBeNull();
  });

  it('that was closed earlier is listed with its Z report', async () => {
    const { app } = await shiftOf(point);
    const earlier = within(await screen.findByRole('region', { name: 'Попередні зміни' }));
    await app.user.click(earlier.getByRole('button', { name: /^Z-звіт зміни від / }));
    const report = within(await screen.findByRole('dialog', { name: 'Z-звіт' }));
    expect(await report.findByText('Автоматично')).toBeTruthy();
    await waitFor(() => expect(app.requests).toContain(`GET /api/v1/points/shifts/${registerShift}`));
  });

  it('that has sold says in its report what, in cash and by card, with its taxes by letter', async () => {
    const { app } = await shiftOf(point, { network: shiftIs(exampleRegisterShift) });
    await app.user.click(await screen.findByRole('button', { name: /^Z-звіт зміни від / }));
    const report = within(await screen.findByRole('dialog', { name: 'Z-звіт' }));
    const sales = await report.findByRole('region', { name: 'Реалізація' });
    expect(plain(sales)).toBe(
      [
        ...['Реалізація', 'Кількість чеків2', 'Сума476,00 ₴', 'готівкою126,00 ₴', 'карткою350,00 ₴'],
        ...['Г: ПДВ 20 %', 'оборот464,00 ₴', 'податок77,33 ₴'],
        ...['Д: Акциз 5 %', 'оборот252,00 ₴', 'податок12,00 ₴'],
      ].join(''),
    );
    expect(plain(report.getByText('Повернення').parentElement as Element)).toBe('Повернення0');
    expect(report.queryByRole('region', { name: 'Повернення' })).toBeNull();
  });

  it('that a register has opened by itself says so in its report, in English, too', async () => {
    const network = shiftIs({ ...exampleRegisterShift, opened_by: null });
    const app = await renderApp(`/points/list?open=${point}`, { as: 'owner', locale: 'en', network });
    await app.user.click(await screen.findByRole('button', { name: /^Z report of the shift from / }));
    const report = within(await screen.findByRole('dialog', { name: 'Z report' }));
    expect(await report.findByText('Automatically, with the first sale')).toBeTruthy();
    expect(plain(report.getByRole('region', { name: 'Sales' }))).toContain('Г: VAT 20 %turnover');
  });

  it('says of which receipt it waits for the tax service', async () => {
    const pending = { ...exampleRegisterShift, state: 'opened', closed_at: null, pending: 'return' } as const;
    const { section } = await shiftOf(point, { network: shiftIs(pending) });
    expect(await section.findByText(/^Чек повернення: документ надіслано/)).toBeTruthy();
  });

  it('that can’t be read says so and is read again', async () => {
    const app = await renderApp('/points/list', { as: 'owner' });
    await app.fail('listRegisterShifts');
    await app.goTo(`/points/list?open=${point}`);
    expect(await screen.findByText('Не вдалося завантажити зміну.')).toBeTruthy();
    await app.clearFaults();
    await app.user.click(screen.getByRole('button', { name: 'Спробувати ще раз' }));
    const section = within(screen.getByRole('region', { name: 'Зміна' }));
    expect(await section.findByText('Відкрита')).toBeTruthy();
  });

  it('is not of a point that is not fiscal', async () => {
    const app = await renderApp('/points/list?kind=non_fiscal', { as: 'owner' });
    await app.user.click(await screen.findByRole('link', { name: 'Літній павільйон «Аркадія»' }));
    await screen.findByRole('region', { name: 'Що тут є' });
    expect(screen.queryByRole('region', { name: 'Зміна' })).toBeNull();
  });
});
