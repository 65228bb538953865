import { execFileSync } from 'node:child_process'

const notCounted = ['README.md', 'package.json', 'package-lock.json', 'tsconfig.json', '.gitignore', '*.svg']

/** The lines that a consumer's author wrote, as git has them: blank ones, its README, its manifest and its `tsconfig.json` are not counted. */
export function countLines(folder) {
  const others = notCounted.map((name) => `:(exclude,glob)**/${name}`)
  const counts = execFileSync('git', ['grep', '-hcI', '--untracked', '\\S', '--', '.', ...others], {
    cwd: folder,
  })
  return counts
    .toString()
    .split('\n')
    .reduce((sum, count) => sum + Number(count), 0)
}
