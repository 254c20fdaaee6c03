import { useFormat } from '../i18n/use-format.ts';

export function PhoneLink({ phone }: { phone: string }) {
  const format = useFormat();
  return (
    <a
      href={`tel:${phone}`}
      className="whitespace-nowrap rounded-sm text-accent-text figures underline-offset-2 hover:underline"
    >
      {format.phone(phone)}
    </a>
  );
}
