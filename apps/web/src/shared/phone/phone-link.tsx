import { useFormat } from '../i18n/use-format.ts';

/** A phone number that a phone calls when it is touched. */
export function PhoneLink({ phone }: { phone: string }) {
  const format = useFormat();
  return (
    <a
      href={`tel:${phone}`}
      className="whitespace-nowrap rounded-sm text-accent-text tabular-nums underline-offset-2 hover:underline"
    >
      {format.phone(phone)}
    </a>
  );
}
