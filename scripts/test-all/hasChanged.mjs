import { execFileSync } from 'node:child_process'

/**
 * Whether a path of this pattern differs from the last commit that landed: where `origin/HEAD` branched off, or the commit
 * before this one where both are the same. Where git cannot say, everything has changed.
 */
export function hasChanged(root, pattern) {
  const git = (...args) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  try {
    const head = git('rev-parse', 'HEAD')
    const base = git('merge-base', 'HEAD', 'origin/HEAD')
    const changed = git('diff', '--name-only', base === head ? 'HEAD~1' : base)
    const added = git('ls-files', '--others', '--exclude-standard')
    return `${changed}\n${added}`.split('\n').some((path) => path !== '' && pattern.test(path))
  } catch {
    return true
  }
}
