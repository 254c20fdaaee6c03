import { IconButton } from '@kasa/ui/icon-button';
import { Wrench } from 'lucide-react';
import { type ComponentType, useRef, useState } from 'react';
import { useText } from '../../shared/i18n/i18n.tsx';
import { useServices } from '../../shared/services/use-services.tsx';
import type { DevPanel } from './dev-panel.tsx';
import { devPanelKeys, useDevPanelKey } from './hotkey.ts';
import { devPanelCatalogue } from './messages.ts';

/** The button in the corner that opens the development panel, and Alt Shift D anywhere. Its words are there already. */
export function DevPanelLauncher() {
  const text = useText(devPanelCatalogue);
  const { report } = useServices();
  const [isOpen, setOpen] = useState(false);
  const [loaded, setLoaded] = useState<{ DevPanel: ComponentType<Parameters<typeof DevPanel>[0]> }>();
  const button = useRef<HTMLButtonElement>(null);
  const open = () => {
    setOpen(true);
    if (!loaded) import('./dev-panel.tsx').then(setLoaded, report);
  };
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  useDevPanelKey(() => (isOpen ? close() : open()));
  const label = text('panel.open', { keys: devPanelKeys.shown });
  return (
    <aside
      aria-label={text('panel.title')}
      className="print:hidden"
      onKeyDown={(event) => {
        if (isOpen && event.key === 'Escape') close();
      }}
    >
      <div className="fixed right-3 bottom-3 z-30 max-md:right-0 max-md:bottom-[45dvh]">
        <IconButton
          ref={button}
          label={label}
          variant="secondary"
          size="sm"
          tooltipPlacement="start"
          aria-expanded={isOpen}
          keyShortcut={devPanelKeys.spelled}
          onPress={() => (isOpen ? close() : open())}
        >
          <Wrench aria-hidden />
        </IconButton>
      </div>
      {isOpen && loaded ? <loaded.DevPanel onClose={close} /> : null}
    </aside>
  );
}
