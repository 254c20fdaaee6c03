import { objectChoices } from '#shared/choices/object-choices.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { rightsTemplateMessages } from '../../messages/templates/catalogue.ts';

export const rightsTemplateChoices = objectChoices({
  list: 'listRightsTemplates',
  read: 'getRightsTemplate',
  useItem: () => {
    const text = useText(rightsTemplateMessages);
    return ({ id, name, tags }) => ({
      id,
      label: name,
      description: text('rights.count', { count: tags.length }),
    });
  },
});
