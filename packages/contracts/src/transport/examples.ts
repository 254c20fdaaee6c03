/** What the examples of this domain have in common. */
import { exampleIds } from '../shared/example-ids.ts';

export const exampleVersionAndTimestamps = {
  version: 1,
  created_at: '2026-01-12T08:00:00.000Z',
  updated_at: '2026-01-12T08:00:00.000Z',
};

/** The objects of the examples, as others name them. */
export const exampleReferences = {
  depot: { id: exampleIds.depot, name: 'Автобусне депо №1' },
  route: { id: exampleIds.route, name: 'Автобус №33' },
  transport: { id: exampleIds.transport, name: '1201' },
  driver: { id: exampleIds.driver, name: 'Бондаренко Андрій Васильович' },
};
