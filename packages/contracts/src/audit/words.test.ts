import { describe, expect, it } from 'vitest';
import { productFields } from '../catalogue/fields.ts';
import { valueLabel } from '../shared/fields.ts';
import * as terminalWords from '../terminals/fields.ts';
import * as userWords from '../users/fields.ts';
import * as auditWords from './fields.ts';
import { anonymousLabel, auditField, auditLabels, operationLabel, typeLabel } from './words.ts';

function textsIn(language: 'uk' | 'en', words: unknown): string[] {
  if (typeof words !== 'object' || words === null) return [];
  return Object.entries(words).flatMap(([key, word]) => {
    if (key === language && typeof word === 'string') return [word];
    return key === 'placeholder' ? [] : textsIn(language, word);
  });
}

/** Units of quantities stand in small letters. */
const units = Object.values(productFields.unit.values ?? {});

describe('the words of the journal and of exported files', () => {
  it('are there in both languages, none of them empty or left in the other one', () => {
    const [uk, en] = (['uk', 'en'] as const).map((language) =>
      textsIn(language, [auditLabels, anonymousLabel, auditWords, terminalWords, userWords]),
    );
    expect(uk?.length).toBeGreaterThan(120);
    expect(en).toHaveLength(uk?.length ?? 0);
    const isUnit = (word: string) => units.some((unit) => unit.uk === word || unit.en === word);
    for (const word of uk?.filter((one) => !isUnit(one)) ?? [])
      expect(word).toMatch(/^[А-ЯІЇЄҐ]|^IP-адреса$|^№$|^RRN(?:$|, за )|^QR-код$|^[XZ]-звіт$|^(?:RSA|ECDSA)$/);
    for (const word of en?.filter((one) => !isUnit(one)) ?? []) expect(word).toMatch(/^[A-Z][^а-яіїєґ]+$/i);
  });

  it('call a field as its kind of object has it', () => {
    expect(auditField('route', 'transport_num')).toEqual({
      kind: 'number',
      uk: 'Кількість ТС',
      en: 'Number of vehicles',
    });
    expect(auditField('transport', 'transport_num')).toMatchObject({ kind: 'text', uk: 'Номер ТС' });
    const status = (type: string) => auditField(type, 'status') as NonNullable<ReturnType<typeof auditField>>;
    expect(valueLabel(status('shift'), 'open')?.uk).toBe('Відкрита');
    expect(valueLabel(status('transport'), 'open')).toBeUndefined();
  });

  it('has every field that is chosen from a set the words of its values, and no other one', () => {
    for (const field of Object.values(auditLabels.fields).flatMap((known) => Object.values(known))) {
      expect(field.kind === 'choice').toBe(field.values !== undefined);
      expect(field.kind === 'parts').toBe(field.parts !== undefined);
    }
    expect(Object.keys(auditLabels.fields).toSorted()).toEqual(Object.keys(auditLabels.types).toSorted());
  });

  it('knows nothing of what it does not have', () => {
    for (const key of ['constructor', '__proto__', 'novelty']) {
      expect([
        typeLabel(key),
        operationLabel(key),
        auditField(key, 'name'),
        auditField('route', key),
      ]).toEqual([undefined, undefined, undefined, undefined]);
    }
  });
});
