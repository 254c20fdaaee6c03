/** What is a person's own of transport, as SQL: the driver card, and what stands on it. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** Id of a person. */
export type Viewer = RawBuilder<string>;

/** The person's card, found by the phone they sign in with, as for their home (`readHome`). */
export const driverCard = (viewer: Viewer) => sql`(
  select mine.id from drivers as mine
  inner join users on users.phone = mine.phone and users.merchant_id = mine.merchant_id
  where users.id = ${viewer} order by mine.id limit 1)`;

/** What stands on the card in a column. */
export const driverCardColumn = (column: string, viewer: Viewer) =>
  sql`(select ${sql.ref(`mine.${column}`)} from drivers as mine where mine.id = ${driverCard(viewer)})`;

/** The vehicle on the card. An open shift moves it along. */
export const isOwnVehicle = (viewer: Viewer) =>
  sql<SqlBool>`transports.id = ${driverCardColumn('transport_id', viewer)}`;
