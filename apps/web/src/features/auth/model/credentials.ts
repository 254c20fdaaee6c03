/** What was typed at sign-in, until a code is asked for: never stored. */
export interface Credentials {
  readonly phone: string;
  readonly password: string;
}
