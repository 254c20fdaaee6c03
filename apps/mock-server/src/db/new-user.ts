/** What a user has before they chose or did anything. */
export const NEW_USER = {
  tax_number: null,
  photo: null,
  invited_at: null,
  template_id: null,
  home_screen: null,
  home_terminal_id: null,
  second_factor_at: null,
  new_browsers: '[]',
} as const;
