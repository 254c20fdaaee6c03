import { onDemand } from '@kasa/ui/on-demand';
import { Skeleton } from '@kasa/ui/skeleton';
import { useText } from '../i18n/i18n.tsx';
import type { Locale } from '../i18n/locales.ts';
import { useLazyModule } from '../services/use-lazy-module.ts';
import { photoMessages } from './messages/catalogue.ts';
import type { PhotoAttachment } from './use-photo.ts';

const photoCode = onDemand(() => import('@kasa/ui/photo-field'));

async function loadField(locale: Locale) {
  const [code] = await Promise.all([photoCode.load(), photoMessages.load(locale)]);
  return code;
}

type PhotoFieldProps = {
  photo: PhotoAttachment;
  /** Of the person; its initials replace a missing photo. */
  name: string;
  /** The stored photo. */
  url?: string | null;
};

/** Photo of a person; its code and words are loaded on first display. */
export function PhotoField(props: PhotoFieldProps) {
  const code = useLazyModule(loadField);
  return code ? <LoadedField Field={code.PhotoField} {...props} /> : <Skeleton height="120px" />;
}

function LoadedField({
  Field,
  photo,
  name,
  url = null,
}: PhotoFieldProps & { Field: typeof import('@kasa/ui/photo-field').PhotoField }) {
  const text = useText(photoMessages);
  return (
    <Field
      label={text('photo.label')}
      hint={text('photo.hint')}
      personName={name}
      photoUrl={url}
      value={photo.value}
      onChange={photo.setValue}
      texts={{
        choose: text('photo.choose'),
        take: text('photo.take'),
        remove: text('photo.remove'),
        crop: text('photo.crop'),
        zoom: text('photo.zoom'),
        wrongType: text('photo.wrongType'),
        unreadable: text('photo.unreadable'),
      }}
    />
  );
}
