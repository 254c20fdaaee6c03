import { Button } from '@kasa/ui/button';
import { Dialog } from '@kasa/ui/dialog';
import { SkeletonText } from '@kasa/ui/skeleton';
import { ArrowLeftRight } from 'lucide-react';
import { createContext, use } from 'react';
import { objectChoices } from '#shared/choices/object-choices.ts';
import { LoadError } from '#shared/errors/load-error.tsx';
import { createObjectSelect } from '#shared/forms/object-select.tsx';
import { commonMessages } from '#shared/i18n/common.ts';
import { useLocale, useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import { roleName } from '#shared/permissions/denial-reasons.ts';
import { type ObjectQuery, useObject } from '#shared/query/use-object.ts';
import { usersMessages } from '../../messages/catalogue.ts';
import { explainedMessages } from '../../messages/explained/catalogue.ts';
import type { MerchantUser } from '../../model/types.ts';
import { UserStatus } from '../person/user-status.tsx';
import { Comparison } from './comparison.tsx';

const FirstId = createContext('');

const peopleChoices = objectChoices({
  list: 'listUsers',
  read: 'getUser',
  useItem: () => {
    const text = useText(explainedMessages);
    const format = useFormat();
    const firstId = use(FirstId);
    return ({ id, full_name: label, position, phone }) => {
      const isFirst = id === firstId;
      const about = [position, format.phone(phone)].filter(Boolean).join(', ');
      return { id, label, description: isFirst ? text('compare.same') : about, isDisabled: isFirst };
    };
  },
});

const { Select: PersonSelect } = createObjectSelect(peopleChoices, () => {
  const text = useText(explainedMessages);
  return { search: text('compare.search') };
});

/** What only the one of two people may do, only the other, and both. */
export function CompareDialog({
  firstId,
  secondId,
  onChoose,
  onSwap,
  onClose,
}: {
  firstId: string;
  /** Null: nobody is chosen yet. */
  secondId: string | null;
  onChoose: (id: string | null) => void;
  onSwap: () => void;
  onClose: () => void;
}) {
  const text = useText(explainedMessages);
  const common = useText(commonMessages);
  const first = useObject('getUser', firstId, { isQuiet: true });
  const second = useObject('getUser', secondId ?? '', { isQuiet: true });
  const swapDenial = secondId === null ? text('compare.swapNobody') : undefined;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="lg"
      title={text('compare.title')}
      closeLabel={common('action.close')}
      footer={
        <Button icon={<ArrowLeftRight />} disabledReason={swapDenial} onPress={onSwap}>
          {text('compare.swap')}
        </Button>
      }
    >
      <div className="flex flex-col gap-5">
        <div className="grid gap-x-6 gap-y-4 md:grid-cols-2">
          <div className="min-w-0">
            <p className="mb-1 font-[550] text-[13px]">{text('compare.first')}</p>
            <p className="font-semibold py-2 [overflow-wrap:anywhere]">{first.query.data?.full_name}</p>
            <About user={first.query.data} />
          </div>
          <div className="min-w-0">
            <FirstId value={firstId}>
              <PersonSelect
                name="compare"
                label={text('compare.second')}
                value={secondId}
                onChange={onChoose}
                isClearable
              />
            </FirstId>
            <About user={secondId === null ? undefined : second.query.data} />
          </div>
        </div>
        <Body first={first} second={secondId === null ? null : second} />
      </div>
    </Dialog>
  );
}

/** Position and roles, and how they stand unless they work here. */
function About({ user }: { user: MerchantUser | undefined }) {
  const locale = useLocale();
  if (user === undefined) return null;
  const { position, roles, state } = user;
  return (
    <div className="mt-1 flex flex-wrap gap-x-4 text-[13px] text-text-muted leading-5 [overflow-wrap:anywhere]">
      <p>{[position, ...roles.map((role) => roleName(role, locale))].filter(Boolean).join(' · ')}</p>
      {state === 'active' ? null : <UserStatus user={user} />}
    </div>
  );
}

type Person = ObjectQuery<'getUser'>;

function Body({ first, second }: { first: Person; second: Person | null }) {
  const text = useText(explainedMessages);
  const users = useText(usersMessages);
  const common = useText(commonMessages);
  const people = [first, ...(second ? [second] : [])];
  if (people.some(({ isNotFound }) => isNotFound)) return <p role="status">{users('rights.lost')}</p>;
  const failed = people
    .map(({ query }) => query)
    .filter(({ isError, data }) => isError && data === undefined);
  if (failed.length > 0) {
    const isFetching = failed.some((query) => query.isFetching);
    const refetch = () => Promise.all(failed.map((query) => query.refetch()));
    return <LoadError query={{ error: failed[0]?.error, isFetching, refetch }} isInDialog />;
  }
  if (second === null) return <p className="min-h-60 text-text-muted">{text('compare.choose')}</p>;
  const [one, other] = [first.query.data, second.query.data];
  if (one === undefined || other === undefined)
    return (
      <div role="status" aria-label={common('table.loading')} className="min-h-60">
        <SkeletonText lines={6} />
      </div>
    );
  return <Comparison first={one} second={other} />;
}
