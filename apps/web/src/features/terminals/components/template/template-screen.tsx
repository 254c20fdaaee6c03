import { Skeleton } from '@kasa/ui/skeleton';
import { FileSliders } from 'lucide-react';
import type { ReactNode } from 'react';
import { ObjectScreen } from '#shared/errors/object-screen.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import { paths } from '#shared/paths.ts';
import type { ObjectQuery, Refetch } from '#shared/query/use-object.ts';
import { templatesMessages } from '../../messages/templates/catalogue.ts';
import type { TerminalTemplate } from '../../model/types.ts';

export function TemplateScreen({
  title,
  template,
  children,
}: {
  title: string;
  template: ObjectQuery<'getTerminalTemplate'>;
  children: (template: TerminalTemplate, query: { refetch: Refetch<TerminalTemplate> }) => ReactNode;
}) {
  const text = useText(templatesMessages);
  return (
    <ObjectScreen
      title={title}
      back={{ label: text('back'), href: paths.terminalTemplates() }}
      icon={FileSliders}
      object={template}
      lost={{ title: text('edit.lostTitle'), text: text('edit.lostText'), toList: text('edit.toList') }}
      skeleton={<Skeleton height="720px" />}
    >
      {children}
    </ObjectScreen>
  );
}
