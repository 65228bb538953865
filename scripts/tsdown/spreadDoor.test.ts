import { build } from 'esbuild'
import { expect, test } from 'vitest'
import { spreadDoor } from './spreadDoor.ts'

const files: Record<string, { code: string; exports: string[] }> = {
  'card.js': { code: 'export const card = "a card";', exports: ['card'] },
  'form.js': {
    code: 'import { review } from "./review.js"; export const form = () => [review, import("./later.js")];',
    exports: ['form'],
  },
  'review.js': {
    code: 'export const review = "a review"; export const other = "another";',
    exports: ['review', 'other'],
  },
  'later.js': {
    code: 'import { review } from "./review.js"; export const later = review;',
    exports: ['later'],
  },
}

const byName =
  'import { card } from "./card.js";\nimport { form } from "./form.js";\nimport { review as shown } from "./review.js";\nexport { card, form, shown };'

function exportsIn(file: string): string[] | undefined {
  return files[file]?.exports
}

test('a door hands on whole files by star, and part of a file through a file of its own', () => {
  const door = spreadDoor({ file: 'index.js', code: byName, exportsIn })
  expect(door?.code).toBe(
    'export * from "./card.js";\nexport * from "./form.js";\nexport * from "./index.review.js";\n',
  )
  expect(door?.parts).toEqual([
    { file: 'index.review.js', code: 'export { review as shown } from "./review.js";\n' },
  ])
})

test('what comes from another package stands in a file of its own', () => {
  const code = 'import { isFinal } from "@onlend/core/client";\nexport { isFinal };'
  expect(spreadDoor({ file: 'tables/index.js', code, exportsIn })).toEqual({
    code: 'export * from "./index.onlend-core-client.js";\n',
    parts: [
      {
        file: 'tables/index.onlend-core-client.js',
        code: 'export { isFinal } from "@onlend/core/client";\n',
      },
    ],
  })
})

test.each([
  [
    'a file with a value of its own',
    'import { card } from "./card.js";\nconst cards = [card];\nexport { card, cards };',
  ],
  ['a file for clients only', '"use client";\nimport { card } from "./card.js";\nexport { card };'],
])('%s is no door', (_name, code) => {
  expect(spreadDoor({ file: 'index.js', code, exportsIn })).toBeUndefined()
})

test('one name of a door does not put what another one’s lazy parts use into the first load', async () => {
  expect(await firstLoad(byName)).toContain('a review')
  const door = spreadDoor({ file: 'index.js', code: byName, exportsIn })
  const first = await firstLoad(door?.code ?? '', door?.parts)
  expect(first).toContain('a card')
  expect(first).not.toContain('a review')
})

async function firstLoad(door: string, parts: { file: string; code: string }[] = []): Promise<string> {
  const codes = new Map([
    ['entry.js', 'export { card } from "./index.js"'],
    ['index.js', door],
    ...Object.entries(files).map(([file, { code }]): [string, string] => [file, code]),
    ...parts.map(({ file, code }): [string, string] => [file, code]),
  ])
  const { outputFiles, metafile } = await build({
    entryPoints: ['entry.js'],
    bundle: true,
    splitting: true,
    format: 'esm',
    outdir: 'out',
    write: false,
    metafile: true,
    plugins: [
      {
        name: 'in-memory',
        setup({ onResolve, onLoad }) {
          onResolve({ filter: /.*/ }, ({ path }) => ({
            path: path.replace('./', ''),
            namespace: 'memory',
            sideEffects: false,
          }))
          onLoad({ filter: /.*/ }, ({ path }) => ({ contents: codes.get(path) ?? '' }))
        },
      },
    ],
  })
  const [entry = ''] =
    Object.entries(metafile.outputs).find(([, { entryPoint }]) => entryPoint === 'memory:entry.js') ?? []
  const reached = new Set<string>()
  const reach = (path: string): void => {
    if (reached.has(path)) return
    reached.add(path)
    for (const { kind, path: to } of metafile.outputs[path]?.imports ?? [])
      if (kind === 'import-statement') reach(to)
  }
  reach(entry)
  return outputFiles
    .filter(({ path }) => [...reached].some((file) => path.endsWith(file)))
    .map(({ text }) => text)
    .join('\n')
}
