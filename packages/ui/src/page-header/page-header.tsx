import { ArrowLeft, Ellipsis, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { cx } from '../lib/cx.ts';
import { PHONE_QUERY, TABLET_QUERY, useMediaQuery } from '../media-query/use-media-query.ts';
import { Menu, type MenuAction } from '../menu/menu.tsx';
import { BackLink, type BackLinkProps } from './back-link.tsx';

export interface PageHeaderProps {
  title: string;
  /** On phones the title is cut to one line, so that lists begin at one height. */
  isTitleOneLine?: boolean | undefined;
  /** Summary of the content: "412 терміналів у 38 точках". */
  subtitle?: ReactNode;
  back?: BackLinkProps | undefined;
  /** The main action. A link if it has `href`. */
  primaryAction?: (MenuAction & { isLoading?: boolean | undefined }) | undefined;
  actions?: readonly MenuAction[] | undefined;
  /** Name of that menu: "Інші дії". */
  moreLabel: string;
  status?: ReactNode;
}

/** Actions shown as buttons before the menu where there is room. */
const VISIBLE = 2;

export function PageHeader(props: PageHeaderProps) {
  const {
    title,
    isTitleOneLine = false,
    subtitle,
    back,
    primaryAction,
    actions = [],
    moreLabel,
    status,
  } = props;
  const isPhone = useMediaQuery(PHONE_QUERY);
  const isNarrow = useMediaQuery(TABLET_QUERY);
  const visible = actions.filter(({ isProminent }, n) => isProminent || (!isNarrow && n < VISIBLE));
  const rest = actions.filter((action) => !visible.includes(action));
  const more =
    rest.length > 0 ? (
      <Menu
        label={moreLabel}
        items={rest}
        trigger={
          <IconButton label={moreLabel} variant="secondary">
            <Ellipsis aria-hidden />
          </IconButton>
        }
      />
    ) : null;
  // On phones what fits beside the title: the menu, and the main action by its icon.
  const PrimaryIcon = isPhone ? primaryAction?.icon : undefined;
  const isBeside = isPhone && (primaryAction === undefined || PrimaryIcon !== undefined);
  const isStatusBelow = isPhone && subtitle !== undefined;
  const backIcon =
    back && isPhone ? (
      <span className="-mx-3 -my-2 flex shrink-0">
        <IconButton label={back.label} href={back.href}>
          <ArrowLeft aria-hidden />
        </IconButton>
      </span>
    ) : null;
  return (
    <header className="mb-5 max-md:mb-3">
      {back && !isPhone ? <BackLink {...back} /> : null}
      <div className={cx('flex items-end gap-x-4 gap-y-3', !isBeside && 'flex-wrap')}>
        <div className={cx('min-w-0', isBeside ? 'flex-1' : 'flex-[1_1_280px]')}>
          <div className={cx('flex items-center gap-x-3 gap-y-1', !backIcon && 'flex-wrap')}>
            {backIcon}
            <h1
              className={cx(
                'min-w-0 font-[650] text-2xl leading-8 tracking-[-0.01em]',
                isPhone && isTitleOneLine ? 'truncate' : '[overflow-wrap:anywhere]',
              )}
            >
              {title}
            </h1>
            {isStatusBelow ? null : status}
          </div>
          {subtitle === undefined ? null : (
            <div className="flex flex-wrap gap-x-3 text-text-muted [overflow-wrap:anywhere]">
              <span className="min-w-0">{subtitle}</span>
              {isStatusBelow ? status : null}
            </div>
          )}
        </div>
        {primaryAction || actions.length > 0 ? (
          <div
            className={cx(
              'flex flex-wrap items-center gap-2',
              isBeside
                ? 'shrink-0 self-start'
                : 'max-md:w-full max-md:[&>:first-child:not(:only-child)]:flex-1 max-md:[&>:only-child]:w-full',
            )}
          >
            {visible.map((action) =>
              isPhone && action.icon ? (
                <HeaderIcon key={action.id} action={action} icon={action.icon} />
              ) : (
                <HeaderButton key={action.id} action={action} />
              ),
            )}
            {isPhone ? null : more}
            {primaryAction && PrimaryIcon ? (
              <IconButton
                variant="primary"
                label={primaryAction.label}
                href={primaryAction.href}
                onPress={primaryAction.onAction}
                isDisabled={primaryAction.isDisabled}
                disabledReason={primaryAction.disabledReason}
                isLoading={primaryAction.isLoading}
              >
                <PrimaryIcon aria-hidden />
              </IconButton>
            ) : primaryAction ? (
              <HeaderButton action={primaryAction} isPrimary />
            ) : null}
            {isPhone ? more : null}
          </div>
        ) : null}
      </div>
    </header>
  );
}

function HeaderIcon({ action, icon: Icon }: { action: MenuAction; icon: LucideIcon }) {
  const { label, href, onAction, isDisabled, disabledReason } = action;
  return (
    <IconButton {...{ label, href, isDisabled, disabledReason }} variant="secondary" onPress={onAction}>
      <Icon aria-hidden />
    </IconButton>
  );
}

function HeaderButton({
  action,
  isPrimary = false,
}: {
  action: MenuAction & { isLoading?: boolean | undefined };
  isPrimary?: boolean;
}) {
  const { icon: Icon, disabledReason, isDisabled = disabledReason !== undefined } = action;
  return (
    <Button
      variant={isPrimary ? 'primary' : action.tone === 'danger' ? 'danger' : 'secondary'}
      icon={Icon ? <Icon /> : undefined}
      href={action.href}
      onPress={action.onAction}
      isDisabled={isDisabled}
      disabledReason={isDisabled ? disabledReason : undefined}
      hint={action.hint}
      isLoading={action.isLoading}
      loadingLabel={action.label}
    >
      {action.label}
    </Button>
  );
}
