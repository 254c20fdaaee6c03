import { dayAfter } from '@kasa/contracts/shared/kyiv-clock';
import { mondayOf } from '@kasa/contracts/users/schedule-rules';
import { Button } from '@kasa/ui/button';
import { IconButton } from '@kasa/ui/icon-button';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { useToday, useWords } from './use-words.ts';

export type WeekButton = 'previous' | 'next';

/** The week that is shown, and the ways to others. */
export function WeekSwitch({
  week,
  onWeek,
  pressed,
}: {
  week: string;
  onWeek: (week: string) => void;
  /** The button that led to this week, which keeps the focus though another week's stands in its place. */
  pressed: RefObject<WeekButton | null>;
}) {
  const { text, week: words } = useWords();
  const buttons = { previous: useRef<HTMLButtonElement>(null), next: useRef<HTMLButtonElement>(null) };
  const atStart = useEffectEvent(() => {
    if (pressed.current) buttons[pressed.current].current?.focus();
  });
  useEffect(() => atStart(), []);
  const go = (button: WeekButton | null, to: string) => {
    pressed.current = button;
    onWeek(to);
  };
  const current = mondayOf(useToday());
  return (
    <fieldset aria-label={text('week.switch')} className="flex flex-wrap items-center gap-2">
      <IconButton
        variant="secondary"
        label={text('week.previous')}
        ref={buttons.previous}
        onPress={() => go('previous', dayAfter(week, -7))}
      >
        <ChevronLeft aria-hidden />
      </IconButton>
      <span aria-live="polite" className="px-1 font-semibold figures">
        {words(week)}
      </span>
      <IconButton
        variant="secondary"
        label={text('week.next')}
        ref={buttons.next}
        onPress={() => go('next', dayAfter(week, 7))}
      >
        <ChevronRight aria-hidden />
      </IconButton>
      {week === current ? null : (
        <Button variant="ghost" onPress={() => go(null, current)}>
          {text('week.current')}
        </Button>
      )}
    </fieldset>
  );
}
