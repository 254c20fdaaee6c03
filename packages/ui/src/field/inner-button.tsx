import type { ReactNode } from 'react';
import { Button } from 'react-aria-components';
import { omitUndefined } from '../lib/omit-undefined.ts';

/** A small button inside a field. `slot={null}` detaches it from the field's React Aria slots. */
export function InnerButton({
  label,
  isDisabled = false,
  onPress,
  isTabStop = true,
  children,
}: {
  label: string;
  isDisabled?: boolean | undefined;
  onPress?: (() => void) | undefined;
  /** `false` if there is another way by keyboard (Escape, Arrow down). */
  isTabStop?: boolean | undefined;
  children: ReactNode;
}) {
  return (
    <Button
      slot={null}
      aria-label={label}
      isDisabled={isDisabled}
      excludeFromTabOrder={!isTabStop}
      {...omitUndefined({ onPress })}
      className="mr-1 grid size-7 shrink-0 cursor-pointer place-items-center rounded-md text-text-muted transition-colors duration-100 data-hovered:bg-hover data-hovered:text-text data-disabled:cursor-not-allowed pointer-coarse:size-9 [&_svg]:size-5"
    >
      {children}
    </Button>
  );
}
