import type { operationRows as english } from '../../copy/en/operationRows.ts'
import type { Translation } from '../Translation.ts'

export const operationRows: Translation<typeof english> = {
  'operationRows.label': 'Lignes en échec',
  'operationRows.noMessage': 'Le service n’a donné aucune raison.',
  'operationRows.more': 'En voir plus',
  'operationRows.failedToLoad': 'Impossible de charger les lignes en échec',
}
