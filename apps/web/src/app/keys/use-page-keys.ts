import { letterOf } from '@kasa/ui/letter-of';
import { useEffect, useEffectEvent } from 'react';
import { readDevicePreference } from '../../shared/device-preferences.ts';

/** Cookie of who does not want keys without Ctrl (WCAG 2.1.4). */
export const KEYS_OFF = 'page_keys_off';

/** Time for the letter after G, milliseconds. */
const LETTER_MS = 1500;

const TYPED_IN = 'input, textarea, select, [contenteditable], [role="menu"], [role="listbox"]';
const OVERLAY = '[role="dialog"], [role="alertdialog"], [role="menu"]';

/** Whether the press is for the page, not for a field, a menu or a dialog. */
function isForPage({ target, ctrlKey, metaKey, altKey, defaultPrevented }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || defaultPrevented) return false;
  return !(target instanceof Element && target.closest(TYPED_IN)) && !document.querySelector(OVERLAY);
}

export interface PageKeys {
  /** `?` */
  onHelp: () => void;
  /** G and then this letter. */
  onArea: (letter: string) => void;
}

/** Keys of the page: `/` search, `?` help, G and a letter for an area, J and K into the list. */
export function usePageKeys(handlers: PageKeys): void {
  const help = useEffectEvent(handlers.onHelp);
  const area = useEffectEvent(handlers.onArea);
  useEffect(() => {
    let areaUntil = 0;
    const press = (event: KeyboardEvent): boolean => {
      const letter = letterOf(event);
      const isArea = event.timeStamp < areaUntil;
      areaUntil = 0;
      if (isArea && letter !== '') area(letter);
      else if (letter === 'g') areaUntil = event.timeStamp + LETTER_MS;
      else if (event.key === '?') help();
      else if (event.key === '/') return focusFirst('main input[type="search"]');
      else if (letter === 'j' || letter === 'k') return focusFirst('main tr[data-row-id][tabindex="0"]');
      else return false;
      return true;
    };
    const listen = (event: KeyboardEvent) => {
      if (!isForPage(event) || readDevicePreference(KEYS_OFF) !== null) return;
      if (press(event)) event.preventDefault();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}

function focusFirst(selector: string): boolean {
  const found = document.querySelector<HTMLElement>(selector);
  found?.focus();
  return found !== null;
}
