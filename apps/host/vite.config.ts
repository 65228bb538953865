import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite'
import { compressAssets } from './build/compressAssets.ts'
import { firstSight } from './build/firstSight.ts'

const ownFolder = join(import.meta.dirname, 'src')
const own = (path: string) => join(ownFolder, path)
// The frame of every page, what most forms share, and the home.
const firstScreens = {
  frame: [own('app/main.tsx')],
  form: [own('app/pages/WithdrawPage.tsx')],
  home: [own('app/pages/OverviewPage.tsx')],
}

/** The pages for browsers, and beside them the script with which the host's server draws the first of them. */
export default defineConfig({
  plugins: [react(), compressAssets()],
  resolve: { conditions: ['@onlend/source', ...defaultClientConditions] },
  build: { reportCompressedSize: false },
  // One `vite build` builds both.
  builder: {},
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        target: 'chrome105',
        // Not in Vite's own hidden folder, which caches of a build may leave out.
        manifest: 'manifest.json',
        modulePreload: {
          polyfill: false,
          // The pages come with every sheet; no later chunk has to wait for one.
          resolveDependencies: (_file, files, { hostType }) =>
            hostType === 'js' ? files.filter((file) => !file.endsWith('.css')) : files,
        },
        rolldownOptions: {
          input: ['index.html', 'shop.html'],
          output: {
            codeSplitting: {
              // Each module where its name puts it, and not with the first that imports it.
              includeDependenciesRecursively: false,
              groups: [{ debugName: 'first screens', name: firstSight(firstScreens) }],
            },
          },
        },
      },
    },
    ssr: {
      // React included, and always its production build.
      define: { 'process.env.NODE_ENV': JSON.stringify('production') },
      resolve: { conditions: ['@onlend/source', ...defaultServerConditions], noExternal: true },
      build: {
        outDir: 'dist/server',
        ssr: true,
        minify: false,
        target: 'node20',
        copyPublicDir: false,
        // One file, so that a later build can be opened beside it.
        rolldownOptions: { input: 'src/app/renderPage.tsx', output: { codeSplitting: false } },
      },
    },
  },
})
