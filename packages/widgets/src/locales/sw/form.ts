import type { form as english } from '../../copy/en/form.ts'
import type { Translation } from '../Translation.ts'

export const form: Translation<typeof english> = {
  'form.continue': 'Endelea',
  'form.back': 'Rudi',
  'form.step': 'Hatua ya {current} kati ya {total}',
  'form.optional': '(si lazima)',
  'form.draftRestored':
    'Tumehifadhi ulichokuwa umeandika. Nambari za utambulisho, za akaunti na za simu hazihifadhiwi.',
  'form.discardDraft': 'Anza na fomu tupu',
}
