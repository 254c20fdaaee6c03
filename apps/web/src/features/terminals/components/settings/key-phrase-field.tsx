import { Button } from '@kasa/ui/button';
import { Copy, Sparkles } from 'lucide-react';
import { useState } from 'react';
import { type FieldValues, useWatch } from 'react-hook-form';
import { FormPassword, type PasswordProps } from '#shared/forms/fields/form-password.tsx';
import type { FormFieldProps } from '#shared/forms/use-field.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { useCopyText } from '#shared/toast/use-copy-text.ts';
import { terminalFormsMessages } from '../../messages.ts';
import { generateKeyPhrase, type OfflineTerminalEditForm } from '../../model/offline-terminal-draft.ts';

/** The terminal's key phrase: typed or generated. A generated one is shown, as it has to be entered on the terminal. */
export function KeyPhraseField({ form }: { form: OfflineTerminalEditForm }) {
  const text = useText(terminalFormsMessages);
  const copy = useCopyText();
  const phrase = useWatch({ control: form.hook.control, name: 'secret_key_phrase' });
  const [made, setMade] = useState(0);
  const make = () => {
    setMade(made + 1);
    form.hook.setValue('secret_key_phrase', generateKeyPhrase(), {
      shouldDirty: true,
      shouldValidate: form.hook.formState.isSubmitted,
    });
  };
  return (
    <div className="flex flex-col gap-2">
      {/* A new key shows each generated phrase, even if the previous one was hidden. */}
      <FormKeyPhrase
        key={made}
        isShownAtFirst={made > 0}
        form={form}
        name="secret_key_phrase"
        hint={text('offline.phraseHint')}
      />
      <div className="flex flex-wrap gap-2">
        <Button size="sm" icon={<Sparkles />} onPress={make}>
          {text('offline.phraseMake')}
        </Button>
        {phrase ? (
          <Button size="sm" icon={<Copy />} onPress={() => copy(phrase)}>
            {text('offline.phraseCopy')}
          </Button>
        ) : null}
      </div>
    </div>
  );
}

export function FormKeyPhrase<Values extends FieldValues>(
  props: FormFieldProps<Omit<PasswordProps, 'autoComplete' | 'label'>, Values>,
) {
  const text = useText(terminalFormsMessages);
  return (
    <FormPassword
      {...props}
      label={text('edit.phrase')}
      revealLabel={text('edit.phraseShow')}
      concealLabel={text('edit.phraseHide')}
      autoComplete="new-password"
    />
  );
}
