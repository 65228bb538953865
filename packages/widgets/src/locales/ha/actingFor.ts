import type { actingFor as english } from '../../copy/en/actingFor.ts'
import type { Translation } from '../Translation.ts'

export const actingFor: Translation<typeof english> = {
  'actingFor.actingFor': 'Kuna aiki a madadin {name}',
  'actingFor.change': 'Canja kasuwanci',
  'actingFor.failed': 'Ba mu iya gano wane kasuwanci ne wannan ba',
  'actingFor.notYours': 'Ba za ku iya aiki a madadin wannan kasuwanci ba',
}
