export const generatedNote = (what: string) =>
  `<!-- Generated from ${what} by \`pnpm gen\`; do not edit. -->\n`;

const cell = (value: string | number) => String(value).replaceAll('|', '\\|').replaceAll('\n', ' ');

export function markdownTable(
  header: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): string {
  const line = (cells: readonly (string | number)[]) => `| ${cells.map(cell).join(' | ')} |`;
  return [line(header), line(header.map(() => '---')), ...rows.map(line)].join('\n');
}
