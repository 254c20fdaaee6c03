import type { ClientError } from '@kasa/client/http/errors';
import { WeekTemplateInput } from '@kasa/contracts/users/week-templates';
import { InlineNotice } from '@kasa/ui/inline-notice';
import { SelectField } from '@kasa/ui/select-field';
import { useState } from 'react';
import { currentVersion } from '#shared/errors/current-version.ts';
import { RetryLine } from '#shared/errors/retry-line.tsx';
import { FormText } from '#shared/forms/fields/form-text.tsx';
import { FormDialog } from '#shared/forms/form-dialog.tsx';
import { useContractForm } from '#shared/forms/use-contract-form.ts';
import { commonMessages } from '#shared/i18n/common.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { useCommand } from '#shared/query/use-command.ts';
import { weekTemplateMessages } from '../../messages/week-templates/catalogue.ts';
import { byWeekday } from '../../model/schedule/week-template.ts';
import type { Editor } from '../schedule/use-editor.ts';
import { useWeekTemplates, weekTemplateReads } from './use-week-templates.ts';

const NEW = 'new';
const NameForm = WeekTemplateInput.pick({ name: true });

/** Unlike a name that is taken, it is of no field. */
const isOutdated = (error: ClientError | null) => currentVersion(error) !== null;

/** Saves the week as a template: a new one, or in place of one of the point's. */
export function SaveWeekDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const text = useText(weekTemplateMessages);
  const common = useText(commonMessages);
  const { schedule, hours, plannable } = editor;
  const query = useWeekTemplates(schedule.point.id);
  const templates = query.data ?? [];
  const [chosen, setChosen] = useState(NEW);
  const replaced = templates.find(({ id }) => id === chosen);
  const saved = editor.shifts.filter(({ user_id }) => plannable.some(({ id }) => id === user_id));
  const skipped = editor.shifts.length - saved.length;
  const success = text('save.done');
  const create = useCommand('createWeekTemplate', { refreshes: weekTemplateReads, success });
  const update = useCommand('updateWeekTemplate', {
    refreshes: weekTemplateReads,
    success,
    isQuiet: isOutdated,
  });
  const form = useContractForm({
    schema: NameForm,
    defaults: { name: '' },
    send: ({ name }, how) => {
      const content = { name, hours: { ...hours, days: [...hours.days] }, shifts: byWeekday(saved) };
      if (!replaced) return create.run({ body: { ...content, point_id: schedule.point.id } }, how);
      const { id, version } = replaced;
      return update.run({ params: { id }, body: { ...content, version } }, how);
    },
    onSaved: onClose,
  });
  const choose = (id: string | null) => {
    setChosen(id ?? NEW);
    update.reset();
    const name = templates.find((one) => one.id === id)?.name;
    if (name !== undefined) form.hook.setValue('name', name);
    // A name of one's own stays; that of a template is taken.
    else if (form.hook.getValues('name') === replaced?.name) form.hook.setValue('name', '');
    form.hook.clearErrors();
  };
  return (
    <FormDialog title={text('save.title')} form={form} canSubmit={saved.length > 0} onClose={onClose}>
      <p className="text-text-muted">{text('save.about')}</p>
      {skipped > 0 ? <p className="text-warning">{text('save.skipped', { count: skipped })}</p> : null}
      {isOutdated(update.error) ? (
        <InlineNotice tone="warning" isLive>
          {text('save.stale')}
        </InlineNotice>
      ) : null}
      {query.isSuccess && templates.length === 0 ? null : (
        <SelectField
          label={text('save.as')}
          hint={replaced ? text('save.insteadAbout') : undefined}
          items={[
            { id: NEW, label: text('save.new') },
            ...templates.map(({ id, name }) => ({ id, label: text('save.instead', { name }) })),
          ]}
          isLoading={query.isFetching}
          loadingLabel={common('table.loading')}
          value={replaced ? chosen : NEW}
          onChange={choose}
        />
      )}
      <RetryLine query={query} isInDialog />
      <FormText form={form} name="name" label={text('save.name')} autoFocus />
    </FormDialog>
  );
}
