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
  ({ manifest: { dependencies = {}, peerDependencies = {} } }) => {
    for (const [name, range] of Object.entries(dependencies))
      expect(range, name).toBe(name.startsWith('@onlend/') ? 'workspace:^' : 'catalog:published')
    for (const [name, range] of Object.entries(peerDependencies)) expect(range, name).toMatch(/^(?:\^|>=)/)
  },
)

test('the ranges that packages publish allow any later version without a break', () => {
  for (const [name, range] of Object.entries(published)) expect(range, name).toMatch(/^\^\d+\.\d+\.\d+$/)
})

test.each(packages)(
  'packages/$folder says where it comes from, and leaves its maps at home',
  ({ folder, manifest }) => {
    expect(manifest).toMatchObject({
      repository: { type: 'git', directory: `packages/${folder}` },
      homepage: expect.stringContaining(`packages/${folder}`),
      bugs: expect.stringMatching(/^https:/),
      keywords: expect.arrayContaining(['lending']),
      publishConfig: { access: 'public', provenance: true },
      files: expect.arrayContaining(['!dist/**/*.map']),
    })
  },
)
