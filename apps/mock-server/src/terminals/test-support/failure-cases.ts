import { exampleIds as ids } from '@kasa/contracts/shared/example-ids';
import { terminalsOperations as terminals } from '@kasa/contracts/terminals/operations';
import type { Db } from '../../db/schema.ts';
import { exampleWith, type FailureCases, UNKNOWN_ID } from '../../http/test-support/failure-cases.ts';
import { placeAt } from '../../http/test-support/place-everywhere.ts';
import { demoActivationCode } from '../seed/devices.ts';
import { bulkOwnCodes } from './bulk-own-codes.ts';
import { resendRunCodes } from './resend-run-codes.ts';

const { addTerminal, activateTerminal, activateTerminalByCode, releaseTerminal } = terminals;
const claim = (number: string) => ({ body: { number, code: demoActivationCode(number) } });
const code = (value: string) => ({ body: { code: value } });
const blocked =
  (id: string, blocked_by: 'merchant' | 'acquirer' = 'acquirer') =>
  (db: Db) =>
    db.updateTable('terminals').set({ status: 'blocked', blocked_by }).where('id', '=', id).execute();

const released = (id: string) => (db: Db) =>
  db
    .updateTable('terminals')
    .set({ status: 'released', release_reason: 'Повернуто банку' })
    .where('id', '=', id)
    .execute();

const added = (id: string) => (db: Db) =>
  db.updateTable('terminals').set({ status: 'added' }).where('id', '=', id).execute();

/** The asker is the director of one point; a terminal of another has the template. */
const usedElsewhere = async (db: Db) => {
  await db.updateTable('users').set({ roles: '["director"]' }).where('id', '=', ids.owner).execute();
  await placeAt(db, ids.owner, [ids.point]);
  const used = db.updateTable('terminals').set({ template_id: ids.terminalTemplateToEdit });
  await used.where('point_id', '=', ids.pointToEdit).execute();
};

/** How the operations of terminals earn their own codes. */
export const failureCases: FailureCases = {
  'listTerminals not_found': exampleWith(terminals.listTerminals, { query: { point_id: UNKNOWN_ID } }),
  'listTerminals forbidden': exampleWith(terminals.listTerminals, { query: { sort: 'today_amount' } }, (db) =>
    db.updateTable('users').set({ tags_removed: '["reports_view"]' }).execute(),
  ),
  'getTerminalOverview not_found': exampleWith(terminals.getTerminalOverview, { params: { id: UNKNOWN_ID } }),
  'exportTerminals not_found': exampleWith(terminals.exportTerminals, { query: { point_id: UNKNOWN_ID } }),
  'addTerminal not_found': exampleWith(addTerminal, { body: { point_id: UNKNOWN_ID } }),
  'addTerminal terminal_unknown': exampleWith(addTerminal, claim('S1999999')),
  'addTerminal terminal_already_added': exampleWith(addTerminal, claim('S1100101')),
  'addTerminal terminal_blocked': exampleWith(addTerminal, claim('S1900021')),
  'addTerminal activation_code_expired': exampleWith(addTerminal, claim('S1900005')),
  'createOfflineTerminal not_found': exampleWith(terminals.createOfflineTerminal, {
    body: { point_id: UNKNOWN_ID },
  }),
  'createOfflineTerminal offline_terminals_full': exampleWith(terminals.createOfflineTerminal, {}, (db) =>
    db.updateTable('terminal_devices').set({ number: 'S1899999' }).where('number', '=', 'S1900001').execute(),
  ),
  'activateTerminal terminal_already_active': exampleWith(activateTerminal, { params: { id: ids.terminal } }),
  'activateTerminal terminal_blocked': exampleWith(activateTerminal, {}, blocked(ids.terminalToActivate)),
  'activateTerminal terminal_blocked_by_merchant': exampleWith(
    activateTerminal,
    {},
    blocked(ids.terminalToActivate, 'merchant'),
  ),
  'activateTerminal terminal_released': exampleWith(activateTerminal, {}, released(ids.terminalToActivate)),
  'listEcommTerminals not_found': exampleWith(terminals.listEcommTerminals, {
    query: { point_id: UNKNOWN_ID },
  }),
  'createEcommTerminal not_found': exampleWith(terminals.createEcommTerminal, {
    body: { point_id: UNKNOWN_ID },
  }),
  'createEcommTerminal ecomm_terminals_full': exampleWith(terminals.createEcommTerminal, {}, (db) =>
    db.updateTable('terminal_devices').set({ number: 'S1799999' }).where('number', '=', 'S1900001').execute(),
  ),
  'setEcommTerminalStatus terminal_blocked': exampleWith(
    terminals.setEcommTerminalStatus,
    {},
    blocked(ids.ecommTerminalToSwitch),
  ),
  'setEcommTerminalStatus terminal_released': exampleWith(
    terminals.setEcommTerminalStatus,
    {},
    released(ids.ecommTerminalToSwitch),
  ),
  'replaceKeyPhrase terminal_released': exampleWith(
    terminals.replaceKeyPhrase,
    {},
    released(ids.ecommTerminalForPhrase),
  ),
  'endKeyPhraseOverlap terminal_released': exampleWith(
    terminals.endKeyPhraseOverlap,
    {},
    released(ids.ecommTerminalWithOverlap),
  ),
  'updateTerminal terminal_released': exampleWith(terminals.updateTerminal, {}, released(ids.terminalToEdit)),
  'releaseTerminal terminal_released': exampleWith(releaseTerminal, {}, released(ids.terminalToRelease)),
  'releaseTerminal terminal_holds_cash': exampleWith(releaseTerminal, {}, (db) =>
    db.updateTable('terminals').set({ cash_inside: 100 }).where('id', '=', ids.terminalToRelease).execute(),
  ),
  'disputeTerminal terminal_already_added': exampleWith(terminals.disputeTerminal, {
    body: { number: 'S1100101' },
  }),
  'activateTerminalByCode terminal_blocked_by_merchant': exampleWith(
    activateTerminalByCode,
    {},
    blocked(ids.terminalWithCode, 'merchant'),
  ),
  'activateTerminalByCode activation_code_wrong': exampleWith(activateTerminalByCode, code('ZZZZZZZZ')),
  'activateTerminalByCode activation_code_expired': exampleWith(
    activateTerminalByCode,
    code(demoActivationCode('S1100105')),
  ),
  'activateTerminalByCode terminal_not_added': exampleWith(
    activateTerminalByCode,
    code(demoActivationCode('S1900001')),
  ),
  'activateTerminalByCode terminal_already_active': exampleWith(
    activateTerminalByCode,
    code(demoActivationCode('S1100101')),
  ),
  'activateTerminalByCode terminal_blocked': exampleWith(
    activateTerminalByCode,
    {},
    blocked(ids.terminalWithCode),
  ),
  'getConfig terminal_not_authenticated': exampleWith(terminals.getConfig, {
    headers: { 'x-terminal-signature': '0'.repeat(64) },
  }),
  'getConfig terminal_time_wrong': exampleWith(terminals.getConfig, {
    headers: { 'x-terminal-time': '2026-11-20T08:54:59Z' },
  }),
  'getConfig terminal_not_active': exampleWith(terminals.getConfig, {}, added(ids.terminal)),
  'getConfig terminal_blocked': exampleWith(terminals.getConfig, {}, blocked(ids.terminal)),
  'createTerminalTemplate conflict': exampleWith(terminals.createTerminalTemplate, {
    body: { name: 'Міський транспорт' },
  }),
  'updateTerminalTemplate beyond_own_points': exampleWith(
    terminals.updateTerminalTemplate,
    {},
    usedElsewhere,
  ),
  'deleteTerminalTemplate template_in_use': exampleWith(terminals.deleteTerminalTemplate, {
    params: { id: ids.terminalTemplate },
  }),
  'rotateSigningKey conflict': exampleWith(terminals.rotateSigningKey, { body: { key_id: '0'.repeat(16) } }),
  'testCallback not_found': exampleWith(terminals.testCallback, { body: { terminal_id: UNKNOWN_ID } }),
  'previewCallback not_found': exampleWith(terminals.previewCallback, { body: { terminal_id: UNKNOWN_ID } }),
  ...bulkOwnCodes,
  ...resendRunCodes,
};
