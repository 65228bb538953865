// Writes the pages of the site and its menu: `pages/` and the documents of the packages, and the reference from the sources.
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { readPage } from './readPage.ts'
import { site } from './site.ts'
import { writeApi } from './writeApi.ts'
import { writeHooks } from './writeHooks.ts'
import { writeRelayOptions } from './writeRelayOptions.ts'
import { writeWidgets } from './writeWidgets.ts'

const app = join(import.meta.dirname, '..')
const pagesFolder = join(app, 'src/content/docs')

const writers: Readonly<Record<string, () => { title: string; body: string }>> = {
  hooks: () => ({ title: 'All hooks', body: writeHooks() }),
  relayOptions: () => ({ title: 'Options of the relay', body: writeRelayOptions() }),
  api: () => ({ title: 'API', body: writeApi() }),
}

rmSync(pagesFolder, { recursive: true, force: true })
const widgets = writeWidgets()
const sidebar = site.map(({ label, collapsed = false, pages }) => ({
  label,
  collapsed,
  items: pages.map((page) => {
    const isWidgets = 'write' in page && page.write === 'widgets'
    const content =
      'from' in page ? readPage(page.from) : isWidgets ? widgets.get('widgets') : writers[page.write]?.()
    if (content === undefined) throw new TypeError(`Nothing writes ${page.slug}.`)
    write(page.slug, content, 'from' in page && page.from.endsWith('.mdx') ? 'mdx' : 'md')
    return page.slug === 'index'
      ? { label: 'What it is', link: '/' }
      : { label: content.title, link: `/${page.slug}/` }
  }),
}))
const list = sidebar.find(({ label }) => label === 'Widgets')
for (const [slug, content] of widgets)
  if (slug !== 'widgets') {
    write(slug, content, 'md')
    list?.items.push({ label: content.title, link: `/${slug}/` })
  }
writeFileSync(join(app, 'src/sidebar.json'), `${JSON.stringify(sidebar, null, 2)}\n`)

function write(slug: string, { title, body }: { title: string; body: string }, type: 'md' | 'mdx'): void {
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
