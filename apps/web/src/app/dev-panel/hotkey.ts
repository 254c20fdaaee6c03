import { useEffect, useEffectEvent } from 'react';

/** The combination that opens and closes the panel, as people read it and as `aria-keyshortcuts` spells it. */
export const devPanelKeys = { shown: 'Alt Shift D', spelled: 'Alt+Shift+D' } as const;

/** Calls back on Alt Shift D anywhere, whatever letter that key gives in the present layout. */
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
