import type { ClientError } from '@kasa/client/http/errors';
import { Button } from '@kasa/ui/button';
import { InlineNotice } from '@kasa/ui/inline-notice';
import { useText } from '#shared/i18n/i18n.tsx';
import { paths } from '#shared/paths.ts';
import { productImportMessages } from '../../messages/product-import/catalogue.ts';

const TOLD = {
  bulk_targets_changed: 'refused.changed',
  bulk_run_empty: 'refused.nothing',
  // Another run of the same kind goes on.
  bulk_run_unfinished: { start: 'refused.importing', rollBack: 'refused.rollingBack' },
  // In the server's words.
  product_import_sold: null,
  product_import_incomplete: null,
} as const;

const toldCode = (error: ClientError | null): keyof typeof TOLD | null => {
  const code = error?.kind === 'server' ? error.codeName : null;
  return code != null && Object.hasOwn(TOLD, code) ? (code as keyof typeof TOLD) : null;
};

/** The screen says it: for `isQuiet` of the command that begins a run. */
export const isToldOnScreen = (error: ClientError): boolean => toldCode(error) !== null;

/** Why an import was not begun, or not rolled back, until it is tried again. */
export function ImportRefusal({ of, error }: { of: 'start' | 'rollBack'; error: ClientError | null }) {
  const text = useText(productImportMessages);
  const code = toldCode(error);
  if (code === null) return null;
  const run = error?.kind === 'server' ? error.details?.run_id : undefined;
  const told = TOLD[code];
  const words = told !== null && typeof told === 'object' ? told[of] : told;
  return (
    <InlineNotice
      tone={code === 'product_import_sold' ? 'danger' : 'warning'}
      isLive
      actions={
        run ? (
          <Button size="sm" href={paths.productImportRun({ id: run })}>
            {text('refused.toRun')}
          </Button>
        ) : undefined
      }
    >
      {words === null ? error?.userMessage : text(words)}
    </InlineNotice>
  );
}
