import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'yaml'
import { expect, test } from 'vitest'
import type { Answers } from './Answers.ts'
import { createOnlend } from './createOnlend.ts'
import { dependencyRanges } from './dependencyRanges.ts'
import { writeApp } from '../test/writeApp.ts'

const usual = { relay: 'here', customerPartner: 'session', hasSandbox: true } as const
const cases: Answers[] = [
  { framework: 'vite', ...usual },
  { framework: 'vite', relay: 'https://pay.example/lending', customerPartner: 'cp_kwame', hasSandbox: false },
  { framework: 'next', ...usual },
  { framework: 'next', ...usual, customerPartner: 'cp_kwame', hasSandbox: false },
  { framework: 'express', ...usual },
  { framework: 'express', ...usual, hasSandbox: false },
]

test.each(cases)('what is added to an app can be undone by git: %o', async (answers) => {
  const { folder, git } = await writeApp(answers.framework)
  const { written, changed } = await createOnlend({ folder, ...answers })
  expect({ written, changed }).toMatchSnapshot()
  await git('checkout', '.')
  await git('clean', '-fd')
  expect(await git('status', '--porcelain')).toBe('')
})

test('a Vite app gets the relay as a plugin, its packages in order, and a script for its test', async () => {
  const { folder } = await writeApp('vite')
  const { next } = await createOnlend({ folder, framework: 'vite', ...usual })
  const config = await readFile(join(folder, 'vite.config.ts'), 'utf8')
  expect(config).toContain("import { lendingRelay } from './lending/lendingRelay.ts'")
  expect(config).toContain('plugins: [lendingRelay(), ]')
  const manifest = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'))
  expect(Object.keys(manifest.dependencies)).toEqual(Object.keys(manifest.dependencies).sort())
  expect(manifest.dependencies).toMatchObject({
    react: '^19.2.0',
    '@onlend/relay': expect.stringMatching(/^\^\d/),
  })
  expect(manifest.scripts).toEqual({ dev: 'vite', build: 'vite build', test: 'vitest run' })
  expect(await readFile(join(folder, '.gitignore'), 'utf8')).toBe('node_modules\ndist\n.data\n')
  expect(next.join('\n')).toContain('<LendingPage />')
})

test('what an app asks for already stays as it is', async () => {
  const { folder } = await writeApp('next')
  await createOnlend({ folder, framework: 'next', ...usual })
  const manifest = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'))
  expect(manifest.devDependencies['@types/node']).toBe('^24.0.0')
  expect(manifest.scripts.test).toBe('vitest')
  expect(await readFile(join(folder, 'next.config.mjs'), 'utf8')).toContain(
    "serverExternalPackages: ['@electric-sql/pglite']",
  )
})

test('a page that is told where the relay is and for whom it acts says so in its own text', async () => {
  const { folder } = await writeApp('next')
  await createOnlend({
    ...{ folder, framework: 'next', relay: "https://pay.example/it's", customerPartner: 'cp_kwame' },
    hasSandbox: false,
  })
  const page = await readFile(join(folder, 'src/lending/LendingPage.tsx'), 'utf8')
  expect(page).toContain("relayUrl = 'https://pay.example/it\\'s'")
  expect(page).toContain("customerPartnerId = 'cp_kwame'")
})

test('a Vite app with its relay elsewhere asks its own origin, and its development server passes the path on', async () => {
  const { folder } = await writeApp('vite')
  const relay = 'http://localhost:3000/lending'
  const { next } = await createOnlend({ folder, framework: 'vite', ...usual, relay })
  expect(await readFile(join(folder, 'src/lending/LendingPage.tsx'), 'utf8')).toContain(
    "relayUrl = '/lending'",
  )
  const config = await readFile(join(folder, 'vite.config.ts'), 'utf8')
  expect(config).toContain(
    "server: { proxy: { '/lending': { target: 'http://localhost:3000', changeOrigin: false } } },",
  )
  expect(next.join('\n')).toContain('pass /lending on to http://localhost:3000')
})

test.each(['vite', 'next', 'express'] as const)(
  'the steps of an app made with %s say how to start it, who is signed in, and an amount that succeeds and one that fails',
  async (framework) => {
    const { folder } = await writeApp(framework)
    const said = (await createOnlend({ folder, framework, ...usual })).next.join('\n')
    for (const word of ['npm install', 'Ada of Adaeze Foods', '150.00', '150.02', 'npm test'])
      expect(said).toContain(word)
    expect(said).toContain(framework === 'express' ? 'Start the server' : 'npm run dev')
  },
)

test('nothing is written over changes that are not committed, or a second time', async () => {
  const { folder, git } = await writeApp('vite')
  await writeFile(join(folder, 'src/App.tsx'), 'export const App = null\n')
  const create = (force: boolean) => createOnlend({ folder, framework: 'vite', ...usual, force })
  await expect(create(false)).rejects.toThrow('src/App.tsx')
  expect(await git('status', '--porcelain')).toBe(' M src/App.tsx\n')
  await create(true)
  await expect(create(true)).rejects.toThrow('src/lending/LendingPage.tsx')
})

test('an Express app that has its relay elsewhere is told that there is nothing to add', async () => {
  const { folder, git } = await writeApp('express')
  const answers = { framework: 'express', ...usual, relay: 'https://pay.example/lending' } as const
  await expect(createOnlend({ folder, ...answers })).rejects.toThrow('no page')
  expect(await git('status', '--porcelain')).toBe('')
})

test('a config that does not look as expected stays as it is, and the step is said', async () => {
  const { folder, git } = await writeApp('vite')
  await writeFile(
    join(folder, 'vite.config.ts'),
    "import config from './other.ts'\n\nexport default config\n",
  )
  await git('commit', '--quiet', '--all', '--message', 'other')
  const { changed, next } = await createOnlend({ folder, framework: 'vite', ...usual })
  expect(changed).not.toContain('vite.config.ts')
  expect(next.join('\n')).toContain('Add the plugin `lendingRelay()`')
})

test.each(Object.entries(dependencyRanges))(
  '%s is asked for in the major that the kit is tried with',
  async (name, range) => {
    const { catalog } = parse(
      await readFile(join(import.meta.dirname, '../../../pnpm-workspace.yaml'), 'utf8'),
    )
    expect(range.split('.')[0]).toBe(`^${catalog[name].split('.')[0]}`)
  },
)
