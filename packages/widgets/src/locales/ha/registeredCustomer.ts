import type { registeredCustomer as english } from '../../copy/en/registeredCustomer.ts'
import type { Translation } from '../Translation.ts'

export const registeredCustomer: Translation<typeof english> = {
  'registeredCustomer.title': 'An yi wa {name} rajista',
  'registeredCustomer.title.noName': 'An yi wa abokin cinikin rajista',
  'registeredCustomer.text': 'Yanzu yana cikin abokan cinikinku.',
  'registeredCustomer.documents': 'Ana iya ƙara takardunsa daga baya.',
  'registeredCustomer.id': 'ID na abokin ciniki',
  'registeredCustomer.reference': 'Lambar bibiya',
  'registeredCustomer.copy': 'Kwafa {field}',
  'registeredCustomer.another': 'Yi wa wani rajista',
}
