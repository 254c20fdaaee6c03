/** Messages in ICU syntax by id. English ones are declared as `Messages<keyof typeof uk>`: none may be missing. */
export type Messages<Id extends string = string> = Readonly<Record<Id, string>>;
