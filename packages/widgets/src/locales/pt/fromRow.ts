import type { fromRow as english } from '../../copy/en/fromRow.ts'
import type { Translation } from '../Translation.ts'

export const fromRow: Translation<typeof english> = {
  'fromRow.from': 'De',
  'fromRow.business': 'Empresa',
  'fromRow.ending': 'termina em {digits}',
  'fromRow.noAccount': 'Ainda sem conta dedicada',
  'fromRow.failed': 'Não foi possível ler a empresa e a conta em causa. Tente de novo antes de continuar.',
}
