import { paths } from '../../shared/paths.ts';
import { periodMessages } from '../../shared/period/messages/catalogue.ts';
import { prefetch } from '../../shared/query/query-options.ts';
import type { Feature } from '../../shared/routing/screen.ts';
import { runMessages } from '../../shared/runs/messages/catalogue.ts';
import { scannerMessages } from '../../shared/scan/messages/catalogue.ts';
import { listQuery, readListAddress } from '../../shared/table/list-address.ts';
import { callbacksMessages } from './messages/callbacks/catalogue.ts';
import { ecommKeysMessages } from './messages/keys/catalogue.ts';
import { resendRunsMessages } from './messages/resend-runs/catalogue.ts';
import {
  bulkMessages,
  ecommMessages,
  scanMessages,
  templatesMessages,
  terminalFormsMessages,
  terminalsMessages,
} from './messages.ts';
import { terminalListSpec } from './model/terminal-list-spec.ts';

/** The list of terminals; for `/` see `app/home.tsx`. */
const listFeature: Feature = {
  catalogues: [terminalsMessages, periodMessages],
  screens: [
    {
      pattern: paths.terminals.pattern,
      load: async () => (await import('./screens/terminals.tsx')).TerminalsScreen,
      // Prefetched: usually the first screen of a session.
      reads: (search) => [
        prefetch('listSavedViews', { query: { list: 'terminals' } }),
        prefetch('listTerminals', { query: listQuery(readListAddress(search, terminalListSpec)) }),
      ],
    },
  ],
};

/** Forms of a terminal, and the scanner that leads to them, which needs only the permission to view terminals. */
const formsFeature: Feature = {
  catalogues: [terminalsMessages, terminalFormsMessages, scanMessages, scannerMessages, periodMessages],
  screens: [
    {
      pattern: paths.terminalCreate.pattern,
      load: async () => (await import('./screens/terminal-create.tsx')).TerminalCreateScreen,
    },
    {
      pattern: paths.terminalActivate.pattern,
      permission: 'add_terminal',
      load: async () => (await import('./screens/terminal-activate.tsx')).TerminalActivateScreen,
    },
    {
      pattern: paths.terminalEdit.pattern,
      load: async () => (await import('./screens/terminal-edit.tsx')).TerminalEditScreen,
    },
    // The spec has two paths for creating an offline terminal (spec §2).
    ...[paths.offlineTerminal.pattern, paths.terminalConfig.pattern].map((pattern) => ({
      pattern,
      load: async () => (await import('./screens/offline-terminal.tsx')).OfflineTerminalScreen,
    })),
    {
      pattern: paths.terminalSuccess.pattern,
      load: async () => (await import('./screens/terminal-success.tsx')).TerminalSuccessScreen,
    },
    {
      pattern: paths.scanner.pattern,
      load: async () => (await import('./screens/code-scanner.tsx')).CodeScannerScreen,
    },
  ],
};

const runsFeature: Feature = {
  catalogues: [terminalsMessages, bulkMessages, runMessages, periodMessages],
  screens: [
    {
      pattern: paths.terminalRuns.pattern,
      load: async () => (await import('./screens/bulk-runs.tsx')).BulkRunsScreen,
    },
    {
      pattern: paths.terminalRun.pattern,
      load: async () => (await import('./screens/bulk-run.tsx')).BulkRunScreen,
    },
  ],
};

const ecommFeature: Feature = {
  catalogues: [
    terminalsMessages,
    terminalFormsMessages,
    ecommMessages,
    ecommKeysMessages,
    callbacksMessages,
    periodMessages,
  ],
  screens: [
    {
      pattern: paths.ecommTerminals.pattern,
      load: async () => (await import('./screens/ecomm-terminals.tsx')).EcommTerminalsScreen,
    },
    {
      pattern: paths.ecommTerminalCreate.pattern,
      load: async () => (await import('./screens/ecomm-create.tsx')).EcommCreateScreen,
    },
    {
      pattern: paths.ecommTerminalEdit.pattern,
      load: async () => (await import('./screens/ecomm-edit.tsx')).EcommEditScreen,
    },
    {
      pattern: paths.ecommKeys.pattern,
      load: async () => (await import('./screens/ecomm-keys.tsx')).EcommKeysScreen,
    },
  ],
};

const templatesFeature: Feature = {
  catalogues: [
    terminalsMessages,
    terminalFormsMessages,
    templatesMessages,
    bulkMessages,
    runMessages,
    periodMessages,
  ],
  screens: [
    {
      pattern: paths.terminalTemplates.pattern,
      load: async () => (await import('./screens/templates.tsx')).TemplatesScreen,
    },
    {
      pattern: paths.terminalTemplateCreate.pattern,
      load: async () => (await import('./screens/template-forms.tsx')).TemplateCreateScreen,
    },
    {
      pattern: paths.terminalTemplateEdit.pattern,
      load: async () => (await import('./screens/template-forms.tsx')).TemplateEditScreen,
    },
    {
      pattern: paths.terminalTemplateApply.pattern,
      load: async () => (await import('./screens/template-apply.tsx')).TemplateApplyScreen,
    },
  ],
};

const resendRunsFeature: Feature = {
  catalogues: [callbacksMessages, resendRunsMessages, runMessages, periodMessages],
  screens: [
    {
      pattern: paths.callbackRuns.pattern,
      load: async () => (await import('./screens/resend-runs.tsx')).ResendRunsScreen,
    },
    {
      pattern: paths.callbackRun.pattern,
      load: async () => (await import('./screens/resend-run.tsx')).ResendRunScreen,
    },
  ],
};

const callbacksFeature: Feature = {
  catalogues: [callbacksMessages, periodMessages],
  screens: [
    {
      pattern: paths.ecommCallbacks.pattern,
      load: async () => (await import('./screens/callbacks.tsx')).CallbacksScreen,
    },
  ],
};

export const terminalsFeatures: readonly Feature[] = [
  listFeature,
  formsFeature,
  runsFeature,
  templatesFeature,
  ecommFeature,
  callbacksFeature,
  resendRunsFeature,
];
