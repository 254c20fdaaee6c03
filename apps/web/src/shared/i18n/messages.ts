/** ICU messages by id. English is declared as `Messages<keyof typeof uk>`, so that none is missing. */
export type Messages<Id extends string = string> = Readonly<Record<Id, string>>;
