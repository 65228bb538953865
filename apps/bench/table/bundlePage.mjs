import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

/** The page with both tables, from the sources as they are now, as one document. */
export async function bundlePage() {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('tablePage.jsx', import.meta.url))],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    jsx: 'automatic',
    target: 'es2022',
    conditions: ['@onlend/source'],
    define: { 'process.env.NODE_ENV': '"production"' },
    // React as the widgets have it: one copy, also where another is installed beside this file.
    nodePaths: [fileURLToPath(new URL('../../../packages/widgets/node_modules', import.meta.url))],
    logLevel: 'error',
  })
  const script = outputFiles[0].text.replaceAll('</script', '<\\/script')
  return `<!doctype html><meta charset="utf-8"><main></main><script>${script}</script>`
}
