import { Banknote, Ellipsis, LogOut, Moon, Pencil, Power, Receipt, Sun } from 'lucide-react';
import { IconButton } from '../icon-button/icon-button.tsx';
import { useTexts } from '../story-kit/story-kit.tsx';
import { ContextMenu } from './context-menu.tsx';
import { Menu } from './menu.tsx';

export default { title: 'Actions/Menu', component: Menu };

const nothing = () => undefined;

const texts = {
  uk: {
    label: 'Дії: Каса №3',
    edit: 'Редагувати',
    transactions: 'Транзакції',
    cash: 'Інкасація',
    reason: 'Потрібне право «Інкасація». Його може надати власник.',
    block: 'Заблокувати',
    theme: 'Тема',
    light: 'Світла',
    dark: 'Темна',
    account: 'Обліковий запис',
    signOut: 'Вийти з кабінету на всіх пристроях, крім цього',
  },
  en: {
    label: 'Actions: Till 3',
    edit: 'Edit',
    transactions: 'Transactions',
    cash: 'Cash collection',
    reason: 'Needs the “Cash collection” permission. The owner can grant it.',
    block: 'Block',
    theme: 'Theme',
    light: 'Light',
    dark: 'Dark',
    account: 'Account',
    signOut: 'Sign out on all devices except this one',
  },
};

function useItems() {
  const t = useTexts(texts);
  return [
    { id: 'edit', label: t.edit, icon: Pencil, shortcut: 'E', onAction: nothing },
    { id: 'transactions', label: t.transactions, icon: Receipt, href: '#transactions' },
    { id: 'cash', label: t.cash, icon: Banknote, isDisabled: true, disabledReason: t.reason },
    { id: 'block', label: t.block, icon: Power, tone: 'danger' as const, onAction: nothing },
  ];
}

export function Closed() {
  const t = useTexts(texts);
  return (
    <Menu
      label={t.label}
      items={useItems()}
      trigger={
        <IconButton label={t.label}>
          <Ellipsis />
        </IconButton>
      }
    />
  );
}

export function Open() {
  const t = useTexts(texts);
  return (
    <main className="min-h-80">
      <h1>{t.label}</h1>
      <ContextMenu label={t.label} anchor={{ x: 40, y: 60 }} onClose={nothing} items={useItems()} />
    </main>
  );
}

export function Groups() {
  const t = useTexts(texts);
  return (
    <main className="min-h-80">
      <h1>{t.account}</h1>
      <ContextMenu
        label={t.account}
        anchor={{ x: 40, y: 60 }}
        onClose={nothing}
        groups={[
          {
            id: 'theme',
            title: t.theme,
            items: [
              { id: 'light', label: t.light, icon: Sun, isChosen: true, onAction: nothing },
              { id: 'dark', label: t.dark, icon: Moon, isChosen: false, onAction: nothing },
            ],
          },
          { id: 'out', items: [{ id: 'signOut', label: t.signOut, icon: LogOut, onAction: nothing }] },
        ]}
      />
    </main>
  );
}
