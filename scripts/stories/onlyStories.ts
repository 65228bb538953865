import { normalizePath, type Plugin } from 'vite'
import { readStories, type StoryEntry } from './readStories.ts'

/** Stories with this tag are no tests of a project. */
export const leftOut = 'left-out'

/** Leaves the stories out that are not chosen, and the files of which none is. Stands before the plugin of Storybook, which reads the tags. */
export function onlyStories(
  root: string,
  choose: (stories: readonly StoryEntry[]) => readonly StoryEntry[],
): Plugin {
  const others = new Map<string, StoryEntry[]>()
  return {
    name: 'onlend-only-stories',
    enforce: 'pre',
    // After Vitest's own hook, which ends here for a project that is not run.
    config: {
      order: 'post',
      handler() {
        const stories = readStories(root)
        const chosen = new Set(choose(stories))
        const kept = new Set([...chosen].map(({ file }) => file))
        for (const story of stories.filter((one) => !chosen.has(one)))
          others.set(normalizePath(story.file), [...(others.get(normalizePath(story.file)) ?? []), story])
        console.log(`${chosen.size} of ${stories.length} stories are played.`)
        return { test: { exclude: stories.map(({ file }) => file).filter((file) => !kept.has(file)) } }
      },
    },
    transform(code, id) {
      const rest = others.get(id.split('?')[0] ?? id)
      if (!rest) return null
      const lines = rest.map(
        ({ exportName, tags }) => `${exportName}.tags = ${JSON.stringify([...tags, leftOut])}`,
      )
      return { code: `${code}\n${lines.join('\n')}\n`, map: null }
    },
  }
}
