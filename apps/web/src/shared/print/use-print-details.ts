import { useFormat } from '../i18n/use-format.ts';
import { useServerTime } from '../live/use-server-time.ts';
import { useSession } from '../services/use-services.tsx';

/** Whose printout it is, of when, and by whom: "Кава й тістечка · 25.11.2026 14:30 · Коваль О. І.". */
export function usePrintDetails(): string {
  const format = useFormat();
  const session = useSession();
  const at = format.dateTime(new Date(useServerTime()).toISOString());
  return [session?.user.merchant.name, at, session?.user.full_name].filter(Boolean).join(' · ');
}
