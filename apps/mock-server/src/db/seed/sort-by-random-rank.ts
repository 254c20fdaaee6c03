/** Sorts by a drawn rank, drawn once per item: drawing in the comparison would dominate the seed's time. */
export function sortByRandomRank<Item>(items: readonly Item[], rankOf: (item: Item) => number): Item[] {
  return items
    .map((item) => ({ item, rank: rankOf(item) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ item }) => item);
}
