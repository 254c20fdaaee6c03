import { useMemo } from 'react';
import { useLocale, useText } from '../../../shared/i18n/i18n.tsx';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { auditMessages } from '../messages/catalogue.ts';
import type { AuditId } from '../messages/uk.ts';
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
  valuesOf(type: string): ValueWords;
}

/** The words of the journal. */
export function useAuditWords(): AuditWords {
  const text = useText(auditMessages);
  const format = useFormat();
  const locale = useLocale();
  return useMemo(() => {
    const word = (id: string, otherwise: string) =>
      auditMessages.message(id as AuditId, locale) === undefined ? otherwise : text(id as AuditId);
    const field = (type: string, name: string) => word(`field.${type}.${name}`, word(`field.${name}`, name));
    return {
      operation: (id) => word(`op.${id}`, id),
      type: (type) => word(`type.${type}`, type),
      field,
      who: ({ user }) => user?.full_name ?? text('audit.nobody'),
      valuesOf: (type) => ({
        locale,
        format,
        word: (id, otherwise) => word(`value.${id}`, otherwise),
        field: (name) => field(type, name),
      }),
    };
  }, [text, format, locale]);
}
