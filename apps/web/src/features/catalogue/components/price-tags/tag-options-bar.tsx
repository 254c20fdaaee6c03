import { NumberField } from '@kasa/ui/number-field';
import { RadioGroup } from '@kasa/ui/radio-group';
import { Switch } from '@kasa/ui/switch';
import { useState } from 'react';
import { usePlaces } from '#shared/choices/places.ts';
import { LocalSearchSelect } from '#shared/forms/local-search-select.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import { priceTagMessages } from '../../messages/price-tags/catalogue.ts';
import { asCopies, MAX_COPIES, sizeNames, type TagSize, tagParts, tagSizes } from '../../model/price-tags.ts';
import type { TagOptions } from './use-tag-options.ts';

/** Side by side where they fit. */
const COLUMNS = { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))' };

/** Size, prices, copies, and what stands on the tags. */
export function TagOptionsBar({ options }: { options: TagOptions }) {
  const text = useText(priceTagMessages);
  const { query, items } = usePlaces();
  return (
    <div style={COLUMNS} className="grid items-start gap-4">
      <RadioGroup<TagSize>
        label={text('size.label')}
        value={options.size}
        onChange={(size) => size && options.setSize(size)}
        options={sizeNames.map((id) => ({ id, label: text('size.value', tagSizes[id]) }))}
      />
      <LocalSearchSelect
        label={text('point.label')}
        placeholder={text('point.base')}
        searchLabel={text('point.search')}
        value={options.pointId}
        onChange={options.setPointId}
        items={items}
        query={query}
        isClearable
      />
      <Copies options={options} />
      <div className="flex flex-col gap-1">
        {tagParts.map((part) => (
          <Switch
            key={part}
            label={text(`show.${part}`)}
            value={options.hasPart(part)}
            onChange={(isShown) => options.setPart(part, isShown)}
          />
        ))}
      </div>
    </div>
  );
}

/** What is typed stays until it is a number of copies. */
function Copies({ options }: { options: TagOptions }) {
  const text = useText(priceTagMessages);
  const [typed, setTyped] = useState<number | null>(options.copies);
  return (
    <NumberField
      label={text('copies.label')}
      min={1}
      max={MAX_COPIES}
      value={typed}
      onChange={(value) => {
        setTyped(value);
        const copies = asCopies(value);
        if (copies !== undefined) options.setCopies(copies);
      }}
      error={asCopies(typed) === undefined ? text('copies.range', { max: MAX_COPIES }) : undefined}
    />
  );
}
