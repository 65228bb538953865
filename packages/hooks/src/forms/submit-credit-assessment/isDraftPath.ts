import { assessmentDocuments } from '@onlend/core/internal'
import { figureNames } from './figureNames.ts'

const known = new RegExp(
  `^(?:years|figures\\.\\d{4}\\.(?:${figureNames.join('|')})|notApplicable\\.(?:${assessmentDocuments.join('|')})|order\\.[a-z0-9_]{1,80})$`,
)

/** Whether a field is one that a draft has: what was written elsewhere is read by it. */
export function isDraftPath(path: string): boolean {
  return known.test(path)
}
