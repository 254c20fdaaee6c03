import type { BusinessColumns } from './columns.ts';
import { SCHEDULE_TABLES, type ScheduleTables } from './schedule-tables.ts';

/** The code by which somebody who was hired sets a password; its id is that of the user. */
export interface InvitationsTable {
  id: string;
  merchant_id: string;
  /** Keyed hash of the code; null: no code is valid, as somebody else signs in with the phone. */
  code_hash: string | null;
  attempts_left: number;
  sent_at: string;
  expires_at: string;
}

/** Where people work: points and depots. A point that was deleted since is passed over. */
export interface UserPointsTable {
  id: string;
  merchant_id: string;
  user_id: string;
  point_id: string;
}

/** Photos in a separate table, so that lists never read them. */
export interface UserPhotosTable extends BusinessColumns {
  user_id: string;
  media_type: string;
  /** Base64: both databases store text alike. */
  base64: string;
  sha256: string;
}

/** Rights that several people are given alike, in their normal form. */
export interface RightsTemplatesTable extends BusinessColumns {
  name: string;
  /** `sortKey(name)`. */
  name_key: string;
  /** `searchColumn('rights_templates', name)`. */
  search: string;
  /** JSON lists, as those of a user. */
  roles: string;
  tags_added: string;
  tags_removed: string;
}

/** Tables of people, by name. */
export interface PeopleTables extends ScheduleTables {
  invitations: InvitationsTable;
  user_points: UserPointsTable;
  user_photos: UserPhotosTable;
  rights_templates: RightsTemplatesTable;
}

/** In insert order, after users. */
export const PEOPLE_TABLES = [
  ...(['invitations', 'user_points', 'user_photos', 'rights_templates'] as const),
  ...SCHEDULE_TABLES,
] as const;
