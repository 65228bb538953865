import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { build as buildWithEsbuild } from 'esbuild'
import { build as buildWithVite } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'

const packageFolder = join(import.meta.dirname, '../..')

/** Client code that takes the relay along, as a mistake would. */
const byName = `import { createRelay } from '@onlend/relay'\nglobalThis.reached = createRelay\n`
const whole = `import * as relay from '@onlend/relay'\nglobalThis.reached = relay\n`

let folder = ''
beforeAll(async () => {
  // Inside the package, so that bundlers resolve its name.
  folder = await mkdtemp(join(packageFolder, 'node_modules/.client-'))
  await writeFile(join(folder, 'byName.js'), byName)
  await writeFile(join(folder, 'whole.js'), whole)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

function expectRefusal(code: string): void {
  const page: { reached?: unknown } = {}
  expect(() => runInNewContext(code, page)).toThrow('runs on a server only')
  expect(page.reached).toBeUndefined()
  expect(code).not.toMatch(/Authorization|Bearer|apiKey/)
}

async function bundleWithVite(entry: string): Promise<string> {
  const result = await buildWithVite({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    resolve: { conditions: ['@onlend/source', 'module', 'browser', 'production'] },
    build: { write: false, minify: false, lib: { entry, formats: ['iife'], name: 'client' } },
  })
  const outputs = Array.isArray(result) ? result : [result]
  const chunks = outputs.flatMap((bundle) => ('output' in bundle ? bundle.output : []))
  return chunks.map((chunk) => (chunk.type === 'chunk' ? chunk.code : '')).join('\n')
}

async function bundleWithEsbuild(entry: string): Promise<string> {
  const { outputFiles } = await buildWithEsbuild({
    entryPoints: [join(folder, entry)],
    bundle: true,
    write: false,
    platform: 'browser',
    format: 'iife',
    conditions: ['@onlend/source'],
    logLevel: 'silent',
  })
  return outputFiles[0]?.text ?? ''
}

test('S79: Vite does not build a page that asks the relay for a name', async () => {
  await expect(bundleWithVite('byName.js')).rejects.toThrow('"createRelay" is not exported')
})

test('S79: a page that Vite bundles with the relay throws at once, and carries none of its code', async () => {
  expectRefusal(await bundleWithVite('whole.js'))
})

test.each(['byName.js', 'whole.js'])(
  'S79: a page that esbuild bundles with the relay throws at once, and carries none of its code (%s)',
  async (entry) => expectRefusal(await bundleWithEsbuild(entry)),
)
