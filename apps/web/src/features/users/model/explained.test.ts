import { allPermissions, openedBy, opens, permissions } from '@kasa/contracts/shared/permissions';
import { allRoles, normaliseRights, permissionsOfRights, type Rights } from '@kasa/contracts/users/rights';
import { describe, expect, it } from 'vitest';
import { compareRights, explainRights, foundActions, groupedTags, rolesHolding } from './explained.ts';

const cashier: Rights = { roles: ['cashier'], tags_added: [], tags_removed: [] };
const collector: Rights = { ...cashier, tags_added: ['encashment_perform'] };

/** The same thousand of people each time. */
function* somePeople(): Generator<Rights> {
  let state = 20261127;
  const isDrawn = (share: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648 < share;
  };
  for (let n = 0; n < 1000; n++) {
    yield normaliseRights({
      roles: allRoles.filter(() => isDrawn(0.3)),
      tags_added: allPermissions.filter(() => isDrawn(0.15)),
      tags_removed: allPermissions.filter(() => isDrawn(0.15)),
    });
  }
}

describe('rights, explained', () => {
  it('name each permission once', () => {
    expect([...groupedTags].sort()).toEqual([...allPermissions].sort());
  });

  it('come from a role, were added, or are opened by another', () => {
    const { rights, taken } = explainRights(collector);
    expect(taken).toEqual([]);
    expect(rights).toEqual([
      { tag: 'facq_transac_reversal', sources: [{ kind: 'roles', roles: ['cashier'] }] },
      { tag: 'transactions_view', sources: [{ kind: 'roles', roles: ['cashier'] }] },
      { tag: 'encashment_perform', sources: [{ kind: 'single' }] },
      { tag: 'cash_view', sources: [{ kind: 'through', tags: ['encashment_perform'] }] },
    ]);
  });

  it('of several roles name all that hold one', () => {
    const { rights } = explainRights({ ...cashier, roles: ['cashier', 'accountant'] });
    const view = rights.find(({ tag }) => tag === 'transactions_view');
    expect(view?.sources).toEqual([{ kind: 'roles', roles: ['accountant', 'cashier'] }]);
  });

  it('are those of the template only while they are the same', () => {
    const template = { ...collector, name: 'Старший касир' };
    const named = { kind: 'template', name: 'Старший касир' };
    const [first] = explainRights(collector, template).rights;
    expect(first?.sources).toContainEqual(named);
    for (const { sources } of explainRights(cashier, template).rights)
      expect(sources).not.toContainEqual(named);
  });

  it('of anybody: all they may do has a source, what was taken has none but another right', () => {
    for (const person of somePeople()) {
      const { rights, taken } = explainRights(person);
      const held = permissionsOfRights(person);
      const own = rights.filter(({ sources }) => sources.some(({ kind }) => kind !== 'through'));
      expect(own.map(({ tag }) => tag).sort()).toEqual([...held].sort());
      expect(rights.every(({ sources }) => sources.length > 0)).toBe(true);
      expect(rights.map(({ tag }) => tag)).toEqual(groupedTags.filter((tag) => opens(held, tag)));
      expect(taken.map(({ tag }) => tag).sort()).toEqual([...person.tags_removed].sort());
      for (const { tag, roles, through } of taken) {
        expect(roles.length).toBeGreaterThan(0);
        const sources = rights.find((right) => right.tag === tag)?.sources ?? [];
        expect(sources).toEqual(through.length > 0 ? [{ kind: 'through', tags: through }] : []);
        expect(openedBy(tag)).toEqual(expect.arrayContaining([...through]));
      }
    }
  });
});

describe('two people, compared', () => {
  it('differ by what only one may do; what was taken from the other is told', () => {
    const careful = explainRights({ ...cashier, tags_removed: ['facq_transac_reversal'] });
    const { onlyFirst, onlySecond, both } = compareRights(explainRights(collector), careful);
    expect(onlyFirst.map(({ tag, takenFromOther }) => [tag, takenFromOther?.roles])).toEqual([
      ['facq_transac_reversal', ['cashier']],
      ['encashment_perform', undefined],
      ['cash_view', undefined],
    ]);
    expect(onlySecond).toEqual([]);
    expect(both.map(({ tag }) => tag)).toEqual(['transactions_view']);
  });

  it('are the same seen from either side, and each right stands once', () => {
    const people = [...somePeople()].map((person) => explainRights(person));
    for (const [n, first] of people.entries()) {
      const second = people[n + 1] ?? first;
      const [there, back] = [compareRights(first, second), compareRights(second, first)];
      expect(back.onlyFirst).toEqual(there.onlySecond);
      expect(back.onlySecond).toEqual(there.onlyFirst);
      expect(there.onlyFirst.length + there.both.length).toBe(first.rights.length);
      expect(there.onlySecond.length + there.both.length).toBe(second.rights.length);
    }
  });
});

describe('actions', () => {
  const nameOf = (tag: (typeof allPermissions)[number]) => permissions[tag].uk;

  it('are all there without a search, and found by a part of their name in any case', () => {
    expect(foundActions(nameOf, '').flatMap(({ tags }) => [...tags])).toEqual(groupedTags);
    expect(foundActions(nameOf, ' ПОВЕРНЕННЯ ')).toEqual([
      { id: 'payments', tags: ['facq_transac_reversal', 'facq_transac_reversal_sum'] },
    ]);
    expect(foundActions(nameOf, 'жодної')).toEqual([]);
  });

  it('are held by roles, of which the owner is always one', () => {
    expect(rolesHolding('facq_transac_reversal')).toEqual(['owner', 'director', 'cashier']);
    for (const tag of allPermissions) expect(rolesHolding(tag)).toContain('owner');
  });
});
