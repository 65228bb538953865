import { type Translate, useCopy } from '@onlend/widgets/internal'
import { brandStudio } from './brandStudio.words.ts'

/** The name of a sentence of the studio. */
export type StudioKey = keyof typeof brandStudio

/** Says a sentence of the studio. */
export type StudioWord = Translate<typeof brandStudio>

/** The sentences of the studio in the language of its root. */
export function useStudioWords(): StudioWord {
  return useCopy(brandStudio)
}
