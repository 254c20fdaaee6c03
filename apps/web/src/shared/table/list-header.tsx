import type { Page } from '@kasa/contracts/shared/paging';
import type { MenuAction } from '@kasa/ui/menu';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormat } from '../i18n/use-format.ts';
import { usePermissions } from '../permissions/use-permissions.ts';
import { ScreenHeader } from '../title/screen-header.tsx';
import type { CreateAction } from './create-button.tsx';

/** Header of a list: title, total, create action. Also sets the document title. */
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
  /** Undefined while loading; the space of the total is reserved. */
  page: Page<unknown> | undefined;
  /** "200 водіїв" */
  total: (count: number) => string;
  /** "понад 10 000 водіїв": the server counts no further. */
  totalCapped?: ((total: string) => string) | undefined;
  create?: CreateAction | undefined;
  back?: { label: string; href: string } | undefined;
  status?: ReactNode;
  actions?: readonly MenuAction[] | undefined;
}) {
  const format = useFormat();
  const { writeDenialReason } = usePermissions();
  const missing = create && writeDenialReason(create.permission);
  const count =
    page && (page.total_capped && totalCapped ? totalCapped(format.number(page.total)) : total(page.total));
  return (
    <ScreenHeader
      title={title}
      isTitleOneLine
      back={back}
      subtitle={count ?? '\u00a0'}
      status={status}
      actions={actions}
      primaryAction={
        create && {
          id: 'create',
          label: create.label,
          icon: Plus,
          href: create.href,
          disabledReason: missing,
        }
      }
    />
  );
}
