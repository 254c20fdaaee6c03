import { auditField, nobodyWords, operationWords, typeWords } from '@kasa/contracts/audit/words';
import { useMemo } from 'react';
import { useLocale, useText } from '#shared/i18n/i18n.tsx';
import { auditMessages } from '../messages/catalogue.ts';
import type { ValueWords } from '../model/field-value.ts';
import type { AuditEntry } from '../model/types.ts';

/** Texts of the audit log in the current language. Ids unknown to this version are shown as they are. */
export interface AuditWords {
  operation(id: string): string;
  type(type: string): string;
  /** E.g. `Вартість проїзду`; depends on the object type. */
  field(type: string, name: string): string;
  who(entry: AuditEntry): string;
  readonly values: ValueWords;
}

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
