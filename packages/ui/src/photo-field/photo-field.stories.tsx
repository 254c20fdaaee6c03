import { useState } from 'react';
import { useTexts } from '../story-kit/story-kit.tsx';
import { PhotoField } from './photo-field.tsx';
import { photoTexts } from './story-texts.ts';

export default { title: 'Fields/PhotoField', component: PhotoField };

const dot = 'data:image/gif;base64,R0lGODlhAQABAIAAAAUEBAAAACwAAAAAAQABAAACAkQBADs=';

export function States() {
  const texts = useTexts(photoTexts);
  const [value, setValue] = useState<Blob | null | undefined>();
  const shared = { personName: 'Олена Коваль', texts, value, onChange: setValue };
  return (
    <div className="flex flex-col gap-6">
      <PhotoField label="№ 1" {...shared} />
      <PhotoField label="№ 2" hint="PNG, JPEG, WebP" photoUrl={dot} {...shared} />
    </div>
  );
}
