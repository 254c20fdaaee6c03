import { LoaderCircle } from 'lucide-react';
import { type ReactNode, type Ref, useState } from 'react';
import { Button as AriaButton, Link, type PressEvent, ProgressBar } from 'react-aria-components';
import { omitUndefined } from '../lib/omit-undefined.ts';
import { Tooltip } from '../tooltip/tooltip.tsx';
import { type ButtonSize, type ButtonVariant, buttonClasses } from './button-styles.ts';

export type ButtonProps = {
  children: ReactNode;
  /** Default `secondary`. One `primary` on a page: the next thing to do. */
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  /** A lucide icon before the words. */
  icon?: ReactNode;
  /** Makes it a link, opened by the router that the app gave to React Aria's RouterProvider. */
  href?: string | undefined;
  target?: string | undefined;
  onPress?: ((event: PressEvent) => void) | undefined;
  type?: 'button' | 'submit' | undefined;
  /** The id of the form that it submits when it stands outside of it. */
  form?: string | undefined;
  /** At work: keeps width and focus, takes no press. */
  isLoading?: boolean | undefined;
  /** What is said to a screen reader while loading, e.g. "Saving…". Give it wherever `isLoading` is used. */
  loadingLabel?: string | undefined;
  isDisabled?: boolean | undefined;
  /** Why it can't be used. Keeps the button reachable by keyboard, so that the reason can be read. */
  disabledReason?: string | undefined;
  /** What it does it to, where its label alone may be misread; shown beside it. */
  hint?: string | undefined;
  /** As wide as its container. */
  isFullWidth?: boolean | undefined;
  autoFocus?: boolean | undefined;
  id?: string | undefined;
  'aria-label'?: string | undefined;
  'aria-describedby'?: string | undefined;
  /** For one of several that are on or off: whether this one is. */
  'aria-pressed'?: boolean | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
};

/** A button, or with `href` a link that looks like one. */
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
  // A press shows why, so that touch, which has no hover, can read it too.
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

/** Stays in the layout when the spinner covers it: the button keeps its width. */
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
