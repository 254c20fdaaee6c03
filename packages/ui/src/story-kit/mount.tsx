import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach } from 'vitest';
import { StoryFrame, type StoryLanguage } from './story-kit.tsx';

const mounted: { root: Root; host: HTMLElement }[] = [];

export function mount(ui: ReactNode, { language = 'uk' }: { language?: StoryLanguage } = {}): HTMLElement {
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  root.render(
    <StoryFrame theme="light" language={language}>
      {ui}
    </StoryFrame>,
  );
  mounted.push({ root, host });
  return host;
}

afterEach(() => {
  for (const { root, host } of mounted.splice(0)) {
    root.unmount();
    host.remove();
  }
});
