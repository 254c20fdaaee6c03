import { Status } from '@kasa/ui/status';
import { useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import { useSession } from '#shared/services/use-services.tsx';
import { devPanelCatalogue } from '../messages.ts';
import { useMockState } from '../use-mock-control.ts';
import { MockServerUnreachable } from './mock-server-unreachable.tsx';
import { SignInButton } from './sign-in-button.tsx';

export function PeopleSection() {
  const text = useText(devPanelCatalogue);
  const format = useFormat();
  const current = useSession()?.user.phone;
  const { data, isError } = useMockState('people', (control) => control.listPeople(), 10_000);
  if (isError) return <MockServerUnreachable />;
  return (
    <ul className="flex flex-col gap-3">
      {data?.items.map(({ phone, full_name, position, merchant, password }) => (
        <li key={phone} className="flex items-center justify-between gap-3">
          <div className="min-w-0">
            <p className="font-medium">{full_name}</p>
            <p className="text-text-muted text-xs">
              {position === null ? merchant : `${position}, ${merchant}`}
            </p>
            <p className="text-text-muted text-xs figures">{format.phone(phone)}</p>
          </div>
          {phone === current ? (
            <Status tone="positive">{text('people.current')}</Status>
          ) : (
            <SignInButton name={full_name} phone={phone} password={password} />
          )}
        </li>
      ))}
    </ul>
  );
}
