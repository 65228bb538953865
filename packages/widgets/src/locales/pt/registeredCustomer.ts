import type { registeredCustomer as english } from '../../copy/en/registeredCustomer.ts'
import type { Translation } from '../Translation.ts'

export const registeredCustomer: Translation<typeof english> = {
  'registeredCustomer.title': 'Cliente registado: {name}',
  'registeredCustomer.title.noName': 'O cliente está registado',
  'registeredCustomer.text': 'Este cliente está agora na sua lista.',
  'registeredCustomer.documents': 'Os documentos do cliente podem ser juntos mais tarde.',
  'registeredCustomer.id': 'Identificador do cliente',
  'registeredCustomer.reference': 'Referência',
  'registeredCustomer.copy': 'Copiar «{field}»',
  'registeredCustomer.another': 'Registar outro cliente',
}
