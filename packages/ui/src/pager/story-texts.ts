import type { PagerTexts } from './pager.tsx';

export const pagerTexts: Record<
  'uk' | 'en',
  PagerTexts & { range: (from: number, to: number, total: string) => string }
> = {
  uk: {
    label: 'Сторінки',
    first: 'Перша сторінка',
    previous: 'Попередня сторінка',
    next: 'Наступна сторінка',
    last: 'Остання сторінка',
    page: (page) => `Сторінка ${page}`,
    perPage: 'На сторінці',
    perPageOption: (size) => `По ${size} на сторінці`,
    range: (from, to, total) => `${from}–${to} з ${total}`,
  },
  en: {
    label: 'Pages',
    first: 'First page',
    previous: 'Previous page',
    next: 'Next page',
    last: 'Last page',
    page: (page) => `Page ${page}`,
    perPage: 'Per page',
    perPageOption: (size) => `${size} per page`,
    range: (from, to, total) => `${from}–${to} of ${total}`,
  },
};
