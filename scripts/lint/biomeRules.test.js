import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))

const barrel = 'lint/performance/noBarrelFile'
const all = 'lint/performance/noReExportAll'

const cases = [
  ['packages/core/src/index.ts', "export { withdraw } from './endpoints/withdraw.ts'", []],
  ['packages/core/src/errors/index.ts', "export { ApiError } from './ApiError.ts'", [barrel]],
  ['packages/core/src/models/Bank.ts', "export { BankName } from './BankName.ts'", [barrel]],
  ['packages/core/src/models/all.ts', "export * from './Bank.ts'", [barrel, all]],
  ['packages/relay/src/index.ts', "export * from './createRelay.ts'", [all]],
  ['a.css', '.a { margin-inline-start: 1px; text-align: start; inset-inline-end: 0; --left: 1px }', []],
  ['b.css', '/* margin-left */ .ol-copyright, .ol-left { border-start-end-radius: 2px }', []],
  ['c.css', '.a {\n  /* biome-ignore lint/plugin: follows the pointer */\n  left: 0;\n}', []],
  ...[
    'margin-left: 1px',
    'padding-right: 1px',
    'border-top-left-radius: 1px',
    'left: 0',
    'text-align: right',
    'float: left',
  ].map((declaration, index) => [
    `packages/widgets/src/physical${index}.css`,
    `.a { color: red; ${declaration} }`,
    ['plugin'],
  ]),
]

const found = lint()

test.each(cases)('%s: %s', (path, _code, rules) => {
  const own = found.filter(({ location }) => location.path === path)
  expect(own.map(({ category }) => category).sort()).toEqual(rules)
})

/** What Biome says about each case, with the configuration of the repository. */
function lint() {
  const copy = mkdtempSync(join(tmpdir(), 'biome-'))
  try {
    cpSync(
      join(root, 'scripts/lint/physical-directions.grit'),
      join(copy, 'scripts/lint/physical-directions.grit'),
    )
    cpSync(join(root, 'biome.json'), join(copy, 'biome.json'))
    cpSync(join(root, '.gitignore'), join(copy, '.gitignore'))
    for (const [path, code] of cases) {
      mkdirSync(dirname(join(copy, path)), { recursive: true })
      writeFileSync(join(copy, path), code)
    }
    return JSON.parse(run(copy)).diagnostics
  } finally {
    rmSync(copy, { recursive: true })
  }
}

function run(copy) {
  const args = ['lint', '--reporter=json', '--max-diagnostics=none', '.']
  try {
    return execFileSync(join(root, 'node_modules/.bin/biome'), args, {
      cwd: copy,
      encoding: 'utf8',
      stdio: 'pipe',
    })
  } catch (error) {
    return error.stdout
  }
}
