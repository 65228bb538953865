import type { form as english } from '../../copy/en/form.ts'
import type { Translation } from '../Translation.ts'

export const form: Translation<typeof english> = {
  'form.continue': 'Gaa n’ihu',
  'form.back': 'Laghachi',
  'form.step': 'Nzọụkwụ {current} n’ime {total}',
  'form.optional': '(ọ bụghị iwu)',
  'form.draftRestored':
    'Anyị debere ihe i dere. Anyị anaghị edebe nọmba njirimara, nọmba akaụntụ na nọmba ekwentị.',
  'form.discardDraft': 'Malite na fọm ọhụrụ',
}
