import { type KnownKey, snippetLanguages, verifySnippet } from '@kasa/contracts/terminals/verify-snippets';
import { CodeBlock } from '@kasa/ui/code-block';
import { FormSection, FormWide } from '@kasa/ui/form-section';
import { Tabs } from '@kasa/ui/tabs';
import { commonMessages } from '#shared/i18n/common.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { ecommKeysMessages } from '../../messages/keys/catalogue.ts';

const names = { node: 'Node.js', php: 'PHP', python: 'Python', go: 'Go' } as const;

/** Code that verifies callbacks, with the merchant's keys in it. */
export function VerifySection({ keys }: { keys: readonly KnownKey[] }) {
  const text = useText(ecommKeysMessages);
  const common = useText(commonMessages);
  const copying = { copyLabel: common('action.copy'), copiedLabel: common('action.copied') };
  return (
    <FormSection title={text('verify.title')} description={text('verify.about')}>
      <FormWide>
        <Tabs
          label={text('verify.languages')}
          tabs={snippetLanguages.map((id) => ({
            id,
            label: names[id],
            content: <CodeBlock label={text('verify.code')} code={verifySnippet[id](keys)} {...copying} />,
          }))}
        />
      </FormWide>
    </FormSection>
  );
}
