import { join } from 'node:path'
import { readStories } from '../../scripts/stories/readStories.ts'

/** A whole page that a reader can walk through. */
export type Journey = { name: string; storyId: string }

/** The stories below `Journeys`. */
export function listJourneys(): Journey[] {
  return readStories(join(import.meta.dirname, '../..')).flatMap(({ id, title }) => {
    const [group, name] = title.split('/')
    return group === 'Journeys' && name ? [{ name, storyId: id }] : []
  })
}
