import { CommandButton } from '@kasa/ui/command-button';
import type { CommandItem } from '@kasa/ui/command-palette';
import { type ComponentType, useEffect, useState } from 'react';
import { commonMessages } from '../../shared/i18n/common.ts';
import { useText } from '../../shared/i18n/i18n.tsx';
import type { Locale } from '../../shared/i18n/locales.ts';
import { useServices } from '../../shared/services/use-services.tsx';
import { toast } from '../../shared/toast/toast.ts';
import { layoutCatalogue } from '../layout/messages.ts';
import { paletteKeys, usePaletteKey, useTypedAhead } from './hotkey.ts';
import type { PaletteProps } from './palette.tsx';

/** How many chosen items are kept; in memory only, because names are personal data. */
const MAX_RECENT = 5;

async function loadPalette(locale: Locale): Promise<ComponentType<PaletteProps>> {
  const [{ Palette }] = await Promise.all([
    import('./palette.tsx'),
    import('./feature-palettes.ts').then(({ loadPaletteTexts }) => loadPaletteTexts(locale)),
  ]);
  return Palette;
}

export function PaletteLauncher() {
  const { locale } = useServices();
  const text = useText(layoutCatalogue);
  const common = useText(commonMessages);
  const [isOpen, setOpen] = useState(false);
  const [loaded, setLoaded] = useState<{ Palette: ComponentType<PaletteProps> }>();
  const [recent, setRecent] = useState<readonly CommandItem[]>([]);

  const load = async () => {
    if (!loaded) setLoaded({ Palette: await loadPalette(locale.current()) });
  };
  const open = () => {
    setOpen(true);
    load().catch(() => {
      setOpen(false);
      toast.error(common('error.load'));
    });
  };
  const isWaiting = isOpen && !loaded;
  const typedAhead = useTypedAhead(isWaiting);
  usePaletteKey(() => (isOpen ? setOpen(false) : open()));

  // Back and forward change the page that the palette belonged to.
  useEffect(() => {
    const close = () => setOpen(false);
    window.addEventListener('popstate', close);
    return () => window.removeEventListener('popstate', close);
  }, []);

  return (
    <>
      <CommandButton
        label={text('shell.find')}
        shortcut={paletteKeys.shown}
        keyShortcut={paletteKeys.spelled}
        onPress={open}
        onNear={() => void load().catch(() => undefined)}
        isLoading={isWaiting}
      />
      {isOpen && loaded && (
        <loaded.Palette
          typedAhead={typedAhead}
          onClose={() => setOpen(false)}
          recent={recent}
          onChoose={(item) =>
            setRecent((before) => [item, ...before.filter(({ id }) => id !== item.id)].slice(0, MAX_RECENT))
          }
        />
      )}
    </>
  );
}
