import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const path = (relative) => fileURLToPath(new URL(relative, import.meta.url))

/** A page from an entry, named as seen from this folder, and the sources as they are now, as one document. */
export async function bundlePage(entry = 'tablePage.jsx') {
  const { outputFiles } = await build({
    entryPoints: [path(entry)],
    bundle: true,
    write: false,
    outdir: 'out',
    minify: true,
    format: 'iife',
    jsx: 'automatic',
    target: 'es2022',
    conditions: ['@onlend/source'],
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [resolveWidgets],
    // React as the widgets have it: one copy, also where another is installed beside this file.
    nodePaths: [path('../../../packages/widgets/node_modules')],
    logLevel: 'error',
  })
  const find = (ending) => outputFiles.find((file) => file.path.endsWith(ending))?.text ?? ''
  const script = find('.js').replaceAll('</script', '<\\/script')
  return `<!doctype html><html lang="en"><meta charset="utf-8"><style>${find('.css')}</style><main></main><script>${script}</script>`
}

/** The package of the widgets knows itself by its name. */
const resolveWidgets = {
  name: 'resolve-widgets',
  setup({ onResolve, resolve }) {
    onResolve({ filter: /^@onlend\/widgets/ }, ({ path: name, kind, pluginData }) =>
      pluginData === 'asked'
        ? undefined
        : resolve(name, { kind, resolveDir: path('../../../packages/widgets'), pluginData: 'asked' }),
    )
  },
}
