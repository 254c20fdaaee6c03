import { ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-aria-components';
import { cx } from '../lib/cx.ts';
import { pagesAround } from './pages.ts';

export interface PagerTexts {
  /** Name of the navigation: "Сторінки". */
  label: string;
  first: string;
  previous: string;
  next: string;
  last: string;
  /** "Сторінка 3" */
  page: (page: number) => string;
  /** Before the sizes: "На сторінці". */
  perPage: string;
  /** "20 на сторінці" */
  perPageOption: (size: number) => string;
}

export interface PagerProps {
  /** From 1. May exceed `pageCount`: "previous" then leads back. */
  page: number;
  pageCount: number;
  perPage: number;
  /** "1–10 з 412"; with a capped total "1–10 з понад 10 000". */
  range: ReactNode;
  texts: PagerTexts;
  /** URL of a page: pages are links, so they open in a new tab too. */
  hrefFor: (page: number) => string;
  /** URL with another page size. Without it no sizes are offered. */
  hrefForPerPage?: ((size: number) => string) | undefined;
  /** Called before the URL changes. */
  onPerPageChange?: ((size: number) => void) | undefined;
  /** Spec §9: 10 and 20. */
  sizes?: readonly number[] | undefined;
  /** The total is capped: the last page is unknown and has no link. */
  isTotalCapped?: boolean | undefined;
}

const box =
  'inline-grid h-8 min-w-8 place-items-center rounded-md px-1 figures no-underline max-md:h-11 max-md:min-w-10';
const linkBox = cx(box, 'text-text hover:bg-hover');
const offBox = cx(box, 'text-text-muted opacity-50');

function Step({ icon: Icon, label, href }: { icon: LucideIcon; label: string; href: string | null }) {
  return href === null ? (
    <Link isDisabled aria-label={label} className={offBox}>
      <Icon size={18} aria-hidden />
    </Link>
  ) : (
    <Link href={href} aria-label={label} className={linkBox}>
      <Icon size={18} aria-hidden />
    </Link>
  );
}

export function Pager(props: PagerProps) {
  const { page, pageCount, perPage, range, texts, hrefFor, hrefForPerPage, sizes = [10, 20] } = props;
  const isFirst = page <= 1;
  const isLast = page >= pageCount;
  const backTo = Math.min(page - 1, Math.max(1, pageCount));
  return (
    <div className="flex min-h-13 flex-wrap items-center gap-x-3 gap-y-1 px-3 py-2 max-md:justify-between max-md:px-0">
      <p className="text-text-muted figures md:flex-1">{range}</p>
      {pageCount > 1 || page > 1 ? (
        <nav
          aria-label={texts.label}
          className="flex gap-1 max-md:order-3 max-md:w-full max-md:justify-center"
        >
          <Step icon={ChevronsLeft} label={texts.first} href={isFirst ? null : hrefFor(1)} />
          <Step icon={ChevronLeft} label={texts.previous} href={isFirst ? null : hrefFor(backTo)} />
          {pagesAround(page, pageCount).map((number) => (
            <Link
              key={number}
              href={hrefFor(number)}
              aria-label={texts.page(number)}
              {...(number === page ? { 'aria-current': 'page' as const } : {})}
              className={cx(
                number === page ? cx(box, 'bg-accent font-semibold text-on-accent') : linkBox,
                Math.abs(number - page) > 1 && 'max-md:hidden',
              )}
            >
              {number}
            </Link>
          ))}
          <Step icon={ChevronRight} label={texts.next} href={isLast ? null : hrefFor(page + 1)} />
          <Step
            icon={ChevronsRight}
            label={texts.last}
            href={isLast || props.isTotalCapped ? null : hrefFor(pageCount)}
          />
        </nav>
      ) : null}
      {hrefForPerPage ? (
        <div className="flex items-center gap-1 md:flex-1 md:justify-end">
          <span className="mr-1 whitespace-nowrap text-text-muted">{texts.perPage}</span>
          {sizes.map((size) => (
            <Link
              key={size}
              href={hrefForPerPage(size)}
              onPress={() => props.onPerPageChange?.(size)}
              aria-label={texts.perPageOption(size)}
              {...(size === perPage ? { 'aria-current': 'true' as const } : {})}
              className={
                size === perPage ? cx(box, 'bg-accent-soft font-semibold text-accent-text') : linkBox
              }
            >
              {size}
            </Link>
          ))}
        </div>
      ) : null}
    </div>
  );
}
