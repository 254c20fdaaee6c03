import { PAGE_SIZES } from '@kasa/contracts/shared/paging';
import { Button } from '@kasa/ui/button';
import { PHONE_QUERY, useMediaQuery } from '@kasa/ui/media-query';
import { useState } from 'react';
import { commonMessages } from '../i18n/common.ts';
import { useText } from '../i18n/i18n.tsx';
import { isLargePageWorthSuggesting, rememberPerPage } from './row-preferences.ts';

/** Offers larger pages once, on a screen that shows them whole. */
export function LargePageSuggestion({
  perPage,
  total,
  hrefForPerPage,
}: {
  perPage: number;
  total: number;
  hrefForPerPage: (perPage: number) => string;
}) {
  const text = useText(commonMessages);
  const [isAnswered, setAnswered] = useState(false);
  const isPhone = useMediaQuery(PHONE_QUERY);
  if (isAnswered || isPhone || !isLargePageWorthSuggesting(perPage, total)) return null;
  const [small, large] = PAGE_SIZES;
  const answer = (size: number) => {
    rememberPerPage(size);
    setAnswered(true);
  };
  return (
    <p className="flex flex-wrap items-center gap-x-2 px-3 pt-2">
      {text('list.suggestLarge', { size: large })}
      <Button size="sm" href={hrefForPerPage(large)} onPress={() => answer(large)}>
        {text('list.takeLarge', { size: large })}
      </Button>
      <Button size="sm" variant="ghost" onPress={() => answer(small)}>
        {text('list.keepSmall', { size: small })}
      </Button>
    </p>
  );
}
