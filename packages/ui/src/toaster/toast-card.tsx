import { ChevronDown, CircleAlert, CircleCheck, CircleX, Info, type LucideIcon, X } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { RequestId } from '../error-state/request-id.tsx';
import { cx } from '../lib/cx.ts';
import { useToasterTexts } from './toast-texts.ts';
import { TOAST_TIME, type ToastDetails, type ToastLink, type ToastType } from './toast-types.ts';

const LOOKS: Record<ToastType, { icon: LucideIcon; tone: string }> = {
  success: { icon: CircleCheck, tone: 'text-positive' },
  error: { icon: CircleX, tone: 'text-danger' },
  warning: { icon: CircleAlert, tone: 'text-warning' },
  info: { icon: Info, tone: 'text-info' },
};

/** A toast. Closes after five seconds, even when hovered; opened details keep it open for copying. */
export function ToastCard({
  type,
  text,
  details,
  link,
  repeatCount,
  onClose,
}: {
  type: ToastType;
  text: string;
  details: ToastDetails | undefined;
  link: ToastLink | undefined;
  /** Changes when the same message is shown again: restarts the time. */
  repeatCount: number;
  onClose: () => void;
}) {
  const texts = useToasterTexts();
  const [isOpen, setOpen] = useState(false);
  const regionId = useId();
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    if (isOpen) return;
    const timer = setTimeout(() => close.current(), TOAST_TIME);
    return () => clearTimeout(timer);
  }, [isOpen, repeatCount]);
  const { icon: Icon, tone } = LOOKS[type];
  return (
    <div className="flex items-start gap-3 py-3 pr-2 pl-4">
      <Icon size={20} aria-hidden className={cx('shrink-0', tone)} />
      <div className="min-w-0 flex-1">
        <p className="font-medium [overflow-wrap:anywhere]">{text}</p>
        {link ? <FollowLink link={link} onClose={onClose} /> : null}
        {details ? (
          <>
            <button
              type="button"
              aria-expanded={isOpen}
              aria-controls={isOpen ? regionId : undefined}
              onClick={() => setOpen(!isOpen)}
              className="-ml-1 mt-0.5 inline-flex min-h-6 cursor-pointer items-center gap-1 rounded-md px-1 text-[13px] text-text-muted hover:text-text pointer-coarse:min-h-11"
            >
              {texts.details}
              <ChevronDown
                size={14}
                aria-hidden
                className={cx('transition-transform duration-100', isOpen && 'rotate-180')}
              />
            </button>
            {isOpen ? (
              <div
                id={regionId}
                className="-mr-9 mt-1 flex flex-col items-start gap-0.5 text-text-muted text-xs [&_span]:justify-start"
              >
                <span>
                  {texts.code} <span className="figures">{details.code}</span>
                </span>
                {details.requestId === undefined ? null : (
                  <RequestId
                    label={texts.requestId}
                    requestId={details.requestId}
                    copyLabel={texts.copy}
                    copiedLabel={texts.copied}
                  />
                )}
              </div>
            ) : null}
          </>
        ) : null}
      </div>
      <button
        type="button"
        aria-label={texts.close}
        onClick={onClose}
        className="-my-1 grid size-8 shrink-0 cursor-pointer place-items-center rounded-md text-text-muted hover:bg-hover hover:text-text pointer-coarse:-my-3 pointer-coarse:size-11"
      >
        <X size={18} aria-hidden />
      </button>
    </div>
  );
}

/** A plain click uses the router; modified clicks are left to the browser. */
function FollowLink({ link, onClose }: { link: ToastLink; onClose: () => void }) {
  return (
    <a
      href={link.href}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        link.onOpen();
        onClose();
      }}
      className="mt-0.5 inline-flex min-h-6 items-center rounded-sm text-accent-text underline underline-offset-2 hover:no-underline pointer-coarse:min-h-11"
    >
      {link.label}
    </a>
  );
}
