import { type ComponentType, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Locale } from '../../shared/i18n/locales.ts';
import { useLazyModule } from '../../shared/services/use-lazy-module.ts';
import { useNavigationMenu } from '../layout/use-navigation-menu.ts';
import { areaLetters } from './area-letters.ts';
import { keysMessages } from './messages/catalogue.ts';
import { usePageKeys } from './use-page-keys.ts';

type Dialog = ComponentType<{ onClose: () => void }>;

async function loadDialog(locale: Locale): Promise<Dialog> {
  const [{ KeysDialog }] = await Promise.all([import('./keys-dialog.tsx'), keysMessages.load(locale)]);
  return KeysDialog;
}

/** Keys of every page, and the dialog that lists them. */
export function PageKeys() {
  const navigate = useNavigate();
  const { groups } = useNavigationMenu();
  const [isOpen, setOpen] = useState(false);
  usePageKeys({
    onHelp: () => setOpen(true),
    onArea: (letter) => {
      const item = groups.flatMap(({ items }) => items).find(({ id }) => areaLetters[id] === letter);
      if (item) void navigate(item.href);
    },
  });
  return isOpen ? <LazyDialog onClose={() => setOpen(false)} /> : null;
}

function LazyDialog(props: { onClose: () => void }) {
  const KeysDialog = useLazyModule(loadDialog);
  return KeysDialog ? <KeysDialog {...props} /> : null;
}
