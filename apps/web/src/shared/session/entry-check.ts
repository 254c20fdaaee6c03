import { paths } from '../paths.ts';

/** A place in the app. */
export interface Place {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/** The address of sign-in that leads back to a place (spec §2: `redirect` holds the full path). */
export function signInFrom({ pathname, search, hash }: Place): string {
  return paths.signIn({ redirect: pathname + search + hash });
}
