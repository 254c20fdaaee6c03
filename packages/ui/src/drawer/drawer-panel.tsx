import { X } from 'lucide-react';
import { IconButton } from '../icon-button/icon-button.tsx';
import { ScrollBody } from '../lib/scroll-body.tsx';
import { SwallowDoubleClick } from '../lib/swallow-double-click.tsx';
import type { DrawerProps } from './types.ts';

export function DrawerPanel(props: DrawerProps & { titleId: string }) {
  return (
    <>
      <SwallowDoubleClick />
      <div className="flex items-start gap-3 pt-4 pr-3 pb-3 pl-4">
        <div className="min-w-0 flex-1">
          <h2 id={props.titleId} className="font-[620] text-base leading-6 [overflow-wrap:anywhere]">
            {props.title}
          </h2>
          {props.subtitle === undefined ? null : (
            <div className="text-text-muted [overflow-wrap:anywhere]">{props.subtitle}</div>
          )}
        </div>
        {props.tools}
        <IconButton label={props.closeLabel} onPress={props.onClose}>
          <X aria-hidden />
        </IconButton>
      </div>
      <ScrollBody className="px-4 pb-4">{props.children}</ScrollBody>
      {props.footer === undefined ? null : (
        <div className="flex flex-wrap gap-2 border-border border-t p-4">{props.footer}</div>
      )}
    </>
  );
}
