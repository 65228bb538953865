type Live = { scope: string; end: () => void }

const live = new Set<Live>()

/** The sets of files on this page, known without loading the code that sends them, so that a sign-out stops them. */
export const liveUploads = {
  add: (one: Live): void => void live.add(one),
  /** Ends those whose scope begins like this. */
  end: (begin: string): void => {
    for (const one of live) {
      if (!one.scope.startsWith(begin)) continue
      live.delete(one)
      one.end()
    }
  },
}
