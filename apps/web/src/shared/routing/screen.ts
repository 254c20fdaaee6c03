import type { Permission } from '@kasa/contracts/shared/permissions';
import type { ComponentType } from 'react';
import type { MiddlewareFunction, RouteObject } from 'react-router-dom';
import { unlessReloading } from '../errors/preload-error.ts';
import type { Loadable } from '../i18n/catalogue.ts';
import type { Read } from '../query/read.ts';
import type { Services } from '../services/services.ts';

/** What is needed to load a screen. */
export type ScreenContext = Pick<Services, 'client' | 'queryClient' | 'locale'>;

/** A screen's address and how its code comes. The app makes router entries of them. */
export interface ScreenRoute {
  /** From `shared/paths`. */
  readonly pattern: string;
  load(): Promise<ComponentType>;
  /** Nobody without this right gets there (spec §6): they stay where they were, with a word. */
  readonly permission?: Permission;
  /** What it will read first, begun while its code is on the way. Worth it where most visits begin. */
  reads?(search: URLSearchParams): readonly Read[];
}

/** What a feature gives to the app: its screens and its words, both fetched when one of the screens is opened. */
export interface Feature {
  readonly catalogues: readonly Loadable[];
  readonly screens: readonly ScreenRoute[];
}

/**
 * The router's entries for a feature's screens. A screen and its words come together.
 * @param guard what stands before a screen that needs a right
 */
export function routesOf(
  feature: Feature,
  { client, queryClient, locale }: ScreenContext,
  guard: (permission: Permission) => MiddlewareFunction,
): RouteObject[] {
  return feature.screens.map(({ pattern, load, permission, reads }) => ({
    path: pattern,
    ...(permission && { middleware: [guard(permission)] }),
    lazy: async () => {
      const words = feature.catalogues.map((catalogue) => catalogue.load(locale.current()));
      const [Component] = await unlessReloading(Promise.all([load(), ...words]));
      return { Component };
    },
    ...(reads && {
      loader: ({ request }) => {
        for (const begin of reads(new URL(request.url).searchParams)) begin(client, queryClient);
        return null;
      },
    }),
  }));
}
