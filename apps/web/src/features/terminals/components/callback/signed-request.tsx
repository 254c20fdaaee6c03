import { CodeBlock } from '@kasa/ui/code-block';
import { InlineNotice } from '@kasa/ui/inline-notice';
import { RadioGroup } from '@kasa/ui/radio-group';
import { useState } from 'react';
import { commonMessages } from '#shared/i18n/common.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import type { DataOf } from '#shared/query/operations.ts';
import { terminalFormsMessages } from '../../messages.ts';
import { type CallbackSignature, requestText, signedText } from '../../model/request-text.ts';

/** The request of a callback, with what the chosen one of its signatures covers marked. */
export function SignedRequest({ preview }: { preview: DataOf<'previewCallback'> }) {
  const text = useText(terminalFormsMessages);
  const common = useText(commonMessages);
  const [signature, setSignature] = useState<CallbackSignature>('template');
  const words = { copyLabel: common('action.copy'), copiedLabel: common('action.copied') };
  const { code, marks } = requestText(preview, signature);
  const isUnsigned = signature === 'template' && preview.signature === '';
  const covered = marks.length > 0 ? signature : 'nothing';
  return (
    <>
      {preview.warnings.map((warning) => (
        <InlineNotice key={warning} tone="warning">
          {text(`callback.warning.${warning}`)}
        </InlineNotice>
      ))}
      <RadioGroup
        label={text('callback.marked')}
        hint={text(`callback.covers.${isUnsigned ? 'unsigned' : covered}`)}
        options={[
          { id: 'template', label: text('callback.signature.template') },
          { id: 'event', label: text('callback.signature.event') },
        ]}
        value={signature}
        onChange={(id) => setSignature(id ?? 'template')}
      />
      <CodeBlock
        label={text('callback.request')}
        code={code}
        marks={marks}
        markWords={{ start: text('callback.markStart'), end: text('callback.markEnd') }}
        {...words}
      />
      <CodeBlock
        label={text(isUnsigned ? 'callback.unsigned' : 'callback.signed')}
        code={signedText(preview, signature)}
        {...words}
      />
      <CodeBlock label={text('callback.key')} code={preview.public_key} {...words} />
    </>
  );
}
