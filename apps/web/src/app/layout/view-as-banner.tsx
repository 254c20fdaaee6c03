import { coversAllPoints, type Role } from '@kasa/contracts/shared/permissions';
import { Button } from '@kasa/ui/button';
import { InlineNotice } from '@kasa/ui/inline-notice';
import { Menu } from '@kasa/ui/menu';
import { ChevronDown, Eye } from 'lucide-react';
import { useState } from 'react';
import { useLocale, useText } from '../../shared/i18n/i18n.tsx';
import { roleName } from '../../shared/permissions/denial-reasons.ts';
import { useOperation } from '../../shared/query/use-operation.ts';
import { useSession } from '../../shared/services/use-services.tsx';
import { useViewAs } from '../../shared/session/use-view-as.ts';
import { viewAsMessages } from './messages/view-as/catalogue.ts';

export function ViewAsBanner({ role }: { role: string }) {
  const text = useText(viewAsMessages);
  const locale = useLocale();
  const point = useSession()?.points?.[0]?.name;
  const { viewAs, isRunning } = useViewAs();
  const name = roleName(role, locale);
  return (
    <InlineNotice
      tone="info"
      variant="banner"
      icon={Eye}
      isLive
      actions={
        <>
          {coversAllPoints([role as Role]) ? null : <PointMenu role={role as Role} />}
          <Button isLoading={isRunning} loadingLabel={text('returning')} onPress={() => viewAs(null)}>
            {text('back')}
          </Button>
        </>
      }
    >
      {point === undefined ? text('banner', { role: name }) : text('bannerAt', { role: name, point })}
    </InlineNotice>
  );
}

/** The point as whose staff the app is viewed. */
function PointMenu({ role }: { role: Role }) {
  const text = useText(viewAsMessages);
  const points = useSession()?.points ?? null;
  const { viewAs, isRunning } = useViewAs();
  const offered = useOfferedPoints(points);
  const chosen = points?.[0] ?? null;
  return (
    <Menu
      label={text('point')}
      trigger={
        <Button icon={<ChevronDown />} isLoading={isRunning} loadingLabel={text('switching')}>
          {text('chosen', { name: chosen?.name ?? text('allPoints') })}
        </Button>
      }
      items={[
        {
          id: 'all',
          label: text('allPoints'),
          isChosen: chosen === null,
          onAction: () => viewAs(role),
        },
        ...offered.map(({ id, name, city }) => ({
          id,
          label: name,
          ...(city ? { hint: city } : {}),
          isChosen: id === chosen?.id,
          onAction: () => viewAs(role, id),
        })),
      ]}
    />
  );
}

type Point = { id: string; name: string; city?: string | null };

/** Whoever looks from one point is told that one only: the others are those read before. */
function useOfferedPoints(points: readonly Point[] | null): readonly Point[] {
  const read = useOperation('listTerminalPoints', {}, { isQuiet: true }).data?.items;
  const [known, setKnown] = useState<readonly Point[]>([]);
  if (points === null && read !== undefined && read !== known) setKnown(read);
  const isKnown = points?.every(({ id }) => known.some((point) => point.id === id)) ?? true;
  return isKnown ? known : (points ?? []);
}
