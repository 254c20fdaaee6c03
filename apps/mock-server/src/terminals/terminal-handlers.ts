import { opens } from '@kasa/contracts/shared/permissions';
import { terminalFields, terminalFilterFields } from '@kasa/contracts/terminals/fields';
import type { terminalsOperations } from '@kasa/contracts/terminals/operations';
import { exportTerminals } from '@kasa/contracts/terminals/operations/terminals';
import type { TerminalEntity } from '@kasa/contracts/terminals/terminals';
import { type ExportSpec, exportFile } from '../http/entity/export.ts';
import { runIdempotent } from '../http/idempotency/idempotency.ts';
import { presentPage, windowOf } from '../http/list.ts';
import { type Context, type Handlers, OperationFailure } from '../http/request/handler.ts';
import { activateByCode, activateById } from './activation.ts';
import { limitGuesses } from './activation-guesses.ts';
import { addTerminal } from './add-terminal.ts';
import { openDispute } from './disputes.ts';
import {
  createEcommTerminal,
  ecommTerminalList,
  endKeyPhraseOverlap,
  presentEcomm,
  replaceKeyPhrase,
  setEcommTerminalStatus,
} from './ecomm-terminals.ts';
import { mayEdit } from './edit-right.ts';
import { terminalModels, terminalPoints } from './filter-options-store.ts';
import { createOfflineTerminal } from './offline-terminal.ts';
import { terminalOverview } from './overview.ts';
import { requireReferences } from './references.ts';
import { releaseTerminal } from './release.ts';
import { seenVehicle } from './seen-vehicle.ts';
import { updateTerminal } from './terminal-changes.ts';
import { type TerminalListQuery, terminalList } from './terminal-filter.ts';
import { presentSummary, presentTerminal, type TerminalRow, terminals } from './terminal-store.ts';

const present = async (context: Context, row: TerminalRow): Promise<TerminalEntity> => ({
  ...presentTerminal(row, context.clock.now(), mayEdit(context.session.tags, row)),
  vehicle: await seenVehicle(context.db.db, context, row),
});

export const terminalsExport: ExportSpec<typeof exportTerminals, object> = {
  operation: exportTerminals,
  fileName: 'terminals',
  title: { uk: 'Термінали', en: 'Terminals' },
  all: { uk: 'Усі термінали', en: 'All terminals' },
  filters: terminalFilterFields,
  columns: terminalFields,
  async *items({ db, session, clock }, query, beforeNextBatch) {
    const now = clock.now();
    for await (const row of terminalList.all(db.db, session, query, beforeNextBatch, { now })) {
      yield { ...presentSummary(row, now, session.tags), city: row.point_city };
    }
  },
};

/** The order of sums tells of them. @throws OperationFailure `forbidden` */
function requireSortRight({ tags }: Context['session'], sort: TerminalListQuery['sort']): void {
  const permission = sort?.endsWith('today_amount')
    ? 'reports_view'
    : sort?.endsWith('cash_inside')
      ? 'cash_view'
      : null;
  if (permission && !opens(tags, permission)) throw new OperationFailure('forbidden', { permission });
}

export const terminalHandlers = {
  async listTerminals(context, { query }) {
    const { db, session, clock } = context;
    const [window, now] = [windowOf(query), clock.now()];
    requireSortRight(session, query.sort);
    await requireReferences(db.db, context, query);
    const found = await terminalList.page(db.db, session, query, window, { now });
    return presentPage(found, window, (row) => presentSummary(row, now, session.tags));
  },

  async getTerminal(context, { params }) {
    const { db, session } = context;
    return present(context, await terminals.get(db.db, session.merchantId, params.id));
  },

  async getTerminalOverview(context, { params }) {
    return terminalOverview(context, params.id);
  },

  async exportTerminals(context, { query }) {
    requireSortRight(context.session, query.sort);
    await requireReferences(context.db.db, context, query);
    return exportFile(context, terminalsExport, query);
  },

  async listTerminalPoints({ db, session }) {
    const choosers = ['add_terminal', 'edit_terminal', 'ecomm_manage'] as const;
    const choosesPlaces = choosers.some((tag) => opens(session.tags, tag));
    return { items: await terminalPoints(db.db, session, choosesPlaces) };
  },

  async listTerminalModels({ db, session }) {
    return { items: await terminalModels(db.db, session) };
  },

  async addTerminal(context, { body }) {
    return limitGuesses(context, () =>
      runIdempotent(context, async (tx) => {
        const id = await addTerminal(tx, context, body);
        return present(context, await terminals.get(tx, context.session.merchantId, id));
      }),
    );
  },

  async createOfflineTerminal(context, { body }) {
    return runIdempotent(context, async (tx) => {
      const { id, code, expiresAt } = await createOfflineTerminal(tx, context, body);
      const row = await terminals.get(tx, context.session.merchantId, id);
      return {
        terminal: await present(context, row),
        activation_code: code,
        activation_expires_at: expiresAt,
      };
    });
  },

  async listEcommTerminals(context, { query }) {
    const { db, session, clock } = context;
    const [window, now] = [windowOf(query), clock.now()];
    await requireReferences(db.db, context, query);
    const found = await ecommTerminalList.page(db.db, session, query, window, { now });
    return presentPage(found, window, (row) => presentEcomm(row, now));
  },

  async createEcommTerminal(context, { body }) {
    return runIdempotent(context, async (tx) => {
      const { id, phrase } = await createEcommTerminal(tx, context, body);
      const row = await terminals.get(tx, context.session.merchantId, id);
      return { terminal: await present(context, row), secret_key_phrase: phrase };
    });
  },

  async setEcommTerminalStatus(context, { params, body }) {
    return present(context, await setEcommTerminalStatus(context, params.id, body));
  },

  async replaceKeyPhrase(context, { params, body }) {
    return runIdempotent(context, async (tx) => {
      const { row, phrase } = await replaceKeyPhrase(tx, context, params.id, body.version);
      return { terminal: await present(context, row), secret_key_phrase: phrase };
    });
  },

  async endKeyPhraseOverlap(context, { params, body }) {
    return present(context, await endKeyPhraseOverlap(context, params.id, body.version));
  },

  async updateTerminal(context, { params, body: { version, ...input } }) {
    return present(context, await updateTerminal(context, params.id, version, input));
  },

  async activateTerminal(context, { params, body }) {
    return present(context, await activateById(context, params.id, body.version));
  },

  async releaseTerminal(context, { params, body }) {
    return present(context, await releaseTerminal(context, params.id, body));
  },

  disputeTerminal: (context, { body }) => openDispute(context, body),

  async activateTerminalByCode(context, { body }) {
    return present(context, await limitGuesses(context, () => activateByCode(context, body.code)));
  },
} satisfies Partial<Handlers<typeof terminalsOperations>>;
