import { MAX_ANSWER_KEPT, MAX_REQUEST_KEPT } from '@kasa/contracts/terminals/callback-delivery-values';
import { CodeBlock } from '@kasa/ui/code-block';
import { Status } from '@kasa/ui/status';
import { commonMessages } from '#shared/i18n/common.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import { callbacksMessages } from '../../messages/callbacks/catalogue.ts';
import { terminalFormsMessages } from '../../messages.ts';
import { attemptText, type CallbackAttempt, refusalCause } from '../../model/callback-log.ts';

/** One attempt: what came of it and what to do, then what was sent, signed and answered. */
export function CallbackAttemptItem({
  attempt,
  isUnfolded,
}: {
  attempt: CallbackAttempt;
  isUnfolded: boolean;
}) {
  const text = useText(callbacksMessages);
  const forms = useText(terminalFormsMessages);
  const common = useText(commonMessages);
  const format = useFormat();
  const { number, sent_at, state, reason, http_status: status, duration_ms } = attempt;
  const { signed_text, signature, answer, answer_bytes, is_cut } = attempt;
  const time = format.number(Math.max(duration_ms, 10) / 1000, 2);
  const outcome =
    status === null ? text('attempt.noAnswer', { time }) : text('attempt.answer', { status, time });
  const why = () => {
    if (reason !== null) return forms(`test.why.${reason}`);
    return state === 'refused' && status !== null ? text(`attempt.why.${refusalCause(status)}`) : null;
  };
  const words = { copyLabel: common('action.copy'), copiedLabel: common('action.copied') };
  const bytes = format.number(answer_bytes);
  const answerLabel =
    answer_bytes > MAX_ANSWER_KEPT ? text('attempt.bodyCut', { bytes }) : text('attempt.body', { bytes });
  const isDelivered = state === 'delivered';
  return (
    <li className="min-w-0">
      <details open={isUnfolded}>
        <summary className="cursor-pointer py-1 pointer-coarse:py-3">
          <span className="font-medium">{text('attempt.title', { number })}</span>{' '}
          <span className="text-[13px] text-text-muted figures">{format.dateTime(sent_at)}</span>{' '}
          <Status tone={isDelivered ? 'positive' : 'danger'}>{outcome}</Status>
        </summary>
        <div className="flex flex-col gap-3">
          {isDelivered ? null : <p>{why()}</p>}
          {is_cut ? <p>{text('attempt.cut', { count: format.number(MAX_REQUEST_KEPT) })}</p> : null}
          <CodeBlock label={text('attempt.request')} code={attemptText(attempt)} {...words} />
          <CodeBlock label={text('attempt.signed')} code={signed_text} {...words} />
          <CodeBlock label={text('attempt.signature')} code={signature} {...words} />
          {answer === '' ? null : <CodeBlock label={answerLabel} code={answer} {...words} />}
        </div>
      </details>
    </li>
  );
}
