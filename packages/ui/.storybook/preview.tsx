import type { Preview } from '@storybook/react-vite';
import '../src/story-kit/styles.css';
import { StoryFrame, type StoryLanguage, type StoryTheme } from '../src/story-kit/story-kit.tsx';

const preview: Preview = {
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: { icon: 'contrast', items: ['light', 'dark'], dynamicTitle: true },
    },
    language: {
      description: 'Language',
      toolbar: {
        icon: 'globe',
        items: [
          { value: 'uk', title: 'Українська' },
          { value: 'en', title: 'English' },
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { theme: 'light' satisfies StoryTheme, language: 'uk' satisfies StoryLanguage },
  parameters: {
    layout: 'fullscreen',
    controls: { disable: true },
    options: {
      storySort: { order: ['Get started', 'Shell', 'Actions', 'Navigation', 'Forms', 'Fields', 'Data'] },
    },
  },
  decorators: [
    (Story, { globals, parameters }) => (
      <StoryFrame
        theme={globals.theme as StoryTheme}
        language={globals.language as StoryLanguage}
        bare={parameters.bare === true}
      >
        <Story />
      </StoryFrame>
    ),
  ],
};

export default preview;
