import { createObjectSelect } from '#shared/forms/object-select.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import { terminalChoices } from '../../../entities/terminals/terminal-choices.ts';
import { homeMessages } from '../messages/home/catalogue.ts';

/** Field: one of the merchant's terminals. */
export const { Select: TerminalSelect } = createObjectSelect(terminalChoices, () => ({
  search: useText(homeMessages)('search'),
}));
