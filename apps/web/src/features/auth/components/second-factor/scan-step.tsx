import { TimeCode } from '@kasa/contracts/auth/second-factor';
import { FormSection, FormWide } from '@kasa/ui/form-section';
import { FormShell } from '@kasa/ui/form-shell';
import { IconButton } from '@kasa/ui/icon-button';
import { QrCode } from '@kasa/ui/qr-code';
import { Copy } from 'lucide-react';
import { z } from 'zod';
import { FormOtp } from '#shared/forms/fields/form-otp.tsx';
import { useContractForm } from '#shared/forms/use-contract-form.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { useCommand } from '#shared/query/use-command.ts';
import { useCopyText } from '#shared/toast/use-copy-text.ts';
import { secondFactorMessages } from '../../messages/second-factor/catalogue.ts';

const CodeForm = z.strictObject({ code: TimeCode });
const refreshes = ['getSecondFactor', 'listOwnSessions', 'listOwnActivity', 'listAuditEntries'] as const;

/** What the app is told, with the password that is sent once more with its code. */
export interface BegunFactor {
  readonly password: string;
  readonly secret: string;
  readonly uri: string;
}

/** A key to type: groups of four are read without losing one's place. */
const inGroups = (secret: string) => (secret.match(/.{1,4}/g) ?? []).join(' ');

/** The key for an app, to scan or to type, and the first code of it. */
export function ScanStep({
  title,
  about,
  begun: { password, secret, uri },
  onDone,
  onBack,
}: {
  title: string;
  about: string;
  begun: BegunFactor;
  onDone: (codes: readonly string[]) => void;
  onBack: () => void;
}) {
  const text = useText(secondFactorMessages);
  const copy = useCopyText();
  const confirm = useCommand('enrolSecondFactor', { refreshes, success: text('enrol.done') });
  const form = useContractForm({
    schema: CodeForm,
    defaults: { code: '' },
    send: ({ code }, how) => confirm.run({ body: { current_password: password, code } }, how),
    onSaved: ({ recovery_codes }) => onDone(recovery_codes),
  });
  return (
    <FormShell
      title={title}
      description={about}
      onSubmit={form.submit}
      submitLabel={text('enrol.submitCode')}
      submittingLabel={text('enrol.turningOn')}
      isSubmitting={form.isSubmitting}
      cancelLabel={text('enrol.back')}
      onCancel={onBack}
    >
      <FormSection title={text('enrol.scanTitle')} description={text('enrol.scanAbout')}>
        <FormWide>
          <QrCode text={uri} label={text('enrol.qr')} width="224px" />
          <p className="mt-4 text-[13px] text-text-muted">{text('enrol.secret')}</p>
          <p className="flex flex-wrap items-center gap-2">
            <span className="font-medium figures">{inGroups(secret)}</span>
            <IconButton label={text('enrol.copySecret')} onPress={() => copy(secret)}>
              <Copy />
            </IconButton>
          </p>
        </FormWide>
        <FormWide>
          <FormOtp form={form} name="code" label={text('code')} hint={text('enrol.codeAbout')} />
        </FormWide>
      </FormSection>
    </FormShell>
  );
}
