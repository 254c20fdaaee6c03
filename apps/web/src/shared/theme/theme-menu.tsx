import { IconButton } from '@kasa/ui/icon-button';
import { Menu } from '@kasa/ui/menu';
import { type LucideIcon, Monitor, Moon, Sun } from 'lucide-react';
import { commonMessages } from '../i18n/common.ts';
import { useText } from '../i18n/i18n.tsx';
import { chooseTheme, type ThemeChoice, useThemeChoice } from './theme.ts';

const icons = { light: Sun, dark: Moon, system: Monitor } as const satisfies Record<ThemeChoice, LucideIcon>;
const choices: readonly ThemeChoice[] = ['light', 'dark', 'system'];

export function ThemeMenu() {
  const text = useText(commonMessages);
  const current = useThemeChoice();
  const Icon = icons[current];
  return (
    <Menu
      label={text('theme.label')}
      trigger={
        <IconButton label={text('theme.label')}>
          <Icon aria-hidden />
        </IconButton>
      }
      items={choices.map((choice) => ({
        id: choice,
        label: text(`theme.${choice}`),
        icon: icons[choice],
        isChosen: choice === current,
        onAction: () => chooseTheme(choice),
      }))}
    />
  );
}
