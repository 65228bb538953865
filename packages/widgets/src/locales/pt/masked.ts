import type { masked as english } from '../../copy/en/masked.ts'
import type { Translation } from '../Translation.ts'

export const masked: Translation<typeof english> = {
  'masked.hidden': 'Oculto',
  'masked.ending': 'Oculto, termina em {digits}',
  'masked.show': 'Mostrar «{field}»',
  'masked.hide': 'Ocultar «{field}»',
  'masked.copy': 'Copiar «{field}»',
  'masked.isShown': '«{field}» está visível.',
  'masked.isHidden': '«{field}» já não está visível.',
}
