import { type ReactNode, type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../button/button.tsx';
import { SectionListContext, useSectionList } from '../form-section/section-list.ts';
import { cx } from '../lib/cx.ts';
import { useMediaQuery } from '../media-query/use-media-query.ts';
import { BackLink, type BackLinkProps } from '../page-header/back-link.tsx';
import { ErrorSummary, type FormError } from './error-summary.tsx';
import { SectionLinks, SectionMenu } from './section-links.tsx';

export type { FormError } from './error-summary.tsx';

export type FormShellProps = {
  title: string;
  back?: BackLinkProps | undefined;
  status?: ReactNode;
  description?: ReactNode;
  children: ReactNode;
  /** Name of the section links of a long form: beside it or, without room, in its action bar. */
  sectionsLabel?: string | undefined;
  /** Called by button and Enter, without native validation. */
  onSubmit: () => void;
  submitLabel: string;
  submittingLabel: string;
  isSubmitting?: boolean | undefined;
  /** Why it can't be submitted, e.g. the missing permission. */
  submitDisabledReason?: string | undefined;
  cancelLabel: string;
  cancelHref?: string | undefined;
  onCancel?: (() => void) | undefined;
  /** In field order. Shown above the fields as links to them. */
  errors?: readonly FormError[] | undefined;
  /** `Перевірте 2 поля`. Required with `errors`; without them the form focuses the first invalid field. */
  errorSummaryTitle?: string | undefined;
  moreActions?: ReactNode;
};

const BESIDE = '(min-width: 1280px)';

/** Scroll margins keep a focused field clear of the page's top bar and the form's action bar. */
const formClass =
  'w-full [&_:is(input,textarea,button,[role=spinbutton])]:scroll-mt-[calc(var(--sticky-top,0px)+48px)] [&_:is(input,textarea,button,[role=spinbutton])]:scroll-mb-[calc(var(--bottom-bar,0px)+96px)]';

/** A form page: title, errors, sections, and a sticky action bar. */
export function FormShell(props: FormShellProps) {
  const { errors = [], isSubmitting = false, sectionsLabel } = props;
  const form = useRef<HTMLFormElement>(null);
  const titleId = useId();
  const attempt = useFailedAttempts(errors, isSubmitting);
  const { sections, register } = useSectionList();
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
          <SectionListContext value={sectionsLabel === undefined ? null : register}>
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

/** Counts submits that ended in errors, so that the summary is announced once per submit. */
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
