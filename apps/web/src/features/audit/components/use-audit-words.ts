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

type IdOf<Kind extends string> = Extract<AuditId, `${Kind}.${string}`>;

/** The words of the journal. */
export function useAuditWords(): AuditWords {
  const text = useText(auditMessages);
  const format = useFormat();
  const locale = useLocale();
  return useMemo(() => {
    const has = (id: string) => auditMessages.message(id as AuditId, locale) !== undefined;
    const field = (type: string, name: string) => {
      const id = [`field.${type}.${name}`, `field.${name}`].find(has);
      return id === undefined ? name : text(id as IdOf<'field'>);
    };
    return {
      operation: (id) => (has(`op.${id}`) ? text(`op.${id}` as IdOf<'op'>) : id),
      type: (type) => (has(`type.${type}`) ? text(`type.${type}` as IdOf<'type'>) : type),
      field,
      who: ({ user }) => user?.full_name ?? text('audit.nobody'),
      valuesOf: (type) => ({
        locale,
        format,
        word: (id, otherwise) => (has(`value.${id}`) ? text(`value.${id}` as IdOf<'value'>) : otherwise),
        field: (name) => field(type, name),
      }),
    };
  }, [text, format, locale]);
}
