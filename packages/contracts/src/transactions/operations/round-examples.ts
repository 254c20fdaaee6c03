import type { z } from 'zod';
import { exampleIds } from '../../shared/example-ids.ts';
import { examplePerson } from '../../shared/people.ts';
import type { CollectionRound, CollectionRoundDetails, TerminalWithCash } from '../collection-rounds.ts';
import { exampleCash } from './examples.ts';

const point = { name: 'Затишок на Городоцькій', city: 'Львів', address: 'вул. Городоцька, 82' };

export const exampleTerminalWithCash: z.input<typeof TerminalWithCash> = {
  ...exampleCash.terminal,
  kind: 'ptks',
  point: { id: exampleIds.point, ...point },
  cash_inside: exampleCash.inside_amount,
  since: exampleCash.since,
  round: null,
};

export const exampleRound: z.input<typeof CollectionRound> = {
  id: exampleIds.collectionRound,
  number: 3,
  state: 'planned',
  planned_for: '2026-11-23',
  assignee: examplePerson,
  stops_count: 1,
  collected_count: 0,
  skipped_count: 0,
  expected_amount: 392_500,
  collected_amount: 0,
  planned_by: examplePerson,
  ended_at: null,
  version: 1,
  created_at: '2026-11-20T09:00:00.000Z',
  updated_at: '2026-11-20T09:00:00.000Z',
};

export const exampleStop: z.input<typeof CollectionRoundDetails>['stops'][number] = {
  id: exampleIds.roundStop,
  terminal: exampleCash.terminal,
  point,
  expected_amount: 392_500,
  inside_amount: 392_500,
  state: 'open',
  encashment: null,
  skip_reason: null,
  done_at: null,
};

export const exampleRoundDetails: z.input<typeof CollectionRoundDetails> = {
  ...exampleRound,
  stops: [exampleStop],
};
