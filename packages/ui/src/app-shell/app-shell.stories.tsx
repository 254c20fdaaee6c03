import { Download, Plus, RefreshCw, WifiOff } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { ColumnChooser } from '../column-chooser/column-chooser.tsx';
import { StoryPager, StoryTable } from '../data-table/story-table.tsx';
import { Drawer } from '../drawer/drawer.tsx';
import { StoryDrawerBody } from '../drawer/story-drawer.tsx';
import { DrawerLayout } from '../drawer-layout/drawer-layout.tsx';
import { FilterBar } from '../filter-bar/filter-bar.tsx';
import { InlineNotice } from '../inline-notice/inline-notice.tsx';
import { PageHeader } from '../page-header/page-header.tsx';
import { ProgressBar } from '../progress-bar/progress-bar.tsx';
import { SearchField } from '../search-field/search-field.tsx';
import { useTexts } from '../story-kit/story-kit.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { AppShell } from './app-shell.tsx';
import { pageTexts } from './story-page-texts.ts';
import { StoryShell } from './story-shell.tsx';
import { shellTexts } from './story-texts.ts';

export default { title: 'Shell/AppShell', component: AppShell, parameters: { bare: true } };

function TerminalsPage({ isDrawerOpen: isOpenAtFirst = false }: { isDrawerOpen?: boolean }) {
  const t = useTexts(pageTexts);
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const [search, setSearch] = useState('');
  const [hidden, setHidden] = useState<readonly string[]>(isOpenAtFirst ? ['kind', 'last'] : []);
  const field = (label: string) => (
    <TextField label={label} value="" onChange={() => undefined} name={label} />
  );
  return (
    <>
      <PageHeader
        title={t.title}
        subtitle={t.subtitle}
        moreLabel={t.more}
        primaryAction={{ id: 'add', label: t.add, icon: Plus, href: '#create' }}
        actions={[
          { id: 'export', label: t.export, icon: Download, onAction: () => undefined },
          { id: 'refresh', label: t.refresh, icon: RefreshCw, onAction: () => undefined },
        ]}
      />
      <FilterBar
        texts={t.filters}
        search={
          <SearchField
            label={t.search}
            placeholder={t.search}
            clearLabel={t.clearSearch}
            value={search}
            onChange={setSearch}
          />
        }
        onClear={() => setSearch('')}
        filters={[
          {
            id: 'point',
            label: t.point,
            value: 'Хрещатик, 22',
            onRemove: () => undefined,
            editor: () => field(t.point),
          },
          {
            id: 'offline',
            label: t.offline,
            value: t.overHour,
            onRemove: () => undefined,
            editor: () => field(t.offline),
          },
          { id: 'model', label: t.model, editor: () => field(t.model) },
        ]}
        end={
          <ColumnChooser
            texts={t.columns}
            hiddenColumns={hidden}
            onHiddenColumnsChange={setHidden}
            columns={[
              { id: 'kind', header: t.kind, isHideable: true, cell: () => null },
              { id: 'last', header: t.last, isHideable: true, cell: () => null },
            ]}
          />
        }
      />
      <DrawerLayout
        drawer={
          <Drawer
            isOpen={isOpen}
            onClose={() => setOpen(false)}
            title="Каса №3 · вітрина"
            subtitle="S1K0042 · PTKS 880 214"
            closeLabel={t.close}
            footer={
              <>
                <Button variant="primary">{t.open}</Button>
                <Button>{t.encashment}</Button>
              </>
            }
          >
            <StoryDrawerBody />
          </Drawer>
        }
      >
        <StoryTable hiddenColumns={hidden} onRowOpen={() => setOpen(true)} footer={<StoryPager />} />
      </DrawerLayout>
    </>
  );
}

export function WithList() {
  return (
    <StoryShell>
      <TerminalsPage />
    </StoryShell>
  );
}

export function WithDrawer() {
  return (
    <StoryShell>
      <TerminalsPage isDrawerOpen />
    </StoryShell>
  );
}

export function CollapsedOffline() {
  const t = useTexts(shellTexts);
  return (
    <StoryShell
      isCollapsed
      banner={
        <InlineNotice tone="warning" variant="banner" icon={WifiOff} isLive>
          {t.offline}
        </InlineNotice>
      }
      progress={<ProgressBar label={t.opening} />}
    >
      <TerminalsPage />
    </StoryShell>
  );
}
