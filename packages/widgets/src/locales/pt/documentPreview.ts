import type { documentPreview as english } from '../../copy/en/documentPreview.ts'
import type { Translation } from '../Translation.ts'

export const documentPreview: Translation<typeof english> = {
  'preview.size': '{type}, {size}',
  'preview.openTab': 'Abrir num novo separador',
  'preview.save': 'Guardar neste aparelho',
  'preview.image': 'A imagem {name}',
  'preview.text': 'As primeiras linhas de {name}',
  'preview.none': 'Este tipo de ficheiro não pode ser mostrado aqui. Guarde-o para o ver.',
  'preview.failed':
    'Não foi possível obter este ficheiro. Está seguro: verifique a sua ligação e tente de novo.',
}
