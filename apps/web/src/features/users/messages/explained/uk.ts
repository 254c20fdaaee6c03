/** Звідки права, порівняння двох людей і хто що може. */
export const uk = {
  'source.template': 'у шаблоні «{name}»',
  'source.right': '«{name}»',
  'source.through':
    'Разом із {count, plural, one {правом} few {правами} many {правами} other {правами}} {rights}',

  'template.changed': 'Права відрізняються від шаблону «{name}», з якого їх узято.',

  'scope.title': 'Бачить і змінює',
  'scope.all': 'Усі точки',
  'scope.points': 'Лише свої точки: {names}',
  'scope.none': 'Лише свої точки, але їх ще не призначено',
  'scope.byPlace': 'За місцем роботи. На транспорт це не поширюється',
  'scope.byNoPlace': 'Не бачить ні терміналів, ні оплат',

  'taken.title':
    'Вилучено окремо: {count, plural, one {# право} few {# права} many {# прав} other {# права}}',
  'taken.still':
    'Проте людина однаково це може: разом із {count, plural, one {правом} few {правами} many {правами} other {правами}} {rights}',

  'compare.title': 'Порівняння прав',
  'compare.first': 'Людина',
  'compare.second': 'З ким порівняти',
  'compare.search': 'Пошук людини',
  'compare.same': 'Це та сама людина',
  'compare.choose': 'Виберіть людину: побачите, що може лише хтось один із двох, а що — обоє.',
  'compare.swap': 'Поміняти місцями',
  'compare.swapNobody': 'Спершу виберіть, з ким порівняти',
  'compare.equal': 'Права однакові.',
  'compare.equalElsewhere': 'Права однакові, а точки різні.',
  'compare.only': 'Лише {name}',
  'compare.both': 'Спільні права',
  'compare.count': '{count, plural, one {# право} few {# права} many {# прав} other {# права}}',
  'compare.noneOnly': 'Немає нічого, чого не може {name}.',
  'compare.noneBoth': 'Спільних прав немає.',
  'compare.taken':
    '{name}: вилучено окремо, хоча є в {count, plural, one {ролі} few {ролях} many {ролях} other {ролях}} {roles}',

  'who.title': 'Хто що може',
  'who.subtitle': 'Скільки людей, які працюють, мають кожне право і хто вони.',
  'who.back': 'Користувачі',
  'who.search': 'Пошук дії',
  'who.searchPlaceholder': 'Наприклад, повернення коштів',
  'who.nothing': 'За запитом «{asked}» дій не знайдено.',
  'who.clear': 'Скинути пошук',
  'who.roles': '{count, plural, one {У ролі} few {У ролях} many {У ролях} other {У ролях}} {roles}',
  'who.openedBy':
    'Дає його також {count, plural, one {право} few {кожне з прав} many {кожне з прав} other {кожне з прав}} {rights}',
  'who.givers': 'Надати {count, plural, one {може} few {можуть} many {можуть} other {можуть}}: {people}',
  'who.giversYou': 'Надати можете ви',
  'who.giversYouAnd': 'Надати можете ви, а також {people}',
  'who.andOthers': '{people} та інші',
  'who.noGiver': 'Надати його зараз нікому: ніхто не має водночас цього права і права «{manage}».',
  'who.people': '{count, plural, one {# людина} few {# людини} many {# людей} other {# людини}}',
  'who.peopleCapped': 'Понад {total} людей',
  'who.nobody': 'Ніхто з тих, хто працює',
  'who.list': 'Хто це може: {action}',
  'who.pointsMore': '{names} і ще {rest}',
  'who.noPoints': 'без точки',
  'who.more': 'ще {count}',
  'who.loading': 'Шукаємо людей…',
} as const;

export type ExplainedId = keyof typeof uk;
