import { WorkQueue } from '../../http/limits/work-queue.ts';

/**
 * Works off items in their order, so many at a time; all are done when it resolves.
 * @throws what the first failing one threw, after the others
 */
export async function inLanes<Item>(
  count: number,
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const queue = new WorkQueue(count);
  const all = await Promise.allSettled(items.map((item) => queue.run(() => work(item))));
  const broken = all.find((one) => one.status === 'rejected');
  if (broken) throw broken.reason;
}
