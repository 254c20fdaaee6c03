import { Button } from '@kasa/ui/button';
import { InlineNotice } from '@kasa/ui/inline-notice';
import { Eye } from 'lucide-react';
import { commonMessages } from '../../shared/i18n/common.ts';
import { useLocale, useText } from '../../shared/i18n/i18n.tsx';
import { roleName } from '../../shared/permissions/denial-reasons.ts';
import { useSession } from '../../shared/services/use-services.tsx';
import { useViewAs } from '../../shared/session/use-view-as.ts';

export function ViewAsBanner() {
  const text = useText(commonMessages);
  const locale = useLocale();
  const role = useSession()?.viewingAs;
  const { viewAs, isRunning } = useViewAs();
  if (!role) return null;
  return (
    <InlineNotice
      tone="info"
      variant="banner"
      icon={Eye}
      isLive
      actions={
        <Button isLoading={isRunning} loadingLabel={text('view.returning')} onPress={() => viewAs(null)}>
          {text('view.back')}
        </Button>
      }
    >
      {text('view.banner', { role: roleName(role, locale) })}
    </InlineNotice>
  );
}
