import type { CameraProblem } from './camera.ts';

/** A remark: what is the matter, and what to do. */
export interface Remark {
  readonly title: string;
  readonly text: string;
}

/** Words of the scanner. */
export interface CodeScannerTexts {
  /** What to do, before the camera is on. */
  readonly hint: string;
  readonly start: string;
  /** While the browser asks whether it may. */
  readonly starting: string;
  readonly stop: string;
  readonly again: string;
  /** Read out, and shown, while it looks for a code. */
  readonly searching: string;
  /** Name of the film. */
  readonly picture: string;
  /** Name of the choice of cameras; with a number, of a camera without a name. */
  readonly camera: string;
  /** The torch: on or off. */
  readonly torch: string;
  /** Why there is no picture; `reader`: what reads codes could not be fetched. */
  readonly problems: Readonly<Record<CameraProblem | 'reader', Remark>>;
}
