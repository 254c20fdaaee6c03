/** Entities of which a person without a permission sees only the own rows; all others don't exist to them. */
import { opens, type Permission } from '@kasa/contracts/shared/permissions';
import type { RawBuilder, SqlBool } from 'kysely';
import type { SessionInfo } from '../request/handler.ts';

export interface OwnRows {
  /** Who has it sees all rows. */
  readonly unless: Permission;
  /** Who has it sees the own rows, all others none; default: everybody sees the own ones. */
  readonly needs?: Permission;
  /** The condition on the table's rows. @param viewer id of the person */
  readonly where: (viewer: RawBuilder<string>) => RawBuilder<SqlBool>;
}

/** Has no rows. */
const NOBODY = '';

/** The person to whose own rows a read is narrowed; undefined: it is not. */
export function viewerOf(
  ownRows: OwnRows | undefined,
  { tags, userId }: Pick<SessionInfo, 'tags' | 'userId'>,
): string | undefined {
  if (ownRows === undefined || opens(tags, ownRows.unless)) return undefined;
  return ownRows.needs === undefined || opens(tags, ownRows.needs) ? userId : NOBODY;
}
