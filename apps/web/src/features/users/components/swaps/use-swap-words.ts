import { personLabel } from '@kasa/contracts/shared/person-label';
import type { ShiftTime } from '@kasa/contracts/users/schedule-rules';
import { swapStateTitles } from '@kasa/contracts/users/swap-states';
import { useLocale, useText } from '#shared/i18n/i18n.tsx';
import { useSession } from '#shared/services/use-services.tsx';
import { swapMessages } from '../../messages/swaps/catalogue.ts';
import { timeRange, withInitials } from '../../model/schedule/week.ts';
import type { ShiftSwap } from '../../model/swaps/swaps.ts';
import { useWords } from '../schedule/use-words.ts';

/** How swaps of shifts are written, for whoever is signed in. */
export function useSwapWords() {
  const text = useText(swapMessages);
  const locale = useLocale();
  const me = useSession()?.user.id ?? '';
  const { longDay, day } = useWords();
  /** @param decides whether it is shown to who decides */
  const state = ({ state: now, colleague, decided_by }: ShiftSwap, decides = false): string => {
    if (decides && now === 'agreed') return text('state.decide');
    if (colleague.id === me && now === 'asked') return text('state.asksYou');
    if (colleague.id === me && now === 'agreed') return text('state.youAgreed');
    const title = swapStateTitles[now][locale];
    return decided_by ? text('state.by', { state: title, name: withInitials(decided_by.name) }) : title;
  };
  return {
    text,
    me,
    state,
    /** `Понеділок, 30.11, 09:00–18:00` */
    shift: (shift: ShiftTime) => `${longDay(shift.day)}, ${timeRange(shift)}`,
    /** An action as its button is called, for those who hear it: whose shift, and which. */
    action: (action: string, { requester, shift }: ShiftSwap) =>
      text('action.of', {
        action,
        name: personLabel(requester),
        shift: `${day(shift.day)}, ${timeRange(shift)}`,
      }),
  };
}
