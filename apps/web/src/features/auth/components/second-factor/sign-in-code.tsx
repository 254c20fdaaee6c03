import { FactorCode, TimeCode } from '@kasa/contracts/auth/second-factor';
import { Button } from '@kasa/ui/button';
import { useState } from 'react';
import { z } from 'zod';
import { FormOtp } from '#shared/forms/fields/form-otp.tsx';
import { FormText } from '#shared/forms/fields/form-text.tsx';
import { useContractForm } from '#shared/forms/use-contract-form.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { secondFactorMessages } from '../../messages/second-factor/catalogue.ts';
import { authMessages } from '../../messages.ts';
import type { Credentials } from '../../model/credentials.ts';
import { useSignIn } from '../../queries.ts';
import { FormErrorNotice, PublicForm } from '../public-form.tsx';
import { PublicPage } from '../public-page.tsx';

const schemas = {
  app: z.strictObject({ code: TimeCode }),
  recovery: z.strictObject({ code: FactorCode }),
};

/** The second step of signing in. Phone and password are kept in memory alone. */
export function SignInCode({ credentials, onBack }: { credentials: Credentials; onBack: () => void }) {
  const text = useText(secondFactorMessages);
  const auth = useText(authMessages);
  const [kind, setKind] = useState<keyof typeof schemas>('app');
  const other = kind === 'app' ? 'recovery' : 'app';
  return (
    <PublicPage
      title={auth('signIn.title')}
      about={text(kind === 'app' ? 'signIn.about' : 'signIn.recoveryAbout')}
    >
      <CodeForm key={kind} kind={kind} credentials={credentials} />
      <div className="mt-6 flex flex-col items-start gap-2">
        <Button variant="ghost" onPress={() => setKind(other)}>
          {text(other === 'app' ? 'signIn.useApp' : 'signIn.useRecovery')}
        </Button>
        <Button variant="ghost" onPress={onBack}>
          {text('signIn.back')}
        </Button>
      </div>
    </PublicPage>
  );
}

function CodeForm({ kind, credentials }: { kind: keyof typeof schemas; credentials: Credentials }) {
  const text = useText(secondFactorMessages);
  const auth = useText(authMessages);
  const signIn = useSignIn();
  const form = useContractForm({
    schema: schemas[kind],
    defaults: { code: '' },
    send: ({ code }, how) => signIn.run({ ...credentials, code }, how),
  });
  return (
    <PublicForm form={form} submitLabel={text('signIn.submit')} submittingLabel={auth('signIn.submitting')}>
      <FormErrorNotice error={signIn.formError} />
      {kind === 'app' ? (
        <FormOtp form={form} name="code" label={text('code')} autoFocus />
      ) : (
        <FormText form={form} name="code" label={text('signIn.recoveryCode')} autoComplete="off" autoFocus />
      )}
    </PublicForm>
  );
}
