import {
  Banknote,
  CircleCheck,
  ClipboardList,
  FileSliders,
  Globe,
  KeyRound,
  ListChecks,
  type LucideIcon,
  Pencil,
  Plus,
  ScanQrCode,
  Send,
  Smartphone,
  Undo2,
} from 'lucide-react';
import { translatorFor } from '../../shared/i18n/catalogue.ts';
import type { Locale } from '../../shared/i18n/locales.ts';
import {
  type FeaturePalette,
  type PaletteAction,
  type PaletteSearch,
  paletteSearch,
} from '../../shared/palette/command-palette.ts';
import { paths } from '../../shared/paths.ts';
import { terminalsPaletteMessages } from './messages/palette/catalogue.ts';

const words = (locale: Locale) => translatorFor(terminalsPaletteMessages, locale);
const page = { page: 1, perPage: 10 };

const terminals = paletteSearch('listTerminals', {
  id: 'terminals',
  title: (locale) => words(locale)('found.terminals'),
  input: (q) => ({ query: { ...page, q } }),
  allResultsHref: (q) => paths.terminals({ q }),
  entry: ({ id, name, number, model, point }) => ({
    id,
    label: name,
    description: [number, model, point?.name].filter(Boolean).join(' · '),
    icon: Smartphone,
    href: paths.terminals({ q: number }),
  }),
});

type TerminalCommand = Pick<PaletteSearch, 'id' | 'permission'> & {
  word: 'command.encash' | 'command.edit';
  icon: LucideIcon;
  href: (to: { id: string }) => string;
};

const command = ({ id, permission, word, icon, href }: TerminalCommand) =>
  paletteSearch('listTerminals', {
    id,
    permission,
    isCommand: true,
    title: (locale) => words(locale)(word),
    input: (q) => ({ query: { ...page, q } }),
    allResultsHref: (q) => paths.terminals({ q }),
    entry: ({ id, name, number, point }) => ({
      id,
      label: name,
      description: [number, point?.name].filter(Boolean).join(' · '),
      icon,
      href: href({ id }),
    }),
  });

function actions(locale: Locale): readonly PaletteAction[] {
  const text = words(locale);
  const permission = 'add_terminal';
  return [
    { id: 'terminal', label: text('create'), icon: Plus, href: paths.terminalCreate(), permission },
    {
      id: 'offline-terminal',
      label: text('createOffline'),
      icon: Plus,
      href: paths.offlineTerminal(),
      permission,
    },
    {
      id: 'activate-terminal',
      label: text('activate'),
      icon: CircleCheck,
      href: paths.terminalActivate(),
      permission,
    },
    {
      id: 'ecomm-terminals',
      label: text('ecomm'),
      icon: Globe,
      href: paths.ecommTerminals(),
      permission: 'ecomm_manage',
    },
    {
      id: 'create-ecomm-terminal',
      label: text('createEcomm'),
      icon: Plus,
      href: paths.ecommTerminalCreate(),
      permission: 'ecomm_manage',
    },
    { id: 'templates', label: text('templates'), icon: FileSliders, href: paths.terminalTemplates() },
    { id: 'scanner', label: text('scan'), icon: ScanQrCode, href: paths.scanner() },
    {
      id: 'refund',
      label: text('refund'),
      icon: Undo2,
      href: paths.transactions({ refund: 'find' }),
      permission: 'transactions_view',
    },
    {
      id: 'cash-rounds',
      label: text('rounds'),
      icon: ClipboardList,
      href: paths.cashRounds(),
    },
    {
      id: 'callbacks',
      label: text('callbacks'),
      icon: Send,
      href: paths.ecommCallbacks(),
      permission: 'ecomm_manage',
    },
    {
      id: 'ecomm-keys',
      label: text('ecommKeys'),
      icon: KeyRound,
      href: paths.ecommKeys(),
      permission: 'ecomm_manage',
    },
    {
      id: 'resend-runs',
      label: text('resendRuns'),
      icon: ListChecks,
      href: paths.callbackRuns(),
      permission: 'ecomm_manage',
    },
    { id: 'terminal-runs', label: text('runs'), icon: ListChecks, href: paths.terminalRuns() },
    {
      id: 'reversal-runs',
      label: text('reversalRuns'),
      icon: ListChecks,
      href: paths.transactionRuns(),
      permission: 'transactions_view',
    },
  ];
}

export const terminalsPalette: FeaturePalette = {
  catalogues: [terminalsPaletteMessages],
  hint: (locale) => words(locale)('hint'),
  actions,
  searches: [
    command({
      id: 'encash',
      permission: 'encashment_perform',
      word: 'command.encash',
      icon: Banknote,
      href: ({ id }) => paths.terminalEncashment({ id }, { take: 'all' }),
    }),
    command({
      id: 'edit-terminal',
      permission: 'edit_terminal',
      word: 'command.edit',
      icon: Pencil,
      href: paths.terminalEdit,
    }),
    terminals,
  ],
};
