import type { UploadItem } from '@onlend/hooks/uploads'

/** What a person may do about a file: nothing, press "try again", or pick a file. */
export type FileNeed = 'none' | 'retry' | 'pick-again' | 'pick-another'

/** What a file that does not move on needs from a person. */
export function fileNeeds({ state, problem, isHere }: UploadItem): FileNeed {
  if (state === 'rejected') return problem === 'TOO_MANY' ? 'none' : 'pick-another'
  if (state !== 'failed' || problem === 'NOT_ALLOWED') return 'none'
  if (problem === 'UNREADABLE' || problem === 'NOT_HERE') return 'pick-again'
  return isHere ? 'retry' : 'pick-again'
}
