import { build } from 'vite'

const entry = 'virtual:entry'

/** Bundles an entry the way a Vite host would. The same shape as `bundleWithEsbuild`. */
export async function bundleWithVite({ code, external, resolveFolder }) {
  const { output } = await build({
    configFile: false,
    root: resolveFolder,
    logLevel: 'error',
    mode: 'production',
    plugins: [
      {
        name: 'entry',
        resolveId(id, importer) {
          if (id === entry) return `\0${entry}`
          // The entry has no folder of its own: its imports are those of the folder that stands for the host.
          if (importer === `\0${entry}` && !external.includes(id)) {
            return this.resolve(id, `${resolveFolder}/entry.js`, { skipSelf: true })
          }
          return undefined
        },
        load: (id) => (id === `\0${entry}` ? code : undefined),
      },
    ],
    build: {
      write: false,
      minify: true,
      target: 'es2022',
      modulePreload: { polyfill: false },
      rollupOptions: { input: entry, external, preserveEntrySignatures: 'strict', output: { format: 'es' } },
    },
  })
  return output
    .filter(({ type }) => type === 'chunk')
    .map((chunk) => ({
      id: chunk.fileName,
      names: [chunk.name, ...chunk.moduleIds.map((id) => id.split('/').at(-1))],
      code: chunk.code,
      imports: chunk.imports,
      lazyImports: chunk.dynamicImports,
      isEntry: chunk.isEntry,
    }))
}
