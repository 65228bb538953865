import type { StorybookConfig } from '@storybook/react-vite'
import react from '@vitejs/plugin-react'
import { mergeConfig } from 'vite'
import { sourceConditions } from '../scripts/vitest/sourceConditions.ts'

export default {
  framework: { name: '@storybook/react-vite', options: { strictMode: true } },
  stories: ['./docs/*.mdx', '../packages/{elements,widgets}/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  typescript: { reactDocgen: 'react-docgen' },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
  viteFinal: (config) =>
    mergeConfig(config, {
      plugins: [react()],
      resolve: { conditions: sourceConditions.client },
      build: { chunkSizeWarningLimit: 2_000 },
    }),
} satisfies StorybookConfig
