import type { KasaClient } from '../http/create-client.ts';

/** Payment terminals: the fleet, its settings, adding and activation. */
export const terminalsApi = (client: KasaClient) => ({
  listTerminals: client.operation('listTerminals'),
  getTerminal: client.operation('getTerminal'),
  exportTerminals: client.operation('exportTerminals'),
  listTerminalPoints: client.operation('listTerminalPoints'),
  listTerminalModels: client.operation('listTerminalModels'),

  addTerminal: client.operation('addTerminal'),
  createOfflineTerminal: client.operation('createOfflineTerminal'),
  updateTerminal: client.operation('updateTerminal'),
  activateTerminal: client.operation('activateTerminal'),
  activateTerminalByCode: client.operation('activateTerminalByCode'),

  listTerminalTemplates: client.operation('listTerminalTemplates'),
  getTerminalTemplate: client.operation('getTerminalTemplate'),
  createTerminalTemplate: client.operation('createTerminalTemplate'),
  updateTerminalTemplate: client.operation('updateTerminalTemplate'),
  deleteTerminalTemplate: client.operation('deleteTerminalTemplate'),

  previewCallback: client.operation('previewCallback'),
  testCallback: client.operation('testCallback'),

  previewBulkRun: client.operation('previewBulkRun'),
  startBulkRun: client.operation('startBulkRun'),
  listBulkRuns: client.operation('listBulkRuns'),
  listBulkRunPeople: client.operation('listBulkRunPeople'),
  getBulkRun: client.operation('getBulkRun'),
  listBulkRunRows: client.operation('listBulkRunRows'),
  exportBulkRun: client.operation('exportBulkRun'),
  cancelBulkRun: client.operation('cancelBulkRun'),
  previewOfflineUpdate: client.operation('previewOfflineUpdate'),
  startOfflineUpdate: client.operation('startOfflineUpdate'),
  /** For what plays a terminal; a terminal's signature is in place of the session. */
  getConfig: client.operation('getConfig'),
});
