/** Lower-cased and without apostrophes, which are typed in several ways. */
const folded = (text: string) => text.toLowerCase().replace(/['’ʼ`]/g, '');

export function matches(label: string, typed: string): boolean {
  const text = folded(label);
  return folded(typed)
    .split(/\s+/)
    .every((word) => text.includes(word));
}
