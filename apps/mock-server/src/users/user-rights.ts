import {
  areSameRights,
  normaliseRights,
  type PermissionGrantor,
  type Rights,
  refusalOfChange,
  refusalOfCommand,
  refusalOfGrant,
} from '@kasa/contracts/users/rights';
import type { Transaction } from 'kysely';
import type { Schema } from '../db/schema.ts';
import { rightsColumns } from '../db/user-rights.ts';
import type { Context } from '../http/request/handler.ts';
import { referencesTo } from '../http/request/references.ts';
import { requireFound, requireVersion } from '../http/request/requirements.ts';
import { changePerson } from './change-person.ts';
import { refuse } from './grantor.ts';
import { rightsOfRow, type UserRow } from './user-store.ts';

export const requireRightsTemplate = referencesTo({ template_id: { table: 'rights_templates' } });

/** Rights, and the template that they were taken from; undefined: stays as it is. */
export interface WantedRights extends Rights {
  readonly template_id?: string | null | undefined;
}

/**
 * Who gives a template could give all that it holds: it may be applied again, by somebody who may do more.
 * @throws OperationFailure `owner_only`, `right_beyond_own`
 */
export async function requireGivableTemplate(
  tx: Transaction<Schema>,
  grantor: PermissionGrantor,
  id: string | null | undefined,
): Promise<void> {
  if (id == null) return;
  const columns = ['roles', 'tags_added', 'tags_removed'] as const;
  const template = tx.selectFrom('rights_templates').select(columns).where('id', '=', id);
  // Locked: one that is deleted at the same time is not given.
  const row = requireFound(await template.forShare().executeTakeFirst());
  refuse(refusalOfGrant(grantor, rightsOfRow(row)));
}

/**
 * Changes a user's rights; they apply from the next request of the user's sessions.
 * @throws OperationFailure as `changePerson`; `conflict`, `own_rights`, `owner_only`, `right_beyond_own`
 */
export function changeRights(
  context: Context,
  id: string,
  version: number,
  wanted: WantedRights,
): Promise<UserRow> {
  return changePerson(context, id, async (tx, person, grantor) => {
    requireVersion(person, version);
    const [before, after] = [rightsOfRow(person), normaliseRights(wanted)];
    refuse(refusalOfChange(grantor, { id, ...before }, after));
    const { template_id = person.template_id } = wanted;
    if (template_id !== person.template_id) {
      await requireRightsTemplate(tx, context, { template_id }, '');
      await requireGivableTemplate(tx, grantor, template_id);
      // What it is applied again for reaches the person, or no longer does.
      refuse(refusalOfCommand(grantor, { id, ...before }));
    } else if (areSameRights(before, after)) return null;
    return { ...rightsColumns(after), template_id };
  });
}
