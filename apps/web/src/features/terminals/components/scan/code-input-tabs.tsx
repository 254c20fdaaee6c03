import type { ScannedCode } from '@kasa/contracts/terminals/qr-codes';
import { Button } from '@kasa/ui/button';
import { CodePhoto, type CodePhotoTexts } from '@kasa/ui/code-photo';
import { CodeScanner, type CodeScannerTexts, type FoundCode } from '@kasa/ui/code-scanner';
import { FormattedField, type FormattedFieldProps } from '@kasa/ui/formatted-field';
import { InlineNotice } from '@kasa/ui/inline-notice';
import { Tabs } from '@kasa/ui/tabs';
import { RotateCcw } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { type FormFieldProps, useField } from '#shared/forms/use-field.ts';
import type { Translate } from '#shared/i18n/catalogue.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { useScannerTexts } from '#shared/scan/use-scanner-texts.ts';
import type { TerminalScanId } from '../../messages/scan/uk.ts';
import { scanMessages } from '../../messages.ts';
import {
  displayedCode,
  parseCode,
  parseCodeForActivation,
  parseDistinctCodes,
  scannedCodeKey,
} from '../../model/scanned-codes.ts';

export type CodeInputMode = 'typed' | 'camera' | 'photo';

/** A number or a code: typed, or read by the camera or from a photo. */
export function CodeInputTabs({
  mode,
  onModeChange,
  typedLabel,
  typeAction,
  isTypedLast = false,
  children,
  ...finder
}: Omit<CodeFinderProps, 'source' | 'otherWays'> & {
  mode: CodeInputMode;
  onModeChange: (mode: CodeInputMode) => void;
  typedLabel: string;
  /** Button of a scanner that leads to typing. */
  typeAction: string;
  isTypedLast?: boolean | undefined;
  /** The field to type in. */
  children: ReactNode;
}) {
  const text = useText(scanMessages);
  const typed = { id: 'typed', label: typedLabel, content: children };
  const otherWays = <Button onPress={() => onModeChange('typed')}>{typeAction}</Button>;
  const scanned = (['camera', 'photo'] as const).map((source) => ({
    id: source,
    label: text(`way.${source}`),
    content: <CodeFinder {...finder} source={source} otherWays={otherWays} />,
  }));
  return (
    <Tabs
      label={text('way.label')}
      selectedId={mode}
      onSelectedIdChange={(id) => onModeChange(id as CodeInputMode)}
      tabs={isTypedLast ? [...scanned, typed] : [typed, ...scanned]}
    />
  );
}

interface Explanation {
  title?: string;
  text: string;
  /** What can be done with it. */
  action?: ReactNode;
}

interface CodeFinderProps {
  source: 'camera' | 'photo';
  /** The only kind that is taken; default: any. */
  kind?: 'terminal' | 'activation' | undefined;
  /** The detected or selected code. Unmounting turns the camera off. */
  onFound: (code: ScannedCode) => void;
  /** What is said of a code of another kind. */
  explain?: ((code: ScannedCode) => Explanation) | undefined;
  otherWays: ReactNode;
  /** Set inside a form that has its own primary button. */
  variant?: 'secondary' | undefined;
}

function CodeFinder({ source, kind, onFound, explain, ...shared }: CodeFinderProps) {
  const text = useText(scanMessages);
  const scanner = useScannerTexts();
  const [choices, setChoices] = useState<readonly ScannedCode[]>([]);
  const [other, setOther] = useState<ScannedCode | null>(null);
  const onCodes = (codes: readonly FoundCode[]) => {
    const meanings = parseDistinctCodes(codes, kind === 'activation' ? parseCodeForActivation : parseCode);
    const wanted = meanings.filter((code) => (kind ? code.kind === kind : code.kind !== 'unknown'));
    const [first] = wanted;
    const [unwanted = null] = first ? [] : meanings;
    setOther(unwanted);
    if (wanted.length > 1) setChoices(wanted);
    else if (first) onFound(first);
    else if (unwanted && !explain) onFound(unwanted);
  };
  if (choices.length > 0) {
    return <CodeChoice codes={choices} onChoose={onFound} onAgain={() => setChoices([])} />;
  }
  return (
    <div className="flex flex-col gap-3">
      {/* Above the camera image, where it is visible on a phone too. */}
      {other && explain ? <OtherCode {...explain(other)} /> : null}
      {source === 'camera' ? (
        <CodeScanner {...shared} {...scanner} onCodes={onCodes} />
      ) : (
        <CodePhoto
          {...shared}
          label={text('photo.label')}
          texts={photoTexts(text, scanner.texts.problems.reader)}
          onStart={() => setOther(null)}
          onCodes={onCodes}
        />
      )}
    </div>
  );
}

function OtherCode({ title, text, action }: Explanation) {
  return (
    <div className="max-w-md">
      <InlineNotice tone={action ? 'info' : 'warning'} isLive title={title} actions={action}>
        {text}
      </InlineNotice>
    </div>
  );
}

function CodeChoice({
  codes,
  onChoose,
  onAgain,
}: {
  codes: readonly ScannedCode[];
  onChoose: (code: ScannedCode) => void;
  onAgain: () => void;
}) {
  const text = useText(scanMessages);
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="flex max-w-md flex-col gap-3">
      <p id={titleId} className="font-semibold" role="status">
        {text('code.several')}
      </p>
      <ul className="flex flex-col gap-2 [overflow-wrap:anywhere]">
        {codes.map((code, n) => (
          <li key={scannedCodeKey(code)}>
            <Button isFullWidth autoFocus={n === 0} onPress={() => onChoose(code)}>
              {text(`code.${code.kind}`, { content: displayedCode(code) })}
            </Button>
          </li>
        ))}
      </ul>
      <div>
        <Button variant="ghost" icon={<RotateCcw />} onPress={onAgain}>
          {text('code.again')}
        </Button>
      </div>
    </section>
  );
}

type ProblemText = CodeScannerTexts['problems']['reader'];

const photoTexts = (text: Translate<TerminalScanId>, reader: ProblemText): CodePhotoTexts => ({
  hint: text('photo.hint'),
  choose: text('photo.choose'),
  again: text('photo.again'),
  reading: text('photo.reading'),
  picture: text('photo.picture'),
  problems: {
    wrongType: { title: text('photo.wrongType'), text: text('photo.wrongTypeText') },
    tooLarge: { title: text('photo.tooLarge'), text: text('photo.tooLargeText') },
    unreadable: { title: text('photo.unreadable'), text: text('photo.unreadableText') },
    nothingFound: { title: text('photo.nothing'), text: text('photo.nothingText') },
    reader,
  },
});

/** Form field with a normalised value, e.g. a terminal's number or an activation code. */
export function FormFormattedField<Values extends FieldValues>({
  form,
  name,
  ...rest
}: FormFieldProps<FormattedFieldProps, Values>) {
  const { value, ...field } = useField({ form, name });
  return (
    <FormattedField
      {...rest}
      {...field}
      autoComplete="off"
      inputClassName="figures uppercase placeholder:normal-case"
      value={typeof value === 'string' ? value : ''}
    />
  );
}
