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
import type { ReportOptions, ServerFieldError } from '../query/report.ts';
import { contractResolver } from './contract-resolver.ts';
import { isRequired, schemaAt } from './schema-shape.ts';

/** Form values while edited: numbers and choices may still be null. */
export type FormValues<Input> = {
  [Key in keyof Input]: Input[Key] extends readonly unknown[] ? Input[Key] : Input[Key] | null;
};

export interface ContractFormOptions<Schema extends z.ZodType<FieldValues, FieldValues>, Saved> {
  schema: Schema;
  /** Initial values: `''` for texts, null for empty numbers and choices. */
  defaults: FormValues<z.input<Schema>>;
  /** Sends the validated input; pass `how` to the command, for the server's field errors. */
  send: (input: z.output<Schema>, how: Pick<ReportOptions, 'applyFieldErrors'>) => Promise<Saved>;
  /** Where the form holds what the server names; default: at the same path. */
  formPath?: ((path: string, values: FormValues<z.input<Schema>>) => string) | undefined;
  /** Whether something outside the fields is unsaved, e.g. a chosen photo. */
  isMoreUnsaved?: (() => boolean) | undefined;
  /** Called after saving, usually to navigate; nothing is unsaved by then. */
  onSaved?: ((saved: Saved) => void) | undefined;
}

export interface ContractForm<Values extends FieldValues = FieldValues> {
  /** `watch` is left out: use `useWatch` in a small component, so that typing does not re-render the form. */
  readonly hook: Omit<UseFormReturn<Values>, 'watch'>;
  readonly schema: z.ZodType;
  /** Validates and sends; ignored while a submission is running. For `FormShell.onSubmit`. */
  submit(): void;
  readonly isSubmitting: boolean;
  /** An earlier attempt with a lost response was saved; see `AlreadySavedNotice`. */
  readonly wasAlreadySaved: boolean;
  readonly isUnsaved: () => boolean;
  /** The values are saved; the navigation that follows may be pending. */
  readonly isSaved: () => boolean;
  isRequired(name: Path<Values>): boolean;
}

/** Form over a contract schema: validates on submit, then on change; shows server errors at the fields. */
export function useContractForm<Schema extends z.ZodType<FieldValues, FieldValues>, Saved>(
  options: ContractFormOptions<Schema, Saved>,
): ContractForm<FormValues<z.input<Schema>> & FieldValues> {
  type Values = FormValues<z.input<Schema>> & FieldValues;
  const { schema, send, onSaved } = options;
  const locale = useLocale();
  const currentLocale = useRef(locale);
  const [resolver] = useState(() => contractResolver<Values>(schema, () => currentLocale.current));
  const hook = useForm<Values>({
    resolver,
    defaultValues: options.defaults as DefaultValues<Values>,
    // Not on blur: a message would move the submit button away from the pointer pressing it.
    mode: 'onSubmit',
    reValidateMode: 'onChange',
  });
  const isSending = useRef(false);
  const isSaved = useRef(false);
  /** Last saved content: tells a repeated key press from a new submission. */
  const lastSaved = useRef<string>(undefined);
  const [wasAlreadySaved, setWasAlreadySaved] = useState(false);

  // Messages at fields follow the language.
  useEffect(() => {
    if (currentLocale.current === locale) return;
    currentLocale.current = locale;
    const wrong = Object.keys(hook.formState.errors) as Path<Values>[];
    if (wrong.length > 0) void hook.trigger(wrong);
  }, [locale, hook]);

  const applyFieldErrors = (told: readonly ServerFieldError[]) => {
    const { formPath = (path) => path } = options;
    const complaints = told.map((one) => ({ ...one, path: formPath(one.path, hook.getValues()) }));
    const isOurs = ({ path }: ServerFieldError) => schemaAt(schema, path) !== undefined;
    complaints.filter(isOurs).forEach(({ path, rule, message }, index) => {
      hook.setError(path as Path<Values>, { type: rule, message }, { shouldFocus: index === 0 });
    });
    const ofKey = ({ path }: ServerFieldError) => path === IDEMPOTENCY_HEADER;
    setWasAlreadySaved(complaints.some(ofKey));
    return complaints.filter((complaint) => !isOurs(complaint) && !ofKey(complaint));
  };

  const submit = async () => {
    if (isSending.current) return;
    isSending.current = true;
    try {
      await hook.handleSubmit(async (values) => {
        const content = JSON.stringify(values);
        // Already saved; the navigation is pending.
        if (isSaved.current && content === lastSaved.current && !options.isMoreUnsaved?.()) return;
        setWasAlreadySaved(false);
        const saved = await send(values as z.output<Schema>, { applyFieldErrors }).catch(() => notSaved);
        if (saved === notSaved) return;
        isSaved.current = true;
        lastSaved.current = content;
        onSaved?.(saved as Saved);
      })();
    } finally {
      isSending.current = false;
    }
  };

  // Subscribed, not read: the first change would re-render the form. `dirtyFields` turns on its tracking.
  const isDirty = useRef(false);
  useLayoutEffect(
    () =>
      hook.subscribe({
        formState: { isDirty: true, dirtyFields: true },
        callback: (now) => {
          const isNow = now.isDirty === true;
          if (isDirty.current === isNow) return;
          isDirty.current = isNow;
          // A form that stays open starts over: it was reset to the saved values, or edited after saving.
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
    wasAlreadySaved,
    isUnsaved: () => !isSaved.current && (isDirty.current || options.isMoreUnsaved?.() === true),
    isSaved: () => isSaved.current,
    isRequired: (name) => isRequired(schema, name),
  };
}

/** The command has reported the error; the form stays as it is. */
const notSaved = Symbol('not saved');
