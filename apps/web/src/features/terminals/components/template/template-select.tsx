import { createObjectSelect } from '#shared/forms/object-select.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import { terminalsMessages } from '../../messages.ts';

export const { Select: TemplateSelect, FormSelect: FormTemplate } = createObjectSelect({
  list: 'listTerminalTemplates',
  read: 'getTerminalTemplate',
  useWords() {
    const text = useText(terminalsMessages);
    return {
      search: text('filter.templateSearch'),
      item: ({ id, name, description }) => ({
        id,
        label: name,
        ...(description ? { description } : {}),
      }),
    };
  },
});
