import type { creditAssessmentReceipt as english } from '../../copy/en/creditAssessmentReceipt.ts'
import type { Translation } from '../Translation.ts'

export const creditAssessmentReceipt: Translation<typeof english> = {
  'creditAssessment.receipt.title': 'Mai ba da rance ya karɓi takardunku',
  'creditAssessment.receipt.text':
    'Karɓa ba amincewa ba ce. Mai ba da rance zai karanta su, kuma za ku ji daga gare shi. Ba a yi alƙawarin rana ba, kuma ba a nuna hukunci a nan: iyakarku za ta bayyana idan an ba ku.',
  'creditAssessment.receipt.reference': 'Lambar bibiya',
  'creditAssessment.receipt.sentAt': 'Lokacin turawa',
  'creditAssessment.receipt.files': 'Fayiloli',
  'creditAssessment.receipt.filesValue': { one: 'Fayil {count}, {size}', other: 'Fayiloli {count}, {size}' },
  'creditAssessment.receipt.list': 'Abin da aka tura',
  'creditAssessment.receipt.listText':
    'Haruffan da ke bayan kowane suna su ne na farkon lambar tabbatar da fayil (checksum): daga baya suna tabbatar da ko wane fayil ne.',
  'creditAssessment.receipt.copy': 'Kwafa lambar bibiya',
  'creditAssessment.receipt.print': 'Buga ko ajiye',
  'creditAssessment.receipt.another': 'Tura wata tantancewa',
}
