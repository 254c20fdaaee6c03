import { isClientError } from '@kasa/client/http/errors';
import { randomHex } from '@kasa/client/http/random-hex';
import { ErrorState } from '@kasa/ui/error-state';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useRouteError } from 'react-router-dom';
import { useErrorTexts } from '../../shared/errors/error-texts.ts';
import { commonMessages } from '../../shared/i18n/common.ts';
import { useText } from '../../shared/i18n/i18n.tsx';
import { usePageTitle } from '../../shared/title/use-page-title.ts';

/** A module that did not come: the network failed, or a new version took it away. */
function isMissingModule(error: unknown): boolean {
  return error instanceof TypeError && /module|import|preload/i.test(error.message);
}

/** In the place of a screen that crashed. The layout around it still works. */
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
  // A bug of ours has no request behind it: what the person reads out is found again in the reported error.
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
      // Going to the same address again takes the error away and renders the screen anew.
      onRetry={() => (isStaleBuild ? window.location.reload() : navigate(location, { replace: true }))}
    />
  );
}
