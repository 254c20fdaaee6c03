import { InlineNotice } from '@kasa/ui/inline-notice';
import { useText } from '#shared/i18n/i18n.tsx';
import { noBreak } from '#shared/i18n/no-break.ts';
import { useFormat } from '#shared/i18n/use-format.ts';
import { paths } from '#shared/paths.ts';
import { registrationMessages } from '../messages/registration/catalogue.ts';
import type { PendingSignUp } from '../model/auth-progress.ts';
import { TextLink } from './text-link.tsx';

export function SignUpNotice({
  begun,
  why,
}: {
  begun: PendingSignUp | null;
  why: 'not_begun' | 'forgotten' | 'expired' | null;
}) {
  const text = useText(registrationMessages);
  const format = useFormat();
  if (begun?.ticket) {
    return (
      <InlineNotice tone="info">
        {text('begun.bank', { phone: noBreak(format.phone(begun.phone)) })}{' '}
        <TextLink href={paths.signUpBanking()}>{text('begun.toBank')}</TextLink>
      </InlineNotice>
    );
  }
  if (begun?.code_request_id) {
    return (
      <InlineNotice tone="info">
        {text('begun.code', { phone: noBreak(format.phone(begun.phone)) })}{' '}
        <TextLink href={paths.confirmCode()}>{text('begun.toCode')}</TextLink>
      </InlineNotice>
    );
  }
  return why ? <InlineNotice tone="info">{text(`why.${why}`)}</InlineNotice> : null;
}
