import type { form as english } from '../../copy/en/form.ts'
import type { Translation } from '../Translation.ts'

export const form: Translation<typeof english> = {
  'form.continue': 'Continuer',
  'form.back': 'Retour',
  'form.step': 'Étape {current} sur {total}',
  'form.optional': '(facultatif)',
  'form.draftRestored':
    'Nous avons gardé ce que vous aviez saisi. Les numéros d’identité, de compte et de téléphone ne sont pas gardés.',
  'form.discardDraft': 'Vider le formulaire',
}
