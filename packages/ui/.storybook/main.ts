import type { StorybookConfig } from '@storybook/react-vite';
import tailwindcss from '@tailwindcss/vite';
import { mergeConfig } from 'vite';

const config: StorybookConfig = {
  stories: ['../src/**/*.stories.tsx'],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Stories document their props themselves; reading types is slow and fails on indexed access types.
  typescript: { reactDocgen: false },
  viteFinal: (base) => mergeConfig(base, { plugins: [tailwindcss()] }),
};

export default config;
