/** Something that the person running the command can mend: its message says what and how, without a stack. */
export class Problem extends Error {}
