import { Button } from '@kasa/ui/button';
import type { ReactNode } from 'react';

export function PublicForm({
  form,
  submitLabel,
  submittingLabel,
  variant = 'primary',
  children,
}: {
  form: { submit(): void; readonly isSubmitting: boolean };
  submitLabel: string;
  submittingLabel: string;
  variant?: 'primary' | 'secondary' | undefined;
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
      <Button
        type="submit"
        variant={variant}
        isFullWidth
        isLoading={form.isSubmitting}
        loadingLabel={submittingLabel}
      >
        {submitLabel}
      </Button>
    </form>
  );
}
