import { BrandMark } from '@kasa/ui/brand';
import type { ReactNode } from 'react';
import { ScrollRestoration } from 'react-router-dom';
import { commonMessages } from '#shared/i18n/common.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { LanguageMenu } from '#shared/i18n/language-menu.tsx';
import { ThemeMenu } from '#shared/theme/theme-menu.tsx';
import { usePageTitle } from '#shared/title/use-page-title.ts';
import { NetworkPicture } from './network-picture.tsx';

export function PublicPage({
  title,
  about,
  top,
  children,
}: {
  title: string;
  about: ReactNode;
  /** Above the heading, e.g. the step indicator. */
  top?: ReactNode;
  children: ReactNode;
}) {
  usePageTitle(title);
  return (
    <div className="grid min-h-dvh bg-bg lg:grid-cols-[minmax(440px,5fr)_7fr]">
      <div className="flex min-w-0 flex-col">
        <PublicHeader />
        <main
          className={`mx-auto flex w-full max-w-[400px] flex-1 flex-col px-4 pb-12 md:px-6 ${top ? 'pt-4 md:pt-[5vh]' : 'pt-[12vh]'}`}
        >
          {top}
          <h1 className="font-[650] text-[32px] leading-10 tracking-[-0.02em]">{title}</h1>
          <div className="mt-2 mb-8 text-base text-text-muted leading-6">{about}</div>
          {children}
        </main>
      </div>
      <div className="sticky top-0 h-dvh overflow-hidden border-border border-l bg-surface max-lg:hidden">
        <NetworkPicture />
      </div>
      <ScrollRestoration />
    </div>
  );
}

export function PublicHeader({ children }: { children?: ReactNode }) {
  const text = useText(commonMessages);
  return (
    <header className="flex items-center justify-between p-3 md:p-6">
      <p className="flex items-center gap-2.5 px-2 font-bold text-lg">
        <BrandMark />
        {text('app.name')}
      </p>
      <div className="flex items-center gap-1">
        {children}
        <LanguageMenu />
        <ThemeMenu />
      </div>
    </header>
  );
}
