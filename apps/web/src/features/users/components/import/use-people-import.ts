import type { Role } from '@kasa/contracts/shared/permissions';
import { allRoles } from '@kasa/contracts/users/rights';
import { useCallback, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { afterCreationNavigation } from '#shared/forms/after-creation-navigation.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { paths } from '#shared/paths.ts';
import { useSubmitDenialReason } from '#shared/permissions/permission-gate-context.ts';
import { useCommand } from '#shared/query/use-command.ts';
import { useSession } from '#shared/services/use-services.tsx';
import type { Sheet } from '#shared/spreadsheet/sheet.ts';
import { usersImportMessages } from '../../messages/import/catalogue.ts';
import { judgeRows, type Refusal, refusalsOf } from '../../model/import/judge-rows.ts';
import {
  type ImportedField,
  type ImportedRow,
  type PeopleFile,
  peopleOf,
} from '../../model/import/people-file.ts';
import { peopleQueryIds } from '../../model/live-users.ts';
import { useRightsDenialReasons } from '../use-rights-denial-reasons.ts';
import { useImportDraft } from './use-import-draft.ts';
import { usePlaces } from './use-places.ts';
import { useProblemText } from './use-problem-text.ts';

const somebodyNew = { id: '', roles: [] };
const noRows: readonly ImportedRow[] = [];

/** Messages at the cells of a row. */
export type CellErrors = Readonly<Partial<Record<ImportedField, string>>>;

export type PeopleImport = ReturnType<typeof usePeopleImport>;

/** People of a file: what is wrong with each, how they are mended, and that they are invited. */
export function usePeopleImport() {
  const text = useText(usersImportMessages);
  const navigate = useNavigate();
  const reasons = useRightsDenialReasons(somebodyNew);
  const ownPoints = useSession()?.points ?? null;
  const problemText = useProblemText();
  const missingRight = useSubmitDenialReason();
  const isDone = useRef(false);
  const present = useRef<PeopleFile | null>(null);
  const draft = useImportDraft(() => (present.current?.kind === 'people' ? present.current : null));
  const [file, setFile] = useState<PeopleFile | null>(draft);
  present.current = file;
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);
  const givenRoles = allRoles.filter((role) => reasons.ofRole(role) === undefined);
  const [defaultRole, setDefaultRole] = useState<Role | null>(
    givenRoles.find((role) => role === 'cashier') ?? givenRoles[0] ?? null,
  );
  const people = file?.kind === 'people' ? file : null;
  const rows = people?.rows ?? noRows;
  const { places, query } = usePlaces(rows.some(({ points }) => points.trim() !== ''));
  const judged = judgeRows(rows, {
    defaultRole: people?.hasRoles ? null : defaultRole,
    places,
    ownPoints,
    denialOf: reasons.ofRole,
  });
  const errors = judged.map(({ row, problems }): CellErrors => {
    const refused = refusals.filter(
      ({ number, field, value }) => number === row.number && row[field] === value,
    );
    const told = Object.entries(problems).map(([field, problem]) => [field, problemText(problem)]);
    return Object.fromEntries([...refused.map(({ field, message }) => [field, message]), ...told]);
  });
  const wrong = errors.filter((one) => Object.keys(one).length > 0).length;

  const change = useCallback((to: (rows: readonly ImportedRow[]) => readonly ImportedRow[]) => {
    setFile((now) => (now?.kind === 'people' ? { ...now, rows: to(now.rows) } : now));
  }, []);

  const hire = useCommand('hireUsers', {
    refreshes: peopleQueryIds,
    success: ({ hired }) => text('submit.done', { count: hired }),
  });
  const send = async () => {
    let isAtCells = false;
    const applyFieldErrors: NonNullable<Parameters<typeof hire.run>[1]>['applyFieldErrors'] = (fields) => {
      const found = refusalsOf(fields, rows);
      setRefusals(found.refusals);
      isAtCells = found.refusals.length > 0;
      return found.rest;
    };
    const body = { people: judged.flatMap((one) => one.hire ?? []) };
    try {
      await hire.run({ body }, { applyFieldErrors });
    } catch (error) {
      // It is told at the cells, which the question would hide; else it stays, to try again.
      if (isAtCells) return;
      throw error;
    }
    isDone.current = true;
    void navigate(paths.users({ state: 'invited' }), afterCreationNavigation);
  };

  const denial = () => {
    if (missingRight !== undefined) return missingRight;
    if (people === null) return text('submit.noFile');
    if (rows.length === 0) return text('submit.noRows');
    if (wrong > 0) return text('submit.wrong', { count: wrong });
    return places === null ? text('submit.waiting') : undefined;
  };
  return {
    file,
    rows,
    errors,
    /** Rows with errors. */
    wrong,
    places: query,
    defaultRole,
    setDefaultRole,
    givenRoles,
    missingRight,
    ownPoints,
    read: (sheet: Sheet | undefined) => {
      setFile(sheet ? peopleOf(sheet) : null);
      setRefusals([]);
    },
    edit: useCallback(
      (number: number, field: ImportedField, value: string) =>
        change((all) => all.map((row) => (row.number === number ? { ...row, [field]: value } : row))),
      [change],
    ),
    remove: useCallback(
      (number: number) => change((all) => all.filter((row) => row.number !== number)),
      [change],
    ),
    send,
    isSending: hire.isRunning,
    submitDenial: denial(),
    isUnsaved: () => !isDone.current && rows.length > 0,
  };
}
