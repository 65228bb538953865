import type { registeredCustomer as english } from '../../copy/en/registeredCustomer.ts'
import type { Translation } from '../Translation.ts'

export const registeredCustomer: Translation<typeof english> = {
  'registeredCustomer.title': 'Mteja {name} amesajiliwa',
  'registeredCustomer.title.noName': 'Mteja amesajiliwa',
  'registeredCustomer.text': 'Sasa ni mmoja wa wateja wako.',
  'registeredCustomer.documents': 'Nyaraka zake zinaweza kuongezwa baadaye.',
  'registeredCustomer.id': 'Kitambulisho cha mteja',
  'registeredCustomer.reference': 'Nambari ya kumbukumbu',
  'registeredCustomer.copy': 'Nakili {field}',
  'registeredCustomer.another': 'Sajili mteja mwingine',
}
