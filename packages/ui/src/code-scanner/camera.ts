export type CameraProblem =
  | 'noCamera'
  /** By the user, or permanently in the browser's settings. */
  | 'denied'
  /** Used by another program. */
  | 'busy'
  /** The page came over plain http, where browsers block cameras. */
  | 'insecure'
  /** Unplugged, or its driver failed. */
  | 'lost';

/** A selectable camera. The name is empty until camera access is granted. */
export interface Camera {
  readonly id: string;
  readonly name: string;
}

export interface OpenCamera {
  readonly stream: MediaStream;
  readonly id: string;
  readonly cameras: readonly Camera[];
}

/** `torch` is not standardised yet, but supported by mobile browsers. */
interface TorchCapabilities extends MediaTrackCapabilities {
  torch?: boolean;
}

/** Enough for a code half as wide as the picture; more pixels are slower to read. */
const SIZE = { width: { ideal: 1280 }, height: { ideal: 720 } };

const problems: Readonly<Record<string, CameraProblem>> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'noCamera',
  OverconstrainedError: 'noCamera',
};

/** Maps an error of `openCamera`. */
export const cameraProblem = (error: unknown): CameraProblem =>
  (error instanceof DOMException && problems[error.name]) || 'busy';

export const hasCameras = () => navigator.mediaDevices !== undefined;

/** Opens the given camera, or the rear one. @throws DOMException, see `cameraProblem` */
export async function openCamera(id?: string): Promise<OpenCamera> {
  const which = id === undefined ? { facingMode: { ideal: 'environment' } } : { deviceId: { exact: id } };
  const { mediaDevices } = navigator;
  const stream = await mediaDevices.getUserMedia({ audio: false, video: { ...SIZE, ...which } });
  // Names are available once access is granted.
  const devices = await mediaDevices.enumerateDevices().catch(() => []);
  const cameras = devices
    .filter(({ kind }) => kind === 'videoinput')
    .map(({ deviceId, label }) => ({ id: deviceId, name: label }));
  return { stream, cameras, id: stream.getVideoTracks()[0]?.getSettings().deviceId ?? '' };
}

export function closeCamera({ stream }: OpenCamera): void {
  for (const track of stream.getTracks()) track.stop();
}

export function hasTorch({ stream }: OpenCamera): boolean {
  const capabilities: TorchCapabilities | undefined = stream.getVideoTracks()[0]?.getCapabilities?.();
  return capabilities?.torch === true;
}

/** @returns whether the torch could be switched */
export async function setTorch({ stream }: OpenCamera, torch: boolean): Promise<boolean> {
  const wish: MediaTrackConstraintSet & { torch: boolean } = { torch };
  try {
    await stream.getVideoTracks()[0]?.applyConstraints({ advanced: [wish] });
    return true;
  } catch {
    return false;
  }
}
