import { type MessageFormatElement, parse } from '@formatjs/icu-messageformat-parser';
import { describe, expect, it } from 'vitest';

type Messages = Readonly<Record<string, string>>;
const files = import.meta.glob<Record<string, Messages>>('../**/messages/**/{uk,en}.ts', { eager: true });
const folders = [...new Set(Object.keys(files).map((path) => path.replace(/\/(uk|en)\.ts$/, '')))];

const forms = { uk: ['one', 'few', 'many', 'other'], en: ['one', 'other'] } as const;
type Language = keyof typeof forms;

function messagesOf(folder: string, language: Language): Messages {
  return files[`${folder}/${language}.ts`]?.[language] ?? {};
}

function elements(message: readonly MessageFormatElement[]): MessageFormatElement[] {
  return message.flatMap((element) => [
    element,
    ...('options' in element ? Object.values(element.options).flatMap(({ value }) => elements(value)) : []),
  ]);
}

// Element types of the parser: 0 is literal text, 7 is "#"; all others name a value.
const valuesOf = (text: string) =>
  [
    ...new Set(
      elements(parse(text)).flatMap(({ type, ...rest }) =>
        type === 0 || type === 7 || !('value' in rest) ? [] : [String(rest.value)],
      ),
    ),
  ].sort();

it('finds the words of every part of the app', () => {
  expect(folders.length).toBeGreaterThanOrEqual(3);
});

describe.each(folders)('%s', (folder) => {
  it('has the same ids in both languages', () => {
    const [uk, en] = (['uk', 'en'] as const).map((language) =>
      Object.keys(messagesOf(folder, language)).sort(),
    );
    expect(uk?.length).toBeGreaterThan(0);
    expect(en).toEqual(uk);
  });

  it.each(['uk', 'en'] as const)('has sound messages with all plural forms in %s', (language) => {
    for (const [id, text] of Object.entries(messagesOf(folder, language))) {
      expect(text.trim(), id).not.toBe('');
      for (const element of elements(parse(text))) {
        if (!('pluralType' in element)) continue;
        const given = Object.keys(element.options).filter((form) => !form.startsWith('='));
        expect(given.sort(), id).toEqual([...forms[language]].sort());
      }
    }
  });

  it('mentions the same values in both languages', () => {
    for (const [id, text] of Object.entries(messagesOf(folder, 'uk'))) {
      expect(valuesOf(messagesOf(folder, 'en')[id] ?? ''), id).toEqual(valuesOf(text));
    }
  });

  it('has no English in the Ukrainian words, and no Ukrainian in the English ones', () => {
    for (const text of Object.values(messagesOf(folder, 'uk'))) {
      const words = text
        .replace(/\{[^{}]*[{}]|https?:\S*|\b(plural|select|one|few|many|other)\b/g, ' ')
        // Keys, addresses, headers and names of the wire are the same in every language.
        .replace(
          /\/api\/\S*|X-Kasa-[\w-]+|kasa-v1|SHA256withRSA|\bdata\b|\b(?:Enter|Shift|Delete)\b|\b(?:true|false|null)\b/g,
          ' ',
        );
      expect(words).not.toMatch(/[a-z]{4,}/);
    }
    for (const text of Object.values(messagesOf(folder, 'en'))) expect(text).not.toMatch(/[а-яіїєґ]/i);
  });
});
