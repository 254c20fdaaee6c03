/** What a driver sees of transport: the own card, and the vehicle, routes and depots that stand on it. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { OwnRows } from '../http/entity/own-rows.ts';

type Viewer = RawBuilder<string>;

const narrowedTo = (where: OwnRows['where']): OwnRows => ({ unless: 'transport_view', where });

/** The person's card, found by the phone they sign in with, as for their home (`readHome`). */
const card = (viewer: Viewer) => sql`(
  select mine.id from drivers as mine
  inner join users on users.phone = mine.phone and users.merchant_id = mine.merchant_id
  where users.id = ${viewer} order by mine.id limit 1)`;

const cardColumn = (column: string, viewer: Viewer) =>
  sql`(select ${sql.ref(`mine.${column}`)} from drivers as mine where mine.id = ${card(viewer)})`;

/** On the card, or on its vehicle. */
const onCardOrVehicle = (table: 'routes' | 'branches', column: string) =>
  narrowedTo(
    (viewer) => sql<SqlBool>`(${sql.ref(`${table}.id`)} = ${cardColumn(column, viewer)}
      or ${sql.ref(`${table}.id`)} = (select ${sql.ref(`own.${column}`)} from transports as own
        where own.id = ${cardColumn('transport_id', viewer)}))`,
  );

/** The own rows by table. An open shift moves the vehicle and route of its driver's card along. */
export const ownRows = {
  drivers: narrowedTo((viewer) => sql<SqlBool>`drivers.id = ${card(viewer)}`),
  transports: narrowedTo((viewer) => sql<SqlBool>`transports.id = ${cardColumn('transport_id', viewer)}`),
  routes: onCardOrVehicle('routes', 'route_id'),
  branches: onCardOrVehicle('branches', 'branch_id'),
};
