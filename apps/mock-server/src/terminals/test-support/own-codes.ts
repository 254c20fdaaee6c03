import { exampleIds as ids } from '@kasa/contracts/shared/example-ids';
import { terminalsOperations as terminals } from '@kasa/contracts/terminals/operations';
import type { Db } from '../../db/schema.ts';
import { changed, NOBODY, type OwnCodes } from '../../http/test-support/own-codes.ts';
import { demoCode } from '../seed/devices.ts';
import { bulkOwnCodes } from './bulk-own-codes.ts';

const { addTerminal, activateTerminal, activateTerminalByCode } = terminals;
const number = (value: string) => ({ body: { number: value } });
const code = (value: string) => ({ body: { code: value } });
const blocked =
  (id: string, blocked_by: 'merchant' | 'acquirer' = 'acquirer') =>
  (db: Db) =>
    db.updateTable('terminals').set({ status: 'blocked', blocked_by }).where('id', '=', id).execute();

const added = (id: string) => (db: Db) =>
  db.updateTable('terminals').set({ status: 'added' }).where('id', '=', id).execute();

/** How the operations of terminals earn their own codes. */
export const ownCodes: OwnCodes = {
  'listTerminals not_found': changed(terminals.listTerminals, { query: { point_id: NOBODY } }),
  'exportTerminals not_found': changed(terminals.exportTerminals, { query: { point_id: NOBODY } }),
  'addTerminal not_found': changed(addTerminal, { body: { point_id: NOBODY } }),
  'addTerminal terminal_unknown': changed(addTerminal, number('S1999999')),
  'addTerminal terminal_already_added': changed(addTerminal, number('S1100101')),
  // The first of the second merchant.
  'addTerminal terminal_of_others': changed(addTerminal, number('S1110101')),
  'addTerminal terminal_blocked': changed(addTerminal, number('S1900021')),
  'createOfflineTerminal not_found': changed(terminals.createOfflineTerminal, {
    body: { point_id: NOBODY },
  }),
  'createOfflineTerminal offline_terminals_full': changed(terminals.createOfflineTerminal, {}, (db) =>
    db.updateTable('terminal_devices').set({ number: 'S1899999' }).where('number', '=', 'S1900001').execute(),
  ),
  'activateTerminal terminal_already_active': changed(activateTerminal, { params: { id: ids.terminal } }),
  'activateTerminal terminal_blocked': changed(activateTerminal, {}, blocked(ids.terminalToActivate)),
  'activateTerminal terminal_blocked_by_merchant': changed(
    activateTerminal,
    {},
    blocked(ids.terminalToActivate, 'merchant'),
  ),
  'activateTerminalByCode terminal_blocked_by_merchant': changed(
    activateTerminalByCode,
    {},
    blocked(ids.terminalWithCode, 'merchant'),
  ),
  'activateTerminalByCode activation_code_wrong': changed(activateTerminalByCode, code('ZZZZZZZZ')),
  'activateTerminalByCode activation_code_expired': changed(
    activateTerminalByCode,
    code(demoCode('S1100105')),
  ),
  'activateTerminalByCode terminal_not_added': changed(activateTerminalByCode, code(demoCode('S1900001'))),
  'activateTerminalByCode terminal_of_others': changed(activateTerminalByCode, code(demoCode('S1110101'))),
  'activateTerminalByCode terminal_already_active': changed(
    activateTerminalByCode,
    code(demoCode('S1100101')),
  ),
  'activateTerminalByCode terminal_blocked': changed(
    activateTerminalByCode,
    {},
    blocked(ids.terminalWithCode),
  ),
  'getConfig terminal_not_authenticated': changed(terminals.getConfig, {
    headers: { 'x-terminal-signature': '0'.repeat(64) },
  }),
  'getConfig terminal_time_wrong': changed(terminals.getConfig, {
    headers: { 'x-terminal-time': '2026-11-20T08:54:59Z' },
  }),
  'getConfig terminal_not_active': changed(terminals.getConfig, {}, added(ids.terminal)),
  'getConfig terminal_blocked': changed(terminals.getConfig, {}, blocked(ids.terminal)),
  'createTerminalTemplate conflict': changed(terminals.createTerminalTemplate, {
    body: { name: 'Міський транспорт' },
  }),
  'deleteTerminalTemplate template_in_use': changed(terminals.deleteTerminalTemplate, {
    params: { id: ids.terminalTemplate },
  }),
  'testCallback not_found': changed(terminals.testCallback, { body: { terminal_id: NOBODY } }),
  'previewCallback not_found': changed(terminals.previewCallback, { body: { terminal_id: NOBODY } }),
  ...bulkOwnCodes,
};
