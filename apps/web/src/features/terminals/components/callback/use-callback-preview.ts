import type { ClientError } from '@kasa/client/http/errors';
import { CallbackPreviewInput } from '@kasa/contracts/terminals/callback-preview';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { DataOf, InputOf } from '#shared/query/operations.ts';
import { useServices } from '#shared/services/use-services.tsx';
import { callbackRequestSettingNames } from '../../model/callback-request-settings.ts';
import type { SettingsDraft } from '../../model/own-settings.ts';
import { type SettingsForm, settingPath } from '../../model/settings-form.ts';

/** Debounce in milliseconds. */
const DEBOUNCE_MS = 400;

type Preview = DataOf<'previewCallback'>;
type Input = InputOf<'previewCallback'>['body'];

export interface CallbackPreviewState {
  /** `none`: no callback URL; `wrong`: a field is invalid, `preview` is the last valid one. */
  readonly state: 'none' | 'wrong' | 'ready';
  readonly preview: Preview | undefined;
  readonly error: ClientError | null;
  readonly isStale: boolean;
  retry(): void;
}

const paths = callbackRequestSettingNames.map(settingPath);

/** Current settings of the request; deferred, as typing has priority. */
function useCallbackSettings({ hook }: SettingsForm): SettingsDraft {
  const values = useDeferredValue(useWatch({ control: hook.control, name: paths }));
  return Object.fromEntries(callbackRequestSettingNames.map((name, at) => [name, values[at]]));
}

/** Null: a field is invalid. */
function inputOf(settings: SettingsDraft, terminal_id: string | null): Input | null {
  const { success, data } = CallbackPreviewInput.safeParse({ terminal_id, ...settings });
  return success ? data : null;
}

/** The value, debounced. */
function useDebounced(value: string): string {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return debounced;
}

export function useCallbackPreview(form: SettingsForm, terminalId: string | null): CallbackPreviewState {
  const { client } = useServices();
  const settings = useCallbackSettings(form);
  const isNone = !settings.callback_endpoint;
  const input = isNone ? null : inputOf(settings, terminalId);
  const serialized = JSON.stringify(input);
  const debounced = useDebounced(serialized);
  const body = JSON.parse(debounced) as Input | null;
  const query = useQuery<Preview, ClientError>({
    queryKey: ['previewCallback', body],
    queryFn: ({ signal }) => client.operation('previewCallback')({ body: body as Input }, { signal }),
    enabled: body !== null,
    placeholderData: keepPreviousData,
    // Not cached: the signature is time-bound, and header values must not be stored.
    gcTime: 0,
    meta: { isQuiet: true },
  });
  return {
    state: isNone ? 'none' : input === null ? 'wrong' : 'ready',
    preview: query.data,
    error: query.error,
    isStale: debounced !== serialized || query.isPlaceholderData || query.isFetching,
    retry: () => void query.refetch(),
  };
}
