import { screen } from '@testing-library/react';

/** A code that is wrong whatever the time. */
export const wrongCodeFor = (code: string) => String((Number(code) + 500_000) % 1_000_000).padStart(6, '0');

export const field = (name: RegExp) => screen.findByLabelText<HTMLInputElement>(name);
