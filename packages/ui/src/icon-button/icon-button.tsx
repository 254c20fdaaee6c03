import { LoaderCircle } from 'lucide-react';
import { type ComponentProps, type ReactNode, type Ref, useState } from 'react';
import { Button as AriaButton, Link, type PressEvent } from 'react-aria-components';
import { type ButtonSize, type ButtonVariant, buttonClasses } from '../button/button-styles.ts';
import { omitUndefined } from '../lib/omit-undefined.ts';
import { Tooltip, type TooltipProps } from '../tooltip/tooltip.tsx';

export type IconButtonProps = {
  label: string;
  children: ReactNode;
  /** Default `ghost`. */
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  href?: string | undefined;
  onPress?: ((event: PressEvent) => void) | undefined;
  isLoading?: boolean | undefined;
  isDisabled?: boolean | undefined;
  /** Replaces the label in the tooltip; the button stays focusable. */
  disabledReason?: string | undefined;
  tooltipPlacement?: TooltipProps['placement'];
  'aria-expanded'?: boolean | undefined;
  'aria-controls'?: string | undefined;
  'aria-haspopup'?: 'menu' | 'dialog' | undefined;
  'aria-pressed'?: boolean | undefined;
  /** The shortcut in `aria-keyshortcuts` syntax: "Alt+Shift+D". */
  keyShortcut?: string | undefined;
  /** Slot of the surrounding React Aria component, e.g. `close` in a dialog. */
  slot?: string | null | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
};

export function IconButton(props: IconButtonProps) {
  const { label, variant = 'ghost', size = 'md', disabledReason, keyShortcut, isLoading = false } = props;
  // A press shows the reason too, since touch has no hover.
  const [isReasonOpen, setReasonOpen] = useState(false);
  const isDisabled = props.isDisabled === true || disabledReason !== undefined;
  const square = size === 'md' ? 'w-9 pointer-coarse:w-11' : 'w-8 pointer-coarse:w-10';
  const className = `${buttonClasses({ variant, size, isDisabled })} ${square} px-0! [&_svg]:size-5`;
  return (
    <Tooltip
      text={disabledReason ?? label}
      placement={props.tooltipPlacement}
      {...(disabledReason === undefined ? {} : { isOpen: isReasonOpen, onOpenChange: setReasonOpen })}
    >
      {props.href !== undefined && !isDisabled ? (
        <Link href={props.href} aria-label={label} className={className}>
          {props.children}
        </Link>
      ) : (
        <AriaButton
          aria-label={label}
          className={className}
          isPending={isLoading}
          {...(disabledReason === undefined ? { isDisabled } : { 'aria-disabled': true })}
          {...omitUndefined({
            onPress: isDisabled ? () => setReasonOpen(true) : props.onPress,
            'aria-expanded': props['aria-expanded'],
            'aria-controls': props['aria-controls'],
            'aria-haspopup': props['aria-haspopup'],
            'aria-pressed': props['aria-pressed'],
            slot: props.slot,
            ref: props.ref,
            // React Aria drops attributes it does not know.
            render:
              keyShortcut === undefined
                ? undefined
                : (attributes: ComponentProps<'button'>) => (
                    <button {...attributes} aria-keyshortcuts={keyShortcut} />
                  ),
          })}
        >
          {isLoading ? <LoaderCircle aria-hidden className="animate-spin" /> : props.children}
        </AriaButton>
      )}
    </Tooltip>
  );
}
