/** The fiscal clock of a point, in its drawer and in the list. */
import type { taxServiceBehaviours } from '@kasa/contracts/mock/tax-service';
import { exampleIds } from '@kasa/contracts/shared/example-ids';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type RenderedApp, type RenderOptions, renderApp } from '#app/test-support/render-app.tsx';

const { merchant, point, pointToEdit, pointToRepair } = exampleIds;

const behave = ({ control }: RenderedApp, behaviour: (typeof taxServiceBehaviours)[number]) =>
  control.setTaxService({ body: { behaviour, after_seconds: 0, merchant_id: merchant } });

/** The section of a point's drawer. */
async function clockOf(id: string, options: RenderOptions = {}) {
  const app = await renderApp(`/points/list?open=${id}`, { as: 'owner', ...options });
  const name = options.locale === 'en' ? 'Fiscal clock' : 'Фіскальний годинник';
  const section = within(await screen.findByRole('region', { name }));
  return { app, section };
}

describe('the fiscal clock', () => {
  it('says how much time and how many numbers are left, and how long these last', async () => {
    const { section } = await clockOf(point);
    expect(await section.findByText('Онлайн')).toBeTruthy();
    const month = section.getByRole('progressbar', { name: 'Офлайн не довше 168 годин на місяць' });
    expect(month.getAttribute('aria-valuetext')).toMatch(/^Залишилося 168\sгод/);
    expect(section.getByText(/^Залишилося 2\s000 із 2\s000$/)).toBeTruthy();
    expect(section.getByText('За темпом останніх семи днів вистачить більш ніж на рік')).toBeTruthy();
    expect(section.queryByRole('progressbar', { name: /36 годин/ })).toBeNull();
  });

  it('says that there are no numbers before the first shift', async () => {
    const { section } = await clockOf(pointToEdit);
    expect(await section.findByText(/^Номерів для роботи офлайн ще немає/)).toBeTruthy();
  });

  it('says until when a register may sell that is offline, and that it closes its shift so', async () => {
    const { app, section } = await clockOf(point);
    await section.findByText('Онлайн');
    await behave(app, 'down');
    const shift = within(screen.getByRole('region', { name: 'Зміна' }));
    await app.user.click(await shift.findByRole('button', { name: 'Закрити зміну' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Закрити зміну?' }));
    await app.user.click(dialog.getByRole('button', { name: 'Закрити зміну' }));
    expect(await screen.findByText(/^Зміну закрито офлайн/)).toBeTruthy();
    expect(await section.findByText('Податкова не відповідає, каса працює офлайн')).toBeTruthy();
    expect(section.getByText(/На передачу податковій чекають 2 документи\.$/)).toBeTruthy();
    expect(section.getByRole('progressbar', { name: 'Офлайн не довше 36 годин поспіль' })).toBeTruthy();
    const row = screen.getByRole('link', { name: 'Затишок на Городоцькій' }).closest('tr') as HTMLElement;
    expect(await within(row).findByText('Вичерпається офлайн')).toBeTruthy();
  });

  it('leads a register whose documents are refused through its repair, step by step', async () => {
    const { app, section } = await clockOf(pointToRepair);
    expect(await section.findByText(/^Локальний номер не за порядком/)).toBeTruthy();
    await app.user.click(section.getByRole('button', { name: 'Полагодити' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Полагодити касу?' }));
    expect(await dialog.findByText(/^За даними податкової, на цій касі відкрито зміну від/)).toBeTruthy();
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      ...['Службове внесення', 'Z-звіт', 'Відкриття зміни'].map(
        (name) => `${name}: складемо заново, з тим самим часом`,
      ),
      'Передамо все податковій і повернемося онлайн',
    ]);
    await app.user.click(dialog.getByRole('button', { name: 'Полагодити' }));
    expect(await screen.findByText('Касу полагоджено, документи передано!')).toBeTruthy();
    expect(await section.findByText('Онлайн')).toBeTruthy();
    expect(section.queryByRole('button', { name: 'Полагодити' })).toBeNull();
  });

  it('says what the open shift has sold and taken back after the repair, if it has', async () => {
    const network: RenderOptions['network'] = async (request, pass) => {
      const response = await pass(request);
      if (request.method !== 'GET' || !/\/repair(\?|$)/.test(request.url)) return response;
      const { data, ...body } = await response.json();
      const open_shift = { service_in: 0, service_out: 5_000, sales_amount: 12_600, returns_amount: 0 };
      const steps = [{ action: 'leave_out', kind: 'sale' }];
      return Response.json({ ...body, data: { ...data, open_shift, steps } }, { headers: response.headers });
    };
    const { app, section } = await clockOf(pointToRepair, { network });
    await app.user.click(await section.findByRole('button', { name: 'Полагодити' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Полагодити касу?' }));
    const sums = await dialog.findByText(/^Після цього у відкритій зміні буде, як у податковій/);
    expect(sums.textContent?.replace(/\s/g, ' ')).toMatch(
      /: внесено 0,00 ₴, видано 50,00 ₴, реалізація 126,00 ₴\.$/,
    );
    expect(dialog.getByText(/^Чек продажу: не передаватимемо/)).toBeTruthy();
  });

  it('keeps the dialog open while the tax service does not answer', async () => {
    const { app, section } = await clockOf(pointToRepair);
    const open = await section.findByRole('button', { name: 'Полагодити' });
    await behave(app, 'down');
    await app.user.click(open);
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(await dialog.findByText('Не вдалося звірити документи з податковою.')).toBeTruthy();
    expect(dialog.getByRole('button', { name: 'Полагодити' }).getAttribute('aria-disabled')).toBe('true');
    await behave(app, 'registers');
    await app.user.click(dialog.getByRole('button', { name: 'Спробувати ще раз' }));
    await waitFor(() => expect(dialog.getAllByRole('listitem')).toHaveLength(4));
  });

  it('speaks English', async () => {
    const { section } = await clockOf(pointToRepair, { locale: 'en' });
    expect(await section.findByText(/^The local number is out of order\. 4 documents wait/)).toBeTruthy();
  });
});

describe('the list', () => {
  it('begins with what has to stop first', async () => {
    await renderApp('/points/list', { as: 'owner' });
    const stopped = await screen.findByText('Торгувати не можна');
    const [, first] = screen.getAllByRole('row');
    expect(first?.contains(stopped)).toBe(true);
    expect(within(first as HTMLElement).getAllByText('Документи не прийнято')).not.toHaveLength(0);
  });
});
