import { searchText } from '#shared/paths.ts';

/** The log of a terminal's callbacks, a screen of its own. */
export const callbackLogHref = (terminal?: string) => `/list/ecomm_callbacks${searchText({ terminal })}`;
