import type { Permission } from '@kasa/contracts/shared/permissions';
import { Button } from '@kasa/ui/button';
import { Drawer } from '@kasa/ui/drawer';
import { type ReactNode, useId } from 'react';
import type { FieldValues } from 'react-hook-form';
import { commonMessages } from '../i18n/common.ts';
import { useText } from '../i18n/i18n.tsx';
import { usePermissions } from '../permissions/use-permissions.ts';
import { DrawerPlaceholder, type DrawerQuery } from './drawer-placeholder.tsx';
import { RestoredDraft } from './restored-draft.tsx';
import { UnsavedGuard } from './unsaved-guard.tsx';
import type { ContractForm } from './use-contract-form.ts';

export function EditDrawer<Values extends FieldValues>({
  title,
  subtitle,
  form,
  param,
  permission,
  refusal,
  summary,
  onClose,
  children,
}: {
  title: string;
  subtitle?: string | undefined;
  form: ContractForm<Values>;
  param: string;
  /** Required for saving. */
  permission: Permission;
  refusal?: string | undefined;
  summary?: ReactNode;
  onClose: () => void;
  children: ReactNode;
}) {
  const common = useText(commonMessages);
  const missing = usePermissions().writeDenialReason(permission) ?? refusal;
  const formId = useId();
  return (
    <Drawer
      isOpen
      onClose={onClose}
      title={title}
      // Not the object: another object mounts another form, and a changed name keeps the subject.
      subject={param}
      subtitle={subtitle}
      closeLabel={common('action.close')}
      width="lg"
      isForm
      footer={
        <>
          {summary}
          <Button
            type="submit"
            form={formId}
            variant="primary"
            isLoading={form.isSubmitting}
            loadingLabel={common('action.saving')}
            disabledReason={missing}
          >
            {common('action.save')}
          </Button>
          <Button onPress={onClose} isDisabled={form.isSubmitting}>
            {common('action.cancel')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        aria-label={title}
        className="flex flex-col gap-4 pt-1 pb-2"
        onSubmit={(event) => {
          event.preventDefault();
          if (missing === undefined) form.submit();
        }}
      >
        <RestoredDraft form={form} />
        {children}
      </form>
      <UnsavedGuard form={form} param={param} />
    </Drawer>
  );
}

export function EditDrawerPlaceholder({
  title,
  query,
  lost,
  onClose,
}: {
  title: string;
  query: DrawerQuery;
  lost: string;
  onClose: () => void;
}) {
  const common = useText(commonMessages);
  return (
    <Drawer isOpen onClose={onClose} title={title} closeLabel={common('action.close')} width="lg">
      <DrawerPlaceholder query={query} lost={lost} lines={8} />
    </Drawer>
  );
}
