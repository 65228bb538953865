import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import manifest from '../../../package.json' with { type: 'json' }

const folder = join(import.meta.dirname, '../../..')
const read = (path: string): Promise<string> => readFile(join(folder, path), 'utf8')

/** What stands in the code blocks of a page, of one language. */
async function readBlocks(page: string, language: string): Promise<string[]> {
  const blocks = (await read(page)).matchAll(new RegExp(`^\`\`\`${language}\n(.*?)^\`\`\`$`, 'gms'))
  return [...blocks].map(([, code = '']) => code)
}

const route = 'app/lending/[...path]/route.ts'
const nextFiles = [route, 'lib/openRelay.ts', 'instrumentation.ts', 'instrumentation.node.ts']

const signIns = [
  ['express-session', ['express-session', 'findSession']],
  ['passport', ['passport']],
  ['auth-js', ['auth-js']],
  ['clerk', ['clerk']],
  ['keycloak', ['keycloak']],
] as const

type Recipe = readonly [page: string, examples: readonly string[]]

/** Pages that show each example whole. */
const wholes: readonly Recipe[] = [
  ['README.md', ['node.ts']],
  ...signIns.map(
    ([name, files]) =>
      [`docs/recipes/sign-in-${name}.md`, files.map((file) => `sign-in/${file}.ts`)] as const,
  ),
]

/** Pages that show the lines in which an example differs from that of the README. */
const excerpts: readonly Recipe[] = [
  ['docs/recipes/express.md', ['express.ts']],
  ['docs/recipes/fastify.md', ['fastify.ts']],
  ['docs/recipes/hono.md', ['hono.ts']],
  ['docs/recipes/next.md', nextFiles.map((file) => `next/${file}`)],
  ['docs/recipes/workers.md', ['workers.ts']],
]

/** The lines of a block that the file does not have in this order; `// …` stands for lines that are left out. */
function findForeignLines(block: string, file: string): string[] {
  const left = file.split('\n')
  return block.split('\n').filter((line) => {
    if (line === '' || line.trim().startsWith('// …')) return false
    const at = left.indexOf(line)
    if (at >= 0) left.splice(0, at + 1)
    return at < 0
  })
}

test.each(excerpts)('%s shows lines of its examples, in their order', async (page, examples) => {
  const files = await Promise.all(examples.map((example) => read(`examples/${example}`)))
  const blocks = await readBlocks(page, 'ts')
  expect(blocks.length).toBeGreaterThan(0)
  for (const block of blocks) expect(files.map((file) => findForeignLines(block, file))).toContainEqual([])
})

test('the page about identity shows the file that the sign-ins import', async () => {
  const file = await read('examples/sign-in/findCustomerPartners.ts')
  expect(await readBlocks('docs/identity.md', 'ts')).toContain(file)
})

test.each(wholes)(
  'the code of %s is that of its examples, which are compiled and run',
  async (page, examples) => {
    const files = await Promise.all(examples.map((example) => read(`examples/${example}`)))
    expect(await readBlocks(page, 'ts')).toEqual(files)
  },
)

test.each([
  ['docs/recipes/flask.md', 'python', 'flask/app.py'],
  ['docs/recipes/php.md', 'php', 'php/index.php'],
])('the code of %s is that of the app, which is run', async (page, language, app) => {
  expect(await readBlocks(page, language)).toEqual([await read(`examples/${app}`)])
})

const pages = [
  'README.md',
  ...['express', 'fastify', 'hono', 'next', 'workers'].map((name) => `docs/recipes/${name}.md`),
  ...signIns.map(([name]) => `docs/recipes/sign-in-${name}.md`),
]

test.each(pages)('%s says what to install: every package that its code imports', async (page) => {
  const commands = (await readBlocks(page, 'sh')).join('\n').split(/\s+/)
  const imported = (await readBlocks(page, 'ts')).flatMap((code) =>
    [...code.matchAll(/from '([^'.][^']*)'/g)].map(([, name = '']) => name),
  )
  expect(imported.length).toBeGreaterThan(0)
  for (const name of imported) {
    const [scope = '', rest = ''] = name.split('/')
    const named = scope.startsWith('@') ? `${scope}/${rest}` : scope
    if (!named.startsWith('node:')) expect(commands, name).toContain(named)
  }
  const needed = { '/pglite': '@electric-sql/pglite', '/postgres': 'pg' }
  for (const [entry, peer] of Object.entries(needed)) {
    if (imported.includes(`@onlend/relay${entry}`)) expect(commands).toContain(peer)
  }
})

test('every page that the documentation leads to is there, and is part of the package', async () => {
  const { files } = manifest
  const more = [
    'docs/program.md',
    'docs/tokens.md',
    'docs/recipes/flask.md',
    'docs/recipes/php.md',
    'deploy/README.md',
  ]
  for (const page of [...pages, ...more, 'docs/uploads.md', 'docs/deployment.md', 'examples/README.md']) {
    for (const [, link = ''] of (await read(page)).matchAll(/\]\((?!https?:|#)([^)#]+)/g)) {
      const path = join(page, '..', link)
      await expect(
        read(path).catch((error: NodeJS.ErrnoException) => error.code),
        `${page}: ${link}`,
      ).resolves.not.toBe('ENOENT')
      expect([...files, 'README.md'], `${page}: ${link}`).toContain(path.split('/')[0])
    }
  }
})
