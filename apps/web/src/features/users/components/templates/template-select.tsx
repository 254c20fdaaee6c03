import { areSameRights, type Rights } from '@kasa/contracts/users/rights';
import { Button } from '@kasa/ui/button';
import { InlineNotice } from '@kasa/ui/inline-notice';
import { useQueryClient } from '@tanstack/react-query';
import { BookmarkPlus } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { createObjectSelect } from '#shared/forms/object-select.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import { quietQueryOptions } from '#shared/query/query-options.ts';
import { useOperation } from '#shared/query/use-operation.ts';
import { useServices } from '#shared/services/use-services.tsx';
import { rightsTemplateMessages } from '../../messages/templates/catalogue.ts';
import { type ChosenRoles, type ChosenTags, rightsDraft, rightsFromDraft } from '../../model/rights-form.ts';
import type { RightsEditForm, RightsPath } from '../rights-fields.tsx';
import { rightsTemplateChoices } from './template-choices.ts';
import { useTemplateDenial } from './use-template-denial.ts';

const SaveTemplateDialog = lazy(() =>
  import('./save-template-dialog.tsx').then((module) => ({ default: module.SaveTemplateDialog })),
);

const { Select } = createObjectSelect(rightsTemplateChoices, () => {
  const text = useText(rightsTemplateMessages);
  return { search: text('choice.search'), none: text('choice.none') };
});

const path = (name: 'roles' | 'tags' | 'template_id') => name as RightsPath;

/** Fills roles and permissions from a template, and keeps those of the form as one. */
export function TemplateSelect({
  form,
  person,
}: {
  form: RightsEditForm;
  /** Whose rights are changed; undefined: somebody new. */
  person?: Rights & { readonly id: string };
}) {
  const text = useText(rightsTemplateMessages);
  const { hook } = form;
  const { control } = hook;
  const id = useWatch({ control, name: path('template_id') }) as string | null;
  const roles = useWatch({ control, name: path('roles') }) as ChosenRoles;
  const tags = useWatch({ control, name: path('tags') }) as ChosenTags;
  const rights = rightsFromDraft({ roles, tags });
  const { choose, refusal } = useChoice(form, person);
  const [isSaving, setSaving] = useState(false);
  const { data: template } = useOperation(
    'getRightsTemplate',
    { params: { id: id ?? '' } },
    { isEnabled: id !== null, isQuiet: true },
  );
  const isChanged = id !== null && template !== undefined && !areSameRights(rights, template);
  return (
    <div className="flex flex-col gap-2">
      <Select
        name="template_id"
        label={text('choice.label')}
        hint={text(isChanged ? 'choice.changed' : 'choice.hint')}
        placeholder={text('choice.placeholder')}
        value={id}
        onChange={(next) => void choose(next)}
        isClearable
      />
      {refusal === undefined ? null : (
        <InlineNotice tone="warning" isLive>
          {refusal}
        </InlineNotice>
      )}
      <div>
        <Button
          size="sm"
          icon={<BookmarkPlus aria-hidden />}
          disabledReason={rights.roles.length === 0 ? text('save.noRole') : undefined}
          onPress={() => setSaving(true)}
        >
          {text('save.action')}
        </Button>
      </div>
      {isSaving ? (
        <Suspense>
          <SaveTemplateDialog
            rights={rights}
            onSaved={(saved) => hook.setValue(path('template_id'), saved, { shouldDirty: true })}
            onClose={() => setSaving(false)}
          />
        </Suspense>
      ) : null}
    </div>
  );
}

/** Choosing a template: its rights are read, and stand in the form if they may be given. */
function useChoice({ hook }: RightsEditForm, person: (Rights & { readonly id: string }) | undefined) {
  const { client } = useServices();
  const queries = useQueryClient();
  const denial = useTemplateDenial();
  const [refusal, setRefusal] = useState<string>();
  const latest = useRef<string | null>(null);
  const set = (name: 'roles' | 'tags' | 'template_id', value: unknown) =>
    hook.setValue(path(name), value as never, {
      shouldDirty: true,
      shouldValidate: hook.formState.isSubmitted,
    });
  const choose = async (id: string | null): Promise<void> => {
    latest.current = id;
    setRefusal(undefined);
    if (id === null) return set('template_id', null);
    const read = quietQueryOptions(client, 'getRightsTemplate', { params: { id } });
    const template = await queries.fetchQuery(read).catch(() => undefined);
    // Another one was chosen meanwhile, or this one is gone.
    if (template === undefined || latest.current !== id) return;
    const refused = denial(template, person);
    if (refused !== undefined) return setRefusal(refused);
    const draft = rightsDraft(template);
    set('roles', draft.roles);
    set('tags', draft.tags);
    set('template_id', id);
  };
  return { choose, refusal };
}
