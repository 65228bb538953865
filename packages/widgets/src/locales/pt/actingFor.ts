import type { actingFor as english } from '../../copy/en/actingFor.ts'
import type { Translation } from '../Translation.ts'

export const actingFor: Translation<typeof english> = {
  'actingFor.actingFor': 'Está a agir por {name}',
  'actingFor.change': 'Mudar de empresa',
  'actingFor.failed': 'Não foi possível saber que empresa é esta',
  'actingFor.notYours': 'Não pode agir por esta empresa',
}
