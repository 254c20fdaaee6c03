import { createObjectSelect } from '#shared/forms/object-select.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import { terminalsMessages } from '../../messages.ts';
import { templateChoices } from './template-choices.ts';

export const { Select: TemplateSelect, FormSelect: FormTemplate } = createObjectSelect(
  templateChoices,
  () => ({
    search: useText(terminalsMessages)('filter.templateSearch'),
  }),
);
