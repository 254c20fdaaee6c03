/**
 * Ukrainian names for faker; patronymic and surname agree with the gender. Faker's own lists contain
 * misspellings and archaic names, and lack the most common surnames.
 */
import type { LocaleDefinition } from '@faker-js/faker';

interface Forms {
  readonly male: string;
  readonly female: string;
}

const same = (surname: string): Forms => ({ male: surname, female: surname });
const forms = (male: string, female: string): Forms => ({ male, female });

const surnames: readonly Forms[] = [
  ...'Бондаренко Шевченко Ткаченко Кравченко Коваленко Олійник Мельник Ткачук Ковальчук Поліщук Савчук Кравчук'
    .split(' ')
    .map(same),
  ...'Марчук Левчук Гаврилюк Панасюк Романюк Данилюк Петренко Іваненко Мартиненко Юрченко Руденко Назаренко'
    .split(' ')
    .map(same),
  ...'Лисенко Павленко Дяченко Тимошенко Приходько Бойко Гнатюк Кузьмич Мороз Гончар Швець Кравець'
    .split(' ')
    .map(same),
  ...'Коломієць Чорновіл Сорока Заєць Гайдук Пономаренко Харченко Яременко Єременко Ґудзь Їжак Щерба'
    .split(' ')
    .map(same),
  ...'Стецьків Федорів Луців Паньків Яців Дем’яненко Лук’яненко Дем’янчук Савич Колодій Стасюк Ярема'
    .split(' ')
    .map(same),
  forms('Ковальський', 'Ковальська'),
  forms('Левицький', 'Левицька'),
  forms('Яворський', 'Яворська'),
  forms('Сосновський', 'Сосновська'),
  forms('Вишневський', 'Вишневська'),
  forms('Добровольський', 'Добровольська'),
  forms('Чернявський', 'Чернявська'),
  forms('Білецький', 'Білецька'),
  forms('Заболотний', 'Заболотна'),
  forms('Чорний', 'Чорна'),
  forms('Підгірний', 'Підгірна'),
  forms('Іванов', 'Іванова'),
];

const maleNames: readonly string[] =
  'Андрій Богдан Валентин Василь Віктор Віталій Володимир Григорій Дмитро Євген Іван Ігор Костянтин Максим Микола Мирон Михайло Назар Олег Олександр Олексій Остап Павло Петро Роман Руслан Сергій Степан Тарас Юрій Ярослав'.split(
    ' ',
  );

const femaleNames: readonly string[] =
  'Алла Валентина Галина Ганна Зоряна Інна Ірина Катерина Лариса Леся Людмила Любов Марія Мар’яна Надія Наталія Оксана Олена Ольга Світлана Тетяна Уляна Юлія'.split(
    ' ',
  );

const patronymics: readonly Forms[] = [
  forms('Олександрович', 'Олександрівна'),
  forms('Володимирович', 'Володимирівна'),
  forms('Миколайович', 'Миколаївна'),
  forms('Іванович', 'Іванівна'),
  forms('Васильович', 'Василівна'),
  forms('Петрович', 'Петрівна'),
  forms('Михайлович', 'Михайлівна'),
  forms('Вікторович', 'Вікторівна'),
  forms('Анатолійович', 'Анатоліївна'),
  forms('Сергійович', 'Сергіївна'),
  forms('Юрійович', 'Юріївна'),
  forms('Андрійович', 'Андріївна'),
  forms('Богданович', 'Богданівна'),
  forms('Степанович', 'Степанівна'),
  forms('Ярославович', 'Ярославівна'),
  forms('Григорович', 'Григорівна'),
  forms('Ігорович', 'Ігорівна'),
  forms('Олегович', 'Олегівна'),
  forms('Романович', 'Романівна'),
  forms('Тарасович', 'Тарасівна'),
  forms('Дмитрович', 'Дмитрівна'),
  forms('Леонідович', 'Леонідівна'),
  forms('Валерійович', 'Валеріївна'),
  forms('Павлович', 'Павлівна'),
];

const bySex = (list: readonly Forms[]) => ({
  male: list.map(({ male }) => male),
  female: list.map(({ female }) => female),
});

/** Takes precedence over faker's own locale. */
export const names = {
  person: {
    last_name: bySex(surnames),
    last_name_pattern: null,
    first_name: { male: [...maleNames], female: [...femaleNames] },
    middle_name: bySex(patronymics),
  },
} satisfies LocaleDefinition;

/** Ukrainian mobile network codes in use (product facts §1). */
export const mobileCodes: readonly string[] = '50 63 66 67 68 73 93 95 96 97 98 99'.split(' ');
