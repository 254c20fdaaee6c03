import type { ClientError } from '@kasa/client/http/errors';
import { CallbackPreviewInput } from '@kasa/contracts/terminals/callback-preview';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { DataOf, InputOf } from '#shared/query/operations.ts';
import { useServices } from '#shared/services/use-services.tsx';
import { callbackRequestNames } from '../../model/callback-request.ts';
import type { SettingsDraft } from '../../model/own-settings.ts';
import { type SettingsForm, settingPath } from '../../model/settings-form.ts';

/** Debounce in milliseconds. */
const PAUSE = 400;

type Preview = DataOf<'previewCallback'>;
type Input = InputOf<'previewCallback'>['body'];

export interface CallbackPreviewState {
  /** `none`: no callback URL; `wrong`: a field is invalid, `preview` is the last valid one. */
  readonly state: 'none' | 'wrong' | 'ready';
  readonly preview: Preview | undefined;
  readonly error: ClientError | null;
  readonly isBehind: boolean;
  retry(): void;
}

const paths = callbackRequestNames.map(settingPath);

/** Current settings of the request; deferred, as typing has priority. */
function useCallbackSettings({ hook }: SettingsForm): SettingsDraft {
  const values = useDeferredValue(useWatch({ control: hook.control, name: paths }));
  return Object.fromEntries(callbackRequestNames.map((name, at) => [name, values[at]]));
}

/** Null: a field is invalid. */
function inputOf(settings: SettingsDraft, terminal_id: string | null): Input | null {
  const { success, data } = CallbackPreviewInput.safeParse({ terminal_id, ...settings });
  return success ? data : null;
}

/** The value, debounced. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

export function useCallbackPreview(form: SettingsForm, terminalId: string | null): CallbackPreviewState {
  const { client } = useServices();
  const settings = useCallbackSettings(form);
  const isNone = !settings.callback_endpoint;
  const input = isNone ? null : inputOf(settings, terminalId);
  const asked = JSON.stringify(input);
  const settled = useSettled(asked);
  const body = JSON.parse(settled) as Input | null;
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
    isBehind: settled !== asked || query.isPlaceholderData || query.isFetching,
    retry: () => void query.refetch(),
  };
}
