import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { describe, expect, test } from 'vitest'

const source = import.meta.dirname

/** The modules that a module loads, those that come later included; types load nothing. */
function listImports(file: string): string[] {
  const code = readFileSync(file, 'utf8').replaceAll(/^\s*(?:\/?\*|\/\/).*$/gm, '')
  const statics = code.matchAll(/^(?:import|export)(?! type\b)[^'"`;]*?from '([^']+)'/gms)
  const later = code.matchAll(/\bimport\('([^']+)'\)/g)
  return [...statics, ...later].map(([, name = '']) => name)
}

/** How a module comes to load zod, as a chain of files; `null` where it does not. */
function findZod(file: string, seen = new Set<string>()): string[] | null {
  if (seen.has(file)) return null
  seen.add(file)
  for (const name of listImports(file)) {
    if (name.startsWith('zod')) return [relative(source, file)]
    const chain = name.startsWith('.') ? findZod(join(dirname(file), name), seen) : null
    if (chain) return [relative(source, file), ...chain]
  }
  return null
}

const reads = ['endpoints', 'relay'].flatMap((folder) =>
  readdirSync(join(source, folder))
    .filter((file) => /^(?:get|list)\w+\.ts$/.test(file))
    .map((file) => `${folder}/${file}`),
)

describe('what only reads loads no schema library', () => {
  test.each([
    ...reads,
    'transport/callEndpoint.ts',
    'transport/createLendingClient.ts',
    'transport/createTokenSource.ts',
    'events/subscribeToChangeEvents.ts',
    'client/createLending.ts',
    'models/parseTenantConfig.ts',
  ])('%s', (file) => {
    expect(findZod(join(source, file))).toBeNull()
  })
})

test('the search finds zod where it is loaded', () => {
  expect(reads.length).toBeGreaterThan(20)
  expect(findZod(join(source, 'endpoints/withdraw.ts'))).toEqual(['endpoints/withdraw.ts'])
  expect(findZod(join(source, 'index.ts'))).not.toBeNull()
})
