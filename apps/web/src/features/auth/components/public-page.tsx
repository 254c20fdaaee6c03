import { BrandMark } from '@kasa/ui/brand';
import type { ReactNode } from 'react';
import { Link } from 'react-aria-components';
import { commonMessages } from '#shared/i18n/common.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { LanguageMenu } from '#shared/i18n/language-menu.tsx';
import { ScrollPlaces } from '#shared/routing/scroll-places.tsx';
import { ThemeMenu } from '#shared/theme/theme-menu.tsx';
import { usePageTitle } from '#shared/title/use-page-title.ts';

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
      <ScrollPlaces />
    </div>
  );
}

export function PublicHeader() {
  const text = useText(commonMessages);
  return (
    <header className="flex items-center justify-between p-3 md:p-6">
      <p className="flex items-center gap-2.5 px-2 font-bold text-lg">
        <BrandMark />
        {text('app.name')}
      </p>
      <div className="flex items-center gap-1">
        <LanguageMenu />
        <ThemeMenu />
      </div>
    </header>
  );
}

/** Stops of three lines: points of the drawing below. */
const stops = {
  'stroke-accent': ['60 640', '180 640', '456 444', '744 360'],
  'stroke-sun': ['120 80', '120 280', '232 452', '458 780', '458 860'],
  'stroke-border-strong': ['250 180', '392 180', '556 276', '688 520', '688 680', '688 830'],
} as const;

function NetworkPicture() {
  return (
    <svg viewBox="0 0 800 900" preserveAspectRatio="xMidYMid slice" aria-hidden="true" className="size-full">
      <g fill="none" strokeWidth="9" strokeLinecap="round">
        <path
          className="stroke-border-strong"
          strokeWidth="5"
          d="M-20 180H420q40 0 68 28l172 172q28 28 28 68V920"
        />
        <path className="stroke-sun" d="M120-20V300q0 40 28 68l282 282q28 28 28 68V920" />
        <path className="stroke-accent" d="M-20 640H220q40 0 68-28l224-224q28-28 68-28H820" />
      </g>
      {Object.entries(stops).map(([line, points]) =>
        points.map((point) => {
          const [x, y] = point.split(' ');
          return (
            <circle key={point} cx={x} cy={y} r="9" strokeWidth="5" className={`fill-surface ${line}`} />
          );
        }),
      )}
      {/* Interchanges. */}
      {['120 180', '340 560', '640 360'].map((point) => {
        const [x, y] = point.split(' ');
        return (
          <circle key={point} cx={x} cy={y} r="17" strokeWidth="6" className="fill-surface stroke-text" />
        );
      })}
    </svg>
  );
}

export function TextLink({
  href,
  state,
  children,
}: {
  href: string;
  /** Router state of the navigation. */
  state?: unknown;
  children: ReactNode;
}) {
  return (
    <Link
      href={href}
      routerOptions={{ state }}
      className="rounded-sm font-[550] text-accent-text underline underline-offset-2 hover:no-underline pointer-coarse:py-2.5"
    >
      {children}
    </Link>
  );
}
