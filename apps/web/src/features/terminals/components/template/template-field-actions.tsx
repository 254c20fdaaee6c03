import { Button } from '@kasa/ui/button';
import { Copy, Undo2 } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { useText } from '#shared/i18n/i18n.tsx';
import { paths } from '#shared/paths.ts';
import { terminalFormsMessages } from '../../messages/forms/catalogue.ts';
import type { TerminalEditForm } from '../../model/terminal-draft.ts';
import type { TerminalDetails } from '../../model/types.ts';
import type { OwnSettings } from '../settings/use-own-settings.ts';

/** Below the template field: reset all to the template, and create a template from the terminal. */
export function TemplateFieldActions({
  form,
  terminal: { id, setting_sources },
  settings,
}: {
  form: TerminalEditForm;
  terminal: TerminalDetails;
  settings: OwnSettings;
}) {
  const text = useText(terminalFormsMessages);
  // Re-renders when any setting changes its source.
  useWatch({ control: form.hook.control, name: 'settings' });
  const overTemplate = [...settings.own()].filter(settings.isSetByTemplate);
  const hasOwn = Object.values(setting_sources).some((source) => source !== 'standard');
  return (
    <div className="-ml-3 flex flex-wrap">
      {overTemplate.length > 0 ? (
        <Button size="sm" variant="ghost" icon={<Undo2 />} onPress={() => settings.reset(overTemplate)}>
          {text('edit.takeAll', { count: overTemplate.length })}
        </Button>
      ) : null}
      {hasOwn ? (
        <Button size="sm" variant="ghost" icon={<Copy />} href={paths.terminalTemplateCreate({ from: id })}>
          {text('edit.saveAsTemplate')}
        </Button>
      ) : null}
    </div>
  );
}
