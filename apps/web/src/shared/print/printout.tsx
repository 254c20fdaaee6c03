import { formatPhone } from '@kasa/contracts/shared/phone';
import { PrintTable, type PrintTableProps } from '@kasa/ui/print-table';
import { useEffect, useEffectEvent } from 'react';
import { useFormat } from '../i18n/use-format.ts';
import { useServerTime } from '../live/use-server-time.ts';
import { useSession } from '../services/use-services.tsx';

/** A table that is printed as soon as it is shown, below whose it is, of when, and by whom. */
export function Printout<Row>({
  isHeld = false,
  onDone,
  details,
  ...table
}: PrintTableProps<Row> & {
  /** Not printed until the person asks for it. */
  isHeld?: boolean | undefined;
  /** Printed, or given up. */
  onDone: () => void;
}) {
  const format = useFormat();
  const session = useSession();
  const at = format.dateTime(new Date(useServerTime()).toISOString());
  const done = useEffectEvent(onDone);
  useEffect(() => {
    // Some browsers say it only when the preview is closed.
    window.addEventListener('afterprint', done);
    if (!isHeld) window.print();
    return () => window.removeEventListener('afterprint', done);
  }, [isHeld]);
  const user = session?.user;
  const by = user && `${user.full_name}, ${formatPhone(user.phone)}`;
  const origin = [user?.merchant.name, at, by].filter(Boolean).join(' · ');
  return <PrintTable<Row> {...table} details={[origin, ...details]} />;
}
