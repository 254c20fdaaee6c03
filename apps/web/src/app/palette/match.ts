/** Letters without what people type now one way and now another. */
const folded = (text: string) => text.toLowerCase().replace(/['’ʼ`]/g, '');

/** Whether every word that was typed begins a word of the label, or stands inside one. */
export function matches(label: string, typed: string): boolean {
  const text = folded(label);
  return folded(typed)
    .split(/\s+/)
    .every((word) => text.includes(word));
}
