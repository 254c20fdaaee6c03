import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

export interface EmptyStateProps {
  icon: LucideIcon;
  /** "Немає данних" (spec), or what was searched. */
  title: string;
  text?: ReactNode;
  actions?: ReactNode;
}

export function EmptyState({ icon: Icon, title, text, actions }: EmptyStateProps) {
  return (
    <div className="mx-auto flex max-w-md flex-col items-center px-4 py-12 text-center [overflow-wrap:anywhere]">
      <span className="mb-4 grid size-12 place-items-center rounded-full bg-accent-soft text-accent-text">
        <Icon size={22} aria-hidden />
      </span>
      <p className="font-semibold text-base">{title}</p>
      {text === undefined ? null : <div className="mt-1 text-text-muted">{text}</div>}
      {actions === undefined ? null : (
        <div className="mt-5 flex flex-wrap justify-center gap-2">{actions}</div>
      )}
    </div>
  );
}
