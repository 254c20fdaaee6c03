import { useTexts } from '../story-kit/story-kit.tsx';
import { type PasswordScore, PasswordStrength } from './password-strength.tsx';

export default { title: 'Fields/PasswordStrength', component: PasswordStrength };

const texts = {
  uk: {
    label: 'Надійність пароля',
    words: ['', 'Слабка', 'Посередня', 'Добра', 'Висока'],
    advice: 'Додайте великі літери й цифри або зробіть довшим',
  },
  en: {
    label: 'Password strength',
    words: ['', 'Weak', 'Fair', 'Good', 'Strong'],
    advice: 'Add capital letters and digits, or make it longer',
  },
};

export function Scores() {
  const t = useTexts(texts);
  return (
    <div className="max-w-80 space-y-6 rounded-lg border border-border bg-surface p-4">
      {([0, 1, 2, 3, 4] as const satisfies readonly PasswordScore[]).map((score) => (
        <PasswordStrength
          key={score}
          label={t.label}
          score={score}
          word={t.words[score] ?? ''}
          advice={score === 1 ? t.advice : undefined}
        />
      ))}
    </div>
  );
}
