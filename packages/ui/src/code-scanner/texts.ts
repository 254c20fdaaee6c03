import type { CameraProblem } from './camera.ts';

/** A problem and its remedy. */
export interface ProblemText {
  readonly title: string;
  readonly text: string;
}

export interface CodeScannerTexts {
  readonly hint: string;
  readonly start: string;
  readonly starting: string;
  readonly stop: string;
  readonly again: string;
  /** Shown and read out while it looks for a code. */
  readonly searching: string;
  readonly picture: string;
  /** Label of the camera choice; with a number, the name of an unnamed camera. */
  readonly camera: string;
  readonly torch: string;
  /** Why there is no picture; `reader`: the reader code could not be loaded. */
  readonly problems: Readonly<Record<CameraProblem | 'reader', ProblemText>>;
}
