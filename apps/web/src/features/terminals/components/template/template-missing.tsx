import { Skeleton } from '@kasa/ui/skeleton';
import { FileSliders } from 'lucide-react';
import { ObjectMissing } from '#shared/errors/object-missing.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import { paths } from '#shared/paths.ts';
import { templatesMessages } from '../../messages/templates/catalogue.ts';
import type { TemplateRead } from '../../queries.ts';

/** In the place of a template's screen while there is no template to show. */
export function TemplateMissing({
  title,
  query,
  isLost,
}: {
  title: string;
  query: TemplateRead;
  isLost: boolean;
}) {
  const text = useText(templatesMessages);
  return (
    <ObjectMissing
      title={title}
      back={{ label: text('back'), href: paths.terminalTemplates() }}
      icon={FileSliders}
      query={query}
      lost={
        isLost
          ? { title: text('edit.lostTitle'), text: text('edit.lostText'), toList: text('edit.toList') }
          : null
      }
      skeleton={<Skeleton height="720px" />}
    />
  );
}
