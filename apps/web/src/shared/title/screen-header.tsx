import { PageHeader, type PageHeaderProps } from '@kasa/ui/page-header';
import { withRememberedState } from '../history/list-state-memory.ts';
import { commonMessages } from '../i18n/common.ts';
import { useText } from '../i18n/i18n.tsx';
import { usePageTitle } from './use-page-title.ts';

/** The head of a screen. Also sets the document title; a list that it leads back to is as it was left. */
export function ScreenHeader({ back, ...header }: Omit<PageHeaderProps, 'moreLabel'>) {
  const common = useText(commonMessages);
  usePageTitle(header.title);
  return <PageHeader {...header} back={withRememberedState(back)} moreLabel={common('action.more')} />;
}
