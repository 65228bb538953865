import type { StorybookConfig } from '@storybook/react-vite'
import react from '@vitejs/plugin-react'
import { mergeConfig } from 'vite'
import { sourceConditions } from '../scripts/vitest/sourceConditions.ts'
import { markStates, stateTag } from './markStates.ts'
import { referenceTables } from './referenceTables.ts'

export default {
  framework: { name: '@storybook/react-vite', options: { strictMode: true } },
  stories: [
    './gallery/Gallery.mdx',
    '../packages/{brand,bulk,elements,webview,widgets}/{src,stories}/**/*.stories.tsx',
  ],
  // The first view is the gallery; most stories are states and tests, which the filter of the sidebar brings back.
  tags: { [stateTag]: { defaultFilterSelection: 'exclude' } },
  experimental_indexers: (indexers = []) => indexers.map(markStates),
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    '@storybook/addon-mcp',
  ],
  // Tests read no tables of props.
  typescript: { reactDocgen: process.env.VITEST ? false : 'react-docgen' },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
  viteFinal: (config) =>
    mergeConfig(config, {
      plugins: [react(), referenceTables()],
      resolve: { conditions: sourceConditions.client },
      build: { chunkSizeWarningLimit: 2_000 },
    }),
} satisfies StorybookConfig
