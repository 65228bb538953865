import type { repaymentReview as english } from '../../copy/en/repaymentReview.ts'
import type { Translation } from '../Translation.ts'

export const repaymentReview: Translation<typeof english> = {
  'repayment.review.title': 'Verifique antes de enviar',
  'repayment.review.text':
    'Isto diz ao serviço que o cliente pagou. Não move dinheiro e não pode ser anulado aqui.',
  'repayment.review.amount': 'Valor pago',
  'repayment.review.reference': 'Empréstimo',
  'repayment.review.client': 'Cliente',
  'repayment.review.loanAmount': 'Valor do empréstimo',
  'repayment.confirm': 'Comunicar {amount} como pago',
  'repayment.sending': 'A enviar. Mantenha esta página aberta.',
  'repayment.duplicate.title': 'Um pagamento como este foi comunicado anteriormente',
  'repayment.duplicate.text':
    'Tem o mesmo empréstimo e o mesmo valor. Nada de novo foi enviado. Se o cliente pagou duas vezes, pode comunicar também o segundo pagamento.',
  'repayment.duplicate.confirm': 'Comunicar mais {amount}',
}
