import type { Messages } from '#shared/i18n/messages.ts';
import type { WelcomeId } from './uk.ts';

export const en: Messages<WelcomeId> = {
  title: 'Welcome',
  heading: 'All your takings in one place',
  about:
    'Kasa takes payments in the shop, online and on public transport, fiscalises receipts and shows where the money is.',
  signUp: 'Sign up',
  signIn: 'Sign in',
  areas: 'What Kasa does',

  acquiring: 'Merchant acquiring',
  acquiringText:
    'Terminals at every till and counter: who is online, how much today, which payments were declined. Refunds in full or in part.',
  ecommerce: 'E-commerce acquiring',
  ecommerceText: 'Payments on your website and a signed notification for every one, with a delivery log.',
  prro: 'Software cash register',
  prroText: 'Fiscal receipts without a separate device: points, shifts, reports, and work offline.',
  catalogue: 'Catalogue and loyalty',
  catalogueText:
    'Goods, services and ingredients with prices and taxes. Five kinds of discounts and bonuses.',
  transport: 'Public transport',
  transportText:
    'Routes, vehicles and drivers live on the map: passengers, concessions, cash and cards of every trip.',

  picture: 'An example: the latest operations',
  'now.title': 'Today',
  'now.live': 'live',
  'now.counter': 'Till No. 3 · counter',
  'now.approved': 'Approved',
  'now.site': 'Online shop',
  'now.receipt': '22 Khreshchatyk · receipt',
  'now.fiscal': 'Fiscalised',
  'now.coffee': 'Cappuccino, croissant',
  'now.bonus': 'Bonus {bonus}',
  'now.bus': 'Trolleybus 12',
  'now.onRoute': 'On route',
};
