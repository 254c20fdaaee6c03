import { Skeleton } from '@kasa/ui/skeleton';
import { FileSliders } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { ObjectScreen } from '#shared/errors/object-screen.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import { useLive } from '#shared/live/use-live.ts';
import { paths } from '#shared/paths.ts';
import { PermissionGate } from '#shared/permissions/permission-gate.tsx';
import { usePermissions } from '#shared/permissions/use-permissions.ts';
import { type ObjectQueryId, type Refetch, useObject } from '#shared/query/use-object.ts';
import { templatesMessages, terminalFormsMessages } from '../../messages.ts';
import { templateLive } from '../../model/live-templates.ts';
import type { TerminalTemplate } from '../../model/types.ts';

/** To the list; for who may not change the template, with it open beside it. */
function useBack() {
  const { id } = useParams();
  const { can } = usePermissions();
  const open = id === undefined || can('edit_terminal') ? {} : { open: id };
  return { label: useText(templatesMessages)('list.title'), href: paths.terminalTemplates(open) };
}

/** A screen for those who may change templates. */
export function TemplateGate({ title, children }: { title: string; children: ReactNode }) {
  const forms = useText(terminalFormsMessages);
  return (
    <PermissionGate permission="edit_terminal" title={title} back={useBack()} refusal={forms('edit.noRight')}>
      {children}
    </PermissionGate>
  );
}

/** What a template is shown or made of, or what stands in its place while there is none. */
export function TemplateSource<Id extends ObjectQueryId>(
  props: Pick<ComponentProps<typeof ObjectScreen<Id>>, 'title' | 'object' | 'lost' | 'children'>,
) {
  return (
    <ObjectScreen {...props} back={useBack()} icon={FileSliders} skeleton={<Skeleton height="720px" />} />
  );
}

/** A screen of the template in the address. */
export function TemplateScreen({
  title: titleOf,
  children,
}: {
  /** Undefined: not loaded yet. */
  title: (template: TerminalTemplate | undefined) => string;
  children: (
    template: TerminalTemplate,
    screen: { title: string; refetch: Refetch<TerminalTemplate> },
  ) => ReactNode;
}) {
  const text = useText(templatesMessages);
  const { id = '' } = useParams();
  const object = useObject('getTerminalTemplate', id);
  const title = titleOf(object.query.data);
  useLive(templateLive);
  return (
    <TemplateGate title={title}>
      <TemplateSource
        key={id}
        title={title}
        object={object}
        lost={{ title: text('edit.lostTitle'), text: text('edit.lostText'), toList: text('edit.toList') }}
      >
        {(template, { refetch }) => children(template, { title, refetch })}
      </TemplateSource>
    </TemplateGate>
  );
}
