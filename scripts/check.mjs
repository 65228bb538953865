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
  const code = paths.filter((path) => /\.(ts|tsx|js|mjs)$/.test(path))
  const tested = paths.filter((path) => /\.(ts|tsx|js|mjs|json|css)$/.test(path))
  const cache = '--cache --cache-strategy content --cache-location node_modules/.cache/eslint/'
  return [
    { name: 'format', weight: 1, command: `biome check --no-errors-on-unmatched ${words(paths)}` },
    ...(code.length > 0
      ? [{ name: 'lint', weight: 1, command: `eslint ${cache} --no-warn-ignored ${words(code)}` }]
      : []),
    { name: 'words that are out', weight: 1, command: 'node scripts/lint/check-glossary.mjs' },
    { name: 'imports', weight: 1, command: 'pnpm run check:imports' },
    { name: 'types', weight: 1, command: 'turbo run typecheck //#typecheck:root --concurrency=1' },
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
