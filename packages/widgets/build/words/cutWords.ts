import { join, relative } from 'node:path'
import type { Plugin } from 'vite'
import { cutLocales } from './cutLocales.ts'
import { listCatalogues } from './listCatalogues.ts'
import { listWidgetWords } from './listWidgetWords.ts'
import { readLocales } from './readLocales.ts'

const folder = join(import.meta.dirname, '../../src/locales')
const entry = '@onlend/widgets/locales'

/** Lets an app that is built from the sources of the kit load its words as the package does: cut by widget, for browsers alone. */
export function cutWords(): Plugin {
  let modules: ReadonlyMap<string, string> = new Map()
  return {
    name: 'cut-words',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    buildStart() {
      modules = cutLocales({
        locales: readLocales(),
        widgets: listWidgetWords(),
        catalogues: listCatalogues(),
      })
    },
    resolveId(id, importer) {
      if (id === entry) return join(folder, 'index.js')
      if (!importer?.startsWith(folder) || !id.startsWith('.')) return null
      const file = join(importer, '..', id)
      return modules.has(relative(folder, file))
        ? file
        : file.replace(/createLocales\.js$/, 'createLocales.ts')
    },
    load(id) {
      return modules.get(relative(folder, id)) ?? null
    },
  }
}
