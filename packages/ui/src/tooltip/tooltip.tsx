import type { ReactNode } from 'react';
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components';
import { omitUndefined } from '../lib/omit-undefined.ts';

export type TooltipProps = {
  /** One short sentence. Never the only source of necessary information: touch has no hover. */
  text: string;
  placement?: 'top' | 'bottom' | 'start' | 'end' | undefined;
  /** Controlled visibility; a press does not close it. */
  isOpen?: boolean | undefined;
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
  children: ReactNode;
};

/** Explains a control or why it is disabled; on hover after a delay, on keyboard focus at once. */
export function Tooltip({ text, placement = 'top', isOpen, onOpenChange, children }: TooltipProps) {
  return (
    <TooltipTrigger
      delay={500}
      closeDelay={100}
      shouldCloseOnPress={isOpen === undefined}
      {...omitUndefined({ isOpen, onOpenChange })}
    >
      {children}
      <AriaTooltip
        placement={placement}
        offset={6}
        className="max-w-72 [overflow-wrap:anywhere] rounded-md bg-text px-2 py-1 text-[13px] text-surface leading-5 shadow-float transition-opacity duration-100 data-entering:opacity-0 data-exiting:opacity-0"
      >
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
