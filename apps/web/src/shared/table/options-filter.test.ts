import { expect, it } from 'vitest';
import { shortened } from './options-filter.tsx';

it.each([
  [[], '', 0],
  [['Активний'], 'Активний', 0],
  [['Активний', 'Заблоковано'], 'Активний, Заблоковано', 0],
  [['Активний', 'Заблоковано', 'Додано'], 'Активний, Заблоковано', 1],
  [['На технічному обслуговуванні', 'На лінії', 'Стоянка'], 'На технічному обслуговуванні', 2],
])('a chip names as many choices as fit, at least one: %j', (names, shown, others) => {
  expect(shortened('Статус', names)).toEqual({ shown, others });
});
