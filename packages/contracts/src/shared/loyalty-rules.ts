/** Rules of discounts and customers. Part of the rules in rules.ts. */
export const loyaltyRules = {
  step_needed: { uk: 'Додайте хоча б один поріг', en: 'Add at least one step' },
  steps_rise: {
    uk: 'Кожен наступний поріг має бути більшим за попередній',
    en: 'Each step must be higher than the one before',
  },
  times_overlap: {
    uk: 'Ці години вже охоплює інший рядок',
    en: 'Another row already covers some of these hours',
  },
  only_bonus: {
    uk: 'Суму активації мають лише знижки, що нараховують бонуси',
    en: 'Only discounts that give bonuses have an activation amount',
  },
  least_price_not_used: {
    uk: 'Разовий бонус не змінює ціни, тому найменшої ціни не має',
    en: 'A single bonus changes no price, so it has no least price',
  },
  type_fixed: {
    uk: 'Знижку вже вмикали: її тип не змінюється. Створіть нову',
    en: 'The discount has been switched on, so its type stays. Create a new one',
  },
  days_order: { uk: 'Не раніше за день початку', en: 'Not before the day it begins' },
  week_day_needed: { uk: 'Виберіть хоча б один день тижня', en: 'Choose at least one day of the week' },
  times_pair: {
    uk: 'Вкажіть обидві години або жодної',
    en: 'Enter both hours or neither',
  },
  discount_point_needed: {
    uk: 'Виберіть хоча б одну точку',
    en: 'Choose at least one point',
  },
  discount_points_not_used: {
    uk: 'Знижка діє на всіх точках: окремі не вибирають',
    en: 'The discount applies at all points: none is chosen',
  },
  goods_needed: {
    uk: 'Виберіть хоча б один товар чи групу або всі товари',
    en: 'Choose at least one product or group, or all goods',
  },
  goods_not_used: {
    uk: 'Знижка діє на всі товари: окремі не вибирають',
    en: 'The discount applies to all goods: none is chosen',
  },
  consent_needed: {
    uk: 'Без згоди покупця додати його не можна',
    en: 'A customer can’t be added without their consent',
  },
  identity_needed: {
    uk: 'Картки цього покупця немає, тому телефон потрібен',
    en: 'This customer has no card, so a phone is needed',
  },
} as const;
