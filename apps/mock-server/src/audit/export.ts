/** The journal as a table: a row per changed field, so that cells have types. */
import type { AuditEntryEntity } from '@kasa/contracts/audit/entries';
import { auditChangeFields, auditFilterFields } from '@kasa/contracts/audit/fields';
import { exportAuditEntries } from '@kasa/contracts/audit/operations';
import { journaledSetting } from '@kasa/contracts/audit/setting-value';
import { anonymousLabel, auditField } from '@kasa/contracts/audit/words';
import type { Language } from '@kasa/contracts/shared/codes';
import {
  type FieldKind,
  type FieldSpec,
  fieldUnits,
  type LocalizedText,
} from '@kasa/contracts/shared/fields';
import { formatPhone } from '@kasa/contracts/shared/phone';
import { cellOf } from '../http/entity/cells.ts';
import { cellsOf, type ExportSpec } from '../http/entity/export.ts';
import { entries, presentEntry } from './store.ts';

type Change = AuditEntryEntity & { readonly field: string | null };

const units: Readonly<Partial<Record<FieldKind, LocalizedText>>> = {
  ...fieldUnits,
  money: { uk: 'грн', en: 'UAH' },
  rate: { uk: '%', en: '%' },
};

const labelOf = (field: FieldSpec, language: Language) => {
  const unit = units[field.kind];
  return unit ? `${field[language]}, ${unit[language]}` : field[language];
};

export const auditExport: ExportSpec<typeof exportAuditEntries, Change> = {
  operation: exportAuditEntries,
  fileName: 'audit',
  title: { uk: 'Журнал змін', en: 'Audit log' },
  all: { uk: 'Усі зміни', en: 'All changes' },
  filters: auditFilterFields,
  columns: auditChangeFields,
  async *items({ db, session }, query, beforeNextBatch) {
    for await (const row of entries.all(db.db, session, query, beforeNextBatch)) {
      // Each row has phone and id, so that nobody needs to be told apart by the name.
      const entry = presentEntry(row, () => null);
      const changed = Object.keys({ ...entry.before, ...entry.after });
      for (const field of changed.length > 0 ? changed : [null]) yield { ...entry, field };
    }
  },
  cells(change, context) {
    const { user, object, field: name, before, after } = change;
    const { language } = context;
    const field = name === null ? undefined : auditField(object.type, name);
    // `hasOwn`: a field may be called like an inherited property, such as `constructor`.
    const [was, is] = [before, after].map((state) => {
      const value = name !== null && state && Object.hasOwn(state, name) ? state[name] : null;
      const setting = journaledSetting(value);
      return { cell: cellOf(field, setting ? setting.value : value, language), source: setting?.source };
    });
    const { before: _was, after: _is, before_source, after_source, ...columns } = auditChangeFields;
    const sources = { before_source: was?.source ?? null, after_source: is?.source ?? null };
    const what = {
      ...change,
      user: user?.full_name ?? anonymousLabel[language],
      user_phone: user?.phone && formatPhone(user.phone),
      user_id: user?.id,
      ...{ object_type: object.type, object_name: object.name, object_id: object.id },
      field: field ? labelOf(field, language) : name,
    };
    return [
      ...cellsOf(columns, what, context),
      was?.cell ?? null,
      is?.cell ?? null,
      ...cellsOf({ before_source, after_source }, sources, context),
    ];
  },
};
