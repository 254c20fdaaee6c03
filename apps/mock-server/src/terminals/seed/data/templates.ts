import { RECEIVER_HOST } from '@kasa/contracts/mock/callbacks';
import { exampleIds } from '@kasa/contracts/shared/example-ids';
import type { SomeTerminalSettingsEntity } from '@kasa/contracts/terminals/settings';
import type { TerminalKind } from '@kasa/contracts/terminals/terminal-status';

export interface TemplateSeed {
  readonly key: string;
  readonly id?: string;
  readonly name: string;
  readonly description: string | null;
  /** The kind of terminals that use it, `share` per cent of them. */
  readonly kind: TerminalKind | null;
  readonly share: number;
  readonly settings: SomeTerminalSettingsEntity;
}

export const templateSeeds: readonly TemplateSeed[] = [
  {
    key: 'shop',
    id: exampleIds.terminalTemplateToEdit,
    name: 'Каса магазину',
    description: 'Для кас у магазинах і кав’ярнях',
    kind: 'acquiring',
    share: 55,
    settings: {
      interface_type: 'cash_register',
      shift_required: true,
      shift_start: '08:30',
      shift_end: '21:30',
      balancing_type: 'at_shift_end',
      receipt_template: 'Дякуємо за покупку!\nОбмін і повернення: 14 днів\n{{website}}',
    },
  },
  {
    key: 'transport',
    id: exampleIds.terminalTemplate,
    name: 'Міський транспорт',
    description: 'Валідатори в автобусах, трамваях і тролейбусах',
    kind: 'transport',
    share: 70,
    settings: { max_offline_amount: 10_000, sync_seconds: 120, card_waiting_seconds: 12 },
  },
  {
    key: 'field',
    name: 'Виїзна торгівля',
    description: 'Ярмарки та доставка: зв’язок буває не завжди',
    kind: 'offline',
    share: 60,
    settings: { max_offline_amount: 150_000, sync_seconds: 900, shift_required: true },
  },
  {
    key: 'kiosk',
    name: 'Самообслуговування',
    description: null,
    kind: 'ptks',
    share: 75,
    settings: {
      commission_distribution_type: 'client',
      client_commission_bp: 200,
      merchant_commission_bp: 0,
      receipt_template: 'Збережіть чек до зарахування коштів\nТермінал {{terminal_number}}',
    },
  },
  {
    key: 'shop-online',
    name: 'Інтернет-оплата',
    description: 'Сповіщення йдуть на сервер магазину',
    kind: 'ecomm',
    share: 50,
    settings: {
      callback_endpoint: `https://${RECEIVER_HOST}/shop`,
      callback_signature_template: '{{order_id}}|{{amount_kopiykas}}|{{status}}|{{sent_at}}',
      callback_headers: [{ name: 'X-Signature', value: '{{signature}}' }],
    },
  },
  {
    key: 'season',
    id: exampleIds.terminalTemplateToDelete,
    name: 'Літній сезон',
    description: 'Довші зміни в павільйонах; узимку не потрібен',
    kind: null,
    share: 0,
    settings: { shift_start: '08:00', shift_end: '23:00' },
  },
];
