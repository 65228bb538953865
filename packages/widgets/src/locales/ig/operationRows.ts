import type { operationRows as english } from '../../copy/en/operationRows.ts'
import type { Translation } from '../Translation.ts'

export const operationRows: Translation<typeof english> = {
  'operationRows.label': 'Ndị na-agaghị nke ọma',
  'operationRows.noMessage': 'Ndị ọrụ mgbazinye ekwughị ihe kpatara ya.',
  'operationRows.more': 'Gosikwuo',
  'operationRows.failedToLoad': 'Anyị enweghị ike ibubata ndị na-agaghị nke ọma',
}
