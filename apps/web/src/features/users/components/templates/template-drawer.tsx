import { rightsTemplateFields, userFields } from '@kasa/contracts/users/fields';
import { FactsDrawer } from '#shared/entity/facts-drawer.tsx';
import { DrawerSection } from '#shared/entity/show-drawer.tsx';
import { useFields } from '#shared/fields/use-fields.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import type { RowDrawerProps } from '#shared/table/use-row-drawer.tsx';
import { rightsTemplateMessages } from '../../messages/templates/catalogue.ts';
import type { RightsTemplate } from '../../model/types.ts';
import { ChangedCount } from './changed-count.tsx';

/** A template of rights to look at, with all that it gives. */
export function RightsTemplateDrawer(props: RowDrawerProps<RightsTemplate>) {
  const text = useText(rightsTemplateMessages);
  const { fact } = useFields(rightsTemplateFields);
  const { label, display } = useFields(userFields);
  return (
    <FactsDrawer
      {...props}
      read="getRightsTemplate"
      title={text('template.title')}
      name={({ name }) => name}
      lost={text('template.lostText')}
      permission="users_manage"
      facts={(template) => [
        fact(template, 'users_count'),
        ...(template.users_count > 0
          ? [fact(template, 'changed_count', <ChangedCount template={template} />)]
          : []),
        fact(template, 'roles'),
        ...(template.tags_added.length > 0 ? [fact(template, 'tags_added')] : []),
        ...(template.tags_removed.length > 0 ? [fact(template, 'tags_removed')] : []),
      ]}
    >
      {({ tags }) => (
        <DrawerSection title={label('tags')}>
          {tags.length === 0 ? (
            <p className="text-text-muted">{text('template.noTags')}</p>
          ) : (
            <ul className="flex flex-col gap-1">
              {tags.map((tag) => (
                <li key={tag}>{display('tags', tag)}</li>
              ))}
            </ul>
          )}
        </DrawerSection>
      )}
    </FactsDrawer>
  );
}
