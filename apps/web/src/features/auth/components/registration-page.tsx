import { Stepper } from '@kasa/ui/stepper';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { useText } from '#shared/i18n/i18n.tsx';
import { paths } from '#shared/paths.ts';
import { registrationMessages } from '../messages.ts';
import type { PendingSignUp } from '../model/auth-progress.ts';
import { redirectStates } from '../model/navigation-state.ts';
import { PublicPage } from './public-page.tsx';

/** Page of a registration step, under the progress bar. The completed data step is a link. */
export function RegistrationPage({
  step,
  ...page
}: {
  step: 'data' | 'code' | 'bank';
  title: string;
  about: ReactNode;
  children: ReactNode;
}) {
  const text = useText(registrationMessages);
  const top = (
    <div className="mb-7">
      <Stepper
        label={text('steps.label')}
        steps={[
          { id: 'data', label: text('steps.data'), href: paths.signUp() },
          { id: 'code', label: text('steps.code') },
          { id: 'bank', label: text('steps.bank') },
        ]}
        currentId={step}
        texts={{
          done: text('steps.done'),
          position: (step, count) => text('steps.position', { step, count }),
        }}
      />
    </div>
  );
  return <PublicPage top={top} {...page} />;
}

/** Leads from a step that is not due to the one that is. */
export function ToDueStep({ pending }: { pending: PendingSignUp | null }) {
  if (pending?.ticket) return <Navigate to={paths.signUpBanking()} replace />;
  if (pending?.code_request_id) return <Navigate to={paths.confirmCode()} replace />;
  return <Navigate to={paths.signUp()} replace state={redirectStates.not_begun} />;
}
