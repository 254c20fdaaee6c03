import { type ClientError, type FailureDetails, isClientError } from '@kasa/client/http/errors';
import type { BooleanStore } from '../boolean-store.ts';
import type { ConnectionStore } from '../connection/connection-store.ts';
import { translatorFor } from '../i18n/catalogue.ts';
import { commonMessages } from '../i18n/common.ts';
import type { LocaleStore } from '../i18n/locale-store.ts';
import { missingPermissionReason } from '../permissions/denial-reasons.ts';
import type { SessionStore } from '../session/session-store.ts';
import { toast } from '../toast/toast.ts';

/** A field error from the server. */
export type ServerFieldError = NonNullable<FailureDetails['fields']>[number];

export interface ReportOptions {
  /** No message (spec §8). Sign-in, maintenance and field errors are still handled. */
  isQuiet?: boolean | undefined;
  /** For forms: shows errors at their fields and returns the rest. */
  applyFieldErrors?: ((fields: readonly ServerFieldError[]) => readonly ServerFieldError[]) | undefined;
}

export type Report = (error: unknown, options?: ReportOptions) => void;

/** Refusals that mean the shown permissions are outdated. */
const STALE_RIGHTS: ReadonlySet<string> = new Set([
  'forbidden',
  'view_read_only',
  'owner_only',
  'right_beyond_own',
]);

interface ReportDependencies {
  locale: LocaleStore;
  connection: ConnectionStore;
  maintenance: BooleanStore;
  session: SessionStore;
  refreshRights: () => void;
}

/**
 * Handles all errors (spec §8). −4 (see session) and cancelled requests are silent; a refused permission
 * reloads the session's rights.
 */
export function createReport(app: ReportDependencies): Report {
  return (error, { isQuiet = false, applyFieldErrors } = {}) => {
    if (!isClientError(error)) {
      // A bug of ours: reported to the browser in addition to the toast.
      globalThis.reportError(error);
      if (!isQuiet) toast.error(translatorFor(commonMessages, app.locale.current())('error.default'));
      return;
    }
    if (error.kind === 'abort' || error.kind === 'not_authenticated') return;
    if (error.kind === 'network') void app.connection.verify();
    if (error.kind === 'server') {
      if (error.codeName === 'maintenance') return app.maintenance.set(true);
      if (error.codeName === 'second_factor_required') return app.session.requireSecondFactor();
      if (error.codeName && STALE_RIGHTS.has(error.codeName)) app.refreshRights();
      const fields = error.details?.fields;
      if (fields?.length && applyFieldErrors && applyFieldErrors(fields).length === 0) return;
    }
    if (isQuiet) return;
    toast.error(messageOf(error, app), {
      details: {
        code: error.kind === 'server' ? error.code : error.kind,
        requestId: error.requestId ?? undefined,
      },
    });
  };
}

function messageOf(error: ClientError, { locale, session }: ReportDependencies): string {
  const language = locale.current();
  const message = error.userMessage ?? translatorFor(commonMessages, language)('error.default');
  const permission = error.kind === 'server' ? error.details?.permission : undefined;
  if (!permission) return message;
  return `${message}. ${missingPermissionReason(permission, language, session.current())}`;
}
