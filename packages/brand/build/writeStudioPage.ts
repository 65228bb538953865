import { join } from 'node:path'
import { build } from 'vite'

/** Writes `dist/page`: the studio as `npx @onlend/brand studio` serves it, with React and sample data inside. */
const folder = join(import.meta.dirname, '..')

await build({
  root: join(folder, 'page'),
  configFile: false,
  base: './',
  logLevel: 'error',
  define: { 'process.env.NODE_ENV': '"production"' },
  oxc: { jsx: { runtime: 'automatic' } },
  build: {
    outDir: join(folder, 'dist/page'),
    emptyOutDir: true,
    target: 'es2022',
    chunkSizeWarningLimit: 2_000,
    rolldownOptions: {
      // A page without a server has no use for `"use client"`.
      onLog: (level, log, handle) => log.code !== 'MODULE_LEVEL_DIRECTIVE' && handle(level, log),
    },
  },
})
