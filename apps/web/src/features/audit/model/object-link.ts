import { paths } from '#shared/paths.ts';
import type { AuditEntry } from './types.ts';

const idOf = (value: unknown): string | undefined => {
  const id = (value as { id?: unknown } | null | undefined)?.id;
  return typeof id === 'string' ? id : undefined;
};

const NUMBER = /^S1\d{6}(?= )/;

/** Whoever reads the journal, as far as it matters to where an entry leads. */
export interface Reader {
  readonly id: string;
  readonly tags: readonly string[];
}

/** The address of the screen that shows what an entry is about; undefined where there is none, or none for the reader. */
export function objectLink(
  { object: { type, id, name }, before, after }: AuditEntry,
  reader: Reader | undefined,
) {
  switch (type) {
    case 'route':
      return paths.showRoute({ id });
    case 'transport':
      return paths.transportList({ vehicle: id });
    case 'driver':
      return paths.driversList({ driver: id });
    case 'depot':
      return paths.branch({ id });
    case 'terminal': {
      // It stands first in its name, and finds exactly one.
      const [number] = name.match(NUMBER) ?? [];
      return number && paths.terminals({ q: number });
    }
    case 'bulk_run':
      return paths.terminalRun({ id });
    case 'shift': {
      // A shift stands in its driver's card, whom only an entry of its opening names.
      const driver = idOf(after?.driver ?? before?.driver);
      return driver && paths.driversList({ driver, record: id });
    }
    case 'user':
      if (id === reader?.id) return paths.profile();
      return reader?.tags.includes('users_manage') ? paths.users({ user: id }) : undefined;
    default:
      return undefined;
  }
}
