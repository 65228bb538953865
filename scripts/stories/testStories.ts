import { composeStories } from '@storybook/react-vite'
import type { ComposedStoryFn } from 'storybook/internal/types'
import { expect, test } from 'vitest'

/** Plays the stories of a file, but for those that need a browser. The plugin of `storyDomProject` calls this from the file itself. */
export function testStories(stories: Parameters<typeof composeStories>[0], file: string): void {
  // One file of stories may import another.
  if (expect.getState().testPath !== file) return
  // The cast: composed stories are typed by the names of the file, which are not known here.
  for (const [name, story] of Object.entries(composeStories(stories) as Record<string, ComposedStoryFn>))
    if (story.play && !story.tags.includes('needs-browser'))
      test(name, async () => {
        await story.run()
        expect(document.querySelector('.ol-Card .ol-Card'), 'a card inside of a card').toBeNull()
      })
}
