import { Button } from '@kasa/ui/button';
import { EmptyState } from '@kasa/ui/empty-state';
import { SearchX } from 'lucide-react';
import { useText } from '#shared/i18n/i18n.tsx';
import { LiveConnectionStatus } from '#shared/live/live-connection-status.tsx';
import { useLive } from '#shared/live/use-live.ts';
import { paths } from '#shared/paths.ts';
import { PermissionGate } from '#shared/permissions/permission-gate.tsx';
import { asSomeOf, asText } from '#shared/table/filter-parsers.ts';
import { ListSearch } from '#shared/table/list-search.tsx';
import { useListState } from '#shared/table/use-list-state.ts';
import { ScreenHeader } from '#shared/title/screen-header.tsx';
import { ActionGroups } from '../components/explained/action-groups.tsx';
import { useSourceWords } from '../components/explained/use-source-words.ts';
import { explainedMessages } from '../messages/explained/catalogue.ts';
import { type ActionGroup, foundActions } from '../model/explained.ts';
import { usersLive } from '../model/live-users.ts';
import { rightGroupIds } from '../model/rights-form.ts';

/** In the address, that all groups are folded: without it the first one is not. */
const NONE = 'none';

const spec = { filters: { q: asText, group: asSomeOf(NONE, ...rightGroupIds) }, sorts: [] };

/** `/users/rights`: for each action, who may do it and who can give that right. */
export function RightsScreen() {
  const text = useText(explainedMessages);
  const back = { label: text('who.back'), href: paths.users() };
  return (
    <PermissionGate title={text('who.title')} permission="users_manage" back={back} isReading>
      <Actions back={back} />
    </PermissionGate>
  );
}

function Actions({ back }: { back: { label: string; href: string } }) {
  const text = useText(explainedMessages);
  const { nameOf } = useSourceWords();
  const list = useListState(spec);
  useLive(usersLive);
  const { q, group = [rightGroupIds[0]] } = list.filters;
  const groups = foundActions(nameOf, q ?? '');
  const toggle = (id: ActionGroup['id']) => {
    const opened = rightGroupIds.filter((one) => group.includes(one) !== (one === id));
    list.setFilters({ group: opened.length > 0 ? opened : [NONE] }, { replaceHistory: true });
  };
  return (
    <>
      <ScreenHeader
        title={text('who.title')}
        subtitle={text('who.subtitle')}
        back={back}
        status={<LiveConnectionStatus />}
      />
      <div className="mb-4 max-w-md">
        <ListSearch
          list={list}
          name="q"
          label={text('who.search')}
          placeholder={text('who.searchPlaceholder')}
        />
      </div>
      {groups.length === 0 ? (
        <EmptyState
          icon={SearchX}
          title={text('who.nothing', { asked: q ?? '' })}
          actions={<Button onPress={() => list.setFilters({ q: null })}>{text('who.clear')}</Button>}
        />
      ) : (
        <ActionGroups
          groups={groups}
          // What a search found is seen at once.
          opened={q === undefined ? rightGroupIds.filter((id) => group.includes(id)) : rightGroupIds}
          onToggle={q === undefined ? toggle : undefined}
        />
      )}
    </>
  );
}
