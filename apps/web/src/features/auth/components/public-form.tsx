import { Button } from '@kasa/ui/button';
import type { ReactNode } from 'react';

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
