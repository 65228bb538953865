export {
  prefetchLending,
  type PrefetchedLending,
  type PrefetchLendingParameters,
} from './prefetchLending.ts'
export { type PrefetchedEndpoints, type PrefetchedName } from './prefetchableReads.ts'
export { toScriptText } from './toScriptText.ts'
