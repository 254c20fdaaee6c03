import { productFields } from '@kasa/contracts/catalogue/fields';
import { Button } from '@kasa/ui/button';
import { InlineNotice } from '@kasa/ui/inline-notice';
import { Skeleton } from '@kasa/ui/skeleton';
import { useEffect, useState } from 'react';
import { RetryLine } from '#shared/errors/retry-line.tsx';
import { useFields } from '#shared/fields/use-fields.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import { usePermissions } from '#shared/permissions/use-permissions.ts';
import { useObject } from '#shared/query/use-object.ts';
import { Section } from '#shared/title/section.tsx';
import { compositionMessages } from '../../messages/compositions/catalogue.ts';
import { CompositionDialog } from './composition-dialog.tsx';
import { CompositionLines } from './composition-lines.tsx';
import { CompositionTotal } from './composition-total.tsx';

/**
 * What a product is made of, what that costs and what is left of its price; a dialog changes it.
 * @param version of the product as the screen has it: a newer one is read anew
 * @param disabledReason why it is not changed here, as where it is also sold beyond one's own points
 * @param onSaved the product has another version
 */
export function CompositionSection({
  productId,
  version,
  disabledReason,
  onSaved,
}: {
  productId: string;
  version: number;
  disabledReason?: string | undefined;
  onSaved?: (() => void) | undefined;
}) {
  const text = useText(compositionMessages);
  const missing = usePermissions().writeDenialReason('catalog_manage');
  const { display } = useFields(productFields);
  const { query } = useObject('getProductComposition', productId, { isQuiet: true });
  const [isOpen, setOpen] = useState(false);
  const { data, refetch } = query;
  const isOld = data !== undefined && data.version < version;
  useEffect(() => {
    if (isOld) void refetch();
  }, [isOld, refetch]);
  const close = () => setOpen(false);
  if (data === undefined)
    return (
      <Section title={text('composition.title')}>
        {query.isError ? <RetryLine query={query} /> : <Skeleton height="160px" />}
      </Section>
    );
  return (
    <Section
      title={text('composition.title')}
      end={
        <Button size="sm" disabledReason={missing ?? disabledReason} onPress={() => setOpen(true)}>
          {text('composition.edit')}
        </Button>
      }
    >
      {data.lines.length === 0 ? (
        <p className="text-text-muted">{text('composition.none')}</p>
      ) : (
        <div className="flex flex-col gap-3">
          <p className="text-[13px] text-text-muted">
            {text('composition.for', { unit: display('unit', data.unit) })}
          </p>
          <CompositionLines lines={data.lines} />
          {data.cost === null ? (
            <InlineNotice tone="info">{text('composition.unknown')}</InlineNotice>
          ) : (
            <CompositionTotal lines={data.lines} price={data.price} />
          )}
        </div>
      )}
      {isOpen ? (
        <CompositionDialog
          latest={data}
          refetch={refetch}
          onClose={close}
          onSaved={() => {
            close();
            onSaved?.();
          }}
        />
      ) : null}
    </Section>
  );
}
