import { expect, it } from 'vitest';
import { passwordScore } from './password-score.ts';

it.each([
  ['', 0],
  ['a', 1],
  ['123456', 1],
  ['111111111111', 1],
  ['qwertyuiop', 1],
  ['йцукенгшщз', 1],
  ['password1', 1],
  ['Пароль2026!', 1],
  ['abababababab', 1],
  ['kasa-de', 1],
  ['тролейбус', 2],
  ['Kyiv2024!', 2],
  ['kasa-demo-9', 3],
  ['Zx8$kQ2!', 3],
  ['тролейбус на розі', 4],
  ['Zx8$kQ2!mPw', 4],
] as const)('judges %j as %i', (password, score) => {
  expect(passwordScore(password)).toBe(score);
});
