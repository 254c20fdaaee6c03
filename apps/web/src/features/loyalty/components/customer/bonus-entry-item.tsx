import { bonusEntryFields } from '@kasa/contracts/loyalty/fields';
import { Status, type StatusTone } from '@kasa/ui/status';
import { CircleCheck, CircleMinus, CirclePlus, CircleX, type LucideIcon, Undo2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useFields } from '#shared/fields/use-fields.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import { paths } from '#shared/paths.ts';
import { usePermissions } from '#shared/permissions/use-permissions.ts';
import { customerMessages } from '../../messages/customers/catalogue.ts';
import { type BonusEntry, type EntryWord, entryWord, lastDay, tellsLastDay } from '../../model/customer.ts';
import { signedMoney } from '../../model/signed-money.ts';

const looks = {
  earned: { tone: 'positive', icon: CirclePlus },
  activated: { tone: 'positive', icon: CircleCheck },
  spent: { tone: 'info', icon: CircleMinus },
  expired: { tone: 'warning', icon: CircleX },
  givenBack: { tone: 'positive', icon: Undo2 },
  takenBack: { tone: 'warning', icon: Undo2 },
} as const satisfies Record<EntryWord, { tone: StatusTone; icon: LucideIcon }>;

/** A line of the ledger: what happened to which bonuses, and what there was afterwards. */
export function BonusEntryItem({ entry }: { entry: BonusEntry }) {
  const text = useText(customerMessages);
  const format = useFormat();
  const { can } = usePermissions();
  const { display } = useFields(bonusEntryFields);
  const word = entryWord(entry);
  const { available, waiting, available_after, waiting_after, expires_at, created_at, transaction_id } =
    entry;
  const after = { available: format.money(available_after), waiting: format.money(waiting_after) };
  return (
    <li className="border-border border-t py-2.5 first:border-t-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <Status {...looks[word]}>
          {word === 'givenBack' || word === 'takenBack' ? text(`entry.${word}`) : display('kind', word)}
        </Status>
        {available === 0 ? null : (
          <span className="ml-auto font-medium figures">{signedMoney(available, format)}</span>
        )}
      </div>
      {waiting === 0 ? null : (
        <div className="flex flex-wrap justify-between gap-x-3 text-[13px]">
          <span className="text-text-muted">{text('entries.waiting')}</span>
          <span className="figures">{signedMoney(waiting, format)}</span>
        </div>
      )}
      <div className="[overflow-wrap:anywhere]">{entry.discount_name}</div>
      {transaction_id === null || !can('transactions_view') ? null : (
        <Link
          to={paths.transactions({ period: 'all', open: transaction_id })}
          className="text-accent-text no-underline hover:underline"
        >
          {text('entries.payment')}
        </Link>
      )}
      <div className="text-[13px] text-text-muted figures">
        <time dateTime={created_at}>{format.dateTime(created_at)}</time>
        {tellsLastDay(entry)
          ? ` · ${
              expires_at === null
                ? text('entries.always')
                : text('entries.until', { day: format.day(lastDay(expires_at)) })
            }`
          : null}
      </div>
      <div className="text-[13px] text-text-muted figures">
        {text(waiting_after > 0 ? 'entries.afterBoth' : 'entries.after', after)}
      </div>
    </li>
  );
}
