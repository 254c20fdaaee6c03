import type { ClientError } from '@kasa/client/http/errors';
import type { FieldSpecs } from '@kasa/contracts/shared/fields';
import type { Permission } from '@kasa/contracts/shared/permissions';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { z } from 'zod';
import type { ReferenceField } from '../forms/contract-field.tsx';
import type { CreateOperationId, UpdateOperationId } from '../forms/use-object-form.ts';
import type { Translate } from '../i18n/catalogue.ts';
import type { QueryId } from '../query/operations.ts';
import type { ObjectOf, ObjectQueryId } from '../query/use-object.ts';

/** The words of an entity's forms, by their names in a catalogue. */
export interface FormWords {
  readonly title: string;
  readonly lostText: string;
  readonly createTitle: string;
  readonly createText: string;
  readonly created: string;
  readonly changed: string;
}

/** The words of an entity with a page of its own. */
export interface EntityWords extends FormWords {
  readonly lostTitle: string;
  readonly toList: string;
  /** With the name, when it is known. */
  readonly editTitle: (name: string) => string;
  readonly editShort: string;
}

/** The words of the forms in a catalogue: `vehicle.title`, `vehicle.lostText` … for the prefix `vehicle`. */
export function formWords<Prefix extends string>(
  text: Translate<`${Prefix}.${keyof FormWords}`>,
  prefix: Prefix,
): FormWords {
  const word = (name: keyof FormWords) => text(`${prefix}.${name}`);
  return {
    title: word('title'),
    lostText: word('lostText'),
    createTitle: word('createTitle'),
    createText: word('createText'),
    created: word('created'),
    changed: word('changed'),
  };
}

/** All words of an entity in a catalogue: `depot.title`, `depot.lostTitle` … for the prefix `depot`. */
export function entityWords<Prefix extends string>(
  text: Translate<`${Prefix}.${keyof EntityWords}`>,
  prefix: Prefix,
): EntityWords {
  return {
    ...formWords(text, prefix),
    lostTitle: text(`${prefix}.lostTitle`),
    toList: text(`${prefix}.toList`),
    editTitle: (name) => text(`${prefix}.editTitle`, { name }),
    editShort: text(`${prefix}.editShort`),
  };
}

/** An entity with a list and a form: what its form needs. */
export interface FormEntity<
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
  /** What they may change later, where it is less. */
  readonly changeInput?: z.ZodObject | undefined;
  /** Fields that go on changing by themselves, without a new version: they are sent if somebody has changed them. */
  readonly moving?: readonly string[] | undefined;
  /** The dictionary of its fields. */
  readonly fields: FieldSpecs;
  /** The choice for each field of the kind `reference`. */
  readonly references?: Readonly<Record<string, ReferenceField>> | undefined;
  /** A hook: its words, and the list's title. */
  readonly useWords: () => { readonly words: FormWords; readonly list: string };
  /** Needed to create and to change one. */
  readonly permission: Permission;
  /** The reads that a change touches. */
  readonly refreshes: readonly QueryId[];
  /** Shows why the server refused to save; without it the failure is a toast. */
  readonly Refusal?: ((props: { error: ClientError | null }) => ReactNode) | undefined;
  readonly listHref: () => string;
  /** Its page, where one goes after saving; without it to the list. */
  readonly href?: ((to: { id: string }) => string) | undefined;
}

/** An entity with a list, a page of its own and a form: what its screens and actions share. */
export interface Entity<
  Read extends ObjectQueryId,
  Create extends CreateOperationId,
  Update extends UpdateOperationId,
  Input extends z.ZodObject,
> extends FormEntity<Read, Create, Update, Input> {
  readonly name: (object: ObjectOf<Read>) => string;
  readonly useWords: () => { readonly words: EntityWords; readonly list: string };
  readonly icon: LucideIcon;
  readonly href: (to: { id: string }) => string;
  /** Without an id, to the form of a new one. */
  readonly editHref: (to?: { id: string }) => string;
}

/** Declares an entity that has no page of its own, as its list has a drawer. */
export const defineFormEntity = <
  Read extends ObjectQueryId,
  Create extends CreateOperationId,
  Update extends UpdateOperationId,
  Input extends z.ZodObject,
>(
  entity: FormEntity<Read, Create, Update, Input>,
) => entity;

/** Declares an entity. */
export const defineEntity = <
  Read extends ObjectQueryId,
  Create extends CreateOperationId,
  Update extends UpdateOperationId,
  Input extends z.ZodObject,
>(
  entity: Entity<Read, Create, Update, Input>,
) => entity;
