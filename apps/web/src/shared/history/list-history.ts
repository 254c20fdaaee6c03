import { paths } from '../paths.ts';
import { listHistoryKey, readTab, writeTab } from '../session/tab-storage.ts';

/** `/` and `/terminals` are one list. Addresses are told apart as the router does it. */
const keyOf = (pathname: string) => (pathname === paths.home() ? paths.terminals() : pathname).toLowerCase();

function read(): Map<string, string> {
  try {
    const kept: unknown = JSON.parse(readTab(listHistoryKey) ?? '');
    return new Map(
      Object.entries(kept as object).filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string',
      ),
    );
  } catch {
    // Nothing there, or nothing of ours.
    return new Map();
  }
}

/**
 * Remembers where one is in a list, for `lastListHref`: in this tab, until signing out.
 * @param search `?q=…` of its filters, order and page; empty when there are none
 */
export function rememberList(pathname: string, search: string): void {
  const key = keyOf(pathname);
  const lists = read();
  if ((lists.get(key) ?? '') === (search === '' ? '' : pathname + search)) return;
  if (search === '') lists.delete(key);
  else lists.set(key, pathname + search);
  writeTab(listHistoryKey, lists.size === 0 ? null : JSON.stringify(Object.fromEntries(lists)));
}

/**
 * The address of a list as it was left, with its filters, order and page: for ways back to it.
 * @param href of the list; anything else stays as it is
 */
export function lastListHref(href: string): string {
  return read().get(keyOf(href)) ?? href;
}

/** A way back, to the list as it was left. */
export function withLastListState<Back extends { href: string } | undefined>(back: Back): Back {
  return back && { ...back, href: lastListHref(back.href) };
}
