import type { Role } from '@kasa/contracts/shared/permissions';
import { type BrokenRule, brokenRules } from '@kasa/contracts/shared/rules';
import { UserHire } from '@kasa/contracts/users/users';
import type { z } from 'zod';
import { type PlaceProblem, type Places, placesNamed, rolesNamed } from './names.ts';
import { type ImportedField, type ImportedRow, importedFields } from './people-file.ts';

/** Rights are those of roles; a file names no templates. */
const Hire = UserHire.omit({ template_id: true });
type Hire = z.output<typeof Hire>;

/** What is wrong with a cell. */
export type CellProblem =
  | ({ readonly kind: 'rule' } & Pick<BrokenRule, 'rule' | 'params'>)
  /** Somebody in a row above has this phone. */
  | { readonly kind: 'repeated'; readonly number: number }
  | { readonly kind: 'role_unknown'; readonly name: string }
  /** The reason why it is not given. */
  | { readonly kind: 'role_denied'; readonly reason: string }
  | {
      readonly kind: `point_${PlaceProblem['kind']}`;
      readonly name: string;
      readonly names: readonly string[];
    };

export type RowProblems = Readonly<Partial<Record<ImportedField, CellProblem>>>;

export interface JudgedRow {
  readonly row: ImportedRow;
  readonly problems: RowProblems;
  /** Null: something is wrong. */
  readonly hire: Hire | null;
}

export interface Judging {
  /** Of rows that name none. */
  readonly defaultRole: Role | null;
  /** Null: not known yet; then points are not judged. */
  readonly places: Places | null;
  /** Those to which whoever looks is limited: nobody is hired elsewhere, and for the only one by default. */
  readonly ownPoints?: readonly { readonly id: string }[] | null | undefined;
  /** Why whoever looks may not give a role. */
  denialOf(role: Role): string | undefined;
}

/** Fields of the contract that stand in another column. */
const columnOf = (path: string): ImportedField | undefined => {
  const [field = ''] = path.split('.');
  const column = field === 'point_ids' ? 'points' : /^tags_/.test(field) ? 'roles' : field;
  return importedFields.find((known) => known === column);
};

/** Every row by the rules of the contract, and what the file alone can tell. */
export function judgeRows(rows: readonly ImportedRow[], judging: Judging): JudgedRow[] {
  const firstByPhone = new Map<string, number>();
  return rows.map((row) => {
    const judged = judgeRow(row, judging);
    if (judged.problems.phone !== undefined) return judged;
    const number = firstByPhone.get(row.phone);
    if (number !== undefined) return withProblem(judged, 'phone', { kind: 'repeated', number });
    firstByPhone.set(row.phone, row.number);
    return judged;
  });
}

const withProblem = (
  { row, problems }: JudgedRow,
  field: ImportedField,
  problem: CellProblem,
): JudgedRow => ({
  row,
  problems: { ...problems, [field]: problem },
  hire: null,
});

function judgeRow(row: ImportedRow, judging: Judging): JudgedRow {
  const { roles, problem: ofRoles } = rolesOf(row, judging);
  const own = judging.ownPoints ?? null;
  const isUnplaced = row.points.trim() === '';
  const { ids: named = [], problem: ofPoints } = judging.places
    ? placesNamed(row.points, judging.places)
    : {};
  const ids = isUnplaced && own?.length === 1 ? own.map(({ id }) => id) : named;
  const input: z.input<typeof Hire> = {
    full_name: row.full_name,
    position: row.position.trim() || null,
    tax_number: row.tax_number.trim() || null,
    phone: row.phone,
    point_ids: [...ids],
    ...{ roles, tags_added: [], tags_removed: [] },
  };
  const result = Hire.safeParse(input);
  const problems: Partial<Record<ImportedField, CellProblem>> = {};
  for (const { path, rule, params } of result.success ? [] : brokenRules(result.error.issues, input)) {
    const field = columnOf(path);
    if (field !== undefined) problems[field] ??= { kind: 'rule', rule, params };
  }
  if (isUnplaced && own !== null && ids.length === 0)
    problems.points ??= { kind: 'rule', rule: 'required', params: {} };
  if (ofRoles) problems.roles = ofRoles;
  if (ofPoints) {
    const names = ofPoints.kind === 'ambiguous' ? ofPoints.names : [];
    problems.points = { kind: `point_${ofPoints.kind}`, name: ofPoints.name, names };
  }
  const isFit = result.success && Object.keys(problems).length === 0;
  return { row, problems, hire: isFit ? result.data : null };
}

function rolesOf(
  { roles: text }: ImportedRow,
  { defaultRole, denialOf }: Judging,
): { roles: Role[]; problem?: CellProblem } {
  const { roles, unknown } = rolesNamed(text);
  if (unknown !== undefined) return { roles, problem: { kind: 'role_unknown', name: unknown } };
  const given = text.trim() === '' && defaultRole !== null ? [defaultRole] : roles;
  const reason = given.map(denialOf).find((one) => one !== undefined);
  return reason === undefined ? { roles: given } : { roles: given, problem: { kind: 'role_denied', reason } };
}

/** What the server said about a cell, while the cell stays as it was. */
export interface Refusal {
  readonly number: number;
  readonly field: ImportedField;
  readonly value: string;
  readonly message: string;
}

/**
 * Which cells the fields of a refusal are, such as `people.3.point_ids.0`.
 * @param sent the rows in the order in which they were sent
 * @returns also the fields of no cell
 */
export function refusalsOf<Field extends { readonly path: string; readonly message: string }>(
  fields: readonly Field[],
  sent: readonly ImportedRow[],
): { refusals: Refusal[]; rest: Field[] } {
  const refusals: Refusal[] = [];
  const rest: Field[] = [];
  for (const field of fields) {
    const [, n, path = ''] = /^people\.(\d+)\.(.+)$/.exec(field.path) ?? [];
    const row = n === undefined ? undefined : sent[Number(n)];
    const column = columnOf(path);
    if (row === undefined || column === undefined) rest.push(field);
    else refusals.push({ number: row.number, field: column, value: row[column], message: field.message });
  }
  return { refusals, rest };
}
