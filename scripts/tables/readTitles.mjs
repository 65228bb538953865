import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'

const folders = ['packages', 'apps', 'scripts']
const skipped = new Set(['node_modules', 'dist', '.turbo', '.data', 'test-results'])
// A row of the attack suite is a test too: its title is given to the runner as it stands.
const holdsTests = /(?:\.(?:test|spec)\.[cm]?[jt]sx?|apps\/host\/attacks\/rows\/\w+\.ts)$/
// This check's own tests make titles up.
const isOwn = /^scripts\/tables\//

/**
 * Finds every test whose title begins with numbers of this letter: `S48: a compressed answer is scrubbed too`.
 *
 * @returns {Promise<{ file: string, numbers: string[], title: string }[]>} Sorted by file, as they stand in it.
 */
export async function readTitles(root, letter) {
  const number = `${letter}\\d+`
  const title = new RegExp(`(['"\`])(${number}(?:, ${number})*: (?:\\\\.|(?!\\1)[^\\\\\\n])*)\\1`, 'g')
  const found = []
  for (const folder of folders) {
    for (const file of await listFiles(join(root, folder))) {
      const path = relative(root, file).replaceAll('\\', '/')
      if (!holdsTests.test(path) || isOwn.test(path)) continue
      const text = await readFile(file, 'utf8')
      for (const [, , whole] of text.matchAll(title)) {
        const plain = whole.replaceAll(/\\(['"`])/g, '$1')
        found.push({ file: path, numbers: plain.split(':')[0].split(', '), title: plain })
      }
    }
  }
  return found
}

async function listFiles(folder) {
  const entries = await readdir(folder, { withFileTypes: true })
  const nested = await Promise.all(
    entries.map((entry) => {
      if (skipped.has(entry.name)) return []
      const path = join(folder, entry.name)
      return entry.isDirectory() ? listFiles(path) : [path]
    }),
  )
  return nested.flat().sort()
}
