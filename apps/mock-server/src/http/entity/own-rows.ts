/** Entities of which a person without a permission sees only the own rows; all others don't exist to them. */
import { opens, type Permission } from '@kasa/contracts/shared/permissions';
import type { RawBuilder, SqlBool } from 'kysely';
import type { SessionInfo } from '../request/handler.ts';

export interface OwnRows {
  /** Who has it sees all rows. */
  readonly unless: Permission;
  /** The condition on the table's rows. @param viewer id of the person */
  readonly where: (viewer: RawBuilder<string>) => RawBuilder<SqlBool>;
}

/** The person to whose own rows a read is narrowed; undefined: it is not. */
export function viewerOf(
  ownRows: OwnRows | undefined,
  { tags, userId }: Pick<SessionInfo, 'tags' | 'userId'>,
): string | undefined {
  return ownRows === undefined || opens(tags, ownRows.unless) ? undefined : userId;
}
