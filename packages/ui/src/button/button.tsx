import { LoaderCircle } from 'lucide-react';
import { type ReactNode, type Ref, useState } from 'react';
import { Button as AriaButton, Link, type PressEvent, ProgressBar } from 'react-aria-components';
import { omitUndefined } from '../lib/omit-undefined.ts';
import { Tooltip } from '../tooltip/tooltip.tsx';
import { type ButtonSize, type ButtonVariant, buttonClasses } from './button-styles.ts';

export type ButtonProps = {
  children: ReactNode;
  /** Default `secondary`. One `primary` per page. */
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  icon?: ReactNode;
  href?: string | undefined;
  target?: string | undefined;
  onPress?: ((event: PressEvent) => void) | undefined;
  type?: 'button' | 'submit' | undefined;
  /** Id of the form to submit, if the button is outside of it. */
  form?: string | undefined;
  /** Keeps width and focus, ignores presses. */
  isLoading?: boolean | undefined;
  /** Read out while loading, e.g. "Saving…". Required with `isLoading`. */
  loadingLabel?: string | undefined;
  isDisabled?: boolean | undefined;
  /** Disables the button but keeps it focusable, so that the reason can be read. */
  disabledReason?: string | undefined;
  hint?: string | undefined;
  isFullWidth?: boolean | undefined;
  autoFocus?: boolean | undefined;
  id?: string | undefined;
  'aria-label'?: string | undefined;
  'aria-describedby'?: string | undefined;
  /** State of a toggle button. */
  'aria-pressed'?: boolean | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
};

export function Button(props: ButtonProps) {
  const {
    children,
    variant = 'secondary',
    size = 'md',
    icon,
    href,
    disabledReason,
    isLoading = false,
  } = props;
  // A press shows the reason too, since touch has no hover.
  const [isReasonOpen, setReasonOpen] = useState(false);
  const isDisabled = props.isDisabled === true || disabledReason !== undefined;
  const className = `${buttonClasses({ variant, size, isDisabled })}${props.isFullWidth ? ' w-full' : ''}`;
  const labels = omitUndefined({
    id: props.id,
    autoFocus: props.autoFocus,
    'aria-label': props['aria-label'],
    'aria-describedby': props['aria-describedby'],
  });

  if (href !== undefined && !isDisabled) {
    return (
      <Link
        {...labels}
        {...omitUndefined({ target: props.target, onPress: props.onPress })}
        href={href}
        className={className}
      >
        <Content icon={icon}>{children}</Content>
      </Link>
    );
  }

  const button = (
    <AriaButton
      {...labels}
      {...omitUndefined({
        form: props.form,
        ref: props.ref,
        'aria-pressed': props['aria-pressed'],
        onPress: isDisabled ? () => setReasonOpen(true) : props.onPress,
      })}
      {...(disabledReason === undefined ? { isDisabled } : { 'aria-disabled': true })}
      type={isDisabled ? 'button' : (props.type ?? 'button')}
      isPending={isLoading}
      className={className}
    >
      {isLoading && (
        <ProgressBar
          isIndeterminate
          aria-label={props.loadingLabel ?? '…'}
          className="absolute inset-0 grid place-items-center"
        >
          <LoaderCircle aria-hidden className="size-5 animate-spin" />
        </ProgressBar>
      )}
      <Content icon={icon} isHidden={isLoading}>
        {children}
      </Content>
    </AriaButton>
  );
  if (disabledReason === undefined)
    return props.hint ? <Tooltip text={props.hint}>{button}</Tooltip> : button;
  return (
    <Tooltip text={disabledReason} isOpen={isReasonOpen} onOpenChange={setReasonOpen}>
      {button}
    </Tooltip>
  );
}

/** Hidden but kept in the layout under the spinner, so the button keeps its width. */
function Content({ icon, isHidden, children }: { icon: ReactNode; isHidden?: boolean; children: ReactNode }) {
  return (
    <span className={`inline-flex items-center gap-2 [&_svg]:size-5 ${isHidden ? 'opacity-0' : ''}`}>
      {icon && (
        <span className="contents" aria-hidden>
          {icon}
        </span>
      )}
      {children}
    </span>
  );
}
