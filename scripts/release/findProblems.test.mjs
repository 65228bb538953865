import { expect, test } from 'vitest'
import { findLicenceProblems } from './findLicenceProblems.mjs'
import { findSecondCopies } from './findSecondCopies.mjs'
import { findTarballProblems } from './findTarballProblems.mjs'
import { tarballBudgets } from './tarballBudgets.mjs'

const tarball = {
  manifest: {
    name: '@onlend/core',
    exports: { '.': { '@onlend/source': './src/index.ts', default: './dist/index.js' } },
    dependencies: { zod: '^4.6.7' },
  },
  readme: 'See [the docs](https://example.com/docs).',
  files: ['README.md', 'LICENSE', 'package.json', 'dist/index.js'],
  ...{ packed: 1000, unpacked: 2000 },
}

test.each([
  ['as it should be', tarball, []],
  [
    'asks for what only this repository knows',
    { manifest: { ...tarball.manifest, dependencies: { zod: 'catalog:published' } } },
    ['zod'],
  ],
  [
    'asks its host for a version of the workspace',
    { manifest: { ...tarball.manifest, peerDependencies: { '@onlend/core': 'workspace:^' } } },
    ['workspace:'],
  ],
  ['has no licence', { files: tarball.files.filter((file) => file !== 'LICENSE') }, ['LICENSE']],
  ['has a map', { files: [...tarball.files, 'dist/index.js.map'] }, ['index.js.map']],
  ['has a test', { files: [...tarball.files, 'dist/index.test.js'] }, ['index.test.js']],
  [
    'names an entry that is not there',
    { files: tarball.files.filter((file) => !file.startsWith('dist')) },
    ['dist/index.js'],
  ],
  [
    'has a command that is not there',
    { manifest: { ...tarball.manifest, bin: { core: './dist/main.js' } } },
    ['dist/main.js'],
  ],
  [
    'has a link that a registry page does not resolve',
    { readme: '[the docs](docs/a.md)' },
    ['relative links'],
  ],
  ['is too large', { packed: tarballBudgets['@onlend/core'].packed * 1000 + 1 }, ['packed']],
  ['has no limit', { manifest: { ...tarball.manifest, name: '@onlend/unknown' } }, ['no limit']],
])('a package that %s', (_what, change, wanted) => {
  expect(findTarballProblems({ ...tarball, ...change })).toEqual(
    wanted.map((text) => expect.stringContaining(text)),
  )
})

const installed = Object.fromEntries(
  ['react', 'react-dom', '@tanstack/react-query', 'zod', 'react-hook-form', 'zustand', 'undici'].map(
    (name) => [`node_modules/${name}`, {}],
  ),
)

test('one copy of each is right; a second one, or none, is named with its place', () => {
  expect(findSecondCopies(installed)).toEqual([])
  const second = { ...installed, 'node_modules/@onlend/hooks/node_modules/zod': {} }
  expect(findSecondCopies(second)).toEqual([expect.stringContaining('@onlend/hooks/node_modules/zod')])
  const { 'node_modules/undici': _undici, ...without } = installed
  expect(findSecondCopies(without)).toEqual(['undici is not installed'])
})

test('a dependency without a licence, or with one that asks for more than a notice, is named', () => {
  const component = (...licenses) => ({ name: 'a', version: '1.0.0', licenses })
  const fine = [
    component({ license: { id: 'MIT' } }),
    component({ expression: '(GPL-3.0-only OR MIT)' }),
    component({ expression: 'MIT AND ISC' }),
  ]
  expect(findLicenceProblems({ components: fine })).toEqual([])
  for (const wrong of [
    component(),
    component({ license: { id: 'AGPL-3.0-only' } }),
    component({ expression: 'MIT AND GPL-2.0-only' }),
  ])
    expect(findLicenceProblems({ components: [wrong] })).toHaveLength(1)
})
