import { brandFaults } from '../../../brand/src/brandFaults.words.ts'
import { brandStudio } from '../../../brand/src/studio/brandStudio.words.ts'
import { enBulk } from '../../../bulk/src/enBulk.ts'
import { enForms } from '../../src/enForms.ts'
import { enOperators } from '../../src/enOperators.ts'
import { enReads } from '../../src/enReads.ts'
import type { Words } from '../../src/words/Messages.ts'
import type { WordGroup } from '../../src/words/wordGroups.ts'

/** Every sentence in English by the group whose file has it in another language: `locales/<locale>/<group>.json`. */
export const groupedEnglish: Readonly<Record<WordGroup, Words>> = {
  reads: enReads,
  forms: enForms,
  operators: enOperators,
  bulk: enBulk,
  brand: { ...brandStudio, ...brandFaults },
}
