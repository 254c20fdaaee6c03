import { Button } from '@kasa/ui/button';
import { useSignIn } from '#features/auth/queries.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { paths } from '#shared/paths.ts';
import { fullPageNavigation } from '../full-page-navigation.ts';
import { devPanelCatalogue } from '../messages.ts';

/** Signs in as somebody, on a page of their own. @param password null: not known */
export function SignInButton(props: { name: string; phone: string; password: string | null }) {
  const { name, phone, password } = props;
  const text = useText(devPanelCatalogue);
  const signIn = useSignIn();
  const enter = async () => {
    await signIn.run({ phone, password: password ?? '' }, {});
    fullPageNavigation.open(paths.home());
  };
  return (
    <Button
      size="sm"
      aria-label={text('people.signIn', { name })}
      disabledReason={password === null ? text('people.passwordChanged') : undefined}
      onPress={() => void enter().catch(() => undefined)}
    >
      {text('people.signInShort')}
    </Button>
  );
}
