/** Words that all runs over many objects share. */
import {
  choice,
  derived,
  type FieldSpecs,
  instant,
  type LocalizedText,
  number,
  phone,
  reference,
  text,
  withLabel,
} from './fields.ts';
import type { RunState, runReasons } from './run-values.ts';

/** Of a run; what it counts comes after them. */
export const runFields = {
  started_by: derived(reference('Хто розпочав', 'Started by')),
  created_at: derived(instant('Розпочато', 'Started')),
  state: choice('Стан', 'State', {
    running: { uk: 'Виконується', en: 'Running' },
    done: { uk: 'Завершено', en: 'Finished' },
    cancelled: { uk: 'Зупинено', en: 'Stopped' },
  } satisfies Readonly<Record<RunState, LocalizedText>>),
  finished_at: derived(instant('Завершено', 'Finished')),
} as const satisfies FieldSpecs;

/** Who began an exported run, as it was then; stand in its fields' first place. */
export const runStarterFields = {
  started_by: runFields.started_by,
  started_by_phone: phone('Телефон', 'Phone'),
  started_by_id: text('Ідентифікатор особи', 'Person ID'),
} as const satisfies FieldSpecs;

/** How many objects were not done. */
export const runNotDoneFields = {
  skipped: number('Пропущено', 'Skipped'),
  failed: number('Не вдалося', 'Failed'),
} as const satisfies FieldSpecs;

/** @param words of what is not said of all runs alike */
export const runRowState = <State extends string>(
  words: Readonly<Record<Exclude<State, 'pending' | 'skipped' | 'failed'>, LocalizedText>>,
) =>
  choice('Результат', 'Result', {
    pending: { uk: 'Очікує', en: 'Waiting' },
    ...words,
    skipped: { uk: 'Пропущено', en: 'Skipped' },
    failed: { uk: 'Не вдалося', en: 'Failed' },
  });

/** Why an object of any run was not done; `conflict` and `not_found` say what the object is. */
export const runReasonWords = {
  cancelled: { uk: 'Дію зупинено', en: 'Action stopped' },
  not_allowed: {
    uk: 'Той, хто розпочав дію, більше не має на неї права',
    en: 'The person who started the action no longer has permission',
  },
  internal: { uk: 'Помилка системи', en: 'System error' },
} satisfies Readonly<Record<Exclude<(typeof runReasons)[number], 'conflict' | 'not_found'>, LocalizedText>>;

/** What the rows of a run are narrowed by. */
export const runRowFilterFields = ({
  state,
  reason,
}: Readonly<Record<'state' | 'reason', FieldSpecs[string]>>) =>
  ({
    q: text('Рядки: містять', 'Rows: contain'),
    state: withLabel(state, 'Рядки: результат', 'Rows: result'),
    reason: withLabel(reason, 'Рядки: причина', 'Rows: reason'),
  }) as const satisfies FieldSpecs;
