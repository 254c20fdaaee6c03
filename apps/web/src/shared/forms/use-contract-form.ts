import { IDEMPOTENCY_HEADER } from '@kasa/client/http/idempotency';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import type { z } from 'zod';
import { useLocale } from '../i18n/i18n.tsx';
import type { FieldComplaint, ReportOptions } from '../query/report.ts';
import { contractResolver } from './contract-resolver.ts';
import { isRequired, schemaAt } from './schema-shape.ts';

/** A form's content while it is filled in: what will be a number or a choice may still be missing. */
export type Draft<Input> = {
  [Key in keyof Input]: Input[Key] extends readonly unknown[] ? Input[Key] : Input[Key] | null;
};

/** What a form needs. */
export interface ContractFormOptions<Schema extends z.ZodType<FieldValues, FieldValues>, Saved> {
  /** The contract's schema of the input. */
  schema: Schema;
  /** What the fields hold at first: `''` for texts, null for numbers and choices not made yet. */
  defaults: Draft<z.input<Schema>>;
  /** Sends the checked input; hand `how` on to the command, so that the server's complaints come to the fields. */
  send: (input: z.output<Schema>, how: Pick<ReportOptions, 'takeFields'>) => Promise<Saved>;
  /** Whether there is something to lose besides the fields, e.g. a photo that was chosen. */
  isMoreUnsaved?: (() => boolean) | undefined;
  /** What follows, usually a navigation: by now nothing is unsaved any more. */
  onSaved?: ((saved: Saved) => void) | undefined;
}

/** A form as its screen holds it. */
export interface ContractForm<Values extends FieldValues = FieldValues> {
  /**
   * react-hook-form's own, for what is not here: `setValue`, `useFieldArray`. A form is not drawn anew by its keys: what
   * shows a value watches it by `useWatch`, in a component as small as what it changes.
   */
  readonly hook: Omit<UseFormReturn<Values>, 'watch'>;
  readonly schema: z.ZodType;
  /** Checks and sends; a second call while the first is running does nothing. For `FormShell.onSubmit`. */
  submit(): void;
  readonly isSubmitting: boolean;
  /** What it held at an attempt whose answer was lost is saved, and it has been changed since: for `SavedBefore`. */
  readonly isSavedBefore: boolean;
  /** There is something to lose. */
  readonly isUnsaved: () => boolean;
  /** What it holds is saved, and what follows is on its way. */
  readonly isSaved: () => boolean;
  isRequired(name: Path<Values>): boolean;
}

/**
 * A form over a schema of the contract: `useContractForm({ schema: DriverInput, defaults, send, onSaved })`.
 * Checks by the contract's rules in the language in use, on submitting and from then on with every change; focuses the
 * first error; puts the server's complaints at the same fields; sends once.
 */
export function useContractForm<Schema extends z.ZodType<FieldValues, FieldValues>, Saved>(
  options: ContractFormOptions<Schema, Saved>,
): ContractForm<Draft<z.input<Schema>> & FieldValues> {
  type Values = Draft<z.input<Schema>> & FieldValues;
  const { schema, send, onSaved } = options;
  const locale = useLocale();
  const currentLocale = useRef(locale);
  const [resolver] = useState(() => contractResolver<Values>(schema, () => currentLocale.current));
  const hook = useForm<Values>({
    resolver,
    defaultValues: options.defaults as DefaultValues<Values>,
    // Not on leaving a field: the message would move the submit button from under the pointer that is pressing it.
    mode: 'onSubmit',
    reValidateMode: 'onChange',
  });
  const isSending = useRef(false);
  const isSaved = useRef(false);
  /** What was saved last, to tell a key that was pressed once too often from another deed. */
  const lastSaved = useRef<string>(undefined);
  const [isSavedBefore, setSavedBefore] = useState(false);

  // Messages that stand at fields follow the language.
  useEffect(() => {
    if (currentLocale.current === locale) return;
    currentLocale.current = locale;
    const wrong = Object.keys(hook.formState.errors) as Path<Values>[];
    if (wrong.length > 0) void hook.trigger(wrong);
  }, [locale, hook]);

  const takeFields = (complaints: readonly FieldComplaint[]) => {
    const isOurs = ({ path }: FieldComplaint) => schemaAt(schema, path) !== undefined;
    complaints.filter(isOurs).forEach(({ path, rule, message }, index) => {
      hook.setError(path as Path<Values>, { type: rule, message }, { shouldFocus: index === 0 });
    });
    const ofKey = ({ path }: FieldComplaint) => path === IDEMPOTENCY_HEADER;
    setSavedBefore(complaints.some(ofKey));
    return complaints.filter((complaint) => !isOurs(complaint) && !ofKey(complaint));
  };

  const submit = async () => {
    if (isSending.current) return;
    isSending.current = true;
    try {
      await hook.handleSubmit(async (values) => {
        const content = JSON.stringify(values);
        // The screen that follows is still on its way.
        if (isSaved.current && content === lastSaved.current && !options.isMoreUnsaved?.()) return;
        setSavedBefore(false);
        const saved = await send(values as z.output<Schema>, { takeFields }).catch(() => notSaved);
        if (saved === notSaved) return;
        isSaved.current = true;
        lastSaved.current = content;
        onSaved?.(saved as Saved);
      })();
    } finally {
      isSending.current = false;
    }
  };

  // Told, not read while drawing: the first key, which makes the form dirty, would draw all of it anew. Asking for the
  // fields makes react-hook-form track which were touched.
  const isDirty = useRef(false);
  useLayoutEffect(
    () =>
      hook.subscribe({
        formState: { isDirty: true, dirtyFields: true },
        callback: (now) => {
          const isNow = now.isDirty === true;
          if (isDirty.current === isNow) return;
          isDirty.current = isNow;
          // A form that stays begins again: it was filled anew with what is saved now, or is typed into after it.
          isSaved.current = false;
        },
      }),
    [hook],
  );
  return {
    hook,
    schema,
    submit: () => void submit(),
    isSubmitting: hook.formState.isSubmitting,
    isSavedBefore,
    isUnsaved: () => !isSaved.current && (isDirty.current || options.isMoreUnsaved?.() === true),
    isSaved: () => isSaved.current,
    isRequired: (name) => isRequired(schema, name),
  };
}

/** Reported by whoever sent it; the form stays as it is. */
const notSaved = Symbol('not saved');
