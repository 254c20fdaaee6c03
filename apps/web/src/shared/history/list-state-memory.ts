import { paths } from '../paths.ts';
import { listStatesKey, readTab, writeTab } from '../session/tab-storage.ts';

/** `/` and `/terminals` are one list. Case is ignored, as by the router. */
const keyOf = (pathname: string) => (pathname === paths.home() ? paths.terminals() : pathname).toLowerCase();

function read(): Map<string, string> {
  try {
    const kept: unknown = JSON.parse(readTab(listStatesKey) ?? '');
    return new Map(
      Object.entries(kept as object).filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string',
      ),
    );
  } catch {
    // Missing or malformed.
    return new Map();
  }
}

/**
 * Remembers filters, order and page of a list for `rememberedListHref`, until sign-out.
 * @param search `?q=…`; empty when there are none
 */
export function rememberListState(pathname: string, search: string): void {
  const key = keyOf(pathname);
  const lists = read();
  if ((lists.get(key) ?? '') === (search === '' ? '' : pathname + search)) return;
  if (search === '') lists.delete(key);
  else lists.set(key, pathname + search);
  writeTab(listStatesKey, lists.size === 0 ? null : JSON.stringify(Object.fromEntries(lists)));
}

/** Address of a list as it was left; any other address is returned unchanged. */
export function rememberedListHref(href: string): string {
  return read().get(keyOf(href)) ?? href;
}

export function withRememberedState<Back extends { href: string } | undefined>(back: Back): Back {
  return back && { ...back, href: rememberedListHref(back.href) };
}
