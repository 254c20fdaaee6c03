import { exampleIds } from '@kasa/contracts/shared/example-ids';
import { createEvent, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type RenderedApp, type RenderOptions, renderApp } from '#app/test-support/render-app.tsx';
import { ownerOf, place } from '../test-support/places.ts';

const { depot, owner, point, pointForDirector, userForPhoto, userToEdit } = exampleIds;
const [HERE, PAVILION] = ['Затишок на Городоцькій', 'Літній павільйон «Аркадія»'];
const [ROMANIUK, HAVRYLIUK] = ['Романюк Ірина Богданівна', 'Гаврилюк Оксана Степанівна'];

/** Where two people work, and more. */
async function openStaffed(options: RenderOptions = {}, more: readonly string[] = []) {
  const app = await renderApp('/nowhere', { as: 'owner', ...options });
  await place(await ownerOf(app), [userToEdit, userForPhoto, ...more], null, pointForDirector);
  await app.goTo(`/users/manage/${pointForDirector}`);
  await personRow(HAVRYLIUK);
  return app;
}

const personRow = (name: string) => screen.findByRole('row', { name: new RegExp(name) });
const targets = () => within(screen.getByRole('complementary', { name: 'Інші точки й депо' }));
const targetOf = async (name: string) =>
  (await targets().findByRole('link', { name })).closest('li') as HTMLElement;
const director = () => screen.findByRole('region', { name: 'Директор' });
const placesOf = async ({ services: { client } }: RenderedApp, id: string) =>
  (await client.operation('getUser')({ params: { id } })).points.map((one) => one.id);

type Keys = { ctrlKey?: boolean; altKey?: boolean };

/** jsdom has neither a DragEvent nor what it carries. */
function drag(type: 'dragStart' | 'dragOver' | 'drop' | 'dragEnd', on: Element, keys: Keys = {}) {
  const event = createEvent[type](on, { bubbles: true, cancelable: true });
  const dataTransfer = { clearData: () => undefined, setData: () => undefined };
  Object.defineProperties(event, {
    dataTransfer: { value: dataTransfer },
    ctrlKey: { value: keys.ctrlKey ?? false },
    altKey: { value: keys.altKey ?? false },
  });
  fireEvent(on, event);
  return event.defaultPrevented;
}

const pickUp = async (name: string) =>
  drag('dragStart', within(await personRow(name)).getByRole('link', { name: new RegExp(name) }));

/** Whether it was taken. */
function dropOn(on: Element, keys?: Keys): boolean {
  const isTaken = drag('dragOver', on, keys);
  // Browsers drop only where it was allowed.
  if (isTaken) drag('drop', on, keys);
  drag('dragEnd', document.body);
  return isTaken;
}

describe('people who are dragged by mouse', () => {
  it('and were chosen go together to where they are dropped, after the same question', async () => {
    const app = await openStaffed();
    for (const name of [ROMANIUK, HAVRYLIUK])
      await app.user.click(await screen.findByRole('checkbox', { name: `Вибрати: ${name}` }));
    const there = await targetOf(HERE);
    await pickUp(ROMANIUK);
    expect(dropOn(there)).toBe(true);
    const dialog = within(
      await screen.findByRole('dialog', { name: `Перемістити з «${PAVILION}»: 2 людини` }),
    );
    expect(await dialog.findByRole('button', { name: new RegExp(`${HERE}.*Точка або депо`) })).toBeTruthy();
    expect(await placesOf(app, userToEdit)).toContain(pointForDirector);
    await app.user.click(dialog.getByRole('button', { name: 'Перемістити' }));
    await screen.findByText('Переміщено 2 людини!');
    for (const id of [userToEdit, userForPhoto]) {
      expect(await placesOf(app, id)).toContain(point);
      expect(await placesOf(app, id)).not.toContain(pointForDirector);
    }
  });

  it.each(['ctrlKey', 'altKey'] as const)('with %s work there, too', async (key) => {
    const app = await openStaffed();
    await app.user.type(targets().getByRole('searchbox', { name: 'Знайти точку чи депо' }), 'Автобусне');
    const there = await targetOf('Автобусне депо №1');
    await pickUp(ROMANIUK);
    dropOn(there, { [key]: true });
    const dialog = within(await screen.findByRole('dialog', { name: `Додати ще на точку: ${ROMANIUK}` }));
    await app.user.click(dialog.getByRole('button', { name: 'Додати' }));
    await screen.findByText('Додано 1 людину!');
    expect(await placesOf(app, userToEdit)).toEqual(expect.arrayContaining([pointForDirector, depot]));
  });

  it('become director one by one, after the question; several cannot', async () => {
    const app = await openStaffed();
    await pickUp(ROMANIUK);
    expect(dropOn(await director())).toBe(true);
    const question = within(
      await screen.findByRole('alertdialog', { name: `Зробити директором «${PAVILION}»: ${ROMANIUK}?` }),
    );
    await app.user.click(question.getByRole('button', { name: 'Зробити директором' }));
    await within(await director()).findByRole('link', { name: ROMANIUK });

    await pickUp(ROMANIUK);
    expect(within(await director()).getByText('Уже директор.')).toBeTruthy();
    expect(dropOn(await director())).toBe(false);
    expect(within(await director()).queryByText('Уже директор.')).toBeNull();

    for (const name of [ROMANIUK, HAVRYLIUK])
      await app.user.click(await screen.findByRole('checkbox', { name: `Вибрати: ${name}` }));
    await pickUp(HAVRYLIUK);
    expect(within(await director()).getByText('Директор може бути лише один.')).toBeTruthy();
    expect(dropOn(await director())).toBe(false);
  });

  it('and are not for one to place can be dropped nowhere, and it says why', async () => {
    await openStaffed({ as: 'director' }, [owner]);
    const there = await targetOf(HERE);
    await pickUp('Коваль Олена Петрівна');
    expect(targets().getByText(/Змінити власника може лише власник/)).toBeTruthy();
    expect(dropOn(there)).toBe(false);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('are not where there is no room for the places', async () => {
    await openStaffed({ width: 1024 });
    expect(screen.queryByRole('complementary', { name: 'Інші точки й депо' })).toBeNull();
    await pickUp(ROMANIUK);
    expect(dropOn(await director())).toBe(false);
  });
});
