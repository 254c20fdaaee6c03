import { CircleAlert, Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { FieldError, Label, Text } from 'react-aria-components';
import { type FieldProps, isFieldDisabled } from './field.ts';

/** Wrapper of label, control and notes; `group` lets them style by the state that React Aria sets on it. */
export const fieldClass = 'group/field flex min-w-0 flex-col gap-1.5';

/** Box of a control: 36 px, 44 on touch, border contrast 3:1, focus ring around the whole box. */
export const controlClass =
  'flex h-9 w-full min-w-0 items-center rounded-lg border border-border-strong bg-surface text-text transition-colors duration-100 has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-1 group-data-invalid/field:border-danger group-data-disabled/field:border-border group-data-disabled/field:bg-surface-2 group-data-disabled/field:text-text-muted group-data-readonly/field:border-border group-data-readonly/field:bg-surface-2 pointer-coarse:h-11';

export const inputClass =
  'h-full w-full min-w-0 flex-1 bg-transparent px-3 text-text outline-none placeholder:text-text-muted disabled:text-text-muted pointer-coarse:text-base';

type FrameProps = Pick<
  FieldProps<unknown>,
  'label' | 'isLabelHidden' | 'isRequired' | 'hint' | 'error' | 'isDisabled' | 'disabledReason'
>;

/** Label, control and notes of a field. Must be inside a React Aria field, which links them for accessibility. */
export function FieldFrame({ children, ...props }: FrameProps & { children: ReactNode }) {
  return (
    <>
      <Label className={props.isLabelHidden ? 'sr-only' : 'font-[550] text-text leading-5'}>
        <FieldLabelText label={props.label} isRequired={props.isRequired} />
      </Label>
      {children}
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
export function FieldNotes(props: Pick<FrameProps, 'hint' | 'error' | 'isDisabled' | 'disabledReason'>) {
  const note = isFieldDisabled(props) ? (props.disabledReason ?? props.hint) : props.hint;
  return (
    <>
      <FieldError className="flex gap-1.5 text-[13px] text-danger leading-5">
        <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
        <span className="min-w-0 break-words">{props.error}</span>
      </FieldError>
      {note !== undefined && (
        <Text
          slot="description"
          className="flex gap-1.5 text-[13px] text-text-muted leading-5 [overflow-wrap:anywhere]"
        >
          {props.disabledReason !== undefined && <Lock aria-hidden className="mt-0.5 size-4 shrink-0" />}
          {note}
        </Text>
      )}
    </>
  );
}
