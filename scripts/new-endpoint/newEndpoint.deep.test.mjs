import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

const house = join(import.meta.dirname, '../..')
const partner = '/v1/customer-partner/{customerPartnerId}'
const endpoints = [
  ['getStatement', 'GET', `${partner}/statement/current`, '--section', '15'],
  ['listSettlements', 'GET', '/v1/channel-partner/{channelPartnerId}/settlements/{year}', '--section', '16'],
  ['cancelWithdrawal', 'POST', `/v1/baas${partner.slice(3)}/cancel`, '--section', '17'],
  ['disputeCharge', 'PATCH', '/v1/charges/dispute', '--section', '18', '--owner', 'customerPartnerId'],
  ['closeAccount', 'POST', '/v1/channel-partner/close', '--section', '19', '--owner', 'channelPartnerId'],
]

/** Tests that look at every endpoint, write, form, widget or sentence. */
const walks = [
  ...[
    'endpoints/endpoints.test.ts',
    'openapi.test.ts',
    'operations/operations.test.ts',
    'everyWrite.test.ts',
  ],
  ...['getPartNames.test.ts', 'featureNames.test.ts', 'hooks/src/index.test.ts'],
  ...['locales.test.ts', 'words.test.ts', 'doors.test.js'],
]

/** A copy of the house that goes away with the test. Its packages find each other there, and everything else in the house's own `node_modules`. */
function copyHouse() {
  const root = mkdtempSync(join(tmpdir(), 'onlend-endpoint-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const left =
    /^\/(?:\.git|node_modules|test-results|storybook-static)$|\/(?:dist|\.turbo|\.data|node_modules\/\.[^/]+)$/
  const filter = (path) => !left.test(path.slice(house.length))
  cpSync(house, root, { recursive: true, verbatimSymlinks: true, filter })
  symlinkSync(join(house, 'node_modules'), join(root, 'node_modules'), 'junction')
  execFileSync('git', ['init', '--quiet'], { cwd: root })
  return root
}

test('what is written compiles, passes every check, and its tests and stories pass, as do those that walk through every endpoint, form and word', () => {
  const root = copyHouse()
  // A runner that is started by a runner must not take itself for one of its workers.
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('VITEST')))
  const run = (file, ...args) => {
    const { status, stdout, stderr } = spawnSync(file, args, { cwd: root, env, encoding: 'utf8' })
    expect(status, `${file} ${args.join(' ')}\n${stdout}${stderr}`).toBe(0)
    return stdout
  }
  const bin = (name, ...args) => run(`node_modules/.bin/${name}`, ...args)
  const said = endpoints.map((args, at) => {
    const isLast = at === endpoints.length - 1
    return run('node', 'scripts/new-endpoint/main.mjs', ...args, ...(isLast ? [] : ['--no-lists']))
  })
  const tests = [...said.join('').matchAll(/^ {2}(\S+\.(?:test|stories)\.tsx)$/gm)].map(([, path]) => path)
  expect(tests).toHaveLength(2 + 3 * 2)
  run('node', 'scripts/tables/write.mjs', '--check')
  run('node', 'scripts/lint/check-glossary.mjs')
  // Those that a person owns; the lists that follow come after them.
  for (const text of said)
    expect(text.split('\nLists')[0].match(/^ {2}\S+$/gm).length).toBeLessThanOrEqual(12)
  const written = [...said.join('').matchAll(/^ {2}(\S+\.tsx?)$/gm)].map(([, path]) => path)
  bin('biome', 'check', ...written)
  bin('oxlint', ...written)
  bin('tsc', '--noEmit', '--checkers', '2')
  bin('knip', '--no-config-hints')
  const projects = ['node', 'node-relay', 'dom', 'stories-dom'].map((name) => `--project=${name}`)
  const tested = bin('vitest', 'run', ...projects, ...tests, ...walks)
  for (const path of tests) expect(tested).toContain(path)
}, 900_000)
