import type { operationRows as english } from '../../copy/en/operationRows.ts'
import type { Translation } from '../Translation.ts'

export const operationRows: Translation<typeof english> = {
  'operationRows.label': 'Linhas com falha',
  'operationRows.noMessage': 'O serviço não deu nenhum motivo.',
  'operationRows.more': 'Mostrar mais',
  'operationRows.failedToLoad': 'Não foi possível carregar as linhas com falha',
}
