import { Button } from '@kasa/ui/button';
import { ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '#shared/i18n/i18n.tsx';
import { transactionsMessages } from '../../messages/transactions/catalogue.ts';

/** Says that payments came in, above the rows: nothing moves, wherever one has scrolled to. */
export function NewPayments({
  count,
  onShow,
  children,
}: {
  count: number;
  onShow: () => void;
  /** How many. */
  children: string;
}) {
  const text = useText(transactionsMessages);
  return (
    <div
      role="status"
      className="flex items-start justify-center"
      style={{ position: 'sticky', top: 'calc(var(--sticky-top, 0px) + 30px)', zIndex: 10, height: 0 }}
    >
      {count > 0 ? (
        <div style={{ marginTop: -24 }}>
          <Button
            size="sm"
            variant="primary"
            icon={<ArrowUp />}
            aria-label={text('list.showNew', { count: children })}
            onPress={onShow}
          >
            {children}
          </Button>
        </div>
      ) : null}
    </div>
  );
}

/** What is to be known of the list, with what can be done about it. */
export function Line({ action, children }: { action: ReactNode; children: ReactNode }) {
  return (
    <div className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-1 text-text-muted">
      {children}
      {action}
    </div>
  );
}
