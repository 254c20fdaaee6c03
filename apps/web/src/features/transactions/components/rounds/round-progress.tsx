import { ProgressMeter } from '@kasa/ui/progress-meter';
import { useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import { roundsMessages } from '../../messages/rounds/catalogue.ts';
import type { CollectionRound } from '../../model/types.ts';

/** How many of a round's terminals were visited. */
export function RoundProgress({
  round: { stops_count, collected_count, skipped_count },
}: {
  round: CollectionRound;
}) {
  const text = useText(roundsMessages);
  const format = useFormat();
  return (
    <ProgressMeter
      label={text('round.progress')}
      valueText={text('rounds.visited', {
        done: format.number(collected_count + skipped_count),
        total: format.number(stops_count),
      })}
      max={stops_count}
      parts={[
        { id: 'collected', tone: 'positive', value: collected_count },
        { id: 'skipped', tone: 'warning', value: skipped_count },
      ]}
    />
  );
}
