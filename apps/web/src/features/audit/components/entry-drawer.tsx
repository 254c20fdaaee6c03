import { auditChangeFields } from '@kasa/contracts/audit/fields';
import { KeyValue } from '@kasa/ui/key-value';
import { ShowDrawer } from '#shared/entity/show-drawer.tsx';
import { useFields } from '#shared/fields/use-fields.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import type { RowDrawerProps } from '#shared/table/use-row-drawer.tsx';
import { auditMessages } from '../messages/catalogue.ts';
import type { AuditEntry } from '../model/types.ts';
import { OperationEntries } from './operation-entries.tsx';
import { useAuditTexts } from './use-audit-texts.ts';

/** An entry to look at, with all that its operation wrote. */
export function EntryDrawer(props: RowDrawerProps<AuditEntry>) {
  const text = useText(auditMessages);
  const format = useFormat();
  const words = useAuditTexts();
  const { fact } = useFields(auditChangeFields);
  return (
    <ShowDrawer
      {...props}
      read="getAuditEntry"
      title={text('entry.title')}
      name={({ operation }) => words.operation(operation)}
      subtitle={({ at }) => format.dateTime(at)}
      lost={text('entry.lostText')}
    >
      {(entry) => (
        <>
          <div className="mb-5">
            <OperationEntries entry={entry} isNarrow />
          </div>
          <KeyValue
            items={[
              fact(entry, 'user', words.userName(entry)),
              ...(entry.user?.phone ? [fact({ user_phone: entry.user.phone }, 'user_phone')] : []),
              fact(entry, 'address'),
            ]}
          />
        </>
      )}
    </ShowDrawer>
  );
}
