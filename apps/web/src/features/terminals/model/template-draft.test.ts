import { exampleTerminal } from '@kasa/contracts/terminals/operations/examples';
import { expect, it } from 'vitest';
import { TemplateForm, templateDraft, templateFromTerminal, templateInput } from './template-draft.ts';
import type { TerminalDetails } from './types.ts';

const template = { name: 'Ярмарок', description: null, settings: { sync_seconds: 60, print_receipt: false } };
const read = (draft: unknown) => templateInput(TemplateForm.parse(draft));

it('sends what it was filled from, and of the settings only those that are held', () => {
  const draft = templateDraft({ ...template, settings: { ...template.settings, callback_endpoint: null } });
  const sent = read({
    ...draft,
    settings: { ...draft.settings, callback_endpoint: null },
    description: null,
  });
  expect(sent).toEqual({ ...template, settings: { ...template.settings, callback_endpoint: null } });
});

it('tells nothing typed from nothing held', () => {
  const draft = templateDraft(template);
  const empty = { ...draft, description: null, settings: { ...draft.settings, sync_seconds: null } };
  expect(TemplateForm.safeParse(empty).error?.issues[0]?.path).toEqual(['settings', 'sync_seconds']);
});

it('of a terminal holds what is its own or its template’s', () => {
  const draft = templateFromTerminal(exampleTerminal as TerminalDetails);
  const included = Object.entries(draft.included ?? {}).filter(([, isIncluded]) => isIncluded);
  expect(included.map(([name]) => name)).toEqual(['connection_type', 'sync_seconds']);
});
