import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build, defaultClientConditions } from 'vite'

const folder = join(import.meta.dirname, 'pages')
const packages = join(import.meta.dirname, '../../../packages')

/** Where the libraries of the kit are installed. */
const importers = ['widgets', 'hooks'].map((name) => join(packages, name, 'importer.js'))

/** Bundles each page the way a Vite host would, from the sources as they are now. Path to compressed file, and the page that asks for them. */
export async function bundlePages(files) {
  const pages = new Map()
  for (const [name, file] of Object.entries(files)) {
    const { output } = await build({
      configFile: false,
      root: folder,
      logLevel: 'error',
      mode: 'production',
      base: `/${name}/`,
      resolve: { conditions: ['@onlend/source', ...defaultClientConditions] },
      plugins: [resolveLibraries()],
      build: {
        write: false,
        target: 'chrome105',
        modulePreload: { polyfill: false },
        rolldownOptions: { input: join(folder, file) },
      },
    })
    pages.set(`/${name}/`, { type: 'text/html', body: gzipSync(getPage(name, output)) })
    for (const chunk of output) {
      const type = chunk.fileName.endsWith('.css') ? 'text/css' : 'text/javascript'
      pages.set(`/${name}/${chunk.fileName}`, {
        type,
        body: gzipSync(chunk.code ?? chunk.source, { level: 9 }),
      })
    }
  }
  return pages
}

function resolveLibraries() {
  return {
    name: 'resolve-libraries',
    enforce: 'pre',
    async resolveId(id, importer, options) {
      if (!importer?.startsWith(folder) || id.startsWith('.') || id.startsWith('/')) return undefined
      for (const from of importers) {
        const found = await this.resolve(id, from, { ...options, skipSelf: true })
        if (found) return found
      }
      return undefined
    },
  }
}

function getPage(name, output) {
  const entry = output.find((chunk) => chunk.isEntry)
  const links = [
    ...output
      .filter(({ fileName }) => fileName.endsWith('.css'))
      .map(({ fileName }) => `<link rel="stylesheet" href="/${name}/${fileName}">`),
    ...entry.imports.map((file) => `<link rel="modulepreload" href="/${name}/${file}">`),
  ]
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${name}</title><link rel="icon" href="data:,">${links.join('')}<script type="module" src="/${name}/${entry.fileName}"></script><body><div id="app"></div>`
}
