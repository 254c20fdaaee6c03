export const callbackRequestSettingNames = [
  'callback_endpoint',
  'callback_type',
  'callback_headers',
  'callback_get_parameters',
  'callback_body_template',
  'callback_signature_template',
] as const;
