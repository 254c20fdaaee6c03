import { useTexts } from '../story-kit/story-kit.tsx';
import { CommandButton } from './command-button.tsx';

export default { title: 'Actions/CommandButton', component: CommandButton };

const texts = {
  uk: { label: 'Знайти термінал, транзакцію, водія…', shortcut: 'Ctrl K' },
  en: { label: 'Find a terminal, transaction, driver…', shortcut: '⌘ K' },
};

function Example({ isLoading = false }: { isLoading?: boolean }) {
  const t = useTexts(texts);
  return <CommandButton {...t} keyShortcut="Control+K" onPress={() => undefined} isLoading={isLoading} />;
}

export const Usual = () => <Example />;
export const Loading = () => <Example isLoading />;
export const Narrow = () => (
  <div className="w-48">
    <Example />
  </div>
);
