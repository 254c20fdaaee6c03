import { SearchX } from 'lucide-react';
import { Button } from '../button/button.tsx';
import { errorTexts, terminalTexts } from '../data-table/story-texts.ts';
import { ErrorState } from '../error-state/error-state.tsx';
import { InlineNotice } from '../inline-notice/inline-notice.tsx';
import { LoadingOverlay } from '../loading-overlay/loading-overlay.tsx';
import { SkeletonText } from '../skeleton/skeleton.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import { useTexts } from '../story-kit/story-kit.tsx';
import { EmptyState } from './empty-state.tsx';

export default { title: 'Feedback/States', component: EmptyState };

const texts = {
  uk: {
    loading: 'Завантаження',
    saving: 'Зберігаємо зміни…',
    noticeTitle: 'Техогляд минув 12.11.2026',
    notice: 'Такий транспорт не можна випустити на маршрут.',
    dismiss: 'Сховати',
    fix: 'Змінити дату',
  },
  en: {
    loading: 'Loading',
    saving: 'Saving changes…',
    noticeTitle: 'The inspection ran out on 12.11.2026',
    notice: 'Such a vehicle can’t go on a route.',
    dismiss: 'Hide',
    fix: 'Change the date',
  },
};

export function Empty() {
  const t = useTexts(terminalTexts);
  return (
    <EmptyState icon={SearchX} title={t.empty} text={t.emptyText} actions={<Button>{t.clear}</Button>} />
  );
}

export function Failed() {
  const t = useTexts(terminalTexts);
  return (
    <ErrorState
      title={t.failed}
      text={t.failedText}
      texts={useTexts(errorTexts)}
      onRetry={() => undefined}
      requestId="019a9f0e-7c1d-7b7e-9a51-3f2f6c1f8d10"
    />
  );
}

export function Loading() {
  const t = useTexts(texts);
  return (
    <div className="space-y-6">
      <Spinner label={t.loading} />
      <SkeletonText lines={4} />
      <LoadingOverlay isLoading label={t.saving}>
        <div className="rounded-lg border border-border bg-surface p-8">
          <Button>{t.fix}</Button>
        </div>
      </LoadingOverlay>
    </div>
  );
}

export function Notices() {
  const t = useTexts(texts);
  return (
    <div className="space-y-3">
      {(['info', 'positive', 'warning', 'danger'] as const).map((tone) => (
        <InlineNotice
          key={tone}
          tone={tone}
          title={t.noticeTitle}
          actions={<Button size="sm">{t.fix}</Button>}
          onDismiss={() => undefined}
          dismissLabel={t.dismiss}
        >
          {t.notice}
        </InlineNotice>
      ))}
    </div>
  );
}
