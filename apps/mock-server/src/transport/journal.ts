/** What transport writes into the journal of changes: each object that an operation touches, as people see it. */
import type { Transaction } from 'kysely';
import type { Schema } from '../db/schema.ts';
import type { Fields } from '../http/journal/diff.ts';
import { recordChange } from '../http/journal/record-change.ts';
import type { Context } from '../http/request/handler.ts';
import { presentDepot } from './depot-presenter.ts';
import { findDepot } from './depot-store.ts';
import { photoMark } from './driver-photo.ts';
import { presentDriver } from './driver-presenter.ts';
import { findDriver } from './driver-store.ts';
import { inspectionDays } from './inspection.ts';
import { presentRoute } from './route-presenter.ts';
import { findRoute } from './route-store.ts';
import { presentShift } from './shift-presenter.ts';
import { findShift } from './shift-store.ts';
import { presentVehicle } from './vehicle-presenter.ts';
import { findVehicle } from './vehicle-store.ts';

type Tx = Transaction<Schema>;
type Kind = 'route' | 'transport' | 'driver' | 'shift' | 'depot';

/** An object at one moment: what it is called, and what there is to say of it. */
interface Seen {
  readonly name: string;
  readonly fields: Fields;
}

/** How to see each kind of object. What follows from other fields or objects is left out: nobody changed it. */
const views: Record<Kind, (tx: Tx, context: Context, id: string) => Promise<Seen | null>> = {
  async route(tx, { session }, id) {
    const row = await findRoute(tx, session.merchantId, id);
    if (row === undefined) return null;
    const { transports_on_route: _, ...fields } = presentRoute(row);
    return { name: row.name, fields };
  },

  async transport(tx, { session, clock }, id) {
    const row = await findVehicle(tx, session.merchantId, id);
    if (row === undefined) return null;
    const days = inspectionDays(clock.today());
    const { status_color: _color, fontStyle: _style, ...fields } = presentVehicle(row, days);
    return { name: `${row.transport_num} ${row.name}`, fields };
  },

  async driver(tx, { session }, id) {
    const row = await findDriver(tx, session.merchantId, id);
    if (row === undefined) return null;
    const { transport_number: _, avatar, ...fields } = presentDriver(row);
    return { name: row.name, fields: { ...fields, photo: avatar && photoMark(avatar) } };
  },

  async shift(tx, _context, id) {
    const row = await findShift(tx, id);
    if (row === undefined) return null;
    // Who opened and closed it, and who changed what during it, the journal says itself.
    const { changes: _changes, opened_by: _opener, closed_by: _closer, ...fields } = presentShift(row);
    return { name: `${row.driver_name}, ${row.transport_number}`, fields };
  },

  async depot(tx, { session }, id) {
    const row = await findDepot(tx, session.merchantId, id);
    if (row === undefined) return null;
    const { kind: _kind, transports_count: _t, drivers_count: _d, ...fields } = presentDepot(row);
    return { name: row.name, fields };
  },
};

/** Watches objects while an operation changes them. */
export interface Journal {
  /** Looks at an object before it changes; lock it first, so that nobody else changes it meanwhile. */
  watch(kind: Kind, id: string): Promise<Journal>;
  /** Writes down what has changed of everything watched so far. */
  record(): Promise<void>;
  /** Writes down an object that has just been made. */
  created(kind: Kind, id: string): Promise<void>;
}

/** Opens the journal for the changes of one transaction. */
export function journalOf(tx: Tx, context: Context): Journal {
  const watched: { kind: Kind; id: string; before: Seen | null }[] = [];
  const write = async (kind: Kind, id: string, before: Seen | null) => {
    const after = await views[kind](tx, context, id);
    const object = { type: kind, id, name: after?.name ?? before?.name ?? '' };
    const change = { object, before: before?.fields ?? null, after: after?.fields ?? null };
    await recordChange(tx, context, change);
  };
  const journal: Journal = {
    async watch(kind, id) {
      watched.push({ kind, id, before: await views[kind](tx, context, id) });
      return journal;
    },
    async record() {
      for (const { kind, id, before } of watched) await write(kind, id, before);
    },
    created: (kind, id) => write(kind, id, null),
  };
  return journal;
}
