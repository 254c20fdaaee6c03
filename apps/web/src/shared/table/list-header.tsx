import type { Page } from '@kasa/contracts/shared/paging';
import type { MenuAction } from '@kasa/ui/menu';
import { PageHeader } from '@kasa/ui/page-header';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { withLastListState } from '../history/list-history.ts';
import { commonMessages } from '../i18n/common.ts';
import { useText } from '../i18n/i18n.tsx';
import { useFormat } from '../i18n/use-format.ts';
import { usePermissions } from '../permissions/use-permissions.ts';
import { usePageTitle } from '../title/use-page-title.ts';
import type { CreateAction } from './create-button.tsx';

/** The top of a list's screen: what it is, how many there are, and adding one. Also the document's title. */
export function ListHeader({
  title,
  page,
  total,
  totalCapped,
  create,
  back,
  status,
  actions,
}: {
  title: string;
  /** The list as far as it is there; its place is kept until then. */
  page: Page<unknown> | undefined;
  /** "200 водіїв" */
  total: (count: number) => string;
  /** "понад 10 000 водіїв": the server counts no further. */
  totalCapped: (total: string) => string;
  create?: CreateAction | undefined;
  /** The list that it belongs to. */
  back?: { label: string; href: string } | undefined;
  /** Beside the title: whether the list is live. */
  status?: ReactNode;
  /** What else can be done here; see `PageHeader`. */
  actions?: readonly MenuAction[] | undefined;
}) {
  const common = useText(commonMessages);
  const format = useFormat();
  const { reasonAgainst } = usePermissions();
  const missing = create && reasonAgainst(create.permission);
  usePageTitle(title);
  const count = page && (page.total_capped ? totalCapped(format.number(page.total)) : total(page.total));
  return (
    <PageHeader
      title={title}
      back={withLastListState(back)}
      subtitle={count ?? '\u00a0'}
      status={status}
      moreLabel={common('action.more')}
      actions={actions}
      primaryAction={
        create && {
          id: 'create',
          label: create.label,
          icon: Plus,
          href: create.href,
          isDisabled: missing !== undefined,
          disabledReason: missing,
        }
      }
    />
  );
}
