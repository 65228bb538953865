import type { StoryWorld } from './StoryWorld.ts'

/** The world of a running story: `play: async ({ loaded }) => { const { sandbox } = getWorld(loaded) }`. */
export function getWorld(loaded: Record<string, unknown>): StoryWorld {
  if (!loaded.world)
    throw new Error('This story has no world. Its loaders were replaced: keep those of the preview.')
  // The cast follows from the preview's loader, the only one that writes this name.
  return loaded.world as StoryWorld
}
