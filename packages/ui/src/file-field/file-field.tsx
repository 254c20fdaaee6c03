import { CircleAlert, FileUp } from 'lucide-react';
import { type DragEvent, type Ref, useId } from 'react';
import { FileTrigger } from 'react-aria-components';
import { Button } from '../button/button.tsx';
import { FieldLabelText } from '../field/field-frame.tsx';
import { omitUndefined } from '../lib/omit-undefined.ts';

export interface FileFieldProps {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  isRequired?: boolean | undefined;
  /** Name of the chosen file; null: none is chosen. */
  fileName: string | null;
  /** What the button says while none is chosen, and after that. */
  texts: { choose: string; chooseOther: string };
  /** Endings such as `.pfx`, and media types; what is dropped is not bound by them. */
  accept?: readonly string[] | undefined;
  onChoose: (file: File) => void;
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** A file, chosen by the button or dropped on the field. */
export function FileField(props: FileFieldProps) {
  const { label, hint, error, isRequired, fileName, texts, accept, onChoose, ref } = props;
  const id = useId();
  const choose = (files: FileList | null) => {
    const [file] = files ?? [];
    if (file) onChoose(file);
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    choose(event.dataTransfer.files);
  };
  const notes = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row in every browser
    <div
      role="group"
      aria-labelledby={`${id}-label`}
      className="flex min-w-0 flex-col gap-1.5"
      onDragOver={(event) => event.preventDefault()}
      onDrop={onDrop}
    >
      <span id={`${id}-label`} className="font-[550] text-text leading-5">
        <FieldLabelText label={label} isRequired={isRequired} />
      </span>
      <div className="flex flex-wrap items-center gap-3">
        <FileTrigger {...omitUndefined({ acceptedFileTypes: accept })} onSelect={choose}>
          <Button ref={ref} icon={<FileUp />} aria-describedby={notes || undefined}>
            {fileName === null ? texts.choose : texts.chooseOther}
          </Button>
        </FileTrigger>
        {fileName === null ? null : <span className="min-w-0 break-words">{fileName}</span>}
      </div>
      {error ? (
        <p id={`${id}-error`} role="alert" className="flex gap-1.5 text-[13px] text-danger leading-5">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          <span className="min-w-0 break-words">{error}</span>
        </p>
      ) : null}
      {hint ? (
        <p id={`${id}-hint`} className="text-[13px] text-text-muted leading-5">
          {hint}
        </p>
      ) : null}
    </div>
  );
}
