import { opens, type Permission } from '@kasa/contracts/shared/permissions';
import type { Row } from '../db/schema.ts';
import { OperationFailure } from '../http/request/handler.ts';

type Edited = Pick<Row<'terminals'>, 'kind' | 'template_id'>;

/**
 * Whether somebody with these permissions may change the settings of a terminal, and so sees their secrets. Secrets of a
 * template are not for who may not edit templates.
 */
export const mayEdit = (tags: readonly Permission[], { kind, template_id }: Edited): boolean =>
  opens(tags, 'edit_terminal') || (kind === 'ecomm' && template_id === null && opens(tags, 'ecomm_manage'));

/**
 * @param templateId that it gets
 * @throws OperationFailure `forbidden`
 */
export function requireMayEdit(
  tags: readonly Permission[],
  terminal: Edited,
  templateId: string | null = terminal.template_id,
): void {
  const isOther = templateId !== terminal.template_id && !opens(tags, 'edit_terminal');
  if (isOther || !mayEdit(tags, terminal))
    throw new OperationFailure('forbidden', { permission: 'edit_terminal' });
}
