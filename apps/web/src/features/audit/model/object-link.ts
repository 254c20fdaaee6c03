import { opens } from '@kasa/contracts/shared/permissions';
import { paths } from '#shared/paths.ts';
import type { AuditEntry } from './types.ts';

const idOf = (value: unknown): string | undefined => {
  const id = (value as { id?: unknown } | null | undefined)?.id;
  return typeof id === 'string' ? id : undefined;
};

export interface AuditViewer {
  readonly id: string;
  readonly tags: readonly string[];
}

/** Objects that the journal may name to who does not see them. */
const ofTransport: ReadonlySet<string> = new Set(['route', 'transport', 'driver', 'depot', 'shift']);

/** URL of the screen that shows the entry's object; undefined if there is none or the user may not open it. */
export function objectLink(
  { object: { type, id }, before, after }: AuditEntry,
  reader: AuditViewer | undefined,
) {
  const { tags = [] } = reader ?? {};
  if (ofTransport.has(type) && !opens(tags, 'transport_view')) return undefined;
  switch (type) {
    case 'route':
      return paths.showRoute({ id });
    case 'transport':
      return paths.transportList({ open: id });
    case 'driver':
      return paths.driversList({ open: id });
    case 'depot':
      return paths.branch({ id });
    case 'terminal':
      return paths.terminals({ open: id });
    case 'terminal_template':
      return paths.terminalTemplates({ open: id });
    case 'bulk_run':
      return paths.terminalRun({ id });
    case 'reversal_run':
      return opens(tags, 'transactions_view') ? paths.transactionRun({ id }) : undefined;
    case 'resend_run':
      return opens(tags, 'ecomm_manage') ? paths.callbackRun({ id }) : undefined;
    case 'callback':
      return opens(tags, 'ecomm_manage') ? paths.ecommCallbacks({ open: id }) : undefined;
    case 'shift': {
      // A shift is shown in its driver's card; only the entry of its opening holds the driver's id.
      const driver = idOf(after?.driver ?? before?.driver);
      return driver && paths.driversList({ open: driver, record: id });
    }
    case 'user':
      if (id === reader?.id) return paths.profile();
      return tags.includes('users_manage') ? paths.users({ open: id }) : undefined;
    case 'company':
      return tags.includes('companies_manage') ? paths.companies({ open: id }) : undefined;
    case 'point':
      return tags.includes('points_manage') ? paths.points({ open: id }) : undefined;
    case 'product':
      return tags.includes('catalog_manage') ? paths.products({ open: id }) : undefined;
    case 'product_group':
      return tags.includes('catalog_manage') ? paths.productGroups() : undefined;
    case 'ingredient':
      return paths.ingredients({ open: id });
    case 'ingredient_template':
      return paths.ingredientTemplates({ open: id });
    case 'discount':
      return paths.discounts({ open: id });
    case 'customer':
      return paths.customers({ open: id });
    default:
      return undefined;
  }
}
