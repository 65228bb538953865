import type { creditLimit as english } from '../../copy/en/creditLimit.ts'
import type { Translation } from '../Translation.ts'

export const creditLimit: Translation<typeof english> = {
  'creditLimit.title': 'Limite de crédito',
  'creditLimit.available': 'Disponível para utilizar',
  'creditLimit.notStated': 'Não indicado',
  'creditLimit.limit': 'Limite',
  'creditLimit.drawn': 'Utilizado',
  'creditLimit.meter': '{drawn} de {limit} utilizados',
  'creditLimit.meterPercent': '{drawn} de {limit} utilizados ({percent})',
  'creditLimit.overdrawn': 'O valor utilizado é maior do que o limite permite.',
  'creditLimit.fullyDrawn': 'Todo o limite está utilizado.',
  'creditLimit.none.title': 'Ainda sem limite de crédito',
  'creditLimit.none.text': 'Quando a sua avaliação de crédito for aprovada, o seu limite aparece aqui.',
  'creditLimit.status.active': 'Ativo',
  'creditLimit.status.expired': 'Expirado',
  'creditLimit.status.closed': 'Fechado',
  'creditLimit.status.none': 'Sem estado',
  'creditLimit.expired': 'Este limite expirou. Já não o pode utilizar.',
  'creditLimit.expiredOn': 'Este limite expirou em {date}. Já não o pode utilizar.',
  'creditLimit.closed': 'Este limite foi fechado. Já não o pode utilizar.',
  'creditLimit.validUntil': 'Válido até',
  'creditLimit.inDollars': 'Em dólares americanos',
  'creditLimit.request': 'Pedir utilização',
  'creditLimit.failed': 'Não foi possível carregar o seu limite de crédito',
}
