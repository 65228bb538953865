import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findLostFiles } from './findLostFiles.mjs'
import { readTitles } from './readTitles.mjs'

const source = [
  "test('S01: one', () => {})",
  'test.each(list)("S02, S03: it\'s %s", () => {})',
  "test('S04: a quote \\' inside', () => {})",
  '  { title: `S05: a row` },',
  "test('nothing about S06: at all', () => {})",
  '// S07: a comment',
].join('\n')

test('titles are found in tests, specs and rows of the attack suite, and nowhere else', async () => {
  const root = await mkdtemp(join(tmpdir(), 'onlend-threats-'))
  try {
    const files = [
      'packages/a/src/b.test.ts',
      'apps/host/attacks/rows/c.ts',
      'packages/a/src/b.ts',
      'scripts/tables/d.test.mjs',
      'apps/x/node_modules/e.test.ts',
    ]
    for (const file of files) {
      await mkdir(join(root, file, '..'), { recursive: true })
      await writeFile(join(root, file), source)
    }
    const found = await readTitles(root, 'S')
    const expected = ['S01: one', "S02, S03: it's %s", "S04: a quote ' inside", 'S05: a row']
    expect(found.map(({ title }) => title)).toEqual([...expected, ...expected])
    expect(found.map(({ file }) => file)).toEqual([
      ...expected.map(() => files[0]),
      ...expected.map(() => files[1]),
    ])
    expect(found[1]?.numbers).toEqual(['S02', 'S03'])
    const text =
      '`packages/a/src/b.ts`, `src/b.ts`, `src/` and `packages/a/src/gone.ts`, `gone/`, not `any/word`'
    expect(findLostFiles(text, [root, join(root, 'packages/a')])).toEqual(['packages/a/src/gone.ts', 'gone/'])
  } finally {
    await rm(root, { recursive: true })
  }
})
