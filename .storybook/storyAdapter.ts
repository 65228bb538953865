/** Which components the stories begin with: the second run of the suite sets it, so that every story also passes in plain HTML. */
export const storyAdapter: 'default' | 'plain' =
  import.meta.env.STORYBOOK_ADAPTER === 'plain' ? 'plain' : 'default'
