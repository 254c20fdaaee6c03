import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { unlessReloading } from '../errors/preload-error.ts';
import type { Loadable } from '../i18n/catalogue.ts';
import type { Locale } from '../i18n/locales.ts';

/** What the router knows when it loads a screen. */
export interface ScreenContext {
  locale(): Locale;
}

/** A screen's address and how its code comes. The app makes router entries of them. */
export interface ScreenRoute {
  /** From `shared/paths`. */
  readonly pattern: string;
  load(): Promise<ComponentType>;
}

/** What a feature gives to the app: its screens and its words, both fetched when one of the screens is opened. */
export interface Feature {
  readonly catalogues: readonly Loadable[];
  readonly screens: readonly ScreenRoute[];
}

/** The router's entries for a feature's screens. A screen and its words come together. */
export function routesOf(feature: Feature, { locale }: ScreenContext): RouteObject[] {
  return feature.screens.map(({ pattern, load }) => ({
    path: pattern,
    lazy: async () => {
      const words = feature.catalogues.map((catalogue) => catalogue.load(locale()));
      const [Component] = await unlessReloading(Promise.all([load(), ...words]));
      return { Component };
    },
  }));
}
