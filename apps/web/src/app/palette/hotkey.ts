import { letterOf } from '@kasa/ui/letter-of';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/** Apple keyboards use ⌘: there Ctrl K is a text-editing shortcut of the system. */
export const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent);

export const paletteKeys = isApple
  ? ({ shown: '⌘ K', spelled: 'Meta+K' } as const)
  : ({ shown: 'Ctrl K', spelled: 'Control+K' } as const);

type Keys = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** Whether Ctrl K (⌘ K) was pressed, also in a Cyrillic layout. */
export function isPaletteKey(
  { key, code, ctrlKey, metaKey, altKey, shiftKey }: Keys,
  apple = isApple,
): boolean {
  const isHeld = apple ? metaKey && !ctrlKey : ctrlKey && !metaKey;
  return isHeld && letterOf({ key, code }) === 'k' && !altKey && !shiftKey;
}

/** Calls `onPress` on Ctrl K (⌘ K) anywhere, except while an alert dialog is open. */
export function usePaletteKey(onPress: () => void): void {
  const press = useEffectEvent(onPress);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!isPaletteKey(event)) return;
      // Suppresses the browser's own shortcut, which focuses the address bar.
      event.preventDefault();
      if (event.repeat || document.querySelector('[role="alertdialog"]')) return;
      press();
    };
    window.addEventListener('keydown', listen, true);
    return () => window.removeEventListener('keydown', listen, true);
  }, []);
}

/** Those of longer names that would act on what lies below. */
const EDITING_KEYS: readonly string[] = ['Backspace', 'Enter'];

/** What is typed while something waits for its field, which begins with it. */
export function useTypedAhead(isWaiting: boolean): RefObject<string> {
  const typed = useRef('');
  useEffect(() => {
    if (!isWaiting) return;
    typed.current = '';
    const listen = (event: KeyboardEvent) => {
      const { key } = event;
      if (event.ctrlKey || event.metaKey || event.altKey || (key.length > 1 && !EDITING_KEYS.includes(key)))
        return;
      event.preventDefault();
      event.stopPropagation();
      if (key === 'Backspace') typed.current = typed.current.slice(0, -1);
      else if (key.length === 1) typed.current += key;
    };
    window.addEventListener('keydown', listen, true);
    return () => window.removeEventListener('keydown', listen, true);
  }, [isWaiting]);
  return typed;
}
