import { join } from 'node:path'
import { build } from 'esbuild'

// Chunk names hash module paths. Relative to the root they are the same in every checkout.
const root = join(import.meta.dirname, '../..')

/**
 * Bundles an entry the way an esbuild host would. Returns the chunks as `{ id, code, imports, lazyImports, isEntry }`,
 * the same shape for every bundler.
 */
export async function bundleWithEsbuild({ code, external, resolveFolder }) {
  const { outputFiles, metafile } = await build({
    stdin: { contents: code, resolveDir: resolveFolder, sourcefile: 'entry.js' },
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    outdir: join(root, 'out'),
    write: false,
    metafile: true,
    external,
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
    absWorkingDir: root,
  })
  return Object.entries(metafile.outputs).map(([path, { imports, entryPoint, inputs }]) => ({
    id: path,
    // What a lazy chunk is called: the module that import() named.
    names: [entryPoint ?? '', ...Object.keys(inputs)].map((name) => name.split('/').at(-1)),
    code: outputFiles.find((file) => file.path.endsWith(`/${path}`) || file.path === `/${path}`)?.text ?? '',
    imports: imports
      .filter(({ kind, external: isOutside }) => kind === 'import-statement' && !isOutside)
      .map(({ path: to }) => to),
    lazyImports: imports
      .filter(({ kind, external: isOutside }) => kind === 'dynamic-import' && !isOutside)
      .map(({ path: to }) => to),
    modules: Object.fromEntries(
      Object.entries(inputs).map(([file, { bytesInOutput }]) => [file, bytesInOutput]),
    ),
    isEntry: (entryPoint ?? '').endsWith('entry.js'),
  }))
}
