import type { registeredCustomer as english } from '../../copy/en/registeredCustomer.ts'
import type { Translation } from '../Translation.ts'

export const registeredCustomer: Translation<typeof english> = {
  'registeredCustomer.title': '{name} ti forúkọ sílẹ̀',
  'registeredCustomer.title.noName': 'Oníbàárà náà ti forúkọ sílẹ̀',
  'registeredCustomer.text': 'Ó ti di ọ̀kan lára àwọn oníbàárà yín.',
  'registeredCustomer.documents': 'Ẹ lè fi àwọn ìwé rẹ̀ kún un tó bá yá.',
  'registeredCustomer.id': 'ID oníbàárà',
  'registeredCustomer.reference': 'Nọ́ńbà ìtọ́kasí',
  'registeredCustomer.copy': 'Ṣe ẹ̀dà {field}',
  'registeredCustomer.another': 'Forúkọ oníbàárà mìíràn',
}
