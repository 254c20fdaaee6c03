/** What a driver sees of transport: the own card, and the vehicle, routes and depots that stand on it. */
import { type SqlBool, sql } from 'kysely';
import { driverCard, driverCardColumn, isOwnVehicle } from '../db/driver-card.ts';
import type { OwnRows } from '../http/entity/own-rows.ts';

const narrowedTo = (where: OwnRows['where']): OwnRows => ({ unless: 'transport_view', where });

/** On the card, or on its vehicle. */
const onCardOrVehicle = (table: 'routes' | 'branches', column: string) =>
  narrowedTo(
    (viewer) => sql<SqlBool>`(${sql.ref(`${table}.id`)} = ${driverCardColumn(column, viewer)}
      or ${sql.ref(`${table}.id`)} = (select ${sql.ref(`own.${column}`)} from transports as own
        where own.id = ${driverCardColumn('transport_id', viewer)}))`,
  );

/** The own rows by table. An open shift moves the vehicle and route of its driver's card along. */
export const ownRows = {
  drivers: narrowedTo((viewer) => sql<SqlBool>`drivers.id = ${driverCard(viewer)}`),
  transports: narrowedTo(isOwnVehicle),
  routes: onCardOrVehicle('routes', 'route_id'),
  branches: onCardOrVehicle('branches', 'branch_id'),
};
