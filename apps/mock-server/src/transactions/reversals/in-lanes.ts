/**
 * Works off items in their order, so many at a time; all are done when it resolves.
 * @throws what the first failing one threw, after the others
 */
export async function inLanes<Item>(
  count: number,
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const left = items.values();
  const lane = async () => {
    for (const item of left) await work(item);
  };
  const lanes = await Promise.allSettled(Array.from({ length: count }, lane));
  const broken = lanes.find((one) => one.status === 'rejected');
  if (broken) throw broken.reason;
}
