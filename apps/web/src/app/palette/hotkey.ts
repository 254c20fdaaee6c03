import { useEffect, useEffectEvent } from 'react';

/** Whether the keyboard has ⌘: there Ctrl K belongs to the text fields of the system. */
export const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** The combination as people read it and as `aria-keyshortcuts` spells it. */
export const paletteKeys = isApple
  ? ({ shown: '⌘ K', spelled: 'Meta+K' } as const)
  : ({ shown: 'Ctrl K', spelled: 'Control+K' } as const);

type Keys = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** Whether Ctrl K (⌘ K) was pressed, also in a Cyrillic layout, where that key gives another letter. */
export function isPaletteKey(
  { key, code, ctrlKey, metaKey, altKey, shiftKey }: Keys,
  apple = isApple,
): boolean {
  const isHeld = apple ? metaKey && !ctrlKey : ctrlKey && !metaKey;
  const isK = /^[a-z]$/i.test(key) ? key.toLowerCase() === 'k' : code === 'KeyK';
  return isHeld && isK && !altKey && !shiftKey;
}

/** Calls back on Ctrl K (⌘ K) anywhere, except while a question stands that must be answered first. */
export function usePaletteKey(onPress: () => void): void {
  const press = useEffectEvent(onPress);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!isPaletteKey(event)) return;
      // Never the browser's own: it would take the person to its address bar.
      event.preventDefault();
      if (event.repeat || document.querySelector('[role="alertdialog"]')) return;
      press();
    };
    window.addEventListener('keydown', listen, true);
    return () => window.removeEventListener('keydown', listen, true);
  }, []);
}
