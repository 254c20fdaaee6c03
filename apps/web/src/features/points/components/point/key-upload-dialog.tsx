import type { ClientError } from '@kasa/client/http/errors';
import { MAX_KEY_FILE_BYTES, PointKeyUpload } from '@kasa/contracts/points/keys';
import { FileField } from '@kasa/ui/file-field';
import { useState } from 'react';
import type { z } from 'zod';
import { FormPassword } from '#shared/forms/fields/form-password.tsx';
import { FormDialog } from '#shared/forms/form-dialog.tsx';
import { type ContractForm, type FormValues, useContractForm } from '#shared/forms/use-contract-form.ts';
import { useField } from '#shared/forms/use-field.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import type { DataOf } from '#shared/query/operations.ts';
import { useCommand } from '#shared/query/use-command.ts';
import { pointMessages } from '../../messages/points/catalogue.ts';

const CERTIFICATE_FILES = ['.cer', '.crt', '.pem'];
const KEY_FILES = ['.pfx', '.p12', '.jks', '.pem', '.dat', '.zs2', '.key'];

/** Adds a signing key from its file. The password is kept nowhere, not even in a draft. */
export function KeyUploadDialog({
  onAdded,
  onClose,
}: {
  onAdded: (key: DataOf<'uploadPointKey'>) => void;
  onClose: () => void;
}) {
  const text = useText(pointMessages);
  const upload = useCommand('uploadPointKey', {
    refreshes: ['listPointKeys'],
    success: () => text('keys.added'),
    isQuiet: (error) => fieldOf(error) !== undefined,
  });
  const form = useContractForm({
    schema: PointKeyUpload,
    defaults: { content: '', certificate: '', password: '' },
    send: ({ certificate, ...key }, how) =>
      upload.run({ body: certificate ? { ...key, certificate } : key }, how).catch((error: ClientError) => {
        const path = fieldOf(error);
        const left = attemptsLeft(error);
        const message = left === undefined ? error.userMessage : text('keys.wrongPassword', { left });
        if (path !== undefined) how.applyFieldErrors?.([{ path, rule: 'invalid', message: message ?? '' }]);
        throw error;
      }),
    onSaved: onAdded,
  });
  return (
    <FormDialog
      title={text('keys.add')}
      form={form}
      submitLabel={text('keys.submit')}
      busyLabel={text('keys.reading')}
      onClose={onClose}
    >
      <KeyFileField form={form} name="content" accept={KEY_FILES} />
      <KeyFileField form={form} name="certificate" accept={CERTIFICATE_FILES} />
      <FormPassword form={form} name="password" label={text('keys.password')} autoComplete="new-password" />
      <p className="text-[13px] text-text-muted">{text('keys.kept')}</p>
    </FormDialog>
  );
}

type UploadForm = ContractForm<FormValues<z.input<typeof PointKeyUpload>>>;

function KeyFileField({
  form,
  name,
  accept,
}: {
  form: UploadForm;
  name: 'content' | 'certificate';
  accept: readonly string[];
}) {
  const text = useText(pointMessages);
  const [file, setFile] = useState<File>();
  const { onChange, error, isRequired, ref } = useField({ form, name });
  const isTooLarge = file !== undefined && file.size > MAX_KEY_FILE_BYTES;
  const choose = async (chosen: File) => {
    setFile(chosen);
    onChange(chosen.size > MAX_KEY_FILE_BYTES ? '' : await base64Of(chosen));
  };
  return (
    <FileField
      label={text(`keys.file.${name}`)}
      hint={text(`keys.hint.${name}`)}
      texts={{ choose: text('keys.choose'), chooseOther: text('keys.chooseOther') }}
      accept={accept}
      onChoose={(chosen) => void choose(chosen)}
      fileName={file?.name ?? null}
      error={isTooLarge ? text('keys.tooLarge') : error}
      {...{ isRequired, ref }}
    />
  );
}

/** The file in base64, as the contract sends it. */
const base64Of = async (file: File) =>
  btoa(Array.from(new Uint8Array(await file.arrayBuffer()), (byte) => String.fromCharCode(byte)).join(''));

/** The field that a refusal is about; undefined: none of them. */
function fieldOf(error: ClientError): 'content' | 'password' | undefined {
  if (error.kind !== 'server') return undefined;
  if (error.codeName === 'key_password_wrong') return 'password';
  return error.codeName === 'key_unreadable' ? 'content' : undefined;
}

const attemptsLeft = (error: ClientError): number | undefined =>
  error.kind === 'server' ? error.details?.attempts_left : undefined;
