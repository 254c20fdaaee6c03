import { allPermissions } from '@kasa/contracts/shared/permissions';
import { normaliseRights, type Rights } from '@kasa/contracts/users/rights';
import { describe, expect, it } from 'vitest';

import {
  isGranted,
  type RightsDraft,
  RightsForm,
  rightGroupIds,
  rightGroups,
  rightsDifference,
  rightsDraft,
  rightsFromDraft,
  tagStateAfterToggle,
} from './rights-form.ts';

const cashier: Rights = { roles: ['cashier'], tags_added: [], tags_removed: [] };
const some: Rights = {
  roles: ['accountant', 'driver'],
  tags_added: ['encashment_perform'],
  tags_removed: ['audit_view'],
};

function press(draft: RightsDraft, tag: keyof RightsDraft['tags']): RightsDraft {
  const state = tagStateAfterToggle(tag, !isGranted(tag, draft.tags[tag], draft.roles), draft.roles);
  return { ...draft, tags: { ...draft.tags, [tag]: state } };
}
const withRole = (draft: RightsDraft, role: keyof RightsDraft['roles'], isChosen: boolean): RightsDraft => ({
  ...draft,
  roles: { ...draft.roles, [role]: isChosen },
});

describe('the form of rights', () => {
  it('means the rights that it was filled from', () => {
    for (const rights of [cashier, some]) expect(rightsFromDraft(rightsDraft(rights))).toEqual(rights);
  });

  it('takes a tag from what a role gives, and gives one beyond it; pressed twice nothing differs', () => {
    const draft = rightsDraft(cashier);
    const changed = press(press(draft, 'facq_transac_reversal'), 'encashment_perform');
    expect(rightsFromDraft(changed)).toEqual({
      roles: ['cashier'],
      tags_added: ['encashment_perform'],
      tags_removed: ['facq_transac_reversal'],
    });
    expect(press(press(changed, 'facq_transac_reversal'), 'encashment_perform')).toEqual(draft);
  });

  it('says the same in fewer words when a role gives what was added', () => {
    const added = press(rightsDraft(cashier), 'encashment_perform');
    expect(rightsFromDraft(withRole(added, 'director', true)).tags_added).toEqual([]);
    // It is kept when the role is removed again.
    expect(rightsFromDraft(withRole(added, 'director', false)).tags_added).toEqual(['encashment_perform']);
  });

  it('needs a role', () => {
    const none = withRole(rightsDraft(cashier), 'cashier', false);
    expect(RightsForm.safeParse(none).error?.issues.map(({ path, message }) => [path, message])).toEqual([
      [['roles'], 'role_needed'],
    ]);
    expect(RightsForm.safeParse(rightsDraft(cashier)).success).toBe(true);
  });
});

describe('what a change gives and takes', () => {
  it('is told in roles and in rights', () => {
    expect(rightsDifference(cashier, some)).toEqual({
      rolesGiven: ['accountant', 'driver'],
      rolesTaken: ['cashier'],
      gained: [
        'facq_transac_status_update',
        'companies_manage',
        'encashment_perform',
        'reports_view',
        'cash_view',
        'transport_view',
        'own_shift_view',
      ],
      lost: ['facq_transac_reversal'],
    });
  });

  it('is nothing where the same is meant', () => {
    const wordy: Rights = { ...cashier, tags_added: ['facq_transac_reversal'], tags_removed: ['audit_view'] };
    expect(rightsDifference(cashier, normaliseRights(wordy))).toBeNull();
  });
});

it('every right stands in one group', () => {
  expect(rightGroupIds.flatMap((id) => [...rightGroups[id]]).toSorted()).toEqual(
    [...allPermissions].toSorted(),
  );
});
