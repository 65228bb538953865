import type { withdrawReview as english } from '../../copy/en/withdrawReview.ts'
import type { Translation } from '../Translation.ts'

export const withdrawReview: Translation<typeof english> = {
  'withdraw.confirm': 'Levantar {amount}',
  'withdraw.review.title': 'Verifique antes de enviar',
  'withdraw.review.text': 'Leia cada linha. O dinheiro enviado não pode ser recuperado.',
  'withdraw.review.amount': 'Está a enviar',
  'withdraw.review.recipient': 'Nome na conta',
  'withdraw.review.resolvedName': 'Nome no banco',
  'withdraw.review.bank': 'Banco',
  'withdraw.review.operator': 'Operador',
  'withdraw.review.accountNumber': 'Número da conta',
  'withdraw.review.mobileNumber': 'Número de telemóvel',
  'withdraw.review.narration': 'Motivo',
  'withdraw.review.remaining': 'Fica na sua conta dedicada',
  'withdraw.review.code': '{name} (código {code})',
  'withdraw.sending': 'A enviar. Mantenha esta página aberta.',
  'withdraw.possibleDuplicate.title': 'Talvez já tenha enviado este dinheiro',
  'withdraw.possibleDuplicate.text':
    'Um levantamento como este foi pedido anteriormente. Nada de novo foi enviado.',
  'withdraw.possibleDuplicate.confirm': 'Enviar mais {amount}',
}
