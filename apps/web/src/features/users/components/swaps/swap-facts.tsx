import { type NamedPerson, personLabel } from '@kasa/contracts/shared/person-label';
import type { ShiftTime } from '@kasa/contracts/users/schedule-rules';
import type { SwapState } from '@kasa/contracts/users/swap-states';
import { Status, type StatusTone } from '@kasa/ui/status';
import type { ReactNode } from 'react';
import type { ShiftSwap } from '../../model/swaps/swaps.ts';
import { useSwapWords } from './use-swap-words.ts';

const TONES: Readonly<Record<SwapState, StatusTone>> = {
  asked: 'neutral',
  agreed: 'info',
  approved: 'positive',
  declined: 'danger',
  withdrawn: 'neutral',
  lapsed: 'neutral',
};

/** A list of swaps, each with a line around it. */
export function SwapList({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul aria-label={label} className="rounded-lg border border-border bg-surface">
      {children}
    </ul>
  );
}

/** A swap in a list: what each of the two gives, how it stands, and what can be done. */
export function SwapItem({
  swap,
  isOfPoint = false,
  children,
}: {
  swap: ShiftSwap;
  /** The page is of the point: it needs no name. */
  isOfPoint?: boolean;
  /** Buttons. */
  children?: ReactNode;
}) {
  const { me, state } = useSwapWords();
  const asksMe = swap.state === 'asked' && swap.colleague.id === me;
  return (
    <li className="flex flex-col gap-3 border-border px-4 py-3 not-last:border-b">
      <span className="flex flex-wrap items-center gap-x-6 gap-y-1">
        <Status tone={asksMe ? 'warning' : TONES[swap.state]}>{state(swap, isOfPoint)}</Status>
        {isOfPoint ? null : <span className="text-[13px] text-text-muted">{swap.point.name}</span>}
      </span>
      <SwapParts swap={swap} />
      {children ? <div className="flex flex-wrap gap-2">{children}</div> : null}
    </li>
  );
}

/** The two shifts side by side, and the note. */
function SwapParts({ swap: { requester, shift, colleague, colleague_shift, note } }: { swap: ShiftSwap }) {
  const { text } = useSwapWords();
  return (
    <>
      <div className="grid gap-3 sm:grid-cols-2">
        <Part person={requester} shift={shift} />
        <Part person={colleague} shift={colleague_shift} />
      </div>
      {note === null ? null : (
        <p className="text-text-muted [overflow-wrap:anywhere]">{text('note', { note })}</p>
      )}
    </>
  );
}

function Part({ person, shift }: { person: NamedPerson & { name: string }; shift: ShiftTime | null }) {
  const { text, me, shift: words } = useSwapWords();
  return (
    <span className="min-w-0">
      <span className="block text-[13px] text-text-muted">
        {person.id === me
          ? text(shift ? 'part.mine' : 'part.mineTakes')
          : text(shift ? 'part.of' : 'part.takes', { name: personLabel(person) })}
      </span>
      {shift ? (
        <span className="figures block font-semibold">{words(shift)}</span>
      ) : (
        <span className="block">{text('part.nothing')}</span>
      )}
    </span>
  );
}

/** In a dialog: which swap it is about, and what an answer means. */
export function SwapQuestion({
  swap,
  about,
  children,
}: {
  swap: ShiftSwap;
  about: string;
  children?: ReactNode;
}) {
  return (
    <div className="flex flex-col gap-3">
      <SwapParts swap={swap} />
      {children}
      <p className="text-text-muted">{about}</p>
    </div>
  );
}
