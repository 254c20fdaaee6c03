import { type ReactNode, useEffect, useRef, useState } from 'react';
import { FocusableProvider } from 'react-aria/private/interactions/useFocusable';
import { useTooltipTrigger } from 'react-aria/useTooltipTrigger';
import { useTooltipTriggerState } from 'react-stately/useTooltipTriggerState';
import { onDemand, useOnDemand } from '../on-demand/on-demand.tsx';
import type { TooltipPopupProps } from './tooltip-popup.tsx';

/** What floats; a trigger needs none of it until it is looked at. */
const popup = onDemand(() => import('./tooltip-popup.tsx'));

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
  const triggerRef = useRef(null);
  // Always controlled: a trigger may get a reason to be disabled, and lose it again.
  const [isOwnOpen, setOwnOpen] = useState(false);
  const state = useTooltipTriggerState({
    delay: 500,
    closeDelay: 100,
    isOpen: isOpen ?? isOwnOpen,
    onOpenChange: (next) => {
      setOwnOpen(next);
      onOpenChange?.(next);
    },
  });
  const { triggerProps, tooltipProps } = useTooltipTrigger(
    { shouldCloseOnPress: isOpen === undefined },
    state,
    triggerRef,
  );
  // Most are never looked at: a list has one for each button of each row.
  const [isWanted, setWanted] = useState(false);
  if (state.isOpen && !isWanted) setWanted(true);
  return (
    <>
      <FocusableProvider {...triggerProps} ref={triggerRef}>
        {children}
      </FocusableProvider>
      {isWanted && <LatePopup {...{ text, placement, state, triggerRef, tooltipProps }} />}
    </>
  );
}

function LatePopup(props: TooltipPopupProps) {
  const Popup = useOnDemand(popup)?.TooltipPopup;
  const { isOpen } = props.state;
  useEffect(() => {
    if (isOpen) void popup.load();
  }, [isOpen]);
  return Popup ? <Popup {...props} /> : null;
}
