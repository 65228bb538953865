import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

const root = join(import.meta.dirname, '../..')

/** What a linter prints, as JSON, about files `[path, code]` in a copy of the house that has its configuration and its rules. */
export function lintCases(files, command, ...args) {
  const copy = realpathSync(mkdtempSync(join(tmpdir(), 'lint-')))
  try {
    for (const path of ['scripts/lint', 'biome.json', '.oxlintrc.json', '.gitignore'])
      cpSync(join(root, path), join(copy, path), { recursive: true })
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction')
    for (const [path, code] of files) {
      mkdirSync(dirname(join(copy, path)), { recursive: true })
      writeFileSync(join(copy, path), code)
    }
    const run = { cwd: copy, encoding: 'utf8', stdio: 'pipe' }
    return JSON.parse(execFileSync(join(root, 'node_modules/.bin', command), args, run)).diagnostics
  } catch (error) {
    return JSON.parse(error.stdout).diagnostics
  } finally {
    rmSync(copy, { recursive: true })
  }
}
