/** How the journal of changes shows a terminal, with its own settings. */
import type { Journaled } from '../http/journal/journal.ts';
import { fingerprint, journaledSettings } from './journaled-settings.ts';
import { settingsOf } from './stored-settings.ts';
import { presentTerminal } from './terminal-presenter.ts';
import { findTerminal } from './terminal-store.ts';

export const terminalJournal: Journaled = {
  type: 'terminal',
  async snapshot(tx, { session, clock }, id) {
    const row = await findTerminal(tx, session.merchantId, id);
    if (row === undefined) return null;
    const { number, ptks_id, name, serial, model, kind, status, activated_at, test_mode, point, template } =
      presentTerminal(row, clock.now(), false);
    const { vehicle_id, vehicle_num, website, extra_info, secret_key_phrase, update_requested_at } = row;
    return {
      name: `${number} ${name}`,
      fields: {
        ...{ number, ptks_id, name, serial, model, kind, status, activated_at, test_mode },
        point: point && { id: point.id, name: point.name },
        template,
        vehicle: vehicle_id && { id: vehicle_id, name: vehicle_num },
        website,
        extra_info,
        // A secret by its name: the journal keeps only that it was changed.
        key_phrase: secret_key_phrase && fingerprint(secret_key_phrase),
        update_requested_at,
        ...journaledSettings(settingsOf(row.settings)),
      },
    };
  },
};
