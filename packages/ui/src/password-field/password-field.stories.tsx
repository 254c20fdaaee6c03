import { FieldStates } from '../story-kit/field-states.tsx';
import { useTexts } from '../story-kit/story-kit.tsx';
import { PasswordField } from './password-field.tsx';

export default { title: 'Fields/PasswordField', component: PasswordField };

export function States() {
  const t = useTexts({
    uk: {
      label: 'Пароль',
      hint: 'Не менше 6 символів',
      error: 'Паролі не співпадають',
      show: 'Показати пароль',
      hide: 'Приховати пароль',
    },
    en: {
      label: 'Password',
      hint: 'At least 6 characters',
      error: 'The passwords do not match',
      show: 'Show password',
      hide: 'Hide password',
    },
  });
  return (
    <FieldStates
      label={t.label}
      hint={t.hint}
      error={t.error}
      empty={''}
      filled={'Kasa-2026'}
      wrong={'Kasa'}
      field={(props) => (
        <PasswordField {...props} revealLabel={t.show} concealLabel={t.hide} autoComplete="new-password" />
      )}
    />
  );
}
