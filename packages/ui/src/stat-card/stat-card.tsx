import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

export interface StatCardProps {
  label: string;
  /** Formatted by the app: "18 420,50 ₴". */
  value: ReactNode;
  /** Below the value: comparison or source. */
  hint?: ReactNode;
  icon?: LucideIcon | undefined;
}

export function StatCard({ label, value, hint, icon: Icon }: StatCardProps) {
  return (
    <div className="rounded-lg border border-border bg-surface p-4">
      <dt className="flex items-center gap-2 text-[13px] text-text-muted">
        {Icon ? <Icon size={18} aria-hidden className="shrink-0" /> : null}
        {label}
      </dt>
      <dd className="mt-1">
        <span className="block break-words font-[620] text-[22px] leading-8 figures max-md:text-lg max-md:leading-7">
          {value}
        </span>
        {hint === undefined ? null : <span className="block text-[13px] text-text-muted">{hint}</span>}
      </dd>
    </div>
  );
}

/** Grid of the figures, also for their skeletons: in pairs, or as many per line as fit. */
export const statGrid =
  'grid grid-cols-2 gap-4 max-md:gap-3 max-lg:[&>:last-child:nth-child(odd)]:col-span-2 lg:grid-cols-[repeat(auto-fit,minmax(min(100%,155px),1fr))]';

export function StatGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    <dl aria-label={label} className={statGrid}>
      {children}
    </dl>
  );
}

export function StatRow({
  label,
  items,
}: {
  label: string;
  items: readonly { id: string; label: string; value: ReactNode }[];
}) {
  return (
    <dl
      aria-label={label}
      className="mb-3 flex flex-wrap justify-between gap-x-4 gap-y-2 border-border border-y py-3.5"
    >
      {items.map((item) => (
        <div key={item.id} className="min-w-0">
          <dt className="text-text-muted text-xs">{item.label}</dt>
          {/* Amounts hold no-break spaces; names may break anywhere. */}
          <dd className="font-[620] text-[15px] figures [overflow-wrap:anywhere]">{item.value}</dd>
        </div>
      ))}
    </dl>
  );
}
