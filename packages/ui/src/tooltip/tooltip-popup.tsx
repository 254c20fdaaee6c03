import type { RefObject } from 'react';
import type { TooltipTriggerAria } from 'react-aria/useTooltipTrigger';
import { Tooltip, TooltipContext, TooltipTriggerStateContext } from 'react-aria-components';
import type { TooltipTriggerState } from 'react-stately/useTooltipTriggerState';
import { omitUndefined } from '../lib/omit-undefined.ts';

export type TooltipPopupProps = {
  text: string;
  placement: 'top' | 'bottom' | 'start' | 'end';
  state: TooltipTriggerState;
  triggerRef: RefObject<Element | null>;
  tooltipProps: TooltipTriggerAria['tooltipProps'];
};

/** What a trigger shows, beside it. */
export function TooltipPopup({ text, placement, state, triggerRef, tooltipProps }: TooltipPopupProps) {
  return (
    <TooltipTriggerStateContext value={state}>
      <TooltipContext value={{ ...omitUndefined({ id: tooltipProps.id }), triggerRef }}>
        <Tooltip
          placement={placement}
          offset={6}
          className="max-w-72 [overflow-wrap:anywhere] rounded-md bg-text px-2 py-1 text-[13px] text-surface leading-5 shadow-float transition-opacity duration-100 data-entering:opacity-0 data-exiting:opacity-0"
        >
          {text}
        </Tooltip>
      </TooltipContext>
    </TooltipTriggerStateContext>
  );
}
