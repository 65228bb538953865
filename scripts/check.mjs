// `npm run check`: format, lint, types and tests of what changed since the last commit, or since `-- --since <commit>`.
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runSteps } from './test-all/runSteps.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const at = process.argv.indexOf('--since')
const since = at === -1 ? 'HEAD' : process.argv[at + 1]
const git = (...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean)
const changed = [
  ...new Set([...git('diff', '--name-only', since), ...git('ls-files', '--others', '--exclude-standard')]),
].filter((path) => existsSync(join(root, path)))

if (changed.length === 0) console.log(`Nothing changed since ${since}.`)
else process.exitCode = await runSteps({ root, capacity: 2, steps: stepsFor(changed) })

function words(paths) {
  return paths.map((path) => `'${path}'`).join(' ')
}

function stepsFor(paths) {
  const inProcess = ['node', 'node-relay', 'node-servers', 'dom', 'dom-widgets', 'stories-dom']
  const projects = [...inProcess, 'browser', 'browser-fresh', 'storybook']
    .map((name) => `--project=${name}`)
    .join(' ')
  const tested = paths.filter((path) => /\.(ts|tsx|js|mjs|json|css)$/.test(path))
  return [
    { name: 'format', weight: 1, command: `biome check --no-errors-on-unmatched ${words(paths)}` },
    { name: 'lint', weight: 1, command: 'oxlint' },
    { name: 'words that are out', weight: 1, command: 'node scripts/lint/check-glossary.mjs' },
    { name: 'types', weight: 1, command: 'tsc --noEmit --checkers 2' },
    ...(tested.length > 0
      ? [
          {
            name: 'tests by import',
            weight: 2,
            environment: { CHANGED_SINCE: since },
            command: `vitest related --run --passWithNoTests ${projects} ${words(tested)}`,
          },
        ]
      : []),
  ]
}
