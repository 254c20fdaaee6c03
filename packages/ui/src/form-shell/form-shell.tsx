import { type ReactNode, type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../button/button.tsx';
import { SectionListContext, useSectionList } from '../form-section/section-list.ts';
import { cx } from '../lib/cx.ts';
import { useMediaQuery } from '../media-query/use-media-query.ts';
import { type Back, BackLink } from '../page-header/back-link.tsx';
import { ErrorSummary, type FormError } from './error-summary.tsx';
import { SectionLinks, SectionMenu } from './section-links.tsx';

export type { FormError } from './error-summary.tsx';

export type FormShellProps = {
  title: string;
  /** The page that the form belongs to. */
  back?: Back | undefined;
  /** Beside the title: a Status. */
  status?: ReactNode;
  /** Under the title: what this is for, in a sentence. */
  description?: ReactNode;
  /** `FormSection`s. */
  children: ReactNode;
  /** Name of the links to the sections, which a long form has: beside it, or in its bar where there is no room. */
  sectionsLabel?: string | undefined;
  /** Called by button and Enter, without the browser's own validation. */
  onSubmit: () => void;
  submitLabel: string;
  /** Read out while `isSubmitting`. */
  submittingLabel: string;
  isSubmitting?: boolean | undefined;
  /** Why it can't be submitted at all, e.g. which permission is missing. */
  submitDisabledReason?: string | undefined;
  cancelLabel: string;
  /** Where cancel leads; or `onCancel`. */
  cancelHref?: string | undefined;
  onCancel?: (() => void) | undefined;
  /** In the order of the fields. Shown above them, each linking to its field. */
  errors?: readonly FormError[] | undefined;
  /** Over the errors: `Перевірте 2 поля`. Goes with `errors`; a form without them moves the focus to the first one itself. */
  errorSummaryTitle?: string | undefined;
  /** More actions beside the two, e.g. delete. */
  moreActions?: ReactNode;
};

/** Room for the links to the sections beside the fields. */
const BESIDE = '(min-width: 1280px)';

/** A focused field is never under the page's bar above or the form's bar below. */
const formClass =
  'w-full [&_:is(input,textarea,button,[role=spinbutton])]:scroll-mt-[calc(var(--sticky-top,0px)+48px)] [&_:is(input,textarea,button,[role=spinbutton])]:scroll-mb-[calc(var(--bottom-bar,0px)+96px)]';

/** The page of a form: title, errors, sections, and a bar of actions that stays in sight. */
export function FormShell(props: FormShellProps) {
  const { errors = [], isSubmitting = false, sectionsLabel } = props;
  const form = useRef<HTMLFormElement>(null);
  const titleId = useId();
  const attempt = useFailedAttempts(errors, isSubmitting);
  const { sections, tell } = useSectionList();
  const isBeside = useMediaQuery(BESIDE) && sectionsLabel !== undefined;

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isSubmitting || props.submitDisabledReason !== undefined) return;
    attempt.begin();
    props.onSubmit();
  };
  return (
    <form
      ref={form}
      noValidate
      aria-labelledby={titleId}
      onSubmit={submit}
      className={cx(formClass, isBeside ? 'max-w-[1208px]' : 'max-w-5xl')}
    >
      <header className="mb-5">
        {props.back ? <BackLink {...props.back} /> : null}
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h1
            id={titleId}
            className="min-w-0 font-[650] text-2xl text-text leading-8 tracking-[-0.01em] [overflow-wrap:anywhere]"
          >
            {props.title}
          </h1>
          {props.status}
        </div>
        {props.description !== undefined && <p className="text-text-muted">{props.description}</p>}
      </header>
      {attempt.isShown && (
        <ErrorSummary
          title={props.errorSummaryTitle ?? ''}
          errors={errors}
          attempt={attempt.count}
          form={form}
        />
      )}
      <div className={isBeside ? 'flex items-start gap-6' : undefined}>
        {isBeside ? <SectionLinks label={sectionsLabel} sections={sections} /> : null}
        <div className={cx('rounded-lg border border-border bg-surface', isBeside && 'min-w-0 flex-1')}>
          <SectionListContext value={sectionsLabel === undefined ? null : tell}>
            {props.children}
          </SectionListContext>
          <div className="sticky bottom-[var(--bottom-bar,0px)] z-10 flex flex-wrap gap-2 rounded-b-lg border-border border-t bg-surface px-4 py-3 max-md:*:flex-1 md:px-6">
            <Button
              type="submit"
              variant="primary"
              isLoading={isSubmitting}
              loadingLabel={props.submittingLabel}
              disabledReason={props.submitDisabledReason}
            >
              {props.submitLabel}
            </Button>
            <Button
              variant="secondary"
              href={props.cancelHref}
              onPress={props.onCancel}
              isDisabled={isSubmitting}
            >
              {props.cancelLabel}
            </Button>
            {props.moreActions}
            {sectionsLabel === undefined || isBeside ? null : (
              <div className="ml-auto max-md:flex-none!">
                <SectionMenu label={sectionsLabel} sections={sections} />
              </div>
            )}
          </div>
        </div>
      </div>
    </form>
  );
}

/**
 * Counts the submits that ended in errors, so that the summary speaks once for each: not when a field, corrected or
 * left, changes the list between two submits.
 */
function useFailedAttempts(errors: readonly FormError[], isSubmitting: boolean) {
  const [count, setCount] = useState(0);
  const isPending = useRef(true);
  useEffect(() => {
    if (errors.length === 0 || isSubmitting || !isPending.current) return;
    isPending.current = false;
    setCount((previous) => previous + 1);
  }, [errors, isSubmitting]);
  return {
    count,
    isShown: errors.length > 0 && count > 0,
    begin: () => {
      isPending.current = true;
    },
  };
}
