import type { actingFor as english } from '../../copy/en/actingFor.ts'
import type { Translation } from '../Translation.ts'

export const actingFor: Translation<typeof english> = {
  'actingFor.actingFor': 'Ẹ ń ṣiṣẹ́ fún {name}',
  'actingFor.change': 'Yí iléeṣẹ́ padà',
  'actingFor.failed': 'A kò lè mọ iléeṣẹ́ tí èyí jẹ́',
  'actingFor.notYours': 'Ẹ kò lè ṣiṣẹ́ fún iléeṣẹ́ yìí',
}
