import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { isInSample } from '../sample/isInSample.ts'
import { readTurn } from '../sample/readTurn.ts'
import type { StoryEntry } from './readStories.ts'

/**
 * The stories that one run of `npm test` takes in Chromium. Those with a play that needs no browser have been played in happy-dom; of the
 * others it takes those that import what the last commit, or what is not committed yet, has changed, and a third of the rest, so that
 * three commits in a row take all. What the showroom itself imports is behind every story: a third of them shows that as well.
 */
export function chooseSample(root: string, stories: readonly StoryEntry[]): StoryEntry[] {
  const shared = walkImports([join(root, '.storybook/preview.tsx')])
  const changed = listChanged(root).filter((file) => !shared.has(file))
  const files = changed.length > 0 ? [...new Set(stories.map(({ file }) => file))] : []
  const touched = new Set(
    files.filter((file) => {
      const imported = walkImports([file])
      return changed.some((one) => imported.has(one))
    }),
  )
  const turn = readTurn(root)
  return stories
    .filter(({ tags }) => tags.includes('needs-browser') || !tags.includes('play-fn'))
    .filter(({ id, file }) => touched.has(file) || isInSample(id, { shares: 3, turn }))
}

/** Absolute paths of what differs from `CHANGED_SINCE`, by default from the commit before the last. Empty where there is no such commit. */
function listChanged(root: string): string[] {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  try {
    const since = process.env.CHANGED_SINCE ?? 'HEAD~1'
    const names = [git('diff', '--name-only', since), git('ls-files', '--others', '--exclude-standard')]
    return names.flatMap((lines) => lines.split('\n').filter(Boolean)).map((name) => join(root, name))
  } catch {
    return []
  }
}

const known = new Map<string, string[]>()

/** The files that files import, and theirs, by relative paths; with each the style sheets of its folder. */
function walkImports(files: readonly string[]): Set<string> {
  const seen = new Set<string>()
  const open = [...files]
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (seen.has(file)) continue
    seen.add(file)
    const imports = known.get(file) ?? readImports(file)
    known.set(file, imports)
    open.push(...imports)
  }
  return seen
}

function readImports(file: string): string[] {
  if (!/\.tsx?$/.test(file) || !existsSync(file)) return []
  const folder = dirname(file)
  const imports = readFileSync(file, 'utf8').matchAll(/(?:from|import|import\()\s*'(\.[^'?]+)/g)
  const sheets = readdirSync(folder).filter((name) => name.endsWith('.css'))
  return [...imports]
    .map(([, path]) => join(folder, path as string))
    .concat(sheets.map((name) => join(folder, name)))
}
