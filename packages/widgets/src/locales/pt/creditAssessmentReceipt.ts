import type { creditAssessmentReceipt as english } from '../../copy/en/creditAssessmentReceipt.ts'
import type { Translation } from '../Translation.ts'

export const creditAssessmentReceipt: Translation<typeof english> = {
  'creditAssessment.receipt.title': 'A entidade de crédito recebeu os seus documentos',
  'creditAssessment.receipt.text':
    'Recebido não quer dizer aprovado. A entidade de crédito lê os documentos e depois entra em contacto consigo. Não é prometida nenhuma data, e nenhuma decisão aparece aqui: o seu limite aparece assim que existir.',
  'creditAssessment.receipt.reference': 'Referência',
  'creditAssessment.receipt.sentAt': 'Enviado em',
  'creditAssessment.receipt.files': 'Ficheiros',
  'creditAssessment.receipt.filesValue': {
    one: '{count} ficheiro, {size}',
    other: '{count} ficheiros, {size}',
  },
  'creditAssessment.receipt.list': 'O que foi enviado',
  'creditAssessment.receipt.listText':
    'As letras e algarismos depois de cada nome são o início da soma de verificação do ficheiro: provam mais tarde de que ficheiro se tratava.',
  'creditAssessment.receipt.copy': 'Copiar a referência',
  'creditAssessment.receipt.print': 'Imprimir ou guardar',
  'creditAssessment.receipt.another': 'Enviar outra avaliação',
}
