import { commonMessages } from '../i18n/common.ts';
import { useText } from '../i18n/i18n.tsx';
import { toast } from './toast.ts';

/** Copies a text with a toast. Silent if the browser refuses: the text can still be selected. */
export function useCopyText(): (value: string) => void {
  const text = useText(commonMessages);
  return (value) => {
    navigator.clipboard?.writeText(value).then(
      () => toast.success(text('action.copied')),
      () => undefined,
    );
  };
}
