import type { Permission } from '@kasa/contracts/shared/permissions';
import type { ComponentType } from 'react';
import type { MiddlewareFunction, RouteObject } from 'react-router-dom';
import { unlessReloading } from '../errors/reload-on-missing-chunk.ts';
import type { LoadableCatalogue } from '../i18n/catalogue.ts';
import type { Prefetch } from '../query/query-options.ts';
import type { Services } from '../services/services.ts';

export type ScreenContext = Pick<Services, 'client' | 'queryClient' | 'locale'>;

/** A screen's address and code; the app turns them into routes. */
export interface ScreenRoute {
  /** From `shared/paths`. */
  readonly pattern: string;
  load(): Promise<ComponentType>;
  /** Without this permission the user stays where they were, with a toast (spec §6). */
  readonly permission?: Permission;
  /** First reads, started while the code is loading. Worth it for common entry screens. */
  reads?(search: URLSearchParams): readonly Prefetch[];
}

/** A feature's screens and texts, loaded when one of the screens is opened. */
export interface Feature {
  readonly catalogues: readonly LoadableCatalogue[];
  readonly screens: readonly ScreenRoute[];
}

/** @param guard middleware of screens that need a permission */
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
