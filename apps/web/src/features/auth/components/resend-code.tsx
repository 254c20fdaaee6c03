import { Button } from '@kasa/ui/button';
import { Countdown } from '@kasa/ui/countdown';
import { useReducer } from 'react';
import { commonMessages } from '#shared/i18n/common.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { stepsMessages } from '../messages.ts';
import { FormErrorNotice } from './public-form.tsx';
import type { CodeRequestState } from './use-code-request-state.ts';

const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** Sends another code, or shows when that will be possible. The primary action once the current code is invalid. */
export function ResendCode({ code, onResent }: { code: CodeRequestState; onResent: () => void }) {
  const text = useText(stepsMessages);
  const common = useText(commonMessages);
  const [, lookAgain] = useReducer((count: number) => count + 1, 0);
  const { resendAt } = code;
  const resend = async () => {
    if (await code.resend()) onResent();
  };
  return (
    <div className="flex flex-col items-start gap-3">
      <FormErrorNotice error={code.formError} />
      <p role="status" className="text-text-muted empty:hidden">
        {code.isResent && !code.isCodeInvalid ? text('code.sent') : null}
      </p>
      {code.isLoadFailed ? (
        <p className="flex flex-wrap items-center gap-3 text-text-muted">
          {text('code.unknown')}
          <Button
            size="sm"
            isLoading={code.isReloading}
            loadingLabel={common('table.loading')}
            onPress={code.reload}
          >
            {common('action.retry')}
          </Button>
        </p>
      ) : resendAt === null ? null : resendAt > Date.now() ? (
        <p className="text-text-muted">
          <Countdown
            until={resendAt}
            text={(seconds) => text('code.wait', { time: clock(seconds) })}
            spokenText={(seconds) => text('code.waitSpoken', { seconds })}
            onEnd={lookAgain}
          />
        </p>
      ) : (
        <Button
          variant={code.isCodeInvalid ? 'primary' : 'secondary'}
          isFullWidth={code.isCodeInvalid}
          isLoading={code.isResending}
          loadingLabel={text('code.resending')}
          onPress={() => void resend()}
        >
          {text(code.isCodeInvalid ? 'code.resendNew' : 'code.resend')}
        </Button>
      )}
    </div>
  );
}
