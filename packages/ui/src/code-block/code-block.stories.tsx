import { useTexts } from '../story-kit/story-kit.tsx';
import { CodeBlock } from './code-block.tsx';

export default { title: 'Data/CodeBlock', component: CodeBlock };

const answer = JSON.stringify(
  { code: 0, fiscal_number: '4000512345', receipt: { id: 'c1f0a2', total: 184250, currency: 'UAH' } },
  null,
  2,
);
const link = `curl -X POST 'https://kasa.example/api/v1/terminals/S1K0042/qr?amount=18425&currency=UAH&purpose=${'0123456789'.repeat(12)}'`;

export function ShortAndLong() {
  const t = useTexts({
    uk: {
      answer: 'Відповідь фіскального сервера',
      request: 'Запит',
      copy: 'Скопіювати',
      copied: 'Скопійовано',
    },
    en: { answer: 'Answer of the fiscal server', request: 'Request', copy: 'Copy', copied: 'Copied' },
  });
  return (
    <div className="max-w-2xl space-y-6">
      <CodeBlock label={t.answer} code={answer} copyLabel={t.copy} copiedLabel={t.copied} />
      <CodeBlock label={t.request} code={link} copyLabel={t.copy} copiedLabel={t.copied} />
    </div>
  );
}
