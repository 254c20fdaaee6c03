import { auditField, nobodyWords, operationWords, typeWords } from '@kasa/contracts/audit/words';
import { useMemo } from 'react';
import { useLocale, useText } from '#shared/i18n/i18n.tsx';
import { auditMessages } from '../messages/catalogue.ts';
import type { ValueWords } from '../model/field-value.ts';
import type { AuditEntry } from '../model/types.ts';

/** What the journal says, in the language in use. Ids that this version does not know are shown as they are. */
export interface AuditWords {
  /** `Маршрут змінено` */
  operation(id: string): string;
  /** `Маршрут` */
  type(type: string): string;
  /** `Вартість проїзду`; the same field may be called otherwise of another kind of object. */
  field(type: string, name: string): string;
  who(entry: AuditEntry): string;
  readonly values: ValueWords;
}

/** The words of the journal. */
export function useAuditWords(): AuditWords {
  const text = useText(auditMessages);
  const locale = useLocale();
  return useMemo(
    () => ({
      operation: (id) => operationWords(id)?.[locale] ?? id,
      type: (type) => typeWords(type)?.[locale] ?? type,
      field: (type, name) => auditField(type, name)?.[locale] ?? name,
      who: ({ user }) => user?.full_name ?? nobodyWords[locale],
      values: { locale, text },
    }),
    [text, locale],
  );
}
