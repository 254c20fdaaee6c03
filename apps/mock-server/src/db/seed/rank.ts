/** Items in the order of a rank that is drawn, once for each: a comparison that draws takes most of a seed's time. */
export function byRank<Item>(items: readonly Item[], rankOf: (item: Item) => number): Item[] {
  return items
    .map((item) => ({ item, rank: rankOf(item) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ item }) => item);
}
