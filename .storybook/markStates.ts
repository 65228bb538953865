import type { Indexer } from 'storybook/internal/types'

/** The tag of stories that show a state or are a test: the sidebar leaves them out until a reader asks for the tag. */
export const stateTag = 'state'

/** A story keeps its canvas in the sidebar if the story is the first of a widget or of a part; all others are states, and whole files below `Tests` are. */
export function markStates(indexer: Indexer): Indexer {
  return {
    ...indexer,
    createIndex: async (file, options) => {
      const inputs = await indexer.createIndex(file, options)
      return inputs.map((input, at) => {
        const [group = ''] = (input.title ?? '').split('/')
        if (group === 'Tests') return { ...input, tags: [...(input.tags ?? []), stateTag, '!autodocs'] }
        const isState = at > 0 && (group === 'Widgets' || group === 'Brand')
        return isState ? { ...input, tags: [...(input.tags ?? []), stateTag] } : input
      })
    },
  }
}
