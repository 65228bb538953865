// Writes the pages of the site and its menu: `pages/` and the documents of the packages, and the reference from the sources.
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { readPage } from './readPage.ts'
import { site } from './site.ts'
import { writeApi } from './writeApi.ts'
import { writeHooks } from './writeHooks.ts'
import { writeRegistry } from './writeRegistry.ts'
import { writeRelayOptions } from './writeRelayOptions.ts'
import { writeWidgets } from './writeWidgets.ts'

type Entry = { label: string; link: string }
type Group = { label: string; collapsed: boolean; items: Entry[] }

const app = join(import.meta.dirname, '..')
const pagesFolder = join(app, 'src/content/docs')

const writers: Readonly<Record<string, () => { title: string; body: string }>> = {
  hooks: () => ({ title: 'All hooks', body: writeHooks() }),
  relayOptions: () => ({ title: 'Options of the relay', body: writeRelayOptions() }),
}

rmSync(pagesFolder, { recursive: true, force: true })
const [widgets, api] = [writeWidgets(), writeApi()]
const sidebar: { label: string; collapsed: boolean; items: (Entry | Group)[] }[] = site.map(
  ({ label, collapsed = false, pages }) => ({
    label,
    collapsed,
    items: pages.map((page) => {
      const content =
        'from' in page
          ? readPage(page.from)
          : (widgets.get(page.slug) ?? api.get(page.slug) ?? writers[page.write]?.())
      if (content === undefined) throw new TypeError(`Nothing writes ${page.slug}.`)
      write(page.slug, content, 'from' in page && page.from.endsWith('.mdx') ? 'mdx' : 'md')
      return page.slug === 'index'
        ? { label: 'What it is', link: '/' }
        : { label: content.title, link: `/${page.slug}/` }
    }),
  }),
)
sidebar.find(({ label }) => label === 'Widgets')?.items.push(...writeRest(widgets))
sidebar
  .find(({ label }) => label === 'Reference')
  ?.items.splice(1, 0, { label: 'Endpoints and routes', collapsed: true, items: writeRest(api) })
writeRegistry(join(app, 'public/r'))
writeFileSync(join(app, 'src/sidebar.json'), `${JSON.stringify(sidebar, null, 2)}\n`)

/** Writes the pages that `site` does not name, and returns their entries of the menu. */
function writeRest(pages: ReadonlyMap<string, { title: string; body: string }>): Entry[] {
  const named = site.flatMap(({ pages: own }) => own.map(({ slug }) => slug))
  return [...pages]
    .filter(([slug]) => !named.includes(slug))
    .map(([slug, content]) => {
      write(slug, content, 'md')
      return { label: content.title, link: `/${slug}/` }
    })
}

function write(
  slug: string,
  { title, body: given }: { title: string; body: string },
  type: 'md' | 'mdx',
): void {
  const body = atBase(given)
  const file = join(pagesFolder, `${slug}.${type}`)
  if (existsSync(file)) throw new TypeError(`Two pages are at ${slug}.`)
  mkdirSync(dirname(file), { recursive: true })
  // The next build replaces a written page, so that a link to edit the page would mislead.
  writeFileSync(file, `---\ntitle: ${JSON.stringify(title)}\neditUrl: false\n---\n${body}`)
  // Beside each page its text, for people and for assistants.
  const plain = join(app, 'public', `${slug}.md`)
  mkdirSync(dirname(plain), { recursive: true })
  writeFileSync(plain, `# ${title}\n${body}`)
}

/** Puts the folder of the site before each address of a page or a picture; code stays as it is. */
function atBase(body: string): string {
  const base = (process.env.DOCS_BASE ?? '/').replace(/\/$/, '')
  return body
    .split(/(^```.*\n[\s\S]*?^```$)/m)
    .map((part, index) => (index % 2 === 0 ? part.replaceAll(/(\]\(|src=")\/(?!\/)/g, `$1${base}/`) : part))
    .join('')
}
