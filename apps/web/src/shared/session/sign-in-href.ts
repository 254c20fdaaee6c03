import { paths } from '../paths.ts';

export interface UrlParts {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/** Sign-in address that leads back to a place (spec §2: `redirect` holds the full path). */
export function signInHref({ pathname, search, hash }: UrlParts): string {
  return paths.signIn({ redirect: pathname + search + hash });
}
