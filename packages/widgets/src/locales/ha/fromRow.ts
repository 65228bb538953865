import type { fromRow as english } from '../../copy/en/fromRow.ts'
import type { Translation } from '../Translation.ts'

export const fromRow: Translation<typeof english> = {
  'fromRow.from': 'Daga',
  'fromRow.business': 'Kasuwanci',
  'fromRow.ending': 'ƙarshensa {digits}',
  'fromRow.noAccount': 'Babu keɓaɓɓen asusu tukuna',
  'fromRow.failed':
    'Ba mu iya gano wane kasuwanci da asusu wannan ya shafa ba. Ku sake gwadawa kafin ku ci gaba.',
}
