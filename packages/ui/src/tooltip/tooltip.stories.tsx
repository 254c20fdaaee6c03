import { Button } from '../button/button.tsx';
import { useTexts } from '../story-kit/story-kit.tsx';
import { Tooltip } from './tooltip.tsx';

export default { title: 'Overlays/Tooltip', component: Tooltip };

export function OnFocus() {
  const t = useTexts({
    uk: { button: 'Оновити дані', tip: 'Дані оновлюються щохвилини' },
    en: { button: 'Refresh', tip: 'Refreshed every minute' },
  });
  return (
    <div className="pt-10">
      <Tooltip text={t.tip}>
        <Button autoFocus>{t.button}</Button>
      </Tooltip>
    </div>
  );
}
