import { z } from 'zod';
import { examplePage } from '../../shared/entity-operations.ts';
import { exampleIds } from '../../shared/example-ids.ts';
import { Id } from '../../shared/ids.ts';
import { operation } from '../../shared/operation.ts';
import { examplePeople, People } from '../../shared/people.ts';
import {
  CollectionRoundDetails,
  CollectionRoundInput,
  CollectionRoundPage,
  CollectionRoundQuery,
  EndCollectionRoundInput,
  SkipRoundStopInput,
  TerminalWithCashPage,
  TerminalWithCashQuery,
  UpdateCollectionRoundInput,
} from '../collection-rounds.ts';
import { exampleRound, exampleRoundDetails, exampleStop, exampleTerminalWithCash } from './round-examples.ts';

const path = '/api/v1/transactions/collection-rounds';
const params = z.strictObject({ id: Id });
const assumed = 'Rounds of cash collection: the specification has encashment per terminal only (spec §2).';

export const listTerminalsWithCash = operation({
  id: 'listTerminalsWithCash',
  permission: 'cash_view',
  method: 'GET',
  path: '/api/v1/transactions/terminals-with-cash',
  summary: 'Terminals with cash inside, most of it first',
  description: 'Those that a round can be planned of, in whatever state: a blocked one still holds its cash.',
  query: TerminalWithCashQuery,
  data: TerminalWithCashPage,
  codes: ['not_found'],
  assumed,
  example: { query: { page: 1, sort: '-cash_inside' }, data: examplePage(exampleTerminalWithCash) },
});

export const createCollectionRound = operation({
  id: 'createCollectionRound',
  permission: 'encashment_perform',
  method: 'POST',
  path,
  summary: 'Plan a cash collection round',
  description:
    'Of terminals chosen one by one, or of all that match a filter of listTerminalsWithCash. Taking cash out of one of them (encashTerminal) checks it off, whoever does it.',
  body: CollectionRoundInput,
  data: CollectionRoundDetails,
  keyScope: 'user',
  codes: ['not_found', 'collection_round_empty', 'collection_round_too_large', 'collection_targets_changed'],
  assumed,
  example: {
    body: {
      target: { terminal_ids: [exampleIds.terminalWithCash] },
      assignee_id: exampleIds.owner,
      planned_for: '2026-11-23',
    },
    data: exampleRoundDetails,
  },
});

export const listCollectionRounds = operation({
  id: 'listCollectionRounds',
  permission: 'cash_view',
  method: 'GET',
  path,
  summary: 'Cash collection rounds, the newest first',
  description: 'Of the whole merchant; planning and making them needs `encashment_perform`.',
  query: CollectionRoundQuery,
  data: CollectionRoundPage,
  codes: ['not_found'],
  assumed,
  example: { query: { page: 1, state: ['planned', 'under_way'] }, data: examplePage(exampleRound) },
});

export const getCollectionRound = operation({
  id: 'getCollectionRound',
  permission: 'cash_view',
  method: 'GET',
  path: `${path}/{id}`,
  summary: 'A cash collection round with its terminals, to make it and to print it',
  description: 'Each stop shows what was inside when it was planned and what is inside now.',
  params,
  data: CollectionRoundDetails,
  codes: ['not_found'],
  assumed,
  example: { params: { id: exampleIds.collectionRound }, data: exampleRoundDetails },
});

export const updateCollectionRound = operation({
  id: 'updateCollectionRound',
  permission: 'encashment_perform',
  method: 'PUT',
  path: `${path}/{id}`,
  summary: 'Change who makes a round, and when',
  description: 'While it goes on. Its terminals stay as they were planned.',
  params,
  body: UpdateCollectionRoundInput,
  data: CollectionRoundDetails,
  codes: ['not_found', 'conflict', 'collection_round_ended'],
  failureDetails: { conflict: { current_version: 2 } },
  assumed,
  example: {
    params: { id: exampleIds.collectionRoundToEdit },
    body: { assignee_id: exampleIds.owner, planned_for: '2026-11-24', version: 1 },
    data: {
      ...exampleRoundDetails,
      id: exampleIds.collectionRoundToEdit,
      planned_for: '2026-11-24',
      version: 2,
    },
  },
});

export const skipRoundStop = operation({
  id: 'skipRoundStop',
  permission: 'encashment_perform',
  method: 'POST',
  path: '/api/v1/transactions/collection-round-stops/{id}/skip',
  summary: 'Skip a terminal of a round, with a reason',
  description:
    'Again: replaces the reason. While the round goes on, taking cash out of the terminal still checks it off.',
  params,
  body: SkipRoundStopInput,
  data: CollectionRoundDetails,
  codes: ['not_found', 'collection_round_ended', 'round_stop_collected'],
  assumed,
  example: {
    params: { id: exampleIds.roundStop },
    body: { reason: 'Точку зачинено' },
    data: {
      ...exampleRoundDetails,
      state: 'under_way',
      skipped_count: 1,
      stops: [
        { ...exampleStop, state: 'skipped', skip_reason: 'Точку зачинено', done_at: exampleRound.updated_at },
      ],
      version: 2,
    },
  },
});

export const finishCollectionRound = operation({
  id: 'finishCollectionRound',
  permission: 'encashment_perform',
  method: 'POST',
  path: `${path}/{id}/finish`,
  summary: 'Finish a round, all of whose terminals were collected or skipped',
  description:
    'While a stop is open it is `round_stops_open`: collect it (encashTerminal) or skip it (skipRoundStop) first. A finished round changes no more.',
  params,
  body: EndCollectionRoundInput,
  data: CollectionRoundDetails,
  codes: ['not_found', 'conflict', 'collection_round_ended', 'round_stops_open'],
  failureDetails: { conflict: { current_version: 2 } },
  assumed,
  example: {
    params: { id: exampleIds.collectionRoundToFinish },
    body: { version: 1 },
    data: {
      ...exampleRoundDetails,
      id: exampleIds.collectionRoundToFinish,
      state: 'finished',
      skipped_count: 1,
      stops: [
        { ...exampleStop, state: 'skipped', skip_reason: 'Точку зачинено', done_at: exampleRound.updated_at },
      ],
      ended_at: exampleRound.updated_at,
      version: 2,
    },
  },
});

export const cancelCollectionRound = operation({
  id: 'cancelCollectionRound',
  permission: 'encashment_perform',
  method: 'POST',
  path: `${path}/{id}/cancel`,
  summary: 'Cancel a round; what was collected within it stays collected',
  description: 'Its open stops can be planned into another round at once. A cancelled round changes no more.',
  params,
  body: EndCollectionRoundInput,
  data: CollectionRoundDetails,
  codes: ['not_found', 'conflict', 'collection_round_ended'],
  failureDetails: { conflict: { current_version: 2 } },
  assumed,
  example: {
    params: { id: exampleIds.collectionRoundToCancel },
    body: { version: 1 },
    data: {
      ...exampleRoundDetails,
      id: exampleIds.collectionRoundToCancel,
      state: 'cancelled',
      ended_at: exampleRound.updated_at,
      version: 2,
    },
  },
});

export const listCashCollectors = operation({
  id: 'listCashCollectors',
  permission: 'cash_view',
  method: 'GET',
  path: '/api/v1/transactions/cash-collectors',
  summary: 'Everybody who may take cash out of terminals (`encashment_perform`), to assign a round to',
  description: 'In alphabetical order; whoever is blocked is not among them.',
  data: People,
  codes: [],
  assumed,
  example: {
    data: examplePeople,
  },
});
