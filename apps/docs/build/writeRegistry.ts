import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The views of the forms, which a host copies into its own sources. */
const views = join(import.meta.dirname, '../../../packages/widgets/registry')
const schema = 'https://ui.shadcn.com/schema'

/** Writes the views of the forms as a registry of components, one file each, in the format of `npx shadcn add`. */
export function writeRegistry(folder: string): void {
  mkdirSync(folder, { recursive: true })
  const items = readdirSync(views).map((file) => {
    const content = readFileSync(join(views, file), 'utf8')
    const name = file.replace('.tsx', '')
    const [, description, title] = /\/\*\* (.+?) \*\/\nexport function (\w+)/.exec(content) ?? []
    if (!title) throw new TypeError(`${file} has no exported view with a sentence above it.`)
    const type = 'registry:component'
    const item = { name, type, title, description, dependencies: ['@onlend/hooks', '@onlend/widgets'] }
    const path = `registry/${file}`
    write(`${name}.json`, {
      $schema: `${schema}/registry-item.json`,
      ...item,
      files: [{ path, type, content }],
    })
    return { ...item, files: [{ path, type }] }
  })
  const homepage = process.env.DOCS_URL ?? 'http://localhost:4330'
  write('registry.json', { $schema: `${schema}/registry.json`, name: 'onlend', homepage, items })

  function write(name: string, json: object): void {
    writeFileSync(join(folder, name), `${JSON.stringify(json, null, 2)}\n`)
  }
}
