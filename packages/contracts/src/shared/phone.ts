/** @returns E.164, or `null` if it is not a Ukrainian number */
export function parsePhone(typed: string): string | null {
  if (!/^[\d\s()+\-.\u00a0]+$/.test(typed)) return null;
  const digits = typed.replace(/\D/g, '');
  // A plus is followed by a country code: +67… is another country's number.
  const form = typed.trim().startsWith('+') ? /^380(\d{9})$/ : /^(?:380|80|0)?(\d{9})$/;
  const national = form.exec(digits)?.[1];
  return national && !national.startsWith('0') ? `+380${national}` : null;
}

/** Formats E.164 for display: `+380 67 123 45 67`; anything else is returned unchanged. */
export function formatPhone(phone: string): string {
  return phone.replace(/^\+380(\d{2})(\d{3})(\d{2})(\d{2})$/, '+380 $1 $2 $3 $4');
}
