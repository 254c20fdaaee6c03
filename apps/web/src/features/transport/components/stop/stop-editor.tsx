import { ruleMessage } from '@kasa/contracts/shared/rules';
import { Button } from '@kasa/ui/button';
import { InlineNotice } from '@kasa/ui/inline-notice';
import { TextField } from '@kasa/ui/text-field';
import { Check, Plus } from 'lucide-react';
import { type Ref, useState } from 'react';
import { commonMessages } from '#shared/i18n/common.ts';
import { useLocale, useText } from '#shared/i18n/i18n.tsx';
import { routesMessages } from '../../messages/routes/catalogue.ts';
import { emptyStopDraft, hasUnsavedStop, parseStop, type Stop, type StopDraft } from '../../model/stops.ts';

export function StopEditor({
  draft,
  onChange,
  onDone,
  isReminded,
  nameRef,
}: {
  draft: StopDraft;
  onChange: (draft: StopDraft) => void;
  onDone: (stop: Stop) => void;
  /** Reminds that the stop has not been added to the route. */
  isReminded: boolean;
  nameRef: Ref<{ focus: () => void }>;
}) {
  const text = useText(routesMessages);
  const common = useText(commonMessages);
  const locale = useLocale();
  const [isChecked, setChecked] = useState(false);
  const isNew = draft.index === null;
  const title = isNew
    ? text('stops.newTitle')
    : text('stops.editTitle', { position: (draft.index ?? 0) + 1 });
  const read = parseStop(draft);
  const wrong = isChecked && !('stop' in read) ? read : null;
  const done = () => {
    setChecked(!('stop' in read));
    if ('stop' in read) onDone(read.stop);
  };
  const change = (next: StopDraft) => {
    if (!hasUnsavedStop(next)) setChecked(false);
    onChange(next);
  };
  return (
    <fieldset
      className="rounded-lg border border-border bg-surface-2 p-4"
      // Enter adds the stop instead of submitting the route.
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
        event.preventDefault();
        done();
      }}
    >
      <legend className="float-left mb-3 w-full font-semibold">{title}</legend>
      <div className="clear-both grid gap-4 md:grid-cols-2">
        <TextField
          ref={nameRef}
          label={text('stops.name')}
          value={draft.name}
          onChange={(name) => change({ ...draft, name })}
          error={
            wrong?.nameRule ? ruleMessage(wrong.nameRule.rule, locale, wrong.nameRule.params) : undefined
          }
          autoComplete="off"
        />
        <TextField
          label={text('stops.at')}
          hint={text('stops.atHint')}
          value={draft.at}
          onChange={(at) => change({ ...draft, at })}
          error={wrong?.isAtWrong ? text('stops.atWrong') : undefined}
          autoComplete="off"
        />
      </div>
      {isReminded ? (
        <div className="mt-3">
          <InlineNotice tone="warning" isLive>
            {text('stops.pending')}
          </InlineNotice>
        </div>
      ) : null}
      <div className="mt-4 flex flex-wrap gap-2">
        <Button icon={isNew ? <Plus /> : <Check />} onPress={done}>
          {text(isNew ? 'stops.add' : 'stops.change')}
        </Button>
        {hasUnsavedStop(draft) ? (
          <Button
            variant="ghost"
            onPress={() => {
              setChecked(false);
              onChange(emptyStopDraft);
            }}
          >
            {common(isNew ? 'action.clear' : 'action.cancel')}
          </Button>
        ) : null}
      </div>
    </fieldset>
  );
}
