/** The letter pressed, in lower case; in a Cyrillic layout the one that lies there in a Latin one. Else empty. */
export const letterOf = ({ key, code }: { key: string; code: string }): string =>
  /^[a-z]$/i.test(key) ? key.toLowerCase() : (/^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() ?? '');
