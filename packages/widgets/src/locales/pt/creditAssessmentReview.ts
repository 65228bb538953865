import type { creditAssessmentReview as english } from '../../copy/en/creditAssessmentReview.ts'
import type { Translation } from '../Translation.ts'

export const creditAssessmentReview: Translation<typeof english> = {
  'creditAssessment.check.files': { one: '{count} ficheiro, {size}', other: '{count} ficheiros, {size}' },
  'creditAssessment.check.noFiles': 'Ainda sem ficheiro',
  'creditAssessment.check.notApplicable': 'Declara que não tem este documento',
  'creditAssessment.check.notReady': 'Não está pronto',
  'creditAssessment.check.change': 'Alterar',
  'creditAssessment.check.changePart': 'Alterar «{part}»',
  'creditAssessment.check.missingFigure': 'Em falta',
  'creditAssessment.check.total': 'No total',
  'creditAssessment.review.title': 'Enviar a avaliação agora?',
  'creditAssessment.review.text':
    'A entidade de crédito recebe tudo o que está abaixo. Depois não o pode retirar nem alterar.',
  'creditAssessment.review.filesLabel': 'Ficheiros',
  'creditAssessment.review.years': 'Números de',
  'creditAssessment.review.notApplicable': 'Documentos que declara não ter',
  'creditAssessment.confirm': { one: 'Enviar {count} ficheiro', other: 'Enviar {count} ficheiros' },
  'creditAssessment.sending':
    'A enviar. Isto pode demorar alguns minutos. Pode guardar o telefone: os documentos já estão connosco e o envio continua sem ele. Volte a ver aqui mais tarde.',
  'creditAssessment.duplicate.title': 'Esta avaliação talvez já tenha sido enviada',
  'creditAssessment.duplicate.text':
    'Os mesmos documentos foram enviados anteriormente. Nada de novo foi enviado.',
  'creditAssessment.duplicate.confirm': 'Enviar tudo de novo',
}
