import type { PersonShift } from '@kasa/contracts/users/schedule-rules';
import { Button } from '@kasa/ui/button';
import { InlineNotice } from '@kasa/ui/inline-notice';
import { useState } from 'react';
import { useServices } from '#shared/services/use-services.tsx';
import { isNothing, type Loss } from '../../model/schedule/loss.ts';
import { timeRange, type Weekday } from '../../model/schedule/week.ts';
import type { Editor } from './use-editor.ts';
import { useWords } from './use-words.ts';

/** Shifts that are named; the others are counted. */
const FEW = 5;

/** Somebody else has saved: theirs is taken, or one's own is saved over it; what is lost by either is said. */
export function StaleNotice({ editor }: { editor: Editor }) {
  const { saving } = editor;
  const { text } = useWords();
  const { report } = useServices();
  const [isLoading, setLoading] = useState(false);
  if (saving.state !== 'stale') return null;
  const { losses } = saving;
  const run = async (work: () => Promise<unknown>) => {
    setLoading(true);
    await work().catch(report);
    setLoading(false);
  };
  return (
    <div className="mb-4">
      <InlineNotice
        tone="warning"
        isLive
        title={text('stale.title')}
        actions={
          <>
            <Button
              isLoading={isLoading}
              loadingLabel={text('stale.loading')}
              onPress={() => void run(saving.takeNewer)}
            >
              {text('stale.load')}
            </Button>
            <Button isDisabled={isLoading} onPress={() => void run(saving.saveOwn)}>
              {text(losses ? 'stale.save' : 'stale.compare')}
            </Button>
          </>
        }
      >
        <p>{text('stale.text')}</p>
        {losses ? (
          <>
            <Losses loss={losses.own} whose="own" editor={editor} />
            <Losses loss={losses.theirs} whose="theirs" editor={editor} />
          </>
        ) : null}
      </InlineNotice>
    </div>
  );
}

/** @param whose the plan that is given up */
function Losses({ loss, whose, editor }: { loss: Loss; whose: 'own' | 'theirs'; editor: Editor }) {
  const { text, weekday } = useWords();
  const { gone, back, hours } = loss;
  const listed = (shifts: readonly PersonShift[]) => {
    const named = shifts.slice(0, FEW).map(editor.words.shift).join('; ');
    const more = shifts.length - FEW;
    return more > 0 ? text('stale.more', { shifts: named, count: more }) : named;
  };
  const days = (hours?.days ?? []).toSorted().map((day) => weekday(day as Weekday));
  return (
    <div className="mt-2">
      <p className="font-medium">{text(`stale.if.${whose}`)}</p>
      {isNothing(loss) ? <p>{text('stale.nothing')}</p> : null}
      {gone.length > 0 ? (
        <p>{text(`stale.gone.${whose}`, { count: gone.length, shifts: listed(gone) })}</p>
      ) : null}
      {back.length > 0 ? (
        <p>{text(`stale.back.${whose}`, { count: back.length, shifts: listed(back) })}</p>
      ) : null}
      {hours ? <p>{text('stale.hours', { time: timeRange(hours), days: days.join(', ') })}</p> : null}
    </div>
  );
}
