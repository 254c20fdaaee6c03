import { useEffect, useEffectEvent } from 'react';

/** Shortcut of the panel, as shown and as `aria-keyshortcuts` spells it. */
export const devPanelKeys = { shown: 'Alt Shift D', spelled: 'Alt+Shift+D' } as const;

/** Calls `onPress` on Alt Shift D anywhere, in any keyboard layout. */
export function useDevPanelKey(onPress: () => void): void {
  const press = useEffectEvent(onPress);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const { code, altKey, shiftKey, ctrlKey, metaKey, repeat } = event;
      if (code !== 'KeyD' || !altKey || !shiftKey || ctrlKey || metaKey || repeat) return;
      event.preventDefault();
      press();
    };
    window.addEventListener('keydown', listen, true);
    return () => window.removeEventListener('keydown', listen, true);
  }, []);
}
