import type { createdBusiness as english } from '../../copy/en/createdBusiness.ts'
import type { Translation } from '../Translation.ts'

export const createdBusiness: Translation<typeof english> = {
  'createdBusiness.title': 'Empresa registada: {name}',
  'createdBusiness.title.noName': 'A empresa está registada',
  'createdBusiness.text': 'O serviço abriu a conta da empresa.',
  'createdBusiness.assessment': 'Avaliação de crédito',
  'createdBusiness.assessment.notStarted': 'Não iniciada',
  'createdBusiness.assessment.next':
    'O passo seguinte é entregar os documentos para a avaliação de crédito da empresa. Só começa quando a iniciar: nada acontece sozinho.',
  'createdBusiness.assessment.start': 'Iniciar a avaliação',
  'createdBusiness.id': 'Identificador da conta',
  'createdBusiness.reference': 'Referência',
  'createdBusiness.copy': 'Copiar «{field}»',
  'createdBusiness.another': 'Registar outra empresa',
}
