import type { Permission, Role } from '@kasa/contracts/shared/permissions';
import { usersOperations } from '@kasa/contracts/users/operations';
import type { Rights } from '@kasa/contracts/users/rights';
import type { UserState } from '@kasa/contracts/users/user-states';
import type { MerchantUserEntity } from '@kasa/contracts/users/users';
import { type SqlBool, sql } from 'kysely';
import { seesPoint } from '../db/point-scope.ts';
import type { Db, Row } from '../db/schema.ts';
import { hasRole, hasTag } from '../db/user-rights.ts';
import { userSearchFilter } from '../db/user-search-columns.ts';
import { entityReader, presentNamed, type RowOf, withJournal } from '../http/entity/entity.ts';
import { byUserText, byValue } from '../http/entity/filters.ts';
import { withList } from '../http/entity/list.ts';
import { photoFingerprint } from '../http/photo/photo.ts';
import type { Context } from '../http/request/handler.ts';
import { rightsOf } from '../http/session/session.ts';

const hasSingleTags = sql<SqlBool>`(tags_added <> '[]' or tags_removed <> '[]')`;

// They stand in no name.
const [PART, NEXT] = ['\u0001', '\u0002'];

const reader = entityReader({
  type: 'user',
  table: 'users',
  columns: [
    'full_name',
    'position',
    'phone',
    'roles',
    'tags_added',
    'tags_removed',
    'is_active',
    'second_factor_at',
    'tax_number',
    'photo',
    'invited_at',
    'template_id',
  ],
  related: (rows) =>
    rows
      .leftJoin('invitations', 'invitations.id', 'row.id')
      .select(['invitations.sent_at', 'invitations.expires_at'])
      .leftJoin('rights_templates as template', 'template.id', 'row.template_id')
      .select('template.name as template_name')
      .select(({ selectFrom }) =>
        selectFrom('user_points')
          .innerJoin('branches', 'branches.id', 'user_points.point_id')
          .whereRef('user_points.user_id', '=', 'row.id')
          .select(
            sql<
              string | null
            >`string_agg(branches.id || ${sql.lit(PART)} || branches.kind || ${sql.lit(PART)} || branches.name, ${sql.lit(NEXT)}
            order by branches.name_key, branches.id)`.as('points'),
          )
          .$asScalar()
          .as('points'),
      ),
});

export type UserRow = RowOf<typeof reader>;

const list = withList(reader, usersOperations.listUsers, {
  sorts: { full_name: 'name_key', phone: 'phone', created_at: 'created_at' },
  defaultSort: 'full_name',
  filters: {
    q: byUserText(userSearchFilter),
    role: byUserText((role) => hasRole(role as Role)),
    tag: byUserText((tag) => hasTag(tag as Permission)),
    has_single_tags: byValue({ true: () => hasSingleTags, false: () => sql<SqlBool>`not ${hasSingleTags}` }),
    point_id: {
      where: (name) => (_eb, value) =>
        sql<SqlBool>`exists (select 1 from user_points where user_points.user_id = users.id
          and user_points.point_id = ${value(name)})`,
      textKey: () => '',
    },
    state: byValue({
      invited: (eb) => eb('invited_at', 'is not', null),
      active: (eb) => eb('is_active', '=', 1),
      left: (eb) => eb.and([eb('is_active', '=', 0), eb('invited_at', 'is', null)]),
    }),
    is_active: byValue({ true: (eb) => eb('is_active', '=', 1), false: (eb) => eb('is_active', '=', 0) }),
  },
});

/** Users with journal entries, which record who they are, where they work and what they may do. */
export const users = withJournal(list, (row) => ({
  name: row.full_name,
  fields: {
    ...{ full_name: row.full_name, position: row.position, phone: row.phone },
    // Whoever reads the journal need not know it.
    tax_number: row.tax_number && `••••${row.tax_number.slice(-4)}`,
    photo: row.photo && photoFingerprint(row.photo),
    points: pointsOf(row).map(({ name }) => name),
    state: stateOf(row),
    invited_at: row.invited_at,
    ...rightsOfRow(row),
    template: row.template_name,
  },
}));

type Workplace = MerchantUserEntity['points'][number];

/** Points and depots of a row, by name. */
function pointsOf({ points }: Pick<UserRow, 'points'>): MerchantUserEntity['points'] {
  return (points?.split(NEXT) ?? []).map((point) => {
    const [id = '', kind, name = ''] = point.split(PART);
    return { id, name, kind: kind as Workplace['kind'] };
  });
}

/** How somebody stands. */
export function stateOf({ invited_at, is_active }: Pick<UserRow, 'invited_at' | 'is_active'>): UserState {
  if (invited_at !== null) return 'invited';
  return is_active === 1 ? 'active' : 'left';
}

function invitationOf({ sent_at, expires_at }: UserRow, nowIso: string): MerchantUserEntity['invitation'] {
  if (sent_at === null || expires_at === null) return null;
  return { sent_at, expires_at, has_expired: expires_at <= nowIso };
}

/** Locks users of the merchant until the transaction ends, by id, to avoid deadlocks. */
export function lockUsers(tx: Db, merchant: string, ids: readonly string[]): Promise<Row<'users'>[]> {
  const own = tx.selectFrom('users').selectAll().where('merchant_id', '=', merchant);
  return own.where('id', 'in', ids).orderBy('id').forUpdate().execute();
}

export function rightsOfRow(row: Pick<UserRow, 'roles' | 'tags_added' | 'tags_removed'>): Rights {
  return {
    roles: JSON.parse(row.roles) as Role[],
    tags_added: JSON.parse(row.tags_added) as Permission[],
    tags_removed: JSON.parse(row.tags_removed) as Permission[],
  };
}

/** A user on the wire. */
export function presentUser(
  { second_factor_at, invited_at, sent_at, expires_at, points, template_id, template_name, ...row }: UserRow,
  { clock, session }: Pick<Context, 'clock' | 'session'>,
): MerchantUserEntity {
  const whole = {
    ...row,
    second_factor_at,
    invited_at,
    sent_at,
    expires_at,
    points,
    template_id,
    template_name,
  };
  const { roles, tags_added, tags_removed } = rightsOfRow(row);
  const { tags } = rightsOf(row.roles, row.tags_added, row.tags_removed);
  return {
    ...row,
    points: pointsOf(whole).filter(({ id }) => seesPoint(session, id)),
    state: stateOf(whole),
    invitation: invitationOf(whole, clock.nowIso()),
    roles: [...roles],
    tags_added: [...tags_added],
    tags_removed: [...tags_removed],
    tags: [...tags],
    template: presentNamed(template_id, template_name),
    has_second_factor: second_factor_at !== null,
    is_active: row.is_active === 1,
  };
}
