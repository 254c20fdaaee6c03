import { Status } from '@kasa/ui/status';
import { TriangleAlert } from 'lucide-react';
import { useText } from '#shared/i18n/i18n.tsx';
import { rightsTemplateMessages } from '../../messages/templates/catalogue.ts';
import type { RightsTemplate } from '../../model/types.ts';

/** How many of those who have a template have other rights. */
export function ChangedCount({
  template: { users_count, changed_count: count },
}: {
  template: RightsTemplate;
}) {
  const text = useText(rightsTemplateMessages);
  if (users_count === 0) return null;
  if (count === 0) return <span className="text-text-muted">{text('changed.none')}</span>;
  return (
    <Status tone="warning" icon={TriangleAlert}>
      {text('changed.count', { count })}
    </Status>
  );
}
