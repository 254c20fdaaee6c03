import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { usePageTitle } from '../../shared/title/use-page-title.ts';

export function FullPageMessage({
  icon: Icon,
  title,
  text,
  actions,
}: {
  icon: LucideIcon;
  title: string;
  text: string;
  actions: ReactNode;
}) {
  usePageTitle(title);
  return (
    <div className="mx-auto flex max-w-md flex-col items-center px-4 py-12 text-center">
      <span className="mb-5 grid size-14 place-items-center rounded-full bg-accent-soft text-accent-text">
        <Icon size={26} aria-hidden />
      </span>
      <h1 className="font-[650] text-2xl leading-8 tracking-[-0.01em]">{title}</h1>
      <p className="mt-2 text-text-muted">{text}</p>
      <div className="mt-6 flex flex-wrap justify-center gap-2">{actions}</div>
    </div>
  );
}
