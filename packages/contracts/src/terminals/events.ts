import { z } from 'zod';
import { callbackDeliveryStates } from '../shared/callback-delivery-states.ts';
import { Instant } from '../shared/dates.ts';
import { Id, Version } from '../shared/ids.ts';
import { runProgress, waitingRunProgress } from '../shared/runs.ts';
import { TerminalNumber } from '../shared/terminal-headers.ts';
/** A terminal went online or offline, became unstable, or is stable again (see connectivity.ts). */
import { connectivities } from './terminal-status.ts';
export const TerminalConnectivityData = z
  .strictObject({
    terminal_id: Id,
    number: TerminalNumber,
    name: z.string(),
    connectivity: z.enum(connectivities),
    last_online_at: Instant.nullable().describe('Null: never'),
    is_unstable: z
      .boolean()
      .describe(
        'It changed sides more than 4 times within 30 minutes: nothing more is told of its connectivity until it has been on one side for 10 minutes',
      ),
  })
  .meta({ id: 'TerminalConnectivityData' });

export const terminalChanges = ['added', 'updated', 'activated', 'settings_taken', 'released'] as const;

export type TerminalChange = (typeof terminalChanges)[number];

/** A terminal changed: reload it. */
export const TerminalChangedData = z
  .strictObject({
    terminal_id: Id,
    version: Version.describe('That it has now'),
    change: z
      .enum(terminalChanges)
      .describe('settings_taken: the terminal took its settings over; that makes no new version'),
  })
  .meta({ id: 'TerminalChangedData' });

/** The issued configuration of many terminals is outdated (point, vehicle or merchant changed). */
export const TerminalsConfigInvalidatedData = z
  .strictObject({
    point_id: Id.nullable().describe('Those that stand there'),
    vehicle_id: Id.nullable().describe('Those that are on it; null for who may not read transport, too'),
  })
  .meta({
    id: 'TerminalsConfigInvalidatedData',
    description:
      'Both null: all of the merchant’s, or, for who may not read transport (`transport_view`), those of some vehicle. They wait for their settings until they ask for them, and get no new version',
  });

export const templateChanges = ['added', 'updated', 'deleted'] as const;

/** A template changed, and with it the settings of all its terminals. One event, whatever their number. */
export const TemplateChangedData = z
  .strictObject({
    template_id: Id,
    version: Version.describe('That it has now, or had when it was deleted'),
    change: z
      .enum(templateChanges)
      .describe('updated: read its terminals anew, too; they get no new version, and no event of their own'),
  })
  .meta({ id: 'TemplateChangedData' });

/** Progress of a bulk run; sent now and then while it runs, and at its end. */
export const BulkRunProgressData = z.strictObject(runProgress).meta({ id: 'BulkRunProgressData' });

/** A callback was sent, in vain or not, or is to be sent again. */
export const CallbackChangedData = z
  .strictObject({ delivery_id: Id, transaction_id: Id, state: z.enum(callbackDeliveryStates) })
  .meta({ id: 'CallbackChangedData' });

/** Progress of a run that sends callbacks again; now and then while it runs, at its end, and when one settles later. */
export const ResendRunProgressData = z.strictObject(waitingRunProgress).meta({ id: 'ResendRunProgressData' });
