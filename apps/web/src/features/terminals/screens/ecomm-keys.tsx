import { Skeleton } from '@kasa/ui/skeleton';
import { LoadError } from '#shared/errors/load-error.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import { PermissionGate } from '#shared/permissions/permission-gate.tsx';
import { useOperation } from '#shared/query/use-operation.ts';
import { ScreenHeader } from '#shared/title/screen-header.tsx';
import { SigningKeySection } from '../components/keys/signing-key-section.tsx';
import { StatusSecretSection } from '../components/keys/status-secret-section.tsx';
import { VerifySection } from '../components/keys/verify-section.tsx';
import { ecommKeysMessages } from '../messages/keys/catalogue.ts';

/** `/list/ecomm_keys`: the keys of callbacks and the secret of status requests, and how a shop uses them. */
export function EcommKeysScreen() {
  const text = useText(ecommKeysMessages);
  return (
    <PermissionGate title={text('title')} permission="ecomm_manage" isReading>
      <Keys />
    </PermissionGate>
  );
}

function Keys() {
  const text = useText(ecommKeysMessages);
  const keys = useOperation('listSigningKeys', {});
  const secret = useOperation('getStatusSecret', {});
  const failed = [keys, secret].find(({ data, error }) => error && !data);
  return (
    <div className="max-w-5xl">
      <ScreenHeader title={text('title')} subtitle={text('subtitle')} />
      {failed ? <LoadError title={text('failed')} query={failed} /> : null}
      {failed || (keys.data && secret.data) ? null : (
        <div role="status" aria-label={text('loading')}>
          <Skeleton height="320px" />
        </div>
      )}
      {keys.data && secret.data ? (
        <div className="rounded-lg border border-border bg-surface">
          <SigningKeySection keys={keys.data.items} />
          <StatusSecretSection secret={secret.data} />
          <VerifySection keys={keys.data.items.filter(({ state }) => state !== 'previous')} />
        </div>
      ) : null}
    </div>
  );
}
