import { personLabel } from '@kasa/contracts/shared/person-label';
import type { SettingName } from '@kasa/contracts/terminals/settings';
import { useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import { useOperation } from '#shared/query/use-operation.ts';
import { terminalFormsMessages } from '../../messages.ts';

/** Who last changed a saved setting and when; undefined: not known. */
export type ChangedBy = (name: SettingName) => string | undefined;

/** @param id undefined: the object is not saved yet */
export function useSettingChanges(
  operation: 'getTerminalSettingChanges' | 'getTerminalTemplateSettingChanges',
  id: string | undefined,
): ChangedBy {
  const text = useText(terminalFormsMessages);
  const format = useFormat();
  const { data } = useOperation(
    operation,
    { params: { id: id ?? '' } },
    { isQuiet: true, isEnabled: id !== undefined },
  );
  return (name) => {
    const last = data?.items.find((item) => item.name === name);
    return last?.user
      ? text('source.changedBy', { name: personLabel(last.user), at: format.dateTime(last.at) })
      : undefined;
  };
}
