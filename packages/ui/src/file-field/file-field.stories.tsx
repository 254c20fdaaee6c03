import { useState } from 'react';
import { useTexts } from '../story-kit/story-kit.tsx';
import { FileField } from './file-field.tsx';
import { fileTexts } from './story-texts.ts';

export default { title: 'Fields/FileField', component: FileField };

export function States() {
  const texts = useTexts(fileTexts);
  const [name, setName] = useState<string | null>(null);
  const shared = { texts, onChoose: (file: File) => setName(file.name) };
  return (
    <div className="flex flex-col gap-6">
      <FileField label="№ 1" hint=".pfx, .jks" fileName={name} isRequired {...shared} />
      <FileField label="№ 2" fileName="Key-6.pfx" error={texts.choose} {...shared} />
    </div>
  );
}
