import { Stepper } from '@kasa/ui/stepper';
import { useText } from '#shared/i18n/i18n.tsx';
import { paths } from '#shared/paths.ts';
import { registrationMessages } from '../messages/registration/catalogue.ts';

/** Progress of registration: data, code, bank. The completed data step is a link. */
export function RegistrationSteps({ current }: { current: 'data' | 'code' | 'bank' }) {
  const text = useText(registrationMessages);
  return (
    <div className="mb-7">
      <Stepper
        label={text('steps.label')}
        steps={[
          { id: 'data', label: text('steps.data'), href: paths.signUp() },
          { id: 'code', label: text('steps.code') },
          { id: 'bank', label: text('steps.bank') },
        ]}
        currentId={current}
        texts={{
          done: text('steps.done'),
          position: (step, count) => text('steps.position', { step, count }),
        }}
      />
    </div>
  );
}
