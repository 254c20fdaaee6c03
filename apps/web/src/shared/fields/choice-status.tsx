import type { FieldSpecs } from '@kasa/contracts/shared/fields';
import { Status, type StatusTone } from '@kasa/ui/status';
import type { LucideIcon } from 'lucide-react';
import { useFields } from './use-fields.tsx';

/**
 * A component that shows a state by its word in the dictionary, with a tone and an icon.
 * @param name the choice in the dictionary
 */
export function createChoiceStatus<Choice extends string>(
  specs: FieldSpecs,
  name: string,
  looks: Readonly<Record<Choice, { tone: StatusTone; icon: LucideIcon }>>,
) {
  return function ChoiceStatus({ state, variant }: { state: Choice; variant?: 'badge' | undefined }) {
    const { display } = useFields(specs);
    return (
      <Status {...looks[state]} variant={variant}>
        {display(name, state)}
      </Status>
    );
  };
}
