import { TriangleAlert } from 'lucide-react';
import type { ProblemText } from './texts.ts';

export function ProblemMessage({ problem: { title, text } }: { problem: ProblemText }) {
  return (
    <div className="flex flex-col items-center gap-1">
      <TriangleAlert aria-hidden size={32} className="mb-2 text-warning" />
      <p className="font-semibold text-base">{title}</p>
      <p className="max-w-80 text-text-muted">{text}</p>
    </div>
  );
}
