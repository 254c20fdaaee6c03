const WIDTHS = [46, 9, 16, 12, 12];

export function printLine(text: string): void {
  process.stdout.write(`${text}\n`);
}

export function printRow(...cells: (string | number)[]): void {
  const text = cells.map((cell, n) => {
    const width = WIDTHS[n] ?? 0;
    return typeof cell === 'number' ? String(cell).padStart(width) : cell.padEnd(width);
  });
  printLine(`  ${text.join('  ')}`.trimEnd());
}
