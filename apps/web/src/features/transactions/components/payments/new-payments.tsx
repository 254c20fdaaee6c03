import { Button } from '@kasa/ui/button';
import { ArrowUp } from 'lucide-react';
import { useText } from '#shared/i18n/i18n.tsx';
import { transactionsMessages } from '../../messages/transactions/catalogue.ts';

/** Tells of payments that have come, above the rows: nothing moves, wherever one has scrolled to. */
export function NewPayments({
  count,
  words,
  onShow,
}: {
  count: number;
  /** How many they are. */
  words: string;
  onShow: () => void;
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
            aria-label={text('list.showNew', { count: words })}
            onPress={onShow}
          >
            {words}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
