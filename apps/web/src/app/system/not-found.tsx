import { Button } from '@kasa/ui/button';
import { MapPinOff } from 'lucide-react';
import { commonMessages } from '../../shared/i18n/common.ts';
import { useText } from '../../shared/i18n/i18n.tsx';
import { paths } from '../../shared/paths.ts';
import { FullPageMessage } from './full-page-message.tsx';

export function NotFound() {
  const text = useText(commonMessages);
  return (
    <FullPageMessage
      icon={MapPinOff}
      title={text('notFound.title')}
      text={text('notFound.text')}
      actions={
        <Button variant="primary" href={paths.home()}>
          {text('notFound.home')}
        </Button>
      }
    />
  );
}
