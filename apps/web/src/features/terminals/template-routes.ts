import { paths } from '../../shared/paths.ts';
import { periodMessages } from '../../shared/period/messages/catalogue.ts';
import type { Feature } from '../../shared/routing/screen.ts';
import { bulkMessages } from './messages/bulk/catalogue.ts';
import { terminalFormsMessages } from './messages/forms/catalogue.ts';
import { terminalsMessages } from './messages/list/catalogue.ts';
import { templatesMessages } from './messages/templates/catalogue.ts';

export const templatesFeature: Feature = {
  catalogues: [terminalsMessages, terminalFormsMessages, templatesMessages, bulkMessages, periodMessages],
  screens: [
    {
      pattern: paths.terminalTemplates.pattern,
      load: async () => (await import('./screens/templates.tsx')).TemplatesScreen,
    },
    {
      pattern: paths.terminalTemplateCreate.pattern,
      load: async () => (await import('./screens/template-create.tsx')).TemplateCreateScreen,
    },
    {
      pattern: paths.terminalTemplateEdit.pattern,
      load: async () => (await import('./screens/template-edit.tsx')).TemplateEditScreen,
    },
    {
      pattern: paths.terminalTemplateApply.pattern,
      load: async () => (await import('./screens/template-apply.tsx')).TemplateApplyScreen,
    },
  ],
};
