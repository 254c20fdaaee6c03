import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { StoryTable } from '../data-table/story-table.tsx';
import { DrawerLayout } from '../drawer-layout/drawer-layout.tsx';
import { useTexts } from '../story-kit/story-kit.tsx';
import { Drawer } from './drawer.tsx';
import { StoryDrawerBody } from './story-drawer.tsx';

export default { title: 'Overlays/Drawer', component: Drawer };

const texts = {
  uk: { close: 'Закрити', open: 'Відкрити термінал', cash: 'Інкасація' },
  en: { close: 'Close', open: 'Open terminal', cash: 'Cash collection' },
};

export function BesideList() {
  const t = useTexts(texts);
  const [opened, setOpened] = useState<{ id: string; name: string; code: string } | null>({
    id: 't1',
    name: 'Каса №3 · вітрина',
    code: 'S1K0042',
  });
  return (
    <DrawerLayout
      drawer={
        <Drawer
          isOpen={opened !== null}
          onClose={() => setOpened(null)}
          title={opened?.name ?? ''}
          subtitle={opened?.code}
          closeLabel={t.close}
          footer={
            <>
              <Button variant="primary">{t.open}</Button>
              <Button>{t.cash}</Button>
            </>
          }
        >
          <StoryDrawerBody />
        </Drawer>
      }
    >
      <StoryTable
        isSelectable={false}
        activeRowId={opened?.id}
        onRowOpen={setOpened}
        hiddenColumns={['kind', 'last']}
      />
    </DrawerLayout>
  );
}
