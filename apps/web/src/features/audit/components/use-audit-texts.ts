import { anonymousLabel, auditField, operationLabel, typeLabel } from '@kasa/contracts/audit/words';
import { useMemo } from 'react';
import { useLocale, useText } from '#shared/i18n/i18n.tsx';
import { auditMessages } from '../messages/catalogue.ts';
import type { ValueTexts } from '../model/changes.ts';
import type { AuditEntry } from '../model/types.ts';

/** Texts of the audit log in the current language. Ids unknown to this version are shown as they are. */
export interface AuditTexts {
  operation(id: string): string;
  type(type: string): string;
  /** E.g. `Вартість проїзду`; depends on the object type. */
  field(type: string, name: string): string;
  userName(entry: AuditEntry): string;
  readonly values: ValueTexts;
}

export function useAuditTexts(): AuditTexts {
  const text = useText(auditMessages);
  const locale = useLocale();
  return useMemo(
    () => ({
      operation: (id) => operationLabel(id)?.[locale] ?? id,
      type: (type) => typeLabel(type)?.[locale] ?? type,
      field: (type, name) => auditField(type, name)?.[locale] ?? name,
      userName: ({ user }) => user?.full_name ?? anonymousLabel[locale],
      values: { locale, text },
    }),
    [text, locale],
  );
}
