import { readFileSync } from 'node:fs'
import starlight from '@astrojs/starlight'
import { defineConfig } from 'astro/config'
import starlightLinksValidator from 'starlight-links-validator'
import starlightLlmsTxt from 'starlight-llms-txt'
import { namedCode, rehypeTables } from './build/accessibleMarkdown.ts'

const { version } = JSON.parse(
  readFileSync(new URL('../../packages/core/package.json', import.meta.url), 'utf8'),
)

const description =
  'An embeddable React lending kit: widgets, headless hooks, and a relay that keeps the secret key and the money safe.'

export default defineConfig({
  site: process.env.DOCS_URL ?? 'http://localhost:4330',
  base: process.env.DOCS_BASE ?? '/',
  server: { port: 4330 },
  markdown: { rehypePlugins: [rehypeTables] },
  integrations: [
    starlight({
      title: 'Onlend',
      description,
      logo: { src: './src/logo.svg' },
      customCss: ['./src/styles/site.css'],
      social: [{ icon: 'github', label: 'Repository', href: 'https://github.com/onlend/onlend' }],
      // `build/writePages.ts` writes the list beside the pages.
      sidebar: JSON.parse(readFileSync(new URL('./src/sidebar.json', import.meta.url), 'utf8')),
      components: { SocialIcons: './src/VersionLink.astro' },
      pagefind: true,
      expressiveCode: { plugins: [namedCode()] },
      plugins: [
        starlightLinksValidator({ errorOnLocalLinks: false }),
        starlightLlmsTxt({
          projectName: 'Onlend',
          // The short text holds what a builder needs.
          exclude: ['operate/**', 'contribute/**', 'reference/**', 'releases/**', 'server/sign-in-*'],
          description,
          details: `Rules for code that uses the kit:
- The secret key stands in the relay on a server, never in a browser, a repository or a log.
- Money calls are never retried by hand: one intent has one operation id, and the relay decides.
- An outcome comes from a settlement event. \`accepted\` is not \`succeeded\`, and \`unknown\` is not \`failed\`.
- Amounts are decimal strings, never floats.`,
        }),
      ],
    }),
  ],
  vite: {
    define: { 'import.meta.env.KIT_VERSION': JSON.stringify(version) },
    // Live examples run on the sources of the packages.
    resolve: { conditions: ['@onlend/source', 'module', 'browser', 'development|production'] },
    build: {
      chunkSizeWarningLimit: 1_000,
      rollupOptions: {
        // `'use client'` says nothing to a bundler without server components.
        onwarn: (warning, warn) =>
          ['MODULE_LEVEL_DIRECTIVE', 'SOURCEMAP_ERROR'].includes(warning.code ?? '') || warn(warning),
      },
    },
  },
})
