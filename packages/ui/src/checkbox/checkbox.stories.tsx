import { useState } from 'react';
import { FieldStates } from '../story-kit/field-states.tsx';
import { useTexts } from '../story-kit/story-kit.tsx';
import { Checkbox } from './checkbox.tsx';

export default { title: 'Fields/Checkbox', component: Checkbox };

export function States() {
  const t = useTexts({
    uk: {
      label: 'Приймаю умови публічної оферти',
      hint: 'Можна прочитати на сайті',
      error: 'Без згоди реєстрація неможлива',
    },
    en: {
      label: 'I accept the public offer',
      hint: 'It can be read on the site',
      error: 'Needed to register',
    },
  });
  return (
    <FieldStates<boolean>
      label={t.label}
      hint={t.hint}
      error={t.error}
      empty={false}
      filled={true}
      wrong={false}
      field={(props) => <Checkbox {...props} />}
    />
  );
}

/** A label with a link: the link opens the terms, the rest toggles the checkbox. */
export function WithLinks() {
  const [isAccepted, setAccepted] = useState(false);
  const t = useTexts({
    uk: {
      label: ['Погоджуюсь з ', 'умовами користування', ' і ', 'політикою конфіденційності'],
      error: 'Без згоди реєстрація неможлива',
    },
    en: {
      label: ['I agree with the ', 'terms of use', ' and the ', 'privacy policy'],
      error: 'Needed to register',
    },
  });
  const [before, terms, between, privacy] = t.label;
  return (
    <div className="max-w-sm">
      <Checkbox
        isRequired
        value={isAccepted}
        onChange={setAccepted}
        error={isAccepted ? undefined : t.error}
        label={
          <>
            {before}
            <a href="#terms">{terms}</a>
            {between}
            <a href="#privacy">{privacy}</a>
          </>
        }
      />
    </div>
  );
}
