import type { actingFor as english } from '../../copy/en/actingFor.ts'
import type { Translation } from '../Translation.ts'

export const actingFor: Translation<typeof english> = {
  'actingFor.actingFor': 'Unafanya kazi kwa niaba ya {name}',
  'actingFor.change': 'Badilisha biashara',
  'actingFor.failed': 'Hatukuweza kujua hii ni biashara gani',
  'actingFor.notYours': 'Huwezi kufanya kazi kwa niaba ya biashara hii',
}
