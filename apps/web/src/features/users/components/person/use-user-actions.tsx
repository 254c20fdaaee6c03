import type { RowAction } from '@kasa/ui/data-table';
import { DoorOpen, KeyRound, MailX, Send, UserX } from 'lucide-react';
import { useConfirm } from '#shared/confirm/use-confirm.tsx';
import { useRowActions } from '#shared/entity/use-entity-actions.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { noBreak } from '#shared/i18n/no-break.ts';
import { useFormat } from '#shared/i18n/use-format.ts';
import { paths } from '#shared/paths.ts';
import { usePhoneActions } from '#shared/phone/use-phone-actions.ts';
import { useCommand } from '#shared/query/use-command.ts';
import { useOpenObject } from '#shared/routing/use-open-object.ts';
import { useServices } from '#shared/services/use-services.tsx';
import { usersMessages } from '../../messages/catalogue.ts';
import { peopleQueryIds } from '../../model/live-users.ts';
import type { MerchantUser } from '../../model/types.ts';
import { useStatisticsAction } from '../statistics/use-statistics-action.ts';
import { useAccessDenial } from './use-access-denial.ts';

/** What is asked about before it is done. */
type Task = 'withdraw' | 'close' | 'reopen';

const icons = { withdraw: MailX, close: UserX, reopen: DoorOpen } as const;

/**
 * The actions of a person, and the dialog that asks before access is given or taken.
 * @param more further ones, before the history
 */
export function useUserActions(
  hrefOfRights: (id: string) => string,
  more: (user: MerchantUser) => readonly RowAction[],
) {
  const text = useText(usersMessages);
  const denial = useAccessDenial();
  const phoneActions = usePhoneActions();
  const { edit, history } = useRowActions('users_manage');
  const statistics = useStatisticsAction();
  const { ask, dialog } = useAccessTasks();
  const resend = useCommand('resendInvitation', { refreshes: peopleQueryIds, success: text('resend.done') });
  const accessActions = (user: MerchantUser): RowAction[] => {
    const disabledReason = denial.ofAccess(user);
    const task = (id: Task): RowAction => ({
      id,
      label: text(`action.${id}`),
      icon: icons[id],
      ...(id === 'reopen' ? {} : { tone: 'danger' }),
      onAction: () => ask({ task: id, user }),
      disabledReason,
    });
    const again: RowAction = {
      id: 'resend',
      label: text('action.resend'),
      icon: Send,
      onAction: () => void resend.run({ params: { id: user.id } }).catch(() => undefined),
      disabledReason,
    };
    return { invited: [again, task('withdraw')], active: [task('close')], left: [task('reopen')] }[
      user.state
    ];
  };
  const actions = (user: MerchantUser): RowAction[] => [
    // Always enabled: the form says why rights are read-only.
    { id: 'rights', label: text('action.rights'), icon: KeyRound, href: hrefOfRights(user.id) },
    { ...edit({ href: paths.userEdit({ id: user.id }) }), disabledReason: denial.ofCard(user) },
    ...accessActions(user),
    ...phoneActions(user.phone),
    ...more(user),
    statistics(user),
    ...history(user.id),
  ];
  return { actions, dialog };
}

function useAccessTasks() {
  const text = useText(usersMessages);
  const format = useFormat();
  const { refreshRights } = useServices();
  const { openId, close } = useOpenObject();
  const told = (task: Task) => ({ refreshes: peopleQueryIds, success: text(`${task}.done`) });
  const commands = {
    withdraw: useCommand('withdrawInvitation', told('withdraw')),
    close: useCommand('closeUserAccess', told('close')),
    reopen: useCommand('reopenUserAccess', told('reopen')),
  };
  return useConfirm(({ task, user }: { task: Task; user: MerchantUser }) => ({
    tone: task === 'reopen' ? 'default' : 'danger',
    title: text(`${task}.title`, { name: user.full_name }),
    children: text(`${task}.text`, { phone: noBreak(format.phone(user.phone)) }),
    confirmLabel: text(`${task}.confirm`),
    busyLabel: text(`${task}.busy`),
    async onConfirm() {
      await commands[task].run({ params: { id: user.id } });
      // Who can grant rights may be others now.
      if (task !== 'withdraw') refreshRights();
      // Who never came is gone from the list.
      else if (openId === user.id) close();
    },
  }));
}
