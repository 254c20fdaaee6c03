/** Works off in as many lanes as given, in the order of the calls. */
export type Lanes = <Result>(work: () => Promise<Result>) => Promise<Result>;

export function lanes(count: number): Lanes {
  const waiting: (() => void)[] = [];
  let free = count;
  return async (work) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) free += 1;
      else next();
    }
  };
}

/**
 * Works off items in their order, so many at a time; all are done when it resolves.
 * @throws what the first failing one threw, after the others
 */
export async function inLanes<Item>(
  count: number,
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const lane = lanes(count);
  const all = await Promise.allSettled(items.map((item) => lane(() => work(item))));
  const broken = all.find((one) => one.status === 'rejected');
  if (broken) throw broken.reason;
}
