import type { ErrorStateTexts } from '@kasa/ui/error-state';
import { commonMessages } from '../i18n/common.ts';
import { useText } from '../i18n/i18n.tsx';

export function useErrorTexts(): ErrorStateTexts {
  const text = useText(commonMessages);
  return {
    retry: text('action.retry'),
    requestId: text('error.requestId'),
    copy: text('action.copy'),
    copied: text('action.copied'),
  };
}
