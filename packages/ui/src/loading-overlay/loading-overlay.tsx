import type { ReactNode } from 'react';
import { Spinner } from '../spinner/spinner.tsx';

export interface LoadingOverlayProps {
  isLoading: boolean;
  /** Shown and read out: "Зберігаємо зміни…". */
  label: string;
  children: ReactNode;
}

export function LoadingOverlay({ isLoading, label, children }: LoadingOverlayProps) {
  return (
    <div className="relative" aria-busy={isLoading}>
      <div inert={isLoading} className={isLoading ? 'opacity-50' : undefined}>
        {children}
      </div>
      {isLoading ? (
        <div className="absolute inset-0 grid place-items-center">
          <span className="flex items-center gap-2 rounded-lg border border-border bg-surface px-4 py-3 shadow-float">
            <Spinner label={label} />
            <span aria-hidden>{label}</span>
          </span>
        </div>
      ) : null}
    </div>
  );
}
