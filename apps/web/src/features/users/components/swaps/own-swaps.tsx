import { Button } from '@kasa/ui/button';
import { type ReactNode, useState } from 'react';
import { groupSwaps, type ShiftSwap } from '../../model/swaps/swaps.ts';
import { OwnSwapActions } from './own-swap-actions.tsx';
import { SwapItem, SwapList } from './swap-facts.tsx';
import { useRestoredFocus } from './use-restored-focus.ts';
import { useSwapWords } from './use-swap-words.ts';

/** More of those that have ended are shown when they are asked for. */
const FEW = 3;

/** Swaps that one is asked for, that one asks for, and what became of others; nothing if there are none. */
export function OwnSwaps({ swaps }: { swaps: readonly ShiftSwap[] }) {
  const { text, me } = useSwapWords();
  const { heading, restore } = useRestoredFocus(swaps);
  const [isWhole, setWhole] = useState(false);
  if (swaps.length === 0) return null;
  const { toMe, byMe, ended } = groupSwaps(swaps, me);
  const shown = isWhole ? ended : ended.slice(0, FEW);
  const openOnes = (some: readonly ShiftSwap[]) =>
    some.map((swap) => (
      <SwapItem key={swap.id} swap={swap}>
        <OwnSwapActions swap={swap} onDone={restore} />
      </SwapItem>
    ));
  return (
    <section aria-label={text('own.title')} className="mb-6 flex flex-col gap-4">
      <h2 ref={heading} tabIndex={-1} className="font-[620] text-base leading-6">
        {text('own.title')}
      </h2>
      <Group title={text('own.toMe')}>{openOnes(toMe)}</Group>
      <Group title={text('own.byMe')}>{openOnes(byMe)}</Group>
      <Group title={text('own.ended')}>
        {shown.map((swap) => (
          <SwapItem key={swap.id} swap={swap} />
        ))}
      </Group>
      {ended.length > shown.length ? (
        <div>
          <Button size="sm" variant="ghost" onPress={() => setWhole(true)}>
            {text('own.all', { count: ended.length })}
          </Button>
        </div>
      ) : null}
    </section>
  );
}

function Group({ title, children }: { title: string; children: readonly ReactNode[] }) {
  if (children.length === 0) return null;
  return (
    <div className="flex flex-col gap-2">
      <h3 className="font-semibold text-text-muted">{title}</h3>
      <SwapList label={title}>{children}</SwapList>
    </div>
  );
}
