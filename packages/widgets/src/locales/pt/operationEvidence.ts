import type { operationEvidence as english } from '../../copy/en/operationEvidence.ts'
import type { Translation } from '../Translation.ts'

export const operationEvidence: Translation<typeof english> = {
  'operationEvidence.title': 'Dito depois',
  'operationEvidence.succeeded': 'O serviço disse que foi feito.',
  'operationEvidence.failed': 'O serviço disse que não foi feito.',
  'operationEvidence.reversed': 'O serviço disse que foi desfeito: o dinheiro voltou.',
  'operationEvidence.unsigned': 'Este aviso não estava assinado.',
  'operationEvidence.decided': 'O operador registou isto em {time}.',
  'operationEvidence.confirmed': 'Um segundo operador, {by}, confirmou.',
  'operationEvidence.resolvedBy': 'Resolvido pelo operador {by}, com prova',
}
