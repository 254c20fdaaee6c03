import { IconButton } from '@kasa/ui/icon-button';
import { Menu } from '@kasa/ui/menu';
import { Languages } from 'lucide-react';
import { useServices } from '../services/use-services.tsx';
import { commonMessages } from './common.ts';
import { useLocale, useText } from './i18n.tsx';
import { localeNames, locales } from './locales.ts';

export function LanguageMenu() {
  const { locale: store, report } = useServices();
  const text = useText(commonMessages);
  const current = useLocale();
  return (
    <Menu
      label={text('language.label')}
      trigger={
        <IconButton label={text('language.label')}>
          <Languages aria-hidden />
        </IconButton>
      }
      items={locales.map((locale) => ({
        id: locale,
        label: localeNames[locale],
        isChosen: locale === current,
        onAction: () => void store.choose(locale).catch(report),
      }))}
    />
  );
}
