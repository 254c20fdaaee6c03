import { Button } from '@kasa/ui/button';
import { FormSection, FormWide } from '@kasa/ui/form-section';
import { PageHeader } from '@kasa/ui/page-header';
import { KeyRound } from 'lucide-react';
import { commonMessages } from '#shared/i18n/common.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { paths } from '#shared/paths.ts';
import { useSession } from '#shared/services/use-services.tsx';
import { usePageTitle } from '#shared/title/use-page-title.ts';
import { OwnData } from '../components/own-data.tsx';
import { OwnRights } from '../components/own-rights-list.tsx';
import { OwnSessions } from '../components/own-sessions.tsx';
import { accountMessages } from '../messages/account/catalogue.ts';

/** `/profile`: the user's data, permissions and sessions. */
export function ProfileScreen() {
  const text = useText(accountMessages);
  const common = useText(commonMessages);
  usePageTitle(text('profile.title'));
  const session = useSession();
  // Signed out: the redirect to sign-in follows.
  if (!session) return null;
  return (
    <div className="max-w-5xl">
      <PageHeader
        title={text('profile.title')}
        subtitle={session.user.merchant.name}
        moreLabel={common('action.more')}
      />
      <div className="rounded-lg border border-border bg-surface">
        <FormSection title={text('data.title')} description={text('data.about')}>
          <OwnData session={session} />
        </FormSection>
        <FormSection title={text('rights.title')} description={text('rights.about')}>
          <FormWide>
            <OwnRights session={session} />
          </FormWide>
        </FormSection>
        <FormSection title={text('sessions.title')} description={text('sessions.about')}>
          <FormWide>
            <OwnSessions />
          </FormWide>
        </FormSection>
        <FormSection title={text('password.section')} description={text('profile.passwordText')}>
          <div>
            <Button icon={<KeyRound />} href={paths.profilePassword()}>
              {text('profile.changePassword')}
            </Button>
          </div>
        </FormSection>
      </div>
    </div>
  );
}
