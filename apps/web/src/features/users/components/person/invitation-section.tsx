import { partField } from '@kasa/contracts/shared/fields';
import { userFields } from '@kasa/contracts/users/fields';
import { CodeBlock } from '@kasa/ui/code-block';
import { KeyValue } from '@kasa/ui/key-value';
import { DrawerSection } from '#shared/entity/show-drawer.tsx';
import { commonMessages } from '#shared/i18n/common.ts';
import { useLocale, useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import { paths } from '#shared/paths.ts';
import { usersMessages } from '../../messages/catalogue.ts';
import type { MerchantUser } from '../../model/types.ts';

/** The code that somebody has still to use, and the address to use it at; nothing of others. */
export function InvitationSection({ user: { invitation, phone } }: { user: MerchantUser }) {
  const text = useText(usersMessages);
  const common = useText(commonMessages);
  const locale = useLocale();
  const format = useFormat();
  if (invitation === null) return null;
  const fact = (id: 'sent_at' | 'expires_at') => ({
    id,
    label: partField(userFields.invitation, id)?.[locale] ?? id,
    value: <span className="figures">{format.dateTime(invitation[id])}</span>,
  });
  return (
    <DrawerSection title={userFields.invitation[locale]}>
      <KeyValue items={[fact('sent_at'), fact('expires_at')]} />
      <p className="my-3 text-[13px] text-text-muted">
        {text(invitation.has_expired ? 'invitation.expired' : 'invitation.about')}
      </p>
      <CodeBlock
        label={text('invitation.link')}
        code={`${window.location.origin}${paths.invitation({ phone })}`}
        copyLabel={common('action.copy')}
        copiedLabel={common('action.copied')}
      />
    </DrawerSection>
  );
}
