import { vehicleFields } from '@kasa/contracts/transport/fields';
import { Bus, type LucideIcon, PlugZap, TramFront, Van } from 'lucide-react';
import { useFields } from '#shared/fields/use-fields.tsx';
import type { TransitRoute } from '../../model/types.ts';

const icons: Readonly<Record<TransitRoute['mode'], LucideIcon>> = {
  bus: Bus,
  trolleybus: PlugZap,
  tram: TramFront,
  minibus: Van,
};

export function ModeIcon({ mode }: { mode: TransitRoute['mode'] }) {
  const Icon = icons[mode];
  const label = useFields(vehicleFields).display('mode', mode);
  return (
    <span title={label} className="inline-flex shrink-0 text-text-muted">
      <Icon size={18} role="img" aria-label={label} />
    </span>
  );
}
