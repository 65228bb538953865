import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build, defaultClientConditions } from 'vite'

const folder = join(import.meta.dirname, 'pages')
const packages = join(import.meta.dirname, '../../../packages')
const results = join(import.meta.dirname, '../../../test-results/bench')

/** Where the libraries of the kit are installed. */
const importers = ['widgets', 'hooks'].map((name) => join(packages, name, 'importer.js'))

/** Bundles each page the way a Vite host would, from the sources as they are now. Path to compressed file, and the page that asks for them. */
export async function bundlePages(files) {
  const pages = new Map()
  const markup = Object.hasOwn(files, 'sent') ? await drawFloor() : ''
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
    pages.set(`/${name}/`, {
      type: 'text/html',
      body: gzipSync(getPage(name, output, name === 'sent' ? markup : '')),
    })
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

/** Draws the library floor as a server would. */
async function drawFloor() {
  const { output } = await build({
    configFile: false,
    root: folder,
    logLevel: 'error',
    mode: 'production',
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    plugins: [resolveLibraries()],
    ssr: { noExternal: true },
    build: {
      write: false,
      ssr: true,
      rolldownOptions: { input: join(folder, 'drawn.jsx'), output: { codeSplitting: false } },
    },
  })
  await mkdir(results, { recursive: true })
  const file = join(results, 'drawn.mjs')
  await writeFile(file, output[0].code)
  const { drawn } = await import(pathToFileURL(file).href)
  return drawn()
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

function getPage(name, output, markup) {
  const entry = output.find((chunk) => chunk.isEntry)
  const links = [
    ...output
      .filter(({ fileName }) => fileName.endsWith('.css'))
      .map(({ fileName }) => `<link rel="stylesheet" href="/${name}/${fileName}">`),
    ...entry.imports.map((file) => `<link rel="modulepreload" href="/${name}/${file}">`),
  ]
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${name}</title><link rel="icon" href="data:,">${links.join('')}<script type="module" src="/${name}/${entry.fileName}"></script><body><div id="app">${markup}</div>`
}
