import { join, posix } from 'node:path'
import { build } from 'esbuild'

const root = join(import.meta.dirname, '../..')
const cache = 'node_modules/.cache/onlend/size'

/**
 * Bundles what a host would write the way an esbuild host would, from the packages' sources, and returns the files that a browser loads of it, by path
 * from the root.
 *
 * @param imports The names that are taken from each entry of `@onlend`; `'*'` stands for all of them.
 * @param later The chunks fetched later that count too, by the name of the module that `import()` names; `'all'` counts every chunk.
 * @param worker The module of a worker that is started, by its path from the root: one more file.
 * @param outside The packages that the host has anyway.
 * @param most The number of files that may be loaded; more is an error.
 */
export async function loadedFiles({ name, imports, from = 'apps/host', later = [], worker, ...limits }) {
  const { outside = [], most } = limits
  const outdir = join(cache, name.replaceAll(/\W+/g, '-'))
  const { metafile } = await build({
    stdin: { contents: entryCode(imports), resolveDir: join(root, from), sourcefile: 'entry.js' },
    ...{ ...common, splitting: true, outdir, external: outside },
  })
  const { outputs } = metafile
  const entry = Object.keys(outputs).find((path) => outputs[path].entryPoint?.endsWith('entry.js'))
  const chunks = later === 'all' ? Object.keys(outputs) : later.map((module) => findLazy(outputs, module))
  const files = [...reach(outputs, [entry, ...chunks])]
  if (worker) {
    // Alone: it shares nothing with the page.
    const own = { entryPoints: [worker], outdir: join(outdir, 'worker') }
    const { outputs: its } = (await build({ ...common, ...own })).metafile
    files.push(...Object.keys(its))
  }
  if (files.length > most) throw new Error(`${name}: ${files.length} files are loaded, ${most} are allowed.`)
  return files
}

const common = {
  ...{ bundle: true, minify: true, format: 'esm', platform: 'browser', target: 'es2022' },
  ...{ metafile: true, absWorkingDir: root, logLevel: 'error' },
  conditions: ['@onlend/source'],
  loader: { '.css': 'empty' },
  jsx: 'automatic',
  define: { 'process.env.NODE_ENV': '"production"' },
}

function entryCode(imports) {
  const lines = Object.entries(imports).map(([door, names], index) =>
    names === '*'
      ? `import * as all${index} from '@onlend/${door}'; globalThis.all${index} = { ...all${index} }`
      : `export { ${names.join(', ')} } from '@onlend/${door}'`,
  )
  return lines.join('\n')
}

/** The chunk whose entry is this module. One that is not there is an error, since it would weigh nothing for ever. */
function findLazy(outputs, module) {
  const lazy = Object.values(outputs).flatMap(({ imports }) =>
    imports.filter(({ kind }) => kind === 'dynamic-import'),
  )
  const found = lazy.find(({ path }) => posix.parse(outputs[path]?.entryPoint ?? '').name === module)
  if (found === undefined) throw new Error(`No chunk is fetched later for ${module}.`)
  return found.path
}

/** What is loaded with these files: what they import, and what that imports. */
function reach(outputs, paths, seen = new Set()) {
  for (const path of paths) {
    if (seen.has(path) || outputs[path] === undefined) continue
    seen.add(path)
    const now = outputs[path].imports.filter(({ kind }) => kind === 'import-statement')
    reach(
      outputs,
      now.map(({ path: to }) => to),
      seen,
    )
  }
  return seen
}
