import { InlineNotice } from '@kasa/ui/inline-notice';
import { PHONE_QUERY, useMediaQuery } from '@kasa/ui/media-query';
import { type ReactNode, useId } from 'react';
import { useText } from '#shared/i18n/i18n.tsx';
import { explainedMessages } from '../../messages/explained/catalogue.ts';
import { compareRights, type OneSidedRight, type RightsComparison } from '../../model/explained.ts';
import { hasSameScope } from '../../model/scope.ts';
import type { MerchantUser } from '../../model/types.ts';
import { RightItem } from './right-item.tsx';
import { useScopeWords } from './scope.tsx';
import { useExplained } from './use-explained.ts';
import { useSourceWords } from './use-source-words.ts';

/** Two people side by side, one below the other on a phone. */
export function Comparison({ first, second }: { first: MerchantUser; second: MerchantUser }) {
  const text = useText(explainedMessages);
  const [one, other] = [useExplained(first).explained, useExplained(second).explained];
  if (one === undefined || other === undefined) return null;
  const { onlyFirst, onlySecond, both } = compareRights(one, other);
  const isEqual = onlyFirst.length + onlySecond.length === 0;
  return (
    <div className="flex flex-col gap-5">
      <Scopes people={[first, second]} />
      {isEqual ? (
        <InlineNotice tone="info" isLive>
          {text(hasSameScope(first, second) ? 'compare.equal' : 'compare.equalElsewhere')}
        </InlineNotice>
      ) : (
        <div className="grid items-start gap-x-6 gap-y-5 md:grid-cols-2">
          <OnlyOne person={first} other={second} rights={onlyFirst} />
          <OnlyOne person={second} other={first} rights={onlySecond} />
        </div>
      )}
      <Both rights={both} first={first} second={second} />
    </div>
  );
}

function Part({ title, count, children }: { title: string; count: number; children: ReactNode }) {
  const text = useText(explainedMessages);
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h3 id={id} className="font-semibold [overflow-wrap:anywhere]">
        {title}
      </h3>
      {count === 0 ? null : (
        <p className="mb-1 text-[13px] text-text-muted figures">{text('compare.count', { count })}</p>
      )}
      {children}
    </section>
  );
}

function OnlyOne({
  person,
  other,
  rights,
}: {
  person: MerchantUser;
  other: MerchantUser;
  rights: readonly OneSidedRight[];
}) {
  const text = useText(explainedMessages);
  const { nameOf, ofSources, ofRoles } = useSourceWords();
  return (
    <Part title={text('compare.only', { name: person.full_name })} count={rights.length}>
      {rights.length === 0 ? (
        <p className="text-text-muted">{text('compare.noneOnly', { name: other.full_name })}</p>
      ) : (
        <ul>
          {rights.map(({ tag, sources, takenFromOther }) => (
            <RightItem key={tag} name={nameOf(tag)}>
              <p>{ofSources(sources)}</p>
              {takenFromOther === null ? null : (
                <p>{text('compare.taken', { name: other.full_name, ...ofRoles(takenFromOther.roles) })}</p>
              )}
            </RightItem>
          ))}
        </ul>
      )}
    </Part>
  );
}

/** The points to which the rights of each extend. */
function Scopes({ people }: { people: readonly MerchantUser[] }) {
  const text = useText(explainedMessages);
  const scopeOf = useScopeWords();
  const isPhone = useMediaQuery(PHONE_QUERY);
  return (
    <Part title={text('scope.title')} count={0}>
      <ul className="grid gap-x-6 md:grid-cols-2">
        {people.map((person) => {
          const { what, why } = scopeOf(person);
          return (
            <RightItem
              key={person.id}
              name={
                <>
                  <span className={isPhone ? undefined : 'sr-only'}>{person.full_name}: </span>
                  {what}
                </>
              }
            >
              {why}
            </RightItem>
          );
        })}
      </ul>
    </Part>
  );
}

function Both({
  rights,
  first,
  second,
}: {
  rights: RightsComparison['both'];
  first: MerchantUser;
  second: MerchantUser;
}) {
  const text = useText(explainedMessages);
  const { nameOf, ofSources } = useSourceWords();
  const isPhone = useMediaQuery(PHONE_QUERY);
  return (
    <Part title={text('compare.both')} count={rights.length}>
      {rights.length === 0 ? (
        <p className="text-text-muted">{text('compare.noneBoth')}</p>
      ) : (
        <ul>
          {rights.map((right) => (
            <RightItem key={right.tag} name={nameOf(right.tag)}>
              <div className="grid gap-x-6 md:grid-cols-2">
                {([first, second] as const).map(({ id, full_name }, n) => (
                  <p key={id}>
                    {/* Where they stand side by side, the columns say whose it is. */}
                    <span className={isPhone ? undefined : 'sr-only'}>{full_name}: </span>
                    {ofSources(n === 0 ? right.first : right.second)}
                  </p>
                ))}
              </div>
            </RightItem>
          ))}
        </ul>
      )}
    </Part>
  );
}
