import type { actingFor as english } from '../../copy/en/actingFor.ts'
import type { Translation } from '../Translation.ts'

export const actingFor: Translation<typeof english> = {
  'actingFor.actingFor': 'Ị na-anọchi anya {name}',
  'actingFor.change': 'Gbanwee ụlọ ọrụ',
  'actingFor.failed': 'Anyị enweghị ike ịmata ụlọ ọrụ nke a bụ',
  'actingFor.notYours': 'I nweghị ike ịnọchi anya ụlọ ọrụ a',
}
