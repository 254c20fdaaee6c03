interface IssuedKeyPhrase {
  readonly terminalId: string;
  /** Who created the terminal. */
  readonly user: string;
  readonly phrase: string;
}

/** In memory only: the phrase signs a terminal's requests, so no history and no storage may keep it. */
let issued: IssuedKeyPhrase | null = null;

/** Keeps the phrase of a new terminal for its success page. */
export function keepKeyPhrase(kept: IssuedKeyPhrase): void {
  issued = kept;
}

/** The phrase of a terminal that this user has just created; null: not known any more. */
export function issuedKeyPhrase(terminalId: string, user: string | undefined): string | null {
  return issued?.terminalId === terminalId && issued.user === user ? issued.phrase : null;
}

export function forgetKeyPhrase(): void {
  issued = null;
}
