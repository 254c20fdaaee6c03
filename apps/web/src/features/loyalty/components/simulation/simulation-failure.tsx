import type { ClientError } from '@kasa/client/http/errors';
import { ErrorState } from '@kasa/ui/error-state';
import { useErrorTexts } from '#shared/errors/load-error.tsx';
import { commonMessages } from '#shared/i18n/common.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { simulationMessages } from '../../messages/simulation/catalogue.ts';
import { isEnded } from '../../model/simulation-stream.ts';

const told = ['rate_limited', 'discount_state_wrong', 'not_found'] as const;
/** Another try changes nothing about them. */
const final: readonly (string | undefined)[] = ['discount_state_wrong', 'not_found'];

/** Why a simulation came to nothing, and another try where that may help. */
export function SimulationFailure({ error, onRetry }: { error: ClientError; onRetry: () => void }) {
  const text = useText(simulationMessages);
  const common = useText(commonMessages);
  const texts = useErrorTexts();
  const code = error.kind === 'server' ? told.find((name) => name === error.codeName) : undefined;
  const why = error.kind === 'network' ? 'network' : isEnded(error) ? 'ended' : code;
  return (
    <ErrorState
      title={text('failed.title')}
      text={why === undefined ? error.userMessage || common('error.default') : text(`failed.${why}`)}
      texts={texts}
      requestId={code === undefined ? (error.requestId ?? undefined) : undefined}
      onRetry={final.includes(code) ? undefined : onRetry}
    />
  );
}
