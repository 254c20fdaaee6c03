import { Button } from '@kasa/ui/button';
import { CodeBlock } from '@kasa/ui/code-block';
import { InlineNotice } from '@kasa/ui/inline-notice';
import { useId } from 'react';
import { commonMessages } from '#shared/i18n/common.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import type { DataOf } from '#shared/query/operations.ts';
import { terminalFormsMessages } from '../../messages/forms/catalogue.ts';
import type { SettingsForm } from '../../model/settings-form.ts';
import { untranslatedTexts } from '../../model/untranslated-texts.ts';
import { CallbackTestPanel } from './callback-test-panel.tsx';
import { useCallbackPreview } from './use-callback-preview.ts';

type Preview = DataOf<'previewCallback'>;

function requestText({ method, url, headers, body }: Preview): string {
  const lines = [`${method} ${url}`, ...headers.map(({ name, value }) => `${name}: ${value}`)];
  return [lines.join('\n'), ...(body === null ? [] : [body])].join('\n\n');
}

export function CallbackPreview({ form, terminalId }: { form: SettingsForm; terminalId: string | null }) {
  const text = useText(terminalFormsMessages);
  const titleId = useId();
  const { state, preview, error, isStale, retry } = useCallbackPreview(form, terminalId);
  return (
    <section aria-labelledby={titleId} aria-busy={isStale} className="flex min-w-0 flex-col gap-3">
      <div>
        <h3 id={titleId} className="font-[550] leading-5">
          {text('callback.preview')}
        </h3>
        {/* One line for both texts: the layout does not shift while a placeholder is typed. */}
        <p className={`text-[13px] leading-5 ${state === 'wrong' ? 'text-warning' : 'text-text-muted'}`}>
          {state === 'wrong'
            ? text('callback.wrong')
            : text('callback.previewText', { algorithm: untranslatedTexts.callbackSignature })}
        </p>
      </div>
      {state === 'none' ? <p className="text-text-muted">{text('callback.none')}</p> : null}
      {error && state === 'ready' ? (
        <InlineNotice tone="danger" actions={<Button onPress={retry}>{text('callback.again')}</Button>}>
          {error.userMessage ?? text('callback.failed')}
        </InlineNotice>
      ) : null}
      {state === 'none' ? null : <CallbackTestPanel form={form} terminalId={terminalId} />}
      {preview && state !== 'none' ? <Request preview={preview} /> : null}
    </section>
  );
}

function Request({ preview }: { preview: Preview }) {
  const text = useText(terminalFormsMessages);
  const common = useText(commonMessages);
  const words = { copyLabel: common('action.copy'), copiedLabel: common('action.copied') };
  return (
    <>
      {preview.warnings.map((warning) => (
        <InlineNotice key={warning} tone="warning">
          {text(`callback.warning.${warning}`)}
        </InlineNotice>
      ))}
      <CodeBlock label={text('callback.request')} code={requestText(preview)} {...words} />
      <CodeBlock label={text('callback.signed')} code={preview.signed_text} {...words} />
      <CodeBlock label={text('callback.key')} code={preview.public_key} {...words} />
    </>
  );
}
