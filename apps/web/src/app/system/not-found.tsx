import { Button } from '@kasa/ui/button';
import { EmptyState } from '@kasa/ui/empty-state';
import { MapPinOff } from 'lucide-react';
import { commonMessages } from '../../shared/i18n/common.ts';
import { useText } from '../../shared/i18n/i18n.tsx';
import { paths } from '../../shared/paths.ts';
import { usePageTitle } from '../../shared/title/use-page-title.ts';

/** Any other address (spec §2). */
export function NotFound() {
  const text = useText(commonMessages);
  usePageTitle(text('notFound.title'));
  return (
    <>
      <h1 className="sr-only">{text('notFound.title')}</h1>
      <EmptyState
        icon={MapPinOff}
        title={text('notFound.title')}
        text={text('notFound.text')}
        actions={<Button href={paths.home()}>{text('notFound.home')}</Button>}
      />
    </>
  );
}
