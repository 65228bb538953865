import type { form as english } from '../../copy/en/form.ts'
import type { Translation } from '../Translation.ts'

export const form: Translation<typeof english> = {
  'form.continue': 'Ci gaba',
  'form.back': 'Koma baya',
  'form.step': 'Mataki na {current} cikin {total}',
  'form.optional': '(ba dole ba)',
  'form.draftRestored': 'Mun ajiye abin da kuka rubuta. Ba a ajiye lambobin shaida, na asusu da na waya ba.',
  'form.discardDraft': 'Fara da fom maras komai',
}
