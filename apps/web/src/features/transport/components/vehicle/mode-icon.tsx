import { Bus, type LucideIcon, PlugZap, TramFront, Van } from 'lucide-react';
import { useText } from '#shared/i18n/i18n.tsx';
import { vehicleMessages } from '../../messages/vehicles/catalogue.ts';
import type { TransitRoute } from '../../model/types.ts';

const icons: Readonly<Record<TransitRoute['mode'], LucideIcon>> = {
  bus: Bus,
  trolleybus: PlugZap,
  tram: TramFront,
  minibus: Van,
};

export function ModeIcon({ mode }: { mode: TransitRoute['mode'] }) {
  const text = useText(vehicleMessages);
  const Icon = icons[mode];
  const label = text(`mode.${mode}`);
  return (
    <span title={label} className="inline-flex shrink-0 text-text-muted">
      <Icon size={18} role="img" aria-label={label} />
    </span>
  );
}
