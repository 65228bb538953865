import type { operationRows as english } from '../../copy/en/operationRows.ts'
import type { Translation } from '../Translation.ts'

export const operationRows: Translation<typeof english> = {
  'operationRows.label': 'Waɗanda ba su yi nasara ba',
  'operationRows.noMessage': 'Sabis ɗin rance bai ba da dalili ba.',
  'operationRows.more': 'Nuna ƙari',
  'operationRows.failedToLoad': 'Ba mu iya loda waɗanda ba su yi nasara ba',
}
