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

/** How long nothing is typed before the request is made anew, milliseconds. */
const PAUSE = 400;

type Preview = DataOf<'previewCallback'>;
type Input = InputOf<'previewCallback'>['body'];

/** What can be said of the request. */
export interface CallbackPreviewState {
  /** `none`: there is no address to send to; `wrong`: some field is not right yet, and the preview the last right one. */
  readonly state: 'none' | 'wrong' | 'ready';
  readonly preview: Preview | undefined;
  readonly error: ClientError | null;
  readonly isBehind: boolean;
  retry(): void;
}

const paths = callbackRequestNames.map(settingPath);

/** The settings that the request is made of, as they are typed: not before the fields themselves. */
function useCallbackSettings({ hook }: SettingsForm): SettingsDraft {
  const values = useDeferredValue(useWatch({ control: hook.control, name: paths }));
  return Object.fromEntries(callbackRequestNames.map((name, at) => [name, values[at]]));
}

/** The body of the request for a preview; null while a field is not right. */
function inputOf(settings: SettingsDraft, terminal_id: string | null): Input | null {
  const { success, data } = CallbackPreviewInput.safeParse({ terminal_id, ...settings });
  return success ? data : null;
}

/** The value once it has not changed for a while. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

/** The request as the settings make it, signed by the server, a moment after the last change. */
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
    // The signature is of a moment, and values of headers stay in no store.
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
