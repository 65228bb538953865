import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, normalize } from 'node:path'
import { tables } from './tables.ts'
import { site } from './site.ts'

const root = join(import.meta.dirname, '../../..')
const repository = 'https://github.com/onlend/onlend/blob/main/'
const pictures = join(import.meta.dirname, '../public/pictures')
const showroom = process.env.STORYBOOK_URL ?? 'http://localhost:6006'

/** The address of each source that is a page, by its path in the repository. */
const addresses = new Map(
  site
    .flatMap(({ pages }) => pages)
    .flatMap((page) => ('from' in page ? [[page.from, toAddress(page.slug)] as const] : [])),
)

/** The address of a page on the site. */
function toAddress(slug: string): string {
  return slug === 'index' ? '/' : `/${slug}/`
}

/**
 * Reads a document of the repository as a page: its first heading is the title, a link to another page leads to the page, a link to any other file to the
 * repository, `storybook:` to the showroom, a picture to its copy in the site, `{{file path}}` becomes the file and `{{table name}}` the
 * table that the sources say.
 */
export function readPage(from: string): { title: string; body: string } {
  const text = readFileSync(join(root, from), 'utf8')
  const [heading = '', title] = /^# (.+)\n/m.exec(text) ?? []
  if (title === undefined) throw new TypeError(`${from} has no heading.`)
  const body = text
    .replace(heading, '')
    // The written page stands two folders deeper.
    .replaceAll("from '../live/", "from '../../../live/")
    .replaceAll(/^\{\{file (\S+)(?: (\w+))?\}\}$/gm, (_line, path: string, language?: string) =>
      quote(path, language),
    )
    .replaceAll(/^\{\{table (\w+)\}\}$/gm, (_line, name: string) => writeTable(name))
    .replaceAll(/\]\(([^)\s]+)\)/g, (_link, target: string) => `](${resolve(from, target)})`)
  return { title: title.replaceAll('`', ''), body }
}

function quote(path: string, language = path.slice(path.lastIndexOf('.') + 1)): string {
  const name = path.replace(/^apps\/consumers\/[^/]+\//, '')
  return `\`\`\`${language} title="${name}"\n${readFileSync(join(root, path), 'utf8').trimEnd()}\n\`\`\``
}

function writeTable(name: string): string {
  const write = tables[name]
  if (write === undefined) throw new TypeError(`There is no table ${name}.`)
  return write()
}

function resolve(from: string, target: string): string {
  if (target.startsWith('storybook:')) return `${showroom}/?path=/story/${target.slice('storybook:'.length)}`
  if (/^(?:[a-z]+:|#|\/)/.test(target)) return target
  const [path = '', hash] = target.split('#')
  const file = normalize(join(dirname(from), path)).replace(/\/$/, '')
  const page = addresses.get(file) ?? addresses.get(`${file}/README.md`)
  if (page === undefined && !existsSync(join(root, file)))
    throw new TypeError(`${from} links to ${target}, which is not there.`)
  if (file.endsWith('.png')) return copyPicture(file)
  return (page ?? repository + file) + (hash === undefined ? '' : `#${hash}`)
}

/** Copies a picture of the repository into the site and returns its address. */
function copyPicture(file: string): string {
  mkdirSync(pictures, { recursive: true })
  copyFileSync(join(root, file), join(pictures, basename(file)))
  return `/pictures/${basename(file)}`
}
