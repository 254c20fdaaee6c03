import type { RowAction } from '@kasa/ui/data-table';
import { useMediaQuery, WIDE_QUERY } from '@kasa/ui/media-query';
import { Columns2 } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { useText } from '#shared/i18n/i18n.tsx';
import type { Locale } from '#shared/i18n/locales.ts';
import { writtenSearch } from '#shared/paths.ts';
import { useAddressSearch } from '#shared/routing/use-address-search.ts';
import { useLazyModule } from '#shared/services/use-lazy-module.ts';
import { asId } from '#shared/table/filter-parsers.ts';
import { changedSearch } from '#shared/table/list-address.ts';
import { usersMessages } from '../../messages/catalogue.ts';
import { explainedMessages } from '../../messages/explained/catalogue.ts';
import { RIGHTS_USER_PARAM } from '../../model/rights-user-param.ts';
import type { MerchantUser } from '../../model/types.ts';

/** Whom the open person is compared with; the open one themselves: nobody is chosen yet. */
export const COMPARE_PARAM = 'compare';

async function loadDialog(locale: Locale) {
  const [{ CompareDialog }] = await Promise.all([
    import('./compare-dialog.tsx'),
    explainedMessages.load(locale),
  ]);
  return CompareDialog;
}

/** Comparing the rights of two people over the list of people, kept in the address beside who is open. */
export function useComparison() {
  const text = useText(usersMessages);
  const [search, setSearch] = useAddressSearch();
  const { pathname } = useLocation();
  const idOf = (name: string) => asId(search.get(name) ?? '');
  const [first, second] = [idOf('open'), idOf(COMPARE_PARAM)];
  const Dialog = useLazyModule(loadDialog, first !== undefined && second !== undefined);
  const comparing = (before: URLSearchParams, open: string, compare: string | null) =>
    changedSearch(before, { open, [COMPARE_PARAM]: compare, [RIGHTS_USER_PARAM]: null });
  const show = (open: string, compare: string | null, replace: boolean) =>
    setSearch((before) => comparing(before, open, compare), { replace });
  const isDrawerBeside = useMediaQuery(WIDE_QUERY);
  const dialog =
    first && second && Dialog ? (
      <Dialog
        firstId={first}
        secondId={second === first ? null : second}
        onChoose={(id) => show(first, id ?? first, true)}
        onSwap={() => show(second, first, true)}
        onClose={() => show(first, null, false)}
      />
    ) : null;
  return {
    action: ({ id }: MerchantUser): RowAction => ({
      id: 'compare',
      label: text('action.compare'),
      icon: Columns2,
      href: `${pathname}?${writtenSearch(comparing(search, id, id))}`,
    }),
    over: isDrawerBeside ? dialog : null,
    /** In place of the drawer, where that is a dialog, too: of two the one that came last would be seen. */
    instead: isDrawerBeside ? null : dialog,
  };
}
