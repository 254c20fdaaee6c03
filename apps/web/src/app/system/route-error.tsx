import { isClientError } from '@kasa/client/http/errors';
import { randomHex } from '@kasa/client/http/random-hex';
import { ErrorState } from '@kasa/ui/error-state';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useRouteError } from 'react-router-dom';
import { useErrorTexts } from '../../shared/errors/load-error.tsx';
import { commonMessages } from '../../shared/i18n/common.ts';
import { useText } from '../../shared/i18n/i18n.tsx';
import { useServices } from '../../shared/services/use-services.tsx';
import { usePageTitle } from '../../shared/title/use-page-title.ts';

/** A module that failed to load: network failure, or removed by a new version. */
function isMissingModule(error: unknown): boolean {
  return error instanceof TypeError && /module|import|preload/i.test(error.message);
}

const TITLES = { offline: 'connection.lost', updated: 'error.updated', crash: 'error.title' } as const;
const TEXTS = { offline: 'error.loadOffline', updated: 'error.updatedText', crash: 'error.text' } as const;

/** Replaces a crashed screen inside the layout. */
export function RouteError() {
  const error = useRouteError();
  const text = useText(commonMessages);
  const texts = useErrorTexts();
  const navigate = useNavigate();
  const location = useLocation();
  const { connection } = useServices();
  const isMissing = isMissingModule(error);
  const [isOffline] = useState(() => isMissing && (connection.isLost.current() || !navigator.onLine));
  const isStaleBuild = isMissing && !isOffline;
  const isServers = isClientError(error);
  const kind = isOffline ? 'offline' : isStaleBuild ? 'updated' : 'crash';
  const title = text(TITLES[kind]);
  usePageTitle(title);
  // A client-side error has no request id: this one links the shown error to the reported one.
  const [ownId] = useState(() => randomHex(4));
  useEffect(() => {
    if (isMissingModule(error)) return;
    globalThis.reportError(new Error(`${ownId}: ${String(error)}`, { cause: error }));
  }, [error, ownId]);
  useEffect(() => {
    if (!isOffline) return;
    void connection.verify();
    return connection.isLost.subscribe(() => void (connection.isLost.current() || window.location.reload()));
  }, [isOffline, connection]);
  return (
    <ErrorState
      isPage
      title={title}
      text={text(TEXTS[kind])}
      texts={{
        ...texts,
        retry: text(isStaleBuild ? 'action.reload' : 'action.retry'),
        requestId: isServers ? texts.requestId : text('error.crashId'),
      }}
      requestId={isServers ? (error.requestId ?? undefined) : isMissing ? undefined : ownId}
      // Navigating to the same address resets the error and renders the screen again.
      onRetry={() => (isMissing ? window.location.reload() : navigate(location, { replace: true }))}
    />
  );
}
