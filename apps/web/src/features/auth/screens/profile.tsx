import { permissions } from '@kasa/contracts/shared/permissions';
import { Button } from '@kasa/ui/button';
import { FormSection, FormWide } from '@kasa/ui/form-section';
import { CalendarDays, ChartColumn, CircleCheck, KeyRound, Lock } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useLocale, useText } from '#shared/i18n/i18n.tsx';
import { paths } from '#shared/paths.ts';
import { nameWithPosition } from '#shared/permissions/denial-reasons.ts';
import { useOperation } from '#shared/query/use-operation.ts';
import { useSession } from '#shared/services/use-services.tsx';
import type { SessionData } from '#shared/session/session-data.ts';
import { ScreenHeader } from '#shared/title/screen-header.tsx';
import { FirstStepList } from '../components/first-step-list.tsx';
import { HomeChoice } from '../components/home-choice.tsx';
import { OwnActivitySection } from '../components/own-activity.tsx';
import { OwnData } from '../components/own-data.tsx';
import { OwnSessions } from '../components/own-sessions.tsx';
import { OwnSecondFactor } from '../components/second-factor/own-second-factor.tsx';
import { firstStepsMessages } from '../messages/first-steps/catalogue.ts';
import { homeMessages } from '../messages/home/catalogue.ts';
import { accountMessages } from '../messages.ts';
import { groupByGrantors, type OwnRight, ownRights } from '../model/own-rights.ts';

/** `/profile`: the user's data, permissions and sessions. */
export function ProfileScreen() {
  const text = useText(accountMessages);
  const home = useText(homeMessages);
  const session = useSession();
  // Signed out: the redirect to sign-in follows.
  if (!session) return null;
  return (
    <div className="max-w-5xl">
      <ScreenHeader title={text('profile.title')} subtitle={session.user.merchant.name} />
      <div className="rounded-lg border border-border bg-surface">
        <FormSection title={text('data.title')} description={text('data.about')}>
          <OwnData session={session} />
        </FormSection>
        <FormSection title={home('title')} description={home('about')}>
          <FormWide>
            <HomeChoice session={session} />
          </FormWide>
        </FormSection>
        <FormSection title={text('profile.schedule')} description={text('profile.scheduleText')}>
          <div>
            <Button icon={<CalendarDays />} href={paths.profileSchedule()}>
              {text('profile.openSchedule')}
            </Button>
          </div>
        </FormSection>
        <FormSection title={text('profile.statistics')} description={text('profile.statisticsText')}>
          <div>
            <Button icon={<ChartColumn />} href={paths.userStatistics({ id: session.user.id })}>
              {text('profile.openStatistics')}
            </Button>
          </div>
        </FormSection>
        {session.roles.includes('owner') ? <FirstSteps /> : null}
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
        <OwnSecondFactor session={session} />
        <OwnActivitySection />
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

/** The first steps that an owner has not done yet, also those left for later. */
function FirstSteps() {
  const text = useText(firstStepsMessages);
  const items = useOperation('getFirstSteps', {}, { isQuiet: true }).data?.items ?? [];
  if (items.every((step) => step.done)) return null;
  return (
    <FormSection title={text('title')} description={text('profile')}>
      <FormWide>
        <FirstStepList items={items} />
      </FormWide>
    </FormSection>
  );
}

function OwnRights({ session }: { session: SessionData }) {
  const text = useText(accountMessages);
  const id = useId();
  const { have, missing } = ownRights(session.user.tags, session.roles);
  return (
    <div className="flex flex-col gap-5">
      {missing.length === 0 ? <p>{text('rights.all')}</p> : null}
      {have.length === 0 ? (
        <p>{text('rights.none')}</p>
      ) : (
        <Part id={`${id}have`} title={text('rights.have')}>
          <Rights labelledBy={`${id}have`} rights={have} isHeld />
        </Part>
      )}
      {missing.length === 0 ? null : (
        <Part id={`${id}missing`} title={text('rights.missing')}>
          {groupByGrantors(missing, session).map(({ givers, rights }) => (
            <Missing
              key={givers.map((one) => one.id).join()}
              titleId={`${id}missing`}
              givers={givers}
              rights={rights}
            />
          ))}
        </Part>
      )}
    </div>
  );
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="font-semibold">
        {title}
      </h3>
      {children}
    </section>
  );
}

function Missing({
  titleId,
  givers,
  rights,
}: { titleId: string } & ReturnType<typeof groupByGrantors>[number]) {
  const text = useText(accountMessages);
  const id = useId();
  const people = givers.map(nameWithPosition).join(', ');
  return (
    <div className="mt-3 first-of-type:mt-0">
      <p id={id} className="text-[13px] text-text-muted leading-5 [overflow-wrap:anywhere]">
        {people === ''
          ? text('rights.giversUnknown')
          : text('rights.givers', { people, count: givers.length })}
      </p>
      <Rights labelledBy={`${titleId} ${id}`} rights={rights} isHeld={false} />
    </div>
  );
}

/** Permissions, with a note at those that differ from the roles. */
function Rights({
  labelledBy,
  rights,
  isHeld,
}: {
  labelledBy: string;
  rights: readonly OwnRight[];
  isHeld: boolean;
}) {
  const text = useText(accountMessages);
  const locale = useLocale();
  const Icon = isHeld ? CircleCheck : Lock;
  const note = text(isHeld ? 'rights.added' : 'rights.removed');
  return (
    <ul aria-labelledby={labelledBy} className="mt-2 grid gap-x-6 gap-y-1.5 sm:grid-cols-2">
      {rights.map(({ tag, isSingle }) => (
        <li key={tag} className="flex min-w-0 items-start gap-2">
          <Icon
            size={18}
            aria-hidden
            className={`mt-0.5 shrink-0 ${isHeld ? 'text-positive' : 'text-text-muted'}`}
          />
          <span className="min-w-0">
            {permissions[tag][locale]}
            {isSingle ? <span className="block text-[13px] text-text-muted leading-4">{note}</span> : null}
          </span>
        </li>
      ))}
    </ul>
  );
}
