/** A fake camera for stories and tests: a real stream, drawn on a canvas. */

export interface StoryCamera {
  show(picture: OffscreenCanvas): void;
  running(): number;
  /** Requested torch states, in order. */
  readonly torch: boolean[];
  /** Simulates unplugging. */
  pull(): void;
  /** Restores the browser's cameras. */
  remove(): void;
}

interface Options {
  names?: readonly string[];
  hasTorch?: boolean;
  refusal?: string;
  permission?: PermissionState;
}

export function plugStoryCamera({
  names = ['Back'],
  hasTorch = false,
  refusal,
  permission = 'prompt',
}: Options = {}): StoryCamera {
  const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 480 });
  const context = canvas.getContext('2d');
  const torch: boolean[] = [];
  const tracks: MediaStreamTrack[] = [];
  let picture: OffscreenCanvas | null = null;
  const draw = () => {
    if (!context) return;
    context.fillStyle = '#b9a88f';
    context.fillRect(0, 0, canvas.width, canvas.height);
    if (picture) {
      const { width, height } = picture;
      context.drawImage(picture, (canvas.width - width) / 2, (canvas.height - height) / 2);
    }
  };
  // A canvas without changes gives no frames.
  const film = setInterval(draw, 100);
  draw();

  const open = ({ video }: MediaStreamConstraints): MediaStream => {
    if (refusal) throw new DOMException('', refusal);
    const stream = canvas.captureStream(10);
    const [track] = stream.getVideoTracks();
    if (!track) throw new Error('No track');
    const chosen = (video as MediaTrackConstraints).deviceId as { exact: string } | undefined;
    const deviceId = chosen?.exact ?? 'camera-0';
    track.getSettings = () => ({ deviceId });
    track.getCapabilities = () => ({ torch: hasTorch }) as MediaTrackCapabilities;
    track.applyConstraints = async ({ advanced } = {}) => {
      const wish = advanced?.[0] as { torch?: boolean } | undefined;
      torch.push(wish?.torch === true);
    };
    tracks.push(track);
    return stream;
  };
  const cameras = names.map((label, n) => ({ kind: 'videoinput', deviceId: `camera-${n}`, label }));
  const fakes = {
    mediaDevices: {
      getUserMedia: async (constraints: MediaStreamConstraints) => open(constraints),
      enumerateDevices: async () => cameras,
    },
    permissions: { query: async () => Object.assign(new EventTarget(), { state: permission }) },
  };
  for (const [name, value] of Object.entries(fakes)) {
    Object.defineProperty(navigator, name, { configurable: true, value });
  }
  return {
    torch,
    show: (next) => {
      picture = next;
    },
    running: () => tracks.filter(({ readyState }) => readyState === 'live').length,
    pull: () => {
      for (const track of tracks) {
        track.stop();
        track.dispatchEvent(new Event('ended'));
      }
    },
    remove: () => {
      clearInterval(film);
      for (const name of Object.keys(fakes)) Reflect.deleteProperty(navigator, name);
    },
  };
}
