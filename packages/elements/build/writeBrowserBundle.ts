import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Rolldown } from 'vite'

/**
 * Writes `dist/browser`: what a page without a bundler loads. `onlend.js` is the script of its one tag, with React and TanStack Query inside;
 * each widget, group of words and later part is a file of its own in `chunks`. `integrity.json` has the hash of every file.
 */
const folder = join(import.meta.dirname, '..')
const outDir = join(folder, 'dist/browser')

type Group = { name: string; test?: (id: string) => boolean; minShareCount?: number; priority: number }

function bundle(groups: Group[], write: boolean): ReturnType<typeof build> {
  return build({
    root: folder,
    configFile: false,
    // Wherever the folder is served from: each file finds the others beside it.
    base: './',
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    worker: { format: 'es', rolldownOptions: { output: { entryFileNames: 'chunks/[name]-[hash].js' } } },
    build: {
      outDir,
      write,
      emptyOutDir: true,
      manifest: 'manifest.json',
      target: 'es2022',
      minify: true,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: join(folder, 'src/index.ts'),
        // A page imports `mount` from the file of its script tag.
        preserveEntrySignatures: 'strict',
        // What `"use client"` says, a page without a server has no use for.
        onLog: (level, log, handle) => log.code !== 'MODULE_LEVEL_DIRECTIVE' && handle(level, log),
        output: {
          entryFileNames: 'onlend.js',
          chunkFileNames: 'chunks/[name]-[hash].js',
          assetFileNames: 'chunks/[name]-[hash][extname]',
          codeSplitting: { groups },
        },
      },
    },
  })
}

/** The modules of the entry and of all that it imports at once. */
function firstModules(result: Awaited<ReturnType<typeof build>>): Set<string> {
  const chunks = new Map<string, Rolldown.OutputChunk>()
  for (const { output } of [result].flat() as Rolldown.RolldownOutput[])
    for (const file of output) if (file.type === 'chunk') chunks.set(file.fileName, file)
  const reached = new Set<string>()
  const reach = (name: string): void => {
    if (reached.has(name)) return
    reached.add(name)
    for (const other of chunks.get(name)?.imports ?? []) reach(other)
  }
  for (const [name, { isEntry }] of chunks) if (isEntry) reach(name)
  return new Set([...reached].flatMap((name) => chunks.get(name)?.moduleIds ?? []))
}

// Twice: what the entry needs at once is known from the first, and is one file beside it in the second.
const first = firstModules(await bundle([], false))
await bundle(
  [
    { name: 'first', test: (id) => first.has(id), priority: 2 },
    // What many widgets have in common is one file too, and not thirty.
    { name: 'shared', minShareCount: 12, priority: 1 },
  ],
  true,
)

const hashes = readdirSync(outDir, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.js'))
  .toSorted()
  .map((file) => [
    file,
    `sha384-${createHash('sha384')
      .update(readFileSync(join(outDir, file)))
      .digest('base64')}`,
  ])
writeFileSync(join(outDir, 'integrity.json'), `${JSON.stringify(Object.fromEntries(hashes), null, 2)}\n`)
