import type { registerCustomerReview as english } from '../../copy/en/registerCustomerReview.ts'
import type { Translation } from '../Translation.ts'

export const registerCustomerReview: Translation<typeof english> = {
  'registerCustomer.review.title': 'Verifique antes de registar',
  'registerCustomer.review.text': 'Leia cada linha. O que já foi registado não pode ser alterado aqui.',
  'registerCustomer.review.person': 'Pessoa',
  'registerCustomer.review.business': 'Empresa',
  'registerCustomer.review.representative': 'Representante',
  'registerCustomer.review.officeSameAsHome': 'Igual à morada de casa',
  'registerCustomer.review.files': 'Documentos',
  'registerCustomer.review.file': '{document}: {name} ({size})',
  'registerCustomer.confirm': 'Registar {name}',
  'registerCustomer.sending': 'A registar. Mantenha esta página aberta.',
  'registerCustomer.duplicate.title': 'Talvez já tenha registado este cliente',
  'registerCustomer.duplicate.text':
    'Os dados de um cliente com este número foram enviados anteriormente. Nada de novo foi enviado.',
  'registerCustomer.duplicate.confirm': 'Registar {name} de novo',
}
