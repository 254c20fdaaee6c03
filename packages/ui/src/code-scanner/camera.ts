/** Why there is no picture. */
export type CameraProblem =
  | 'noCamera'
  /** By the person, or for good in the browser's settings. */
  | 'denied'
  /** Another program has it. */
  | 'busy'
  /** The page came over plain http: browsers give it no camera. */
  | 'insecure'
  /** It was pulled out, or its driver gave up. */
  | 'lost';

/** A camera that can be chosen. The name is empty until the first one is allowed. */
export interface Camera {
  readonly id: string;
  readonly name: string;
}

/** A camera that is on. */
export interface OpenCamera {
  readonly stream: MediaStream;
  readonly id: string;
  readonly cameras: readonly Camera[];
}

/** Torches are in no standard yet, but in the browsers of phones. */
interface TorchCapabilities extends MediaTrackCapabilities {
  torch?: boolean;
}

/** Enough for a code across half of the picture; more would be read more slowly. */
const SIZE = { width: { ideal: 1280 }, height: { ideal: 720 } };

const problems: Readonly<Record<string, CameraProblem>> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'noCamera',
  OverconstrainedError: 'noCamera',
};

/** What a refusal of `openCamera` means. */
export const cameraProblem = (error: unknown): CameraProblem =>
  (error instanceof DOMException && problems[error.name]) || 'busy';

/** Whether this page can have a camera at all. */
export const hasCameras = () => navigator.mediaDevices !== undefined;

/**
 * Turns a camera on: the one named, or the one that looks away from the person.
 * @throws DOMException, see `cameraProblem`
 */
export async function openCamera(id?: string): Promise<OpenCamera> {
  const which = id === undefined ? { facingMode: { ideal: 'environment' } } : { deviceId: { exact: id } };
  const { mediaDevices } = navigator;
  const stream = await mediaDevices.getUserMedia({ audio: false, video: { ...SIZE, ...which } });
  // Names are known from now on.
  const devices = await mediaDevices.enumerateDevices().catch(() => []);
  const cameras = devices
    .filter(({ kind }) => kind === 'videoinput')
    .map(({ deviceId, label }) => ({ id: deviceId, name: label }));
  return { stream, cameras, id: stream.getVideoTracks()[0]?.getSettings().deviceId ?? '' };
}

/** Turns it off: its lamp goes out. */
export function closeCamera({ stream }: OpenCamera): void {
  for (const track of stream.getTracks()) track.stop();
}

/** Whether it has a torch. */
export function hasTorch({ stream }: OpenCamera): boolean {
  const capabilities: TorchCapabilities | undefined = stream.getVideoTracks()[0]?.getCapabilities?.();
  return capabilities?.torch === true;
}

/** @returns whether the torch obeyed */
export async function setTorch({ stream }: OpenCamera, torch: boolean): Promise<boolean> {
  const wish: MediaTrackConstraintSet & { torch: boolean } = { torch };
  try {
    await stream.getVideoTracks()[0]?.applyConstraints({ advanced: [wish] });
    return true;
  } catch {
    return false;
  }
}
