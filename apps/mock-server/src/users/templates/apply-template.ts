/** A template applied again to those who have it. */
import { refusalOfGrant } from '@kasa/contracts/users/rights';
import {
  type AppliedRightsTemplateEntity,
  MAX_NAMED_PEOPLE,
  type RightsTemplatePreviewEntity,
} from '@kasa/contracts/users/templates';
import { inTransaction } from '../../db/transaction.ts';
import { rightsColumns } from '../../db/user-rights.ts';
import type { Context } from '../../http/request/handler.ts';
import { requireVersion } from '../../http/request/requirements.ts';
import { refuse } from '../grantor.ts';
import { rightsOfRow } from '../user-store.ts';
import { changePeople, differenceOf, grantorAndPeople, judgePeople } from './people.ts';
import { rightsTemplates } from './template-store.ts';

/** @throws OperationFailure `not_found` */
export async function previewTemplate(context: Context, id: string): Promise<RightsTemplatePreviewEntity> {
  const { db, session } = context;
  const template = await rightsTemplates.get(db.db, session.merchantId, id);
  const after = rightsOfRow(template);
  const { grantor, people } = await grantorAndPeople(db.db, context, id);
  const { same, differing } = judgePeople(grantor, after, people);
  const refused = differing.filter(({ refusal }) => refusal !== undefined).length;
  return {
    ...{ changed: differing.length - refused, same, refused, version: template.version },
    items: differing.slice(0, MAX_NAMED_PEOPLE).map(({ person, before, refusal }) => ({
      ...{ id: person.id, name: person.full_name },
      ...differenceOf(before, after),
      reason: refusal?.code ?? null,
      permission: refusal && 'permission' in refusal ? refusal.permission : null,
    })),
    is_capped: differing.length > MAX_NAMED_PEOPLE,
  };
}

/**
 * Gives the template's rights to everybody who has it, in one transaction.
 * @throws OperationFailure `not_found`, `conflict`; `owner_only`, `right_beyond_own`: of the template itself
 */
export function applyTemplate(
  context: Context,
  id: string,
  version: number,
): Promise<AppliedRightsTemplateEntity> {
  return inTransaction(context.db.db, async (tx) => {
    const template = await rightsTemplates.lock(tx, context.session.merchantId, id);
    const after = rightsOfRow(template);
    const { grantor, people } = await grantorAndPeople(tx, context, id);
    requireVersion(template, version);
    refuse(refusalOfGrant(grantor, after));
    const { same, differing } = judgePeople(grantor, after, people);
    const changed = differing.filter(({ refusal }) => refusal === undefined).map(({ person }) => person);
    const skipped = differing.flatMap(({ person, refusal }) =>
      refusal === undefined ? [] : [{ id: person.id, name: person.full_name, reason: refusal.code }],
    );
    await changePeople(tx, context, changed, rightsColumns(after));
    return {
      ...{ changed: changed.length, same, refused: skipped.length },
      skipped: skipped.slice(0, MAX_NAMED_PEOPLE),
    };
  });
}
