import type { ComponentType } from 'react';
import type { Locale } from '../i18n/locales.ts';
import { useLazyModule } from '../services/use-lazy-module.ts';
import { viewsMessages } from './messages/catalogue.ts';
import type { ViewsMenuProps } from './views-menu.tsx';

type Menu = ComponentType<ViewsMenuProps>;

async function loadMenu(locale: Locale): Promise<Menu> {
  const [{ ViewsMenu }] = await Promise.all([import('./views-menu.tsx'), viewsMessages.load(locale)]);
  return ViewsMenu;
}

/** Menu of saved views above a list, loaded after the rows. */
export function LazyViewsMenu(props: ViewsMenuProps) {
  const Menu = useLazyModule(loadMenu);
  // Reserves the space, so that nothing shifts.
  return <div className="max-md:min-w-10 md:min-w-[110px]">{Menu ? <Menu {...props} /> : null}</div>;
}
