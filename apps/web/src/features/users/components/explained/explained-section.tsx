import { userFields } from '@kasa/contracts/users/fields';
import { useId } from 'react';
import { DrawerSection } from '#shared/entity/show-drawer.tsx';
import { useFields } from '#shared/fields/use-fields.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import { usersMessages } from '../../messages/catalogue.ts';
import { explainedMessages } from '../../messages/explained/catalogue.ts';
import type { ExplainedRight, TakenRight } from '../../model/explained.ts';
import { rightGroupIds, rightGroups } from '../../model/rights-form.ts';
import type { MerchantUser } from '../../model/types.ts';
import { RightItem } from './right-item.tsx';
import { useScopeWords } from './scope.tsx';
import { useExplained } from './use-explained.ts';
import { useSourceWords } from './use-source-words.ts';

/** All that somebody may do, by groups, each right with where it comes from; folded below, what was taken away. */
export function ExplainedSection({ user }: { user: MerchantUser }) {
  const text = useText(explainedMessages);
  const users = useText(usersMessages);
  const { label } = useFields(userFields);
  const { what, why } = useScopeWords()(user);
  const scopeId = useId();
  const { explained, changedFrom } = useExplained(user);
  if (explained === undefined) return null;
  const { rights, taken } = explained;
  const groups = rightGroupIds
    .map((id) => ({
      id,
      own: rights.filter(({ tag }) => (rightGroups[id] as readonly string[]).includes(tag)),
    }))
    .filter(({ own }) => own.length > 0);
  return (
    <DrawerSection title={label('tags')}>
      <div className="flex flex-col gap-3">
        {changedFrom === null ? null : (
          <p className="text-[13px] text-text-muted">{text('template.changed', { name: changedFrom })}</p>
        )}
        <div>
          <h4 id={scopeId} className="font-[550]">
            {text('scope.title')}
          </h4>
          <ul aria-labelledby={scopeId}>
            <RightItem name={what}>{why}</RightItem>
          </ul>
        </div>
        {groups.length === 0 ? <p className="text-text-muted">{users('user.noTags')}</p> : null}
        {groups.map(({ id, own }) => (
          <Group key={id} title={users(`group.${id}`)} rights={own} />
        ))}
        {taken.length === 0 ? null : <Taken taken={taken} />}
      </div>
    </DrawerSection>
  );
}

function Group({ title, rights }: { title: string; rights: readonly ExplainedRight[] }) {
  const { nameOf, ofSources } = useSourceWords();
  const id = useId();
  return (
    <div>
      <h4 id={id} className="font-[550]">
        {title}
      </h4>
      <ul aria-labelledby={id}>
        {rights.map(({ tag, sources }) => (
          <RightItem key={tag} name={nameOf(tag)}>
            {ofSources(sources)}
          </RightItem>
        ))}
      </ul>
    </div>
  );
}

function Taken({ taken }: { taken: readonly TakenRight[] }) {
  const text = useText(explainedMessages);
  const users = useText(usersMessages);
  const { nameOf, ofRoles, ofTags } = useSourceWords();
  return (
    <details>
      <summary className="cursor-pointer py-1 pointer-coarse:py-3">
        {text('taken.title', { count: taken.length })}
      </summary>
      <ul>
        {taken.map(({ tag, roles, through }) => (
          <RightItem key={tag} name={nameOf(tag)}>
            <p>{users('rights.removed', ofRoles(roles))}</p>
            {through.length === 0 ? null : <p>{text('taken.still', ofTags(through))}</p>}
          </RightItem>
        ))}
      </ul>
    </details>
  );
}
