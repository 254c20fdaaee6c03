import { Button } from '@kasa/ui/button';
import { FormShell } from '@kasa/ui/form-shell';
import { InlineNotice } from '@kasa/ui/inline-notice';
import { ProgressMeter } from '@kasa/ui/progress-meter';
import { UnsavedGuard } from '#shared/forms/unsaved-guard.tsx';
import { rememberedListHref, withRememberedState } from '#shared/history/list-state-memory.ts';
import { commonMessages } from '#shared/i18n/common.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import { paths } from '#shared/paths.ts';
import { PermissionGate } from '#shared/permissions/permission-gate.tsx';
import { useGateBackLink, useSubmitDenialReason } from '#shared/permissions/permission-gate-context.ts';
import { ColumnsSection } from '../components/product-import-file/columns-section.tsx';
import { DefaultsSection } from '../components/product-import-file/defaults-section.tsx';
import { FileSection } from '../components/product-import-file/file-section.tsx';
import {
  type ProductImportFile,
  useProductImportFile,
} from '../components/product-import-file/use-product-import-file.ts';
import { productImportFileMessages } from '../messages/product-import-file/catalogue.ts';

/** `/products/imports/create`: a file whose rows are to become products. */
export function ProductImportCreateScreen() {
  const text = useText(productImportFileMessages);
  return (
    <PermissionGate
      permission="catalog_manage"
      title={text('file.pageTitle')}
      back={{ label: text('file.back'), href: paths.productImports() }}
    >
      <Creating />
    </PermissionGate>
  );
}

function Creating() {
  const text = useText(productImportFileMessages);
  const common = useText(commonMessages);
  const missingRight = useSubmitDenialReason();
  const products = useProductImportFile();
  const { form, file, rows, denial, sending } = products;
  const { sent = 0 } = sending.progress ?? {};
  const isBroken = !form.isSubmitting && sent > 0;
  return (
    <FormShell
      title={text('file.pageTitle')}
      description={text('file.pageText')}
      back={withRememberedState(useGateBackLink())}
      onSubmit={form.submit}
      submitLabel={isBroken ? text('send.goOn') : text('send.submit', { count: rows.length })}
      submittingLabel={text('send.busy')}
      isSubmitting={form.isSubmitting}
      submitDisabledReason={missingRight ?? denial}
      cancelLabel={common('action.cancel')}
      cancelHref={rememberedListHref(paths.productImports())}
      moreActions={
        form.isSubmitting ? <Button onPress={sending.stop}>{text('send.stop')}</Button> : undefined
      }
    >
      <UnsavedGuard form={form} />
      {missingRight === undefined ? null : (
        <div className="p-4 md:px-6">
          <InlineNotice tone="warning" isLive>
            {missingRight}
          </InlineNotice>
        </div>
      )}
      <FileSection of={products} />
      {file === undefined || rows.length === 0 ? null : (
        <>
          <ColumnsSection of={products} file={file} />
          <DefaultsSection of={products} />
        </>
      )}
      <Progress of={products} isBroken={isBroken} />
    </FormShell>
  );
}

function Progress({ of: { sending }, isBroken }: { of: ProductImportFile; isBroken: boolean }) {
  const text = useText(productImportFileMessages);
  const format = useFormat();
  const { progress } = sending;
  if (progress === undefined) return null;
  const { sent, total } = progress;
  return (
    <div className="flex flex-col gap-4 p-4 md:px-6">
      <ProgressMeter
        label={text('send.progress')}
        valueText={text('send.of', { sent: format.number(sent), total: format.number(total) })}
        max={total}
        parts={[{ id: 'sent', tone: 'positive', value: sent }]}
      />
      {isBroken ? (
        <InlineNotice tone="warning" isLive>
          {text('send.broken')}
        </InlineNotice>
      ) : null}
    </div>
  );
}
