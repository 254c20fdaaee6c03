import { isClientError } from '@kasa/client/http/errors';
import { randomHex } from '@kasa/client/http/random-hex';
import { ErrorState } from '@kasa/ui/error-state';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useRouteError } from 'react-router-dom';
import { useErrorTexts } from '../../shared/errors/load-error.tsx';
import { commonMessages } from '../../shared/i18n/common.ts';
import { useText } from '../../shared/i18n/i18n.tsx';
import { usePageTitle } from '../../shared/title/use-page-title.ts';

/** A module that failed to load: network failure, or removed by a new version. */
function isMissingModule(error: unknown): boolean {
  return error instanceof TypeError && /module|import|preload/i.test(error.message);
}

/** Replaces a crashed screen inside the layout. */
export function RouteError() {
  const error = useRouteError();
  const text = useText(commonMessages);
  const texts = useErrorTexts();
  const navigate = useNavigate();
  const location = useLocation();
  const isStaleBuild = isMissingModule(error);
  const isServers = isClientError(error);
  const title = text(isStaleBuild ? 'error.updated' : 'error.title');
  usePageTitle(title);
  // A client-side error has no request id: this one links the shown error to the reported one.
  const [ownId] = useState(() => randomHex(4));
  useEffect(() => {
    if (isMissingModule(error)) return;
    globalThis.reportError(new Error(`${ownId}: ${String(error)}`, { cause: error }));
  }, [error, ownId]);
  return (
    <ErrorState
      isPage
      title={title}
      text={text(isStaleBuild ? 'error.updatedText' : 'error.text')}
      texts={{
        ...texts,
        retry: text(isStaleBuild ? 'action.reload' : 'action.retry'),
        requestId: isServers ? texts.requestId : text('error.crashId'),
      }}
      requestId={isServers ? (error.requestId ?? undefined) : isStaleBuild ? undefined : ownId}
      // Navigating to the same address resets the error and renders the screen again.
      onRetry={() => (isStaleBuild ? window.location.reload() : navigate(location, { replace: true }))}
    />
  );
}
