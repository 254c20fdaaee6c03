import { MAX_PRICE_TAGS } from '@kasa/contracts/catalogue/prices';
import { kyivDay } from '@kasa/contracts/shared/kyiv';
import { Button } from '@kasa/ui/button';
import { EmptyState } from '@kasa/ui/empty-state';
import { InlineNotice } from '@kasa/ui/inline-notice';
import { Skeleton } from '@kasa/ui/skeleton';
import { Printer, Tags } from 'lucide-react';
import { useMemo, useState } from 'react';
import { LoadError } from '#shared/errors/load-error.tsx';
import { withRememberedState } from '#shared/history/list-state-memory.ts';
import { commonMessages } from '#shared/i18n/common.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import { useServerTime } from '#shared/live/use-server-time.ts';
import { paths } from '#shared/paths.ts';
import { PermissionGate } from '#shared/permissions/permission-gate.tsx';
import { useOperation } from '#shared/query/use-operation.ts';
import { useAddressSearch } from '#shared/routing/use-address-search.ts';
import { ScreenHeader } from '#shared/title/screen-header.tsx';
import { TagOptionsBar } from '../components/price-tags/tag-options-bar.tsx';
import { PrintedSheets, SheetsPreview } from '../components/price-tags/tag-sheets.tsx';
import { useTagOptions } from '../components/price-tags/use-tag-options.ts';
import { priceTagMessages } from '../messages/price-tags/catalogue.ts';
import { barcodeBars } from '../model/barcode-bars.ts';
import { sheetsOf, tagQuery } from '../model/price-tags.ts';

/** `/products/price-tags`: tags of the products that the list's filters, or `?product_id=`, let through, to print. */
export function PriceTagsScreen() {
  const text = useText(priceTagMessages);
  return (
    <PermissionGate title={text('tags.title')} permission="catalog_manage" isReading>
      <PriceTags />
    </PermissionGate>
  );
}

function PriceTags() {
  const text = useText(priceTagMessages);
  const common = useText(commonMessages);
  const format = useFormat();
  const today = kyivDay(new Date(useServerTime()));
  const [search] = useAddressSearch();
  const options = useTagOptions();
  const query = useOperation('listPriceTags', { query: tagQuery(search) }, { keepsPrevious: true });
  const { data } = query;
  const [isPrinting, setPrinting] = useState(false);
  const { size, copies } = options;
  const drawn = useMemo(
    () =>
      data?.items.map((tag) => ({ ...tag, bars: tag.barcode === null ? null : barcodeBars(tag.barcode) })),
    [data],
  );
  const sheets = useMemo(() => drawn && sheetsOf(drawn, copies, size), [drawn, copies, size]);
  const hasTags = sheets !== undefined && sheets.length > 0;
  const look = {
    size,
    date: options.hasPart('date') ? format.day(today) : null,
    hasBarcode: options.hasPart('barcode'),
  };
  const back = { label: text('tags.back'), href: paths.products() };
  return (
    <>
      <ScreenHeader
        title={text('tags.title')}
        subtitle={
          drawn && hasTags && !query.isError
            ? text('tags.count', { tags: drawn.length * copies, sheets: sheets.length })
            : '\u00a0'
        }
        back={back}
        primaryAction={
          hasTags && !query.isError
            ? {
                id: 'print',
                label: common('action.print'),
                icon: Printer,
                isLoading: query.isPlaceholderData,
                onAction: () => setPrinting(true),
              }
            : undefined
        }
      />
      <div className="flex flex-col gap-4">
        <TagOptionsBar options={options} />
        {data?.is_capped ? (
          <InlineNotice tone="warning" title={text('tags.capped', { count: MAX_PRICE_TAGS })}>
            {text('tags.cappedText')}
          </InlineNotice>
        ) : null}
        {query.isError ? (
          <LoadError query={query} />
        ) : sheets === undefined ? (
          <div role="status" aria-label={common('table.loading')}>
            <Skeleton height="560px" />
          </div>
        ) : hasTags ? (
          <SheetsPreview sheets={sheets} look={look} />
        ) : (
          <EmptyState
            icon={Tags}
            title={text('tags.empty')}
            text={text('tags.emptyText')}
            actions={
              <Button variant="primary" href={withRememberedState(back).href}>
                {text('tags.toList')}
              </Button>
            }
          />
        )}
      </div>
      {isPrinting && hasTags ? (
        <PrintedSheets sheets={sheets} look={look} onDone={() => setPrinting(false)} />
      ) : null}
    </>
  );
}
