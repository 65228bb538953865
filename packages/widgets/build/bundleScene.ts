import { build } from 'esbuild'

/** Bundles a module and everything it imports for a browser; files by name, the module itself as `entry.js`. */
export async function bundleScene(file: string): Promise<Map<string, string>> {
  const { outputFiles } = await build({
    entryPoints: { entry: file },
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    jsx: 'automatic',
    conditions: ['@onlend/source'],
    define: { 'process.env.NODE_ENV': '"production"' },
    outdir: '/out',
    write: false,
    logLevel: 'error',
  })
  return new Map(outputFiles.map(({ path, text }) => [path.slice(path.lastIndexOf('/') + 1), text]))
}
