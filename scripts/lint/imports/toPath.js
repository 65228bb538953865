import { readFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { join } from 'node:path'

const quote = (text) => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&')

/**
 * The pattern of the files that a name of an import stands for. A name ending in `*` stands for everything that begins
 * with it; a package of this repository stands for the source that its `exports` name, so that each door counts alone.
 */
export function toPath(root, name) {
  const isPrefix = name.endsWith('*')
  const plain = isPrefix ? name.slice(0, -1) : name
  if (plain === 'node:') return `^(?:node:)?(?:${builtinModules.map(quote).join('|')})$`
  if (plain.startsWith('../../')) return `^${quote(plain.slice('../../'.length))}`
  if (plain.startsWith('../')) return `^packages/${quote(plain.slice('../'.length))}`
  const [, folder, door] = /^@onlend\/([^/]+)(\/.*)?$/.exec(plain) ?? []
  // The second half is for what a bundler resolves and this does not, such as `?raw`.
  if (folder === undefined) return `(?:node_modules/|^)${quote(plain)}${isPrefix ? '' : '(?:[/?]|$)'}`
  const { exports } = JSON.parse(readFileSync(join(root, 'packages', folder, 'package.json'), 'utf8'))
  if (isPrefix) return `^packages/${folder}/src/|^@onlend/${folder}/`
  const source = exports[door === undefined ? '.' : `.${door}`]?.['@onlend/source']
  // A door that does not exist yet lets nothing in.
  return source === undefined ? '(?!)' : `^packages/${folder}/${quote(source.slice('./'.length))}$`
}
