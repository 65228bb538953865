import type { registeredCustomer as english } from '../../copy/en/registeredCustomer.ts'
import type { Translation } from '../Translation.ts'

export const registeredCustomer: Translation<typeof english> = {
  'registeredCustomer.title': 'Client inscrit : {name}',
  'registeredCustomer.title.noName': 'Le client est inscrit',
  'registeredCustomer.text': 'Ce client est maintenant dans votre liste.',
  'registeredCustomer.documents': 'Ses documents pourront être ajoutés plus tard.',
  'registeredCustomer.id': 'Identifiant du client',
  'registeredCustomer.reference': 'Référence',
  'registeredCustomer.copy': 'Copier « {field} »',
  'registeredCustomer.another': 'Inscrire un autre client',
}
