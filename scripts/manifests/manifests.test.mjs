import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'

const root = join(import.meta.dirname, '../..')
const { published } = parse(readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8')).catalogs
const packages = readdirSync(join(root, 'packages')).map((folder) => ({
  folder,
  manifest: JSON.parse(readFileSync(join(root, 'packages', folder, 'package.json'), 'utf8')),
}))

test.each(packages)(
  'packages/$folder asks its host for ranges, so that one copy serves both',
  ({ manifest }) => {
    for (const [name, range] of Object.entries(manifest.dependencies ?? {}))
      expect(range, name).toBe(name.startsWith('@onlend/') ? 'workspace:^' : 'catalog:published')
    for (const [name, range] of Object.entries(manifest.peerDependencies ?? {}))
      expect(range, name).toMatch(/^(?:\^|>=)/)
  },
)

test.each(Object.entries(published))('%s may be any later version without a break: %s', (_name, range) => {
  expect(range).toMatch(/^\^\d+\.\d+\.\d+$/)
})

test.each(packages)('packages/$folder says on a registry where it comes from', ({ folder, manifest }) => {
  expect(manifest.repository).toMatchObject({ type: 'git', directory: `packages/${folder}` })
  expect(manifest.homepage).toContain(`packages/${folder}`)
  expect(manifest.bugs).toMatch(/^https:/)
  expect(manifest.keywords).toContain('lending')
  expect(manifest.publishConfig).toEqual({ access: 'public', provenance: true })
})

test.each(packages)('packages/$folder is published without maps of its sources', ({ manifest }) => {
  expect(manifest.files).toContain('!dist/**/*.map')
})
