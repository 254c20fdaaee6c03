import { objectChoices } from '#shared/choices/object-choices.ts';

export const templateChoices = objectChoices({
  list: 'listTerminalTemplates',
  read: 'getTerminalTemplate',
  useItem:
    () =>
    ({ id, name, description }) => ({ id, label: name, ...(description ? { description } : {}) }),
});
