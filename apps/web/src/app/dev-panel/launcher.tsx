import { IconButton } from '@kasa/ui/icon-button';
import { Wrench } from 'lucide-react';
import { type ComponentType, useRef, useState } from 'react';
import { useText } from '../../shared/i18n/i18n.tsx';
import { useServices } from '../../shared/services/use-services.tsx';
import type { DevPanel } from './dev-panel.tsx';
import { devPanelKeys, useDevPanelKey } from './hotkey.ts';
import { devPanelCatalogue } from './messages.ts';

/** Tab at the page's edge that opens the development panel; Alt Shift D toggles it. */
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
      {/* All corners are taken: a tab as narrow as the page's margin. */}
      <div className="fixed right-0 bottom-[45dvh] z-30 [&_button]:w-4! max-md:[&_button]:w-3! [&_button]:rounded-r-none [&_button]:border-r-0 [&_svg]:size-2.5!">
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
