import type { createBusinessReview as english } from '../../copy/en/createBusinessReview.ts'
import type { Translation } from '../Translation.ts'

export const createBusinessReview: Translation<typeof english> = {
  'createBusiness.summary.text': 'Leia cada linha. O que já foi registado não pode ser alterado aqui.',
  'createBusiness.summary.change': 'Alterar',
  'createBusiness.summary.changePage': 'Alterar «{page}»',
  'createBusiness.summary.missing': 'Por preencher',
  'createBusiness.summary.noDescription': 'Sem descrição',
  'createBusiness.summary.registeredAddress': 'Morada da sede',
  'createBusiness.summary.representative': 'Representante',
  'createBusiness.summary.supportEmail': 'Endereço de e-mail para os clientes da empresa',
  'createBusiness.review.title': 'Registar esta empresa?',
  'createBusiness.review.text': 'A conta é aberta assim que confirmar. Não pode anular isto aqui.',
  'createBusiness.confirm': 'Registar {name}',
  'createBusiness.sending': 'A registar a empresa. Mantenha esta página aberta.',
  'createBusiness.duplicate.sent.title': 'Talvez já tenha registado esta empresa',
  'createBusiness.duplicate.sent.text':
    'Os dados de uma empresa com este nome e este número fiscal foram enviados anteriormente. Nada de novo foi enviado.',
  'createBusiness.duplicate.sent.confirm': 'Registar {name} de novo',
}
