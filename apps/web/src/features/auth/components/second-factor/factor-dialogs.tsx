import { SecondFactorProofInput } from '@kasa/contracts/auth/second-factor';
import { Button } from '@kasa/ui/button';
import { Dialog } from '@kasa/ui/dialog';
import { useState } from 'react';
import type { z } from 'zod';
import { FormPassword } from '#shared/forms/fields/form-password.tsx';
import { FormText } from '#shared/forms/fields/form-text.tsx';
import { FormDialog } from '#shared/forms/form-dialog.tsx';
import { useContractForm } from '#shared/forms/use-contract-form.ts';
import { commonMessages } from '#shared/i18n/common.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import type { ReportOptions } from '#shared/query/report.ts';
import { useCommand } from '#shared/query/use-command.ts';
import { secondFactorMessages } from '../../messages/second-factor/catalogue.ts';
import { RecoveryCodes } from './recovery-codes.tsx';

const refreshes = ['getSecondFactor', 'listOwnActivity', 'listAuditEntries'] as const;

type Proof = z.output<typeof SecondFactorProofInput>;

/** Asks for password and code before the factor is changed. */
function ProofDialog<Saved>({
  title,
  about,
  submitLabel,
  busyLabel,
  send,
  onSaved,
  onClose,
}: {
  title: string;
  about: string;
  submitLabel: string;
  busyLabel: string;
  send: (proof: Proof, how: Pick<ReportOptions, 'applyFieldErrors'>) => Promise<Saved>;
  onSaved: (saved: Saved) => void;
  onClose: () => void;
}) {
  const text = useText(secondFactorMessages);
  const form = useContractForm({
    schema: SecondFactorProofInput,
    defaults: { current_password: '', code: '' },
    send,
    onSaved,
  });
  return (
    <FormDialog
      title={title}
      form={form}
      submitLabel={submitLabel}
      busyLabel={busyLabel}
      onClose={onClose}
      notice={<p className="mb-4 text-text-muted">{about}</p>}
    >
      <FormPassword
        form={form}
        name="current_password"
        label={text('password')}
        autoComplete="current-password"
        autoFocus
      />
      <FormText form={form} name="code" label={text('anyCode')} autoComplete="one-time-code" />
    </FormDialog>
  );
}

export function DisableDialog({ isRequired, onClose }: { isRequired: boolean; onClose: () => void }) {
  const text = useText(secondFactorMessages);
  const disable = useCommand('disableSecondFactor', { refreshes, success: text('off.done') });
  return (
    <ProofDialog
      title={text('off.title')}
      about={text(isRequired ? 'off.requiredAbout' : 'off.about')}
      submitLabel={text('turnOff')}
      busyLabel={text('off.busy')}
      send={(body, how) => disable.run({ body }, how)}
      onSaved={onClose}
      onClose={onClose}
    />
  );
}

export function RenewCodesDialog({ onClose }: { onClose: () => void }) {
  const text = useText(secondFactorMessages);
  const common = useText(commonMessages);
  const renew = useCommand('renewRecoveryCodes', { refreshes, success: text('renew.done') });
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (codes !== null) {
    return (
      <Dialog
        isOpen
        onClose={onClose}
        title={text('codes.title')}
        closeLabel={common('action.close')}
        footer={
          <Button variant="primary" onPress={onClose}>
            {text('codes.saved')}
          </Button>
        }
      >
        <RecoveryCodes codes={codes} />
      </Dialog>
    );
  }
  return (
    <ProofDialog
      title={text('renew.title')}
      about={text('renew.about')}
      submitLabel={text('renew.submit')}
      busyLabel={text('renew.busy')}
      send={(body, how) => renew.run({ body }, how)}
      onSaved={({ recovery_codes }) => setCodes(recovery_codes)}
      onClose={onClose}
    />
  );
}
