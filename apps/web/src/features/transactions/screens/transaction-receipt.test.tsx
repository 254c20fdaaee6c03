import type { taxServiceBehaviours } from '@kasa/contracts/mock/tax-service';
import { exampleIds } from '@kasa/contracts/shared/example-ids';
import { registerFailureCodes } from '@kasa/contracts/shared/register-failure-codes';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { RenderedApp, RenderOptions } from '#app/test-support/render-app.tsx';
import { beside, changed, open, openWith, plain, standAtSeed } from '../test-support/payments.ts';

standAtSeed();

const BY_CARD = { status: ['approved'], payment_form: ['card'], has_receipt: 'true' };
const address = ({ id }: { id: string }) => `/transactions?period=all&open=${id}`;
const IS_RECEIPT = /\/transactions\/[\da-f-]{36}\/receipt/;

const section = async () => {
  const drawer = await beside(/₴/);
  return within(await drawer.findByRole('region', { name: /^(Чек|Receipt)$/ }));
};
type Section = Awaited<ReturnType<typeof section>>;
const paper = async (own: Section, name: RegExp = /^(Чек|Receipt)/) => own.findByRole('article', { name });

describe('the receipt of a payment', () => {
  it('is shown as it prints: whose, what for, how paid, with taxes and number', async () => {
    const { app, payment } = await openWith(BY_CARD, address);
    const { sale } = await app.services.client.operation('getTransactionReceipt')({
      params: { id: payment.id },
    });
    const receipt = await paper(await section());
    const printed = plain(receipt);
    for (const words of [
      ...['ФІСКАЛЬНИЙ ЧЕК', 'ОНЛАЙН', 'СУМА', 'ДО СПЛАТИ', 'КАРТКА'],
      payment.company,
      `ПН ${sale?.vat_number}`,
      `ФН ПРРО ${sale?.register_number}`,
      `ЧЕК №${payment.fiscal_number}`,
      `RRN${payment.rrn}`,
      String(payment.card_mask),
      ...(sale?.lines ?? []).map(({ name }) => name),
    ])
      expect(printed).toContain(words);
    expect(receipt.lang).toBe('uk');
  });

  it('can be checked: the link of the QR code leads to the tax service, in a tab of its own', async () => {
    const { payment } = await openWith(BY_CARD, address);
    const own = await section();
    await own.findByRole('img', {
      name: `QR-код перевірки чека № ${payment.fiscal_number} на сайті податкової`,
    });
    const link = own.getByRole('link', { name: /^Перевірити на сайті податкової/ });
    const sum = (payment.amount / 100).toFixed(2);
    expect(link.getAttribute('href')).toMatch(
      new RegExp(`^https://cabinet.tax.gov.ua/cashregs/check\\?id=${payment.fiscal_number}&.*&sm=${sum}$`),
    );
    expect(link.getAttribute('rel')).toBe('noopener noreferrer');
  });

  it('says how cash was rounded and what each tax comes to', async () => {
    const rounded = changed(IS_RECEIPT, ({ sale, ...data }) => ({
      ...data,
      sale: {
        ...(sale as object),
        ...{ total_amount: 12_613, rounding_amount: -13, amount: 12_600 },
        taxes: [
          { letter: 'Г', kind: 'vat', rate: 2_000, base: 12_000, amount: 2_000 },
          { letter: 'Д', kind: 'excise', rate: 500, base: 12_600, amount: 600 },
        ],
      },
    }));
    await openWith({ payment_form: ['cash'], has_receipt: 'true' }, address, { network: rounded });
    const printed = plain(await paper(await section()));
    for (const words of [
      ...['СУМА126,13', 'ПДВ Г 20 %20,00', 'АКЦИЗ Д 5 %6,00', 'ГОТІВКА'],
      ...['ЗАОКРУГЛЕННЯ-0,13', 'ДО СПЛАТИ126,00 ГРН'],
    ])
      expect(printed).toContain(words);
  });

  it('tells below the amount what discounts took off, what bonuses paid and what was earned, but no noughts', async () => {
    const withSums = (loyalty: object | null) =>
      changed(IS_RECEIPT, ({ sale, ...data }) => ({ ...data, sale: { ...(sale as object), loyalty } }));
    const printedWith = async (loyalty: object | null) => {
      await openWith(BY_CARD, address, { network: withSums(loyalty) });
      return plain(await paper(await section()));
    };
    expect(await printedWith({ discount: 3_500, spent: 0, earned: 1_300 })).toMatch(
      /ДО СПЛАТИ[\d, ]+ ГРНДОВІДКОВОЗНИЖКА35,00НАРАХОВАНО БОНУСІВ13,00КАРТКА/,
    );
    cleanup();
    expect(await printedWith({ discount: 0, spent: 500, earned: 0 })).toMatch(
      /ГРНДОВІДКОВОСПИСАНО БОНУСІВ5,00КАРТКА/,
    );
    for (const nothing of [{ discount: 0, spent: 0, earned: 0 }, null]) {
      cleanup();
      expect(await printedWith(nothing)).not.toMatch(/ДОВІДКОВО|ЗНИЖКА|БОНУС/);
    }
  });

  it('is printed instead of the payment, and the payment afterwards', async () => {
    const { app } = await openWith(BY_CARD, address);
    const sheets: string[] = [];
    vi.spyOn(window, 'print').mockImplementation(() => {
      sheets.push(plain(document.querySelector('.kasa-print') as Element));
    });
    const own = await section();
    await app.user.click(await own.findByRole('button', { name: 'Надрукувати чек' }));
    const drawer = await beside(/₴/);
    await app.user.click(drawer.getByRole('button', { name: 'Надрукувати' }));
    expect(sheets).toHaveLength(2);
    expect(sheets[0]).toContain('ФІСКАЛЬНИЙ ЧЕК');
    expect(sheets[0]).not.toContain('Перебіг оплати');
    expect(sheets[1]).toContain('Перебіг оплати');
    expect(sheets[1]).not.toContain('ФІСКАЛЬНИЙ ЧЕК');
  });

  it('has its controls in English, and stays Ukrainian itself', async () => {
    await openWith(BY_CARD, address, { locale: 'en' });
    const own = await section();
    expect(plain(await paper(own))).toContain('ДО СПЛАТИ');
    expect(own.getByRole('button', { name: 'Print the receipt' })).toBeTruthy();
  });
});

describe('the receipt of a return', () => {
  it('stands beside that of the sale and names it; the arrows go from one to the other', async () => {
    const { app, payment } = await openWith({ status: ['partially_reversed'] }, address);
    const { returns } = await app.services.client.operation('getTransactionReceipt')({
      params: { id: payment.id },
    });
    const [back] = returns;
    const own = await section();
    const [sale, returned] = await own.findAllByRole('tab');
    expect(plain(returned as Element)).toMatch(/^Повернення .*₴$/);
    await app.user.click(sale as HTMLElement);
    await app.user.keyboard('{ArrowRight}');
    await waitFor(() => expect(returned?.getAttribute('aria-selected')).toBe('true'));
    const printed = plain(await paper(own, new RegExp(`№ ${back?.fiscal_number}`)));
    for (const words of [
      ...['ФІСКАЛЬНИЙ ЧЕК ПОВЕРНЕННЯ', 'ДО ПОВЕРНЕННЯ', 'Повернення частини оплати'],
      `ДО ЧЕКА №${payment.fiscal_number}`,
    ])
      expect(printed).toContain(words);
  });

  it('that is missing says so beside the sale, and is registered by a button', async () => {
    let isLost = true;
    const network: RenderOptions['network'] = async (request, pass) => {
      const response = await pass(request);
      if (!/\/receipt(\?|$)/.test(request.url) || request.method !== 'GET' || !isLost) return response;
      const { data, ...body } = await response.json();
      const { headers } = response;
      return Response.json({ ...body, data: { ...data, returns: [] } }, { headers });
    };
    const { app } = await openWith({ status: ['partially_reversed'] }, address, { network });
    const own = await section();
    expect(await own.findByText('Повернуто, чека повернення немає')).toBeTruthy();
    isLost = false;
    await app.user.click(own.getByRole('button', { name: 'Зареєструвати чек' }));
    expect((await own.findAllByRole('tab')).length).toBeGreaterThan(1);
    expect(own.queryByText('Повернуто, чека повернення немає')).toBeNull();
  });
});

const behave = ({ control }: RenderedApp, behaviour: (typeof taxServiceBehaviours)[number]) =>
  control.setTaxService({ body: { behaviour, after_seconds: 0, merchant_id: exampleIds.merchant } });

/** The drawer of a paid payment without a receipt. */
async function openWithout(options: RenderOptions = {}) {
  const app = await open(address({ id: exampleIds.transactionWithoutReceipt }), options);
  const own = await section();
  const button = await own.findByRole('button', { name: /^(Зареєструвати чек|Register receipt)$/ });
  const steps = within((await beside(/₴/)).getByRole('list', { name: /^(Перебіг оплати|How it went)$/ }));
  const asked = () => app.requests.filter((one) => /^POST .*\/receipt$/.test(one)).length;
  return { app, own, button, steps, asked };
}

describe('a receipt that is missing', () => {
  it('is registered by a button, once: it stands there, and the payment has its number', async () => {
    const { app, own, button, steps, asked } = await openWithout();
    expect(steps.getByText('Оплачено, чека немає')).toBeTruthy();
    await app.user.dblClick(button);
    expect(await screen.findByText('Чек зареєстровано!')).toBeTruthy();
    const number = await steps.findByText(/^Фіскальний чек № \d+$/);
    expect(plain(await paper(own))).toContain(`ЧЕК №${number.textContent?.replace(/\D/g, '')}`);
    expect(own.queryByText('Оплачено, чека немає')).toBeNull();
    expect(asked()).toBe(1);
  });

  it('is waited for while the tax service is silent, and comes by itself', async () => {
    const { app, own, button, steps } = await openWithout({ isLive: true });
    await screen.findByText('Наживо');
    await behave(app, 'silent');
    await app.user.click(button);
    expect(
      await own.findByText('Чек у черзі на реєстрацію. На що чекає каса, показує фіскальний годинник точки'),
    ).toBeTruthy();
    expect(own.queryByRole('button')).toBeNull();
    expect(await steps.findByText('Чек реєструється')).toBeTruthy();
    expect(steps.queryByText('Оплачено, чека немає')).toBeNull();
    expect(screen.queryByText('Чек зареєстровано!')).toBeNull();
    await behave(app, 'registers');
    const { now } = await app.control.getClock({});
    await app.control.setClock({ body: { now, advance_seconds: 60, frozen: true } });
    expect(await app.workShifts()).toBe(1);
    expect(await own.findByText('ФІСКАЛЬНИЙ ЧЕК', undefined, { timeout: 5_000 })).toBeTruthy();
  });

  it('that the tax service refuses says so, and can be tried again', async () => {
    const { app, own, button } = await openWithout();
    await behave(app, 'refuses');
    await app.user.click(button);
    const refusal = 'Податкова відхилила чек. Спробуйте ще раз або перевірте касу точки';
    expect((await own.findByRole('alert')).textContent).toBe(refusal);
    await behave(app, 'registers');
    await app.user.click(own.getByRole('button', { name: 'Зареєструвати чек' }));
    await paper(own);
    expect(own.queryByText(refusal)).toBeNull();
  });

  it('that can’t be registered says why in its place, and nothing is lost', async () => {
    const { app, own, button } = await openWithout();
    await app.fail('registerTransactionReceipt', { how: 'point_without_register', times: 1 });
    await app.user.click(button);
    expect((await own.findByRole('alert')).textContent).toBe(registerFailureCodes.point_without_register.uk);
    expect(own.getByText('Оплачено, чека немає')).toBeTruthy();
    await app.user.click(own.getByRole('button', { name: 'Зареєструвати чек' }));
    await paper(own);
  });

  it('cannot be registered without the right, which the button names', async () => {
    const { app, button, asked } = await openWithout({ as: 'cashier' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    await app.user.click(button);
    expect(await screen.findByText(/^Потрібне право «Зміна статусу транзакції»/)).toBeTruthy();
    expect(asked()).toBe(0);
  });

  it('is registered in English, too', async () => {
    const { app, own, button } = await openWithout({ locale: 'en' });
    await behave(app, 'silent');
    await app.user.click(button);
    expect(await own.findByText(/^The receipt is queued/)).toBeTruthy();
  });
});

describe('where there is no receipt', () => {
  it('a paid payment says so in red, with what to do', async () => {
    const { own } = await openWithout();
    expect(own.getByText('Оплачено, чека немає')).toBeTruthy();
    expect(own.getByText(/Зареєструйте чек: його складе каса точки/)).toBeTruthy();
  });

  it('an unpaid payment has no such part', async () => {
    await openWith({ status: ['declined'] }, address);
    const drawer = await beside(/₴/);
    await drawer.findByRole('region', { name: 'Подробиці' });
    expect(drawer.queryByRole('region', { name: 'Чек' })).toBeNull();
  });

  it('a failure says so in its place, the payment stays, and trying again shows it', async () => {
    const { app, payment } = await openWith(BY_CARD, () => '/profile/password');
    await app.fail('getTransactionReceipt');
    await app.goTo(address(payment));
    const own = await section();
    await own.findByText('Не вдалося завантажити чек.', undefined, { timeout: 10_000 });
    const drawer = await beside(/₴/);
    expect(drawer.getByRole('region', { name: 'Подробиці' })).toBeTruthy();
    await app.clearFaults();
    await app.user.click(own.getByRole('button', { name: 'Спробувати ще раз' }));
    await paper(own);
  });
});
