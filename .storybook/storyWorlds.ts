import { createStoryWorld } from '../packages/widgets/stories/createStoryWorld.ts'
import type { LendingParameters, StoryWorld } from '../packages/widgets/stories/StoryWorld.ts'

const open = new Map<string, Promise<StoryWorld>>()
let opened = 0

/**
 * The worlds of the stories on screen. A world outlives a change of brand or language, so that no half-filled form is lost to
 * the toolbar, and ends with its story.
 */
export const storyWorlds = {
  /** The world of a story, made anew when there is none or when it stood on another network. */
  of(storyId: string, parameters: LendingParameters): Promise<StoryWorld> {
    const key = `${storyId} ${parameters.network}`
    const found = open.get(key)
    if (found) return found
    storyWorlds.close(storyId)
    opened += 1
    const world = createStoryWorld(`world_${opened}`, parameters)
    open.set(key, world)
    return world
  },
  close(storyId: string): void {
    for (const [key, world] of open) {
      if (!key.startsWith(`${storyId} `)) continue
      open.delete(key)
      void world.then(({ close }) => close())
    }
  },
}
