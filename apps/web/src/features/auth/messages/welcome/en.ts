import type { Messages } from '#shared/i18n/messages.ts';
import type { WelcomeId } from './uk.ts';

export const en: Messages<WelcomeId> = {
  title: 'Welcome',
  heading: 'All your revenue in one place',
  about:
    'Kasa takes payments in store, online and on public transport, issues fiscal receipts and shows where your money is.',
  signUp: 'Sign up',
  signIn: 'Sign in',
  areas: 'What Kasa can do',

  acquiring: 'Merchant acquiring',
  acquiringText:
    'Terminals at every checkout: which are online, today’s takings, which payments were declined. Full or partial refunds.',
  ecommerce: 'E-commerce acquiring',
  ecommerceText: 'Payments on your website and a signed notification for each one, with a delivery log.',
  prro: 'Software cash register',
  prroText: 'Fiscal receipts without a separate device: points, shifts, reports and offline work.',
  catalogue: 'Catalogue and loyalty',
  catalogueText:
    'Goods, services and ingredients with prices and taxes. Five types of discounts and bonuses.',
  transport: 'Public transport',
  transportText:
    'Routes, vehicles and drivers live on the map: passengers, concessions, cash and card payments for every trip.',

  picture: 'Example: recent activity',
  'now.title': 'Today',
  'now.live': 'live',
  'now.counter': 'Checkout 3 · counter',
  'now.approved': 'Approved',
  'now.site': 'Online shop',
  'now.receipt': '22 Khreshchatyk · receipt',
  'now.fiscal': 'Registered',
  'now.coffee': 'Cappuccino, croissant',
  'now.bonus': 'Bonus {bonus}',
  'now.bus': 'Trolleybus 12',
  'now.onRoute': 'On route',
};
