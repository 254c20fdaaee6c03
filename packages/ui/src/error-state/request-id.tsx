import { Check, Copy } from 'lucide-react';
import { useCopy } from '../lib/use-copy.ts';

export function RequestId({
  label,
  requestId,
  copyLabel,
  copiedLabel,
}: {
  label: string;
  requestId: string;
  copyLabel: string;
  copiedLabel: string;
}) {
  const { isCopied, copy } = useCopy();
  const Icon = isCopied ? Check : Copy;
  return (
    <span className="inline-flex flex-wrap items-center justify-center gap-x-1.5 text-text-muted text-xs">
      <span>{label}</span>
      <span className="inline-flex min-w-0 items-center gap-1">
        <code className="select-all wrap-anywhere font-sans figures">{requestId}</code>
        <button
          type="button"
          aria-label={copyLabel}
          onClick={() => void copy(requestId)}
          className="inline-grid size-7 shrink-0 cursor-pointer place-items-center rounded-md hover:bg-hover hover:text-text pointer-coarse:size-11"
        >
          <Icon size={14} aria-hidden />
        </button>
      </span>
      <span role="status" className="text-positive empty:hidden">
        {isCopied ? copiedLabel : ''}
      </span>
    </span>
  );
}
