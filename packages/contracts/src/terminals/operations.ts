import { activateTerminal, activateTerminalByCode } from './operations/activation.ts';
import {
  cancelBulkRun,
  exportBulkRun,
  getBulkRun,
  listBulkRunPeople,
  listBulkRunRows,
  listBulkRuns,
  previewBulkRun,
  startBulkRun,
} from './operations/bulk-runs.ts';
import { previewCallback, testCallback } from './operations/callback.ts';
import {
  getCallbackDelivery,
  listCallbackDeliveries,
  listFailingEndpoints,
  resendCallback,
} from './operations/callback-deliveries.ts';
import { getConfig } from './operations/config.ts';
import {
  createEcommTerminal,
  endKeyPhraseOverlap,
  listEcommTerminals,
  replaceKeyPhrase,
  setEcommTerminalStatus,
} from './operations/ecomm.ts';
import { createOfflineTerminal } from './operations/offline.ts';
import { previewOfflineUpdate, startOfflineUpdate } from './operations/offline-update.ts';
import { disputeTerminal, releaseTerminal } from './operations/release.ts';
import {
  cancelResendRun,
  exportResendRun,
  getResendRun,
  listResendRunPeople,
  listResendRunRows,
  listResendRuns,
  previewResendRun,
  startResendRun,
} from './operations/resend-runs.ts';
import {
  getTerminalSettingChanges,
  getTerminalTemplateSettingChanges,
} from './operations/setting-changes.ts';
import { listSigningKeys, rotateSigningKey } from './operations/signing-keys.ts';
import {
  createTerminalTemplate,
  deleteTerminalTemplate,
  getTerminalTemplate,
  listTerminalTemplates,
  updateTerminalTemplate,
} from './operations/templates.ts';
import {
  addTerminal,
  exportTerminals,
  getTerminal,
  getTerminalOverview,
  listTerminalModels,
  listTerminalPoints,
  listTerminals,
  updateTerminal,
} from './operations/terminals.ts';

export const terminalsOperations = {
  listTerminals,
  getTerminal,
  getTerminalOverview,
  exportTerminals,
  listTerminalPoints,
  listTerminalModels,
  addTerminal,
  createOfflineTerminal,
  listEcommTerminals,
  createEcommTerminal,
  setEcommTerminalStatus,
  replaceKeyPhrase,
  endKeyPhraseOverlap,
  updateTerminal,
  activateTerminal,
  activateTerminalByCode,
  releaseTerminal,
  disputeTerminal,
  listTerminalTemplates,
  getTerminalTemplate,
  createTerminalTemplate,
  updateTerminalTemplate,
  deleteTerminalTemplate,
  getTerminalSettingChanges,
  getTerminalTemplateSettingChanges,
  previewCallback,
  listCallbackDeliveries,
  getCallbackDelivery,
  listFailingEndpoints,
  resendCallback,
  previewResendRun,
  startResendRun,
  listResendRuns,
  listResendRunPeople,
  getResendRun,
  listResendRunRows,
  exportResendRun,
  cancelResendRun,
  testCallback,
  listSigningKeys,
  rotateSigningKey,
  getConfig,
  previewBulkRun,
  startBulkRun,
  listBulkRuns,
  listBulkRunPeople,
  getBulkRun,
  listBulkRunRows,
  exportBulkRun,
  cancelBulkRun,
  previewOfflineUpdate,
  startOfflineUpdate,
};
