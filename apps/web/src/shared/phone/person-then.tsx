import { useFormat } from '../i18n/use-format.ts';

/** Somebody by the name of then. @param props `phone`: null where the name alone tells who it was */
export function PersonThen({ name, phone }: { name: string; phone: string | null }) {
  const format = useFormat();
  if (phone === null) return name;
  return (
    <>
      {name} <span className="whitespace-nowrap text-text-muted figures">{format.phone(phone)}</span>
    </>
  );
}
