import { useCopy } from '@onlend/widgets/internal'
import { useCallback } from 'react'
import { brandFaults } from '../brandFaults.words.ts'
import type { BrandProblem } from '../createProblem.ts'

/** Says what is wrong and what mends it, in the language of the studio. */
export function useProblemText(): (problem: BrandProblem) => string {
  const say = useCopy(brandFaults)
  return useCallback(({ code, values }) => say(`brandFault.${code}`, values), [say])
}
