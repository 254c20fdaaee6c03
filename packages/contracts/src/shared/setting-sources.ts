/** Source of a terminal setting's value: the terminal, its template, or the default of its kind. */
export const settingSources = ['own', 'template', 'standard'] as const;

export type SettingSource = (typeof settingSources)[number];
