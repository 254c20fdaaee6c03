import type { ReactNode } from 'react';

export function AccountLine({
  name,
  note,
  isTotal = false,
  children,
}: {
  name: string;
  note?: string | undefined;
  isTotal?: boolean | undefined;
  children: ReactNode;
}) {
  return (
    <div
      className={`flex items-baseline justify-between gap-3 ${isTotal ? 'my-1 font-[650] text-base leading-6' : ''}`}
    >
      <dt>
        {name}
        {note === undefined ? null : <span className="block text-[13px] text-text-muted">{note}</span>}
      </dt>
      <dd className="shrink-0 tabular-nums">{children}</dd>
    </div>
  );
}
