import { pointFields } from '@kasa/contracts/points/fields';
import { Button } from '@kasa/ui/button';
import { MapView } from '@kasa/ui/map-view';
import { NumberField } from '@kasa/ui/number-field';
import { Map as MapIcon, X } from 'lucide-react';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { useLocale, useText } from '#shared/i18n/i18n.tsx';
import { pointMessages } from '../../messages/points/catalogue.ts';
import type { PointForm } from './point-entity.ts';

/** Decimals of a degree: about a decimetre. */
const DIGITS = 6;
const round = (degrees: number) => Number(degrees.toFixed(DIGITS));

interface Typed {
  readonly lat: number | null;
  readonly lng: number | null;
}
type Errors = Partial<Record<keyof Typed, { readonly message?: string }>>;

/** The place of a point: typed as two numbers, or picked on a map that is fetched when it is asked for. */
export function LocationField({ form }: { form: PointForm }) {
  const text = useText(pointMessages);
  const locale = useLocale();
  const [isMapShown, showMap] = useState(false);
  const { field, fieldState } = useController({ name: 'location', control: form.hook.control });
  const { lat, lng } = (field.value ?? { lat: null, lng: null }) as Typed;
  const errors = (fieldState.error ?? {}) as Errors;
  const set = (next: Typed) => field.onChange(next.lat === null && next.lng === null ? null : next);
  const pin = lat === null || lng === null ? null : { lat, lng, name: text('map.pin') };
  const input = (part: keyof Typed, limit: number) => (
    <NumberField
      name={`location.${part}`}
      label={pointFields.location.parts?.[part]?.[locale] ?? part}
      value={part === 'lat' ? lat : lng}
      onChange={(value) => set({ lat, lng, [part]: value })}
      onBlur={field.onBlur}
      error={errors[part]?.message}
      fractionDigits={DIGITS}
      min={-limit}
      max={limit}
      step={0.0001}
      {...(part === 'lat' ? { ref: field.ref } : {})}
    />
  );
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <div className="flex min-w-0 flex-wrap gap-3">
        <div className="min-w-0" style={{ flex: '1 1 9rem' }}>
          {input('lat', 90)}
        </div>
        <div className="min-w-0" style={{ flex: '1 1 9rem' }}>
          {input('lng', 180)}
        </div>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" icon={<MapIcon />} onPress={() => showMap(!isMapShown)}>
          {text(isMapShown ? 'map.hide' : 'map.show')}
        </Button>
        {field.value ? (
          <Button size="sm" icon={<X />} onPress={() => field.onChange(null)}>
            {text('map.clear')}
          </Button>
        ) : null}
      </div>
      {isMapShown ? (
        <MapView
          label={text('map.title')}
          texts={{
            zoomIn: text('map.zoomIn'),
            zoomOut: text('map.zoomOut'),
            loading: text('map.loading'),
            scheme: text('map.scheme'),
            place: (_, name) => name,
          }}
          height={320}
          places={[]}
          center={pin ?? undefined}
          pin={pin}
          onPick={(at) => set({ lat: round(at.lat), lng: round(at.lng) })}
        />
      ) : null}
    </div>
  );
}
