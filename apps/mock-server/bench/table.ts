const WIDTHS = [46, 9, 16, 12, 12];

export function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

export function row(...cells: (string | number)[]): void {
  const text = cells.map((cell, n) => {
    const width = WIDTHS[n] ?? 0;
    return typeof cell === 'number' ? String(cell).padStart(width) : cell.padEnd(width);
  });
  say(`  ${text.join('  ')}`.trimEnd());
}
