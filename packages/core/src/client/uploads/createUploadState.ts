import type { UploadSetState, UploadStateStore } from './UploadSet.ts'

/** The state before anything is known: on a server, during hydration and at the beginning. */
const fresh: UploadSetState = {
  items: [],
  status: 'pending',
  limits: null,
  progress: { files: 0, filesStaged: 0, bytes: 0, bytesSent: 0, ratio: 1, secondsLeft: null },
  isBusy: false,
  isKept: true,
  isPaused: false,
  isSignedOut: false,
  isOffline: false,
  order: {},
}

/** Makes the store of a set. */
export function createUploadState(): UploadStateStore {
  const listeners = new Set<(state: UploadSetState) => void>()
  let state = fresh
  return {
    getState: () => state,
    getInitialState: () => fresh,
    setState: (patch) => {
      state = { ...state, ...patch }
      for (const listener of listeners) listener(state)
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
