import { BrandMark } from '@kasa/ui/brand';
import type { ReactNode } from 'react';
import { commonMessages } from '../../shared/i18n/common.ts';
import { useText } from '../../shared/i18n/i18n.tsx';

export function BarePage({ children }: { children: ReactNode }) {
  const text = useText(commonMessages);
  return (
    <div className="flex min-h-dvh flex-col bg-bg">
      <header className="flex items-center gap-2.5 p-6 font-bold text-lg">
        <BrandMark />
        {text('app.name')}
      </header>
      <main className="grid flex-1 place-items-center pb-24">{children}</main>
    </div>
  );
}
