/** What terminals write into the journal of changes: a terminal as people see it, and of its settings its own ones. */
import { createHmac, randomBytes } from 'node:crypto';
import type { SomeTerminalSettingsEntity } from '@kasa/contracts/terminals/settings';
import type { Transaction } from 'kysely';
import type { Schema } from '../db/schema.ts';
import type { Fields } from '../http/journal/diff.ts';
import { type Actor, type ChangedObject, recordChange } from '../http/journal/record-change.ts';
import { isSecretParameter } from './secret-merge.ts';
import { settingsOf } from './stored-settings.ts';
import { findTemplate } from './template-store.ts';
import { presentTerminal } from './terminal-presenter.ts';
import { findTerminal } from './terminal-store.ts';

type Tx = Transaction<Schema>;

/** A terminal at one moment. */
export interface Seen {
  readonly object: ChangedObject;
  readonly fields: Fields;
}

/** Forgotten with the process, so that no guess at a secret can be checked against what the journal says of it. */
const KEY = randomBytes(32);

/** Tells one secret from another within one entry, and nothing of it that could be used. */
const fingerprint = (secret: string) => createHmac('sha256', KEY).update(secret).digest('hex').slice(0, 6);

const hidden = ({ name, value }: { name: string; value: string }) => `${name} (${fingerprint(value)})`;

/** Settings as the journal shows them: lists in a line, and what may be a secret of a callback by its fingerprint. */
export function settingFields(settings: SomeTerminalSettingsEntity): Fields {
  const { callback_headers: headers, callback_get_parameters: parameters, ...rest } = settings;
  return {
    ...rest,
    callback_headers: headers?.map(hidden).join(', '),
    callback_get_parameters: parameters
      ?.map((one) => (isSecretParameter(one) ? hidden(one) : `${one.name}=${one.value}`))
      .join('&'),
  };
}

/** Looks at a terminal; lock it first, so that nobody else changes it meanwhile. Null: there is none. */
export async function seeTerminal(tx: Tx, { session, clock }: Actor, id: string): Promise<Seen | null> {
  const row = await findTerminal(tx, session.merchantId, id);
  if (row === undefined) return null;
  const { number, ptks_id, name, serial, model, kind, status, activated_at, test_mode, point, template } =
    presentTerminal(row, clock.now(), false);
  const { vehicle_id, vehicle_num, website, extra_info, secret_key_phrase, update_requested_at } = row;
  return {
    object: { type: 'terminal', id, name: `${number} ${name}` },
    fields: {
      ...{ number, ptks_id, name, serial, model, kind, status, activated_at, test_mode },
      point: point && { id: point.id, name: point.name },
      template,
      vehicle: vehicle_id && { id: vehicle_id, name: vehicle_num },
      website,
      extra_info,
      // Its name says that it is a secret: of this the journal keeps only that it was changed.
      key_phrase: secret_key_phrase && fingerprint(secret_key_phrase),
      update_requested_at,
      ...settingFields(settingsOf(row.settings)),
    },
  };
}

/** Looks at a template; lock it first. Null: there is none. */
export async function seeTemplate(tx: Tx, { session }: Actor, id: string): Promise<Seen | null> {
  const row = await findTemplate(tx, session.merchantId, id);
  if (row === undefined) return null;
  const { name, description, settings } = row;
  return {
    object: { type: 'terminal_template', id, name },
    fields: { name, description, ...settingFields(settingsOf(settings)) },
  };
}

async function record(tx: Tx, context: Actor, before: Seen | null, after: Seen | null): Promise<void> {
  const object = after?.object ?? before?.object;
  if (object === undefined) return;
  await recordChange(tx, context, { object, before: before?.fields ?? null, after: after?.fields ?? null });
}

/** Writes down what has changed of a terminal since it was looked at. @param before null: it has just been made */
export const recordTerminal = async (tx: Tx, context: Actor, id: string, before: Seen | null) =>
  record(tx, context, before, await seeTerminal(tx, context, id));

/** Writes down what has changed of a template since it was looked at; it may be gone. */
export const recordTemplate = async (tx: Tx, context: Actor, id: string, before: Seen | null) =>
  record(tx, context, before, await seeTemplate(tx, context, id));
