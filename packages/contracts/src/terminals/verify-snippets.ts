/** Code with which a shop's developer verifies `X-Kasa-Event-Signature`, in four languages. */

/** A key that is known to the shop. */
export interface KnownKey {
  readonly key_id: string;
  /** PEM */
  readonly public_key: string;
}

export const snippetLanguages = ['node', 'php', 'python', 'go'] as const;
export type SnippetLanguage = (typeof snippetLanguages)[number];

const node = (keys: readonly KnownKey[]) => `import { createVerify } from 'node:crypto';

const KEYS = {
${keys.map(({ key_id, public_key }) => `  '${key_id}': \`${public_key}\`,`).join('\n')}
};

/**
 * 'live' for a payment, 'test' for a test, null for what is not from Kasa. Deliver goods for 'live' alone, and once for
 * each x-kasa-event: a callback may come again.
 * headers: names in lower case; url: the whole address; body: exactly as received, '' for GET.
 */
export function verifyKasa(headers, method, url, body) {
  const prefix = ['x-kasa-', 'x-kasa-next-'].find((one) => Object.hasOwn(KEYS, headers[one + 'key-id'] ?? ''));
  if (!prefix) return null;
  const keyId = headers[prefix + 'key-id'];
  const mode = headers['x-kasa-test'] ? 'test' : 'live';
  const text = [
    'kasa-v1',
    keyId,
    headers['x-kasa-event'],
    headers['x-kasa-attempt'],
    headers['x-kasa-sent-at'],
    mode,
    method,
    url,
    body,
  ].join('\\n');
  const signature = headers[prefix + 'event-signature'] ?? '';
  return createVerify('SHA256').update(text).verify(KEYS[keyId], signature, 'base64') ? mode : null;
}
`;

const php = (keys: readonly KnownKey[]) => `<?php
const KEYS = [
${keys.map(({ key_id, public_key }) => `    '${key_id}' => '${public_key}',`).join('\n')}
];

/**
 * 'live' for a payment, 'test' for a test, null for what is not from Kasa. Deliver goods for 'live' alone, and once for
 * each x-kasa-event: a callback may come again.
 * $headers: names in lower case; $url: the whole address; $body: exactly as received, '' for GET.
 */
function verifyKasa(array $headers, string $method, string $url, string $body): ?string
{
    $mode = isset($headers['x-kasa-test']) ? 'test' : 'live';
    foreach (['x-kasa-', 'x-kasa-next-'] as $prefix) {
        $keyId = $headers[$prefix . 'key-id'] ?? '';
        if (!isset(KEYS[$keyId])) {
            continue;
        }
        $text = implode("\\n", [
            'kasa-v1',
            $keyId,
            $headers['x-kasa-event'] ?? '',
            $headers['x-kasa-attempt'] ?? '',
            $headers['x-kasa-sent-at'] ?? '',
            $mode,
            $method,
            $url,
            $body,
        ]);
        $signature = base64_decode($headers[$prefix . 'event-signature'] ?? '');
        return openssl_verify($text, $signature, KEYS[$keyId], OPENSSL_ALGO_SHA256) === 1 ? $mode : null;
    }
    return null;
}
`;

const python = (keys: readonly KnownKey[]) => `from base64 import b64decode

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.padding import PKCS1v15
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import load_pem_public_key

KEYS = {
${keys.map(({ key_id, public_key }) => `    "${key_id}": """${public_key}""",`).join('\n')}
}


def verify_kasa(headers: dict, method: str, url: str, body: str):
    """"live" for a payment, "test" for a test, None for what is not from Kasa.

    Deliver goods for "live" alone, and once for each x-kasa-event: a callback may come again.
    headers: names in lower case; url: the whole address; body: exactly as received, "" for GET.
    """
    mode = "test" if "x-kasa-test" in headers else "live"
    for prefix in ("x-kasa-", "x-kasa-next-"):
        key_id = headers.get(prefix + "key-id", "")
        if key_id not in KEYS:
            continue
        text = "\\n".join([
            "kasa-v1",
            key_id,
            headers.get("x-kasa-event", ""),
            headers.get("x-kasa-attempt", ""),
            headers.get("x-kasa-sent-at", ""),
            mode,
            method,
            url,
            body,
        ])
        key = load_pem_public_key(KEYS[key_id].encode())
        try:
            signature = b64decode(headers.get(prefix + "event-signature", ""))
            key.verify(signature, text.encode(), PKCS1v15(), SHA256())
            return mode
        except (InvalidSignature, ValueError):
            return None
    return None
`;

const go = (keys: readonly KnownKey[]) => `package shop

import (
	"crypto"
	"crypto/rsa"
	"crypto/sha256"
	"crypto/x509"
	"encoding/base64"
	"encoding/pem"
	"net/http"
	"strings"
)

var keys = map[string]string{
${keys.map(({ key_id, public_key }) => `	"${key_id}": \`${public_key}\`,`).join('\n')}
}

// VerifyKasa returns "live" for a payment, "test" for a test, "" for what is not from Kasa. Deliver goods for "live"
// alone, and once for each X-Kasa-Event: a callback may come again.
// url: the whole address; body: exactly as received, "" for GET.
func VerifyKasa(headers http.Header, method, url, body string) string {
	for _, prefix := range []string{"X-Kasa-", "X-Kasa-Next-"} {
		keyID := headers.Get(prefix + "Key-Id")
		block, _ := pem.Decode([]byte(keys[keyID]))
		if block == nil {
			continue
		}
		mode := "live"
		if headers.Get("X-Kasa-Test") != "" {
			mode = "test"
		}
		text := strings.Join([]string{
			"kasa-v1", keyID, headers.Get("X-Kasa-Event"), headers.Get("X-Kasa-Attempt"),
			headers.Get("X-Kasa-Sent-At"), mode, method, url, body,
		}, "\\n")
		key, err := x509.ParsePKIXPublicKey(block.Bytes)
		if err != nil {
			return ""
		}
		public, isRSA := key.(*rsa.PublicKey)
		signature, err := base64.StdEncoding.DecodeString(headers.Get(prefix + "Event-Signature"))
		hash := sha256.Sum256([]byte(text))
		if !isRSA || err != nil || rsa.VerifyPKCS1v15(public, crypto.SHA256, hash[:], signature) != nil {
			return ""
		}
		return mode
	}
	return ""
}
`;

/** A program of a language that verifies with these keys; in the overlap of a rotation give both. */
export const verifySnippet: Readonly<Record<SnippetLanguage, (keys: readonly KnownKey[]) => string>> = {
  node,
  php,
  python,
  go,
};
