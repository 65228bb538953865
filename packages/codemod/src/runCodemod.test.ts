import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import ts from 'typescript'
import native from 'typescript-native'
import { expect, onTestFinished, test } from 'vitest'
import { checkCompiler } from './checkCompiler.ts'
import { runCodemod } from './runCodemod.ts'

const old = `import { TransactionForm } from '@onlend/widgets'\nexport const Desk = () => <TransactionForm />\n`
const today = old.replaceAll('TransactionForm', 'RegisterTransactionsForm')
const left = `import { findBankCandidates } from '@onlend/hooks'\nexport const find = findBankCandidates\n`

test('the files of a folder are renamed, those that git ignores are not, and the report says what and where', async () => {
  const app = await makeApp({
    ...{ '.gitignore': 'dist\n', 'src/Desk.tsx': old, 'src/deep/Old.jsx': old, 'src/find.mts': left },
    ...{ 'src/dist/Desk.tsx': old, 'src/notes.md': old },
  })
  const first = await run(app)
  expect(first.code).toBe(0)
  expect(first.lines).toEqual([
    expect.stringMatching(/src\/Desk\.tsx:1,2 TransactionForm -> RegisterTransactionsForm$/),
    expect.stringMatching(/src\/deep\/Old\.jsx:1,2 TransactionForm -> RegisterTransactionsForm$/),
    expect.stringMatching(/src\/find\.mts:1 LEFT: findBankCandidates of @onlend\/hooks has no successor\. /),
    'Renamed: 4, in 2 of 3 files. Left to you: 1.',
  ])
  expect(await read(app, 'src/Desk.tsx')).toBe(today)
  expect(await read(app, 'src/deep/Old.jsx')).toBe(today)
  expect(await read(app, 'src/dist/Desk.tsx')).toBe(old)
  expect(await read(app, 'src/notes.md')).toBe(old)

  git(app, 'commit', '-qam', 'renamed')
  expect((await run(app)).lines.at(-1)).toBe('Renamed: 0, in 0 of 3 files. Left to you: 1.')
  expect(git(app, 'status', '--porcelain')).toBe('')
})

test('a check writes nothing, and fails as long as something is to rename or to decide', async () => {
  const app = await makeApp({ 'src/Desk.tsx': old })
  const check = { isCheck: true }
  expect(await run(app, check)).toMatchObject({
    code: 1,
    lines: [expect.any(String), 'To rename: 2, in 1 of 1 files. Left to you: 0.'],
  })
  expect(await read(app, 'src/Desk.tsx')).toBe(old)
  await run(app)
  expect((await run(app, check)).code).toBe(0)
  await writeFile(join(app, 'src/find.ts'), left)
  expect((await run(app, check)).code).toBe(1)
})

test('nothing is written beside changes that are not committed, or outside of a repository, but by force', async () => {
  const app = await makeApp({ 'src/Desk.tsx': old })
  await writeFile(join(app, 'src/new.ts'), 'export {}\n')
  await expect(run(app)).rejects.toThrow(/not committed(?:.|\n)*src\/new\.ts/)
  expect(await read(app, 'src/Desk.tsx')).toBe(old)
  await run(app, { force: true })
  expect(await read(app, 'src/Desk.tsx')).toBe(today)

  const bare = await makeApp({ 'src/Desk.tsx': old, 'src/node_modules/a.ts': old }, false)
  await expect(run(bare)).rejects.toThrow('not in a git repository')
  await run(bare, { force: true })
  expect(await read(bare, 'src/Desk.tsx')).toBe(today)
  expect(await read(bare, 'src/node_modules/a.ts')).toBe(old)
})

test('a file in another encoding and a folder that is not there are said, and nothing is written', async () => {
  const app = await makeApp({})
  const latin = Buffer.from(`// Cr\u00e9dit\n${old}`, 'latin1')
  await writeFile(join(app, 'Latin.tsx'), latin)
  const { lines } = await run(app, { force: true }, '.')
  expect(lines[0]).toMatch(/Latin\.tsx:1 LEFT: The file is not in UTF-8/)
  expect(await readFile(join(app, 'Latin.tsx'))).toEqual(latin)
  await expect(run(app, {}, 'sources')).rejects.toThrow('Name the folder of your sources')
})

test('a TypeScript without a JavaScript API is refused with its version', () => {
  expect(() => checkCompiler(ts)).not.toThrow()
  expect(() => checkCompiler(native)).toThrow(/^TypeScript 7\.\S+ has no JavaScript API/)
})

async function run(app: string, options: { isCheck?: boolean; force?: boolean } = {}, folder = 'src') {
  const lines: string[] = []
  const code = await runCodemod({
    ...{ paths: [join(app, folder)], isCheck: false, force: false, ...options },
    print: (line) => lines.push(line),
  })
  return { code, lines }
}

async function makeApp(files: Record<string, string>, isRepository = true): Promise<string> {
  const app = await mkdtemp(join(tmpdir(), 'onlend-codemod-'))
  onTestFinished(() => rm(app, { recursive: true }))
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(app, file)), { recursive: true })
    await writeFile(join(app, file), text)
  }
  if (!isRepository) return app
  git(app, 'init', '-q')
  git(app, 'add', '.')
  git(app, 'commit', '-q', '--allow-empty', '-m', 'start')
  return app
}

function git(app: string, ...command: string[]): string {
  const who = ['-c', 'user.name=Ada', '-c', 'user.email=ada@adaeze.example']
  return execFileSync('git', [...who, ...command], { cwd: app, encoding: 'utf8' })
}

async function read(app: string, file: string): Promise<string> {
  return readFile(join(app, file), 'utf8')
}
