import { useCallback, useEffect, useRef, useState } from 'react';
import {
  type CameraProblem,
  cameraProblem,
  closeCamera,
  hasCameras,
  type OpenCamera,
  openCamera,
} from './camera.ts';

export type CameraState =
  | { readonly kind: 'off' | 'starting' }
  | { readonly kind: 'on'; readonly camera: OpenCamera }
  | { readonly kind: 'failed'; readonly problem: CameraProblem };

const OFF: CameraState = { kind: 'off' };

/** Runs only while mounted. Starts at once if access is granted, else waits for a press. */
export function useCamera() {
  const [state, setState] = useState(OFF);
  const open = useRef<OpenCamera>(null);
  /** Request counter: a camera that opens after a newer request is closed again. */
  const asked = useRef(0);

  const stop = useCallback(() => {
    asked.current += 1;
    if (open.current) closeCamera(open.current);
    open.current = null;
    setState(OFF);
  }, []);

  const start = useCallback(
    async (id?: string) => {
      stop();
      if (!hasCameras()) return setState({ kind: 'failed', problem: 'insecure' });
      const mine = asked.current;
      setState({ kind: 'starting' });
      try {
        const camera = await openCamera(id);
        if (mine !== asked.current) return closeCamera(camera);
        open.current = camera;
        for (const track of camera.stream.getTracks()) {
          track.addEventListener('ended', () => {
            if (mine === asked.current) setState({ kind: 'failed', problem: 'lost' });
          });
        }
        setState({ kind: 'on', camera });
      } catch (error) {
        if (mine === asked.current) setState({ kind: 'failed', problem: cameraProblem(error) });
      }
    },
    [stop],
  );

  useEffect(() => watchPermission(() => void start()), [start]);
  useEffect(() => stop, [stop]);
  // The camera is off while the page is hidden.
  useEffect(() => {
    let paused: string | null = null;
    const change = () => {
      if (document.hidden) {
        paused = open.current?.id ?? null;
        if (paused !== null) stop();
      } else if (paused !== null) void start(paused || undefined);
    };
    document.addEventListener('visibilitychange', change);
    return () => document.removeEventListener('visibilitychange', change);
  }, [start, stop]);
  return { state, start, stop };
}

/** Calls back when camera access is granted, now or later. @returns a function that stops watching */
function watchPermission(onAllowed: () => void): () => void {
  const watch = new AbortController();
  const look = (permission: PermissionStatus) => {
    if (permission.state === 'granted' && !watch.signal.aborted) onAllowed();
  };
  // Browsers that don't know this permission reject: there the user presses the button.
  void navigator.permissions
    ?.query({ name: 'camera' })
    .then((permission) => {
      look(permission);
      permission.addEventListener('change', () => look(permission), { signal: watch.signal });
    })
    .catch(() => undefined);
  return () => watch.abort();
}
