/** What `pnpm new` is given in its tests. */

/** The first entity of a domain that is not there. */
export const pallet = [
  ...['entity', 'warehouse', 'pallet', '--uk', 'Піддон', '--uk-many', 'Піддони'],
  ...['--permission', 'catalog_manage', '--field', 'price:money:Ціна:Price'],
  ...['--field', 'note:longText?:Примітка:Note', '--field', 'is_counted:flag:Ведеться:Counted'],
];

/** One more of that domain, with a name of two words and every other kind of field. */
export const card = [
  ...['entity', 'warehouse', 'stock-card', '--uk', 'Картка обліку', '--uk-many', 'Картки обліку'],
  ...['--permission', 'catalog_manage', '--field', 'valid_from:day:Діє з:Valid from'],
  ...['--field', 'counted_at:time:Рахують о:Counted at', '--field', 'pieces:number?:Штук:Pieces'],
  ...['--field', 'author:text:Автор:Author', '--field', 'author_phone:phone?:Телефон:Phone'],
  ...['--field', 'video:url?:Відео:Video'],
];

/** One of a domain that is there. */
export const garage = [
  ...['entity', 'transport', 'garage', '--uk', 'Гараж', '--uk-many', 'Гаражі'],
  ...['--permission', 'transport_manage'],
];

/** A page of a domain that is there. */
export const page = [
  ...['screen', 'transport', 'stock-take', '--path', '/transport/stock'],
  ...['--uk', 'Звірка', '--en', 'Stock-taking'],
];
