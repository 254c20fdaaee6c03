import type { ReactNode } from 'react';
import { useText } from '#shared/i18n/i18n.tsx';
import { paths } from '#shared/paths.ts';
import { PermissionGate } from '#shared/permissions/permission-gate.tsx';
import { discountMessages } from '../messages/discounts/catalogue.ts';

/** Where screens of discounts lead back to. */
interface Back {
  readonly label: string;
  readonly href: string;
}

/** A screen of discounts that tells what points took, as reports do: it needs both rights. */
export function SalesGate({ title, children }: { title: string; children: (back: Back) => ReactNode }) {
  const discounts = useText(discountMessages);
  const back = { label: discounts('discounts.title'), href: paths.discounts() };
  return (
    <PermissionGate permission="loyalty_manage" title={title} back={back} isReading>
      <PermissionGate permission="reports_view" title={title} back={back} isReading>
        {children(back)}
      </PermissionGate>
    </PermissionGate>
  );
}
