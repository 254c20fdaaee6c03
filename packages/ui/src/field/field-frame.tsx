import { CircleAlert, Lock } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import { FieldError, Label, Text } from 'react-aria-components';
import { type FieldProps, isFieldDisabled } from './field.ts';

type FrameProps = Pick<
  FieldProps<unknown>,
  | 'label'
  | 'isLabelHidden'
  | 'isRequired'
  | 'hint'
  | 'defaultNote'
  | 'error'
  | 'isDisabled'
  | 'disabledReason'
>;

/** Greys the text of a control, and a checked box. */
export const defaultStyle = (note: string | undefined) =>
  (note === undefined
    ? {}
    : { '--text': 'var(--text-muted)', '--accent': 'var(--text-muted)' }) as CSSProperties;

/** Label, control and notes of a field. Must be inside a React Aria field, which links them for accessibility. */
export function FieldFrame({ children, ...props }: FrameProps & { children: ReactNode }) {
  return (
    <>
      <Label className={props.isLabelHidden ? 'sr-only' : 'font-[550] text-text leading-5'}>
        <FieldLabelText label={props.label} isRequired={props.isRequired} />
      </Label>
      <div style={{ display: 'contents', ...defaultStyle(props.defaultNote) }}>{children}</div>
      <FieldNotes {...props} />
    </>
  );
}

/** The label with an asterisk; screen readers hear "required" from the control itself. */
export function FieldLabelText({ label, isRequired }: Pick<FrameProps, 'isRequired'> & { label: ReactNode }) {
  return (
    <>
      {label}
      {isRequired && (
        <span aria-hidden className="ml-0.5 text-danger">
          *
        </span>
      )}
    </>
  );
}

/** Below the control: the error, then the disabled reason or else the hint. */
export function FieldNotes(
  props: Pick<FrameProps, 'hint' | 'defaultNote' | 'error' | 'isDisabled' | 'disabledReason'>,
) {
  const note = isFieldDisabled(props) ? (props.disabledReason ?? props.hint) : props.hint;
  return (
    <>
      <FieldError className="flex gap-1.5 text-[13px] text-danger leading-5">
        <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
        <span className="min-w-0 break-words">{props.error}</span>
      </FieldError>
      {(note ?? props.defaultNote) !== undefined && (
        <Text
          slot="description"
          className={
            note === undefined
              ? 'sr-only'
              : 'flex gap-1.5 text-[13px] text-text-muted leading-5 [overflow-wrap:anywhere]'
          }
        >
          {props.defaultNote !== undefined && <span className="sr-only">{props.defaultNote}. </span>}
          {props.disabledReason !== undefined && <Lock aria-hidden className="mt-0.5 size-4 shrink-0" />}
          {note}
        </Text>
      )}
    </>
  );
}
