import { Button } from '@kasa/ui/button';
import { PHONE_QUERY, useMediaQuery } from '@kasa/ui/media-query';
import { Menu, type MenuAction } from '@kasa/ui/menu';
import { ChevronDown } from 'lucide-react';

/** What can be done with the chosen people: buttons, on a phone a menu. */
export function PeopleBar({ label, actions }: { label: string; actions: readonly MenuAction[] }) {
  const isPhone = useMediaQuery(PHONE_QUERY);
  if (isPhone) {
    return (
      <Menu
        label={label}
        items={actions}
        trigger={
          <Button size="sm">
            {label}
            <ChevronDown size={16} aria-hidden />
          </Button>
        }
      />
    );
  }
  return actions.map(({ id, label: name, disabledReason, onAction }) => (
    <Button key={id} size="sm" disabledReason={disabledReason} onPress={() => onAction?.()}>
      {name}
    </Button>
  ));
}
