import { createObjectSelect } from '#shared/forms/object-select.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import { homeMessages } from '../messages/home/catalogue.ts';

/** Field: one of the merchant's terminals. */
export const { Select: TerminalSelect } = createObjectSelect(
  {
    list: 'listTerminals',
    read: 'getTerminal',
    useItem:
      () =>
      ({ id, name, number, point }) => ({
        id,
        label: name,
        description: [number, point?.name].filter(Boolean).join(' · '),
      }),
  },
  () => ({ search: useText(homeMessages)('search') }),
);
