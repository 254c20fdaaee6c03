/** A template applied by several people at once, and to people with whatever rights. */
import { codes } from '@kasa/contracts/shared/codes';
import { exampleIds as ids } from '@kasa/contracts/shared/example-ids';
import { allPermissions } from '@kasa/contracts/shared/permissions';
import { allRoles, normaliseRights, type Rights } from '@kasa/contracts/users/rights';
import { expect, it } from 'vitest';
import { rightsColumns } from '../../db/user-rights.ts';
import { signInAs } from '../../http/test-support/call.ts';
import { signInBeforeEach, startFreshApp } from '../../http/test-support/fresh-app.ts';
import { placeAt } from '../../http/test-support/place-everywhere.ts';
import { idOf } from '../test-support/give-rights.ts';
import { rights, templateCalls } from '../test-support/template-calls.ts';

const test = await startFreshApp();
const owner = signInBeforeEach(test.app, 'owner');
const { db } = test.database;

const { get, preview, apply, update, remove, personOf, rightsOfUser, give } = templateCalls(test, owner);

it('by two at once changes each person once', async () => {
  await give(ids.rightsTemplateToApply, ids.userToEdit, ids.userForPhotoRemoval, idOf('cashier'));
  const director = await signInAs(test.app, 'director');
  const answers = await Promise.all([
    apply(ids.rightsTemplateToApply),
    apply(ids.rightsTemplateToApply, 1, director),
  ]);
  expect(answers.map(({ code }) => code)).toEqual([0, 0]);
  const changed = answers.reduce((sum, { data }) => sum + data.changed, 0);
  // Whom the director may not change, the owner does, whoever of them comes first.
  const { users_count, changed_count } = await get(ids.rightsTemplateToApply);
  expect([changed, changed_count]).toEqual([users_count, 0]);
  for (const id of [ids.userToEdit, ids.userWithPhoto, ids.userForPhotoRemoval, idOf('cashier')])
    expect((await personOf(id)).version).toBe(2);
});

it('while somebody changes or deletes it, it is applied whole as it was, or not at all', async () => {
  for (const meanwhile of [update, remove] as const) {
    await test.reset();
    Object.assign(owner, await signInAs(test.app, 'owner'));
    const director = await signInAs(test.app, 'director');
    await give(ids.rightsTemplateToApply, ids.userToEdit);
    const other =
      meanwhile === update
        ? update(ids.rightsTemplateToApply, rights(['driver']), director)
        : remove(ids.rightsTemplateToApply, director);
    const [applied, done] = await Promise.all([apply(ids.rightsTemplateToApply), other]);
    expect(done.code).toBe(0);
    expect([0, codes.conflict.code, codes.not_found.code]).toContain(applied.code);
    const wanted = rights(['cashier'], [], ['facq_transac_reversal']);
    for (const id of [ids.userToEdit, ids.userWithPhoto])
      expect(await rightsOfUser(id)).toEqual(applied.code === 0 ? wanted : rights(['cashier']));
  }
});

/** A deterministic pseudo-random generator, 0 to 1. */
function drawer(seed: number) {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state / 2 ** 31;
  };
}

it('whatever everybody had, who is not skipped has exactly the template’s rights, who is has what they had', async () => {
  const draw = drawer(19);
  const some = <Of>(all: readonly Of[], share: number) => all.filter(() => draw() < share);
  const any = () =>
    normaliseRights({
      roles: some(allRoles, 0.3),
      tags_added: some(allPermissions, 0.1),
      tags_removed: some(allPermissions, 0.1),
    });
  const director = await signInAs(test.app, 'director');
  const own = await db
    .selectFrom('users')
    .select(['id', 'roles'])
    .where('merchant_id', '=', ids.merchant)
    .execute();
  const people = own.map(({ id }) => id).filter((id) => id !== ids.owner && id !== idOf('director'));
  // Where the director works, too: others stay as they are, and are not told of.
  for (const id of people) await placeAt(db, id, [ids.point]);
  const done = { applied: 0, skipped: 0, refused: 0 };
  for (let round = 0; round < 12; round += 1) {
    const template = round % 2 === 0 ? normaliseRights(rights(['cashier'], ['reports_view'])) : any();
    await db
      .updateTable('rights_templates')
      .set(rightsColumns(template))
      .where('id', '=', ids.rightsTemplate)
      .execute();
    const before = new Map<string, Rights>();
    for (const id of people) {
      const had = draw() < 0.2 ? template : any();
      before.set(id, had);
      const columns = { ...rightsColumns(had), template_id: ids.rightsTemplate };
      await db.updateTable('users').set(columns).where('id', '=', id).execute();
    }
    const caller = round % 4 === 0 ? director : owner;
    const told = await preview(ids.rightsTemplate, caller);
    const { code, data } = await apply(ids.rightsTemplate, 1, caller);
    const isRefused = code !== 0;
    if (isRefused) done.refused += 1;
    else expect(data).toMatchObject({ changed: told.changed, same: told.same, refused: told.refused });
    const skipped = new Set(isRefused ? people : data.skipped.map(({ id }) => id));
    done.skipped += skipped.size;
    done.applied += people.length - skipped.size;
    for (const id of people)
      expect(await rightsOfUser(id)).toEqual(skipped.has(id) ? before.get(id) : template);
  }
  expect(done.applied).toBeGreaterThan(20);
  expect(done.skipped).toBeGreaterThan(5);
});
