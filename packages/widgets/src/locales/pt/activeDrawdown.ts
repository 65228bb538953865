import type { activeDrawdown as english } from '../../copy/en/activeDrawdown.ts'
import type { Translation } from '../Translation.ts'

export const activeDrawdown: Translation<typeof english> = {
  'activeDrawdown.title': 'Utilização de crédito ativa',
  'activeDrawdown.drawn': 'Valor utilizado',
  'activeDrawdown.outstanding': 'Falta reembolsar',
  'activeDrawdown.repaid': 'Já reembolsado',
  'activeDrawdown.meter': '{repaid} de {expected} reembolsados ({percent})',
  'activeDrawdown.dueOn': 'Esperado até',
  'activeDrawdown.maturity': 'Vence em',
  'activeDrawdown.disbursedOn': 'Desembolsado em',
  'activeDrawdown.tenor': 'Prazo',
  'activeDrawdown.days': { one: '{count} dia', other: '{count} dias' },
  'activeDrawdown.none.title': 'Nenhuma utilização de crédito ativa',
  'activeDrawdown.none.text': 'Quando utilizar o seu limite de crédito, o que deve aparece aqui.',
  'activeDrawdown.request': 'Pedir utilização',
  'activeDrawdown.repay': 'Reembolsar',
  'activeDrawdown.status.pending': 'Pendente',
  'activeDrawdown.status.paid': 'Paga',
  'activeDrawdown.status.none': 'Sem estado',
  'activeDrawdown.dueSoon': { one: 'A pagar dentro de {count} dia', other: 'A pagar dentro de {count} dias' },
  'activeDrawdown.dueToday': 'A pagar hoje',
  'activeDrawdown.overdue': { one: 'A data passou há {count} dia', other: 'A data passou há {count} dias' },
  'activeDrawdown.overdueNote':
    'Esta é a nossa própria leitura das datas. O serviço não declarou esta utilização em atraso.',
  'activeDrawdown.paidOn': 'Paga em {date}.',
  'activeDrawdown.currencyUnknown': 'O serviço não indica a moeda destes valores.',
  'activeDrawdown.failed': 'Não foi possível carregar a sua utilização de crédito',
}
