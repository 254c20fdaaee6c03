import { type ClientError, type FailureDetails, isClientError } from '@kasa/client/http/errors';
import type { ConnectionStore } from '../connection/connection-store.ts';
import type { Flag } from '../flag.ts';
import { textIn } from '../i18n/catalogue.ts';
import { commonMessages } from '../i18n/common.ts';
import type { LocaleStore } from '../i18n/locale-store.ts';
import { permissionReason } from '../permissions/permission-reason.ts';
import type { SessionStore } from '../session/session-store.ts';
import { toast } from '../toast/toast.ts';

/** A server's complaint about a field of the input. */
export type FieldComplaint = NonNullable<FailureDetails['fields']>[number];

/** How a failure is told. */
export interface ReportOptions {
  /**
   * Say nothing (spec §8: failures in driver, route and transport actions bring no message). Sign-in, maintenance
   * and field errors are seen to all the same.
   */
  isQuiet?: boolean | undefined;
  /** A form's: puts complaints at its fields and answers those that have no place there. */
  takeFields?: ((fields: readonly FieldComplaint[]) => readonly FieldComplaint[]) | undefined;
}

/** Tells the person about a failure. */
export type Report = (error: unknown, options?: ReportOptions) => void;

/** Refusals which show that the rights on screen are not those that the session has by now. */
const STALE_RIGHTS: ReadonlySet<string> = new Set([
  'forbidden',
  'view_read_only',
  'owner_only',
  'right_beyond_own',
]);

/** What the gate acts on. */
interface Reported {
  locale: LocaleStore;
  connection: ConnectionStore;
  maintenance: Flag;
  session: SessionStore;
  /** Looks at rights and menu anew. */
  refreshRights: () => void;
}

/**
 * The one gate of all failures (spec §8): codes become a toast, field errors go to the form, −9 brings the maintenance
 * page; −4 (the session sees to it) and cancelled requests say nothing. A refusal for a missing right makes menu and
 * controls follow the rights that are left.
 */
export function createReport(app: Reported): Report {
  return (error, { isQuiet = false, takeFields } = {}) => {
    if (!isClientError(error)) {
      // A bug of ours: to the browser's console and whoever listens for errors, besides the toast.
      globalThis.reportError(error);
      if (!isQuiet) toast.error(textIn(commonMessages, app.locale.current())('error.default'));
      return;
    }
    if (error.kind === 'abort' || error.kind === 'not_authenticated') return;
    if (error.kind === 'network') void app.connection.verify();
    if (error.kind === 'server') {
      if (error.codeName === 'maintenance') return app.maintenance.set(true);
      if (error.codeName && STALE_RIGHTS.has(error.codeName)) app.refreshRights();
      const fields = error.details?.fields;
      if (fields?.length && takeFields && takeFields(fields).length === 0) return;
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

function messageOf(error: ClientError, { locale, session }: Reported): string {
  const language = locale.current();
  const message = error.userMessage ?? textIn(commonMessages, language)('error.default');
  const permission = error.kind === 'server' ? error.details?.permission : undefined;
  if (!permission) return message;
  return `${message}. ${permissionReason(permission, language, session.current())}`;
}
