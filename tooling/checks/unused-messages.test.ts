import { expect, test } from 'vitest';
import { createFixture } from '../test-support/fixture.ts';
import { unusedMessageProblems } from './unused-messages.ts';

const words = (...ids: string[]) =>
  `export const uk = {\n${ids.map((id) => `  '${id}': '…',`).join('\n')}\n} as const;\nexport type Id = keyof typeof uk;\n`;

const app = (screen: string) =>
  createFixture({
    'tsconfig.json': JSON.stringify({
      compilerOptions: { strict: true, module: 'esnext', moduleResolution: 'bundler', types: [] },
      include: ['src'],
    }),
    'src/i18n.ts':
      'export type Translate<Id extends string> = (id: Id) => string;\n' +
      'export declare function useText<Id extends string>(words: { ids: Id }): Translate<Id>;\n',
    'src/cars/messages/uk.ts': words('title', 'kind.bus', 'kind.tram', 'kind.ship'),
    'src/people/messages/uk.ts': words('title', 'name'),
    'src/catalogues.ts':
      "import type { Id as CarId } from './cars/messages/uk';\n" +
      "import type { Id as PersonId } from './people/messages/uk';\n" +
      'export declare const cars: { ids: CarId };\n' +
      'export declare const people: { ids: PersonId };\n',
    'src/screen.ts':
      "import { cars, people } from './catalogues';\n" +
      "import { type Translate, useText } from './i18n';\n" +
      screen,
  });
const all =
  "declare const kind: 'bus' | 'tram' | 'ship';\n" +
  "const [car, person] = [useText(cars), useText(people)];\ncar('title');\nperson('title');\nperson('name');\n";

test('messages that are all said pass, by a plain id, by a part of one, by a choice, and through a parameter', () => {
  expect(unusedMessageProblems(app(`${all}car(\`kind.\${kind}\`);\n`))).toEqual([]);
  const handed =
    'export function name(text: Translate<typeof cars.ids>, isTram: boolean) {\n' +
    "  return text('kind.ship') + text(isTram ? 'kind.tram' : 'kind.bus');\n}\n";
  expect(unusedMessageProblems(app(`${all}${handed}`))).toEqual([]);
});

test('what a function says that takes a part of the catalogue by its prefix', () => {
  const kinds =
    `declare function kinds<P extends string>(text: Translate<\`\${P}.\${'bus' | 'tram'}\`>, prefix: P): string;\n` +
    "kinds(car, 'kind');\ncar('kind.ship');\n";
  expect(unusedMessageProblems(app(`${all}${kinds}`))).toEqual([]);
});

test('one that nobody says is found, with its line, though its words stand elsewhere in the code', () => {
  const screen = `${all}car('kind.bus');\ncar('kind.ship');\n// car('kind.tram')\nexport const other = 'kind.tram';\n`;
  expect(unusedMessageProblems(app(screen))).toEqual([
    "src/cars/messages/uk.ts:4: 'kind.tram' is never said: remove it in both languages",
  ]);
});

test('the same id of another catalogue is another message', () => {
  const screen = `${all.replace("person('title');\n", '')}car(\`kind.\${kind}\`);\n`;
  expect(unusedMessageProblems(app(screen))).toEqual([
    "src/people/messages/uk.ts:2: 'title' is never said: remove it in both languages",
  ]);
});

test('asking for any message says none of them', () => {
  const problems = unusedMessageProblems(app(`${all}export const say = (id: typeof cars.ids) => car(id);\n`));
  expect(problems[0]).toBe('src/screen.ts:8: asks for any message: narrow the type of its id');
  expect(problems).toHaveLength(4);
});

test('a place without messages is no success', () => {
  const empty = createFixture({
    'tsconfig.json': '{"include":["src"]}',
    'src/a.ts': 'export const a = 1;\n',
  });
  expect(unusedMessageProblems(empty)).toEqual([
    'there are no messages: this check looks in the wrong place',
  ]);
});
