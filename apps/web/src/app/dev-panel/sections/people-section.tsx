import { Button } from '@kasa/ui/button';
import { Status } from '@kasa/ui/status';
import { useSignIn } from '#features/auth/queries.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import { paths } from '#shared/paths.ts';
import { useSession } from '#shared/services/use-services.tsx';
import { fullPageNavigation } from '../full-page-navigation.ts';
import { devPanelCatalogue } from '../messages.ts';
import { useMockState } from '../use-mock-control.ts';
import { MockServerUnreachable } from './mock-server-unreachable.tsx';

export function PeopleSection() {
  const text = useText(devPanelCatalogue);
  const format = useFormat();
  const signIn = useSignIn();
  const current = useSession()?.user.phone;
  const { data, isError } = useMockState('people', (control) => control.listPeople(), 10_000);
  if (isError) return <MockServerUnreachable />;
  const enter = async (phone: string, password: string) => {
    await signIn.run({ phone, password }, {});
    fullPageNavigation.open(paths.home());
  };
  return (
    <ul className="flex flex-col gap-3">
      {data?.items.map(({ phone, full_name, position, merchant, password }) => (
        <li key={phone} className="flex items-center justify-between gap-3">
          <div className="min-w-0">
            <p className="font-medium">{full_name}</p>
            <p className="text-text-muted text-xs">
              {position === null ? merchant : `${position}, ${merchant}`}
            </p>
            <p className="text-text-muted text-xs tabular-nums">{format.phone(phone)}</p>
          </div>
          {phone === current ? (
            <Status tone="positive">{text('people.current')}</Status>
          ) : (
            <Button
              size="sm"
              aria-label={text('people.signIn', { name: full_name })}
              disabledReason={password === null ? text('people.passwordChanged') : undefined}
              onPress={() => void enter(phone, password ?? '').catch(() => undefined)}
            >
              {text('people.signInShort')}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
