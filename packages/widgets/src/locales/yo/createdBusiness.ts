import type { createdBusiness as english } from '../../copy/en/createdBusiness.ts'
import type { Translation } from '../Translation.ts'

export const createdBusiness: Translation<typeof english> = {
  'createdBusiness.title': '{name} ti forúkọ sílẹ̀',
  'createdBusiness.title.noName': 'Iléeṣẹ́ náà ti forúkọ sílẹ̀',
  'createdBusiness.text': 'Ètò ẹ̀yáwó ti ṣí àkáǹtì rẹ̀.',
  'createdBusiness.assessment': 'Àyẹ̀wò ẹ̀yáwó',
  'createdBusiness.assessment.notStarted': 'Kò tíì bẹ̀rẹ̀',
  'createdBusiness.assessment.next':
    'Ìgbésẹ̀ tó kàn ni láti fi àwọn ìwé ránṣẹ́ fún àyẹ̀wò ẹ̀yáwó rẹ̀. Ẹ̀yin lẹ máa bẹ̀rẹ̀ rẹ̀; kò ní bẹ̀rẹ̀ fúnra rẹ̀.',
  'createdBusiness.assessment.start': 'Bẹ̀rẹ̀ àyẹ̀wò ẹ̀yáwó',
  'createdBusiness.id': 'ID àkáǹtì',
  'createdBusiness.reference': 'Nọ́ńbà ìtọ́kasí',
  'createdBusiness.copy': 'Ṣe ẹ̀dà {field}',
  'createdBusiness.another': 'Forúkọ iléeṣẹ́ mìíràn',
}
