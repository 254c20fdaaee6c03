import { TriangleAlert } from 'lucide-react';
import type { Remark } from './texts.ts';

export function RemarkText({ remark: { title, text } }: { remark: Remark }) {
  return (
    <div className="flex flex-col items-center gap-1">
      <TriangleAlert aria-hidden size={32} className="mb-2 text-warning" />
      <p className="font-semibold text-base">{title}</p>
      <p className="max-w-80 text-text-muted">{text}</p>
    </div>
  );
}
