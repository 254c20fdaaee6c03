import { statusSignatureVector } from '@kasa/contracts/transactions/status-signature';

const { target } = statusSignatureVector.request;

/** Commands of a shell that ask for a payment. @param secret null: to be filled in */
export const statusRequestCommands = (origin: string, merchantId: string, secret: string | null): string =>
  `SECRET='${secret ?? '…'}'
BODY='{"payment":"261120-000417"}'
TIME=$(date -u +%Y-%m-%dT%H:%M:%SZ)
SIGNATURE=$(printf 'POST\\n%s\\n%s\\n%s\\n%s' ${target} "$TIME" ${merchantId} "$BODY" |
  openssl dgst -sha256 -hmac "$SECRET" | sed 's/^.* //')
curl ${origin}${target} \\
  -H 'content-type: application/json' \\
  -H 'x-merchant-id: ${merchantId}' \\
  -H "x-merchant-time: $TIME" \\
  -H "x-merchant-signature: $SIGNATURE" \\
  -d "$BODY"`;
