import type { FieldSpecs } from '@kasa/contracts/shared/fields';
import type { Permission } from '@kasa/contracts/shared/permissions';
import type { LucideIcon } from 'lucide-react';
import type { z } from 'zod';
import type { CreateOperationId, UpdateOperationId } from '../forms/use-object-form.ts';
import type { Translate } from '../i18n/catalogue.ts';
import type { QueryId } from '../query/operations.ts';
import type { ObjectOf, ObjectQueryId } from '../query/use-object.ts';

/** The words of an entity's own screens, by their names in a catalogue. */
export interface EntityWords {
  readonly title: string;
  readonly lostTitle: string;
  readonly lostText: string;
  readonly toList: string;
  readonly createTitle: string;
  readonly createText: string;
  /** With the name, when it is known. */
  readonly editTitle: (name: string) => string;
  readonly editShort: string;
  readonly created: string;
  readonly changed: string;
}

/** The words of an entity in a catalogue: `depot.title`, `depot.lostTitle` … for the prefix `depot`. */
export function entityWords<Prefix extends string>(
  text: Translate<`${Prefix}.${keyof EntityWords}`>,
  prefix: Prefix,
): EntityWords {
  const word = (name: Exclude<keyof EntityWords, 'editTitle'>) => text(`${prefix}.${name}`);
  return {
    title: word('title'),
    lostTitle: word('lostTitle'),
    lostText: word('lostText'),
    toList: word('toList'),
    createTitle: word('createTitle'),
    createText: word('createText'),
    editTitle: (name) => text(`${prefix}.editTitle`, { name }),
    editShort: word('editShort'),
    created: word('created'),
    changed: word('changed'),
  };
}

/** An entity with a list, a page of its own and a form: what its screens and actions share. */
export interface Entity<
  Read extends ObjectQueryId,
  Create extends CreateOperationId,
  Update extends UpdateOperationId,
  Input extends z.ZodObject,
> {
  readonly read: Read;
  readonly create: Create;
  readonly update: Update;
  /** What people fill in. */
  readonly input: Input;
  /** The dictionary of its fields. */
  readonly fields: FieldSpecs;
  readonly name: (object: ObjectOf<Read>) => string;
  /** A hook: its words, and the list's title. */
  readonly useWords: () => { readonly words: EntityWords; readonly list: string };
  readonly icon: LucideIcon;
  /** Needed to create and to change one. */
  readonly permission: Permission;
  /** The reads that a change touches. */
  readonly refreshes: readonly QueryId[];
  readonly listHref: () => string;
  readonly href: (to: { id: string }) => string;
  /** Without an id, to the form of a new one. */
  readonly editHref: (to?: { id: string }) => string;
}

/** Declares an entity. */
export const defineEntity = <
  Read extends ObjectQueryId,
  Create extends CreateOperationId,
  Update extends UpdateOperationId,
  Input extends z.ZodObject,
>(
  entity: Entity<Read, Create, Update, Input>,
) => entity;
