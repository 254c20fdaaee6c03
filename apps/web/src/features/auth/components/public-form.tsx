import { Button } from '@kasa/ui/button';
import { InlineNotice } from '@kasa/ui/inline-notice';
import type { ReactNode } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { FormPhone } from '#shared/forms/fields/form-phone.tsx';
import type { ContractForm } from '#shared/forms/use-contract-form.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import { authMessages } from '../messages.ts';
import type { FormError } from '../queries.ts';

export function PublicForm({
  form,
  submitLabel,
  submittingLabel,
  variant = 'primary',
  after,
  children,
}: {
  form: { submit(): void; readonly isSubmitting: boolean };
  /** Null: there is nothing to submit. */
  submitLabel: string | null;
  submittingLabel: string;
  variant?: 'primary' | 'secondary' | undefined;
  /** Below the button. */
  after?: ReactNode;
  children: ReactNode;
}) {
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        form.submit();
      }}
    >
      {children}
      {submitLabel === null ? null : (
        <Button
          type="submit"
          variant={variant}
          isFullWidth
          isLoading={form.isSubmitting}
          loadingLabel={submittingLabel}
        >
          {submitLabel}
        </Button>
      )}
      {after}
    </form>
  );
}

/** The server's error above the form; for a rate limit also the time to wait. */
export function FormErrorNotice({ error }: { error: FormError | null }) {
  const text = useText(authMessages);
  const format = useFormat();
  if (!error) return null;
  const { message, details } = error;
  const seconds = details?.retry_after_seconds;
  return (
    <InlineNotice tone="danger" isLive>
      {seconds === undefined
        ? message
        : text('refusal.retryIn', { message, time: format.minutes(Math.ceil(seconds / 60)) })}
    </InlineNotice>
  );
}

/** The phone one signs in with: the user name for password managers. For forms with `phone`. */
export function AccountPhone<Values extends FieldValues>(props: {
  form: ContractForm<Values>;
  hint?: string;
  autoFocus?: boolean;
}) {
  const text = useText(authMessages);
  return (
    <FormPhone
      {...props}
      name={'phone' as FieldPath<Values>}
      label={text('phone')}
      placeholder={text('phonePlaceholder')}
      autoComplete="username"
    />
  );
}
