import { RotateCw, TriangleAlert } from 'lucide-react';
import { type ComponentProps, type ReactNode, useEffect } from 'react';
import { Button } from '../button/button.tsx';
import { onDemand, useOnDemand } from '../on-demand/on-demand.tsx';
import type { RequestId } from './request-id.tsx';

const code = onDemand(() => import('./request-id.tsx'));

export interface ErrorStateTexts {
  retry: string;
  /** "Номер запиту" */
  requestId: string;
  copy: string;
  copied: string;
}

export interface ErrorStateProps {
  /** "Не вдалося завантажити маршрути" */
  title: string;
  /** The title becomes the page's h1. */
  isPage?: boolean | undefined;
  text?: ReactNode;
  texts: ErrorStateTexts;
  onRetry?: (() => void) | undefined;
  isRetrying?: boolean | undefined;
  requestId?: string | undefined;
  actions?: ReactNode;
}

/** An error with a way out. Announced, as it replaces the expected content. */
export function ErrorState(props: ErrorStateProps) {
  const { title, isPage, text, texts, onRetry, isRetrying, requestId, actions } = props;
  const Title = isPage ? 'h1' : 'p';
  return (
    <div role="alert" className="mx-auto flex max-w-md flex-col items-center px-4 py-12 text-center">
      <span className="mb-4 grid size-12 place-items-center rounded-full bg-danger-soft text-danger">
        <TriangleAlert size={22} aria-hidden />
      </span>
      <Title className="font-semibold text-base">{title}</Title>
      {text === undefined ? null : <div className="mt-1 text-text-muted">{text}</div>}
      <div className="mt-5 flex flex-wrap justify-center gap-2 empty:hidden">
        {onRetry ? (
          <Button icon={<RotateCw />} onPress={onRetry} isLoading={isRetrying} loadingLabel={texts.retry}>
            {texts.retry}
          </Button>
        ) : null}
        {actions}
      </div>
      {requestId === undefined ? null : (
        <div className="mt-4">
          <LazyRequestId
            label={texts.requestId}
            requestId={requestId}
            copyLabel={texts.copy}
            copiedLabel={texts.copied}
          />
        </div>
      )}
    </div>
  );
}

/** Only the number while its code is not there. */
function LazyRequestId(props: ComponentProps<typeof RequestId>) {
  const part = useOnDemand(code);
  useEffect(() => void code.load(), []);
  if (part) return <part.RequestId {...props} />;
  return <span className="text-text-muted text-xs">{`${props.label} ${props.requestId}`}</span>;
}
