import { isClientError } from '@kasa/client/http/errors';
import { MAX_PLACED } from '@kasa/contracts/users/placements';
import { Button } from '@kasa/ui/button';
import { Dialog } from '@kasa/ui/dialog';
import { SearchField } from '@kasa/ui/search-field';
import { X } from 'lucide-react';
import { useState } from 'react';
import { SEARCH_DEBOUNCE_MS } from '#shared/choices/object-choices.ts';
import { commonMessages } from '#shared/i18n/common.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { useDebouncedValue } from '#shared/use-debounced-value.ts';
import { userBranchMessages } from '../../messages/branches/catalogue.ts';
import type { UserPoint } from '../../model/types.ts';
import { FoundPeople, type Person } from './found-people.tsx';
import { type Placed, usePlacement } from './use-placement.ts';

/** Chooses several people, who work at a point from then on, too. */
export function AddPeopleDialog({
  point,
  onPlaced,
  onClose,
}: {
  point: UserPoint;
  onPlaced: (placed: Placed) => void;
  onClose: () => void;
}) {
  const text = useText(userBranchMessages);
  const common = useText(commonMessages);
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<readonly Person[]>([]);
  const q = useDebouncedValue(typed.trim(), SEARCH_DEBOUNCE_MS);
  const placement = usePlacement('add.done');
  const toggle = (person: Person) =>
    setChosen((now) =>
      now.some(({ id }) => id === person.id) ? now.filter(({ id }) => id !== person.id) : [...now, person],
    );
  const add = async () => {
    const user_ids = chosen.map(({ id }) => id);
    try {
      onPlaced(await placement.run({ body: { user_ids, from_id: null, to_id: point.id } }));
      onClose();
    } catch (error) {
      // Reported; the choice stays.
      if (!isClientError(error)) throw error;
    }
  };
  const refusal = () => {
    if (chosen.length === 0) return text('add.choose');
    return chosen.length > MAX_PLACED ? text('people.tooMany', { most: MAX_PLACED }) : undefined;
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="md"
      title={text('add.title', { point: point.name })}
      closeLabel={common('action.close')}
      isBusy={placement.isRunning}
      footer={
        <>
          <Button onPress={onClose} isDisabled={placement.isRunning}>
            {common('action.cancel')}
          </Button>
          <Button
            variant="primary"
            isLoading={placement.isRunning}
            loadingLabel={text('add.busy')}
            disabledReason={refusal()}
            onPress={() => void add()}
          >
            {text('add.submit', { count: chosen.length })}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-3">
        <SearchField
          label={text('director.search')}
          placeholder={text('people.searchPlaceholder')}
          clearLabel={common('filter.clearSearch')}
          value={typed}
          onChange={setTyped}
        />
        {chosen.length === 0 ? null : (
          <ul aria-label={text('add.chosen')} className="flex flex-wrap gap-2">
            {chosen.map((person) => (
              <li key={person.id} className="max-w-full">
                <Button
                  size="sm"
                  aria-label={text('add.unchoose', { name: person.name })}
                  onPress={() => toggle(person)}
                >
                  <span className="min-w-0 truncate">{person.name}</span>
                  <X size={16} aria-hidden className="shrink-0" />
                </Button>
              </li>
            ))}
          </ul>
        )}
        <FoundPeople key={q} q={q} point={point} chosen={chosen} onToggle={toggle} />
      </div>
    </Dialog>
  );
}
