import type { form as english } from '../../copy/en/form.ts'
import type { Translation } from '../Translation.ts'

export const form: Translation<typeof english> = {
  'form.continue': 'Continuar',
  'form.back': 'Voltar',
  'form.step': 'Passo {current} de {total}',
  'form.optional': '(opcional)',
  'form.draftRestored':
    'Guardámos o que tinha escrito. Os números de identificação, de conta e de telefone não são guardados.',
  'form.discardDraft': 'Limpar o formulário',
}
