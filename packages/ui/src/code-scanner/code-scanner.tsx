import { Camera, ScanQrCode } from 'lucide-react';
import { type ReactNode, useCallback, useState } from 'react';
import { Button, type ButtonProps } from '../button/button.tsx';
import { CameraView } from './camera-view.tsx';
import './code-scanner.css';
import type { FoundCode } from './found-code.ts';
import { RemarkText } from './remark-text.tsx';
import type { CodeScannerTexts } from './texts.ts';
import { useCamera } from './use-camera.ts';

export type { FoundCode } from './found-code.ts';
export type { CodeScannerTexts } from './texts.ts';

export interface CodeScannerProps {
  label: string;
  texts: CodeScannerTexts;
  /** Codes that came into the picture. Taking the scanner away turns the camera off. */
  onCodes: (codes: readonly FoundCode[]) => void;
  /** Other ways to the same end, offered when the camera fails. */
  otherWays?: ReactNode;
  /** Of the button that turns it on: `secondary` where the page has another next thing to do. Default `primary`. */
  variant?: ButtonProps['variant'];
}

/** Reads codes by the camera. Nothing leaves the device. */
export function CodeScanner({ label, texts, onCodes, otherWays, variant = 'primary' }: CodeScannerProps) {
  const { state, start, stop } = useCamera();
  const [isReaderBroken, setReaderBroken] = useState(false);
  // A button that was pressed gives its place to the next one, and the focus with it.
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
          {/* Stands there from the start, so that what comes into it is read out. */}
          <div role="alert" className="empty:hidden">
            {problem === null ? null : <RemarkText remark={texts.problems[problem]} />}
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
