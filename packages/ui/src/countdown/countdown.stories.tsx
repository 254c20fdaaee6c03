import { useState } from 'react';
import { useTexts } from '../story-kit/story-kit.tsx';
import { Countdown } from './countdown.tsx';

export default { title: 'Feedback/Countdown', component: Countdown };

const texts = {
  uk: { wait: (time: string) => `Надіслати код ще раз через ${time}`, over: 'Код можна надіслати ще раз' },
  en: { wait: (time: string) => `The code can be sent again in ${time}`, over: 'The code can be sent again' },
};

const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

export function RunningAndOver() {
  const t = useTexts(texts);
  const [start] = useState(() => Date.now());
  const text = (left: number) => (left === 0 ? t.over : t.wait(clock(left)));
  return (
    <div className="flex flex-col gap-3 text-text-muted">
      <Countdown until={start + 90_000} text={text} />
      <Countdown until={start} text={text} />
    </div>
  );
}
