import { useCallback, useEffect, useRef, useState } from 'react';
import {
  type CameraProblem,
  cameraProblem,
  closeCamera,
  hasCameras,
  type OpenCamera,
  openCamera,
} from './camera.ts';

/** What the camera is doing. */
export type CameraState =
  | { readonly kind: 'off' | 'starting' }
  | { readonly kind: 'on'; readonly camera: OpenCamera }
  | { readonly kind: 'failed'; readonly problem: CameraProblem };

const OFF: CameraState = { kind: 'off' };

/**
 * A camera that is on only while it is shown. Where the browser would ask, it waits for a press, so that the question
 * comes when one knows why; where it has been allowed, it starts at once, also when it is allowed later on.
 */
export function useCamera() {
  const [state, setState] = useState(OFF);
  const open = useRef<OpenCamera>(null);
  /** Counts what was asked for: an answer that comes after the next question is turned off again. */
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
  // Nobody is filmed by a page that is not looked at.
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

/** Calls when the camera is allowed, now or later. @returns what ends the watch */
function watchPermission(onAllowed: () => void): () => void {
  const watch = new AbortController();
  const look = (permission: PermissionStatus) => {
    if (permission.state === 'granted' && !watch.signal.aborted) onAllowed();
  };
  // Some browsers do not know this permission's name: there one presses.
  void navigator.permissions
    ?.query({ name: 'camera' })
    .then((permission) => {
      look(permission);
      permission.addEventListener('change', () => look(permission), { signal: watch.signal });
    })
    .catch(() => undefined);
  return () => watch.abort();
}
