import { Camera, ScanQrCode } from 'lucide-react';
import { type ReactNode, useCallback, useState } from 'react';
import { Button, type ButtonProps } from '../button/button.tsx';
import { CameraView } from './camera-view.tsx';
import './code-scanner.css';
import type { FoundCode } from './found-code.ts';
import { ProblemMessage } from './problem-message.tsx';
import type { CodeScannerTexts } from './texts.ts';
import { useCamera } from './use-camera.ts';

export type { FoundCode } from './found-code.ts';
export type { CodeScannerTexts } from './texts.ts';

export interface CodeScannerProps {
  label: string;
  texts: CodeScannerTexts;
  /** Codes found in the picture. Unmounting turns the camera off. */
  onCodes: (codes: readonly FoundCode[]) => void;
  otherWays?: ReactNode;
  /** Variant of the start button: `secondary` if the page has another main action. Default `primary`. */
  variant?: ButtonProps['variant'];
}

/** Reads codes with the camera. Everything stays on the device. */
export function CodeScanner({ label, texts, onCodes, otherWays, variant = 'primary' }: CodeScannerProps) {
  const { state, start, stop } = useCamera();
  const [isReaderBroken, setReaderBroken] = useState(false);
  // A pressed button is replaced by the next one, which takes the focus.
  const [isPressed, setPressed] = useState(false);
  const begin = (id?: string) => {
    setPressed(id === undefined);
    setReaderBroken(false);
    void start(id);
  };
  const onBroken = useCallback(() => {
    stop();
    setReaderBroken(true);
  }, [stop]);
  const isStarting = state.kind === 'starting';
  const problem = isReaderBroken ? 'reader' : state.kind === 'failed' ? state.problem : null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot shrink below its content in every browser
    <div role="group" aria-label={label} className="flex w-full max-w-md flex-col gap-3">
      {state.kind === 'on' ? (
        <CameraView
          camera={state.camera}
          texts={texts}
          onCodes={onCodes}
          isPressed={isPressed}
          onChoose={begin}
          onStop={stop}
          onBroken={onBroken}
        />
      ) : (
        <div className="code-area">
          {problem === null ? <Waiting text={isStarting ? texts.starting : texts.hint} /> : null}
          {/* Always rendered, so that a live region announces its changes. */}
          <div role="alert" className="empty:hidden">
            {problem === null ? null : <ProblemMessage problem={texts.problems[problem]} />}
          </div>
          <div className="flex flex-wrap justify-center gap-2">
            <Button
              variant={variant}
              icon={<Camera />}
              autoFocus={isPressed}
              isLoading={isStarting}
              loadingLabel={texts.starting}
              onPress={() => begin()}
            >
              {problem === null ? texts.start : texts.again}
            </Button>
            {problem === null ? null : otherWays}
          </div>
        </div>
      )}
    </div>
  );
}

function Waiting({ text }: { text: string }) {
  return (
    <>
      <ScanQrCode aria-hidden size={40} className="text-text-muted" />
      <p className="max-w-80 text-text-muted">{text}</p>
    </>
  );
}
