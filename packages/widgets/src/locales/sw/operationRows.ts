import type { operationRows as english } from '../../copy/en/operationRows.ts'
import type { Translation } from '../Translation.ts'

export const operationRows: Translation<typeof english> = {
  'operationRows.label': 'Mistari iliyoshindikana',
  'operationRows.noMessage': 'Huduma haikutoa sababu.',
  'operationRows.more': 'Onyesha zaidi',
  'operationRows.failedToLoad': 'Hatukuweza kupakia mistari iliyoshindikana',
}
