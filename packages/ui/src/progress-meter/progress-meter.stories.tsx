import { useTexts } from '../story-kit/story-kit.tsx';
import { ProgressMeter } from './progress-meter.tsx';

export default { title: 'Feedback/ProgressMeter', component: ProgressMeter };

const texts = {
  uk: { label: 'Опрацьовано терміналів', of: (n: number, all: number) => `${n} з ${all}` },
  en: { label: 'Terminals dealt with', of: (n: number, all: number) => `${n} of ${all}` },
};

export function Places() {
  const t = useTexts(texts);
  const places = [
    [0, 0, 0],
    [180, 40, 12],
    [340, 48, 12],
  ] as const;
  return (
    <div className="max-w-2xl space-y-6">
      {places.map(([done, skipped, failed]) => (
        <ProgressMeter
          key={done}
          label={t.label}
          valueText={t.of(done + skipped + failed, 400)}
          max={400}
          parts={[
            { id: 'done', tone: 'positive', value: done },
            { id: 'skipped', tone: 'neutral', value: skipped },
            { id: 'failed', tone: 'danger', value: failed },
          ]}
        />
      ))}
    </div>
  );
}
