import { objectChoices } from '../../shared/choices/object-choices.ts';

/** Choosing a terminal. */
export const terminalChoices = objectChoices({
  list: 'listTerminals',
  read: 'getTerminal',
  useItem:
    () =>
    ({ id, name, number, point }) => ({
      id,
      label: name,
      description: [number, point?.name].filter(Boolean).join(' · '),
    }),
});
