import { describe, expect, it } from 'vitest';
import { httpsUrl, identifier, multilineText, personName, searchText, text, urlPart } from './text.ts';

describe('a line of text', () => {
  const line = text(10);
  it('is trimmed', () => {
    expect(line.parse('  Київ  ')).toBe('Київ');
  });
  it.each(['', '   ', 'довгийтекст', 'a\nb', 'a\tb', 'a\u0000b', 'a\u0085b', 5, null])(
    'may not be %j',
    (value) => {
      expect(line.safeParse(value).success).toBe(false);
    },
  );
  it.each([
    ['half an emoji', '\ud83d'],
    ['text that is turned round', 'exe.\u202egnp'],
    ['an isolate', '\u2066x'],
    ['a line separator', 'a\u2028b'],
    ['spaces without width', '\u200b\u200d'],
    ['a soft hyphen', '\u00ad'],
    ['an accent on nothing', '\u0301'],
    ['a filler of Hangul', '\u3164'],
    ['a filler of half width', ' \uffa0 '],
    ['a filler of a first consonant', '\u115f\u1160'],
    ['an empty Braille pattern', '\u2800'],
    ['signs that only shape others', '\ufe0f\u{e0101}\u{e0041}'],
  ])('may not be %s', (_name, value) => {
    expect(line.safeParse(value).success).toBe(false);
  });
  it.each(['№ 5', 'Об’їзд', '👩‍👩‍👧', '❤\ufe0f', '1\ufe0f\u20e3', '👋🏽', '...', 'e\u0301'])(
    'may be %s',
    (value) => {
      expect(line.parse(value)).toBe(value);
    },
  );
  it.each([
    ['a space without width', 'Ко\u200bваль'],
    ['joiners', 'Ко\u200d\u200cваль'],
    ['a soft hyphen', 'Ко\u00adваль'],
    ['marks of direction', '\u200eКоваль\u200f\u061c'],
    ['a variation of no emoji', 'Коваль\ufe0f\u{e0101}'],
    ['tags', 'Коваль\u{e0041}\u{e007f}'],
    ['a filler', 'Коваль\u3164\u2800'],
    ['a byte order mark', 'Ко\ufeffваль'],
    ['what stands around a space', 'Коваль \u200b'],
    ['anchors of an annotation', 'Ко\ufff9\ufffa\ufffbваль'],
    ['joiners of hieroglyphs', 'Коваль\u{13430}\u{1343f}'],
    ['a notehead without a head', 'Ко\u{1d159}валь'],
    ['a filler of Khitan', 'Ко\u{16fe4}валь'],
    ['blanks of hieroglyphs', 'Ко\u{13441}\u{13442}валь'],
    ['a selector of shorthand and half an ideograph', 'Ко\u{1bc9d}валь\u303f'],
    ['an end of a verse and a mark of a number', '\u06ddКоваль\u0600'],
  ])('loses %s', (_name, value) => {
    expect(line.parse(value)).toBe('Коваль');
    expect(identifier(20).safeParse(value).success).toBe(false);
  });
  it('is as long as is said after trimming', () => {
    expect(line.safeParse(`  ${'ї'.repeat(10)}  `).success).toBe(true);
  });
});

describe('a person’s name', () => {
  const name = personName(20);
  it.each([
    ['joined letters', 'Ко\u200dваль Олена'],
    ['other spaces', 'Коваль\u00a0 Олена'],
    ['a filler between words', 'Коваль\u2800 Олена'],
    ['a decomposed letter', 'Коваль Олена'.normalize('NFD')],
  ])('is one spelling, without %s', (_name, value) => {
    expect(name.parse(value)).toBe('Коваль Олена');
  });
  it.each([
    ['a Latin o in Cyrillic', 'К\u006fваль Олена'],
    ['a Cyrillic o in Latin', 'K\u043eval Olena'],
    ['a Greek o in Cyrillic', 'К\u03bfваль Олена'],
    ['a letter of formulas in Cyrillic', 'К\u{1d428}валь'],
    ['an accent between two alphabets', '\u041e\u0301lena'],
    ['a palochka', '\u04c0ваненко'],
    ['a Roman number', '\u2160ваненко'],
    ['a digit', 'К0валь'],
    ['a second dot', 'Петрі\u0307вна'],
    ['a modifier letter', 'К\u1d52валь'],
    ['a heap of accents', `Ко${'\u0301'.repeat(3)}валь`],
    ['the second part of a double name', 'Коваль-К\u006fвач Олена'],
    ['a hieroglyph', 'Коваль \u{13000}'],
    ['a mark of another alphabet', 'Ко\u{1107f}валь'],
    ['a character that is not assigned yet', 'Ко\u0378валь'],
    ['a sign of another script', 'Коваль \u{1da7f}'],
  ])('is refused with %s, by a rule of its own', (_name, value) => {
    const { error } = name.safeParse(value);
    expect(error?.issues.map(({ message }) => message)).toEqual(['mixed_alphabets']);
  });
  it.each([
    'Olena Koval',
    'Олена Smith',
    'Коваль-Smith',
    'О’Браєн Дарʼя',
    "Мар'яна",
    'Łukasz Żółć',
    'Їжак 2-й',
    'Ελένη',
    '李小龍',
    'ジョージ',
    'გიორგი',
  ])('%s is one', (value) => {
    expect(name.parse(value)).toBe(value);
  });
  it('keeps no character that may be invisible, of all that there are', () => {
    const scripts =
      'Common Inherited Cyrillic Latin Greek Georgian Armenian Hebrew Arabic Han Hiragana Katakana Hangul';
    const known = new RegExp(`[${scripts.replace(/(\w+) ?/g, '\\p{Script=$1}')}]`, 'u');
    // Blank by their names in the Unicode character database, whatever their properties say.
    const blank =
      /[\u115f\u1160\u17b4\u17b5\u2800\u303f\u3164\uffa0\u{13441}\u{13442}\u{16fe4}\u{1bc9d}\u{1d159}]/u;
    const unseen = /[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}]/u;
    const kept: string[] = [];
    for (let code = 0x21; code <= 0x10ffff; code += 1) {
      const character = String.fromCodePoint(code);
      // Of the million that Unicode gives no meaning, some.
      if (code % 97 > 0 && /[\p{Cn}\p{Co}]/u.test(character)) continue;
      if (known.test(character) && !unseen.test(character) && !blank.test(character)) continue;
      for (const typed of [`Ко${character}валь`, `Коваль ${character}`]) {
        const { data } = name.safeParse(typed);
        if (data?.normalize('NFD').includes(character)) kept.push(code.toString(16));
      }
    }
    expect(kept).toEqual([]);
  });
  it('has no joiner, not even in an emoji, and its letters stay', () => {
    expect(name.parse('👩‍👩‍👧')).not.toContain('\u200d');
    expect(name.parse('Її́ Й’є')).toBe('Її́ Й’є');
    expect(name.safeParse('\u200d').success).toBe(false);
  });
});

it('several lines may hold breaks and tabs, and may be empty', () => {
  const lines = multilineText(20);
  for (const value of ['', 'a\nb', 'a\r\nb', 'a\tb'])
    expect(lines.safeParse(value).success, value).toBe(true);
  for (const value of ['a\u0000b', 'a\u001bb', 'a\u202eb', '\udc00', 'x'.repeat(21)])
    expect(lines.safeParse(value).success).toBe(false);
});

it('a search may be empty (spec §5)', () => {
  expect(searchText.parse('  ')).toBe('');
  expect(searchText.safeParse('x'.repeat(101)).success).toBe(false);
});

describe('an address that may be opened', () => {
  it.each([
    'https://магазин.укр/оплата',
    'https://xn--80aaa0cvac.xn--j1amh',
    'https://t.me/+380672345678',
    'https://cam.example.com/1201?a=1#b',
    'https://cam.example.com:8443/',
    'https://cam.example.com',
    'https://cam.example.com?a=b@c',
    'https://cam.example.com/@depot',
  ])('takes %s', (url) => {
    expect(httpsUrl.safeParse(url).success).toBe(true);
  });
  it.each([
    'http://cam.example.com',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    '//cam.example.com',
    'cam.example.com',
    'https://',
    'https://localhost/',
    'https:cam.example.com',
    'https:\\\\cam.example.com',
    'https://cam.example.com\\@evil.example',
    'https://cam.example.com@evil.example/',
    'https://user:secret@cam.example.com/',
    'https://cam.example.com/\u202egnp',
    'ftp://cam.example.com',
    ' javascript:alert(1)//https://a.ua',
    `https://a.ua/${'x'.repeat(500)}`,
    '',
  ])('does not take %.40s', (url) => {
    expect(httpsUrl.safeParse(url).success).toBe(false);
  });
});

describe('an address that is refused', () => {
  it.each([
    ['http://shop.example.com', 'url_not_secure'],
    ['HTTP://10.0.0.1', 'url_not_secure'],
    ['https://10.0.0.1/kasa', 'url_ip'],
    ['https://127.1', 'url_ip'],
    ['https://[::1]:8443/', 'url_ip'],
    ['https://localhost', 'url_internal'],
    ['https://backoffice:8443/kasa', 'url_internal'],
    ['https://user:secret@shop.example.com/', 'url_with_password'],
    ['https://shop.example.com@evil.example/', 'url_with_password'],
    ['shop.example.com', 'url_format'],
    ['ftp://shop.example.com', 'url_format'],
    ['https://', 'url_format'],
    ['https:\\\\shop.example.com', 'url_format'],
    ['https://shop.example.com/\u202egnp', 'url_format'],
  ])('%s: %s is said', (url, rule) => {
    const { error } = httpsUrl.safeParse(url);
    expect(new Set(error?.issues.map(({ message }) => message))).toEqual(new Set([rule]));
  });
});

const noTexts: unknown[] = [5, null, {}, [], { toString: 1, valueOf: null }];
it.each(noTexts.map((value) => ({ value })))('$value is no address, and said to be no text', ({ value }) => {
  const [issue] = httpsUrl.safeParse(value).error?.issues ?? [];
  expect(issue).toMatchObject({ code: 'invalid_type', expected: 'string' });
  expect(issue?.message).not.toMatch(/^url_/);
});

describe('a card number (security T16)', () => {
  const card = '4111 1111 1111 1111';
  it('loses its middle in free text', () => {
    for (const schema of [text(100), multilineText(500), searchText])
      expect(schema.parse(`№ ${card} 12/27`)).toBe('№ 411111******1111 12/27');
  });
  it('is refused where an identifier or an address is asked for, by a rule of its own', () => {
    for (const [schema, value] of [
      [identifier(40), card],
      [urlPart(40), `card=${card}`],
      [httpsUrl, 'https://cam.example/4111111111111111'],
    ] as const) {
      const { error } = schema.safeParse(value);
      expect(error?.issues.map(({ message }) => message)).toEqual(['card_number']);
    }
    expect(urlPart(40).parse(' ')).toBe('');
    expect(identifier(40).parse(' 356938035643809 ')).toBe('356938035643809');
  });
});
