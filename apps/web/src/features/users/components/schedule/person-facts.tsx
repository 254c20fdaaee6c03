import { MAX_WEEK_HOURS } from '@kasa/contracts/users/schedule-rules';
import { Status } from '@kasa/ui/status';
import { Send } from 'lucide-react';
import { canPlan, type SchedulePerson } from '../../model/schedule/week.ts';
import type { Editor } from './use-editor.ts';
import { useWords } from './use-words.ts';

/** A person of the week: the position, what keeps somebody from working here, and the hours. */
export function PersonFacts({ person, editor }: { person: SchedulePerson; editor: Editor }) {
  const { text, hours } = useWords();
  const { id, full_name, position, state } = person;
  const worked = editor.hoursOf(id);
  const isGone = !canPlan(person);
  const seen = (editor.published?.shifts ?? []).filter(({ user_id }) => user_id === id).length;
  return (
    <span className="min-w-0">
      <span className="block truncate font-semibold" title={full_name}>
        {editor.names.get(id)}
      </span>
      {isGone ? (
        <span className="block">
          <Status tone="warning">{text('person.gone')}</Status>
          {seen > 0 ? (
            <span className="block text-text-muted text-xs">{text('person.published', { count: seen })}</span>
          ) : null}
        </span>
      ) : (
        <span className="block truncate text-text-muted text-xs" title={position ?? undefined}>
          {position}
        </span>
      )}
      {state === 'invited' ? <Invited /> : null}
      <span
        className={`block text-xs figures ${worked > MAX_WEEK_HOURS ? 'text-warning' : 'text-text-muted'}`}
      >
        {text('person.hours', { hours: hours(worked), most: MAX_WEEK_HOURS })}
      </span>
    </span>
  );
}

/** Somebody who has not accepted the invitation yet: sees no schedule. */
export function Invited() {
  const { text } = useWords();
  return (
    <span className="block">
      <Status tone="info" icon={Send}>
        {text('person.invited')}
      </Status>
    </span>
  );
}
