import { paths } from '../paths.ts';

export interface Place {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/** Sign-in address that leads back to a place (spec §2: `redirect` holds the full path). */
export function signInFrom({ pathname, search, hash }: Place): string {
  return paths.signIn({ redirect: pathname + search + hash });
}
