import { useSearchParamId } from '../routing/use-search-param-id.ts';

/** The parameter of a list's address that opens one of its objects. */
const OPEN_PARAM = 'open';

/** The address of a list with one of its objects open. */
export const openInList = (listHref: string, id: string) => `${listHref}?${OPEN_PARAM}=${id}`;

/**
 * The object that is open beside a list, kept in the address: a reload keeps it, back closes it.
 * @param also parameters that leave the address with it
 */
export function useOpenObject(also?: readonly string[]) {
  const [openId, setOpenId, hrefOf] = useSearchParamId(OPEN_PARAM, also);
  return {
    openId,
    close: () => setOpenId(null),
    /** Shows another one in its place: back still closes. */
    show: (id: string) => setOpenId(id, { replace: true }),
    /** For the table. */
    rowProps: { rowHref: ({ id }: { id: string }) => hrefOf(id), activeRowId: openId },
  };
}
