import { type Permission, permissions, type Role, roles } from '@kasa/contracts/shared/permissions';
import { type ReactNode, useId } from 'react';
import { useLocale, useText } from '#shared/i18n/i18n.tsx';
import type { DataOf } from '#shared/query/operations.ts';
import { rightsTemplateMessages } from '../../messages/templates/catalogue.ts';

type Preview = DataOf<'previewRightsTemplate'>;
type Person = Preview['items'][number];

/** Who gains and loses what, and who is skipped and why. */
export function TemplatePreview({ preview }: { preview: Preview }) {
  const text = useText(rightsTemplateMessages);
  const { changed, refused, same, items, is_capped } = preview;
  return (
    <div className="flex flex-col gap-4">
      {changed === 0 ? null : (
        <Part title={text('apply.changed', { count: changed })}>
          {items
            .filter(({ reason }) => reason === null)
            .map((person) => (
              <PersonLines key={person.id} name={person.name}>
                <Difference person={person} />
              </PersonLines>
            ))}
        </Part>
      )}
      {refused === 0 ? null : (
        <Part title={text('apply.refused', { count: refused })}>
          {items.map((person) =>
            person.reason === null ? null : (
              <PersonLines key={person.id} name={person.name}>
                <Reason reason={person.reason} permission={person.permission} />
              </PersonLines>
            ),
          )}
        </Part>
      )}
      {is_capped ? (
        <p className="text-[13px] text-text-muted">{text('apply.capped', { count: items.length })}</p>
      ) : null}
      {same === 0 ? null : <p className="text-text-muted">{text('apply.same', { count: same })}</p>}
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="font-semibold">
        {title}
      </h3>
      <ul>{children}</ul>
    </section>
  );
}

function PersonLines({ name, children }: { name: string; children: ReactNode }) {
  return (
    <li className="border-border border-b py-2 last:border-b-0">
      <p className="break-words font-[550]">{name}</p>
      {children}
    </li>
  );
}

function Difference({ person }: { person: Person }) {
  const text = useText(rightsTemplateMessages);
  const locale = useLocale();
  const roleNames = (some: readonly Role[]) => some.map((role) => roles[role][locale]);
  const rightNames = (some: readonly Permission[]) => some.map((tag) => permissions[tag][locale]);
  const lines = [
    ['rolesGained', roleNames(person.roles_gained)],
    ['rolesLost', roleNames(person.roles_lost)],
    ['gained', rightNames(person.tags_gained)],
    ['lost', rightNames(person.tags_lost)],
  ] as const;
  return lines.map(([id, names]) =>
    names.length === 0 ? null : (
      <p key={id} className="text-[13px] leading-5">
        {text(`apply.${id}`, { count: names.length, names: names.join(', ') })}
      </p>
    ),
  );
}

function Reason({
  reason,
  permission,
}: {
  reason: NonNullable<Person['reason']>;
  permission: Person['permission'];
}) {
  const text = useText(rightsTemplateMessages);
  const locale = useLocale();
  const right = permission === null ? '' : permissions[permission][locale];
  return <p className="text-[13px] text-text-muted leading-5">{text(`apply.${reason}`, { right })}</p>;
}
